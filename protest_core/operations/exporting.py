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
from protest_core.store.annotators import list_annotators
from protest_core.store.candidates import load_candidates, load_sentences, load_source_lines
from protest_core.store.project import Project
from protest_core.store.tidy import stream_candidates, stream_judgements
from protest_core.store.tidy_values import CandidatePlace, TidyCandidate, TidyJudgement
from protest_core.store.transactions import Tx
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
    with project.reading() as tx:
        systems = [system.name for system in shown.systems_of(tx)]
        categories = [category.id for category in shown.categories_of(tx)]
        check_known("annotator", annotators, list_annotators(tx))
        match what:
            case TidyTable.JUDGEMENTS:
                judged = stream_judgements(tx, systems, categories, annotators)
                yield from write_tidy(JUDGEMENT_COLUMNS, _judgements(tx, judged), how)
            case TidyTable.MATCHES:
                candidates = stream_candidates(tx, systems, categories)
                yield from write_tidy(MATCH_COLUMNS, _matches(candidates), how)
            case TidyTable.CANDIDATES:
                candidates = stream_candidates(tx, systems, categories)
                rows = _candidates(tx, candidates)
                yield from write_tidy(CANDIDATE_COLUMNS, rows, how)


def _judgements(tx: Tx, judged: Iterable[TidyJudgement]) -> Iterator[_Row]:
    for some in _portions(judged):
        places = [(each.place, {line for line, _ in each.judgement.tokens}) for each in some]
        sentences = _sentences(tx, places)
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


def _candidates(tx: Tx, candidates: Iterable[TidyCandidate]) -> Iterator[_Row]:
    for some in _portions(candidates):
        found = {each.id: each for each in load_candidates(tx, [row.place.id for row in some])}
        lines = [(row.place, {*found[row.place.id].example.lines}) for row in some]
        sentences = _sentences(tx, lines)
        source = _source(tx, {row.place.line for row in some})
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


def _sentences(tx: Tx, places: Iterable[tuple[CandidatePlace, set[int]]]) -> dict[int, _Sentences]:
    """The lines that are needed of each system."""
    lines: dict[int, set[int]] = {}
    systems = {}
    for place, needed in places:
        lines.setdefault(place.system_id, set()).update(needed)
        systems[int(place.system_id)] = place.system_id
    return {number: load_sentences(tx, systems[number], lines[number]) for number in lines}


def _source(tx: Tx, lines: set[int]) -> dict[int, str]:
    return load_source_lines(tx, range(min(lines), max(lines) + 1))


T = TypeVar("T")


def _portions(rows: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(rows)
    while some := list(islice(rest, _ROWS_AT_A_TIME)):
        yield some
