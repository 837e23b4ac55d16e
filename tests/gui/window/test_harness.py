"""The harness itself: each thing it promises to notice is done here, in a pytest of its own."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

FORGETFUL = dedent("""
    import logging, signal, subprocess, sys, threading
    import pytest
    from PySide6.QtCore import QCoreApplication, QObject, QThread, QTimer, qWarning
    from PySide6.QtWidgets import QLabel, QMenu, QWidget

    kept = []
    released = threading.Event()

    def test_tidy(qtbot):
        window = QWidget()
        qtbot.addWidget(window)
        QMenu("of the window", window)
        window.show()
        timer = QTimer(window)
        timer.start(1000)
        logging.getLogger("ours").info("all is well")

    def test_forgotten_reference_alone_is_no_leak(qtbot):
        window = QWidget()
        window.itself = window
        window.show()

    def test_window(qtbot):
        kept.append(QLabel("left"))

    def test_hidden_window_of_qt(qtbot):
        kept.append(QMenu("left"))

    def test_timer(qtbot):
        timer = QTimer()
        timer.start(1000)
        kept.append(timer)

    def test_timer_with_a_parent(qtbot):
        QTimer(QCoreApplication.instance()).start(1000)

    def test_qt_thread(qtbot):
        thread = QThread()
        thread.start()
        kept.append(thread)

    def test_thread(qtbot):
        threading.Thread(target=released.wait, name="left", daemon=True).start()

    def test_qt_message(qtbot):
        qWarning("odd")

    def test_log(qtbot):
        logging.getLogger("ours").warning("odd")

    def test_slot(qtbot):
        source = QTimer(singleShot=True, interval=0)
        source.timeout.connect(lambda: 1 / 0)
        with qtbot.waitSignal(source.timeout):
            source.start()

    def test_program_heeds_ctrl_c():
        program = "import signal; assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN"
        subprocess.run([sys.executable, "-c", program], check=True)

    def test_last_one_finds_nothing_of_the_others(qtbot):
        pass

    def test_end():
        kept[-1].quit()
        kept[-1].wait()
        released.set()
""")


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return pytest's outcome of each of the tests above."""
    directory = tmp_path_factory.mktemp("forgetful")
    (directory / "test_forgetful.py").write_text(FORGETFUL)
    (directory / "pytest.ini").write_text("[pytest]\nqt_api = pyside6\n")
    checkout = Path(__file__).parents[3]
    in_the_background = ("sh", "-c", 'trap "" INT; exec "$@"', "sh")
    plugins = ("-p", "tests.conftest", "-p", "tests.gui.conftest")
    harness = (sys.executable, "-m", "pytest", *plugins, "-rA", "--tb=line", "-q")
    result = subprocess.run(
        [*in_the_background, *harness],
        cwd=directory,
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(checkout), "PYTEST_ADDOPTS": "-p no:cacheprovider"},
    )
    found = dict[str, str]()
    for line in result.stdout.splitlines():
        word, _, rest = line.partition(" ")
        if "::test_" in rest and word in {"PASSED", "FAILED", "ERROR"}:
            name = rest.partition("::test_")[2].split()[0]
            found[name] = max(
                word, found.get(name, ""), key=["", "PASSED", "ERROR", "FAILED"].index
            )
    assert found, result.stdout + result.stderr
    return found


@pytest.mark.parametrize(
    "what",
    ["window", "hidden_window_of_qt", "timer", "timer_with_a_parent", "qt_thread", "thread"],
)
def test_what_is_left_behind_fails_the_test_that_left_it(outcomes: dict[str, str], what: str):
    assert outcomes[what] == "ERROR"


@pytest.mark.parametrize("what", ["qt_message", "log"])
def test_complaints_fail_the_test(outcomes: dict[str, str], what: str):
    assert outcomes[what] == "ERROR"


def test_an_error_in_a_slot_fails_the_test(outcomes: dict[str, str]):
    assert outcomes["slot"] == "FAILED"


def test_programs_heed_ctrl_c_where_the_tests_are_told_to_ignore_it(outcomes: dict[str, str]):
    assert outcomes["program_heeds_ctrl_c"] == "PASSED"


@pytest.mark.parametrize(
    "what",
    ["tidy", "forgotten_reference_alone_is_no_leak", "last_one_finds_nothing_of_the_others"],
)
def test_the_tidy_are_left_alone(outcomes: dict[str, str], what: str):
    assert outcomes[what] == "PASSED"


def test_windows_are_drawn_in_the_fonts_of_matplotlib_whatever_the_machine_has(qapp):
    generic = {"Sans Serif", "Serif", "Monospace"}
    mathematical = {"DejaVu Sans Display", "DejaVu Serif Display"}
    found = set(QFontDatabase.families()) - generic - mathematical
    assert found == {"DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"}
    for name in (qapp.font().family(), "Arial", "Noto Sans"):
        assert QFontInfo(QFont(name)).family() == "DejaVu Sans"
