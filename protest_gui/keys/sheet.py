"""The key sheet: every command with its keys."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from protest_gui.appearance.theme import colours_of
from protest_gui.keys.commands import ONLY_IN_PROJECTS, Command, commands_of
from protest_gui.keys.key_map import KeyMap, group_label, label_of, native_text
from protest_gui.translations import tr
from protest_gui.widgets.labels import PlainLabel

# Two columns of about the same height.
_COLUMNS = (("judge", "suite"), ("go", "view", "file"))


_TWO_COLUMNS_FROM, _NARROW_UNTIL = 58, 34  # line heights


_Direction = QBoxLayout.Direction


@dataclass(frozen=True, slots=True)
class SheetRow:
    label: str
    keys: list[str]
    each_its_own: bool = False  # not alternatives: the first key is for the first word, and so on


class KeyRow(QWidget):
    """Alternative keys side by side; those pressed together are joined by a plus."""

    def __init__(self, keys: list[str], *, together: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = self.fontMetrics().height()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(round(0.25 * line))
        for number, key in enumerate(keys):
            if number and together:
                layout.addWidget(_muted(together))
            for place, text in enumerate(caps_of(key)):
                if place:
                    layout.addWidget(_muted("+"))
                layout.addWidget(KeyCap(text))
        if not keys:
            layout.addWidget(_muted("–"))
        layout.addStretch()


class KeyGroup(QWidget):
    """Labels at the left, keys at the right, all lined up; where it is narrow, keys come below."""

    def __init__(
        self,
        heading: str,
        rows: Sequence[SheetRow],
        parent: QWidget | None = None,
        *,
        narrow: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(heading)
        line = self.fontMetrics().height()
        self.setMaximumWidth(_WIDEST * line)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(round(0.45 * line))
        layout.addWidget(_heading(heading))
        layout.addWidget(_rule())
        grid = QGridLayout()
        grid.setHorizontalSpacing(line)
        grid.setVerticalSpacing(round(0.3 * line))
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(0, 0 if narrow else 12 * line)
        for number, row in enumerate(rows):
            place, side = ((2 * number + 1, 0), _LEFT) if narrow else ((2 * number, 1), _RIGHT)
            grid.addWidget(self._label(row), 2 * number, 0)
            grid.addWidget(self._keys(row), *place, side)
        layout.addLayout(grid)

    def _label(self, row: SheetRow) -> PlainLabel:
        label = PlainLabel(row.label, wraps=True)
        keys = ", ".join(map(native_text, row.keys)) or tr("no key")
        label.setAccessibleName(f"{row.label}: {keys}")
        return label

    def _keys(self, row: SheetRow) -> KeyRow:
        return KeyRow(row.keys, together="" if row.each_its_own else tr("or"))


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
        self._scroll.setAccessibleName(tr("Keys"))
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
            tr("While you type in a text field, letters and digits are just text."),
            wraps=True,
        )
        hint.setForegroundRole(hint.palette().ColorRole.PlaceholderText)
        button = QPushButton(tr("&Change keys…"))
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
                column.addWidget(self._group(tr("Everywhere"), self._fixed_rows()))
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
        label = tr("Select or unselect highlighted words 1–{0}").format(len(tokens))
        return SheetRow(label, keys, each_its_own=True)

    def _fixed_rows(self) -> list[SheetRow]:
        return [
            SheetRow(tr("Go to the next field, or back"), ["Tab", "Shift+Tab"]),
            SheetRow(tr("Walk the highlighted words"), ["Left", "Right"]),
            SheetRow(tr("Select or unselect the word with the focus"), ["Space"]),
            SheetRow(tr("Leave a dialog, changing nothing"), ["Esc"]),
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


_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


_WIDEST = 38  # line heights: from a label, one should find its keys


def _heading(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = QFont(label.font())
    font.setBold(True)
    font.setPointSizeF(font.pointSizeF() * 1.15)
    label.setFont(font)
    label.setIndent(max(0, -QFontMetrics(font).leftBearing(text[0])))  # or a J would be cut
    return label


def _rule() -> QFrame:
    rule = QFrame()
    rule.setFrameShape(QFrame.Shape.HLine)
    rule.setFrameShadow(QFrame.Shadow.Plain)
    rule.setForegroundRole(rule.palette().ColorRole.Mid)
    return rule


class KeyCap(PlainLabel):
    """As wide as its text needs, but never narrower than high."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    # Qt's

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        height = round(1.5 * metrics.height())
        return QSize(max(height, metrics.horizontalAdvance(self.text()) + metrics.height()), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        thin = max(1.0, self.height() / 24)
        radius = self.height() / 6
        box = QRectF(self.rect()).adjusted(thin, thin, -thin, -thin)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # First the edge in front, then the top of the key over all but its lowest part.
        painter.setPen(QPen(QColor(colours.control_border), thin))
        painter.setBrush(QColor(colours.border))
        painter.drawRoundedRect(box, radius, radius)
        painter.setBrush(QColor(colours.base))
        top = box.adjusted(0, 0, 0, -2 * thin)
        painter.drawRoundedRect(top, radius, radius)
        painter.setPen(QColor(colours.text))
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self.text())


def caps_of(key: str) -> list[str]:
    """`Ctrl++` is the plus key with Ctrl; a Mac writes its combinations without any plus."""
    text = native_text(key)
    if text == "+":
        return ["+"]
    if text.endswith("++"):
        return [*text[:-2].split("+"), "+"]
    return text.split("+")


def _muted(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setForegroundRole(label.palette().ColorRole.PlaceholderText)
    return label
