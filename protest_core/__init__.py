"""PROTEST's core: everything except the user interface.

`import protest_core as protest` loads nothing; the functions for notebooks (docs/notebooks.md) are
loaded when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"

if TYPE_CHECKING:
    from protest_core.notebooks import *

__all__ = [
    "agreement_of",
    "answers_of",
    "audit_of",
    "candidates_of",
    "comparison_of",
    "consistency_of",
    "correlation_of",
    "create",
    "disagreement_counts_of",
    "disagreement_tags_of",
    "disagreements_of",
    "distances_of",
    "evaluate",
    "evaluation_of",
    "forms_of",
    "further_words_of",
    "judgements_of",
    "load",
    "matches_of",
    "metric_disagreements_of",
    "metric_ranks_of",
    "metrics_and_people_of",
    "metrics_of",
    "open",
    "overview_of",
    "scores_of",
    "strata_of",
    "tags_of",
    "task_sets_of",
    "text_of",
    "verdicts_of",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        return getattr(import_module("protest_core.notebooks"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__]
