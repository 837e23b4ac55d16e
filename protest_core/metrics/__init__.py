"""Automatic metrics: texts with links go in, scores with their signature come out."""

from protest_core.metrics.apt.apt import Apt, AptChoices
from protest_core.metrics.apt.cases import CASE_NAMES, CASE_VERDICTS, Case, Weights, weights_with
from protest_core.metrics.metric import (
    Claim,
    Detail,
    Languages,
    Metric,
    MetricVerdict,
    Occurrence,
    Score,
    Texts,
)
from protest_core.metrics.registry import METRICS

__all__ = [
    "CASE_NAMES",
    "CASE_VERDICTS",
    "METRICS",
    "Apt",
    "AptChoices",
    "Case",
    "Claim",
    "Detail",
    "Languages",
    "Metric",
    "MetricVerdict",
    "Occurrence",
    "Score",
    "Texts",
    "Weights",
    "weights_with",
]
