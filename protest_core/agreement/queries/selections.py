"""Selected words of several annotators, and identical translations, grouped in SQL."""

from collections.abc import Iterator, Sequence
from functools import cache

from sqlalchemy import Subquery, and_, case, func, not_, null, select
from sqlalchemy.orm import aliased

from protest_core.agreement.model import IdenticalPattern, SelectionPattern
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import conditions
from protest_core.candidates.queries.listing import CANDIDATES_AND_CATEGORIES
from protest_core.db.schema import (
    AntecedentRow,
    CandidateRow,
    CategoryRow,
    ExampleRow,
    JudgementRow,
    JudgementTokenRow,
    SystemSentenceRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, TokenPlace
from protest_core.judgements.queries.annotators import Names, annotators_by_id
from protest_core.judgements.queries.labels import (
    answer_to,
    as_text,
    asked,
    label_of_parts,
    label_parts,
    not_judgeable,
)
from protest_core.judgements.questions import Question


def selection_patterns(
    tx: Tx, question: Question, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[SelectionPattern]:
    """Yield the words selected in candidates that two or more of the annotators call correct."""
    names = annotators_by_id(tx, annotators)
    selected = _selected(question, names)
    # Both questions share one selection; only the links say to which part a word belongs.
    certain = and_(selected.c.same, not_(CategoryRow.antecedent_agrees))
    what = (
        ExampleRow.category_id,
        case((certain, null()), else_=selected.c.candidate_id),
        case((certain, selected.c.people), else_=selected.c.everybody),
    )
    query = (
        select(*what, func.count())
        .select_from(
            CANDIDATES_AND_CATEGORIES.join(selected, selected.c.candidate_id == CandidateRow.id)
        )
        .where(*asked(question), *conditions(tx, chosen))
        .group_by(*what)
    )
    places = cache(_places)  # most annotators select the same words
    found = tx.connection().execute(query)
    for category, to_look_at, everybody, count in found:
        people = {}
        for entry in everybody.split(","):
            who, _, words = entry.partition("=")
            people[names[int(who)]] = places(words)
        everyone = tuple(sorted(people))
        if to_look_at is None:
            yield SelectionPattern(category, everyone, count)
        else:
            words_of_each = tuple(people[name] for name in everyone)
            number = CandidateId(to_look_at)
            yield SelectionPattern(category, everyone, count, number, words_of_each)


def _selected(question: Question, annotators: Names) -> Subquery:
    """Select each annotator's words, as "1=7:0 7:1,2=7:1", and whether they are the same.

    Candidates in which nobody selected a word are left out.
    """
    yes = _called_correct(question, annotators)
    who = as_text(yes.c.annotator_id)
    return (
        select(
            yes.c.candidate_id,
            (func.min(yes.c.words) == func.max(yes.c.words)).label("same"),
            func.group_concat(who, ",").label("people"),
            func.group_concat(who.concat("=").concat(yes.c.words), ",").label("everybody"),
        )
        .group_by(yes.c.candidate_id)
        .having(func.count() > 1, func.max(yes.c.words) != "")
        .subquery()
    )


def _called_correct(question: Question, annotators: Names) -> Subquery:
    token = JudgementTokenRow
    place = as_text(token.line).concat(":").concat(as_text(token.token))
    words = (
        select(func.coalesce(func.group_concat(place, " "), ""))
        .where(token.judgement_id == JudgementRow.id)
        .scalar_subquery()
    )
    return (
        select(JudgementRow.candidate_id, JudgementRow.annotator_id, words.label("words"))
        .where(
            JudgementRow.annotator_id.in_(sorted(annotators)),
            answer_to(question) == Answer.YES,
            not_(not_judgeable()),
        )
        .subquery()
    )


def _places(words: str) -> frozenset[TokenPlace]:
    split = (place.split(":") for place in words.split())
    return frozenset((int(line), int(token)) for line, token in split)


def identical_patterns(
    tx: Tx, question: Question, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[IdenticalPattern]:
    """Yield the labels of the groups of which an annotator has judged two translations or more.

    Two translations are identical if the lines with the pronoun and its antecedents are.
    """
    names = annotators_by_id(tx, annotators)
    judged = _judged(question, names, _identical(tx, question, chosen))
    what = (judged.c.annotator_id, judged.c.everything)
    query = select(*what, func.count()).group_by(*what)
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

    The candidates are left out where all labels are the same.
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
    """Select each candidate that has the same words as another one, with the first of its group."""
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
