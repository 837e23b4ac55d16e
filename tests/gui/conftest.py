"""A window that complains, or that leaves something behind, fails its test."""

import gc
import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QThread, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from protest_core.annotating import session
from protest_core.annotating.draft import Activity
from protest_core.db.busy import Patience
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.preferences import Preferences
from protest_gui.window import opening
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import answer
from tests.gui.driving.window import close, messages

MANY = 20_000  # objects of Qt that Python knows, which each test looks through
# What only a platform says that draws on no screen, and Qt of scripts that the only font of the
# tests does not have: properties show any text.
OF_THE_PLATFORM = ("This plugin does not support ", "OpenType support missing for ")


@pytest.fixture(autouse=True)
def nothing_complains(qtbot: QtBot, qtlog) -> Iterator[None]:
    """Neither Qt nor a logger has anything to say; what Python warns of fails anyway."""
    logged = LoggedWarnings()
    logging.getLogger().addHandler(logged)
    yield
    logging.getLogger().removeHandler(logged)
    unexpected = [r.message for r in qtlog.records if not r.message.startswith(OF_THE_PLATFORM)]
    assert unexpected == []
    assert logged.messages == []


class LoggedWarnings(logging.Handler):
    """Collects what any logger says from WARNING up."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(f"{record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def nothing_is_left(nothing_complains, qtbot: QtBot) -> Iterator[None]:
    """Set up first and torn down last: by then the test's own fixtures have let go of all."""
    kept = alive()  # until the end, so that no id is given a second time
    before = {kind: set(map(id, things)) for kind, things in kept.items()}
    yield
    left = what_is_left(before)
    # Not each time: collecting takes longer than most tests.
    if any(left.values()) or len(Shiboken.getAllValidWrappers()) > MANY:
        gc.collect()
        left = what_is_left(before)
    del kept
    assert {kind: found for kind, found in left.items() if found} == {}


def what_is_left(before: dict[str, set[int]]) -> dict[str, list[str]]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    return {
        kind: [named(each) for each in things if id(each) not in before[kind]]
        for kind, things in alive().items()
    }


def named(thing: object) -> str:
    if isinstance(thing, threading.Thread):
        return thing.name
    name = getattr(thing, "objectName", str)()
    return f"{type(thing).__name__} {name}".strip()


def alive() -> dict[str, list[object]]:
    """Return all objects that must not outlive a test; of Qt also those without a parent."""
    main = QCoreApplication.instance().thread()
    wrapped = Shiboken.getAllValidWrappers()
    timers = (each for each in wrapped if isinstance(each, QTimer))
    threads = (each for each in wrapped if isinstance(each, QThread))
    return {
        "windows": list(QApplication.topLevelWidgets()),
        "timers": [each for each in timers if Shiboken.isValid(each) and each.isActive()],
        "Qt threads": [each for each in threads if each is not main and each.isRunning()],
        "threads": list(threading.enumerate()),
    }


@pytest.fixture(autouse=True)
def looks_are_as_at_the_start(nothing_is_left, qapp: QApplication) -> None:
    """Colours and text size belong to the application, which all tests share."""
    apply_theme(qapp, Scheme.LIGHT, 100)


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    """The store of preferences, for tests that look into it or damage it."""
    return QSettings(str(tmp_path / "preferences.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def preferences(settings: QSettings) -> Preferences:
    """Preferences of a person who has not set anything yet."""
    return Preferences(settings)


@pytest.fixture
def patience() -> Patience:
    """The patience that a busy machine needs; tests that lock a file bring their own."""
    return Patience()


@pytest.fixture
def main_window(
    qtbot: QtBot,
    preferences: Preferences,
    patience: Patience,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> MainWindow:
    """A window with nothing open; notes on open files are kept in a folder of this test."""
    (tmp_path / "open").mkdir(exist_ok=True)
    monkeypatch.setenv("TMPDIR", str(tmp_path / "open"))
    for_windows = patience._replace(main_thread=opening.PATIENCE.main_thread)
    monkeypatch.setattr(opening, "PATIENCE", for_windows)
    window = MainWindow(preferences)
    qtbot.addWidget(window, before_close_func=_close)
    window.show()
    window.activateWindow()
    assert window.windowTitle() == "PROTEST"
    assert messages(window) == []
    return window


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of everyone who begins to work after this."""
    clock = Clock()
    monkeypatch.setattr(session, "Activity", lambda: Activity(clock))
    return clock


def _close(window: MainWindow) -> None:
    """A test that failed may leave something unsaved: nobody would answer the question."""
    answer(window, "Close and lose them")
    close(window)
