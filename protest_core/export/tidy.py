"""Judgements, matches, candidates and references as tidy tables for other programs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from itertools import islice
from typing import TypeVar

from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.queries.listing import load_own_tags
from protest_core.candidates.queries.load import load_candidates, load_sentences, load_source_lines
from protest_core.candidates.selection import (
    check_known,
    whole_categories,
)
from protest_core.candidates.translated_parts import Part, highlights_of
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.verified import VerifiedTranslation, verified_translations
from protest_core.export.queries import (
    CandidatePlace,
    TidyCandidate,
    TidyMatch,
    stream_candidates,
    stream_judgements,
)
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import Answer, StoredJudgement, TokenPlace
from protest_core.judgements.queries.annotators import list_annotators
from protest_core.judgements.questions import Question
from protest_core.judgements.questions import chosen as chosen_in
from protest_core.scores.weights import Weight, load_weights
from protest_core.suite.queries import load_description, load_suite
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Column, Kind, Report, Row, Streamed, Table
from protest_core.tasks.model import TaskMember
from protest_core.tasks.queries.members import (
    load_batch_members,
    load_task_annotators,
    load_task_members,
)
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import AlignedSentence
from protest_core.translatable import Text

_ROWS_AT_A_TIME = 2_000
_Sentences = dict[int, AlignedSentence]
_Matched = tuple[CandidatePlace, TidyMatch, Sequence[str]]  # with the researcher's own tags
NO_TASK_SET = Text("There is no task set yet.")
T = TypeVar("T")
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


class TidyTable(StrEnum):
    """Kinds of tables, with a row for each candidate and annotator, or for each candidate."""

    JUDGEMENTS = "judgements"
    MATCHES = "matches"
    CANDIDATES = "candidates"


@dataclass(frozen=True, slots=True)
class _Scope:
    """The scope of a table; without `members` it is not limited to tasks."""

    systems: Sequence[str]
    categories: Sequence[str]
    annotators: Sequence[str] = ()
    members: Sequence[TaskMember] | None = None

    @property
    def candidates(self) -> list[CandidateId] | None:
        return None if self.members is None else [each.candidate for each in self.members]


@dataclass(frozen=True, slots=True)
class _Judged:
    """A judgement, with its selected tokens, their words, and the researcher's own tags."""

    place: CandidatePlace
    made: StoredJudgement
    tokens: Sequence[TokenPlace]
    words: Sequence[str]
    own_tags: Sequence[str]
    weight: Weight


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
    member: TaskMember | None = None
    has_task: Sequence[str] = ()  # annotators


def export_table(
    *,
    project: Project,
    what: TidyTable,
    chosen: CandidateFilter = EVERYTHING,
    annotators: Sequence[str] = (),
    task_set: str = "",
    task: str = "",
) -> Report:
    """Return a table whose rows are read while it is written.

    Systems are in the order of loading, examples of each in the suite's, then by name. `annotators`
    only apply to judgements; all if none is named. `task_set`, `task`: only rows of their
    candidates, with columns for both; candidates are then in the order of judging.
    """
    with project.reading() as tx:
        check_known("annotator", annotators, list_annotators(tx))
        scope = _scope_of(tx, chosen, annotators, task_set, task)
        if project.is_batch:
            scope = replace(scope, members=load_batch_members(tx))
        further = load_guidelines(tx).further
    match what:
        case TidyTable.JUDGEMENTS:
            columns = _with_tasks(scope, _judgement_columns(further), lambda row: row.place.id)
            return _report(project, what, columns, partial(_judgements, scope))
        case TidyTable.MATCHES:
            matches = _with_tasks(scope, _MATCHES, lambda row: row[0].id)
            return _report(project, what, matches, partial(_matches, scope))
        case TidyTable.CANDIDATES:
            written = (*_TASKS, *_CANDIDATES) if scope.members is not None else _CANDIDATES
            return _report(project, what, written, partial(_candidates, scope))


def task_candidates_report(*, project: Project, task_set: str = "", task: str = "") -> Report:
    """Return the candidates of a task set, or of all, for people and for other programs."""
    with project.reading() as tx:
        scope = replace(_scope_of(tx, EVERYTHING), members=load_task_members(tx, task_set, task))
    columns = (*_TASKS, *_CANDIDATES)
    report = _report(project, "candidates", columns, partial(_candidates, scope))
    (written,) = report.tables
    listed = replace(written, title=Text("The candidates of the tasks"), columns=_LISTED)
    empty = "" if scope.members else NO_TASK_SET
    return replace(report, title="Candidates of tasks", tables=[listed], empty=empty)


def _scope_of(
    tx: Tx,
    chosen: CandidateFilter,
    annotators: Sequence[str] = (),
    task_set: str = "",
    task: str = "",
) -> _Scope:
    systems, categories = whole_categories(tx, chosen)
    return _Scope(
        [system.name for system in systems],
        [category.id for category in categories],
        annotators,
        load_task_members(tx, task_set, task) if task_set or task else None,
    )


def _with_tasks(
    scope: _Scope, columns: Sequence[Column[Row]], candidate_of: Callable[[Row], CandidateId]
) -> Sequence[Column[Row]]:
    """Return the columns with those of the task in front, if the table is limited to tasks."""
    if scope.members is None:
        return columns
    members = {each.candidate: each for each in scope.members}

    def member(row: Row) -> TaskMember:
        return members[candidate_of(row)]

    return (
        Column("task_set", "task_set", Kind.NAME, lambda row: member(row).task_set),
        Column("task", "task", Kind.NAME, lambda row: member(row).task),
        *columns,
    )


def _report(
    project: Project,
    name: str,
    columns: Sequence[Column[Row]],
    rows: Callable[[Tx], Iterator[Row]],
) -> Report:
    """Return the rows as a report. They are read from a snapshot, because writing may take long."""

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


_JUDGEMENTS: tuple[Column[_Judged], ...] = (
    *_place_columns(lambda row: row.place),
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


def _judgement_columns(further: Sequence[Question]) -> Sequence[Column[_Judged]]:
    """Return the columns, with one for each further question after those of the first two."""
    after = 1 + next(at for at, each in enumerate(_JUDGEMENTS) if each.key == "antecedent")
    return (*_JUDGEMENTS[:after], *map(_column_of, further), *_JUDGEMENTS[after:])


def _column_of(question: Question) -> Column[_Judged]:
    def value(row: _Judged) -> str:
        return " ".join(sorted(chosen_in(row.made.judgement, question))) or Answer.UNSET.value

    return Column(question.id, question.id, Kind.NAME, value)


def _judgements(scope: _Scope, tx: Tx) -> Iterator[_Judged]:
    own = load_own_tags(tx)
    judged = stream_judgements(
        tx, scope.systems, scope.categories, scope.annotators, scope.candidates
    )
    weights = load_weights(tx)
    for some in _portions(judged):
        places = [(place, {line for line, _ in each.judgement.tokens}) for place, each in some]
        sentences = _sentences(tx, places)
        for place, entry in some:
            tokens = sorted(entry.judgement.tokens)
            words = _words(tokens, sentences[place.system_id])
            yield _Judged(place, entry, tokens, words, own.get(place.id, ()), weights[place.id])


_MATCHES: tuple[Column[_Matched], ...] = (
    *_place_columns(lambda row: row[0]),
    Column("verdict", "verdict", Kind.NAME, lambda row: row[1].verdict.value),
    Column("reasons", "reasons", value=lambda row: row[1].reasons),
    Column("shared", "shared", value=lambda row: row[1].shared),
    Column("matched", "matched", Kind.NAME, lambda row: row[1].matched),
    Column("on_other_words", "on_other_words", Kind.FLAG, lambda row: row[1].on_other_words),
    Column("own_tags", "own_tags", value=lambda row: row[2]),
)


def _matches(scope: _Scope, tx: Tx) -> Iterator[_Matched]:
    """Yield only the candidates that were evaluated."""
    own = load_own_tags(tx)
    for each in stream_candidates(tx, scope.systems, scope.categories, scope.candidates):
        if each.match is not None:
            yield each.place, each.match, own.get(each.place.id, ())


def _task_column(head: str, key: str, value: Callable[[TaskMember], str]) -> Column[_Written]:
    return Column(head, key, Kind.NAME, lambda row: value(row.member) if row.member else None)


_TASKS: tuple[Column[_Written], ...] = (
    _task_column("task_set", "task_set", lambda member: member.task_set),
    _task_column("task", "task", lambda member: member.task),
    Column("annotators", "annotators", value=lambda row: row.has_task),
)

# The columns that fit a terminal.
_LISTED: tuple[Column[_Written], ...] = (
    _task_column(Text("Task set"), "task_set", lambda member: member.task_set),
    _task_column(Text("Task"), "task", lambda member: member.task),
    Column(Text("Annotators"), "annotators", value=lambda row: ", ".join(row.has_task)),
    Column(Text("System"), "system", Kind.NAME, lambda row: row.candidate.place.system),
    Column(Text("Example"), "example", Kind.COUNT, lambda row: row.candidate.place.example_id),
    Column(Text("Category"), "category", Kind.NAME, lambda row: row.candidate.place.category),
    Column(Text("Words"), "words", value=lambda row: " ".join(row.pronoun_words)),
)
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


def _candidates(scope: _Scope, tx: Tx) -> Iterator[_Written]:
    own, has_task = load_own_tags(tx), load_task_annotators(tx)
    for members, some in _members_and_candidates(tx, scope):
        loaded = {each.id: each for each in load_candidates(tx, [row.place.id for row in some])}
        lines = [(row.place, {*loaded[row.place.id].example.lines}) for row in some]
        sentences = _sentences(tx, lines)
        source = _source(tx, {row.place.line for row in some})
        for member, row in zip(members, some, strict=True):
            of_system, line = sentences[row.place.system_id], row.place.line
            highlights = highlights_of(loaded[row.place.id], of_system)
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
                member,
                has_task.get((member.task_set, member.task), ()) if member else (),
            )


def _members_and_candidates(
    tx: Tx, scope: _Scope
) -> Iterator[tuple[Sequence[TaskMember | None], list[TidyCandidate]]]:
    """Yield portions of candidates, those of tasks in the order of judging."""
    if scope.members is None:
        for some in _portions(stream_candidates(tx, scope.systems, scope.categories)):
            yield [None] * len(some), some
        return
    for members in _portions(scope.members):
        ids = [each.candidate for each in members]
        streamed = stream_candidates(tx, scope.systems, scope.categories, ids)
        by_candidate = {each.place.id: each for each in streamed}
        there = [each for each in members if each.candidate in by_candidate]
        if there:
            yield there, [by_candidate[each.candidate] for each in there]


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


def _portions(rows: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(rows)
    while some := list(islice(rest, _ROWS_AT_A_TIME)):
        yield some


def export_references(*, project: Project, chosen: CandidateFilter = EVERYTHING) -> Report:
    """Return all verified translations, whether or not the project's settings use them.

    Systems are in the order of loading, examples of each in the suite's.
    """
    with project.reading() as tx:
        whole_categories(tx, chosen)
    return _report(project, "references", _REFERENCES, partial(_references, chosen))


def _references(chosen: CandidateFilter, tx: Tx) -> Iterator[_Verified]:
    for found in chosen_translations(tx, chosen):
        for part in found.parts:
            yield found, part


def has_references(*, project: Project, chosen: CandidateFilter = EVERYTHING) -> bool:
    """Return whether verified translations exist, so that an empty table is no surprise."""
    with project.reading() as tx:
        return any(True for _ in chosen_translations(tx, chosen))


def chosen_translations(tx: Tx, chosen: CandidateFilter) -> Iterator[VerifiedTranslation]:
    """Yield the verified translations of the chosen systems and categories."""
    systems, categories = whole_categories(tx, chosen)
    names = {system.name for system in systems}
    ids = {category.id for category in categories}
    examples = [each for each in load_suite(tx).examples if each.category.id in ids]
    for found in verified_translations(tx, examples):
        if found.candidate.system in names:
            yield found
