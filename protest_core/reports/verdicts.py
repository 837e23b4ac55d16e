"""Where a metric and people agree and differ, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from protest_core.matching.outdated import outdated_notes
from protest_core.metrics.metric import Claim
from protest_core.operations.metrics.verdict_tables import VerdictTable
from protest_core.reports.score_blocks import FEW_MARK, in_blocks
from protest_core.reports.scores import (
    FEW_NOTE,
    as_latex_report,
    exact,
    signature_line,
    suite_record,
    text_heading,
)
from protest_core.reports.table import (
    Cell,
    Format,
    Table,
    as_delimited,
    as_text,
    latex_below,
    paragraph,
)
from protest_core.reports.undefined import NOTHING_COMPARED, NOTHING_JUDGED, UNDEFINED
from protest_core.reports.verdict_blocks import (
    JUDGED,
    by_verdict,
    disagreement_by,
    disagreement_by_verdict,
    places,
    verdict_title,
)

if TYPE_CHECKING:
    from protest_core.metrics.metric import MetricVerdict
    from protest_core.statistics.proportions import Share

_DIFFERENT = (
    "Both are compared where the metric says right or wrong and people say correct or incorrect; "
    "where one of them has nothing to say there is neither agreement nor disagreement."
)
_TIDY = ("verdict", "says", "judged", *JUDGED, "compared", "disagreements", "share")
_REST = ("interval_low", "interval_high", "undefined", "metric", "signature")


def write_verdicts(
    table: VerdictTable, how: Format, *, by: str = "category", width: int = 80
) -> Iterable[str]:
    """`by`: "category" or "system"; JSON has both."""
    match how:
        case Format.TEXT:
            yield from _text(table, by, width)
        case Format.JSON:
            yield json.dumps(_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            names = (by, *_TIDY, *_REST)
            yield from as_delimited(names, _rows(table, by), "," if how is Format.CSV else "\t")
        case Format.LATEX:
            tables = [*_tables(table, by, narrow=False)] if table.judged().total else []
            yield from as_latex_report(table.suite, table.signature, tables, notes_on(table))
            yield from map(latex_below, nothing_judged(table))


def _text(table: VerdictTable, by: str, width: int) -> Iterator[str]:
    yield from text_heading(table.suite, width)
    if table.judged().total:
        for shown in _tables(table, by, narrow=True):
            for block in in_blocks(shown, width):
                yield as_text(block, width=width) + "\n"
    for note in notes_on(table):
        yield paragraph(note, width)
    yield signature_line(table.signature)


def _tables(table: VerdictTable, by: str, *, narrow: bool) -> Iterator[Table]:
    yield by_verdict(table, narrow=narrow)
    yield disagreement_by_verdict(table, narrow=narrow)
    yield disagreement_by(table, by, narrow=narrow)


def nothing_judged(table: VerdictTable) -> Iterator[str]:
    """In place of tables of nothing."""
    if not table.judged().total:
        yield NOTHING_JUDGED


def notes_on(table: VerdictTable) -> Iterator[str]:
    """What one has to know to read the numbers, or why there are none."""
    yield from nothing_judged(table)
    if table.judged().total:
        yield _claims(table)
        yield _DIFFERENT
    yield from table.notes
    yield from outdated_notes(table.outdated)
    tables = (shown for by in ("category", "system") for shown in _tables(table, by, narrow=True))
    if any(str(cell).endswith(FEW_MARK) for shown in tables for row in shown.rows for cell in row):
        yield FEW_NOTE


def _claims(table: VerdictTable) -> str:
    """Which of its verdicts mean what."""
    said = {
        claim: ", ".join(verdict_title(each) for each in table.verdicts if each.claim is claim)
        for claim in dict.fromkeys(each.claim for each in table.verdicts)
    }
    meant = {"right": "Right: ", "wrong": "wrong: ", "none": "neither: "}
    return "; ".join(f"{meant[claim.value]}{named}" for claim, named in said.items()) + "."


def _rows(table: VerdictTable, by: str) -> Iterator[Sequence[Cell]]:
    """One row for each cell and no totals: programs would count them twice."""
    for _, place in places(table, by):
        for verdict in table.verdicts:
            judged = table.judged(verdict=verdict.key, **place)
            if judged.total:
                share = table.disagreement(verdict=verdict.key, **place)
                counts = (getattr(judged, each) for each in JUDGED)
                yield (
                    *(place[by], verdict.key, verdict.claim.value, judged.total, *counts),
                    *(share.n, share.certain, exact(share.low) or UNDEFINED, *_ends(share)),
                    *(_undefined(verdict, share), table.metric, table.signature),
                )


def _undefined(verdict: "MetricVerdict | None", share: "Share") -> str:
    """Why there is no share."""
    if share.n:
        return ""
    if verdict is not None and verdict.claim is Claim.NONE:
        return "The metric says neither right nor wrong."
    return NOTHING_COMPARED


def _ends(share: "Share") -> tuple[Cell, Cell]:
    found = share.interval
    return (exact(found.low), exact(found.high)) if found else (UNDEFINED, UNDEFINED)


def _document(table: VerdictTable) -> dict[str, object]:
    return {
        "suite": suite_record(table.suite),
        "metric": table.metric,
        **_record(table, {}),
        "categories": {
            place["category"]: _record(table, place) for _, place in places(table, "category")
        },
        "systems": {place["system"]: _record(table, place) for _, place in places(table, "system")},
        "notes": [*nothing_judged(table), *table.notes, *outdated_notes(table.outdated)],
        "signature": table.signature,
    }


def _record(table: VerdictTable, place: Mapping[str, str]) -> dict[str, object]:
    return {
        "verdicts": [
            {
                "verdict": each.key,
                "name": each.name,
                "says": each.claim.value,
                **{name: getattr(judged, name) for name in JUDGED},
                "disagreement": _share_record(each, table.disagreement(verdict=each.key, **place)),
            }
            for each in table.verdicts
            for judged in [table.judged(verdict=each.key, **place)]
        ],
        "disagreement": _share_record(None, table.disagreement(**place)),
    }


def _share_record(verdict: "MetricVerdict | None", share: "Share") -> dict[str, object]:
    found = share.interval
    return {
        "compared": share.n,
        "disagreements": share.certain,
        "share": UNDEFINED if share.low is None else share.low,
        "interval": [found.low, found.high] if found else None,
        "undefined": _undefined(verdict, share),
    }
