"""Signatures: the question of a table, and the data behind its answer, as one line."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from protest_core import __version__
from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import Question
from protest_core.matching.policy import MATCHING, MatchingPolicy
from protest_core.statistics.documents import Over

ALL = "all"

DIGESTS = ("data", "matched", "judged", "samples", "guidelines")

USUAL_POLICY = MatchingPolicy()

_ALWAYS_NAMED = ("systems", "categories")
_SEPARATORS = frozenset("|:,%@+")
_DIGITS = 12


class JudgementRule(StrEnum):
    """Ways of counting judgements."""

    ADJUDICATED = "adjudicated>unanimous"  # everybody's; if they differ, the adjudication
    OWN = "own"  # of the annotators named, regardless of others
    GIVEN = "judged-or-given"  # everybody's, side by side
    JUDGED = "judged"  # the same, only candidates that both have judged


SIDE_BY_SIDE = frozenset({JudgementRule.GIVEN, JudgementRule.JUDGED})


class TableKind(StrEnum):
    """The kinds of tables, by their names in signatures."""

    EVALUATION = "evaluation"
    SCORES = "scores"
    PAIRS = "pairs"
    DISTANCES = "distances"
    AUDIT = "audit"
    AGREEMENT = "agreement"
    CONSISTENCY = "consistency"
    DISAGREEMENTS = "disagreements"
    ANSWERS = "answers"
    TAGS = "tags"
    FORMS = "forms"
    VERDICTS = "verdicts"
    METRICS = "metrics"
    CORRELATION = "correlation"
    REPRODUCTION = "reproduction"


COMPARISONS = frozenset({TableKind.PAIRS, TableKind.DISTANCES})


@dataclass(frozen=True, slots=True)
class TableBasis:
    """The data that the numbers of a kind of table rest on, and the command that makes the table.

    Of judgements, answers and annotators' tags are always read.
    """

    command: str
    repeated: bool = False  # the command makes the table again from its signature
    by_people: bool = True  # rests on judgements, samples and guidelines
    whole: bool = False  # counts whole categories: no conditions on candidates
    side_by_side: bool = False  # rests on the judgements of several annotators, side by side
    programs: bool = False  # compared with people even if nobody is named
    estimates: bool = False  # unjudged candidates count like the judged ones of their stratum
    adjudications: bool = False  # beside the judgements that it settles
    words: bool = False  # words that annotators selected
    further: bool = False  # answers to all further questions; otherwise to those named
    remarks: bool = False
    own_tags: bool = False  # the researcher's


_SCORES = TableBasis("protest scores", repeated=True, estimates=True)

BASES: Mapping[TableKind, TableBasis] = {
    TableKind.EVALUATION: TableBasis("protest evaluate", by_people=False, whole=True),
    TableKind.SCORES: _SCORES,
    TableKind.PAIRS: _SCORES,
    TableKind.DISTANCES: _SCORES,
    TableKind.AUDIT: TableBasis("protest audit", repeated=True, estimates=True),
    TableKind.AGREEMENT: TableBasis(
        "protest agreement",
        repeated=True,
        side_by_side=True,
        programs=True,
        words=True,
        further=True,
    ),
    TableKind.CONSISTENCY: TableBasis(
        "protest agreement", repeated=True, side_by_side=True, programs=True, further=True
    ),
    TableKind.DISAGREEMENTS: TableBasis(
        "protest disagreements",
        repeated=True,
        side_by_side=True,
        adjudications=True,
        words=True,
        further=True,
        remarks=True,
    ),
    TableKind.ANSWERS: TableBasis("protest agreement", side_by_side=True, further=True),
    TableKind.TAGS: TableBasis("protest tags", side_by_side=True, own_tags=True),
    TableKind.FORMS: TableBasis("protest forms"),
    TableKind.VERDICTS: TableBasis("protest metrics", own_tags=True),
    TableKind.METRICS: TableBasis("protest metrics", estimates=True, whole=True),
    TableKind.CORRELATION: TableBasis("protest correlate"),
    TableKind.REPRODUCTION: TableBasis("protest reproduce"),
}

assert set(BASES) == set(TableKind)  # noqa: S101 — a table must cover its enum


@dataclass(frozen=True, slots=True)
class Digests:
    """Digests of the data behind numbers, in the order of a signature; empty: without effect.

    `guidelines` is a version. Signatures of earlier versions have none of these.
    """

    data: str = ""  # the suite; texts, links and link corrections of the systems
    matched: str = ""  # verdicts of the automatic step
    judged: str = ""  # by those whose judgements count
    samples: str = ""  # draws, batches, and candidates reached
    guidelines: str = ""

    def parts(self) -> Iterator[tuple[str, str]]:
        for key in DIGESTS:
            if value := getattr(self, key):
                yield key, escaped(value)


@dataclass(frozen=True, slots=True)
class Signature:
    """The question that a table answers and, once it is `signed`, what the answer rests on.

    Equal signatures mean equal numbers. `suite`, `version`, `policy`, `seeds`, `program`,
    `reference_systems` and `digests` are the project's. `version`: a digest if the suite has none.
    `annotators`, `questions`: all if none is named; a signed one names all systems and categories,
    one of an earlier version only those that were chosen. `seeds`: of the task sets, those of
    audits included. `table`: earlier versions left it out.
    """

    suite: str = ""
    version: str = ""
    chosen: CandidateFilter = EVERYTHING
    annotators: tuple[str, ...] = ()
    judgements: JudgementRule = JudgementRule.ADJUDICATED
    not_judgeable: NotJudgeable | None = None  # if it makes no difference
    policy: MatchingPolicy = USUAL_POLICY
    seeds: tuple[int, ...] = ()
    program: str = __version__
    table: TableKind | None = None
    questions: tuple[Question, ...] = ()
    without: tuple[str, ...] = ()  # whose judgements do not count
    verdicts: str | None = None  # of this program, instead of the automatic step's
    approvals_right: int | None = None  # percent, of comparisons
    over: str = "examples"  # independent units; for documents, with the patterns of signs
    reference_systems: tuple[str, ...] = ()  # marked as the reference, judged like a system
    digests: Digests = Digests()

    @property
    def basis(self) -> TableBasis:
        """Return the data behind the table; earlier versions signed scores without a table."""
        return _SCORES if self.table is None else BASES[self.table]

    @property
    def whose(self) -> Annotators:
        """Return the people whose judgements make the outcomes."""
        only = self.annotators if self.judgements is JudgementRule.OWN else ()
        return Annotators(frozenset(only), frozenset(self.without))

    def __str__(self) -> str:
        return joined(self.parts())

    def parts(self) -> Iterator[tuple[str, str]]:
        chosen = self.chosen
        if self.table is not None:
            yield "table", self.table.value
        if self.questions:
            yield "question", listed(map(str, self.questions))
        yield "suite", f"{escaped(self.suite)}@{escaped(self.version)}"
        yield from _of_filter(chosen)
        if self.basis.by_people:
            yield from self._of_people()
        if self.not_judgeable is not None:
            yield "notjudgeable", self.not_judgeable.value
        yield from _of_policy(self.policy)
        if self.reference_systems:
            yield "referencesystems", listed(self.reference_systems)
        if self.seeds:
            yield "seed", ",".join(map(str, self.seeds))
        yield from self.digests.parts()
        yield "protest", escaped(self.program)

    def _of_people(self) -> Iterator[tuple[str, str]]:
        yield "annotators", listed(self.annotators)
        if self.without:
            yield "without", listed(self.without)
        yield "judgements", self.judgements.value
        if self.verdicts is not None:
            yield "verdicts", escaped(self.verdicts)
        if self.approvals_right is not None:
            yield "approvalsright", str(self.approvals_right)
        # Signatures of earlier versions do not say it: they are over examples.
        if self.table in COMPARISONS or self.over != Over.EXAMPLES:
            yield "over", self.over


def asked_of_outcomes(
    table: TableKind, chosen: CandidateFilter, annotators: Annotators
) -> Signature:
    """Return the question that a table of outcomes by these people's judgements answers."""
    return Signature(
        chosen=chosen,
        annotators=tuple(annotators.only),
        judgements=JudgementRule.OWN if annotators.only else JudgementRule.ADJUDICATED,
        table=table,
        without=tuple(annotators.without),
    )


def signature_of_files(
    table: TableKind, name: str, paths: Iterable[Path], **columns: Iterable[str]
) -> str:
    """Return the signature of files, with enough of their digest to identify their version."""
    digest = sha256()
    for path in paths:
        digest.update(sha256(path.read_bytes()).digest())
    parts = {
        "table": table.value,
        "file": escaped(name),
        "sha256": digest.hexdigest()[:_DIGITS],
        **{key: ",".join(map(escaped, named)) for key, named in columns.items()},
        "protest": escaped(__version__),
    }
    return "|".join(f"{key}:{value}" for key, value in parts.items())


def _of_filter(chosen: CandidateFilter) -> Iterator[tuple[str, str]]:
    for name, condition in chosen.conditions().items():
        values = chosen.values(name)
        if condition.key and (values or condition.key in _ALWAYS_NAMED):
            yield condition.key, listed(values)


def joined(parts: Iterable[tuple[str, str]]) -> str:
    return "|".join(f"{key}:{value}" for key, value in parts)


def escaped(text: str) -> str:
    """Return text with separators, invisible characters and line breaks escaped."""
    ends = (0, len(text) - 1)
    return "".join(
        quote(character, safe="")
        if character in _SEPARATORS
        or not character.isprintable()
        or (character == " " and at in ends)
        else character
        for at, character in enumerate(text)
    )


def listed(values: Iterable[str], nothing: str = ALL) -> str:
    """Return the values sorted and joined; `nothing` is the word for an empty choice."""
    listed = ",".join(map(escaped, sorted(values)))
    # A value may equal that word.
    return f"%{ord(nothing[0]):x}{nothing[1:]}" if listed == nothing else listed or nothing


def _of_policy(policy: MatchingPolicy) -> Iterator[tuple[str, str]]:
    usual = type(policy)()
    parts: dict[str, list[str]] = {}
    for name, setting in policy.settings().items():
        value = getattr(policy, name)
        if setting.key == MATCHING or value != getattr(usual, name):
            parts.setdefault(setting.key, []).extend(map(escaped, setting.signed(value)))
    return ((key, "+".join(values)) for key, values in parts.items())
