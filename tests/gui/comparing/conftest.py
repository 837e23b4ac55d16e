"""The translation window of a project with two systems, in which three people have judged."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from tests.builders.two_systems import NEARLY_THE_REFERENCE, Find, add_second_system, finder
from tests.gui.driving.judging import JudgingDriver, judging_alone

YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET
LAMP, DIESE = (0, 2), (1, 0)


@pytest.fixture
def find(project: Project) -> Find:
    return finder(project)


@pytest.fixture
def judged(project: Project, find: Find, tmp_path: Path) -> Project:
    """A project with judgements of "one", example 1: Ben says yes, Cleo no; Dan took his back.

    Of example 2 only Cleo has judged, of all others nobody.
    """
    add_second_system(project, tmp_path, NEARLY_THE_REFERENCE)

    def say(example: int, who: str, judgement: Judgement) -> None:
        candidate = find("one", example)
        judge(project=project, candidate_id=candidate, annotator=who, judgement=judgement)

    say(1, "Ben", Judgement(NO, YES, frozenset({LAMP}), remark="a first thought"))
    say(1, "Ben", Judgement(YES, YES, frozenset({LAMP, DIESE}), frozenset({"odd"}), "it is fine"))
    say(1, "Cleo", Judgement(NO, YES, frozenset({LAMP}), frozenset({"ant_unsure"}), "I doubt it"))
    say(1, "Dan", Judgement(NO, NO))
    say(1, "Dan", Judgement())
    say(2, "Cleo", Judgement(NO, NO))
    return project


@pytest.fixture
def judging(judged: Project, patience: Patience, preferences) -> Iterator[JudgingDriver]:
    """The judging page at example 1 of "one": the list holds the five of this system."""
    with judging_alone(
        judged.path, preferences, patience=patience, comparing=True, candidates=of_one(judged)
    ) as judging:
        assert judging.shows("Judgement")
        assert judging.text().hasFocus()
        yield judging


def of_one(project: Project) -> Sequence[CandidateId]:
    chosen = CandidateFilter(systems=frozenset({"one"}))
    return list_candidates(project=project, chosen=chosen)
