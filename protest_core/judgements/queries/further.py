"""Which answers to further questions there are, and which are missing."""

from sqlalchemy import func, select

from protest_core.db.schema import (
    AnnotatorRow,
    CandidateRow,
    CategoryRow,
    ExampleRow,
    JudgementHistoryRow,
    JudgementRow,
)
from protest_core.db.transactions import Tx
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import Answer, State, further_in
from protest_core.judgements.queries.labels import answer_to, asked, not_judgeable
from protest_core.judgements.questions import Question
from protest_core.names import ADJUDICATION


def further_answers_given(tx: Tx) -> frozenset[tuple[str, str]]:
    """Return the answers that were given, also earlier ones, as ids of question and choice."""
    texts = {
        text
        for row in (JudgementRow, JudgementHistoryRow)
        for text in tx.scalars(select(row.further).where(row.further != "").distinct())
    }
    return frozenset(answer for text in texts for answer in further_in(text))


def versions_judged_under(tx: Tx) -> tuple[str, ...]:
    """Return the versions of the guidelines under which the current judgements were made."""
    return tuple(tx.scalars(select(JudgementRow.guidelines).distinct()))


def count_unanswered(tx: Tx, question: Question) -> int:
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
