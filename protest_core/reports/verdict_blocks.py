"""A metric's verdicts beside what people say, as tables of cells."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from protest_core.metrics.metric import Claim
from protest_core.operations.metrics.verdict_tables import Judged, VerdictTable
from protest_core.reports.metric_names import metric_title
from protest_core.reports.score_blocks import FEW_MARK
from protest_core.reports.score_cells import NOTHING, interval, on_lines, short_labels
from protest_core.reports.table import Cell, Column, Table

if TYPE_CHECKING:
    from protest_core.metrics.metric import MetricVerdict
    from protest_core.statistics.proportions import Share


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
