"""The plots that there are, each drawn from what was counted."""

from enum import StrEnum
from typing import TYPE_CHECKING

from protest_core.judgements.outcome import Question
from protest_core.report_page.plots.audit import audit_plot, corrected_plot
from protest_core.report_page.plots.grid import categories_plot
from protest_core.report_page.plots.palette import Palette
from protest_core.report_page.plots.scores import scores_plot
from protest_gui.results.results_found import Results
from protest_gui.results.results_words import percent_of, told

if TYPE_CHECKING:
    from matplotlib.figure import Figure


class Plot(StrEnum):
    SCORES = "scores"
    CATEGORIES = "categories"
    AUDIT = "audit"
    CORRECTED = "corrected"


_NAMES = {
    Plot.SCORES: "Scores of the systems",
    Plot.CATEGORIES: "Scores by category",
    Plot.AUDIT: "Upheld approvals by category",
    Plot.CORRECTED: "Scores corrected by the audit",
}
assert set(_NAMES) == set(Plot)  # noqa: S101 — a table must cover its enum


def plot_name(plot: Plot) -> str:
    return told(_NAMES[plot])


def draw(plot: Plot, results: Results, *, palette: Palette, width: float) -> "Figure":
    """Or a `RefusedError` where there is nothing to draw."""
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


def in_words(plot: Plot, results: Results) -> str:
    """For those who cannot see it."""
    scores, question = results.scores, results.counting.question
    if plot is Plot.SCORES:
        shares = ((system, scores.score(question, system).share) for system in scores.ranked)
        return "; ".join(f"{system}: {percent_of(share)}" for system, share in shares)
    where = told("Audit") if plot in {Plot.AUDIT, Plot.CORRECTED} else told("Scores")
    return told("The same figures are in the tables under “{0}”.").format(where)
