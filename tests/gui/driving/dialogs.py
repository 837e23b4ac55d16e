"""Answers dialogs that a window opens and waits for."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMessageBox, QWidget

from tests.gui.driving.finding import button, shown
from tests.gui.driving.window import settle

Dialog = TypeVar("Dialog", bound=QDialog)


def when_shown(
    window: QWidget, kind: type[Dialog], do: Callable[[Dialog], object], *, title: str = ""
) -> list[Dialog]:
    """Act in the dialog of this kind as soon as it is shown; the list then holds the dialog.

    A dialog that is still there afterwards is dismissed: the test would hang in it.
    """
    met: list[Dialog] = []
    timer = QTimer(window, interval=1)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and title in ("", dialog.windowTitle()):
            timer.stop()
            met.append(dialog)
            try:
                do(dialog)
            finally:
                if dialog.isVisible():
                    dialog.reject()

    timer.timeout.connect(look)
    timer.start()
    return met


def dialog(window: QWidget, title: str) -> QDialog:
    """Return a dialog that is shown beside the window and waits for nobody, after all jobs."""
    settle(window)
    return next(each for each in shown(window, QDialog) if each.windowTitle() == title)


def dialogs(window: QWidget) -> list[str]:
    """The titles of those that are shown."""
    return [each.windowTitle() for each in shown(window, QDialog)]


def other_window(title: str) -> QWidget:
    """Return a window that stands beside the main window, such as the help."""
    (found,) = (
        each
        for each in QApplication.topLevelWidgets()
        if each.isVisible() and each.windowTitle() == title
    )
    return found


def answer(window: QWidget, name: str) -> list[str]:
    """Press this button of the question that is about to come; the list then holds its text."""
    asked: list[str] = []

    def press(box: QMessageBox) -> None:
        asked.append("\n".join(filter(None, (box.text(), box.informativeText()))))
        button(box, name).click()

    when_shown(window, QMessageBox, press)
    return asked


def type_in(window: QWidget, text: str) -> list[QInputDialog]:
    """The text that is about to be asked for."""

    def say(dialog: QInputDialog) -> None:
        dialog.setTextValue(text)
        dialog.accept()

    return when_shown(window, QInputDialog, say)


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """The answer to every question for a file, to open or to save; `None` cancels."""
    chosen = "" if path is None else str(path)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_asked, **_how: (chosen, ""))


def choose_folder(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """The answer to every question for a folder; `None` cancels."""
    chosen = "" if path is None else str(path)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_asked, **_how: chosen)


def choose_new_file(
    monkeypatch: pytest.MonkeyPatch, path: Path | None, kind: str = ""
) -> list[Path]:
    """The answer to where something is to be saved; the list then holds what was proposed."""
    asked: list[Path] = []

    def answer(_parent: QWidget, _title: str, proposed: str, *_more: str, **_how: object) -> tuple:
        asked.append(Path(proposed))
        return "" if path is None else str(path), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return asked


def choose_files(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> list[Path]:
    """The answer to every question for several files; the list then holds where it began."""
    asked: list[Path] = []

    def answer(_parent: QWidget, _title: str, directory: str, *_more: str) -> tuple:
        asked.append(Path(directory))
        return [str(path) for path in paths], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", answer)
    return asked
