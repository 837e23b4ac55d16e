"""Systems × categories as a grid of shaded cells."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from protest_core.judgements.questions import Question
from protest_core.report_page.plots.canvas import (
    LINES,
    NAME_LINE,
    SMALL,
    WIDTH,
    check_something,
    drawing,
    entitle,
    explain,
    fitted,
    folded,
    height_of_row,
    largest,
    new_sheet,
    room_of,
)
from protest_core.report_page.plots.palette import PAPER, Palette, mixed, readable_on
from protest_core.report_page.plots.scores import FEW, title_of, why_nothing
from protest_core.scores.notes import why_no_share
from protest_core.suite.report_frame import caveats_of, short_labels
from protest_core.tables.cells import NOTHING, whole_percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from protest_core.scores.model import ScoreTable


# Inches.
_ABOVE, _BELOW, _BESIDE = 0.55, 0.1, 0.25  # the heads; the cells; the names
_NOTE, _LEAST_ROW = 0.15, 0.33  # two lines of a cell fit
_LEAST_COLUMN = 0.23  # so that 100 fits
_HEAD_LINE = 0.15
_PALEST = 0.04  # even a cell of 0 should look like a cell
_MARK = "*"
_SHADES = "The darker a cell, the larger its share; of a range, the middle counts."
_BRACKETS = "In brackets: no estimate, but from every open candidate wrong to all right."


@dataclass(frozen=True, slots=True)
class _GridCell:
    low: float | None
    high: float | None
    few: bool
    fallback: bool  # shows the range instead of an estimate, unlike other cells

    @classmethod
    def of(
        cls, table: "ScoreTable", question: Question, system: str, category_id: str
    ) -> "_GridCell":
        headline = table.headline(question, system, category_id)
        few = table.score(question, system, category_id).few
        fallback = table.is_estimated(question) and not headline.estimated
        return cls(headline.low, headline.high, few, fallback and headline.low is not None)

    @property
    def middle(self) -> float:
        """The share or, while candidates are open, the middle of the possible range."""
        return 0.0 if self.low is None or self.high is None else (self.low + self.high) / 2

    @property
    def text(self) -> str:
        """The share in whole percent: cells have little room, and tables have the details."""
        if self.low is None or self.high is None:
            return NOTHING
        one, other = whole_percent(self.low), whole_percent(self.high)
        text = one if one == other else f"{one}–\n{other}"
        return f"({text})" if self.fallback else text


def categories_plot(
    table: "ScoreTable",
    question: Question = Question.PRONOUN,
    *,
    palette: Palette = PAPER,
    width: float = WIDTH,
) -> "Figure":
    """Plot systems × the largest categories, the best system first."""
    every = table.categories_of(question)
    categories, left_out = largest(every, lambda each: table.score_of_all(question, each.id).n)
    cells = [
        [_GridCell.of(table, question, system, each.id) for each in categories]
        for system in table.ranked
    ]
    decided = set(table.frame.systems) - set(table.undecided)
    check_something([cell for row in cells for cell in row if decided], why_nothing(table))
    few = [any(row[at].few for row in cells) for at in range(len(categories))]
    labels = short_labels(every)
    heads = [
        f"{labels[each.id]}{_MARK if is_few else ''}"
        for each, is_few in zip(categories, few, strict=True)
    ]
    missed = any(cell.fallback for row in cells for cell in row)
    notes = [
        *caveats_of(table.frame.suite),
        *left_out,
        _SHADES,
        *([_BRACKETS] if missed else []),
        *why_no_share(table),
        *([f"{_MARK} Fewer than ten: {FEW}."] if any(few) else []),
    ]
    with drawing():
        figure, axes = _sheet(table.ranked, heads, palette, width, _BELOW + _NOTE * len(notes))
        for at, row in enumerate(cells):
            _draw(axes, at, row, palette)
        explain(figure, palette, notes=notes)
        entitle(figure, palette, f"{title_of(table, question)}, by category, %")
        return figure


def _sheet(
    systems: Sequence[str], labels: Sequence[str], palette: Palette, width: float, below: float
) -> tuple["Figure", "Axes"]:
    """Return a canvas as wide as requested or as the cells need, and as high as names and heads."""
    names = [folded(system, width) for system in systems]
    beside = room_of(names)[0] + _BESIDE
    column = max((width - beside) / len(labels), _LEAST_COLUMN)
    heads = [_head(each, column) for each in labels]
    rows = max(height_of_row(names), _LEAST_ROW) * len(names)
    height = _ABOVE + room_of(heads)[0] + rows + below
    figure, axes = new_sheet(palette, beside + column * len(heads), height)
    _label(axes, names, heads)
    return figure, axes


def _head(label: str, column: float) -> str:
    """Return a vertical head with its lines side by side."""
    lines = min(max(int(column / _HEAD_LINE), 1), LINES)
    return fitted(label, NAME_LINE, lines=lines)


def _label(axes: "Axes", names: Sequence[str], heads: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_xticks(range(len(heads)), heads, rotation=90)
    axes.xaxis.tick_top()
    axes.set_xlim(-0.5, len(heads) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.spines["bottom"].set_visible(False)


def _draw(axes: "Axes", at: int, row: Sequence[_GridCell], palette: Palette) -> None:
    from matplotlib.patches import Rectangle

    for column, cell in enumerate(row):
        share = _PALEST + (1 - _PALEST) * cell.middle
        ground = mixed(palette.nothing, palette.everything, share)
        box = Rectangle((column - 0.5, at - 0.5), 1, 1, facecolor=ground)
        box.set(edgecolor=palette.ground, linewidth=1.5)
        axes.add_patch(box)
        style: dict[str, Any] = {
            "ha": "center",
            "va": "center",
            "fontsize": SMALL,
            "linespacing": 0.9,
        }
        axes.text(column, at, cell.text, color=readable_on(ground), **style)
