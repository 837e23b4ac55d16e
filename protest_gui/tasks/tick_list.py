"""A list of names with a tick each, and one tick above for all of them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from protest_core.errors import printable

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
