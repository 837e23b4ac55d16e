"""A report on what is not matched, or not judged yet, says so and shows no numbers of it."""

from pathlib import Path

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.report_page.gather import project_report
from protest_core.report_page.model import Fact, Section
from protest_core.report_page.sections.all_sections import contents_of
from protest_core.report_page.write import write_report_latex
from protest_core.tables.latex import latex_comment
from tests.builders.small_suite import write_system
from tests.core.tables.reports import cells, heads


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
    assert [row[0] for row in cells(by_system)] == ["one"]
    assert "Not matched yet: late." in group.notes


def test_before_anybody_has_judged_nothing_is_correlated(project: Project):
    evaluate(project=project)
    group = section(project, "metrics").groups[0]
    assert [each.name for each in group.tables] == ["metrics-and-people"]
    assert group.tables[0].title == "Nobody has judged yet: approvals, and what metrics say"
    why = "People have judged nothing of this yet: there is nothing to correlate."
    assert group.notes[-1] == why


def headline(project: Project) -> Fact:
    [found] = [
        each
        for each in contents_of(project_report(project=project)).facts
        if each.section == "scores" and "decided" not in each.says
    ]
    return found


def test_what_was_never_matched_has_no_share(project: Project):
    """A range from all wrong to all right says nothing, and looks like a result."""
    found = section(project, "scores")
    assert not found.groups
    assert found.lead[0].startswith("Every share is undefined: nothing is matched or judged yet.")
    said = headline(project)
    assert said.figure == "undefined"
    assert said.says == "is the share of right pronouns: nothing is matched or judged yet"
    people = section(project, "metrics").groups[0].tables[0]
    assert cells(people)[0][heads(people).index("%")] == "undefined"


def test_what_nobody_has_judged_is_not_compared(project: Project, tmp_path: Path):
    """Approvals say only which system is nearer to the reference."""
    load_systems(project=project, outputs=[SystemOutput("late", *write_system(tmp_path, "late"))])
    evaluate(project=project)
    found = section(project, "pairs")
    assert found.lead == [
        "Nobody has judged anything of these systems yet: there is nothing to compare."
    ]
    assert not found.groups


def test_the_headline_is_of_a_system_that_something_is_known_of(project: Project, tmp_path: Path):
    """A system that may be anything would come before one of which most is wrong."""
    evaluate(project=project)
    load_systems(project=project, outputs=[SystemOutput("late", *write_system(tmp_path, "late"))])
    table = project_report(project=project).scores
    assert table.undecided == ("late",)
    assert headline(project).says.startswith("of one’s pronouns are right")


def test_why_there_is_no_table_is_told_in_latex_too(project: Project):
    written = "".join(write_report_latex(project_report(project=project)))
    for name in ("scores", "pairs", "audit", "automatic", "agreement", "disagreements", "verdicts"):
        found = section(project, name)
        assert not found.groups
        assert f"% {found.title}\n{latex_comment(found.lead[0])}" in written
