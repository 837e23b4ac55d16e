"""Self-consistency: whether annotators judge identical translations alike."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from protest_core.agreement.compute import EVERYTHING
from protest_core.agreement.model import ConsistencyTable, OwnConsistency, TwinPattern
from protest_core.agreement.queries.selections import count_twin_patterns
from protest_core.agreement.report import QUESTIONS
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import load_candidates
from protest_core.candidates.selection import categories_among, people_among
from protest_core.db.project import Project
from protest_core.errors import counted
from protest_core.ids import CandidateId
from protest_core.judgements.model import Label
from protest_core.judgements.outcome import Question
from protest_core.metrics.results import reading_chosen
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.model import Counted, TableKind, signature_of
from protest_core.suite.queries import load_description
from protest_core.suite.report import as_latex_report, suite_record, text_heading
from protest_core.tables.cells import NOTHING
from protest_core.tables.model import Cell, Column, Format, Table
from protest_core.tables.records import as_delimited
from protest_core.tables.text import as_text, paragraph, signature_line


def consistency(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> ConsistencyTable:
    """One's own judgements of one example in two systems that translate it word for word the same.

    The lines with the pronoun and its antecedents are compared.
    """
    with reading_chosen(project, chosen, progress) as tx:
        people = people_among(tx, annotators)
        categories_among(tx, chosen)
        signature = signature_of(
            tx,
            chosen=chosen,
            annotators=annotators,
            judgements=Counted.JUDGED,
            table=TableKind.CONSISTENCY,
        )
        found = {}
        for done, question in enumerate(Question):
            progress(done, len(Question), "comparing everybody with themselves")
            patterns = tuple(count_twin_patterns(tx, question, people, chosen))
            for name in people:
                own = (pattern for pattern in patterns if pattern.annotator == name)
                found[name, question] = _own(name, question, own)
        return ConsistencyTable(load_description(tx), people, found, str(signature))


def candidates_named(
    *, project: Project, ids: Collection[CandidateId]
) -> dict[CandidateId, Candidate]:
    """Which systems' translations of which examples they are."""
    with project.reading() as tx:
        return {each.id: each for each in load_candidates(tx, sorted(ids))}


def _own(annotator: str, question: Question, patterns: Iterable[TwinPattern]) -> OwnConsistency:
    same = pairs = 0
    groups = []
    for pattern in patterns:
        of_each = Counter(pattern.labels).values()
        pairs += pattern.count * _pairs(len(pattern.labels))
        same += pattern.count * sum(map(_pairs, of_each))
        if pattern.candidates:
            group = zip(pattern.candidates, pattern.labels, strict=True)
            groups.append(tuple(sorted(group)))
    return OwnConsistency(annotator, question, same, pairs - same, tuple(sorted(groups)))


def _pairs(number: int) -> int:
    return number * (number - 1) // 2


Named = Mapping[CandidateId, "Candidate"]


_Group = Sequence[tuple[CandidateId, Label]]


_TIDY = ("question", "annotator", "pairs", "same", "different", "signature")


_LISTED = 50


COMPARED = (
    "Compared are one person's judgements of one example in systems that translate it word for "
    "word the same."
)


def write_consistency(
    table: "ConsistencyTable", named: Named, how: Format, *, width: int = 80
) -> Iterable[str]:
    """`named`: the candidates that somebody judged differently."""
    match how:
        case Format.TEXT:
            yield from text_heading(table.suite, width)
            yield from _text(table, named, width)
        case Format.JSON:
            yield json.dumps(_document(table, named), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            rows = ((*_figures(each), table.signature) for each in table.found.values())
            yield from as_delimited(_TIDY, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            tables = [consistency_table(table)]
            yield from as_latex_report(table.suite, table.signature, tables, [COMPARED])


def _text(table: "ConsistencyTable", named: Named, width: int) -> Iterator[str]:
    if not table.annotators:
        yield "Nobody has judged anything yet.\n"
        return
    yield as_text(consistency_table(table), width=width) + "\n"
    yield paragraph(COMPARED, width)
    for found in table.found.values():
        if found.groups:
            yield "\n" + "".join(_listed(found, named, width))
    yield signature_line(table.signature)


def _listed(found: "OwnConsistency", named: Named, width: int) -> Iterator[str]:
    about = QUESTIONS[found.question].lower()
    yield paragraph(f"{found.annotator} differently, {about}:", width)
    for group in found.groups[:_LISTED]:
        example = named[group[0][0]].example.id
        said = " · ".join(f"{named[number].system}: {label}" for number, label in group)
        yield paragraph(f"  example {example}: {said}", width, indent="    ")
    if (more := len(found.groups) - _LISTED) > 0:
        yield f"  and {counted(more, 'more example')}; JSON has all of them\n"


def consistency_table(table: "ConsistencyTable") -> Table:
    columns = (
        Column("Annotator"),
        Column("Question"),
        *(Column(title, numeric=True) for title in ("Pairs", "Same", "Different", "Same %")),
    )
    rows: list[Sequence[Cell]] = [
        (
            found.annotator,
            found.question.value,
            found.pairs,
            found.same,
            found.different,
            100 * found.same / found.pairs if found.pairs else NOTHING,
        )
        for found in table.found.values()
    ]
    return Table("Pairs of the same translation, judged by one person", columns, rows)


def _figures(found: "OwnConsistency") -> tuple[Cell, ...]:
    return (found.question.value, found.annotator, found.pairs, found.same, found.different)


def _document(table: "ConsistencyTable", named: Named) -> dict[str, object]:
    return {
        "suite": suite_record(table.suite),
        "annotators": [
            {
                "name": found.annotator,
                "question": found.question.value,
                "pairs": found.pairs,
                "same": found.same,
                "different": found.different,
                "groups": [_group_record(group, named) for group in found.groups],
            }
            for found in table.found.values()
        ],
        "signature": table.signature,
    }


def _group_record(group: _Group, named: Named) -> dict[str, object]:
    return {
        "example": named[group[0][0]].example.id,
        "systems": {named[number].system: label.value for number, label in group},
    }
