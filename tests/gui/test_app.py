"""The program `protest-gui`, from outside: its arguments, and that it opens the file given."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from protest_core import __version__
from protest_core.db.project import Project

# The event loop is where the program would stay: there we look what it shows, and leave.
LOOK_AND_LEAVE = """
from PySide6.QtWidgets import QApplication
from tests.gui.driving.window import settle

def look():
    for each in QApplication.topLevelWidgets():
        settle(each)
    print(*(each.windowTitle() for each in QApplication.topLevelWidgets() if each.isVisible()))
    return 0

QApplication.exec = staticmethod(look)
from protest_gui.main import main
main()
"""
SIZES_OF_TEXT = """
from PySide6.QtWidgets import QApplication
from protest_gui.main import shown_window
from protest_gui.preferences import Preferences

app = QApplication([])
preferences = Preferences()
preferences.text_percent = 200
window = shown_window(None, preferences)
print(app.font().pointSizeF(), window.menuBar().font().pointSizeF())
"""
# The clipboard ends with Qt, after Python.
COPY_AND_LEAVE = """
from PySide6.QtWidgets import QApplication
from protest_gui.text.marks import ShownLine
from protest_gui.text.token_text import TokenText

app = QApplication([])
text = TokenText(selectable=False)
text.show_rows([ShownLine(0, ("Sie", "ist", "kaputt"))], {}, right_to_left=False)
text.selectAll()
text.copy()
print(app.clipboard().text(), *app.clipboard().mimeData().formats())
"""
MISTAKE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
from tests.gui.driving.window import click, message

def look():
    every = QApplication.topLevelWidgets()
    (window,) = [each for each in every if isinstance(each, QMainWindow)]
    timer = QTimer(window, singleShot=True)
    timer.timeout.connect(lambda: 1 / 0)
    timer.start(0)
    while not message(window):
        QApplication.processEvents()
    click(window, "Copy report")
    print(window.isVisible(), message(window))
    print(QApplication.clipboard().text())
    return 0

QApplication.exec = staticmethod(look)
from protest_gui.main import main
main()
"""
COUNTED = """
import sys
from PySide6.QtCore import QObject, Signal

class Source(QObject):
    done = Signal(bool)

source = Source()
before = sys.getrefcount(True), sys.getrefcount(None)
for _ in range(200):
    source.done.emit(True)
    source.setObjectName("x")
after = sys.getrefcount(True), sys.getrefcount(None)
print([new - old for old, new in zip(before, after)])
"""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
    )


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the programs' settings apart from those of the person who runs the tests."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


@pytest.mark.parametrize(
    ("argument", "expected"),
    [("--version", f"protest-gui, version {__version__}\n"), ("--help", "usage: protest-gui")],
)
def test_version_and_help_are_printed_without_a_screen(argument: str, expected: str):
    # A Qt that was loaded would stop the program here.
    result = run("-m", "protest_gui", argument, QT_QPA_PLATFORM="there is none")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith(expected)


def test_menus_begin_in_the_size_of_text_that_was_chosen():
    """Runs in a process of its own: in the tests' one, a window has set the size before."""
    text, menus = run("-c", SIZES_OF_TEXT).stdout.split()
    assert menus == text


def test_the_program_ends_well_after_text_was_copied_from_a_translation():
    result = run("-c", COPY_AND_LEAVE)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == "Sie ist kaputt text/plain\n"


def test_help_loads_neither_qt_nor_the_database():
    code = (
        "import sys\nfrom protest_gui.main import parsed\n"
        "try:\n    parsed(['--help'])\n"
        "except SystemExit:\n    print(*{name.split('.')[0] for name in sys.modules})"
    )
    loaded = set(run("-c", code).stdout.splitlines()[-1].split())
    assert "argparse" in loaded
    assert loaded.isdisjoint({"PySide6", "shiboken6", "sqlalchemy"})


@pytest.mark.parametrize("arguments", [("--what",), ("one.protest", "two.protest")])
def test_arguments_that_mean_nothing_are_wrong_usage(arguments: tuple[str, ...]):
    assert run("-m", "protest_gui", *arguments).returncode == 2


def test_the_file_given_is_opened(project: Project):
    result = run("-c", LOOK_AND_LEAVE, str(project.path))
    assert result.returncode == 0, result.stderr
    assert result.stdout == "small.protest[*] – PROTEST\n"


def test_without_a_file_an_empty_window_opens(tmp_path: Path):
    result = run("-c", LOOK_AND_LEAVE)
    assert result.returncode == 0, result.stderr
    assert result.stdout == "PROTEST\n"


def test_the_language_chosen_is_kept_for_the_next_time():
    assert run("-c", LOOK_AND_LEAVE, "--language", "eo").returncode == 0
    kept = run(
        "-c",
        "from protest_gui.preferences import Preferences\nprint(Preferences().language)",
    )
    assert kept.stdout == "eo\n"


def test_a_mistake_of_ours_is_shown_with_a_report_and_the_window_stays():
    result = run("-c", MISTAKE)
    assert result.returncode == 0, result.stderr
    sentence, *report = result.stdout.splitlines()
    assert sentence.startswith("True Something went wrong in PROTEST itself (ZeroDivisionError)")
    assert report[0] == f"PROTEST {__version__}"
    assert "Traceback" in result.stdout
    assert "ZeroDivisionError" in result.stderr  # for whoever started it from a terminal


@pytest.mark.skipif(sys.platform != "linux", reason="other desktops know no .desktop files")
def test_the_desktop_entry_is_installed_without_a_window(tmp_path: Path):
    result = run("-m", "protest_gui", "--install-desktop", QT_QPA_PLATFORM="there is none")
    assert (result.returncode, result.stderr) == (0, "")
    made = [Path(line.removeprefix("Made ")) for line in result.stdout.splitlines()]
    assert made
    assert all(path.is_relative_to(tmp_path) and path.exists() for path in made)


def test_the_installed_pyside_loses_no_references():
    """PySide6 6.12.0 does under Python 3.11: after some hundred signals the program dies."""
    lost = [int(each) for each in run("-c", COUNTED).stdout.strip("[]\n").split(",")]
    assert all(each > -100 for each in lost)


def test_a_directory_given_is_opened_as_a_suite(suite_directory: Path):
    result = run("-c", LOOK_AND_LEAVE, str(suite_directory))
    assert result.returncode == 0, result.stderr
    assert result.stdout == "small[*] – PROTEST\n"
