"""Progress of annotators: states, seconds, work, and which answers are missing."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from sqlalchemy import func, select

from protest_core.db.schema import (
    WITHOUT_FILE,
    AnnotatorRow,
    BatchRow,
    CandidateRow,
    CategoryRow,
    ExampleRow,
    JudgementHistoryRow,
    JudgementRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import AnnotatorWork, Answer, State
from protest_core.judgements.queries.annotators import kinds_of_annotators
from protest_core.judgements.queries.load import check_further
from protest_core.judgements.queries.outcomes import answer_to, asked, not_judgeable
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.names import ADJUDICATION


def load_states(tx: Tx, annotator: str) -> dict[CandidateId, State]:
    """Return the states of all candidates that the annotator judged."""
    query = (
        select(JudgementRow.candidate_id, JudgementRow.state)
        .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
        .where(AnnotatorRow.name == annotator)
    )
    return {CandidateId(candidate): State(state) for candidate, state in tx.execute(query)}


def load_seconds(tx: Tx, annotator: str) -> float:
    """Return an annotator's seconds of work on the current judgements."""
    summed = select(func.sum(JudgementRow.seconds)).join(AnnotatorRow)
    return tx.scalar(summed.where(AnnotatorRow.name == annotator)) or 0.0


def load_annotator_work(tx: Tx) -> Iterator[AnnotatorWork]:
    """Yield the work of all annotators who judged anything, sorted by name."""
    row = JudgementRow
    counted = (
        *(func.count(), func.min(row.made_at), func.max(row.made_at)),
        func.sum(row.seconds),
        func.count(row.reference_seen),  # known
        func.count().filter(row.reference_seen.is_(True)),
    )
    kinds = kinds_of_annotators(tx)
    query = (
        select(AnnotatorRow.name, row.state, row.guidelines, *counted)
        .join(AnnotatorRow, AnnotatorRow.id == row.annotator_id)
        .group_by(AnnotatorRow.name, row.state, row.guidelines)
        .order_by(AnnotatorRow.name, row.guidelines)
    )
    rows_of: dict[str, list[Any]] = defaultdict(list)
    for name, *rest in tx.connection().execute(query):
        rows_of[name].append(rest)
    for name, rows in rows_of.items():
        states: dict[State, int] = defaultdict(int)
        for state, _, count, *_ in rows:
            states[State(state)] += count
        _, versions, _, first, last, seconds, known, seen = zip(*rows, strict=True)
        yield AnnotatorWork(
            name,
            states,
            tuple(dict.fromkeys(filter(None, versions))),
            min(first),
            max(last),
            sum(seconds),
            kinds[name],
            sum(seen) if any(known) else None,
        )


def load_questions(tx: Tx) -> tuple[Question, ...]:
    """Return the questions of this project or batch, after checking that all answers are sound.

    SQL, which counts the answers, would take damaged ones for other answers or for none.
    """
    questions = load_guidelines(tx).all_questions
    if questions != FIRST_TWO:
        check_further(tx, _further_texts(tx, JudgementRow))
    return questions


def further_answers_given(tx: Tx) -> frozenset[tuple[str, str]]:
    """Return all answers ever given, earlier ones included, as ids of question and choice."""
    current, past = (_further_texts(tx, row) for row in (JudgementRow, JudgementHistoryRow))
    return check_further(tx, current | past)


def _further_texts(tx: Tx, row: type[JudgementRow] | type[JudgementHistoryRow]) -> set[str]:
    return set(tx.scalars(select(row.further).where(row.further != "").distinct()))


def versions_judged_under(tx: Tx) -> tuple[str, ...]:
    """Return the versions of the guidelines under which the current judgements were made."""
    return tuple(tx.scalars(select(JudgementRow.guidelines).distinct()))


def versions_handed_out(tx: Tx) -> tuple[str, ...]:
    """Return the versions of the guidelines in the batches that were handed out."""
    is_file = BatchRow.codes != WITHOUT_FILE
    return tuple(tx.scalars(select(BatchRow.guidelines).where(is_file).distinct()))


def load_unanswered(tx: Tx) -> dict[Question, int]:
    """Return how many finished judgements lack an answer, by each further question asked now."""
    further = (each for each in load_questions(tx) if each not in FIRST_TWO)
    return {each: _count_unanswered(tx, each) for each in further if not each.retired}


def _count_unanswered(tx: Tx, question: Question) -> int:
    """Count people's finished judgements that lack an answer to a further question."""
    row = JudgementRow
    counted = (
        select(func.count())
        .select_from(row)
        .join(AnnotatorRow, AnnotatorRow.id == row.annotator_id)
        .join(CandidateRow, CandidateRow.id == row.candidate_id)
        .join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
        .join(CategoryRow, CategoryRow.id == ExampleRow.category_id)
        .where(
            *asked(question),
            AnnotatorRow.kind == AnnotatorKind.PERSON.value,
            AnnotatorRow.name != ADJUDICATION,
            row.state == State.DONE.value,
            answer_to(question) == Answer.UNSET.value,
            ~not_judgeable(),
        )
    )
    return tx.scalar(counted) or 0
