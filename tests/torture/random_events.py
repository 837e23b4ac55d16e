"""A random user who presses, clicks, types and drops anything in the window in front."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QDesktopServices,
    QHelpEvent,
    QInputMethodEvent,
    QKeySequence,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import Shiboken

from protest_core.commands import COMMANDS
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import name_of, shown
from tests.gui.driving.sections import is_project_shown, section_quickly, sections
from tests.gui.driving.window import drop, entries, entry, is_nothing_open, open_quickly

Kind = TypeVar("Kind")

_KEYS = (
    *(key for command in COMMANDS.values() for key in command.keys),
    *("Tab", "Shift+Tab", "Esc", "Return", "Space", "Up", "Down", "Left", "Right", "Home", "End"),
    *("Backspace", "Del", "F2", "F10", "Alt+F", "Alt+T", "Menu", "Ctrl+A", "Ctrl+C", "Ctrl+X"),
    *("Ctrl+V", "Shift+Left", "Shift+Right", "Shift+Down", "Ctrl+Left", "Ctrl+Right", "+", "?"),
)
_JUDGING_KEYS = (
    *("Q", "W", "E", "1", "2", "0", "A", "S", "D", "T", "M", "B", "Esc"),
    *("Return", "Return", "N", "PgUp", "Ctrl+Z", "Ctrl+Y"),
)
_QT_KEYS = (*range(0x20, 0x60), *range(0x01000000, 0x01000009), *range(0x01000010, 0x01000018))
_NO_MODIFIER = Qt.KeyboardModifier.NoModifier
_MODIFIERS = (
    *(3 * [_NO_MODIFIER]),
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
_BUTTONS = (*(8 * [Qt.MouseButton.LeftButton]), Qt.MouseButton.RightButton)
_TEXTS = (
    *("a", "Ada", "Ben", "bad_translation", "mine", "0.5", "7", "-1", "x" * 300, "sie; ihn", "<b>"),
    *("𝒳é", "שלום", "e\u0301", "\u202eabc", "{0}", "a\tb", "&x", " ", "'", "🙂", "%n", "\x07"),
)
_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit)
_USEFUL = (QAbstractButton, QAbstractItemView, QComboBox, QTabBar, *_FIELDS)
_MENUS = ("File", "Edit", "View", "Go", "Tools", "Help")
_LEAVES = ("Quit", "Close")  # acts of their own, which come less often
_REPLACED = (".protest", ".protestbatch")
_LONGEST_NAME = 60


class RandomPerson:
    """Does one thing after another that nobody planned.

    `do` may wait in a dialog or a menu that it has opened; whoever calls it lets events go on and
    calls it again in there.
    """

    def __init__(
        self,
        home: Path,
        files: Sequence[Path],
        folder: Path,
        chance: random.Random,
        note: Callable[[str], object],
    ) -> None:
        """`home` is opened most, `files` are chosen and dropped, `folder` is for new ones.

        `note` is called with what is about to be done.
        """
        self.window: MainWindow  # set by whoever opens it
        self.milliseconds = 0  # until the next thing is done
        self._home = home
        self._files = list(files)
        self._folder = folder
        self._chance = chance
        self._note = note
        self._release: Callable[[], object] | None = None  # of a key or a button that is down
        self._new_files = 0

    def do(self) -> bool:
        """Do something, and return whether that was a whole event."""
        self.milliseconds = 0
        if self._release is not None:
            release, self._release = self._release, None
            release()
            return False
        window = self._in_front()
        acts = _IN_THE_MAIN_WINDOW if window is self.window else _ANYWHERE
        (act,) = self._chance.choices(list(acts), weights=list(acts.values()))
        act(self, window)
        return True

    def _in_front(self) -> QWidget:
        if (popup := QApplication.activePopupWidget()) is not None:
            return popup
        if (dialog := QApplication.activeModalWidget()) is not None:
            return dialog
        others = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        return self.window if self._is_likely(0.9) else self._chance.choice(others)

    def press_key(self, window: QWidget) -> None:
        self._press(window, QKeySequence(self._chance.choice(_KEYS)))

    def press_judging_key(self, window: QWidget) -> None:
        self._press(window, QKeySequence(self._chance.choice(_JUDGING_KEYS)))

    def press_anything(self, window: QWidget) -> None:
        modifiers = self._chance.choice(_MODIFIERS) | self._chance.choice(_MODIFIERS)
        self._press(window, QKeySequence(self._chance.choice(_QT_KEYS) | modifiers.value))

    def _press(self, window: QWidget, keys: QKeySequence) -> None:
        window.activateWindow()
        target = window.focusWidget() or window
        key, modifiers = keys[0].key(), keys[0].keyboardModifiers()
        self._note(f"press {keys.toString()} in {_named(target)}")
        self._release = _if_there(target, lambda: QTest.keyRelease(target, key, modifiers))
        QTest.keyPress(target, key, modifiers)

    def click(self, window: QWidget) -> None:
        target = self._one_in(window)
        seen = target.visibleRegion().boundingRect()
        if seen.isEmpty():
            return
        at = QPoint(
            self._chance.randint(seen.left(), seen.right()),
            self._chance.randint(seen.top(), seen.bottom()),
        )
        button, modifiers = self._chance.choice(_BUTTONS), self._chance.choice(_MODIFIERS)
        twice = self._is_likely(0.1)
        self._note(f"{button.name}{' twice' * twice} on {_named(target)}")
        release = QTest.mouseRelease
        self._release = _if_there(target, lambda: release(target, button, modifiers, at))
        (QTest.mouseDClick if twice else QTest.mousePress)(target, button, modifiers, at)

    def type_text(self, window: QWidget) -> None:
        fields = [each for kind in _FIELDS for each in shown(window, kind) if each.isEnabled()]
        if fields and self._is_likely(0.7):
            self._chance.choice(fields).setFocus()
        text, target = self._chance.choice(_TEXTS), window.focusWidget()
        if target is None or not target.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
            return  # the system would not send it there
        self._note(f"type {text[:20]!r} in {_named(target)}")
        event = QInputMethodEvent()
        if self._is_likely(0.2):
            event = QInputMethodEvent(text, [])  # which is being composed
        else:
            event.setCommitString(text)
        QApplication.sendEvent(target, event)

    def turn_wheel(self, window: QWidget) -> None:
        target = self._one_in(window)
        at = QPointF(target.rect().center())
        by = QPoint(0, self._chance.choice([-360, -120, 120, 360]))
        self._note(f"wheel {by.y()} over {_named(target)}")
        phase, button = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
        modifiers = self._chance.choice(_MODIFIERS)
        where = target.mapToGlobal(at)
        event = QWheelEvent(at, where, QPoint(), by, button, modifiers, phase, False)
        QApplication.sendEvent(target, event)

    def ask_for_tip(self, window: QWidget) -> None:
        target = self._one_in(window)
        if isinstance(target, QPlainTextEdit):
            return  # while text is being composed, Qt looks for a tip beyond the end
        self._note(f"tip of {_named(target)}")
        at = target.rect().center()
        event = QHelpEvent(QEvent.Type.ToolTip, at, target.mapToGlobal(at))
        QApplication.sendEvent(target, event)

    def resize(self, window: QWidget) -> None:
        width, height = self._chance.randint(200, 1900), self._chance.randint(150, 1200)
        self._note(f"resize {_named(window)} to {width} × {height}")
        window.resize(width, height)

    def wait(self, _window: QWidget) -> None:
        self.milliseconds = self._chance.randint(1, 50)
        self._note("wait")

    def go_to_section(self, window: QWidget) -> None:
        if is_project_shown(window):
            name = self._chance.choice(sections(window))
            self._note(f"section {name}")
            section_quickly(window, name)

    def read_all(self, window: QWidget) -> None:
        for each in shown(window, QAbstractButton):
            if each.text().startswith("Read ("):
                self._note(each.text())
                each.click()

    def choose_entry(self, window: MainWindow) -> None:
        menu = self._chance.choice(_MENUS)
        names = [name for name in entries(window, menu) if name not in _LEAVES]
        if names and (action := entry(window, f"{menu}/{self._chance.choice(names)}")).isEnabled():
            self._note(f"choose {action.text()}")
            action.trigger()

    def drop_files(self, window: MainWindow) -> None:
        paths = self._sample(self._chance.randint(1, 2))
        self._note(f"drop {[path.name for path in paths]}")
        drop(window, *paths)

    def open_home(self, window: MainWindow) -> None:
        self._note("open")
        open_quickly(window, self._home)

    def open_if_nothing_is(self, window: MainWindow) -> None:
        if is_nothing_open(window):
            self.open_home(window)

    def close_file(self, window: MainWindow) -> None:
        self._note("close the file")
        entry(window, "File/Close").trigger()

    def close_window(self, window: QWidget) -> None:
        self._note(f"close {_named(window)}")
        window.close()

    def _one_in(self, window: QWidget) -> QWidget:
        """Return a part of the window, mostly one that does something when it is clicked."""
        seen = [each for each in shown(window) if each.isEnabled()] or [window]
        useful = [each for each in seen if isinstance(each, _USEFUL)]
        return self._chance.choice(useful if useful and self._is_likely(0.6) else seen)

    def _is_likely(self, share: float) -> bool:
        return self._chance.random() < share

    # What is answered where the system would ask, in dialogs that no test can press.

    def answer_the_system(self, patch: pytest.MonkeyPatch) -> None:
        for name, answer in {
            "getOpenFileName": lambda *_asked, **_how: (self._one_of(self._files), ""),
            "getOpenFileNames": lambda *_asked, **_how: (self._some_files(), ""),
            "getSaveFileName": lambda *asked, **_how: (self._new_file(Path(asked[2])), ""),
            "getExistingDirectory": lambda *_asked, **_how: self._one_of(self._folders()),
        }.items():
            patch.setattr(QFileDialog, name, answer)
        patch.setattr(QDesktopServices, "openUrl", lambda _url: self._is_likely(0.8))

    def _one_of(self, paths: Sequence[Path]) -> str:
        """Return a path at random; empty if the user cancels."""
        return str(self._chance.choice(paths)) if self._is_likely(0.8) else ""

    def _some_files(self) -> list[str]:
        return [*map(str, self._sample(self._chance.randint(0, 3)))]

    def _sample(self, most: int) -> list[Path]:
        return self._chance.sample(self._files, min(most, len(self._files)))

    def _folders(self) -> list[Path]:
        return [self._folder, *(path for path in self._files if path.is_dir())]

    def _new_file(self, proposed: Path) -> str:
        """A new name, or that of the file that is open: others hold judgements that are checked."""
        self._new_files += 1
        # No dialog of a system returns a name that is longer than its file system allows.
        name = proposed.stem[:_LONGEST_NAME] + proposed.suffix[:_LONGEST_NAME]
        new = self._folder / f"{self._new_files} {name}"
        if new.suffix in _REPLACED:
            self._files.append(new)
        return self._one_of([new, new, self._home])


def _named(widget: QWidget) -> str:
    return f"{type(widget).__name__} ‘{name_of(widget)[:40]}’"


def _if_there(target: QWidget, do: Callable[[], object]) -> Callable[[], object]:
    """Do it unless the widget has gone meanwhile."""
    return lambda: do() if Shiboken.isValid(target) and target.isVisible() else None


_ANYWHERE: dict[Callable[..., None], int] = {
    RandomPerson.press_key: 150,
    RandomPerson.press_anything: 60,
    RandomPerson.press_judging_key: 30,
    RandomPerson.click: 250,
    RandomPerson.type_text: 60,
    RandomPerson.turn_wheel: 30,
    RandomPerson.ask_for_tip: 15,
    RandomPerson.resize: 8,
    RandomPerson.wait: 40,
    RandomPerson.close_window: 40,
}
_IN_THE_MAIN_WINDOW: dict[Callable[..., None], int] = _ANYWHERE | {
    RandomPerson.close_window: 2,
    RandomPerson.press_judging_key: 200,
    RandomPerson.go_to_section: 25,
    RandomPerson.read_all: 15,
    RandomPerson.choose_entry: 25,
    RandomPerson.drop_files: 3,
    RandomPerson.open_home: 3,
    RandomPerson.open_if_nothing_is: 40,
    RandomPerson.close_file: 2,
}
