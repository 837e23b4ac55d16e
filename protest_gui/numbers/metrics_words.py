"""Metrics and their verdicts in the words that people see."""

from collections.abc import Iterable

from protest_core.errors import counted
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.metrics.model import Claim
from protest_gui.numbers.results_words import coefficient
from protest_gui.translations import tr, translated

_CLAIMS = {
    Claim.RIGHT: "The metric counts this as right.",
    Claim.WRONG: "The metric counts this as wrong.",
    Claim.NONE: "The metric has nothing to compare: neither right nor wrong.",
}


assert set(_CLAIMS) == set(Claim)  # noqa: S101 — a table must cover its enum


def metric_value(value: float | None, column: Iterable[float | None]) -> str:
    """As the report has it: shares to three digits, what goes to a hundred to one."""
    if value is None:
        return tr("undefined")
    small = all(each is None or abs(each) <= 1 for each in column)
    return f"{value:.3f}" if small else f"{value:.1f}"


def claim_in_words(claim: Claim) -> str:
    return translated(_CLAIMS[claim])


def correlation_in_words(table: MetricsAndPeople, column: str) -> str:
    """For those who cannot see the plot."""
    (found,) = (each for each in table.correlations if each.metric == column)
    systems = counted(found.pearson.n, "system")
    if found.pearson.r is None:
        return tr("Over {0}: no correlation. {1}").format(systems, found.pearson.undefined)
    return tr("Over {0}: Pearson's r is {1}.").format(systems, coefficient(found.pearson.r))
