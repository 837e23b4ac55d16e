"""A metric's verdicts beside human judgement, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from protest_core.evaluation.model import outdated_notes
from protest_core.meta_evaluation.verdicts import Judged, VerdictTable
from protest_core.metrics.model import Claim
from protest_core.metrics.report import metric_title
from protest_core.scores.report import FEW_NOTE
from protest_core.suite.report import as_latex_report, short_labels, suite_record, text_heading
from protest_core.tables.before.cells import FEW_MARK, NOTHING, UNDEFINED, exact, interval, on_lines
from protest_core.tables.before.latex import latex_below
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, in_blocks, paragraph, signature_line

if TYPE_CHECKING:
    from protest_core.metrics.model import MetricVerdict
    from protest_core.statistics.proportions import Share


NOTHING_JUDGED = "People have judged nothing of this yet: there is nothing to compare."

NOTHING_COMPARED = (
    "There is nothing that the metric calls right or wrong and people correct or incorrect."
)

JUDGED = ("correct", "incorrect", "not_judgeable")


_ALL = "all"


_INTERVAL = "95 %"


_NUMBERS = ("Judged", "Correct", "%", "Incorrect", "%", "Not judgeable", "%")


_CLAIMED = ("Says right", "Says wrong", "Compared", "They differ", "%", _INTERVAL)


def by_verdict(table: VerdictTable, *, narrow: bool = False) -> Table:
    """What people say where the metric says the same, as in Table 5 of the APT paper."""
    rows = [
        (verdict_title(each), *_said(table.judged(verdict=each.key))) for each in table.verdicts
    ]
    rows.append((_ALL, *_said(table.judged())))
    title = f"What people say, by what {metric_title(table.metric)} says"
    return Table(title, _columns("", _NUMBERS, narrow=narrow), rows)


def verdict_title(verdict: "MetricVerdict") -> str:
    """Numbered cases by number and name; where the key is a word, the name says it all."""
    return f"{verdict.key} {verdict.name}" if verdict.key.isdigit() else verdict.name


def _said(judged: Judged) -> tuple[Cell, ...]:
    counts = (getattr(judged, each) for each in JUDGED)
    n = f"{judged.total}{FEW_MARK}" if judged.total > 0 and judged.few else judged.total
    return n, *(cell for count in counts for cell in (count, _percent(count, judged.total)))


def _percent(count: int, of: int) -> Cell:
    return f"{100 * count / of:.1f}" if of else NOTHING


def disagreement_by_verdict(table: VerdictTable, *, narrow: bool = False) -> Table:
    """Only where it claims something."""
    heads = ("Compared", "They differ", "%", _INTERVAL)
    rows = [
        (verdict_title(each), *_shared(table.disagreement(verdict=each.key)))
        for each in table.verdicts
        if each.claim is not Claim.NONE
    ]
    rows.append((_ALL, *_shared(table.disagreement())))
    return Table(_title(table, "verdict"), _columns("", heads, narrow=narrow), rows)


def _title(table: VerdictTable, by: str) -> str:
    return f"Where {metric_title(table.metric)} and people differ, by {by}"


def _shared(share: "Share") -> tuple[Cell, ...]:
    from protest_core.statistics.agreement import FEW

    n = f"{share.n}{FEW_MARK}" if 0 < share.n < FEW else share.n
    return n, share.certain, _percent(share.certain, share.n), interval(share.interval)


def disagreement_by(table: VerdictTable, by: str, *, narrow: bool = False) -> Table:
    """By category or system, as in Table 3 of EMNLP 2018."""
    rows = [(name, *_claimed(table, place)) for name, place in places(table, by, short=narrow)]
    rows.append((_ALL, *_claimed(table, {})))
    return Table(_title(table, by), _columns(by.capitalize(), _CLAIMED, narrow=narrow), rows)


def _claimed(table: VerdictTable, place: Mapping[str, str]) -> tuple[Cell, ...]:
    right, wrong = (claimed(table, each, place) for each in (Claim.RIGHT, Claim.WRONG))
    return right, wrong, *_shared(table.disagreement(**place))


def claimed(table: VerdictTable, claim: Claim, place: Mapping[str, str]) -> int:
    """Of those that are compared."""
    of_claim = (each.key for each in table.verdicts if each.claim is claim)
    return sum(table.disagreement(verdict=key, **place).n for key in of_claim)


def places(
    table: VerdictTable, by: str, *, short: bool = False
) -> Iterator[tuple[str, dict[str, str]]]:
    """Each row's name, and what picks it out of the table; where nobody judged there is none."""
    names = short_labels(table.categories) if short else {e.id: e.label for e in table.categories}
    named = names.items() if by == "category" else [(each, each) for each in table.systems]
    for key, name in named:
        if table.judged(**{by: key}).total:
            yield name, {by: key}


def _columns(first: str, titles: Iterable[str], *, narrow: bool) -> tuple[Column, ...]:
    return (
        Column(first),
        *(
            Column(on_lines(each) if narrow and each != _INTERVAL else each, numeric=True)
            for each in titles
        ),
    )


def _head(title: str, *, narrow: bool) -> str:
    return on_lines(title) if narrow and title != _INTERVAL else title


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
