"""The judgements and outcomes that scores are counted from, grouped in SQL."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import ColumnElement, ScalarSelect, null, select

from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.queries.conditions import (
    CANDIDATES,
    CANDIDATES_AND_CATEGORIES,
    IS_NO_TRANSLATION,
    conditions,
)
from protest_core.db.schema import (
    AnnotatorRow,
    CandidateRow,
    CategoryRow,
    DocumentRow,
    ExampleRow,
    JudgementRow,
    MatchRow,
    SystemRow,
    TaskCandidateRow,
)
from protest_core.db.sqlite import among_values, numbers_of
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.outcome import JudgementParts, label_of
from protest_core.judgements.queries.outcomes import (
    asked,
    by_people,
    judgement_of_program,
    judgements_of_candidate,
    label_of_parts,
    label_parts,
    parse_judgements,
    parse_named_judgements,
    parse_verdicts,
    without_annotators,
)
from protest_core.judgements.questions import Question, categories_asked
from protest_core.matching.rules import Verdict
from protest_core.names import ADJUDICATION
from protest_core.scores.strata import JudgedGroup
from protest_core.suite.model import Category
from protest_core.tasks.queries.draws import chosen_by_hand, load_draws, parse_draws

_DOCUMENT = (
    select(DocumentRow.first_line)
    .where(DocumentRow.first_line <= ExampleRow.line)
    .order_by(DocumentRow.first_line.desc())
    .limit(1)
    .correlate(ExampleRow)
    .scalar_subquery()
)
_JUDGED = CANDIDATES_AND_CATEGORIES.join(JudgementRow, JudgementRow.candidate_id == CandidateRow.id)


@dataclass(frozen=True, slots=True)
class GroupedExamples:
    """The groups of candidates, by system in the order of loading."""

    examples: int  # indices of examples are below this number
    groups: tuple[JudgedGroup, ...]
    systems: Mapping[str, "Members"]

    @property
    def candidates(self) -> int:
        return sum(len(each.candidates) for each in self.systems.values())

    def counted(self, question: Question) -> "GroupedExamples":
        """Return them without the candidates that count nowhere, and systems without others."""
        left_out = {at for at, each in enumerate(self.groups) if each.is_left_out(question)}
        if not left_out:
            return self
        systems = {name: each.without(left_out) for name, each in self.systems.items()}
        return replace(self, systems={name: each for name, each in systems.items() if each.groups})


@dataclass(frozen=True, slots=True)
class Members:
    """A system's candidates, and the indices of their examples and groups, in the same order."""

    candidates: list[CandidateId] = field(default_factory=list)
    examples: list[int] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)

    def without(self, groups: Collection[int]) -> "Members":
        """Return the members of other groups."""
        kept = [at for at, group in enumerate(self.groups) if group not in groups]
        return Members(
            [self.candidates[at] for at in kept],
            [self.examples[at] for at in kept],
            [self.groups[at] for at in kept],
        )


@dataclass(frozen=True, slots=True)
class _CountsOfGroup:
    """The numbers of a group's candidates by document, and by judgements with annotators."""

    by_document: Counter[int] = field(default_factory=Counter)
    by_judgements: Counter[str | None] = field(default_factory=Counter)

    def add(self, count: int, judgements: str | None, document: int = 0) -> None:
        self.by_document[document] += count
        self.by_judgements[judgements] += count


def group_judgements(
    tx: Tx,
    chosen: CandidateFilter,
    annotators: Annotators = ALL_PEOPLE,
    program: str | None = None,
    *,
    question: Question = Question.PRONOUN,
    over_documents: bool = False,
) -> Iterator[JudgedGroup]:
    """Yield the candidates grouped by everything on which scores depend.

    Only these people's judgements count, but outcomes in the filter are by all people. `program`:
    the program whose verdicts are read. The first two questions are read together.
    `over_documents`: also count by document.
    """
    what = _what_counts(tx, question, annotators, program)
    document = _DOCUMENT if over_documents else null()
    query = select(CandidateRow.id, document, *what).select_from(CANDIDATES)
    rows, draws = tx.rows(query.where(*conditions(tx, chosen))), load_draws(tx)
    # Counted here: SQLite would sort all candidates by these long texts to group them.
    counts = Counter((draws.get(number), *values) for number, *values in rows)
    groups: dict[tuple[Any, ...], _CountsOfGroup] = defaultdict(_CountsOfGroup)
    for (drawn, first_line, named, *values), count in counts.items():
        key = *values, without_annotators(named), drawn
        groups[key].add(count, named, first_line)
    yield from _groups(tx, question, groups, over_documents=over_documents)


def _what_counts(
    tx: Tx, question: Question, annotators: Annotators, program: str | None
) -> tuple[ColumnElement[Any] | ScalarSelect[Any], ...]:
    everybody = annotators == ALL_PEOPLE
    by_hand = chosen_by_hand(tx)
    return (
        judgements_of_candidate(annotators, question, named=True),
        CandidateRow.system_id.expression,
        ExampleRow.category_id.expression,
        MatchRow.verdict.expression,
        MatchRow.verified_system_id.is_not(None),
        IS_NO_TRANSLATION,
        null() if everybody else judgements_of_candidate(question=question),
        null() if program is None else judgement_of_program(program, question),
        among_values(CandidateRow.id, by_hand) if by_hand else null(),
    )


def _groups(
    tx: Tx,
    question: Question,
    groups: Mapping[tuple[Any, ...], _CountsOfGroup],
    *,
    over_documents: bool = False,
) -> Iterator[JudgedGroup]:
    systems, annotators = _names(tx), _annotator_names(tx)
    for values, counted in groups.items():
        system, category, verdict, verified, nothing, *others, judgements, draws = values
        anybody, program, chosen = others
        by_annotator: Counter[tuple[str, JudgementParts]] = Counter()
        for text, count in counted.by_judgements.items():
            for annotator, parts in parse_named_judgements(text, question):
                by_annotator[annotators[annotator], parts] += count
        yield JudgedGroup(
            systems[system],
            category,
            None if verdict is None else Verdict(verdict),
            parse_judgements(judgements, question),
            counted.by_document.total(),
            verified,
            bool(nothing),
            None if anybody is None else parse_judgements(anybody, question),
            parse_draws(draws),
            parse_verdicts(program, question),
            bool(chosen),
            counted.by_document if over_documents else {},
            by_annotator,
        )


def group_examples(
    tx: Tx,
    chosen: CandidateFilter,
    question: Question,
    annotators: Annotators = ALL_PEOPLE,
    program: str | None = None,
) -> GroupedExamples:
    """Return the group of each candidate for which the question is asked."""
    what = _what_counts(tx, question, annotators, program)
    query = select(CandidateRow.id, ExampleRow.position, *what).select_from(CANDIDATES)
    query = query.where(*conditions(tx, chosen))
    if where_asked := [*asked(question)]:
        query = query.where(ExampleRow.category_id.in_(select(CategoryRow.id).where(*where_asked)))
    names = _names(tx)
    systems = {number: Members() for number in names}
    draws = load_draws(tx)
    numbers: dict[tuple[Any, ...], int] = {}  # of rows with annotators
    for candidate, example, *row in tx.rows(query):
        members = systems[row[1]]
        members.candidates.append(candidate)
        members.examples.append(example)
        members.groups.append(numbers.setdefault((draws.get(candidate), *row), len(numbers)))
    counts = Counter(number for members in systems.values() for number in members.groups)
    groups: dict[tuple[Any, ...], _CountsOfGroup] = defaultdict(_CountsOfGroup)
    places: dict[tuple[Any, ...], int] = {}
    group_of = []
    for (drawn, named, *values), number in numbers.items():
        key = *values, without_annotators(named), drawn
        groups[key].add(counts[number], named)
        group_of.append(places.setdefault(key, len(places)))
    for members in systems.values():
        members.groups[:] = [group_of[number] for number in members.groups]
    return GroupedExamples(
        1 + max((max(each.examples, default=-1) for each in systems.values()), default=-1),
        tuple(_groups(tx, question, groups)),
        {names[number]: members for number, members in systems.items() if members.candidates},
    )


def count_judged_by_annotator(
    groups: Iterable[JudgedGroup], question: Question, categories: Iterable[Category]
) -> Counter[tuple[str, str, str]]:
    """Count the judgements with an answer by annotator, system and category.

    An adjudication is no separate opinion.
    """
    in_categories = {each.id for each in categories_asked(categories, question)}
    counts: Counter[tuple[str, str, str]] = Counter()
    for group in groups:
        if group.category not in in_categories:
            continue
        for (annotator, parts), count in group.by_annotator.items():
            if annotator != ADJUDICATION and label_of(parts, question) is not None:
                counts[annotator, group.system, group.category] += count
    return counts


def _annotator_names(tx: Tx) -> dict[int, str]:
    return dict(tx.execute(select(AnnotatorRow.id, AnnotatorRow.name)).all())


def count_judged_without_task_set(
    tx: Tx, chosen: CandidateFilter, question: Question, annotators: Annotators
) -> int:
    """Count the candidates with an answer that are in no task."""
    # Asked first, because mostly there are none, and judgements are many.
    in_task = select(TaskCandidateRow.candidate_id)
    outside = select(CandidateRow.id).where(CandidateRow.id.not_in(in_task))
    numbers = numbers_of(tx.connection(), outside)
    if not numbers:
        return 0
    query = (
        select(CandidateRow.id, label_parts(question))
        .select_from(_JUDGED)
        .where(*_counted_judgements(tx, chosen, annotators), *asked(question))
        .where(among_values(CandidateRow.id, numbers))
    )
    return len({number for number, parts in tx.rows(query) if label_of_parts(parts, question)})


def _counted_judgements(
    tx: Tx, chosen: CandidateFilter, annotators: Annotators
) -> Iterator[ColumnElement[bool]]:
    """Yield the conditions on judgements; an adjudication is no separate opinion."""
    yield from by_people(annotators)
    if chosen != EVERYTHING:
        # Conditions may use the table of judgements, too: without the alias, SQL would confuse the
        # two.
        query = select(CandidateRow.id).select_from(CANDIDATES).where(*conditions(tx, chosen))
        yield among_values(JudgementRow.candidate_id, numbers_of(tx.connection(), query))
    adjudicators = select(AnnotatorRow.id).where(AnnotatorRow.name == ADJUDICATION)
    yield JudgementRow.annotator_id.not_in(adjudicators)


def approved_by_reference(tx: Tx, chosen: CandidateFilter) -> frozenset[CandidateId]:
    """Return the candidates approved by the human reference, regardless of judgements."""
    ids = select(CandidateRow.id).select_from(CANDIDATES).where(*conditions(tx, chosen))
    approved = MatchRow.verdict == Verdict.APPROVED, MatchRow.verified_system_id.is_(None)
    return frozenset(map(CandidateId, tx.scalars(ids.where(*approved))))


def _names(tx: Tx) -> dict[int, str]:
    rows = tx.execute(select(SystemRow.id, SystemRow.name).order_by(SystemRow.id))
    return dict(rows.all())
