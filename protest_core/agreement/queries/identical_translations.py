"""Labels that annotators gave to identical translations, grouped in SQL."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Subquery, and_, case, func, select
from sqlalchemy.orm import aliased

from protest_core.agreement.model import IdenticalPattern
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES_AND_CATEGORIES, conditions
from protest_core.db.schema import (
    AntecedentRow,
    CandidateRow,
    ExampleRow,
    JudgementRow,
    SystemSentenceRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.queries.annotators import Names, annotators_by_id
from protest_core.judgements.queries.outcomes import as_text, asked, label_of_parts, label_parts
from protest_core.judgements.questions import Question


def identical_patterns(
    tx: Tx, question: Question, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[IdenticalPattern]:
    """Yield the labels of each group in which an annotator judged two translations or more.

    Two translations are identical if the lines with the pronoun and its antecedents are.
    """
    names = annotators_by_id(tx, annotators)
    judged = _judged(question, names, _identical(tx, question, chosen))
    grouped_by = (judged.c.annotator_id, judged.c.everything)
    query = select(*grouped_by, func.count()).group_by(*grouped_by)
    for who, everything, count in tx.execute(query):
        entries = [entry.rpartition("=") for entry in everything.split(",")]
        labelled = [
            (label, number)
            for number, _, parts in entries
            if (label := label_of_parts(parts, question))
        ]
        labels = tuple(label for label, _ in labelled)
        numbers = tuple(CandidateId(int(number)) for _, number in labelled if number)
        if len(labels) > 1:
            differing = numbers if len(set(labels)) > 1 else ()
            yield IdenticalPattern(names[who], labels, count, differing)


def _judged(question: Question, annotators: Names, identical: Subquery) -> Subquery:
    """Select one annotator's labels of each group, as "17=yes/done/0,23=no/done/0".

    The candidates are left out if all labels are the same.
    """
    parts = label_parts(question)
    same = func.min(parts) == func.max(parts)
    with_candidates = as_text(JudgementRow.candidate_id).concat("=").concat(parts)
    everything = case(
        (same, func.group_concat(parts, ",")), else_=func.group_concat(with_candidates, ",")
    )
    return (
        select(JudgementRow.annotator_id, everything.label("everything"))
        .join(identical, identical.c.candidate_id == JudgementRow.candidate_id)
        .where(JudgementRow.annotator_id.in_(sorted(annotators)))
        .group_by(JudgementRow.annotator_id, identical.c.translation)
        .having(func.count() > 1)
        .subquery()
    )


def _identical(tx: Tx, question: Question, chosen: CandidateFilter) -> Subquery:
    """Select each candidate with the same words as another one, and the first of its group."""
    words = _words(tx, question, chosen)
    same = words.c.example_id, words.c.words
    numbered = select(
        words.c.candidate_id,
        func.min(words.c.candidate_id).over(partition_by=same).label("translation"),
        func.count().over(partition_by=same).label("number"),
    ).subquery()
    return (
        select(numbered.c.candidate_id, numbered.c.translation)
        .where(numbered.c.number > 1)
        .subquery()
    )


def _words(tx: Tx, question: Question, chosen: CandidateFilter) -> Subquery:
    """Select the line with the pronoun and those with antecedents, in one order for all systems."""
    sentence, of_antecedent = SystemSentenceRow, aliased(SystemSentenceRow)
    antecedents = (
        select(func.coalesce(func.group_concat(of_antecedent.text, "\n"), ""))
        .join(AntecedentRow, AntecedentRow.line == of_antecedent.line)
        .where(
            AntecedentRow.example_id == CandidateRow.example_id,
            of_antecedent.system_id == CandidateRow.system_id,
        )
        .correlate(CandidateRow)
        .scalar_subquery()
    )
    its_line = and_(sentence.system_id == CandidateRow.system_id, sentence.line == ExampleRow.line)
    return (
        select(
            CandidateRow.id.label("candidate_id"),
            CandidateRow.example_id,
            sentence.text.concat("\n").concat(antecedents).label("words"),
        )
        .select_from(CANDIDATES_AND_CATEGORIES.join(sentence, its_line))
        .where(*asked(question), *conditions(tx, chosen))
        .subquery()
    )
