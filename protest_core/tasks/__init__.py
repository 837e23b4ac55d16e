"""Task sets: which candidates people are to judge, and how they are dealt out."""

from protest_core.tasks.order import in_random_order
from protest_core.tasks.plan import OVERLAP, PooledCandidate, Stratum, TaskPlan
from protest_core.tasks.planning import plan_tasks
from protest_core.tasks.settings import Included, TaskSettings, drawn_seed
from protest_core.tasks.shares import stratified_shares

__all__ = [
    "OVERLAP",
    "Included",
    "PooledCandidate",
    "Stratum",
    "TaskPlan",
    "TaskSettings",
    "drawn_seed",
    "in_random_order",
    "plan_tasks",
    "stratified_shares",
]
