"""Metrics take minutes for a large project; nobody waits so long with a judgement unsaved."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.meta_evaluation.metric_disagreements import metric_disagreements
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.verdicts import (
    VerdictCell,
    verdict_candidates,
    verdicts_against_people,
)
from protest_core.metrics.apt import AptChoices
from protest_core.metrics.measure import METRICS, apt_of_project, measure
from protest_core.metrics.results import measuring
from protest_core.progress import ProgressCallback
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links

AGAINST = CandidateFilter(against_metric="apt")
TABLES: dict[str, Callable[[Project, ProgressCallback], object]] = {
    "bleu": lambda p, tell: measure(project=p, metrics=[*METRICS], progress=tell),
    "apt": lambda p, tell: apt_of_project(project=p, choices=AptChoices(), progress=tell),
    "metrics": lambda p, tell: metrics_and_people(project=p, progress=tell),
    "verdicts": lambda p, tell: verdicts_against_people(project=p, progress=tell),
    "behind": lambda p, tell: verdict_candidates(project=p, cell=VerdictCell(), progress=tell),
    "details": lambda p, tell: metric_disagreements(project=p, progress=tell),
    "overview": lambda p, tell: measuring(p, partial(overview, chosen=AGAINST), tell),
}
YES = Judgement(Answer.YES)


@pytest.fixture
def candidate(judged: Project) -> CandidateId:
    return list_candidates(project=judged, chosen=CandidateFilter())[0]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_judged_while_metrics_are_measured_is_saved_at_once(
    judged: Project, candidate: CandidateId, table: str
):
    """Another program saves, and this one on another connection of its own."""
    saved = []

    def say(_done: int, _total: int, doing: str) -> None:
        if doing.startswith("measuring") and not saved:
            saved.append(doing)
            with Project.open(judged.path, patience=Patience(0, 0)) as elsewhere:
                judge(project=elsewhere, candidate_id=candidate, annotator="Zoe", judgement=YES)
            judge(project=judged, candidate_id=candidate, annotator="Max", judgement=YES)

    TABLES[table](judged, say)
    assert saved
    assert [fetch(judged, load_judgement, candidate, each) for each in ("Zoe", "Max")] == [YES, YES]


@pytest.mark.parametrize("table", ["metrics", "verdicts", "overview"])
def test_numbers_are_of_the_moment_at_which_all_is_measured(
    judged: Project, candidate: CandidateId, table: str
):
    """None of the judgements and corrected links from meanwhile is left out."""
    with Project.open(judged.path) as other:
        before = TABLES[table](other, lambda *_: None)
    forget(judged)

    times = iter(range(5))  # whoever corrects the same links for ever is waited for, for ever

    def meddle(_done: int, _total: int, doing: str) -> None:
        if doing.startswith("measuring") and next(times, None) is not None:
            for each in list_candidates(project=judged, chosen=CandidateFilter())[:20]:
                judge(project=judged, candidate_id=each, annotator="Zoe", judgement=YES)
            correct_links(project=judged, candidate_id=candidate, part=0, tokens=(), author="Zoe")

    found = TABLES[table](judged, meddle)
    assert found != before
    forget(judged)
    assert TABLES[table](judged, lambda *_: None) == found


def forget(project: Project) -> None:
    with closing(sqlite3.connect(project.path, isolation_level=None)) as database:
        database.execute("DELETE FROM metric_score")
        database.execute("DELETE FROM metric_verdict")
