"""The automatic step in a report: what was approved, what was referred, and why."""

from collections.abc import Iterator
from dataclasses import replace

from protest_core.matching.summary import EvaluationTable
from protest_core.operations.reporting.report import ProjectReport
from protest_core.reports.evaluation import (
    approved_by_category,
    approved_by_system,
    note_for,
    notes_on_other_words,
    referred_by_reason,
    verified_notes,
    with_referred,
)
from protest_core.reports.project_report.commands import command_for
from protest_core.reports.project_report.parts import Group, Section, ShownTable
from protest_core.reports.project_report.turning import upright

_LEAD = (
    "Each pronoun is compared with the reference translation. What matches is approved, everything "
    "else is referred to people; nothing is rejected by the program."
)
_AS_IT_IS = (
    "These approvals are in the project. ‘protest evaluate’ matches anew and keeps what comes of "
    "that: other figures, where people have changed what approvals rest on."
)
_NOT_MATCHED = "Not matched yet: ‘protest evaluate’ compares all systems with the reference."


def automatic_section(report: ProjectReport) -> Section:
    table = report.evaluation
    if not table.systems:
        return Section("automatic", "Approved and referred", ["No system is loaded yet."])
    if not _matched(report).systems:
        return Section("automatic", "Approved and referred", [_NOT_MATCHED])
    group = Group(
        [*_tables(report)],
        command_for(report.provenance, "report {} --format latex"),
        [*_notes(report)],
        [table.signature],
    )
    return Section("automatic", "Approved and referred", [_LEAD], [group])


def _matched(report: ProjectReport) -> EvaluationTable:
    """Of a system that was never matched there are no counts, and zeros would look like some."""
    table, unmatched = report.evaluation, report.scores.unmatched
    return replace(table, systems=tuple(e for e in table.systems if e.name not in unmatched))


def _tables(report: ProjectReport) -> Iterator[ShownTable]:
    table = _matched(report)
    yield ShownTable("approved-by-system", approved_by_system(table))
    yield ShownTable("approved-by-category", upright(approved_by_category(table, table.systems)))
    if referred := with_referred(table):
        yield ShownTable("reasons", upright(referred_by_reason(referred)))


def _notes(report: ProjectReport) -> Iterator[str]:
    table = report.evaluation
    yield _AS_IT_IS
    yield note_for(table.suite, table.policy)
    yield from verified_notes(table)
    if unmatched := report.scores.unmatched:
        yield f"Not matched yet: {', '.join(unmatched)}."
    yield from notes_on_other_words(table)
