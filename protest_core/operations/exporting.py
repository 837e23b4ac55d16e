"""What a project holds as tidy tables for other programs, as they are read: nothing is held."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import islice
from typing import TypeVar

from protest_core.formats.tidy import (
    CANDIDATE_COLUMNS,
    JUDGEMENT_COLUMNS,
    MATCH_COLUMNS,
    TidyFormat,
    Value,
    write_tidy,
)
from protest_core.ids import CandidateId
from protest_core.judgement.judgement import TokenPlace
from protest_core.operations.judging.highlighting import highlights_of
from protest_core.operations.systems.evaluation import EVERYTHING, Selection, check_known
from protest_core.store.project import Project
from protest_core.store.snapshot import Snapshot
from protest_core.store.tidy_values import CandidatePlace, TidyCandidate, TidyJudgement
from protest_core.store.values import AlignedSentence, Candidate
from protest_core.suite.testsuite import tokens_of

_ROWS_AT_A_TIME = 2_000

_Sentences = dict[int, AlignedSentence]
_Row = Sequence[Value]


class TidyTable(StrEnum):
    """One row for each candidate and annotator, or for each candidate."""

    JUDGEMENTS = "judgements"
    MATCHES = "matches"
    CANDIDATES = "candidates"


def export_table(
    *,
    project: Project,
    what: TidyTable,
    how: TidyFormat,
    shown: Selection = EVERYTHING,
    annotators: Sequence[str] = (),
) -> Iterator[str]:
    """The systems in the order of loading, the examples of each in the suite's, then by name.

    `annotators` are for judgements only; all if none is named.
    """
    with project.reading() as snapshot:
        systems = [system.name for system in shown.systems_of(snapshot)]
        categories = [category.id for category in shown.categories_of(snapshot)]
        check_known("annotator", annotators, snapshot.annotators())
        match what:
            case TidyTable.JUDGEMENTS:
                judged = snapshot.tidy_judgements(systems, categories, annotators)
                yield from write_tidy(JUDGEMENT_COLUMNS, _judgements(snapshot, judged), how)
            case TidyTable.MATCHES:
                candidates = snapshot.tidy_candidates(systems, categories)
                yield from write_tidy(MATCH_COLUMNS, _matches(candidates), how)
            case TidyTable.CANDIDATES:
                candidates = snapshot.tidy_candidates(systems, categories)
                rows = _candidates(snapshot, candidates)
                yield from write_tidy(CANDIDATE_COLUMNS, rows, how)


def _judgements(snapshot: Snapshot, judged: Iterable[TidyJudgement]) -> Iterator[_Row]:
    for some in _portions(judged):
        places = [(each.place, {line for line, _ in each.judgement.tokens}) for each in some]
        sentences = _sentences(snapshot, places)
        for each in some:
            said = each.judgement
            tokens = sorted(said.tokens)
            yield (
                *_place(each.place),
                each.annotator,
                said.pronoun.value,
                said.antecedent.value,
                tokens,
                _words(tokens, sentences[each.place.system_id]),
                sorted(said.tags),
                said.remark,
                each.state.value,
                each.made_at,
                each.seconds,
                each.guidelines,
            )


def _matches(candidates: Iterable[TidyCandidate]) -> Iterator[_Row]:
    """Only what the automatic step has looked at."""
    for each in candidates:
        if each.match is not None:
            match = each.match
            yield (
                *_place(each.place),
                match.verdict.value,
                match.reasons,
                match.shared,
                match.matched,
                match.on_other_words,
            )


def _candidates(snapshot: Snapshot, candidates: Iterable[TidyCandidate]) -> Iterator[_Row]:
    for some in _portions(candidates):
        found = {each.id: each for each in snapshot.candidates([row.place.id for row in some])}
        lines = [(row.place, {*found[row.place.id].example.lines}) for row in some]
        sentences = _sentences(snapshot, lines)
        source = _source(snapshot, {row.place.line for row in some})
        for row in some:
            of_system = sentences[row.place.system_id]
            yield (
                *_place(row.place),
                source[row.place.line],
                of_system[row.place.line].text,
                *_highlighted(row.place.id, found, of_system),
                row.match.verdict.value if row.match else None,
                row.match.reasons if row.match else (),
                row.outcome.value,
            )


def _highlighted(
    number: CandidateId, found: dict[CandidateId, Candidate], sentences: _Sentences
) -> Iterator[Value]:
    """Of the pronoun and of the antecedent: the places, and the words there."""
    highlights = highlights_of(found[number], sentences)
    for places in (highlights.pronoun, highlights.antecedent):
        yield sorted(places)
        yield _words(sorted(places), sentences)


def _place(place: CandidatePlace) -> _Row:
    return place.system, place.example_id, place.category, place.line, place.token


def _words(places: Iterable[TokenPlace], sentences: _Sentences) -> list[str]:
    return [tokens_of(sentences[line].text)[token] for line, token in places]


def _sentences(
    snapshot: Snapshot, places: Iterable[tuple[CandidatePlace, set[int]]]
) -> dict[int, _Sentences]:
    """The lines that are needed of each system."""
    lines: dict[int, set[int]] = {}
    systems = {}
    for place, needed in places:
        lines.setdefault(place.system_id, set()).update(needed)
        systems[int(place.system_id)] = place.system_id
    return {number: snapshot.sentences(systems[number], lines[number]) for number in lines}


def _source(snapshot: Snapshot, lines: set[int]) -> dict[int, str]:
    return snapshot.source_lines(range(min(lines), max(lines) + 1))


T = TypeVar("T")


def _portions(rows: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(rows)
    while some := list(islice(rest, _ROWS_AT_A_TIME)):
        yield some
