"""Disagreements as reports: candidate by candidate, and counted by category."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from protest_core.agreement.disagreements import (
    Differing,
    DifferingTable,
    Disagreement,
    Disagreements,
    Opinion,
)
from protest_core.agreement.report import QUESTIONS
from protest_core.errors import counted
from protest_core.judgements.model import Label
from protest_core.judgements.outcome import Question
from protest_core.judgements.wording import said_in_words
from protest_core.suite.report import as_latex_report, short_labels, suite_record, text_heading
from protest_core.tables.cells import NOTHING, UNDEFINED, exact
from protest_core.tables.model import Cell, Column, Format, Table
from protest_core.tables.records import as_delimited
from protest_core.tables.text import as_text, paragraph, signature_line

_NOBODY = "No candidate has been judged by two people: there is nothing to compare."


_TIDY = ("question", "category", "compared", "different", "share", "undefined", "signature")


def write_differing(table: DifferingTable, how: Format, *, width: int = 80) -> Iterable[str]:
    """The counts of what `write_disagreements` lists."""
    match how:
        case Format.TEXT:
            yield from _counts_text(table, width)
        case Format.JSON:
            yield json.dumps(_counts_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            yield from as_delimited(_TIDY, _counts_rows(table), "," if how is Format.CSV else "\t")
        case Format.LATEX:
            notes = [] if _compared(table) else [_NOBODY]
            shown = [differing_by_category(table)]
            yield from as_latex_report(table.suite, table.signature, shown, notes)


def differing_by_category(table: DifferingTable, *, narrow: bool = False) -> Table:
    compared, short = _compared(table), short_labels(table.categories)
    heads = [head for each in compared for head in (QUESTIONS[each], "differ", "%")]
    columns = (Column("Category"), *(Column(head, numeric=True) for head in heads))
    rows: list[tuple[Cell, ...]] = []
    for category in table.categories:
        cells = [table.cells[each, category.id] for each in compared]
        if any(cell.compared for cell in cells):
            label = short[category.id] if narrow else category.label
            rows.append((label, *_figures(cells)))
    rows.append(("total", *_figures([table.total(each) for each in compared])))
    return Table("Judged by two or more, and labelled differently", columns, rows)


def _compared(table: DifferingTable) -> list[Question]:
    return [each for each in Question if table.total(each).compared]


def _figures(cells: Iterable[Differing]) -> Iterator[Cell]:
    for cell in cells:
        if cell.compared:
            yield from (cell.compared, cell.different, 100 * cell.different / cell.compared)
        else:
            yield from (0, NOTHING, NOTHING)


def _counts_text(table: DifferingTable, width: int) -> Iterator[str]:
    yield from text_heading(table.suite, width)
    if _compared(table):
        yield as_text(differing_by_category(table, narrow=True), width=width)
    else:
        yield paragraph(_NOBODY, width)
    yield signature_line(table.signature)


def _counts_rows(table: DifferingTable) -> Iterator[Sequence[Cell]]:
    """No totals: programs would count them twice."""
    for (question, category), found in table.cells.items():
        own = (question.value, category, found.compared, found.different)
        share = _share(found)
        yield (*own, UNDEFINED if share is None else exact(share), _why(found), table.signature)


def _share(found: Differing) -> float | None:
    return found.different / found.compared if found.compared else None


def _why(found: Differing) -> str:
    """Why there is no share."""
    return "" if found.compared else "Two people have judged nothing of this."


def _counts_document(table: DifferingTable) -> dict[str, object]:
    return {
        "suite": suite_record(table.suite),
        "annotators": [*table.annotators],
        "categories": [
            {
                "question": question.value,
                "category": category,
                "compared": found.compared,
                "different": found.different,
                "share": UNDEFINED if found.compared == 0 else _share(found),
                "undefined": _why(found),
            }
            for (question, category), found in table.cells.items()
        ],
        "signature": table.signature,
    }


_PLACE = ("system", "example", "category", "differ_on", "source", "target")


_SAID = ("annotator", "pronoun", "antecedent", "selected", "tags", "remark")


def write_disagreements(
    everything: Disagreements, how: Format, *, width: int = 80
) -> Iterable[str]:
    """A row for each candidate and annotator; as text and JSON, candidate by candidate."""
    match how:
        case Format.TEXT:
            yield from text_heading(everything.suite, width)
            yield from _text(everything, width)
        case Format.JSON:
            yield json.dumps(_document(everything), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            rows = ((*row, everything.signature) for row in _rows(everything))
            names = (*_PLACE, *_SAID, "signature")
            yield from as_delimited(names, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            columns = tuple(Column(_titled(title)) for title in (*_PLACE, *_SAID))
            shown = Table("What people differ on", columns, [*_rows(everything)])
            yield from as_latex_report(everything.suite, everything.signature, [shown], ())


def _titled(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _text(everything: Disagreements, width: int) -> Iterator[str]:
    if not everything.compared:
        yield "No candidate has been judged by two people: there is nothing to compare.\n"
        return
    judged = counted(everything.compared, "candidate")
    yield paragraph(f"People differ on {len(everything.found):,} of {judged}.", width) + "\n"
    for each in everything.found:
        yield from (paragraph(line, width, indent="    ") for line in _lines(each))
        yield "\n"
    yield signature_line(everything.signature).removeprefix("\n")


def _lines(each: Disagreement) -> Iterator[str]:
    example = each.candidate.example
    yield f"{each.candidate.system} · example {example.id} · {example.category.label}"
    yield f"  {each.source} → {' '.join(each.target) or '(nothing)'}"
    for opinion in each.opinions:
        yield f"  {opinion.said.annotator}: {_in_words(opinion)}"
    if each.settled:
        yield f"  settled: {_in_words(each.settled)}"


def _in_words(opinion: Opinion) -> str:
    return said_in_words(opinion.said.judgement, opinion.words)


def _rows(everything: Disagreements) -> Iterator[Sequence[Cell]]:
    """Adjudication is one more row, under its own name."""
    for each in everything.found:
        example = each.candidate.example
        place = (
            each.candidate.system,
            example.id,
            example.category.id,
            " ".join(each.questions),
            each.source,
            " ".join(each.target),
        )
        for opinion in _all_opinions(each):
            yield (*place, *_said(opinion))


def _all_opinions(each: Disagreement) -> Sequence[Opinion]:
    return [*each.opinions, *([each.settled] if each.settled else [])]


def _said(opinion: Opinion) -> tuple[Cell, ...]:
    said = opinion.said
    return (
        said.annotator,
        *map(_label, said.labels),
        " ".join(opinion.words),
        ", ".join(sorted(said.judgement.tags)),
        said.judgement.remark,
    )


def _label(label: Label | None) -> str | None:
    return None if label is None else label.value


def _document(everything: Disagreements) -> dict[str, object]:
    return {
        "suite": suite_record(everything.suite),
        "compared": everything.compared,
        "disagreements": [_record(each) for each in everything.found],
        "signature": everything.signature,
    }


def _record(each: Disagreement) -> Mapping[str, object]:
    example = each.candidate.example
    return {
        "system": each.candidate.system,
        "example": example.id,
        "category": example.category.id,
        "differ_on": [question.value for question in each.questions],
        "source": each.source,
        "target": each.target,
        "judgements": [_opinion_record(opinion) for opinion in each.opinions],
        "settled": _opinion_record(each.settled) if each.settled else None,
    }


def _opinion_record(opinion: Opinion) -> Mapping[str, object]:
    said = opinion.said
    return {
        "annotator": said.annotator,
        **{question.value: _label(said.label(question)) for question in Question},
        "selected": opinion.words,
        "tags": sorted(said.judgement.tags),
        "remark": said.judgement.remark,
    }
