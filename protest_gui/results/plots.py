"""The plots of results, each drawn from the counted results."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from protest_core.db.result_files import save_result
from protest_core.errors import RefusedError
from protest_core.judgements.questions import Question
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.meta_evaluation.metrics_and_people_report import SystemFigures, systems_table
from protest_core.meta_evaluation.overview import MetricsOverview
from protest_core.meta_evaluation.ranks import by_rank, systems_ranked
from protest_core.metrics.report import metric_title
from protest_core.report_page.plots.audit import audit_plot, corrected_plot
from protest_core.report_page.plots.bars import figure_kind, metric_bars, metric_bars_title
from protest_core.report_page.plots.distances import distances_plot
from protest_core.report_page.plots.files import SUFFIXES, Pixels, picture_of, pixels_of
from protest_core.report_page.plots.grid import categories_plot
from protest_core.report_page.plots.palette import PAPER, Palette
from protest_core.report_page.plots.regression import (
    SystemPoint,
    metric_plot,
    metric_plot_title,
    metric_points,
)
from protest_core.report_page.plots.scores import scores_plot
from protest_core.scores.overview import ResultsOverview
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind, Range
from protest_core.translatable import Text
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.jobs.latest import LatestJob
from protest_gui.translations import error_message, figures, tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.export import FileFormat, SaveTarget, ask_where
from protest_gui.widgets.layout import FlowLayout, spaced
from protest_gui.widgets.panes import WideScroll
from protest_gui.widgets.plots import PlotView, PointLink, PointsPlot, Sheet

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_WIDTH_ON_PAPER = 6.3  # inches
NO_DISTANCES = Text(
    "Nothing is compared by distance. Tick that under “Comparison”; the suite needs antecedents."
)


@dataclass(frozen=True, slots=True)
class PlotDrawing:
    """A plot to draw; `draw` raises a `RefusedError` if there is nothing to draw.

    `file_name` has no suffix.
    """

    file_name: str
    title: str
    signature: str
    draw: "Callable[[Palette, float], Figure]"  # the plot for a width in inches


class Plot(StrEnum):
    SCORES = "scores"
    CATEGORIES = "categories"
    AUDIT = "audit"
    CORRECTED = "corrected"
    DISTANCES = "distances"


_NAMES = {
    Plot.SCORES: Text("Scores of the systems"),
    Plot.CATEGORIES: Text("Scores by category"),
    Plot.AUDIT: Text("Upheld approvals by category"),
    Plot.CORRECTED: Text("Scores corrected by the audit"),
    Plot.DISTANCES: Text("Scores by the distance of the antecedent"),
}
assert set(_NAMES) == set(Plot)  # noqa: S101 — a table must cover its enum


class PlotPart(QWidget):
    """A part with a plot, which asks its owner to be drawn, in the background."""

    def __init__(self, view: PlotView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing: PlotDrawing | None = None
        self.view = view
        self.save = QPushButton(tr("&Save picture…"))
        self.save.setAutoDefault(False)
        self.wide = WideScroll(view)
        self._above = FlowLayout()
        self._column = spaced(QVBoxLayout(self), gap=1)
        self._column.addLayout(self._above)
        spaced(self._above)

    def add_choices(self, *choices: QWidget) -> None:
        """Add widgets for choosing the drawing before the button."""
        for part in (*choices, self.save):
            self._above.addWidget(part)
        self._column.addWidget(self.wide)  # last, as Tab goes in the order of adding

    def show_drawing(self, drawing: PlotDrawing, about: str) -> None:
        """Show a drawing; `about` describes it for people who cannot see it."""
        self.drawing = drawing
        self.view.setAccessibleName(drawing.title)
        self.view.setAccessibleDescription(about)
        self.view.draw_anew()


class PlotPage(PlotPart):
    """The page with plots of the scores and the audit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(PlotView(), parent)
        self._results: ResultsOverview | None = None
        self.choice = ChoiceBox[Plot](tr("Plot"))
        self.choice.show_values((each, plot_name(each)) for each in Plot)
        self.add_choices(self.choice)
        self.choice.chosen.connect(self._draw)

    def show_results(self, results: ResultsOverview) -> None:
        self._results = results
        self._draw()

    def _draw(self) -> None:
        if (results := self._results) is None:
            return
        plot = self.choice.value

        def drawn(palette: Palette, width: float) -> "Figure":
            return draw(plot, results, palette=palette, width=width)

        of = results.scores.frame
        if plot is Plot.DISTANCES and results.distances is not None:
            of = results.distances.frame
        drawing = PlotDrawing(plot.value, plot_name(plot), of.signature, drawn)
        self.show_drawing(drawing, in_words(plot, results))


class MetricPlot(PlotPart):
    """A plot like figures 2 and 1 of the WMT 2018 paper; points and bars open candidates."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.points = PointsPlot()
        super().__init__(self.points, parent)
        self._found: MetricsOverview | None = None
        self.choice = ChoiceBox[str](tr("Metric of the plot"))
        self.bars = QCheckBox(tr("As bars, with the &best three marked"))
        self.add_choices(self.choice, self.bars)
        self.choice.chosen.connect(self._draw)
        self.bars.toggled.connect(lambda _on: self._draw())
        self.points.reached.connect(self._show_point)

    def show_found(self, found: MetricsOverview) -> None:
        self._found = found
        self.choice.show_values((each, metric_title(each)) for each in found.table.metrics)
        self._draw()

    def _draw(self) -> None:
        if (found := self._found) is None:
            return
        column, table = self.choice.value, found.table
        if self.bars.isChecked():
            self._draw_bars(table, column)
            return

        def drawn(palette: Palette, width: float) -> "Figure":
            return metric_plot(table, column, palette=palette, width=width)

        title = translated(metric_plot_title(column))
        about = correlation_in_words(table, column)
        file_name = f"{column.replace(' ', '-')}-and-people"
        self.show_drawing(PlotDrawing(file_name, title, table.frame.signature, drawn), about)
        spots = [_spot(table, column, each) for each in metric_points(table, column)]
        self.points.show_spots(spots, about)

    def _draw_bars(self, table: MetricsAndPeople, column: str) -> None:
        def drawn(palette: Palette, width: float) -> "Figure":
            return metric_bars(table, column, palette=palette, width=width)

        title, kind = translated(metric_bars_title(column)), figure_kind(table, column)
        ranked = by_rank(systems_ranked(table, column))
        words = tr("{0}: {1}, rank {2} of {3}")
        spoken = [
            words.format(each.system, figures(shown(each.value, kind)), each.rank, len(ranked))
            for each in ranked
        ]
        about = "; ".join(spoken)
        file_name = f"{column.replace(' ', '-')}-bars"
        self.show_drawing(PlotDrawing(file_name, title, table.frame.signature, drawn), about)
        spots = [
            PointLink(text, SystemFigures(table, each.system).query())
            for text, each in zip(spoken, ranked, strict=True)
        ]
        self.points.show_spots(spots, about)

    def _show_point(self, where: QRect) -> None:
        """Scroll to the point if the window is too narrow for the plot."""
        middle = where.center()
        self.wide.ensureVisible(middle.x(), middle.y(), where.width(), 0)


def _spot(table: MetricsAndPeople, metric: str, point: SystemPoint) -> PointLink:
    (column,) = (each for each in systems_table(table).columns if each.key == metric)
    row = SystemFigures(table, point.name)
    value = figures(shown(column.value(row), column.kind))
    correct = figures(shown(point.y / 100, Kind.PERCENT))
    spoken = tr("{0}: {1} {2}, {3} % correct")
    return PointLink(spoken.format(point.name, metric_title(metric), value, correct), row.query())


def correlation_in_words(table: MetricsAndPeople, metric: str) -> str:
    """Return the correlation with people for those who cannot see the plot."""
    (correlation,) = (each.pearson for each in table.correlations if each.metric == metric)
    systems = translated(Text("%n systems", "", correlation.n, one="%n system"))
    if correlation.r is None:
        return tr("Over {0}: no correlation. {1}").format(
            systems, translated(correlation.undefined)
        )
    r = figures(shown(correlation.r, Kind.COEFFICIENT))
    return tr("Over {0}: Pearson's r is {1}.").format(systems, r)


def plot_name(plot: Plot) -> str:
    return translated(_NAMES[plot])


def draw(plot: Plot, results: ResultsOverview, *, palette: Palette, width: float) -> "Figure":
    """Draw the plot, or raise `RefusedError` if there is nothing to draw."""
    question: Question = results.counting.question
    match plot:
        case Plot.SCORES:
            return scores_plot(results.scores, question, palette=palette, width=width)
        case Plot.CATEGORIES:
            return categories_plot(results.scores, question, palette=palette, width=width)
        case Plot.AUDIT:
            return audit_plot(results.audit, palette=palette, width=width)
        case Plot.CORRECTED:
            return corrected_plot(results.audit, palette=palette, width=width)
        case Plot.DISTANCES:
            if results.distances is None:
                raise RefusedError(NO_DISTANCES)
            return distances_plot(results.distances, palette=palette, width=width)


def in_words(plot: Plot, results: ResultsOverview) -> str:
    """Describe the plot for people who cannot see it."""
    scores, question = results.scores, results.counting.question
    if plot is Plot.SCORES:
        percent = tr("{0}: {1} %")
        headlines = ((system, scores.headline(question, system)) for system in scores.ranked)
        return "; ".join(
            percent.format(system, figures(shown(Range(each.low, each.high), Kind.PERCENT)))
            for system, each in headlines
            if each.low is not None and each.high is not None
        )
    if plot is Plot.DISTANCES and results.distances is None:
        return translated(NO_DISTANCES)
    where = tr("Audit") if plot in {Plot.AUDIT, Plot.CORRECTED} else tr("Scores")
    if plot is Plot.DISTANCES:
        where = tr("Comparison")
    return tr("The same figures are in the tables under “{0}”.").format(where)


class Plotting(QObject):
    """Draws plots in one thread: the library's settings are shared by all drawings."""

    done = Signal(str)  # a sentence about what was saved

    def __init__(self, context: ProjectContext, part: PlotPart) -> None:
        super().__init__(part)
        self._context = context
        self._part = part
        self._folder = context.path.parent
        self._drawing = LatestJob(context.run, part.view.show_pixels, self._tell)
        part.view.wanted.connect(self._draw)
        part.save.clicked.connect(lambda _checked: self._save())

    def _draw(self, sheet: Sheet) -> None:
        drawing = self._part.drawing
        if drawing is not None:
            self._drawing.ask(lambda _progress: _drawn(drawing, sheet))

    def _tell(self, error: Exception) -> None:
        if isinstance(error, RefusedError):  # there is nothing to draw
            self._part.view.show_sentence(error_message(error))
        else:
            self._context.fail(error)

    def _save(self) -> None:
        drawing = self._part.drawing
        if drawing is None:
            return
        kinds = [FileFormat(suffix[1:].upper(), suffix) for suffix in SUFFIXES]
        proposed = self._folder / drawing.file_name
        place = ask_where(self._part, tr("Save picture"), proposed, kinds)
        if place is None:
            return
        self._folder = place.path.parent
        saved = tr("The picture is in {0}.").format(place.path)
        self._context.run(
            Lane.READ,
            lambda _progress: _write(drawing, place),
            lambda _nothing: self.done.emit(saved),
        )


def _drawn(drawing: PlotDrawing, sheet: Sheet) -> Pixels:
    return pixels_of(drawing.draw(sheet.palette, sheet.width), sheet.dots_per_inch)


def _write(drawing: PlotDrawing, place: SaveTarget) -> None:
    """Write the drawing in its form for print, whatever the window's colours and size are."""
    content = picture_of(
        drawing.draw(PAPER, _WIDTH_ON_PAPER),
        place.path,
        title=drawing.title,
        signature=drawing.signature,
    )
    save_result(path=place.path, content=content, replace=place.replace)
