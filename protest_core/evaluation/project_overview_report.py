"""The overview and the summary of a project, as reports."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from protest_core.candidates.filter import CandidateQuery, OutcomeCounts
from protest_core.candidates.model import System
from protest_core.errors import counted
from protest_core.evaluation.model import Overview, ProjectSummary, outdated_notes
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.report import NO_SYSTEM
from protest_core.judgements.outcome import Outcome
from protest_core.suite.model import Category
from protest_core.suite.report import (
    Fact,
    description_columns,
    examples_table,
    extent,
    page_lines,
    report_on,
)
from protest_core.tables.model import Column, Kind, Report, Table


def overview_report(overview: Overview) -> Report:
    """Return the candidates by system, category and outcome; sums are for people alone."""
    cells = [
        Row(overview, system, category)
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


_TITLE = "Candidates by outcome"


@dataclass(frozen=True, slots=True)
class Row:
    """The candidates of a system in a category; of all where one of these is not given."""

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

    def query(self, outcome: Outcome | None = None) -> CandidateQuery:
        """Return the query for these candidates, or for those with this outcome."""
        chosen = self.overview.chosen
        if self.system is not None:
            chosen = replace(chosen, systems=frozenset({self.system}))
        if self.category is not None:
            chosen = replace(chosen, categories=frozenset({self.category.id}))
        if outcome is not None:
            chosen = replace(chosen, outcomes=frozenset({outcome}))
        where = f"{self.system or 'all systems'}, {CATEGORY.value(self)}"
        return CandidateQuery(where, partial(list_candidates, chosen=chosen))


def _with_sums(overview: Overview) -> Iterator[Row]:
    """Yield each system with its total and, of several systems, their sum."""
    systems: list[str | None] = [*overview.systems]
    for system in [*systems, None] if len(systems) > 1 else systems:
        for category in (*overview.categories, None):
            yield Row(overview, system, category)


SYSTEM: Column[Row] = Column("System", "system", Kind.NAME, lambda row: row.system or "all systems")
CATEGORY: Column[Row] = Column(
    "Category", value=lambda row: row.category.label if row.category else "total"
)
CATEGORY_ID: Column[Row] = Column(
    "", "category", Kind.NAME, lambda row: row.category.id if row.category else None
)
TOTAL: Column[Row] = Column(
    "Total",
    "total",
    Kind.COUNT,
    lambda row: row.counts.total,
    opens=lambda row: row.query() if row.counts.total else None,
)
BY_VERIFIED: Column[Row] = Column(
    "by verified",
    "by_verified",
    Kind.COUNT,
    lambda row: row.counts.by_verified,
    hint="Of the approved, those that only a translation verified by people approved",
)


def _of_outcome(outcome: Outcome) -> Column[Row]:
    def count(row: Row) -> int:
        return row.counts.having(outcome)

    return Column(
        outcome.value.replace("_", " ").capitalize(),
        outcome.value,
        Kind.COUNT,
        count,
        opens=lambda row: row.query(outcome) if count(row) else None,
    )


OUTCOMES = tuple(map(_of_outcome, Outcome))


def _counts(overview: Overview) -> Sequence[Column[Row]]:
    """Return the columns of counts; the last is of approvals by verified translations, if any."""
    return *OUTCOMES, TOTAL, *([BY_VERIFIED] if overview.total.by_verified else ())


def project_summary_report(path: Path, summary: ProjectSummary) -> Report:
    """Return the summary of a project file: a short page, and all figures for programs."""
    file = f"{path}, a PROTEST project (file version {summary.file_version})"
    facts = [("File", file), *project_facts(summary)]
    lines = page_lines(facts, labelled(summary), system_lines(summary))
    project = Table("project", "The project", _PROJECT, [summary], lines=lines)
    examples = [(each, summary.labels.get(each, each), n) for each, n in summary.examples.items()]
    systems = [_SystemRow(each, each.id in summary.matched_systems) for each in summary.systems]
    return report_on(
        summary.suite,
        "Project",
        [project],
        [project, examples_table(examples), Table("systems", "The systems", _SYSTEMS, systems)],
    )


_PROJECT: tuple[Column[ProjectSummary], ...] = (
    Column("", "file_version", value=lambda project: project.file_version),
    Column("", "program_version", value=lambda project: project.program_version),
    *description_columns(lambda project: project.suite),
    Column("", "lines", Kind.COUNT, lambda project: project.lines),
    Column("", "documents", Kind.COUNT, lambda project: project.documents),
    Column("", "judgements", Kind.COUNT, lambda project: project.judgements),
    Column("", "pronoun_tokens", Kind.NAME, lambda project: project.policy.pronoun_tokens.value),
    Column(
        "", "antecedent_tokens", Kind.NAME, lambda project: project.policy.antecedent_tokens.value
    ),
    Column(
        "",
        "more_ambiguous_forms",
        value=lambda project: sorted(project.policy.more_ambiguous_forms),
    ),
    Column(
        "",
        "verified_translations",
        Kind.FLAG,
        lambda project: project.policy.verified_translations,
    ),
    Column("", "with_alignment_warnings", Kind.COUNT, lambda project: project.with_warnings),
    Column("", "link_corrections", Kind.COUNT, lambda project: project.corrected),
    Column("", "outdated", Kind.COUNT, lambda project: project.outdated),
)


@dataclass(frozen=True, slots=True)
class _SystemRow:
    system: System
    is_matched: bool


_SYSTEMS: tuple[Column[_SystemRow], ...] = (
    Column("", "system", Kind.NAME, lambda row: row.system.name),
    Column("", "text_file", value=lambda row: row.system.text_file),
    Column("", "loaded_at", value=lambda row: row.system.loaded_at),
    Column("", "matched", Kind.FLAG, lambda row: row.is_matched),
)


def project_facts(summary: ProjectSummary) -> list[Fact]:
    """Return the figures of a project, each with its name."""
    return [
        extent(summary.lines, summary.documents),
        ("Judgements", f"{summary.judgements:,}"),
        ("Matching", str(summary.policy)),
        *_links(summary),
        *(("Note", note) for note in outdated_notes(summary.outdated)),
    ]


def _links(summary: ProjectSummary) -> list[Fact]:
    """Return the facts on word alignment; none if all of it came with the systems, uncorrected."""
    if not (summary.with_warnings or summary.corrected):
        return []
    unsure = f"unsure about {counted(summary.with_warnings, 'candidate')}"
    return [("Word alignment", f"{unsure}, corrected by people in {summary.corrected:,}")]


def labelled(summary: ProjectSummary) -> list[tuple[str, int]]:
    """Return categories as the suite calls them, with the number of their examples."""
    labels = summary.labels
    return [(labels.get(each, each), count) for each, count in summary.examples.items()]


def system_lines(summary: ProjectSummary) -> list[str]:
    """Return a line for each system: its name, its origin, and whether it is evaluated."""
    matched = summary.matched_systems
    return [
        _origin(system) + ("" if system.id in matched else ", not evaluated yet")
        for system in summary.systems
    ]


def _origin(system: System) -> str:
    day, _, _ = system.loaded_at.partition("T")
    return f"{system.name}, loaded {day} from {system.text_file}"
