"""Drives the main window as people do, and waits for what it does in the background."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QWidget

from protest_gui.main_window import MainWindow

Dialog = TypeVar("Dialog", bound=QDialog)


def settle(window: MainWindow) -> None:
    """Until all that was started is done and shown."""
    # One may start the other.
    for worker in (window.worker, window.beside, window.measuring, window.worker):
        assert worker.wait(20_000)
    QApplication.processEvents()


def opened(window: MainWindow, path: Path) -> None:
    window.open_project(path)
    settle(window)
    assert window.opened is not None
    assert window.opened.path == path


def menu(window: MainWindow, name: str) -> QMenu:
    (found,) = [a.menu() for a in window.menuBar().actions() if plain(a.text()) == name]
    return found


def entry(window: MainWindow, path: str) -> QAction:
    """Of a menu, by what stands there: `File/Open…`."""
    first, *rest = path.split("/", 2)  # the last may be the name of a file
    where = menu(window, first)
    for name in rest:
        where.aboutToShow.emit()
        found = [a for a in where.actions() if plain(a.text()) == name and a.isVisible()]
        assert len(found) == 1, [plain(a.text()) for a in where.actions()]
        where = found[0].menu()
    return found[0]


def choose(window: MainWindow, path: str) -> None:
    action = entry(window, path)
    assert action.isEnabled(), path
    action.trigger()
    settle(window)


def plain(text: str) -> str:
    """Without the sign that underlines a letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def button(widget: QWidget, name: str) -> QPushButton:
    (found,) = [
        each
        for each in widget.findChildren(QPushButton)
        if plain(each.text()) == name and each.isVisible()
    ]
    return found


def when_shown(window: QWidget, kind: type[Dialog], do: Callable[[Dialog], object]) -> list[Dialog]:
    """As soon as such a dialog is shown, do this in it; the list then holds it.

    A dialog that is still there afterwards is dismissed: the test would hang in it.
    """
    met: list[Dialog] = []
    timer = QTimer(window, interval=1)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
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


def drop(window: MainWindow, *paths: Path, web: str = "") -> bool:
    """Whether it was taken at all."""
    mime = QMimeData()
    urls = [QUrl.fromLocalFile(str(path)) for path in paths]
    mime.setUrls([*urls, QUrl(web)] if web else urls)
    where, copy = window.rect().center(), Qt.DropAction.CopyAction
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    entering = QDragEnterEvent(where, copy, mime, buttons, keys)
    entering.ignore()
    QApplication.sendEvent(window, entering)
    if entering.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(where), copy, mime, buttons, keys))
    return entering.isAccepted()
