"""What people differ on: each candidate with its words, and what each of them said of it."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from protest_core.errors import counted
from protest_core.judgement.labels import Label
from protest_core.judgement.outcome import Question
from protest_core.operations.counting.disagreements import Disagreement, Disagreements, Opinion
from protest_core.reports.said import said_in_words
from protest_core.reports.scores import as_latex_report, signature_line, suite_record, text_heading
from protest_core.reports.table import Cell, Column, Format, Table, as_delimited, paragraph

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
