"""One annotator working through a list of candidates: what any window for judging needs."""

from protest_core.sitting.activity import Activity
from protest_core.sitting.adjudication import Adjudication
from protest_core.sitting.invented_judgements import (
    INVENTED_ANNOTATORS,
    check_may_be_judged,
    make_judged_demonstration,
)
from protest_core.sitting.sitting import Sitting

__all__ = [
    "INVENTED_ANNOTATORS",
    "Activity",
    "Adjudication",
    "Sitting",
    "check_may_be_judged",
    "make_judged_demonstration",
]
