"""Choosing among values: choice boxes, lists and menus with ticks."""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

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
from protest_gui.translations import tr
from protest_gui.widgets.labels import plain_tip


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
        text = tr("All annotators") if every else tr("{0} of {1} annotators")
        self.setText(text.format(ticked, len(self._names)))
        self.setAccessibleName(tr("Annotators that are compared: {0}").format(self.text()))


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


_SHORTEST = 14  # characters that are shown whatever there is to choose


Value = TypeVar("Value")


class FilterChoice(QComboBox, Generic[Value]):
    """The first choice is "any …" and sets no condition."""

    chosen = Signal()  # by a person

    def __init__(self, name: str, any_of_them: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: list[Value] = []
        self._labels: list[str] = []
        self.setAccessibleName(name)
        self.currentTextChanged.connect(self._explain)
        self.addItem(any_of_them)
        # As wide as needed for something short; the list below has room for the longest.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)
        self.setMinimumContentsLength(max(_SHORTEST, len(any_of_them)))
        self.setMaxVisibleItems(20)
        self.activated.connect(self._tell)

    @property
    def value(self) -> Value | None:
        """`None`: any."""
        return self._values[self.currentIndex() - 1] if self.currentIndex() > 0 else None

    def show_choices(self, choices: Iterable[tuple[Value, str]]) -> None:
        """What is chosen stays chosen, also if it does not occur any more: no filter changes
        under the reader's hands.
        """
        values = list(choices)
        value = self.value
        if value is not None and value not in [each for each, _ in values]:
            values.append((value, self.currentText()))
        self._values = [each for each, _ in values]
        while self.count() > 1:
            self.removeItem(1)
        self.addItems([printable(label) for _, label in values])
        self.setCurrentIndex(0 if value is None else 1 + self._values.index(value))

    def _explain(self, text: str) -> None:
        """What is chosen may be longer than the room for it."""
        self.setToolTip(plain_tip(f"{self.accessibleName()}: {text}"))

    def _tell(self) -> None:
        self.chosen.emit()

    def clear_choice(self) -> None:
        self.setCurrentIndex(0)

    def showPopup(self) -> None:
        view = self.view()
        room = view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width()
        view.setMinimumWidth(max(self.width(), room))
        super().showPopup()


class Choice(QComboBox, Generic[Value]):
    """As wide as something short needs; the list below has room for the longest."""

    chosen = Signal()  # by a person

    def __init__(
        self, name: str, choices: Iterable[tuple[Value, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values: list[Value] = []
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.show_choices(choices)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda _at: self.chosen.emit())

    def show_choices(self, choices: Iterable[tuple[Value, str]]) -> None:
        """What is chosen stays chosen where it is still there."""
        listed = [(value, printable(label)) for value, label in choices]
        labels = [self.itemText(at) for at in range(self.count())]
        if ([value for value, _ in listed], [label for _, label in listed]) == (
            self._values,
            labels,
        ):
            return
        before = self.value if self._values else None
        self._values = [value for value, _ in listed]
        self.clear()
        self.addItems([label for _, label in listed])
        if before is not None and before in self._values:
            self.choose(before)

    @property
    def value(self) -> Value:
        return self._values[self.currentIndex()]

    def choose(self, value: Value) -> None:
        self.setCurrentIndex(self._values.index(value))


_ROWS_SHOWN = 5


class TickList(QWidget):
    """Values are kept apart from what is shown of them; at first all are ticked."""

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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.fontMetrics().height() // 3)
        column.addWidget(self._all)
        column.addWidget(self._list, 1)
        self._list.setMinimumHeight(round(_ROWS_SHOWN * 1.5 * self.fontMetrics().height()))
        self._follow()
        self._all.clicked.connect(self._tick_all)
        self._list.itemChanged.connect(lambda _item: self._follow())

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
        """All, or, if all are ticked, none."""
        everything = len(self.ticked) == len(self._values)
        state = Qt.CheckState.Unchecked if everything else Qt.CheckState.Checked
        for item in self._items():
            item.setCheckState(state)
        self._follow()

    def _follow(self) -> None:
        ticked = len(self.ticked)
        some = Qt.CheckState.PartiallyChecked if ticked else Qt.CheckState.Unchecked
        self._all.setCheckState(Qt.CheckState.Checked if ticked == len(self._values) else some)
        self.changed.emit()


class _List(QListWidget):
    """Space ticks; Enter is the dialog's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        else:
            super().keyPressEvent(event)
