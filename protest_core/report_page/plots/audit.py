"""Plots of the audit: confirmed approvals and corrected scores."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from protest_core.report_page.plots.canvas import (
    WIDTH,
    check_something,
    drawing,
    entitle,
    explain,
    largest,
)
from protest_core.report_page.plots.palette import PAPER, Palette
from protest_core.report_page.plots.scores import (
    FEW,
    PlotRow,
    Signs,
    draw_intervals,
    draw_rows,
    ends_of,
    rows_sheet,
    scale,
    write_notes,
)
from protest_core.scores.notes import why_no_share
from protest_core.suite.report_frame import caveats_of, short_labels
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind, Range, share_range

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from protest_core.scores.audit import AuditTable, CorrectedScore, UpheldRate
    from protest_core.suite.model import Category


_ALL = "all categories"
_SIGNS = Signs("share of audited approvals that were upheld")
NOBODY = "nobody has judged any approved candidate yet."
_Ends = tuple[float, float] | None


def audit_plot(table: "AuditTable", *, palette: Palette = PAPER, width: float = WIDTH) -> "Figure":
    """Plot the share of audited approvals that people confirmed, with intervals, by category."""
    audited = [each for each in table.frame.categories if table.rate(category_id=each.id).share.n]
    check_something(audited, NOBODY)
    drawn, left_out = largest(audited, lambda each: table.rate(category_id=each.id).share.n)
    rows = list(_rates(table, drawn))
    with drawing():
        figure, axes = rows_sheet([row.name for row in rows], palette, width)
        draw_rows(axes, rows, palette, _SIGNS)
        scale(axes, ends_of(rows))
        explain(figure, palette, notes=[*caveats_of(table.frame.suite), *left_out])
        entitle(figure, palette, "Approvals that people upheld, %")
        return figure


def _rates(table: "AuditTable", categories: "Iterable[Category]") -> Iterable[PlotRow]:
    """Yield rows for these categories and for all together."""
    labels = short_labels(table.frame.categories)
    rates = [(labels[each.id], table.rate(category_id=each.id)) for each in categories]
    for name, rate in [*rates, (_ALL, table.rate())]:
        row = PlotRow.of(name, rate.share, _note(rate))
        if row is not None:
            yield row


def _note(rate: "UpheldRate") -> str:
    share = rate.share
    counts = f"{share.certain} of {share.n}"
    if rate.few:
        return f"{counts}: {FEW}"
    return f"{counts}, {shown(share_range(share), Kind.PERCENT)}"


def corrected_plot(
    table: "AuditTable", *, palette: Palette = PAPER, width: float = WIDTH
) -> "Figure":
    """Plot each system's score, and the estimate if people had judged every approval."""
    ranked = table.scores.ranked
    every = [(system, table.corrected(system)) for system in ranked]
    shown_scores = [(system, score) for system, score in every if not score.undefined]
    check_something([each for _, each in shown_scores if each.estimate.low is not None], NOBODY)
    with drawing():
        figure, axes = rows_sheet([system for system, _ in shown_scores], palette, width)
        scores = [score for _, score in shown_scores]
        _draw(axes, scores, palette)
        scale(axes, _ends(scores))
        write_notes(axes, map(_figures, scores), palette)
        why = why_no_share(table.scores)
        notes = [*caveats_of(table.frame.suite), *_missing_note(scores), *why]
        explain(figure, palette, notes=notes)
        entitle(figure, palette, "Scores corrected by the audit, %")
        return figure


def _draw(axes: "Axes", scores: "Sequence[CorrectedScore]", palette: Palette) -> None:
    """Draw the two next to each other, not over each other: they are often close."""
    up, down = -0.17, 0.13
    intervals = [(at + down, each.estimate.interval) for at, each in enumerate(scores)]
    draw_intervals(axes, intervals, palette, label="95 %, these candidates")
    corrected = [_corrected(each) for each in scores]
    _draw_ends(axes, corrected, down, "o", palette.mark, "corrected")
    as_they_are = [_uncorrected(each) for each in scores]
    _draw_ends(axes, as_they_are, up, "D", palette.beside, "as approved and judged")


def _uncorrected(score: "CorrectedScore") -> _Ends:
    low, high = score.score.low, score.score.high
    return None if low is None or high is None else (low, high)


def _corrected(score: "CorrectedScore") -> _Ends:
    low, high = score.estimate.low, score.estimate.high
    return None if low is None or high is None else (low, high)


def _draw_ends(
    axes: "Axes", ends: Sequence[_Ends], shift: float, sign: str, colour: str, label: str
) -> None:
    """Draw one sign or, while candidates are open, two with a broad line in between."""
    shown = [(at + shift, each) for at, each in enumerate(ends) if each is not None]
    for number, (at, (low, high)) in enumerate(shown):
        style: dict[str, Any] = {"color": colour, "markersize": 4.5, "markerfacecolor": colour}
        if sign == "D":
            style |= {"markerfacecolor": "none"}
        places = [100 * low] if low == high else [100 * low, 100 * high]
        line = "-" if len(places) > 1 else ""
        named = label if not number else None
        axes.plot(
            places, [at] * len(places), line, marker=sign, linewidth=2.6, label=named, **style
        )


def _ends(scores: "Sequence[CorrectedScore]") -> Iterable[float]:
    for score in scores:
        for ends in (_uncorrected(score), _corrected(score)):
            yield from ends or ()
        if interval := score.estimate.interval:
            yield from (interval.low, interval.high)


def _figures(score: "CorrectedScore") -> str:
    ends = _corrected(score)
    corrected = None if ends is None else Range(*ends)
    return f"{shown(share_range(score.score), Kind.PERCENT)} → {shown(corrected, Kind.PERCENT)}"


def _missing_note(scores: "Sequence[CorrectedScore]") -> Iterable[str]:
    if any(score.estimate.low is None for score in scores):
        yield (
            "No corrected score where nobody has judged an approval; the interval goes from all of "
            "these wrong to all right."
        )
