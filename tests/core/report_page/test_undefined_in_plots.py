"""Of a system of which nothing is known no plot draws anything; a sentence says why."""

from dataclasses import replace

import pytest

from protest_core.candidates.filter import OutcomeCounts
from protest_core.errors import RefusedError
from protest_core.judgements.outcome import Question
from protest_core.report_page.plots.audit import corrected_plot
from protest_core.report_page.plots.grid import categories_plot
from protest_core.report_page.plots.scores import scores_plot
from protest_core.scores.audit import AuditCounts, AuditTable
from protest_core.scores.model import ScoreTable
from tests.core.report_page.plotted import CATEGORIES, audit, scores, texts_of

NAMES = ("known", "unknown")
WHY = "The share of unknown is undefined, and in no average"


def with_unknown(names: tuple[str, ...] = NAMES) -> ScoreTable:
    table = scores(NAMES)
    open_cells = {("unknown", each.id): OutcomeCounts(open=40) for each in CATEGORIES}
    cells = {
        question: {place: open_cells.get(place, counts) for place, counts in of_question.items()}
        for question, of_question in table.cells.items()
    }
    return replace(table, systems=names, cells=cells, unmatched=("unknown",))


def audited() -> AuditTable:
    table = audit(NAMES)
    unknown = {("unknown", each.id): AuditCounts() for each in CATEGORIES}
    return replace(table, scores=with_unknown(), cells={**table.cells, **unknown})


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
