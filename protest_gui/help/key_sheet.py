"""All commands with their keys, as they are at the moment."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from protest_gui.help.key_group import KeyGroup, SheetRow
from protest_gui.keys.commands import ONLY_IN_PROJECTS, Command, commands_of
from protest_gui.keys.key_map import KeyMap, group_label, label_of
from protest_gui.widgets.plain import PlainLabel

# Two columns of about the same height.
_COLUMNS = (("judge", "suite"), ("go", "view", "file"))
_TWO_COLUMNS_FROM, _NARROW_UNTIL = 58, 34  # line heights
_Direction = QBoxLayout.Direction


class KeySheet(QWidget):
    """Two columns where there is room, else one, and in a narrow one the keys below the labels."""

    change_keys = Signal()
    _outdated = Signal()

    def __init__(self, key_map: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key_map = key_map
        self._of_batch = False
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setAccessibleName(self.tr("Keys"))
        self.setFocusProxy(self._scroll)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._scroll, 1)
        self._foot = self._new_foot()
        layout.addLayout(self._foot)
        self._fill()
        key_map.changed.connect(self._fill)
        # Later: while Qt tells all widgets of a new size, none may be deleted.
        self._outdated.connect(self._fill, Qt.ConnectionType.QueuedConnection)

    def show_for(self, *, batch: bool) -> None:
        """Of a batch, without what only a project has."""
        if batch is not self._of_batch:
            self._of_batch = batch
            self._fill()

    def _new_foot(self) -> QHBoxLayout:
        hint = PlainLabel(
            self.tr("While you type in a text field, letters and digits are just text."),
            wraps=True,
        )
        hint.setForegroundRole(hint.palette().ColorRole.PlaceholderText)
        button = QPushButton(self.tr("&Change keys…"))
        button.clicked.connect(self.change_keys)
        foot = QHBoxLayout()
        foot.addWidget(hint, 1)
        foot.addWidget(button)
        return foot

    def _fill(self) -> None:
        line = self.fontMetrics().height()
        self._narrow = self.width() < _NARROW_UNTIL * line
        side = line if self._narrow else 2 * line
        self._foot.setContentsMargins(side, line, side, line)
        self._foot.setSpacing(line)
        page = QWidget()
        self._columns = QBoxLayout(_Direction.LeftToRight, page)
        self._columns.setContentsMargins(side, 2 * line, side, line)
        self._columns.setSpacing(3 * line)
        for groups in _COLUMNS:
            column = QVBoxLayout()
            column.setSpacing(2 * line)
            for group in groups:
                if rows := self._rows(group):
                    column.addWidget(self._group(group_label(group), rows))
            if groups == _COLUMNS[-1]:
                column.addWidget(self._group(self.tr("Everywhere"), self._fixed_rows()))
            column.addStretch()
            self._columns.addLayout(column, 1)
        self._turn()
        self._scroll.setWidget(page)  # deletes the page before

    def _group(self, heading: str, rows: list[SheetRow]) -> KeyGroup:
        return KeyGroup(heading, rows, narrow=self._narrow)

    def _rows(self, group: str) -> list[SheetRow]:
        rows = []
        commands = [
            each
            for each in commands_of(group)
            if not (self._of_batch and each.id in ONLY_IN_PROJECTS)
        ]
        tokens = [each for each in commands if each.id.startswith("token_")]
        for command in commands:
            if command not in tokens:
                rows.append(SheetRow(label_of(command), list(self._key_map.keys(command.id))))
            elif command == tokens[0]:
                rows.append(self._row_of_tokens(tokens))
        return rows

    def _row_of_tokens(self, tokens: list[Command]) -> SheetRow:
        """One row for all: nine would say the same nine times."""
        keys = [key for each in tokens for key in self._key_map.keys(each.id)[:1]]
        label = self.tr("Select or unselect highlighted words 1–{0}").format(len(tokens))
        return SheetRow(label, keys, each_its_own=True)

    def _fixed_rows(self) -> list[SheetRow]:
        return [
            SheetRow(self.tr("Go to the next field, or back"), ["Tab", "Shift+Tab"]),
            SheetRow(self.tr("Walk the highlighted words"), ["Left", "Right"]),
            SheetRow(self.tr("Select or unselect the word with the focus"), ["Space"]),
            SheetRow(self.tr("Leave a dialog, changing nothing"), ["Esc"]),
        ]

    def _turn(self) -> None:
        lines = self.width() / self.fontMetrics().height()
        roomy = lines >= _TWO_COLUMNS_FROM
        self._columns.setDirection(_Direction.LeftToRight if roomy else _Direction.TopToBottom)
        if self._narrow != (lines < _NARROW_UNTIL):
            self._outdated.emit()

    # Qt's

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._outdated.emit()
