"""The changeable commands with their keys, as the key editor lists them."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from protest_gui.keys.commands import COMMANDS, Command, is_changeable
from protest_gui.keys.key_map import group_label, label_of, native_text

_ROWS = tuple(command for command in COMMANDS if is_changeable(command))
_GROUP, _LABEL, _KEYS = range(3)


class CommandTable(QTableWidget):
    """One row a command; what differs from the defaults is bold."""

    selected = Signal(str)  # a command's id
    asked_to_change = Signal()  # the selected one, by Return or a double click

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(len(_ROWS), 3, parent)
        self.setAccessibleName(self.tr("Commands"))
        self.setHorizontalHeaderLabels([self.tr("Group"), self.tr("Command"), self.tr("Keys")])
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setStyleSheet("QTableView::item { padding: 0 0.33em; }")  # as the headers
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(_LEFT)
        self.horizontalHeader().setSectionResizeMode(_FITTING)
        self.horizontalHeader().setSectionResizeMode(_LABEL, QHeaderView.ResizeMode.Stretch)
        self._fill()
        self._measure()
        self.currentCellChanged.connect(self._select)
        self.cellDoubleClicked.connect(lambda _row, _column: self.asked_to_change.emit())

    def command(self) -> Command:
        return _ROWS[max(self.currentRow(), 0)]

    def go_to(self, command_id: str) -> None:
        ids = [command.id for command in _ROWS]
        self.setCurrentCell(ids.index(command_id), _KEYS)

    def show_keys(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        for row, command in enumerate(_ROWS):
            text = self.tr("  or  ").join(map(native_text, keys[command.id]))
            item = QTableWidgetItem(text or "–")
            font = QFont()  # its size comes from the table, and so follows the text size
            font.setBold(keys[command.id] != command.keys)
            item.setFont(font)
            self.setItem(row, _KEYS, item)

    def _fill(self) -> None:
        before = ""
        for row, command in enumerate(_ROWS):
            # Each group is named once: the column reads as headings.
            group = group_label(command.group) if command.group != before else ""
            before = command.group
            for column, text in ((_GROUP, group), (_LABEL, label_of(command))):
                self.setItem(row, column, QTableWidgetItem(text))

    def _measure(self) -> None:
        line = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(1.7 * line))

    def _select(self) -> None:
        self.selected.emit(self.command().id)

    # Qt's

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.asked_to_change.emit()  # and not the dialog's default button
        else:
            super().keyPressEvent(event)


_FITTING = QHeaderView.ResizeMode.ResizeToContents
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
