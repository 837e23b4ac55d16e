"""Scores as a picture: the systems below each other, the best at the top."""

from typing import TYPE_CHECKING

from protest_core.judgement.outcome import Question
from protest_core.reports.plots.names import WIDTH
from protest_core.reports.plots.palette import PAPER, Palette
from protest_core.reports.plots.rows import Row, draw_rows, ends_of, rows_sheet, scale
from protest_core.reports.plots.sheet import (
    about,
    check_something,
    drawing,
    entitle,
    explain,
)
from protest_core.reports.score_blocks import why_no_share
from protest_core.reports.score_cells import percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from protest_core.store.score_tables import Score, ScoreTable

TITLES = {
    Question.PRONOUN: "Pronouns translated correctly",
    Question.ANTECEDENT: "Antecedents translated correctly",
}
FEW = "too few to say"
NO_CANDIDATES = "no system is loaded that has such candidates."
NOTHING_KNOWN = "no system is matched or judged yet."


def scores_plot(
    table: "ScoreTable",
    question: Question = Question.PRONOUN,
    *,
    palette: Palette = PAPER,
    width: float = WIDTH,
) -> "Figure":
    """Each system's share with its interval; while something is open, from where to where."""
    scores = {system: table.score(question, system) for system in table.ranked}
    rows = [
        row
        for system, score in scores.items()
        if not score.undefined and (row := Row.of(system, score.share, _note(score)))
    ]
    check_something(rows, why_nothing(table))
    with drawing():
        figure, axes = rows_sheet([row.name for row in rows], palette, width)
        draw_rows(axes, rows, palette, value="share of correct ones")
        scale(axes, ends_of(rows))
        explain(figure, palette, notes=[*about(table.suite), *why_no_share(table)])
        entitle(figure, palette, f"{TITLES[question]}, %")
        return figure


def why_nothing(table: "ScoreTable") -> str:
    all_undecided = table.systems and set(table.systems) == set(table.undecided)
    return NOTHING_KNOWN if all_undecided else NO_CANDIDATES


def _note(score: "Score") -> str:
    """Of how many; where they are too few, that instead of what they seem to say."""
    return f"n = {score.n}: {FEW}" if score.few else f"{percent(score.share)}"
