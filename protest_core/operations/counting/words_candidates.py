"""The candidates of which the overlap of selected words is told."""

from collections import defaultdict
from collections.abc import Sequence

from protest_core.ids import CandidateId
from protest_core.judgement.judgement import Highlights, TokenPlace
from protest_core.judgement.labels import Label
from protest_core.judgement.outcome import Question
from protest_core.operations.counting.agreement import EVERYTHING, candidates_in_cell
from protest_core.operations.counting.overlap import highlights_among
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.sayings import load_judgements_by
from protest_core.store.transactions import Tx

_BOTH_CORRECT = (Label.CORRECT, Label.CORRECT)


def candidates_with_words(
    *,
    project: Project,
    pair: tuple[str, str],
    question: Question,
    category: str | None = None,
    chosen: CandidateFilter = EVERYTHING,
) -> tuple[CandidateId, ...]:
    """Those that both call correct and of which one of them, at least, selected a word; in the
    usual order.
    """
    found = candidates_in_cell(
        project=project,
        pair=pair,
        question=question,
        labels=_BOTH_CORRECT,
        category=category,
        chosen=chosen,
    )
    with project.reading() as tx:
        selected = _selected(tx, pair, found)
        highlights = highlights_among(tx, found)
    return tuple(each for each in found if selected[each] & _asked_for(question, highlights[each]))


def _asked_for(question: Question, highlights: Highlights) -> frozenset[TokenPlace]:
    return highlights.pronoun if question is Question.PRONOUN else highlights.antecedent


def _selected(
    tx: Tx, pair: tuple[str, str], candidates: Sequence[CandidateId]
) -> dict[CandidateId, set[TokenPlace]]:
    """By any of the two."""
    found: defaultdict[CandidateId, set[TokenPlace]] = defaultdict(set)
    for each in load_judgements_by(tx, candidates, pair):
        found[each.candidate_id] |= each.judgement.tokens
    return found
