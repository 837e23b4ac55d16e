"""Disagreements as reports: candidate by candidate, and counted by category."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from protest_core.agreement.disagreements import (
    Disagreement,
    DisagreementCount,
    DisagreementCounts,
    Disagreements,
    Opinion,
)
from protest_core.errors import counted
from protest_core.judgements.annotators import annotator_columns, name_with_kind
from protest_core.judgements.outcome import label_of, parts_of
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.judgements.wording import describe_judgement
from protest_core.suite.report_frame import report_on, short_labels
from protest_core.tables.model import UNDEFINED, Cell, Column, Kind, Report, Streamed, Table

NOBODY_COMPARED = "No candidate has been judged by two people: there is nothing to compare."
_Count = tuple[tuple[Question, str], DisagreementCount]

# No totals: programs would count them twice.
_COUNTS: tuple[Column[_Count], ...] = (
    Column("", "question", Kind.NAME, lambda row: row[0][0].value),
    Column("", "category", Kind.NAME, lambda row: row[0][1]),
    Column("", "compared", Kind.COUNT, lambda row: row[1].compared),
    Column("", "different", Kind.COUNT, lambda row: row[1].different),
    Column(
        "",
        "share",
        Kind.PERCENT,
        lambda row: UNDEFINED if (share := _share(row[1])) is None else share,
    ),
    Column("", "undefined", Kind.TEXT, lambda row: _why_undefined(row[1])),
)
_Row = tuple[Disagreement, Opinion]


@dataclass(frozen=True, slots=True)
class _DisputedCategory:
    label: str
    cells: dict[Question, DisagreementCount]


def disagreement_counts_report(table: DisagreementCounts) -> Report:
    """Return the report that counts, by category, what `disagreements_report` lists."""
    return report_on(
        table.frame.suite,
        "Disagreements by category",
        [disagreement_counts_table(table)] if table.questions else [],
        [Table("disagreements", "Disagreements by category", _COUNTS, [*table.cells.items()])],
        signature=table.frame.signature,
        empty="" if table.questions else NOBODY_COMPARED,
    )


def _share(cell: DisagreementCount) -> float | None:
    return cell.different / cell.compared if cell.compared else None


def _why_undefined(cell: DisagreementCount) -> str:
    return "" if cell.compared else "No two people have judged any of these candidates."


def disagreement_counts_table(table: DisagreementCounts) -> Table[_DisputedCategory]:
    """Return a row for each category in which annotators were compared, and the sum."""
    questions, labels = table.questions, short_labels(table.frame.categories)
    rows = [
        _DisputedCategory(
            labels[category.id], {each: table.cells[each, category.id] for each in questions}
        )
        for category in table.frame.categories
    ]
    rows = [row for row in rows if any(cell.compared for cell in row.cells.values())]
    rows.append(_DisputedCategory("total", {each: table.total(each) for each in questions}))
    label: Column[_DisputedCategory] = Column("Category", "category", value=lambda row: row.label)
    return Table(
        "disagreements",
        "Judged by two or more, and labelled differently",
        (label, *(column for each in questions for column in _question_columns(each))),
        rows,
        blocks=len(questions) > len(FIRST_TWO),  # a page has room for two annotators
        summing=1,
    )


def _question_columns(question: Question) -> Iterator[Column[_DisputedCategory]]:
    yield _count_column(question.name, f"{question}s", question, lambda cell: cell.compared)
    yield _count_column(
        "differ",
        f"{question}s_differ",
        question,
        lambda cell: cell.different if cell.compared else None,
    )
    yield Column("%", f"{question}s_share", Kind.PERCENT, lambda row: _share(row.cells[question]))


def _count_column(
    head: str, key: str, question: Question, value: Callable[[DisagreementCount], int | None]
) -> Column[_DisputedCategory]:
    return Column(head, key, Kind.COUNT, lambda row: value(row.cells[question]))


def disagreements_report(listed: Disagreements) -> Report:
    """Return the report of disagreements by candidate; for programs, a row per judgement."""
    rows = [(case, opinion) for case in listed.cases for opinion in _all_opinions(case)]
    table = Table(
        "disagreements",
        "What people differ on",
        (*_CANDIDATE, *map(_label_column, listed.questions), *_REST),
        rows,
        lines=Streamed(partial(_lines, listed)),
    )
    return report_on(
        listed.frame.suite,
        "Disagreements",
        [table],
        [table],
        signature=listed.frame.signature,
        empty="" if listed.compared else NOBODY_COMPARED,
    )


def _all_opinions(case: Disagreement) -> Sequence[Opinion]:
    """Return the annotators' opinions and, last, the adjudication under its own name."""
    return [*case.opinions, *([case.settled] if case.settled else [])]


def _lines(listed: Disagreements) -> Iterator[str]:
    judged = counted(listed.compared, "candidate")
    yield f"People differ on {len(listed.cases):,} of {judged}."
    for disagreement in listed.cases:
        example = disagreement.candidate.example
        yield ""
        yield f"{disagreement.candidate.system} · example {example.id} · {example.category.label}"
        yield f"  {disagreement.source} → {' '.join(disagreement.target) or '(nothing)'}"
        for opinion in disagreement.opinions:
            name = name_with_kind(opinion.annotator, opinion.kind)
            yield f"  {name}: {_in_words(opinion, listed.questions)}"
        if disagreement.settled:
            yield f"  settled: {_in_words(disagreement.settled, listed.questions)}"


def _in_words(opinion: Opinion, questions: Sequence[Question]) -> str:
    return describe_judgement(opinion.named.judgement, opinion.words, questions)


def _of_candidate(
    key: str, value: Callable[[Disagreement], Cell], kind: Kind = Kind.TEXT
) -> Column[_Row]:
    return Column(_head(key), key, kind, lambda row: value(row[0]))


def _of_opinion(key: str, value: Callable[[Opinion], Cell], kind: Kind = Kind.TEXT) -> Column[_Row]:
    return Column(_head(key), key, kind, lambda row: value(row[1]))


def _label_column(question: Question) -> Column[_Row]:
    """Return the column of an annotator's label, empty where the question is not asked."""

    def label(row: _Row) -> str | None:
        disagreement, named = row[0], row[1].named
        asked = question.fits(disagreement.candidate.example.category)
        return label_of(parts_of(named.judgement, named.state), question) if asked else None

    return Column(_head(question.id), question.id, Kind.NAME, label)


def _head(key: str) -> str:
    return key.replace("_", " ").capitalize()


_CANDIDATE: tuple[Column[_Row], ...] = (
    _of_candidate("system", lambda each: each.candidate.system, Kind.NAME),
    _of_candidate("example", lambda each: each.candidate.example.id),
    _of_candidate("category", lambda each: each.candidate.example.category.id, Kind.NAME),
    _of_candidate("differ_on", lambda each: [question.value for question in each.questions]),
    _of_candidate("source", lambda each: each.source),
    _of_candidate("target", lambda each: each.target),
    *annotator_columns(lambda row: (row[1].annotator, row[1].kind)),
)

_REST: tuple[Column[_Row], ...] = (
    _of_opinion("selected", lambda opinion: opinion.words),
    Column("Tags", value=lambda row: ", ".join(sorted(row[1].named.judgement.tags))),
    Column("", "tags", value=lambda row: sorted(row[1].named.judgement.tags)),
    _of_opinion("remark", lambda opinion: opinion.named.judgement.remark),
)
