"""The program `protest-gui`, from outside: its arguments, and that it opens the file given."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from protest_core import __version__
from protest_core.operations import Project

# The event loop is where the program would stay: there we look what it shows, and leave.
LOOK_AND_LEAVE = """
import sys
from PySide6.QtWidgets import QApplication

def look():
    print(*(each.windowTitle() for each in QApplication.topLevelWidgets() if each.isVisible()))
    return 0

QApplication.exec = staticmethod(look)
from protest_gui.app import main
main()
"""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
    )


@pytest.mark.parametrize(
    ("argument", "expected"),
    [("--version", f"protest-gui, version {__version__}\n"), ("--help", "usage: protest-gui")],
)
def test_version_and_help_are_printed_without_a_screen(argument: str, expected: str):
    # A Qt that was loaded would stop the program here.
    result = run("-m", "protest_gui", argument, QT_QPA_PLATFORM="there is none")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith(expected)


def test_help_loads_neither_qt_nor_the_database():
    code = (
        "import sys\nfrom protest_gui.app import parsed\n"
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
    assert result.stdout == "small.protest – PROTEST\n"


def test_without_a_file_an_empty_window_opens(tmp_path: Path):
    result = run("-c", LOOK_AND_LEAVE)
    assert result.returncode == 0, result.stderr
    assert result.stdout == "PROTEST\n"
