"""A report from its first section to its last, whatever it is written as."""

from protest_core.operations.reporting.report import ProjectReport
from protest_core.reports.project_report.automatic import automatic_section
from protest_core.reports.project_report.glance import facts
from protest_core.reports.project_report.measuring import metrics_section, verdicts_section
from protest_core.reports.project_report.parts import Contents
from protest_core.reports.project_report.people import agreement_section, differing_section
from protest_core.reports.project_report.provenance import provenance_section
from protest_core.reports.project_report.scoring import (
    audit_section,
    comparison_section,
    scores_section,
)

_SECTIONS = (
    scores_section,
    comparison_section,
    audit_section,
    automatic_section,
    agreement_section,
    differing_section,
    metrics_section,
    verdicts_section,
    provenance_section,
)


def contents_of(report: ProjectReport) -> Contents:
    """Results first; a section without anything to say says why."""
    sections = [make(report) for make in _SECTIONS]
    return Contents(report.scores.suite, [*facts(report)], sections)
