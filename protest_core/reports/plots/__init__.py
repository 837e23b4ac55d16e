"""Pictures of tables, drawn without a screen; nothing of this is loaded before it is wanted."""

from protest_core.reports.plots.audit import audit_plot, corrected_plot
from protest_core.reports.plots.grid import categories_plot
from protest_core.reports.plots.metrics import metric_plot, metric_plot_title, metric_points
from protest_core.reports.plots.names import WIDTH
from protest_core.reports.plots.palette import PAPER, Palette, mixed
from protest_core.reports.plots.pictures import (
    SUFFIXES,
    Pixels,
    check_suffix,
    picture_of,
    pixels_of,
)
from protest_core.reports.plots.regression import SystemPoint, ranked_points, regression_plot
from protest_core.reports.plots.scores import scores_plot

__all__ = [
    "PAPER",
    "SUFFIXES",
    "WIDTH",
    "Palette",
    "Pixels",
    "SystemPoint",
    "audit_plot",
    "categories_plot",
    "check_suffix",
    "corrected_plot",
    "metric_plot",
    "metric_plot_title",
    "metric_points",
    "mixed",
    "picture_of",
    "pixels_of",
    "ranked_points",
    "regression_plot",
    "scores_plot",
]
