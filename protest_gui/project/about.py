"""The section *About this project*: its contents in words and figures."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from protest_core.evaluation.project_overview import summary_of
from protest_core.evaluation.project_summary import labelled, project_facts, system_lines
from protest_core.evaluation.queries.summary import ProjectSummary
from protest_core.suite.report_frame import caveats_of, suite_heading
from protest_gui.context import ProjectContext, Refresher
from protest_gui.jobs.latest import LatestJob
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.labels import PlainLabel, SelectableLabel
from protest_gui.widgets.layout import spaced

_WIDTH_IN_LETTERS = 90


class AboutPage(QScrollArea):
    """A block of text at the top left, no wider than is easy to read."""

    def __init__(self, context: ProjectContext) -> None:
        super().__init__()
        self._context = context
        self._reading = LatestJob(context.run, self._show_summary, context.fail)
        Refresher(context, self, self._read)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setAccessibleName(tr("About this project"))
        self._summary: ProjectSummary | None = None

    def _read(self) -> None:
        project = self._context.project
        self._reading.ask(lambda _progress: summary_of(project=project))

    def _show_summary(self, summary: ProjectSummary) -> None:
        if self._summary != summary:
            self._summary = summary
            self._show(self._parts(self._context.path, summary))

    def _parts(self, path: Path, summary: ProjectSummary) -> list[QWidget | QLayout]:
        title = translated(suite_heading(summary.suite))
        remarks = map(translated, caveats_of(summary.suite))
        systems = "\n".join(map(translated, system_lines(summary))) or tr("none")
        facts = [
            (tr("File"), str(path)),
            *project_facts(summary),
            (tr("Systems"), systems),
        ]
        grid = _grid(self._line())
        for row, (name, value) in enumerate(facts):
            grid.addWidget(PlainLabel(translated(name)), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(SelectableLabel(translated(value)), row, 1)
        last = grid.rowCount()
        grid.addWidget(PlainLabel(tr("Examples")), last, 0, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(_counts(labelled(summary), self._line()), last, 1)
        return [_title(title), *map(SelectableLabel, remarks), grid]

    def _show(self, parts: Iterable[QWidget | QLayout]) -> None:
        block = QWidget()
        block.setMaximumWidth(_WIDTH_IN_LETTERS * QFontMetrics(self.font()).averageCharWidth())
        layout = spaced(QVBoxLayout(block), margin=2, gap=1)
        for part in parts:
            if isinstance(part, QWidget):
                layout.addWidget(part)
            else:
                layout.addLayout(part)
        layout.addStretch()
        if (before := self.takeWidget()) is not None:
            # Not at once: Qt goes through all widgets while it sends them a new font.
            before.deleteLater()
        self.setWidget(block)

    def _line(self) -> int:
        return QFontMetrics(self.font()).height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._summary is not None:
            self._show(self._parts(self._context.path, self._summary))


def _grid(line: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * line)
    grid.setVerticalSpacing(line // 2)
    grid.setColumnStretch(1, 1)
    return grid


def _title(text: str) -> PlainLabel:
    label = SelectableLabel(text)
    font = label.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    font.setBold(True)
    label.setFont(font)
    return label


def _counts(counts: Iterable[tuple[str, int]], line: int) -> QGridLayout:
    """Return a table of counts, aligned, with their sum at the foot."""
    grid = _grid(line)
    grid.setHorizontalSpacing(line)
    grid.setVerticalSpacing(0)
    rows = list(counts)
    total = sum(count for _, count in rows)
    for number, (name, count) in enumerate([*rows, (tr("total"), total)]):
        figure = PlainLabel(number_text(count))
        grid.addWidget(figure, number, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(SelectableLabel(translated(name)), number, 1)
    return grid
