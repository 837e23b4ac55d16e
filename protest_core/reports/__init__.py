"""Tables for people, programs and papers."""

from protest_core.reports.details import write_details
from protest_core.reports.evaluation import note_for, suite_heading, write_evaluation
from protest_core.reports.overview import write_overview
from protest_core.reports.table import Format

__all__ = [
    "Format",
    "note_for",
    "suite_heading",
    "write_details",
    "write_evaluation",
    "write_overview",
]
