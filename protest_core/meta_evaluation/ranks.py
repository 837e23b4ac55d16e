"""The ranks of systems by each metric, the best first (WMT 2018, Table 1 and Figure 1)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.meta_evaluation.metrics_and_people_report import (
    SYSTEM,
    SystemFigures,
    metric_columns,
    ranked,
)
from protest_core.metrics.report import metric_title
from protest_core.suite.report_frame import NO_SYSTEM, report_on
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text

BEST = 3  # as many as the paper's figure marks
_LEGEND = Text("Rank 1 has the highest figure. Systems with equal figures share a rank.")


@dataclass(frozen=True, slots=True)
class RankedSystem:
    """A system's figure by a metric, and its rank."""

    system: str
    value: float
    rank: int

    @property
    def among_best(self) -> bool:
        return self.rank <= BEST


def ranks(values: Mapping[str, float | None]) -> dict[str, int]:
    """Return the rank of each system with a figure, 1 for the highest; equal figures share one."""
    known = {system: value for system, value in values.items() if value is not None}
    return {
        system: 1 + sum(other > value for other in known.values())
        for system, value in known.items()
    }


def by_rank(values: Mapping[str, float | None]) -> Sequence[RankedSystem]:
    """Return the systems that have a figure, the best first."""
    ranked = [
        RankedSystem(system, value, rank)
        for system, rank in ranks(values).items()
        if (value := values[system]) is not None
    ]
    return sorted(ranked, key=lambda each: (each.rank, each.system))


def ranks_table(table: MetricsAndPeople) -> Table[SystemFigures]:
    """Return each metric's figures and ranks; the best system by people is first."""
    return Table(
        "metric-ranks",
        Text("Ranks of systems by each metric"),
        (*SYSTEM, *_columns(table)),
        [SystemFigures(table, each) for each in ranked(table)],
        below=[_LEGEND, *table.undefined],
        blocks=True,
    )


def systems_ranked(table: MetricsAndPeople, metric: str) -> Mapping[str, float | None]:
    """Return a metric's figures of all systems except references."""
    figures = table.values[metric]
    return {name: value for name, value in figures.items() if name not in table.frame.references}


def _columns(table: MetricsAndPeople) -> Iterator[Column[SystemFigures]]:
    for name, figure in zip(table.values, metric_columns(table), strict=True):
        yield figure
        yield _rank(name, ranks(systems_ranked(table, name)))


def _rank(metric: str, rank_of: Mapping[str, int]) -> Column[SystemFigures]:
    def spoken(row: SystemFigures) -> str:
        rank = rank_of.get(row.system)
        if rank is None:
            return Text("{0}: no rank by {1}").format(row.system, metric_title(metric))
        text = Text("{0}: rank {1} of {2} by {3}")
        return text.format(row.system, rank, len(rank_of), metric_title(metric))

    return Column(
        Text("Rank"),
        f"{metric} rank",
        Kind.COUNT,
        lambda row: rank_of.get(row.system),
        hint=Text("By {0}").format(metric_title(metric)),
        spoken=spoken,
    )


def ranks_report(table: MetricsAndPeople) -> Report:
    """Return the report of ranks."""
    table_of_ranks = ranks_table(table)
    return report_on(
        table.frame.suite,
        "Ranks",
        [table_of_ranks],
        [replace(table_of_ranks, name="ranks")],
        signature=table.frame.signature,
        empty="" if table.frame.systems else NO_SYSTEM,
    )
