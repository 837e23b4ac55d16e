"""What one can do with PROTEST: the command line and the windows call these and nothing deeper."""

from protest_core.operations.changes import ChangeSet
from protest_core.operations.demonstration import demonstration_suites, make_demonstration
from protest_core.operations.evaluation import (
    PolicyChange,
    Selection,
    candidate_matches,
    evaluate,
    evaluation_table,
)
from protest_core.operations.judging import highlights_of, judge
from protest_core.operations.projects import describe_project, open_project, project_of
from protest_core.operations.suites import SuiteCheck, check_suite, create_project
from protest_core.operations.systems import SystemOutput, load_systems
from protest_core.operations.viewing import CandidateView, view_candidate
from protest_core.store import Holdings, Project, Snapshot, System

__all__ = [
    "CandidateView",
    "ChangeSet",
    "Holdings",
    "PolicyChange",
    "Project",
    "Selection",
    "Snapshot",
    "SuiteCheck",
    "System",
    "SystemOutput",
    "candidate_matches",
    "check_suite",
    "create_project",
    "demonstration_suites",
    "describe_project",
    "evaluate",
    "evaluation_table",
    "highlights_of",
    "judge",
    "load_systems",
    "make_demonstration",
    "open_project",
    "project_of",
    "view_candidate",
]
