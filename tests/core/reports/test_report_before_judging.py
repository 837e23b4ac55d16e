"""A report on what is not matched, or not judged yet, says so and shows no numbers of it."""

from pathlib import Path

from protest_core.operations import (
    Project,
    SystemOutput,
    evaluate,
    load_systems,
    project_report,
)
from protest_core.reports.project_report.contents import contents_of
from protest_core.reports.project_report.parts import Section
from tests.small_suite import write_system


def section(project: Project, name: str) -> Section:
    [found] = [e for e in contents_of(project_report(project=project)).sections if e.name == name]
    return found


def test_what_was_never_matched_is_neither_approved_nor_referred(project: Project):
    found = section(project, "automatic")
    assert found.lead == [
        "Not matched yet: ‘protest evaluate’ compares all systems with the reference."
    ]
    assert not found.groups


def test_a_system_that_came_later_is_named_in_the_place_of_zeros(project: Project, tmp_path: Path):
    evaluate(project=project)
    files = write_system(tmp_path, "late")
    load_systems(project=project, outputs=[SystemOutput("late", *files)])
    [group] = section(project, "automatic").groups
    [by_system, *_] = group.tables
    assert [row[0] for row in by_system.table.rows] == ["one"]
    assert "Not matched yet: late." in group.notes


def test_before_anybody_has_judged_nothing_is_correlated(project: Project):
    evaluate(project=project)
    group = section(project, "metrics").groups[0]
    assert [each.name for each in group.tables] == ["metrics-and-people"]
    assert group.tables[0].table.title == "Nobody has judged yet: approvals, and what metrics say"
    why = "People have judged nothing of this yet: there is nothing to correlate."
    assert group.notes[-1] == why
