"""People may differ on a question that guidelines add: that is settled like the first two."""

import pytest

from protest_core.annotating.adjudication import (
    AdjudicationSession,
    adjudication_progress,
    find_disputes,
)
from protest_core.annotating.judge_candidate import judge
from protest_core.db.project import Project
from protest_core.judgements.queries.load import load_judgement
from protest_core.names import ADJUDICATION
from protest_core.report_page.example_selection import SelectionRule, selected_examples
from tests.builders.fetch import fetch
from tests.builders.further_questions import FORMS, REGISTER, ask, judge_further, said
from tests.builders.two_systems import Find


@pytest.fixture
def differing(two_systems: Project) -> Project:
    judge_further(two_systems)
    return two_systems


@pytest.fixture
def sitting(differing: Project) -> AdjudicationSession:
    found = find_disputes(project=differing)
    return AdjudicationSession(differing, found.candidates, "Dora", still_open=found.still_open)


def agrees_with_the_project(sitting: AdjudicationSession) -> bool:
    return sitting.progress == adjudication_progress(project=sitting.project)


def test_candidates_on_which_people_differ_are_disputed(differing: Project, find: Find):
    found = find_disputes(project=differing)
    assert found.candidates == tuple(find("one", each) for each in (1, 2, 4))
    assert found.still_open == {*found.candidates}


def test_the_adjudicator_answers_what_they_differ_on_and_no_more(sitting: AdjudicationSession):
    sitting.choose("forms", "er")
    assert sitting.is_open(sitting.candidate_id)
    sitting.choose("register", "yes")
    assert not sitting.is_open(sitting.candidate_id)
    assert agrees_with_the_project(sitting)
    sitting.choose("register", "yes")  # taken back
    assert sitting.is_open(sitting.candidate_id)
    assert agrees_with_the_project(sitting)


def test_a_tag_that_nothing_can_be_judged_settles_it(sitting: AdjudicationSession):
    sitting.add_tag("bad_translation")
    assert sitting.progress.settled == 1
    assert agrees_with_the_project(sitting)


def test_taking_over_an_answer_takes_over_further_answers(sitting: AdjudicationSession):
    sitting.go_to(1)
    sitting.take_over("Ada")
    assert sitting.judgement == said("register=no", "forms=er", "forms=sie")
    assert sitting.progress.settled == 1
    assert agrees_with_the_project(sitting)


def test_an_answer_to_a_retired_question_stays_and_is_no_dispute(differing: Project, find: Find):
    retired = REGISTER.replace('name = "Register"', 'name = "Register"\nretired = true')
    ask(differing, (retired + FORMS).replace("with register", "without register"))
    found = find_disputes(project=differing)
    assert found.candidates == (find("one", 2),)
    session = AdjudicationSession(differing, found.candidates, "Dora", still_open=found.still_open)
    session.take_over("Ada")
    settled = fetch(differing, load_judgement, find("one", 2), ADJUDICATION)
    assert settled == said("register=no", "forms=er", "forms=sie")
    again = said("register=no", "forms=sie")  # Ada changes what is still asked
    judge(project=differing, candidate_id=find("one", 2), annotator="Ada", judgement=again)


def test_the_report_shows_examples_on_which_people_differ(differing: Project):
    shown = {each.example.id: each.why for each in selected_examples(project=differing)}
    assert [*shown] == [1, 2, 4]
    assert all(SelectionRule.PEOPLE_DIFFER in why for why in shown.values())


def test_a_retired_question_is_settled_by_nobody(differing: Project, find: Find):
    retired = FORMS.replace("several = true", "several = true\nretired = true")
    ask(differing, (REGISTER + retired).replace("with register", "forms retired"))
    found = find_disputes(project=differing)
    assert found.candidates == (find("one", 1), find("one", 4))
