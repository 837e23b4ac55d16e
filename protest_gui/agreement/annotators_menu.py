"""Which annotators are compared: all, unless somebody leaves some out."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from protest_core.errors import printable
from protest_gui.widgets.plain import plain_tip


class AnnotatorsMenu(QPushButton):
    """Opens a menu of names with ticks, which stays open while one ticks."""

    changed = Signal()  # by a person

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.left_out: frozenset[str] = frozenset()
        self._names: tuple[str, ...] = ()
        self._menu = _StayingMenu(self)
        self._menu.setToolTipsVisible(True)
        self.setMenu(self._menu)
        self._say()

    def show_names(self, names: Sequence[str]) -> None:
        """Who was left out stays so."""
        if tuple(names) == self._names:
            return
        self._names = tuple(names)
        self._menu.clear()
        for name in names:
            # A sign that underlines a letter is a sign of the name here.
            action = self._menu.addAction(printable(name).replace("&", "&&"))
            action.setToolTip(plain_tip(name))  # else it would be the text
            action.setData(name)
            action.setCheckable(True)
            action.setChecked(name not in self.left_out)
            action.toggled.connect(lambda on, name=name: self._choose(name, on=on))
        self._say()

    def _choose(self, name: str, *, on: bool) -> None:
        self.left_out = self.left_out - {name} if on else self.left_out | {name}
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        ticked = sum(name not in self.left_out for name in self._names)
        every = ticked == len(self._names)
        text = self.tr("All annotators") if every else self.tr("{0} of {1} annotators")
        self.setText(text.format(ticked, len(self._names)))
        self.setAccessibleName(self.tr("Annotators that are compared: {0}").format(self.text()))


class _StayingMenu(QMenu):
    """Ticking is not the end: most people leave out more than one."""

    _TICKING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def _toggled(self, action: QAction | None) -> bool:
        if action is None or not action.isCheckable():
            return False
        action.toggle()
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._toggled(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in self._TICKING or not self._toggled(self.activeAction()):
            super().keyPressEvent(event)
