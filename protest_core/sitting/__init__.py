"""One annotator working through a list of candidates: what any window for judging needs."""

from protest_core.sitting.activity import Activity
from protest_core.sitting.adjudication import Adjudication
from protest_core.sitting.sitting import Sitting

__all__ = ["Activity", "Adjudication", "Sitting"]
