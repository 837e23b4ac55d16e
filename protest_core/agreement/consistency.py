"""Self-consistency: whether annotators judge identical translations alike."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from protest_core.agreement.answers import NOBODY
from protest_core.agreement.model import ConsistencyTable, IdenticalPattern, SelfConsistency
from protest_core.agreement.queries.identical_translations import identical_patterns
from protest_core.candidates.filter import EVERYTHING, CandidateFilter, CandidateQuery
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import load_candidates
from protest_core.db.project import Project
from protest_core.errors import counted
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import (
    annotator_columns,
    kind_among,
    name_with_kind,
)
from protest_core.judgements.queries.work import load_questions, load_unanswered
from protest_core.judgements.questions import Question
from protest_core.judgements.wording import unanswered_notes
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.sign import frame
from protest_core.signatures.signature import JudgementRule, Signature, TableKind
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Column, Kind, Report, Streamed, Table
from protest_core.translatable import Text

COMPARED = Text(
    "One person's judgements of the same example are compared, in systems with identical "
    "translations."
)

_LISTED = 50
_CONSISTENCY: tuple[Column[SelfConsistency], ...] = (
    *annotator_columns(lambda row: (row.annotator, row.kind)),
    Column(Text("Question"), "question", Kind.NAME, lambda row: row.question.value),
    Column(Text("Pairs"), "pairs", Kind.COUNT, lambda row: row.pairs),
    Column(Text("Same"), "same", Kind.COUNT, lambda row: row.same),
    Column(
        Text("Different"),
        "different",
        Kind.COUNT,
        lambda row: row.different,
        opens=lambda row: _query(row) if row.different else None,
    ),
    Column(
        Text("Same %"),
        "share",
        Kind.PERCENT,
        lambda row: row.same / row.pairs if row.pairs else None,
    ),
)


@dataclass(frozen=True, slots=True)
class _JudgedDifferently:
    own: SelfConsistency
    candidate: Candidate
    label: str


_DIFFERENT: tuple[Column[_JudgedDifferently], ...] = (
    *annotator_columns(lambda row: (row.own.annotator, row.own.kind)),
    Column(Text("Question"), "question", Kind.NAME, lambda row: row.own.question.value),
    Column(Text("Example"), "example", Kind.TEXT, lambda row: row.candidate.example.id),
    Column(Text("System"), "system", Kind.NAME, lambda row: row.candidate.system),
    Column(Text("Label"), "label", Kind.NAME, lambda row: str(row.label)),
)


def consistency(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> ConsistencyTable:
    """Return how consistently annotators judge systems that translate an example identically.

    Only judgements of the same annotator are compared. Translations are identical if the lines with
    the pronoun and its antecedents are.
    """
    with project.reading(progress) as tx:
        asked = Signature(
            chosen=chosen,
            annotators=tuple(annotators),
            judgements=JudgementRule.JUDGED,
            table=TableKind.CONSISTENCY,
        )
        of = frame(tx, asked)
        people = of.annotators
        by_annotator = {}
        questions = load_questions(tx)
        for done, question in enumerate(questions):
            progress(done, len(questions), Text("comparing everybody with themselves"))
            patterns = tuple(identical_patterns(tx, question, people, chosen))
            for name in people:
                own = (pattern for pattern in patterns if pattern.annotator == name)
                kind = kind_among(name, of.programs)
                by_annotator[name, question] = replace(
                    _self_consistency(name, question, own), kind=kind
                )
        return ConsistencyTable(of, by_annotator, load_unanswered(tx))


def candidates_named(
    *, project: Project, ids: Collection[CandidateId]
) -> dict[CandidateId, Candidate]:
    """Return the candidates with these ids, with their systems and examples."""
    with project.reading() as tx:
        return {each.id: each for each in load_candidates(tx, sorted(ids))}


def _self_consistency(
    annotator: str, question: Question, patterns: Iterable[IdenticalPattern]
) -> SelfConsistency:
    same = pairs = 0
    groups = []
    for pattern in patterns:
        of_each = Counter(pattern.labels).values()
        pairs += pattern.count * _pairs(len(pattern.labels))
        same += pattern.count * sum(map(_pairs, of_each))
        if pattern.candidates:
            group = zip(pattern.candidates, pattern.labels, strict=True)
            groups.append(tuple(sorted(group)))
    return SelfConsistency(annotator, question, same, pairs - same, tuple(sorted(groups)))


def _pairs(number: int) -> int:
    return number * (number - 1) // 2


def consistency_report(table: ConsistencyTable, named: Mapping[CandidateId, Candidate]) -> Report:
    """Return the report on consistency; `named` holds the candidates judged differently."""
    counts = consistency_table(table)
    differences = [
        _JudgedDifferently(own, named[number], label)
        for own in table.by_annotator.values()
        for group in own.groups
        for number, label in group
    ]
    different = Table(
        "different",
        Text("Identical translations that one person judged differently"),
        _DIFFERENT,
        differences,
        lines=Streamed(partial(_lines, table, named)),
    )
    return report_on(
        table.frame.suite,
        "Consistency",
        [counts, different] if differences else [counts],
        [counts, different],
        notes=[COMPARED, *unanswered_notes(table.unanswered)],
        signature=table.frame.signature,
        empty="" if table.frame.annotators else NOBODY,
    )


def consistency_table(
    table: ConsistencyTable, question: Question | None = None
) -> Table[SelfConsistency]:
    """Return the consistency of each annotator on one question or, without it, on all."""
    return Table(
        "consistency",
        Text("Pairs of the same translation, judged by one person"),
        [each for each in _CONSISTENCY if question is None or each.key != "question"],
        [each for each in table.by_annotator.values() if question in (None, each.question)],
    )


def _query(own: SelfConsistency) -> CandidateQuery:
    """Return the query for the candidates judged differently.

    Their number is not that of the pairs: two of three translations can differ from the third.
    """
    candidates = own.candidates
    who = name_with_kind(own.annotator, own.kind)
    return CandidateQuery(f"{who}: judged differently", lambda project: candidates)  # noqa: ARG005


def _lines(table: ConsistencyTable, named: Mapping[CandidateId, Candidate]) -> Iterator[str]:
    different = [own for own in table.by_annotator.values() if own.groups]
    for number, own in enumerate(different):
        if number:
            yield ""
        yield Text("{0} differently, {1}:").format(
            name_with_kind(own.annotator, own.kind), own.question.name.lower()
        )
        for group in own.groups[:_LISTED]:
            example = named[group[0][0]].example.id
            labels = " · ".join(f"{named[number].system}: {label}" for number, label in group)
            yield f"  example {example}: {labels}"
        if (more := len(own.groups) - _LISTED) > 0:
            yield f"  and {counted(more, 'more example')}; JSON has all of them"
