"""Whether people say the same of what is the same, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from protest_core.errors import counted
from protest_core.ids import CandidateId
from protest_core.judgement.labels import Label
from protest_core.reports.agreement_tables import QUESTIONS
from protest_core.reports.score_cells import NOTHING
from protest_core.reports.scores import (
    as_latex_report,
    signature_line,
    suite_record,
    text_heading,
)
from protest_core.reports.table import (
    Cell,
    Column,
    Format,
    Table,
    as_delimited,
    as_text,
    paragraph,
)

if TYPE_CHECKING:  # a table needs no database
    from protest_core.store.agreement_values import ConsistencyTable, OwnConsistency
    from protest_core.store.values import Candidate

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
