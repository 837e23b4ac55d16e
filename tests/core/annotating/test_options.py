"""The options of a project: kept in it, and states follow them."""

import pytest

from protest_core.annotating.judge_candidate import change_options, judge, project_options
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import states_of
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.past_judgements import load_past_judgements

UNCHECKED = ProjectOptions(conflict_checks=False)
# "yes", and no word selected.
CONTRADICTION = Judgement(Answer.YES)


@pytest.fixture
def judged(two_systems, find):
    """Ada contradicts herself in one/3, is done with one/5 and has begun one/1."""
    for example, judgement in [
        (3, CONTRADICTION),
        (5, Judgement(Answer.NO)),
        (1, Judgement(antecedent=Answer.YES, tokens=frozenset({(0, 2)}))),
    ]:
        judge(
            project=two_systems,
            candidate_id=find("one", example),
            annotator="Ada",
            judgement=judgement,
        )
    assert states_of(project=two_systems, annotator="Ada")[find("one", 3)] is State.CONFLICT
    return two_systems


def test_a_new_project_checks_and_shows_the_reference_on_request(project):
    options = project_options(project=project)
    assert options == ProjectOptions(conflict_checks=True, reference=ReferenceShown.ON_REQUEST)


@pytest.mark.parametrize("reference", ReferenceShown)
def test_options_are_there_on_reopening(project, reference):
    options = ProjectOptions(conflict_checks=False, reference=reference)
    assert change_options(project=project, options=options).options
    with Project.open(project.path) as again:
        assert project_options(project=again) == options


def test_options_that_are_set_already_change_nothing(judged):
    before = judged.path.read_bytes()
    assert change_options(project=judged, options=ProjectOptions()) == ChangeSet()
    assert judged.path.read_bytes() == before


def test_without_checks_what_was_a_conflict_is_done(judged, find):
    changes = change_options(project=judged, options=UNCHECKED)
    assert changes.judgements == (find("one", 3),)
    assert states_of(project=judged, annotator="Ada") == {
        find("one", 1): State.INCOMPLETE,
        find("one", 3): State.DONE,
        find("one", 5): State.DONE,
    }


def test_with_checks_again_it_is_a_conflict_again(judged, find):
    before = states_of(project=judged, annotator="Ada")
    change_options(project=judged, options=UNCHECKED)
    changes = change_options(project=judged, options=ProjectOptions())
    assert changes.judgements == (find("one", 3),)
    assert states_of(project=judged, annotator="Ada") == before


def test_what_was_said_and_its_history_stay_as_they_are(judged, find):
    candidate = find("one", 3)
    change_options(project=judged, options=UNCHECKED)
    assert fetch(judged, load_judgement, candidate, "Ada") == CONTRADICTION
    assert fetch(judged, load_past_judgements, candidate, "Ada") == ()


def test_each_annotators_state_is_told_anew_and_each_candidate_named_once(judged, find):
    judge(project=judged, candidate_id=find("one", 3), annotator="Ben", judgement=CONTRADICTION)
    changes = change_options(project=judged, options=UNCHECKED)
    assert changes.judgements == (find("one", 3),)
    for annotator in ("Ada", "Ben"):
        assert states_of(project=judged, annotator=annotator)[find("one", 3)] is State.DONE


def test_what_is_judged_without_checks_is_no_conflict(two_systems, find):
    change_options(project=two_systems, options=UNCHECKED)
    candidate = find("two", 3)
    judge(project=two_systems, candidate_id=candidate, annotator="Ada", judgement=CONTRADICTION)
    assert states_of(project=two_systems, annotator="Ada") == {candidate: State.DONE}


def test_showing_the_reference_or_not_touches_no_judgement(judged):
    never = ProjectOptions(reference=ReferenceShown.NEVER)
    assert change_options(project=judged, options=never) == ChangeSet(options=True)
