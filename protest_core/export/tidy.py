"""Judgements, matches, candidates and references as tidy tables for other programs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import islice
from typing import TypeVar

from protest_core.candidates.queries.listing import load_own_tags
from protest_core.candidates.queries.load import load_candidates, load_sentences, load_source_lines
from protest_core.candidates.selection import EVERYTHING, Selection, check_known
from protest_core.candidates.translated_parts import Part, highlights_of
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.verified import VerifiedTranslation, verified_translations
from protest_core.export.queries import (
    CandidatePlace,
    TidyCandidate,
    TidyJudgement,
    TidyMatch,
    stream_candidates,
    stream_judgements,
)
from protest_core.judgements.model import TokenPlace
from protest_core.judgements.queries.record import list_annotators
from protest_core.scores.weights import Weight, load_weights
from protest_core.suite.queries import load_description, load_suite
from protest_core.suite.report import report_on
from protest_core.tables.model import Column, Kind, Report, Row, Streamed, Table
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import AlignedSentence

_ROWS_AT_A_TIME = 2_000


_Sentences = dict[int, AlignedSentence]


class TidyTable(StrEnum):
    """What a table has a row for: each candidate and annotator, or each candidate."""

    JUDGEMENTS = "judgements"
    MATCHES = "matches"
    CANDIDATES = "candidates"


def export_table(
    *,
    project: Project,
    what: TidyTable,
    shown: Selection = EVERYTHING,
    annotators: Sequence[str] = (),
) -> Report:
    """Return a table whose rows are read while it is written.

    Systems are in the order of loading, examples of each in the suite's, then by name. `annotators`
    only apply to judgements; all if none is named.
    """
    with project.reading() as tx:
        chosen = _Chosen(
            [system.name for system in shown.systems_of(tx)],
            [category.id for category in shown.categories_of(tx)],
            annotators,
        )
        check_known("annotator", annotators, list_annotators(tx))
    match what:
        case TidyTable.JUDGEMENTS:
            return _report(project, what, _JUDGEMENTS, partial(_judgements, chosen))
        case TidyTable.MATCHES:
            return _report(project, what, _MATCHES, partial(_matches, chosen))
        case TidyTable.CANDIDATES:
            return _report(project, what, _CANDIDATES, partial(_candidates, chosen))


@dataclass(frozen=True, slots=True)
class _Chosen:
    systems: Sequence[str]
    categories: Sequence[str]
    annotators: Sequence[str]


def _report(
    project: Project,
    name: str,
    columns: Sequence[Column[Row]],
    rows: Callable[[Tx], Iterator[Row]],
) -> Report:
    """Return the rows as a report. They are read from a snapshot: whoever reads may take long."""

    def read() -> Iterator[Row]:
        with project.snapshot() as copy, copy.reading() as tx:
            yield from rows(tx)

    with project.reading() as tx:
        suite = load_description(tx)
    table = Table(name, name.capitalize(), columns, Streamed(read))
    return report_on(suite, name.capitalize(), [table], [table])


def _place_columns(place_of: Callable[[Row], CandidatePlace]) -> tuple[Column[Row], ...]:
    return (
        Column("system", "system", Kind.NAME, lambda row: place_of(row).system),
        Column("example", "example", Kind.COUNT, lambda row: place_of(row).example_id),
        Column("category", "category", Kind.NAME, lambda row: place_of(row).category),
        Column("line", "line", Kind.COUNT, lambda row: place_of(row).line),
        Column("token", "token", Kind.COUNT, lambda row: place_of(row).token),
    )


@dataclass(frozen=True, slots=True)
class _Judged:
    """A judgement, with its selected tokens, their words, and the researcher's own tags."""

    made: TidyJudgement
    tokens: Sequence[TokenPlace]
    words: Sequence[str]
    own_tags: Sequence[str]
    weight: Weight


_JUDGEMENTS: tuple[Column[_Judged], ...] = (
    *_place_columns(lambda row: row.made.place),
    Column("annotator", "annotator", Kind.NAME, lambda row: row.made.annotator),
    Column("annotator_kind", "annotator_kind", Kind.NAME, lambda row: row.made.kind.value),
    Column("pronoun", "pronoun", Kind.NAME, lambda row: row.made.judgement.pronoun.value),
    Column("antecedent", "antecedent", Kind.NAME, lambda row: row.made.judgement.antecedent.value),
    Column("tokens", "tokens", value=lambda row: row.tokens),
    Column("words", "words", value=lambda row: row.words),
    Column("tags", "tags", value=lambda row: sorted(row.made.judgement.tags)),
    Column("remark", "remark", value=lambda row: row.made.judgement.remark),
    Column("state", "state", Kind.NAME, lambda row: row.made.state.value),
    Column("made_at", "made_at", value=lambda row: row.made.made_at),
    Column("seconds", "seconds", Kind.SECONDS, lambda row: row.made.seconds),
    Column("guidelines", "guidelines", Kind.NAME, lambda row: row.made.guidelines),
    Column(
        "reference_seen",
        "reference_seen",
        Kind.NAME,
        lambda row: {True: "yes", False: "no", None: ""}[row.made.reference_seen],
    ),
    Column("own_tags", "own_tags", value=lambda row: row.own_tags),
    Column("counts_as", "counts_as", Kind.NAME, lambda row: row.weight.counts_as),
    Column("verdict", "verdict", Kind.NAME, lambda row: row.weight.verdict),
    Column("stratum", "stratum", Kind.NAME, lambda row: row.weight.stratum),
    Column("stratum_size", "stratum_size", Kind.COUNT, lambda row: row.weight.size),
    Column("stratum_sample", "stratum_sample", Kind.COUNT, lambda row: row.weight.sample),
    Column("chance", "chance", Kind.DECIMAL, lambda row: row.weight.chance),
    Column("weight", "weight", Kind.DECIMAL, lambda row: row.weight.weight),
)


def _judgements(chosen: _Chosen, tx: Tx) -> Iterator[_Judged]:
    own = load_own_tags(tx)
    judged = stream_judgements(tx, chosen.systems, chosen.categories, chosen.annotators)
    weights = load_weights(tx)
    for some in _portions(judged):
        places = [(each.place, {line for line, _ in each.judgement.tokens}) for each in some]
        sentences = _sentences(tx, places)
        for each in some:
            tokens = sorted(each.judgement.tokens)
            words = _words(tokens, sentences[each.place.system_id])
            of_candidate = own.get(each.place.id, ()), weights[each.place.id]
            yield _Judged(each, tokens, words, *of_candidate)


_Matched = tuple[CandidatePlace, TidyMatch, Sequence[str]]  # with the researcher's own tags

_MATCHES: tuple[Column[_Matched], ...] = (
    *_place_columns(lambda row: row[0]),
    Column("verdict", "verdict", Kind.NAME, lambda row: row[1].verdict.value),
    Column("reasons", "reasons", value=lambda row: row[1].reasons),
    Column("shared", "shared", value=lambda row: row[1].shared),
    Column("matched", "matched", Kind.NAME, lambda row: row[1].matched),
    Column("on_other_words", "on_other_words", Kind.FLAG, lambda row: row[1].on_other_words),
    Column("own_tags", "own_tags", value=lambda row: row[2]),
)


def _matches(chosen: _Chosen, tx: Tx) -> Iterator[_Matched]:
    """Yield only the candidates that were evaluated."""
    own = load_own_tags(tx)
    for each in stream_candidates(tx, chosen.systems, chosen.categories):
        if each.match is not None:
            yield each.place, each.match, own.get(each.place.id, ())


@dataclass(frozen=True, slots=True)
class _Written:
    """A candidate with its texts, its highlighted tokens and their words."""

    candidate: TidyCandidate
    source: str
    translation: str
    pronoun_tokens: Sequence[TokenPlace]
    pronoun_words: Sequence[str]
    antecedent_tokens: Sequence[TokenPlace]
    antecedent_words: Sequence[str]
    own_tags: Sequence[str]  # the researcher's


_CANDIDATES: tuple[Column[_Written], ...] = (
    *_place_columns(lambda row: row.candidate.place),
    Column("source", "source", value=lambda row: row.source),
    Column("translation", "translation", value=lambda row: row.translation),
    Column("pronoun_tokens", "pronoun_tokens", value=lambda row: row.pronoun_tokens),
    Column("pronoun_words", "pronoun_words", value=lambda row: row.pronoun_words),
    Column("antecedent_tokens", "antecedent_tokens", value=lambda row: row.antecedent_tokens),
    Column("antecedent_words", "antecedent_words", value=lambda row: row.antecedent_words),
    Column(
        "",
        "verdict",
        Kind.NAME,
        lambda row: row.candidate.match.verdict.value if row.candidate.match else None,
    ),
    Column(
        "",
        "reasons",
        value=lambda row: row.candidate.match.reasons if row.candidate.match else (),
    ),
    Column("outcome", "outcome", Kind.NAME, lambda row: row.candidate.outcome.value),
    Column("own_tags", "own_tags", value=lambda row: row.own_tags),
)


def _candidates(chosen: _Chosen, tx: Tx) -> Iterator[_Written]:
    own = load_own_tags(tx)
    for some in _portions(stream_candidates(tx, chosen.systems, chosen.categories)):
        found = {each.id: each for each in load_candidates(tx, [row.place.id for row in some])}
        lines = [(row.place, {*found[row.place.id].example.lines}) for row in some]
        sentences = _sentences(tx, lines)
        source = _source(tx, {row.place.line for row in some})
        for row in some:
            of_system, line = sentences[row.place.system_id], row.place.line
            highlights = highlights_of(found[row.place.id], of_system)
            pronoun, antecedent = sorted(highlights.pronoun), sorted(highlights.antecedent)
            yield _Written(
                row,
                source[line],
                of_system[line].text,
                pronoun,
                _words(pronoun, of_system),
                antecedent,
                _words(antecedent, of_system),
                own.get(row.place.id, ()),
            )


def _words(places: Iterable[TokenPlace], sentences: _Sentences) -> list[str]:
    return [tokens_of(sentences[line].text)[token] for line, token in places]


def _sentences(tx: Tx, places: Iterable[tuple[CandidatePlace, set[int]]]) -> dict[int, _Sentences]:
    """Return the necessary lines of each system."""
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


_Verified = tuple[VerifiedTranslation, Part]

_REFERENCES: tuple[Column[_Verified], ...] = (
    Column("system", "system", Kind.NAME, lambda row: row[0].candidate.system),
    Column("example", "example", Kind.COUNT, lambda row: row[0].example.id),
    Column("category", "category", Kind.NAME, lambda row: row[0].example.category.id),
    Column("line", "line", Kind.COUNT, lambda row: row[0].example.line),
    Column("token", "token", Kind.COUNT, lambda row: row[0].example.token),
    Column(
        "part",
        "part",
        Kind.NAME,
        lambda row: f"antecedent_{row[1].number}" if row[1].number else "pronoun",
    ),
    Column("part_line", "part_line", Kind.COUNT, lambda row: row[1].line),
    Column("tokens", "tokens", value=lambda row: [(row[1].line, each) for each in row[1].tokens]),
    Column("words", "words", value=lambda row: row[0].words(row[1])),
    Column("sentence", "sentence", value=lambda row: row[0].sentences[row[1].line].text),
    Column("annotators", "annotators", value=lambda row: row[0].candidate.annotators),
)


def export_references(*, project: Project, shown: Selection = EVERYTHING) -> Report:
    """Return what would be a further reference, whether or not the project's settings use it.

    Systems are in the order of loading, examples of each in the suite's.
    """
    with project.reading() as tx:
        shown.systems_of(tx)
        shown.categories_of(tx)
    return _report(project, "references", _REFERENCES, partial(_references, shown))


def _references(shown: Selection, tx: Tx) -> Iterator[_Verified]:
    for found in chosen_translations(tx, shown):
        for part in found.parts:
            yield found, part


def has_references(*, project: Project, shown: Selection = EVERYTHING) -> bool:
    """Return whether there are any, so that an empty table is not mistaken for an error."""
    with project.reading() as tx:
        return any(True for _ in chosen_translations(tx, shown))


def chosen_translations(tx: Tx, shown: Selection) -> Iterator[VerifiedTranslation]:
    """Yield those of the chosen systems and categories."""
    systems = {system.name for system in shown.systems_of(tx)}
    categories = {category.id for category in shown.categories_of(tx)}
    examples = [each for each in load_suite(tx).examples if each.category.id in categories]
    for found in verified_translations(tx, examples):
        if found.candidate.system in systems:
            yield found
