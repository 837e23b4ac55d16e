"""The page in the window: what a project holds, or one message."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from protest_core.operations import Holdings
from protest_core.reports import suite_heading
from protest_core.reports.holdings import labelled, project_facts, system_lines

_READABLE_WIDTH = 680
_MARGIN = 32


class ProjectPage(QScrollArea):
    """A block of text at the top left, no wider than one reads with ease."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("Project"))

    def show_message(self, text: str) -> None:
        self._show([_label(text)])

    def show_project(self, path: Path, holdings: Holdings) -> None:
        title, *remarks = suite_heading(holdings.suite).splitlines()
        systems = "\n".join(system_lines(holdings)) or self.tr("none")
        facts = QGridLayout()
        facts.setHorizontalSpacing(24)
        facts.setVerticalSpacing(8)
        facts.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(
            [
                (self.tr("File"), str(path)),
                *project_facts(holdings),
                (self.tr("Systems"), systems),
            ]
        ):
            facts.addWidget(QLabel(name), row, 0, Qt.AlignmentFlag.AlignTop)
            facts.addWidget(_label(value), row, 1)
        last = facts.rowCount()
        facts.addWidget(QLabel(self.tr("Examples")), last, 0, Qt.AlignmentFlag.AlignTop)
        facts.addLayout(_counts(labelled(holdings)), last, 1)
        self._show([_title(title), *map(_label, remarks), facts])

    def _show(self, parts: Iterable[QWidget | QLayout]) -> None:
        block = QWidget()
        block.setMaximumWidth(_READABLE_WIDTH)
        layout = QVBoxLayout(block)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(12)
        for part in parts:
            if isinstance(part, QWidget):
                layout.addWidget(part)
            else:
                layout.addLayout(part)
        layout.addStretch()
        self.setWidget(block)


def _label(text: str) -> QLabel:
    """Plain: a file's name or a suite's must not be taken for markup."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _title(text: str) -> QLabel:
    label = _label(text)
    font = label.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    font.setBold(True)
    label.setFont(font)
    return label


def _counts(counts: Iterable[tuple[str, int]]) -> QGridLayout:
    """Numbers under numbers, and their sum at the foot."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    rows = list(counts)
    total = sum(count for _, count in rows)
    for number, (name, count) in enumerate([*rows, ("total", total)]):
        grid.addWidget(_label(f"{count:,}"), number, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(_label(name), number, 1)
    return grid
