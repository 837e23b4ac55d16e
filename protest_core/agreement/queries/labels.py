"""Labels of several annotators for the same candidates, and words that they selected, from SQL."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from sqlalchemy import (
    Select,
    Subquery,
    and_,
    case,
    func,
    literal,
    not_,
    null,
    select,
    union_all,
)
from sqlalchemy.orm import aliased

from protest_core.agreement.model import Labelled, LabelPattern, SelectionPattern
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES_AND_CATEGORIES, conditions
from protest_core.db.schema import (
    CandidateRow,
    CategoryRow,
    ExampleRow,
    JudgementRow,
    JudgementTokenRow,
    TaskCandidateRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Label, TokenPlace
from protest_core.judgements.queries.annotators import Names, annotators_by_id
from protest_core.judgements.queries.outcomes import (
    answer_to,
    as_text,
    asked,
    label_of_parts,
    label_parts,
    not_judgeable,
)
from protest_core.judgements.questions import Question
from protest_core.tasks.queries.progress import handed_out

_GIVEN = "given"


def label_patterns(
    tx: Tx,
    question: Question,
    annotators: Sequence[str],
    chosen: CandidateFilter,
    *,
    at_least: int = 2,
) -> Iterator[LabelPattern]:
    """Yield the labels of candidates that `at_least` this many annotators judged or were given."""
    names = annotators_by_id(tx, annotators)
    labels = _labels(tx, question, names, at_least)
    grouped_by = (ExampleRow.category_id, labels.c.labels)
    query = (
        select(*grouped_by, func.count())
        .select_from(
            CANDIDATES_AND_CATEGORIES.join(labels, labels.c.candidate_id == CandidateRow.id)
        )
        .where(*asked(question), *conditions(tx, chosen))
        .group_by(*grouped_by)
    )
    labelled = _labels_in(names, question)
    for category, everybody, count in tx.execute(query):
        yield LabelPattern(category, labelled(everybody), count)


def labelled_candidates(
    tx: Tx,
    question: Question,
    annotators: Sequence[str],
    chosen: CandidateFilter,
    *,
    at_least: int = 2,
) -> Iterator[tuple[CandidateId, str, tuple[Labelled, ...]]]:
    """Yield these candidates one by one, with their categories and labels.

    The systems are in the order of loading, the examples of each in the suite's.
    """
    names = annotators_by_id(tx, annotators)
    labels = _labels(tx, question, names, at_least)
    query = (
        select(CandidateRow.id, ExampleRow.category_id, labels.c.labels)
        .select_from(
            CANDIDATES_AND_CATEGORIES.join(labels, labels.c.candidate_id == CandidateRow.id)
        )
        .where(*asked(question), *conditions(tx, chosen))
        .order_by(CandidateRow.system_id, ExampleRow.position)
    )
    labelled = _labels_in(names, question)
    for candidate, category, everybody in tx.execute(query):
        yield CandidateId(candidate), category, labelled(everybody)


def count_reference_seen(
    tx: Tx, annotators: Sequence[str], chosen: CandidateFilter
) -> dict[str, tuple[int, int]]:
    """Return, by annotator, the judgements after a look at the reference and all with known data.

    Annotators without any known value, such as those of imported tables, are left out.
    """
    row, names = aliased(JudgementRow), annotators_by_id(tx, annotators)  # conditions use its table
    ids = select(CandidateRow.id).select_from(CANDIDATES_AND_CATEGORIES)
    known = row.reference_seen.is_not(None), row.annotator_id.in_(sorted(names))
    seen = func.count().filter(row.reference_seen.is_(True))
    query = (
        select(row.annotator_id, seen, func.count())
        .where(*known, row.candidate_id.in_(ids.where(*conditions(tx, chosen))))
        .group_by(row.annotator_id)
    )
    by_name = {names[number]: (first, count) for number, first, count in tx.execute(query)}
    return {name: by_name[name] for name in annotators if name in by_name}


def selection_patterns(
    tx: Tx, question: Question, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[SelectionPattern]:
    """Yield the words selected in candidates that two or more of the annotators call correct."""
    names = annotators_by_id(tx, annotators)
    selected = _selected(question, names)
    # Both questions share one selection of words; only the links say to which part a word belongs.
    certain = and_(selected.c.same, not_(CategoryRow.antecedent_agrees))
    grouped_by = (
        ExampleRow.category_id,
        case((certain, null()), else_=selected.c.candidate_id),
        case((certain, selected.c.people), else_=selected.c.everybody),
    )
    query = (
        select(*grouped_by, func.count())
        .select_from(
            CANDIDATES_AND_CATEGORIES.join(selected, selected.c.candidate_id == CandidateRow.id)
        )
        .where(*asked(question), *conditions(tx, chosen))
        .group_by(*grouped_by)
    )
    places = cache(_places)  # most annotators select the same words
    rows = tx.connection().execute(query)
    for category, to_look_at, everybody, count in rows:
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


def _labels(tx: Tx, question: Question, annotators: Names, at_least: int) -> Subquery:
    """Select the labels of candidates that have `at_least` this many, as "1=yes/done/0,2=given"."""
    judged, handed = _judged(question, annotators), handed_out(annotators)
    # Without batches the judgements come in the order of an index, and nothing is sorted.
    any_handed_out = tx.execute(select(handed).limit(1)).first()
    entries = (union_all(judged, _given(handed)) if any_handed_out else judged).subquery()
    return (
        select(entries.c.candidate_id, func.group_concat(entries.c.entry, ",").label("labels"))
        .group_by(entries.c.candidate_id)
        .having(func.count() >= at_least)
        .subquery()
    )


def _judged(question: Question, annotators: Names) -> Select[int, str]:
    entry = (
        as_text(JudgementRow.annotator_id).concat("=").concat(label_parts(question)).label("entry")
    )
    theirs = JudgementRow.annotator_id.in_(sorted(annotators))
    return select(JudgementRow.candidate_id, entry).where(theirs)


def _given(handed: Subquery) -> Select[int, str]:
    member = TaskCandidateRow
    entry = as_text(handed.c.annotator_id).concat("=").concat(literal(_GIVEN)).label("entry")
    of_task = handed.c.task_id == member.task_id
    return select(member.candidate_id, entry).join_from(handed, member, of_task)


def _labels_in(annotators: Names, question: Question) -> Callable[[str], tuple[Labelled, ...]]:
    """Return a cached parser of these labels: a few combinations occur many times."""

    @cache
    def labelled(everybody: str) -> tuple[Labelled, ...]:
        by_annotator: dict[str, Labelled] = {}
        for entry in everybody.split(","):
            who, parts = entry.split("=")
            name = annotators[int(who)]
            if parts == _GIVEN:
                by_annotator.setdefault(name, Labelled(name, Label.NONE, judged=False))
            else:
                label = label_of_parts(parts, question)
                by_annotator[name] = Labelled(name, label or Label.NONE, judged=label is not None)
        return tuple(by_annotator[name] for name in sorted(by_annotator))

    return labelled


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
