"""The automatic step in a report: what was approved, what was referred, and why."""

from collections.abc import Iterator

from protest_core.reports.evaluation import (
    OTHER_WORDS,
    approved_by_category,
    approved_by_system,
    note_for,
    referred_by_reason,
)
from protest_core.reports.evaluation_records import on_other_words
from protest_core.reports.project_report.commands import command_for
from protest_core.reports.project_report.parts import Group, Section, ShownTable
from protest_core.reports.project_report.turning import upright
from protest_core.reports.project_report.values import ProjectReport

_LEAD = (
    "Each pronoun is compared with the reference translation. What matches is approved, everything "
    "else is referred to people; nothing is rejected by the program."
)


def automatic_section(report: ProjectReport) -> Section:
    table = report.evaluation
    if not table.systems:
        return Section("automatic", "Approved and referred", ["No system is loaded yet."])
    group = Group(
        [*_tables(report)],
        command_for(report.provenance, "evaluate {}"),
        [*_notes(report)],
    )
    return Section("automatic", "Approved and referred", [_LEAD], [group])


def _tables(report: ProjectReport) -> Iterator[ShownTable]:
    table = report.evaluation
    yield ShownTable("approved-by-system", approved_by_system(table))
    yield ShownTable("approved-by-category", upright(approved_by_category(table, table.systems)))
    referred = [system for system in table.systems if system.total.referred]
    if referred:
        yield ShownTable("reasons", upright(referred_by_reason(referred)))


def _notes(report: ProjectReport) -> Iterator[str]:
    table = report.evaluation
    yield note_for(table.suite, table.policy)
    if any(on_other_words(table, system.total) for system in table.systems):
        yield OTHER_WORDS
