"""All tables of a report for LaTeX, each with its signature and the command that makes it."""

from collections.abc import Iterator

from protest_core.operations.reporting.report import ProjectReport
from protest_core.reports.project_report.contents import contents_of
from protest_core.reports.project_report.parts import Group
from protest_core.reports.scores import as_latex_report
from protest_core.reports.table import latex_comment, latex_verbatim
from protest_core.suite.testsuite import SuiteDescription


def write_report_latex(report: ProjectReport) -> Iterator[str]:
    contents = contents_of(report)
    for section in contents.sections:
        yield latex_comment(section.title)
        if not section.groups:  # why there is nothing
            yield from map(latex_comment, section.lead)
        for group in section.groups:
            yield from group_as_latex(contents.suite, group)
            yield "\n"


def group_as_latex(suite: SuiteDescription, group: Group) -> Iterator[str]:
    yield latex_verbatim(group.command)
    yield from map(latex_verbatim, group.signatures[:-1])
    tables = [each.table for each in group.tables]
    last = group.signatures[-1] if group.signatures else ""
    yield from as_latex_report(suite, last, tables, group.notes)
