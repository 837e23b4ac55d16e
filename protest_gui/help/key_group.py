"""One group of the key sheet: a heading, and what its keys do."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from protest_gui.help.key_cap import KeyRow
from protest_gui.keys.key_map import native_text
from protest_gui.widgets.plain import PlainLabel

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_WIDEST = 38  # line heights: from a label, one should find its keys


@dataclass(frozen=True, slots=True)
class SheetRow:
    label: str
    keys: list[str]
    each_its_own: bool = False  # not alternatives: the first key is for the first word, and so on


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
        keys = ", ".join(map(native_text, row.keys)) or self.tr("no key")
        label.setAccessibleName(f"{row.label}: {keys}")
        return label

    def _keys(self, row: SheetRow) -> KeyRow:
        return KeyRow(row.keys, together="" if row.each_its_own else self.tr("or"))


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
