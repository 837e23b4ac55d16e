"""The overview of a project as a report."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from protest_core.candidates.filter import CandidateFilter, CandidateQuery, OutcomeCounts
from protest_core.evaluation.model import Overview
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.outcome import Outcome
from protest_core.suite.model import Category
from protest_core.suite.report_frame import NO_SYSTEM, report_on
from protest_core.tables.model import Column, Kind, Report, Table

_TITLE = "Candidates by outcome"


@dataclass(frozen=True, slots=True)
class OverviewRow:
    """The candidates of a system in a category; without either, of all."""

    overview: Overview
    system: str | None = None
    category: Category | None = None

    @property
    def counts(self) -> OutcomeCounts:
        if self.system is not None and self.category is not None:
            return self.overview.cells[self.system, self.category.id]
        if self.system is not None:
            return self.overview.total_of_system(self.system)
        if self.category is not None:
            return self.overview.total_of_category(self.category.id)
        return self.overview.total

    def chosen(self, outcomes: frozenset[Outcome] = frozenset()) -> CandidateFilter:
        """Return the filter of these candidates, or of those that have one of these outcomes."""
        chosen = self.overview.chosen
        if self.system is not None:
            chosen = replace(chosen, systems=frozenset({self.system}))
        if self.category is not None:
            chosen = replace(chosen, categories=frozenset({self.category.id}))
        if outcomes:
            chosen = replace(chosen, outcomes=outcomes & (chosen.outcomes or outcomes))
        return chosen

    def query(self, outcomes: frozenset[Outcome] = frozenset()) -> CandidateQuery:
        """Return the query for these candidates, or for those that have one of these outcomes."""
        where = f"{self.system or 'all systems'}, {CATEGORY.value(self)}"
        return CandidateQuery(where, partial(list_candidates, chosen=self.chosen(outcomes)))


SYSTEM: Column[OverviewRow] = Column(
    "System", "system", Kind.NAME, lambda row: row.system or "all systems"
)
CATEGORY: Column[OverviewRow] = Column(
    "Category", value=lambda row: row.category.label if row.category else "total"
)
CATEGORY_ID: Column[OverviewRow] = Column(
    "", "category", Kind.NAME, lambda row: row.category.id if row.category else None
)
TOTAL: Column[OverviewRow] = Column(
    "Total",
    "total",
    Kind.COUNT,
    lambda row: row.counts.total,
    opens=lambda row: row.query() if row.counts.total else None,
)
BY_VERIFIED: Column[OverviewRow] = Column(
    "by verified",
    "by_verified",
    Kind.COUNT,
    lambda row: row.counts.by_verified,
    hint="Of the approved, those that only a translation verified by people approved",
)


def overview_report(overview: Overview) -> Report:
    """Return the candidates by system, category and outcome; sums are not in records."""
    cells = [
        OverviewRow(overview, system, category)
        for system in overview.systems
        for category in overview.categories
    ]
    counts = _counts(overview)
    shown = Table("overview", _TITLE, (SYSTEM, CATEGORY, *counts), [*_with_sums(overview)])
    return report_on(
        overview.suite,
        _TITLE,
        [shown] if overview.systems else [],
        [Table("overview", _TITLE, (SYSTEM, CATEGORY_ID, *counts), cells)],
        empty="" if overview.systems else NO_SYSTEM,
    )


def _with_sums(overview: Overview) -> Iterator[OverviewRow]:
    """Yield each system with its total and, if there are several, their sum."""
    systems: list[str | None] = [*overview.systems]
    for system in [*systems, None] if len(systems) > 1 else systems:
        for category in (*overview.categories, None):
            yield OverviewRow(overview, system, category)


def _of_outcome(outcome: Outcome) -> Column[OverviewRow]:
    def count(row: OverviewRow) -> int:
        return row.counts.having(outcome)

    return Column(
        outcome.value.replace("_", " ").capitalize(),
        outcome.value,
        Kind.COUNT,
        count,
        opens=lambda row: row.query(frozenset({outcome})) if count(row) else None,
    )


OUTCOMES = tuple(map(_of_outcome, Outcome))


def _counts(overview: Overview) -> Sequence[Column[OverviewRow]]:
    """Return the columns of counts; that of lines that are no translation only if there are any.

    The last is of approvals by verified translations, if any.
    """
    total = overview.total
    left_out = set() if total.no_translation else {Outcome.NO_TRANSLATION.value}
    outcomes = (each for each in OUTCOMES if each.key not in left_out)
    return *outcomes, TOTAL, *([BY_VERIFIED] if total.by_verified else ())
