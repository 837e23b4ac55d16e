"""Agreement, scores and their uncertainty: numbers from counts, by formulas that have a name."""

from protest_core.statistics.agreement import FEW, Agreement, Confusion, cohen, jaccard
from protest_core.statistics.audit import AuditStratum, Corrected, corrected_score
from protest_core.statistics.correlation import Correlation, pearson, spearman
from protest_core.statistics.groups import GroupAgreement, Patterns, group_agreement
from protest_core.statistics.interval import Interval
from protest_core.statistics.paired import Paired, holm
from protest_core.statistics.proportions import Share, wilson
from protest_core.statistics.ranking import Better, best_first, clusters
from protest_core.statistics.regression import RegressionBand, regression
from protest_core.statistics.williams import Williams, williams

__all__ = [
    "FEW",
    "Agreement",
    "AuditStratum",
    "Better",
    "Confusion",
    "Corrected",
    "Correlation",
    "GroupAgreement",
    "Interval",
    "Paired",
    "Patterns",
    "RegressionBand",
    "Share",
    "Williams",
    "best_first",
    "clusters",
    "cohen",
    "corrected_score",
    "group_agreement",
    "holm",
    "jaccard",
    "pearson",
    "regression",
    "spearman",
    "williams",
    "wilson",
]
