"""Agreement as a report: how far people agree in pairs and all together, and where they differ."""

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from protest_core.reports.agreement_records import TIDY, agreement_document, tidy_rows
from protest_core.reports.agreement_tables import (
    QUESTIONS,
    asked,
    categories_shown,
    confusion_of,
    of_everybody,
    of_pairs,
    pairs_shown,
)
from protest_core.reports.score_blocks import FEW_MARK
from protest_core.reports.scores import as_latex_report, signature_line, text_heading
from protest_core.reports.table import Format, Table, as_delimited, as_text, paragraph
from protest_core.statistics.agreement import FEW

if TYPE_CHECKING:  # a table needs no database
    from protest_core.store.agreement_values import AgreementTable


def write_agreement(
    table: "AgreementTable",
    how: Format,
    *,
    by_category: bool = False,
    confusion: bool = False,
    width: int = 80,
) -> Iterable[str]:
    """`confusion`: tables of the labels, too; in JSON, CSV and TSV they are always there."""
    match how:
        case Format.TEXT:
            yield from text_heading(table.suite, width)
            yield from _text(table, by_category=by_category, confusion=confusion, width=width)
        case Format.JSON:
            document = agreement_document(table, by_category=by_category)
            yield json.dumps(document, ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            rows = tidy_rows(table, by_category=by_category)
            yield from as_delimited(TIDY, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            tables = _tables(table, by_category=by_category, confusion=confusion)
            notes = notes_on(table, by_category=by_category)
            yield from as_latex_report(table.suite, table.signature, tables, notes)


def _text(
    table: "AgreementTable", *, by_category: bool, confusion: bool, width: int
) -> Iterator[str]:
    if len(table.annotators) < 2:
        yield "Fewer than two people have judged: there is nothing to compare.\n"
        return
    for shown in _tables(table, by_category=by_category, confusion=confusion):
        yield as_text(shown, width=width) + "\n"
    for note in notes_on(table, by_category=by_category):
        yield paragraph(note, width)
    yield signature_line(table.signature)


def _tables(table: "AgreementTable", *, by_category: bool, confusion: bool) -> Iterator[Table]:
    for question in asked(table):
        yield of_pairs(table, question, by_category=by_category)
    if len(table.annotators) > 2:
        for question in asked(table):
            yield of_everybody(table, question, by_category=by_category)
    if confusion:
        for question, pair in pairs_shown(table, by_category=by_category):
            if pair.agreement.n:
                yield confusion_of(table, question, pair)


def notes_on(table: "AgreementTable", *, by_category: bool = False) -> Iterator[str]:
    """What one has to know to read the numbers, and only that."""
    on = "both have judged" if table.judged_only else "each of them has judged or was given"
    words = "Words: the mean overlap of what they selected where both say yes and one selected any."
    yield f"Two are compared on what {on}. {words}"
    if any(pair.few for _, pair in pairs_shown(table, by_category=by_category)):
        yield f"{FEW_MARK} Fewer than {FEW}: too few to say."
    yield from dict.fromkeys(_undefined(table, by_category=by_category))
    if len(table.annotators) > 2:
        yield from dict.fromkeys(_undefined_for_all(table, by_category=by_category))


def _undefined(table: "AgreementTable", *, by_category: bool) -> Iterator[str]:
    for question, pair in pairs_shown(table, by_category=by_category):
        if why := pair.agreement.undefined:
            who = " and ".join(pair.pair) if pair.category is None else "in some categories"
            yield f"No kappa for {QUESTIONS[question].lower()}, {who}: {_within(why)}"
        if why := pair.agreement.no_interval:
            who = " and ".join(pair.pair) if pair.category is None else "in some categories"
            yield f"No interval for {QUESTIONS[question].lower()}, {who}: {_within(why)}"


def _undefined_for_all(table: "AgreementTable", *, by_category: bool) -> Iterator[str]:
    for question in asked(table):
        for category in categories_shown(table, question, by_category=by_category):
            group = table.group(question, category)
            of = QUESTIONS[question].lower() + (", in some categories" if category else "")
            if why := group.why_no_fleiss:
                yield f"No Fleiss's kappa for {of}: {_within(why)}"
            if why := group.why_no_alpha:
                yield f"No alpha for {of}: {_within(why)}"


def _within(sentence: str) -> str:
    """As it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]
