"""Plots leave out a system of which nothing is known; a sentence says why."""

from dataclasses import replace

import pytest

from protest_core.candidates.filter import OutcomeCounts
from protest_core.errors import RefusedError
from protest_core.judgements.questions import Question
from protest_core.report_page.plots.audit import corrected_plot
from protest_core.report_page.plots.grid import categories_plot
from protest_core.report_page.plots.scores import scores_plot
from protest_core.scores.audit import AuditCounts, AuditTable
from protest_core.scores.model import ScoreTable
from protest_core.scores.strata import Estimates
from tests.core.report_page.plotted import CATEGORIES, audit, lines_of, scores, texts_of

NAMES = ("known", "unknown")
WHY = "The share of unknown is undefined, and in no average"


def with_unknown(names: tuple[str, ...] = NAMES, table: ScoreTable | None = None) -> ScoreTable:
    table = table or scores(NAMES)
    open_cells = {("unknown", each.id): OutcomeCounts(open=40) for each in CATEGORIES}
    cells = {
        question: {place: open_cells.get(place, counts) for place, counts in of_question.items()}
        for question, of_question in table.cells.items()
    }
    frame = replace(table.frame, systems=names)
    return replace(table, frame=frame, cells=cells, unmatched=("unknown",))


def audited() -> AuditTable:
    table = audit(NAMES)
    unknown = {("unknown", each.id): AuditCounts() for each in CATEGORIES}
    scores_of_both = with_unknown(table=table.scores)
    return replace(table, scores=scores_of_both, cells={**table.cells, **unknown})


def test_of_a_system_without_an_audit_there_is_only_the_interval_and_a_sentence():
    """Six of forty referred candidates are right in each category; twenty are approved."""
    known, other = audit(NAMES), audit(NAMES, judged=0)
    estimates = Estimates(
        {
            Question.PRONOUN: {
                place: stratum
                for system, table in (("known", known), ("unknown", other))
                for place, stratum in table.scores.estimates.strata[Question.PRONOUN].items()
                if place.system == system
            }
        }
    )
    figure = corrected_plot(replace(known, scores=replace(known.scores, estimates=estimates)))
    (corrected,) = lines_of(figure, label="corrected")
    assert len(corrected.get_ydata()) == 1
    written = " ".join(text for text, _ in texts_of(figure)).replace("\n", " ")
    assert "No corrected score where nobody has judged an approval" in written
    ends = {round(x, 1) for line in figure.axes[0].get_lines() for x in line.get_xdata()}
    assert {10.0, round(100 * 26 / 60, 1)} <= ends


@pytest.mark.parametrize(
    "draw", [lambda: scores_plot(with_unknown()), lambda: corrected_plot(audited())]
)
def test_rows_leave_it_out_and_say_so(draw):
    figure = draw()
    assert [tick.get_text() for tick in figure.axes[0].get_yticklabels()] == ["known"]
    assert WHY in " ".join(text for text, _ in texts_of(figure)).replace("\n", " ")


def test_the_grid_has_dashes_for_it_and_says_so():
    written = [text for text, _ in texts_of(categories_plot(with_unknown()))]
    assert written.count("–") == len(CATEGORIES)
    assert WHY in " ".join(written).replace("\n", " ")


@pytest.mark.parametrize("plot", [scores_plot, categories_plot])
def test_of_nothing_but_such_systems_there_is_no_plot(plot):
    with pytest.raises(RefusedError, match=r"nothing to draw: no system is matched or judged yet"):
        plot(with_unknown(("unknown",)), Question.PRONOUN)
