"""Drives the main window as people do, and waits for what it does in the background."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRect, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QWidget

from protest_gui.window.main_window import MainWindow

Dialog = TypeVar("Dialog", bound=QDialog)


def settle(window: MainWindow) -> None:
    """Until all that was started is done and shown."""
    # One may start the other.
    for worker in (window.worker, window.beside, window.measuring, window.worker):
        assert worker.wait(60_000)
    QApplication.processEvents()


def laid_out(window: QWidget) -> None:
    """Until no part of the window moves any more: each that grows may move others."""
    before: list[QRect] | None = None
    for _ in range(100):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
        now = [each.geometry() for each in (window, *window.findChildren(QWidget))]
        if now == before:
            return
        before = now
    raise AssertionError("The parts of the window do not come to rest.")


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


def drop(
    window: MainWindow,
    *paths: Path,
    web: str = "",
    onto: QWidget | None = None,
    offered: Qt.DropAction = Qt.DropAction.CopyAction,
    proposed: Qt.DropAction = Qt.DropAction.CopyAction,
) -> list[Qt.DropAction]:
    """What the window answers to entering, moving and dropping; nothing where it refuses."""
    mime = QMimeData()
    urls = [QUrl.fromLocalFile(str(path)) for path in paths]
    mime.setUrls([*urls, QUrl(web)] if web else urls)
    mime.setText("\n".join(map(str, paths)))  # as file managers do
    where = onto or window
    at, button = where.rect().center(), Qt.MouseButton.LeftButton
    keys = {
        Qt.DropAction.CopyAction: Qt.KeyboardModifier.ControlModifier,
        Qt.DropAction.MoveAction: Qt.KeyboardModifier.ShiftModifier,
    }[proposed]
    answers = []
    for event in (
        QDragEnterEvent(at, offered, mime, button, keys),
        QDragMoveEvent(at, offered, mime, button, keys),
        QDropEvent(QPointF(at), offered, mime, button, keys),
    ):
        event.ignore()
        QApplication.sendEvent(where, event)
        if not event.isAccepted():
            return []
        answers.append(event.dropAction())
    return answers
