"""Widgets for choosing values: choice boxes, lists and menus with ticks."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Generic, TypeVar, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import printable
from protest_gui.widgets.labels import plain_tip
from protest_gui.widgets.layout import spaced

_SHORTEST = 14  # characters that are shown of any choice
Value = TypeVar("Value")
_ROWS_SHOWN = 5


class TickMenu(QPushButton):
    """A button with a menu of names to tick, which stays open while names are ticked."""

    changed = Signal()  # by the person

    def __init__(
        self, name: str, all_of_them: str, some_of_them: str, parent: QWidget | None = None
    ) -> None:
        """`name`: for screen readers; `some_of_them` has places for two numbers: ticked, all."""
        super().__init__(parent)
        self.setAutoDefault(False)
        self.left_out: frozenset[str] = frozenset()
        self._name, self._all_of_them, self._some_of_them = name, all_of_them, some_of_them
        self._names: Mapping[str, str] = {}
        self._menu = _StayingMenu(self)
        self._menu.setToolTipsVisible(True)
        self.setMenu(self._menu)
        self._say()

    def show_names(self, names: Mapping[str, str]) -> None:
        """Show each name with its label; names that were left out stay left out."""
        if names == self._names:
            return
        self._names = dict(names)
        self._menu.clear()
        for name, text in names.items():
            # An & would underline a letter; here it is part of the name.
            action = self._menu.addAction(printable(text).replace("&", "&&"))
            action.setToolTip(plain_tip(text))  # otherwise Qt takes the text
            action.setData(name)
            action.setCheckable(True)
            action.setChecked(name not in self.left_out)
            action.toggled.connect(lambda on, name=name: self._choose(name, on=on))
        self._say()

    @property
    def chosen(self) -> tuple[str, ...]:
        """Return the ticked names if some are left out, otherwise none: later names count, too."""
        ticked = tuple(name for name in self._names if name not in self.left_out)
        return () if len(ticked) == len(self._names) else ticked

    @property
    def is_empty(self) -> bool:
        """Return whether all names are left out."""
        return bool(self._names) and self.left_out >= self._names.keys()

    def _choose(self, name: str, *, on: bool) -> None:
        self.left_out = self.left_out - {name} if on else self.left_out | {name}
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        ticked = sum(name not in self.left_out for name in self._names)
        every = ticked == len(self._names)
        text = self._all_of_them if every else self._some_of_them
        self.setText(text.format(ticked, len(self._names)))
        self.setAccessibleName(f"{self._name}: {self.text()}")


class _StayingMenu(QMenu):
    """A menu that stays open while names are ticked: most people leave out more than one."""

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


class ChoiceBox(QComboBox, Generic[Value]):
    """A box for choosing one of several values, each with a name.

    With `any_of_them`, the first choice has this name and the value `None`: no condition.
    """

    chosen = Signal()  # by the person

    def __init__(self, name: str, any_of_them: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._any_of_them = any_of_them
        # Not as item data: Qt would turn enumerations of texts into plain texts.
        self._values: list[Value] = []
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(name))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMaxVisibleItems(20)
        if any_of_them:
            self._let_names_be_long()
            self.show_values(())
        self.activated.connect(lambda _at: self.chosen.emit())

    @property
    def value(self) -> Value:
        return self._values[self.currentIndex()]

    def show_values(self, values: Iterable[tuple[Value, str]]) -> None:
        """Offer these values with their names; the chosen one stays chosen.

        With `any_of_them` it stays even if it is not among them: no filter changes by itself.
        """
        offered = [*self._any(), *values]
        before = [(self._values[at], self.itemText(at)) for at in range(self.count())]
        now = before[self.currentIndex()] if before else None
        if self._any_of_them and now and now[0] not in [value for value, _ in offered]:
            offered.append(now)
        offered = [(value, printable(name)) for value, name in offered]
        if offered == before:
            return
        self._values = [value for value, _ in offered]
        self.clear()
        self.addItems([name for _, name in offered])
        if now and now[0] in self._values:
            self.choose(now[0])

    def choose(self, value: Value) -> None:
        self.setCurrentIndex(self._values.index(value))

    def choose_any(self) -> None:
        self.setCurrentIndex(0)

    def _any(self) -> list[tuple[Value, str]]:
        return [(cast("Value", None), self._any_of_them)] if self._any_of_them else []

    def _let_names_be_long(self) -> None:
        """Make the box as wide as short names need; its list has room for the longest name."""
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)
        metrics = self.fontMetrics()
        # Qt counts in widths of an X, which is wider than most letters.
        letters = metrics.horizontalAdvance(self._any_of_them) / metrics.horizontalAdvance("X")
        self.setMinimumContentsLength(max(_SHORTEST, ceil(letters)))
        self.currentTextChanged.connect(self._explain)

    def _explain(self, text: str) -> None:
        """Show the chosen text as a tip, as it may be cut off."""
        self.setToolTip(plain_tip(f"{self.accessibleName()}: {text}"))

    def showPopup(self) -> None:
        view = self.view()
        room = view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width()
        view.setMinimumWidth(max(self.width(), room))
        super().showPopup()


class TickList(QWidget):
    """A list of values to tick, with a box for all values; at first all are ticked."""

    changed = Signal()

    def __init__(
        self, heading: str, choices: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values = [value for value, _ in choices]
        self._all = QCheckBox(heading)
        self._list = _List()
        self._list.setStyleSheet("QListWidget::item { padding: 0.15em 0.2em; }")
        self._list.setAccessibleName(heading.replace("&", ""))
        for _, label in choices:
            item = QListWidgetItem(printable(label), self._list)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            item.setData(Qt.ItemDataRole.CheckStateRole, Qt.CheckState.Checked)
        for item in self._items():
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        if choices:
            self._list.setCurrentRow(0)
        column = spaced(QVBoxLayout(self), gap=1 / 3)
        column.addWidget(self._all)
        column.addWidget(self._list, 1)
        self._list.setMinimumHeight(round(_ROWS_SHOWN * 1.5 * self.fontMetrics().height()))
        self._follow_ticks()
        self._all.clicked.connect(self._tick_all)
        self._list.itemChanged.connect(lambda _item: self._follow_ticks())

    @property
    def ticked(self) -> tuple[str, ...]:
        return tuple(
            value
            for value, item in zip(self._values, self._items(), strict=True)
            if item.checkState() is Qt.CheckState.Checked
        )

    def _items(self) -> list[QListWidgetItem]:
        return [self._list.item(row) for row in range(self._list.count())]

    def _tick_all(self) -> None:
        """Tick all values or, if all are ticked, none."""
        everything = len(self.ticked) == len(self._values)
        state = Qt.CheckState.Unchecked if everything else Qt.CheckState.Checked
        for item in self._items():
            item.setCheckState(state)
        self._follow_ticks()

    def _follow_ticks(self) -> None:
        ticked = len(self.ticked)
        some = Qt.CheckState.PartiallyChecked if ticked else Qt.CheckState.Unchecked
        self._all.setCheckState(Qt.CheckState.Checked if ticked == len(self._values) else some)
        self.changed.emit()


class _List(QListWidget):
    """A list in which Space ticks; Enter is the dialog's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        else:
            super().keyPressEvent(event)
