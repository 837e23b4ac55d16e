"""Project files; the only package that speaks SQL."""

from protest_core.store.project import Changes, Project, Snapshot
from protest_core.store.values import Holdings, System

__all__ = ["Changes", "Holdings", "Project", "Snapshot", "System"]
