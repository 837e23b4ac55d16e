"""The audit as a report."""

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from protest_core.errors import counted
from protest_core.judgements.outcome import Question
from protest_core.scores.report import FEW_NOTE, notes_on, why_no_share
from protest_core.suite.report import as_latex_report, short_labels, suite_record, text_heading
from protest_core.tables.before.cells import FEW_MARK, UNDEFINED, between, exact, interval, percent
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, in_blocks, paragraph, signature_line

if TYPE_CHECKING:
    from protest_core.scores.audit import AuditTable, CorrectedScore, UpheldRate


_COUNTS = ("approved", "judged", "upheld", "not_upheld", "not_judgeable", "disputed")


_RATES = ("system", "category", *_COUNTS, "rate", "interval_low", "interval_high", "signature")


_SCORES = (
    *("system", "n", "low", "high", "interval_low", "interval_high"),
    *("corrected_low", "corrected_high", "corrected_interval_low", "corrected_interval_high"),
    *("strata_not_judged", "undefined", "signature"),
)


def write_audit(
    table: "AuditTable",
    how: Format,
    *,
    by_system: bool = False,
    corrected_only: bool = False,
    width: int = 80,
) -> Iterable[str]:
    """`by_system`: rates of each system, too. CSV and TSV hold either rates or scores."""
    narrow = how is Format.TEXT
    tables = [] if corrected_only else [rates_by_category(table, narrow=narrow)]
    if by_system and not corrected_only:
        tables.append(rates_by_system(table, narrow=narrow))
    tables.append(corrected_scores(table))
    match how:
        case Format.TEXT:
            yield from _text(table, tables, width)
        case Format.JSON:
            yield json.dumps(_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            columns, rows = (
                (_SCORES, _score_rows(table)) if corrected_only else (_RATES, _rate_rows(table))
            )
            yield from as_delimited(columns, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            yield from as_latex_report(
                table.scores.suite, table.signature, tables, audit_notes(table)
            )


def _text(table: "AuditTable", tables: Iterable[Table], width: int) -> Iterable[str]:
    yield from text_heading(table.scores.suite, width)
    if not table.scores.systems:
        yield "No system is loaded yet.\n"
        return
    for each in tables:
        for block in in_blocks(each, width):
            yield as_text(block, width=width) + "\n"
    for note in audit_notes(table):
        yield paragraph(note, width)
    yield signature_line(table.signature)


def audit_notes(table: "AuditTable") -> Iterable[str]:
    yield (
        "Corrected: approvals that people did not judge count as the judged ones of their system "
        "and category turned out; the interval says how little is known of them."
    )
    found = [table.corrected(system).if_wrong for system in table.scores.systems]
    if any(each.missing for each in found if each.value is not None):
        yield (
            "Where no approval of a system's category was judged, the rate of its other categories "
            "stands in."
        )
    yield from why_uncorrected(table)
    if any(counts.disputed for counts in table.cells.values()):
        yield "Approvals that people disagree on count as not judged here."
    yield from verified_notes(table)
    rates = [table.rate(category_id=each.id) for each in table.scores.categories]
    if any(rate.few and rate.counts.judged for rate in rates):
        yield FEW_NOTE
    yield from notes_on(table.scores, [Question.PRONOUN])


def verified_notes(table: "AuditTable") -> Iterable[str]:
    """What becomes of approvals that nobody could draw for an audit."""
    found = table.by_verified.values()
    total, unknown = (
        sum(counts.total for counts in found),
        sum(counts.open + counts.disputed for counts in found),
    )
    if total:
        yield (
            f"Not audited: {counted(total, 'approval')} by verified translations. People "
            "judged them, if at all, mostly while they were referred, and that is no sample. "
            "Corrected scores count them as people judged them, and as open where nobody did or "
            f"people disagree ({unknown:,}): from all wrong to all right."
        )


def _rate_rows(table: "AuditTable") -> Iterable[Sequence[Cell]]:
    """One row for each cell and no totals: programs would count them twice."""
    for system in table.scores.systems:
        for category in table.scores.categories:
            rate = table.rate(system, category.id)
            found = rate.share.interval
            yield (
                *(system, category.id),
                *(getattr(rate.counts, name) for name in _COUNTS),
                exact(rate.share.low),
                *(exact(found.low if found else None), exact(found.high if found else None)),
                table.signature,
            )


def _score_rows(table: "AuditTable") -> Iterable[Sequence[Cell]]:
    for system in table.scores.systems:
        found = table.corrected(system)
        ends = (found.score.interval, found.interval)
        plain, corrected = ((each.low, each.high) if each else (None, None) for each in ends)
        as_it_is = found.score.low, found.score.high
        figures = (*as_it_is, *plain, *corrected_values(found), *corrected)
        yield (
            *(system, found.score.n),
            *(UNDEFINED if found.undefined else exact(each) or UNDEFINED for each in figures),
            *(found.if_wrong.missing, found.undefined or found.uncorrected, table.signature),
        )


def _document(table: "AuditTable") -> dict[str, object]:
    ids = [category.id for category in table.scores.categories]
    return {
        "suite": suite_record(table.scores.suite),
        "not_judgeable": table.not_judgeable.value,
        "annotator": table.scores.settings.annotator,
        "categories": {each: _rate_record(table.rate(category_id=each)) for each in ids},
        "systems": [
            {
                "name": system,
                "total": _rate_record(table.rate(system)),
                "categories": {each: _rate_record(table.rate(system, each)) for each in ids},
                "score": _score_record(table.corrected(system)),
            }
            for system in table.scores.systems
        ],
        "total": _rate_record(table.rate()),
        "score": _score_record(table.corrected()),
        "signature": table.signature,
    }


def _rate_record(rate: "UpheldRate") -> dict[str, object]:
    found = rate.share.interval
    return {
        **{name: getattr(rate.counts, name) for name in _COUNTS},
        "rate": rate.share.low,
        "interval": [found.low, found.high] if found else None,
        "few": rate.few,
    }


def _score_record(found: "CorrectedScore") -> dict[str, object]:
    if found.undefined:
        return _undefined_record(found)
    score, corrected = found.score.interval, found.interval
    return {
        "n": found.score.n,
        "low": found.score.low,
        "high": found.score.high,
        "interval": [score.low, score.high] if score else None,
        "corrected_low": UNDEFINED if found.uncorrected else found.if_wrong.value,
        "corrected_high": UNDEFINED if found.uncorrected else found.if_right.value,
        "corrected_interval": [corrected.low, corrected.high] if corrected else None,
        "all_approvals_right": found.all_right,
        "strata_not_judged": found.if_wrong.missing,
        "undefined": found.uncorrected,
    }


def _undefined_record(found: "CorrectedScore") -> dict[str, object]:
    figures = ("low", "high", "corrected_low", "corrected_high", "all_approvals_right")
    return {
        "n": found.score.n,
        **dict.fromkeys(figures, UNDEFINED),
        **dict.fromkeys(("interval", "corrected_interval")),
        "strata_not_judged": found.if_wrong.missing,
        "undefined": found.undefined,
    }


ALL_SYSTEMS = "all systems"


_TOGETHER = ("Judged", "Upheld", "Not upheld", "Not judgeable", "%", "95 %")


_APART = ("Approved", *_TOGETHER)


def rates_by_category(table: "AuditTable", *, narrow: bool) -> Table:
    """As Table 2 of the WMT 2018 paper."""
    categories = table.scores.categories
    labels = short_labels(categories)
    rates = [(labels[each.id], table.rate(category_id=each.id)) for each in categories]
    return _of_rates("Category", [*rates, ("total", table.rate())], narrow=narrow)


def rates_by_system(table: "AuditTable", *, narrow: bool) -> Table:
    rates = [(system, table.rate(system)) for system in table.scores.ranked]
    return _of_rates("System", [*rates, ("total", table.rate())], narrow=narrow)


def _of_rates(first: str, rates: Iterable[tuple[str, "UpheldRate"]], *, narrow: bool) -> Table:
    heads = [
        head.replace("Not ", "Not\n") if narrow else head
        for head in (_TOGETHER if narrow else _APART)
    ]
    columns = (Column(first), *(Column(head, numeric=True) for head in heads))
    rows = [(name, *_of_rate(rate, narrow=narrow)) for name, rate in rates]
    return Table(f"Approved by the program and judged by people, by {first.lower()}", columns, rows)


def _of_rate(rate: "UpheldRate", *, narrow: bool) -> tuple[Cell, ...]:
    """Where there is little room, what was judged and of how many stand together."""
    counts, share = rate.counts, rate.share
    few = FEW_MARK if rate.few and counts.judged else ""
    judged: tuple[Cell, ...] = (counts.approved, f"{counts.judged}{few}" if few else counts.judged)
    return (
        *((f"{counts.judged}{few} of {counts.approved}",) if narrow else judged),
        *(counts.upheld, counts.not_upheld, counts.not_judgeable),
        *(percent(share), interval(share.interval)),
    )


def corrected_scores(table: "AuditTable") -> Table:
    heads = ("n", "Score", "95 %", "Corrected", "95 %")
    rows: list[tuple[Cell, ...]] = [
        (system, *_of_scores(table.corrected(system))) for system in table.scores.ranked
    ]
    if len(rows) > 1:
        rows.append((ALL_SYSTEMS, *_of_scores(table.corrected())))
    columns = (Column("System"), *(Column(head, numeric=True) for head in heads))
    title = "Scores, and what they would be had people judged everything (in %)"
    return Table(title, columns, rows, [*why_no_share(table.scores), *why_uncorrected(table)])


def why_uncorrected(table: "AuditTable") -> Iterable[str]:
    systems = [each for each in table.scores.systems if table.corrected(each).uncorrected]
    if systems:
        none = f"nobody has judged an approval of {'it' if len(systems) == 1 else 'them'}"
        yield f"The corrected score of {', '.join(systems)} is undefined: {none}."


def _of_scores(found: "CorrectedScore") -> tuple[Cell, ...]:
    if found.undefined:
        return (found.score.n, *(UNDEFINED,) * 4)
    as_it_is = found.score.n, percent(found.score), interval(found.score.interval)
    if found.uncorrected:
        return *as_it_is, UNDEFINED, UNDEFINED
    return (
        *as_it_is,
        *(between(*corrected_values(found)), interval(found.interval)),
    )


def corrected_values(found: "CorrectedScore") -> tuple[float | None, float | None]:
    return found.if_wrong.value, found.if_right.value
