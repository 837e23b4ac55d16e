"""Automatic metrics: texts with links go in, scores with their signature come out."""

from protest_core.metrics.apt.apt import Apt, AptChoices
from protest_core.metrics.apt.cases import CASE_NAMES, Case, Weights, weights_with
from protest_core.metrics.metric import Detail, Languages, Metric, Occurrence, Score, Texts
from protest_core.metrics.registry import METRICS

__all__ = [
    "CASE_NAMES",
    "METRICS",
    "Apt",
    "AptChoices",
    "Case",
    "Detail",
    "Languages",
    "Metric",
    "Occurrence",
    "Score",
    "Texts",
    "Weights",
    "weights_with",
]
