"""The audit as tables of cells: rates of what was upheld, and corrected scores."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from protest_core.reports.score_blocks import FEW_MARK, why_no_share
from protest_core.reports.score_cells import between, interval, percent, short_labels
from protest_core.reports.table import Cell, Column, Table
from protest_core.reports.undefined import UNDEFINED

if TYPE_CHECKING:  # a table needs no database
    from protest_core.store.audit_tables import AuditTable, CorrectedScore, UpheldRate

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
