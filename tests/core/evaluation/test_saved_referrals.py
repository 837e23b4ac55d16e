"""Referrals that verified translations save, without judged ones, and how right they are."""

from functools import partial
from pathlib import Path

import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate, evaluation_table
from protest_core.evaluation.model import EvaluationTable, judged_sentence
from protest_core.evaluation.project_overview import overview
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.names import ADJUDICATION
from tests.builders import judging
from tests.builders.judging import Say
from tests.builders.small_suite import write_system

YES, NO = Answer.YES, Answer.NO
ON = {"verified_translations": True}
LAMP = 1  # “Diese” for the lamp
RIGHT = Judgement(YES, YES, frozenset({(1, 0), (0, 2)}))
WRONG = Judgement(NO, YES, frozenset({(0, 2)}))
BROKEN = Judgement(tags=frozenset({"bad_translation"}))


@pytest.fixture
def versions(two_systems: Project, tmp_path: Path) -> Project:
    """“next” and “last” are further versions of “one”: all say the same."""
    outputs = [SystemOutput(name, *write_system(tmp_path, name)) for name in ("next", "last")]
    load_systems(project=two_systems, outputs=outputs)
    evaluate(project=two_systems)
    return two_systems


@pytest.fixture
def say(versions: Project) -> Say:
    return partial(judging.say, versions)


def matched_anew(project: Project, *systems: str) -> EvaluationTable:
    evaluate(project=project, change=ON)
    return evaluation_table(project=project, chosen=CandidateFilter(frozenset(systems)))


def test_a_referral_is_saved_where_nobody_has_judged(versions: Project, say):
    say(("one", LAMP), RIGHT)
    total = matched_anew(versions).total
    assert (total.approved_by_verified, total.referrals_saved, total.verified_judged) == (2, 2, 0)
    assert judged_sentence(total) == ""


@pytest.mark.parametrize(
    ("judgement", "correct", "incorrect"), [(RIGHT, 1, 0), (WRONG, 0, 1), (BROKEN, 0, 0)]
)
def test_what_was_judged_already_is_not_saved_but_tells_how_right_approvals_are(
    versions: Project, say, judgement, correct, incorrect
):
    say(("one", LAMP), RIGHT)
    say(("next", LAMP), judgement)
    (row,) = matched_anew(versions, "next").systems
    total = row.total
    assert (total.approved_by_verified, total.referrals_saved, total.verified_judged) == (1, 0, 1)
    assert (total.verified_correct, total.verified_incorrect) == (correct, incorrect)
    assert row.categories["anaphoric_inter_subject_it"] == total_of_lamp(row)


def total_of_lamp(row):
    """All approvals by verified translations are of its category."""
    (of_category,) = [each for each in row.categories.values() if each.approved_by_verified]
    assert of_category.verified_judged == row.total.verified_judged
    return of_category


def test_an_unfinished_judgement_is_no_word_of_people(versions: Project, say):
    say(("one", LAMP), RIGHT)
    say(("next", LAMP), Judgement(remark="later"))
    total = matched_anew(versions, "next").total
    assert (total.referrals_saved, total.verified_judged) == (1, 0)


def test_what_people_differ_on_is_judged_and_neither_correct_nor_incorrect(versions, say):
    say(("one", LAMP), RIGHT)
    say(("next", LAMP), RIGHT)
    say(("next", LAMP), WRONG, "Ben")
    total = matched_anew(versions, "next").total
    assert (total.verified_judged, total.verified_correct, total.verified_incorrect) == (1, 0, 0)
    assert "0 correct, 0 incorrect, 1 disputed or not judgeable" in judged_sentence(total)
    say(("next", LAMP), WRONG, ADJUDICATION)
    assert evaluation_table(project=versions).total.verified_incorrect == 1


def test_what_is_judged_later_is_told_without_matching_anew(versions: Project, say):
    say(("one", LAMP), RIGHT)
    assert matched_anew(versions).total.referrals_saved == 2
    say(("last", LAMP), WRONG)
    total = evaluation_table(project=versions).total
    assert (total.referrals_saved, total.verified_incorrect) == (1, 1)


def test_the_overview_counts_the_same_as_saved(versions: Project, say):
    say(("one", LAMP), RIGHT)
    say(("next", LAMP), WRONG)
    saved = matched_anew(versions).total.referrals_saved
    assert overview(project=versions).total.by_verified == saved == 1
