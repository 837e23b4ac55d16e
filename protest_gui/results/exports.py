"""Of each view, the table that is copied or saved, and the signature below it."""

from protest_core.operations import Question
from protest_core.reports.audit import write_audit
from protest_core.reports.pairs import write_pairs
from protest_core.reports.scores import write_scores
from protest_gui.results.results_found import Results
from protest_gui.widgets.table_export import Write

SCORES, COMPARISON, AUDIT, PLOT = range(4)  # in the order of the tabs


def table_to_export(view: int, results: Results) -> tuple[Write | None, str]:
    """With the name of a file. A plot is saved by its own button."""
    antecedents = results.counting.question is Question.ANTECEDENT
    if view == SCORES:
        return lambda how: write_scores(results.scores, how, antecedents=antecedents), "scores"
    if view == COMPARISON:
        return lambda how: write_pairs(results.comparison, how), "comparison"
    if view == AUDIT:
        return lambda how: write_audit(results.audit, how, by_system=True), "audit"
    return None, ""


def signature_of(view: int, results: Results) -> str:
    if view == COMPARISON:
        return results.comparison.signature
    return results.audit.signature if view == AUDIT else results.scores.signature
