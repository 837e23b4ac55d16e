"""Translations that are the same word for word, and what each person made of them."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Subquery, and_, case, func, select
from sqlalchemy.orm import aliased

from protest_core.ids import CandidateId
from protest_core.judgement.outcome import Question
from protest_core.store.agreement_values import TwinPattern
from protest_core.store.labels import (
    CANDIDATES,
    Names,
    as_text,
    asked,
    ids_of,
    label_said,
    named,
    narrowed,
    said_of_judgement,
)
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.schema import (
    AntecedentRow,
    CandidateRow,
    ExampleRow,
    JudgementRow,
    SystemSentenceRow,
)
from protest_core.store.transactions import Tx


def count_twin_patterns(
    tx: Tx, question: Question, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[TwinPattern]:
    """Of the groups of which one of the annotators has judged two or more.

    Two translations are the same if the lines with the pronoun and its antecedents are.
    """
    names = named(tx, annotators)
    judged = _judged(question, names, _twins(tx, question, chosen))
    what = (judged.c.annotator_id, judged.c.everything)
    query = select(*what, func.count()).group_by(*what)
    for who, everything, count in tx.execute(query, ids_of(tx, chosen)):
        entries = [entry.rpartition("=") for entry in everything.split(",")]
        labelled = [(label, number) for number, _, said in entries if (label := label_said(said))]
        labels = tuple(label for label, _ in labelled)
        numbers = tuple(CandidateId(int(number)) for _, number in labelled if number)
        if len(labels) > 1:
            differing = numbers if len(set(labels)) > 1 else ()
            yield TwinPattern(names[who], labels, count, differing)


def _judged(question: Question, annotators: Names, twins: Subquery) -> Subquery:
    """What one said of each group, as "17=yes/done/0,23=no/done/0"; without the candidates
    where that is the same.
    """
    said = said_of_judgement(question)
    same = func.min(said) == func.max(said)
    with_candidates = as_text(JudgementRow.candidate_id).concat("=").concat(said)
    everything = case(
        (same, func.group_concat(said, ",")), else_=func.group_concat(with_candidates, ",")
    )
    return (
        select(JudgementRow.annotator_id, everything.label("everything"))
        .join(twins, twins.c.candidate_id == JudgementRow.candidate_id)
        .where(JudgementRow.annotator_id.in_(sorted(annotators)))
        .group_by(JudgementRow.annotator_id, twins.c.twin)
        .having(func.count() > 1)
        .subquery()
    )


def _twins(tx: Tx, question: Question, chosen: CandidateFilter) -> Subquery:
    """Each candidate that has the same words as another one, with the first of them."""
    words = _words(tx, question, chosen)
    same = words.c.example_id, words.c.words
    numbered = select(
        words.c.candidate_id,
        func.min(words.c.candidate_id).over(partition_by=same).label("twin"),
        func.count().over(partition_by=same).label("number"),
    ).subquery()
    return select(numbered.c.candidate_id, numbered.c.twin).where(numbered.c.number > 1).subquery()


def _words(tx: Tx, question: Question, chosen: CandidateFilter) -> Subquery:
    """The line with the pronoun, and those with antecedents: for each system in the same order."""
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
        .select_from(CANDIDATES.join(sentence, its_line))
        .where(*asked(question), *narrowed(tx, chosen))
        .subquery()
    )
