"""Signatures: what a table was made from, as one line."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from protest_core import __version__
from protest_core.candidates.filter import EVERYTHING, CandidateFilter, Reads
from protest_core.candidates.queries.systems import list_systems, reference_systems
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import Question
from protest_core.matching.policy import MATCHING, MatchingPolicy
from protest_core.matching.queries import load_policy
from protest_core.names import ADJUDICATION
from protest_core.signatures.queries import (
    JudgementsRead,
    data_digest,
    judgements_digest,
    matches_digest,
    samples_digest,
    strata_span_systems,
)
from protest_core.statistics.documents import Over
from protest_core.suite.queries import load_categories, load_description, load_version
from protest_core.tasks.queries.task_sets import load_seeds
from protest_core.translatable import Text

_DIGITS = 12


class TableKind(StrEnum):
    """The kinds of tables, by their names in signatures."""

    EVALUATION = "evaluation"
    SCORES = "scores"
    PAIRS = "pairs"
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


USUAL_POLICY = MatchingPolicy()


class Counted(StrEnum):
    """Whose judgements count, and how."""

    ADJUDICATED = "adjudicated>unanimous"  # everybody's; where they differ, the adjudication
    OWN = "own"  # of the annotators named, regardless of others
    GIVEN = "judged-or-given"  # everybody's, beside each other
    JUDGED = "judged"  # the same, only where both have judged


@dataclass(frozen=True, slots=True)
class Digests:
    """Digests of what numbers rest on, in the order of a signature; empty: it makes no difference.

    `guidelines` is a version. Signatures of earlier versions have none of these.
    """

    data: str = ""  # the suite; texts, links and link corrections of the systems
    matched: str = ""  # verdicts of the automatic step
    judged: str = ""  # by those whose judgements count
    samples: str = ""  # what was drawn, handed out and reached
    guidelines: str = ""

    def parts(self) -> Iterator[tuple[str, str]]:
        for key in DIGESTS:
            if value := getattr(self, key):
                yield key, escaped(value)


DIGESTS = ("data", "matched", "judged", "samples", "guidelines")


NO_DIGESTS = Digests()


@dataclass(frozen=True, slots=True)
class Signature:
    """The question that a table answers and, once it is `signed`, what the answer rests on.

    Equal signatures are of equal numbers. `suite`, `version`, `policy`, `seeds`, `program`,
    `reference_systems` and `digests` are the project's. `version`: a digest where the suite has
    none. `annotators`, `questions`: all where none is named; a signed one names all systems and
    categories, one of an earlier version only those that were chosen. `seeds`: of the task sets,
    those of audits included. `table`: earlier versions left it out.
    """

    suite: str = ""
    version: str = ""
    chosen: CandidateFilter = EVERYTHING
    annotators: tuple[str, ...] = ()
    judgements: Counted = Counted.ADJUDICATED
    not_judgeable: NotJudgeable | None = None  # where it makes no difference
    policy: MatchingPolicy = USUAL_POLICY
    seeds: tuple[int, ...] = ()
    program: str = __version__
    table: TableKind | None = None
    questions: tuple[Question, ...] = ()
    without: tuple[str, ...] = ()  # whose judgements do not count
    verdicts: str | None = None  # of this program, instead of the automatic step's
    approvals_right: int | None = None  # percent, of comparisons
    over: str = "examples"  # what is independent; of documents with the patterns of their signs
    reference_systems: tuple[str, ...] = ()  # marked as the reference, judged like a system
    digests: Digests = NO_DIGESTS

    @property
    def whose(self) -> Annotators:
        """Return whose judgements make the outcomes."""
        only = self.annotators if self.judgements is Counted.OWN else ()
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
        yield "annotators", listed(self.annotators)
        if self.without:
            yield "without", listed(self.without)
        yield "judgements", self.judgements.value
        yield from self._of_estimates()
        if self.not_judgeable is not None:
            yield "notjudgeable", self.not_judgeable.value
        yield from _of_policy(self.policy)
        if self.reference_systems:
            yield "referencesystems", listed(self.reference_systems)
        if self.seeds:
            yield "seed", ",".join(map(str, self.seeds))
        yield from self.digests.parts()
        yield "protest", escaped(self.program)

    def _of_estimates(self) -> Iterator[tuple[str, str]]:
        if self.verdicts is not None:
            yield "verdicts", escaped(self.verdicts)
        if self.approvals_right is not None:
            yield "approvalsright", str(self.approvals_right)
        # Signatures of earlier versions do not say it: theirs are over examples.
        if self.table is TableKind.PAIRS or self.over != Over.EXAMPLES:
            yield "over", self.over


def _of_filter(chosen: CandidateFilter) -> Iterator[tuple[str, str]]:
    for name, condition in chosen.conditions().items():
        values = chosen.values(name)
        if condition.key and (values or condition.key in _ALWAYS_NAMED):
            yield condition.key, listed(values)


_ALWAYS_NAMED = ("systems", "categories")


def suite_with_version(tx: Tx) -> str:
    return f"{escaped(load_description(tx).name)}@{escaped(load_version(tx))}"


def joined(parts: Iterable[tuple[str, str]]) -> str:
    return "|".join(f"{key}:{value}" for key, value in parts)


ALL = "all"


_SEPARATORS = frozenset("|:,%@+")


def escaped(text: str) -> str:
    """Return text with separators escaped, and what is invisible or would not stay on the line."""
    ends = (0, len(text) - 1)
    return "".join(
        quote(each, safe="")
        if each in _SEPARATORS or not each.isprintable() or (each == " " and at in ends)
        else each
        for at, each in enumerate(text)
    )


def listed(values: Iterable[str], nothing: str = ALL) -> str:
    """Return the values sorted and joined; `nothing` is the word for an empty choice."""
    listed = ",".join(map(escaped, sorted(values)))
    # A value may be equal to that word.
    return f"%{ord(nothing[0]):x}{nothing[1:]}" if listed == nothing else listed or nothing


def _of_policy(policy: MatchingPolicy) -> Iterator[tuple[str, str]]:
    usual = type(policy)()
    parts: dict[str, list[str]] = {}
    for name, setting in policy.settings().items():
        value = getattr(policy, name)
        if setting.key == MATCHING or value != getattr(usual, name):
            parts.setdefault(setting.key, []).extend(map(escaped, setting.signed(value)))
    return ((key, "+".join(values)) for key, values in parts.items())


def signed(tx: Tx, asked: Signature) -> Signature:
    """Return the signature of the answer to a question, as the project answers it now.

    The question may be a signature that was read back: what differs then has changed since.
    """
    signature = replace(
        asked,
        suite=load_description(tx).name,
        version=load_version(tx),
        chosen=_named(tx, asked.chosen),
        annotators=tuple(sorted(asked.annotators)),
        policy=load_policy(tx),
        seeds=load_seeds(tx),
        program=__version__,
        questions=tuple(sorted(asked.questions)),
        without=tuple(sorted(asked.without)),
        reference_systems=tuple(sorted(reference_systems(tx))),
    )
    return replace(signature, digests=_digests(tx, signature))


def _named(tx: Tx, chosen: CandidateFilter) -> CandidateFilter:
    """Return the filter with the names of systems and categories: others may be added later."""
    systems, categories = chosen.systems, chosen.categories
    return replace(
        chosen,
        systems=systems or frozenset(each.name for each in list_systems(tx)),
        categories=categories or frozenset(each.id for each in load_categories(tx)),
    )


def _digests(tx: Tx, of: Signature) -> Digests:
    systems = of.chosen.systems
    data = data_digest(tx, systems)
    if of.whose.named and strata_span_systems(tx):
        systems = frozenset()  # these people's share of a stratum is that of all its systems
    by_machine = Digests(data, matches_digest(tx, systems))
    if of.table is TableKind.EVALUATION:
        return by_machine
    return replace(
        by_machine,
        judged=judgements_digest(tx, systems, _judgements_read(of)),
        samples=samples_digest(tx),
        guidelines=load_guidelines(tx).version,
    )


# Tables of what people judged, in which no estimate stands for the rest.
_BY_PEOPLE = frozenset({TableKind.FORMS, TableKind.VERDICTS})


def _judgements_read(of: Signature) -> JudgementsRead:
    """Return which judgements a table and its filter read, and what of them."""
    chosen, table = of.chosen, of.table
    filtered, by_all = bool(chosen.reads), Reads.PROGRAMS in chosen.reads
    side_by_side = of.judgements in {Counted.GIVEN, Counted.JUDGED}
    named = frozenset(of.annotators)
    whose = Annotators(named) if side_by_side else of.whose
    of_verdicts = frozenset() if of.verdicts is None else frozenset({of.verdicts})
    programs = (named or None) if side_by_side else of_verdicts
    lists_all = table is TableKind.DISAGREEMENTS  # with adjudications, words and remarks
    return JudgementsRead(
        ALL_PEOPLE if filtered else whose,
        None if by_all else programs,
        adjudicated=filtered or lists_all or (not side_by_side and whose.include(ADJUDICATION)),
        words=lists_all or table is TableKind.AGREEMENT,
        remarks=lists_all or Reads.REMARKS in chosen.reads,
        own_tags=Reads.OWN_TAGS in chosen.reads or table in {TableKind.TAGS, TableKind.VERDICTS},
        whether_others_judged=bool(of.whose.named) and not filtered and table not in _BY_PEOPLE,
    )


def asked_of_outcomes(
    table: TableKind, chosen: CandidateFilter, annotators: Annotators
) -> Signature:
    """Return the question that a table of outcomes by these people's judgements answers."""
    return Signature(
        chosen=chosen,
        annotators=tuple(annotators.only),
        judgements=Counted.OWN if annotators.only else Counted.ADJUDICATED,
        table=table,
        without=tuple(annotators.without),
    )


_OF_PEOPLE = frozenset({"annotators", "without", "judgements", "seed"})


def signature_of_evaluation(tx: Tx, chosen: CandidateFilter) -> str:
    """Return the signature of the automatic step; of judgements, only verified ones affect it."""
    signature = signed(tx, Signature(chosen=chosen, table=TableKind.EVALUATION))
    return joined(each for each in signature.parts() if each[0] not in _OF_PEOPLE)


def check_repeatable(tx: Tx, signature: Signature, tables: Collection[TableKind]) -> None:
    """Refuse a signature of another suite, of other matching, or of none of these tables."""
    check_table(signature.table, tables)
    suite = load_description(tx)
    # Earlier versions wrote nothing for a suite without a version.
    version = load_version(tx) if signature.version or suite.version else ""
    theirs = f"{signature.suite} {signature.version}".strip()
    ours = f"{suite.name} {version}".strip()
    if theirs != ours:
        raise RefusedError(
            Text(
                "The signature is of the suite {0}, and the project's is {1}. Use a project of "
                "the same suite."
            ).format(theirs, ours)
        )
    if signature.policy != load_policy(tx):
        raise RefusedError(
            Text(
                "The signature's matching is: {0}. The project's is: {1}. Run ‘protest evaluate’ "
                "with the same options first."
            ).format(signature.policy, load_policy(tx))
        )


def differences(then: Signature, now: Signature, kinds: Collection[Counted]) -> Iterable[str]:
    """Yield why numbers may differ in a repeated table; `kinds`: whose judgements it may count."""
    if then.program != now.program:
        yield f"the signature is of PROTEST {then.program}, and this is {now.program}"
    if then.seeds != now.seeds:
        yield "task sets were made or deleted since the signature"
    if then.reference_systems != now.reference_systems:
        yield "other systems are marked as the reference since the signature"
    if then.digests == NO_DIGESTS:
        yield _UNCHECKED
    else:
        for key, changed in _CHANGED.items():
            if getattr(then.digests, key) != getattr(now.digests, key):
                yield f"{changed} since the signature"
    if then.judgements not in kinds:
        yield "the signature is of another kind of table; of it, only what is chosen is used"


_UNCHECKED = (
    "the signature has no digests, as those of earlier versions: whether texts, links, verdicts, "
    "judgements and samples are the same cannot be checked"
)


_CHANGED = {
    "data": "the suite, texts, links or link corrections have changed",
    "matched": "verdicts of the automatic step have changed",
    "judged": "judgements have changed",
    "samples": "task sets, batches or what people have reached in them have changed",
    "guidelines": "the guidelines have changed",
}


assert tuple(_CHANGED) == DIGESTS  # noqa: S101 — a table must cover all digests


_COMMANDS = {
    TableKind.EVALUATION: "protest evaluate",
    TableKind.SCORES: "protest scores",
    TableKind.PAIRS: "protest scores",
    TableKind.AUDIT: "protest audit",
    TableKind.AGREEMENT: "protest agreement",
    TableKind.CONSISTENCY: "protest agreement",
    TableKind.DISAGREEMENTS: "protest disagreements",
    TableKind.ANSWERS: "protest agreement",
    TableKind.TAGS: "protest tags",
    TableKind.FORMS: "protest forms",
    TableKind.VERDICTS: "protest metrics",
    TableKind.METRICS: "protest metrics",
    TableKind.CORRELATION: "protest correlate",
    TableKind.REPRODUCTION: "protest reproduce",
}


assert set(_COMMANDS) == set(TableKind)  # noqa: S101 — a table must cover its enum


_NOT_REPEATED = frozenset(
    {
        *(TableKind.EVALUATION, TableKind.ANSWERS, TableKind.TAGS),
        TableKind.FORMS,
        *(TableKind.VERDICTS, TableKind.METRICS, TableKind.CORRELATION, TableKind.REPRODUCTION),
    }
)


REPEATED = frozenset(TableKind) - _NOT_REPEATED


def check_table(table: TableKind | None, wanted: Collection[TableKind]) -> None:
    """Refuse a signature of another table; those of earlier versions do not name theirs."""
    if table is None or table in wanted:
        return
    how = "has to be given its arguments again" if table in _NOT_REPEATED else "takes it"
    raise RefusedError(
        Text("The signature is of a table of {0}. ‘{1}’ {2}.").format(
            table.value, _COMMANDS[table], how
        )
    )
