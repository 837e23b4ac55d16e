"""Judgements, matches, candidates and references as tidy tables for other programs."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import islice
from typing import TypeVar

from protest_core.candidates.model import Candidate
from protest_core.candidates.parts import highlights_of
from protest_core.candidates.queries.load import load_candidates, load_sentences, load_source_lines
from protest_core.candidates.selection import EVERYTHING, Selection, check_known
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.verified import VerifiedTranslation, verified_translations
from protest_core.export.queries import (
    CandidatePlace,
    TidyCandidate,
    TidyJudgement,
    stream_candidates,
    stream_judgements,
)
from protest_core.ids import CandidateId
from protest_core.judgements.model import TokenPlace
from protest_core.judgements.queries.record import list_annotators
from protest_core.suite.queries import load_suite
from protest_core.tables.before.records import (
    CANDIDATE_COLUMNS,
    JUDGEMENT_COLUMNS,
    MATCH_COLUMNS,
    REFERENCE_COLUMNS,
    TidyFormat,
    Value,
    write_tidy,
)
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import AlignedSentence

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


PRONOUN = "pronoun"


def export_references(
    *, project: Project, how: TidyFormat, shown: Selection = EVERYTHING
) -> Iterator[str]:
    """What would count as a further reference, whether or not the project lets it count.

    The systems in the order of loading, the examples of each in the suite's.
    """
    with project.reading() as tx:
        yield from write_tidy(REFERENCE_COLUMNS, _rows(tx, shown), how)


def has_references(*, project: Project, shown: Selection = EVERYTHING) -> bool:
    """Whether there is any, so that an empty table is not taken for a mistake."""
    with project.reading() as tx:
        return any(True for _ in chosen_translations(tx, shown))


def chosen_translations(tx: Tx, shown: Selection) -> Iterator[VerifiedTranslation]:
    """Of the systems and categories to be shown."""
    systems = {system.name for system in shown.systems_of(tx)}
    categories = {category.id for category in shown.categories_of(tx)}
    examples = [each for each in load_suite(tx).examples if each.category.id in categories]
    for found in verified_translations(tx, examples):
        if found.candidate.system in systems:
            yield found


def _rows(tx: Tx, shown: Selection) -> Iterator[Sequence[Value]]:
    for found in chosen_translations(tx, shown):
        example = found.example
        place = (found.candidate.system, example.id, example.category.id)
        for part in found.parts:
            yield (
                *place,
                example.line,
                example.token,
                f"antecedent_{part.number}" if part.number else PRONOUN,
                part.line,
                [(part.line, position) for position in part.tokens],
                found.words(part),
                found.sentences[part.line].text,
                found.candidate.annotators,
            )
