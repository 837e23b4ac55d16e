"""Of each view, the table that is copied or saved, and the signature below it."""

from protest_core.judgements.outcome import Question
from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report
from protest_core.meta_evaluation.overview import MetricsOverview
from protest_core.scores.audit_report import audit_report
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.overview import ResultsOverview
from protest_core.scores.report import scores_report
from protest_core.tables.model import Report
from protest_core.tables.render import render
from protest_gui.widgets.export import Write

SCORES, COMPARISON, AUDIT, METRICS, PLOT = range(5)  # in the order of the tabs


def table_to_export(
    view: int, results: ResultsOverview, metrics: MetricsOverview | None
) -> tuple[Write | None, str]:
    """With the name of a file. A plot is saved by its own button."""
    antecedents = results.counting.question is Question.ANTECEDENT
    if view == SCORES:
        return _export(scores_report(results.scores, antecedents=antecedents)), "scores"
    if view == COMPARISON:
        return _export(comparison_report(results.comparison)), "comparison"
    if view == AUDIT:
        return _export(audit_report(results.audit, by_system=True)), "audit"
    if view == METRICS and metrics is not None:
        return _export(metrics_and_people_report(metrics.table)), "metrics"
    return None, ""


def _export(report: Report) -> Write:
    return lambda how: render(report, how)


def signature_of(view: int, results: ResultsOverview, metrics: MetricsOverview | None) -> str:
    if view == COMPARISON:
        return results.comparison.signature
    if view == METRICS:
        return metrics.table.signature if metrics is not None else ""
    return results.audit.signature if view == AUDIT else results.scores.signature
