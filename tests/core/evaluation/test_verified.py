"""Verified translations as further references: only those of others, only as people judge now."""

from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import (
    candidate_matches,
    evaluate,
    evaluation_table,
)
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.evaluation.queries.matches import load_match, load_reasons
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.change_systems import remove
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.policy import AntecedentTokens, MatchingPolicy
from protest_core.matching.queries import load_policy
from protest_core.matching.rules import Reason
from protest_core.names import ADJUDICATION
from tests.builders import judging
from tests.builders.added_systems import add_systems
from tests.builders.fetch import fetch
from tests.builders.judging import Say
from tests.builders.link_corrections import correct_links
from tests.builders.small_suite import SYSTEM, write_system

YES, NO = Answer.YES, Answer.NO
ON = {"verified_translations": True}
LAMP, GUESTS, YOU = 1, 2, 4  # “Diese” for the lamp, “Jene” for the guests, “Ihr” for you
ONE_IS_RIGHT = Judgement(YES, YES, frozenset({(1, 0), (0, 2)}))


@pytest.fixture
def versions(two_systems: Project, tmp_path: Path) -> Project:
    """“next” is the second version of “one”: it says the same."""
    load_systems(
        project=two_systems, outputs=[SystemOutput("next", *write_system(tmp_path, "next"))]
    )
    evaluate(project=two_systems)
    return two_systems


@pytest.fixture
def say(versions: Project) -> Say:
    return partial(judging.say, versions)


def matched(project: Project) -> dict[tuple[str, int], str | None]:
    return {
        (each.system, each.example.id): each.match.matched
        for each in candidate_matches(project=project)
    }


def saved(project: Project) -> dict[str, int]:
    systems = evaluation_table(project=project).systems
    return {system.name: system.total.approved_by_verified for system in systems}


def test_nobody_asked_for_it_so_nothing_is_approved_by_it(versions: Project, say):
    say(("one", LAMP), ONE_IS_RIGHT)
    evaluate(project=versions)
    assert fetch(versions, load_policy) == MatchingPolicy()
    assert saved(versions) == {"one": 0, "two": 0, "next": 0}
    assert matched(versions)["next", LAMP] is None


def test_the_second_version_is_spared_what_people_called_right_in_the_first(versions, say):
    say(("one", LAMP), ONE_IS_RIGHT)
    evaluate(project=versions, change=ON)
    assert saved(versions) == {"one": 0, "two": 0, "next": 1}
    assert matched(versions)["next", LAMP] == "one"
    assert fetch(
        versions, load_match, fetch(versions, find_candidate, "next", LAMP)
    ).verified_system
    assert not fetch(versions, load_reasons, fetch(versions, find_candidate, "next", LAMP))


def test_a_translation_is_no_reference_for_itself(versions, say, find):
    say(("one", LAMP), ONE_IS_RIGHT)
    evaluate(project=versions, change=ON)
    assert matched(versions)["one", LAMP] is None
    assert fetch(versions, load_reasons, find("one", LAMP)) == (Reason.PRONOUN_DIFFERS,)


@pytest.mark.parametrize(
    "judgement",
    [
        Judgement(NO, YES),
        Judgement(YES, NO),
        Judgement(YES),
        Judgement(YES, YES, tags=frozenset({"bad_translation"})),
    ],
)
def test_what_is_wrong_unfinished_or_not_judgeable_is_no_reference(versions, say, judgement):
    say(("one", LAMP), judgement)
    evaluate(project=versions, change=ON)
    assert saved(versions)["next"] == 0


def test_what_people_differ_on_is_none_until_it_is_settled(versions, say):
    say(("one", LAMP), ONE_IS_RIGHT)
    say(("one", LAMP), Judgement(NO, YES, frozenset({(0, 2)})), "Ben")
    evaluate(project=versions, change=ON)
    assert saved(versions)["next"] == 0
    say(("one", LAMP), ONE_IS_RIGHT, ADJUDICATION)
    evaluate(project=versions)
    assert saved(versions)["next"] == 1


def test_matching_again_follows_what_people_say_by_then(versions, say):
    say(("one", LAMP), ONE_IS_RIGHT)
    evaluate(project=versions, change=ON)
    say(("one", LAMP), Judgement())
    assert saved(versions)["next"] == 1  # nobody has asked to match again
    evaluate(project=versions)
    assert saved(versions)["next"] == 0


def test_the_switch_stays_as_the_project_has_it_until_it_is_turned(versions, say):
    say(("one", LAMP), ONE_IS_RIGHT)
    evaluate(project=versions, change=ON)
    evaluate(project=versions)
    assert fetch(versions, load_policy).verified_translations
    evaluate(project=versions, change={"verified_translations": False})
    assert not fetch(versions, load_policy).verified_translations
    assert saved(versions)["next"] == 0


def test_the_default_policy_forgets_the_switch(versions):
    evaluate(project=versions, change=ON)
    evaluate(project=versions, change=asdict(MatchingPolicy()))
    assert fetch(versions, load_policy) == MatchingPolicy()


def test_a_system_that_is_added_is_matched_with_them_too(versions, say, tmp_path):
    say(("one", GUESTS), Judgement(YES, YES, frozenset({(3, 0), (2, 1)})))
    evaluate(project=versions, change=ON)
    files = write_system(tmp_path, "last")
    add_systems(project=versions, outputs=[SystemOutput("last", *files)])
    assert saved(versions) == {"one": 0, "two": 0, "next": 1, "last": 1}


def test_only_the_selected_words_count(versions, say):
    """Everything highlighted would make “Ihr” a match; only “wisst” was said to be the pronoun."""
    correct_links(
        project=versions,
        candidate_id=fetch(versions, find_candidate, "one", YOU),
        part=0,
        tokens=[0, 1],
        author="Ada",
    )
    say(("one", YOU), Judgement(YES, tokens=frozenset({(5, 1)})))
    evaluate(project=versions, change=ON)
    assert matched(versions)["next", YOU] is None
    say(("one", YOU), Judgement(YES))
    evaluate(project=versions)
    assert matched(versions)["next", YOU] == "one"


def test_a_fixed_phrase_is_right_as_a_whole_and_no_word_of_it_is_a_reference(versions, say):
    phrase = frozenset({"noncompositional_translation"})
    say(("one", YOU), Judgement(YES, tags=phrase))
    evaluate(project=versions, change=ON)
    assert matched(versions)["next", YOU] is None
    say(("one", YOU), Judgement(YES, tokens=frozenset({(5, 0)})), "Ben")
    evaluate(project=versions)
    assert matched(versions)["next", YOU] == "one"


def test_links_that_people_corrected_count(versions, say, find):
    correct_links(project=versions, candidate_id=find("one", YOU), part=0, tokens=[1], author="Ada")
    say(("one", YOU), Judgement(YES))
    evaluate(project=versions, change=ON)
    assert matched(versions)["next", YOU] is None


def test_mending_a_candidate_matches_it_with_them_again(versions, say):
    say(("one", YOU), Judgement(YES, tokens=frozenset({(5, 0)})))
    evaluate(project=versions, change=ON)
    you = fetch(versions, find_candidate, "next", YOU)
    assert fetch(versions, load_match, you).verified_system == "one"
    correct_links(project=versions, candidate_id=you, part=0, tokens=[1], author="Ada")
    assert fetch(versions, load_match, you).verified_system is None
    correct_links(project=versions, candidate_id=you, part=0, tokens=[0], author="Ada")
    assert fetch(versions, load_match, you).verified_system == "one"


def test_of_several_the_one_that_was_loaded_first_is_named(versions, say, tmp_path):
    say(("next", LAMP), ONE_IS_RIGHT)
    say(("one", LAMP), ONE_IS_RIGHT)
    files = write_system(tmp_path, "last")
    load_systems(project=versions, outputs=[SystemOutput("last", *files)])
    evaluate(project=versions, change=ON)
    found = matched(versions)
    assert (found["last", LAMP], found["next", LAMP], found["one", LAMP]) == ("one", "one", "next")


def test_antecedent_and_pronoun_must_match_the_same_reference(versions, say, tmp_path):
    """“last” has the pronoun of “one”, and another antecedent than “one” or the reference."""
    text = SYSTEM["text"].replace("Die alte Lampe", "Die alte Leuchte")
    load_systems(
        project=versions, outputs=[SystemOutput("last", *write_system(tmp_path, "last", text=text))]
    )
    say(("one", LAMP), ONE_IS_RIGHT)
    evaluate(project=versions, change=ON)
    found = matched(versions)
    assert (found["last", LAMP], found["next", LAMP]) == (None, "one")


def test_whole_spans_are_compared_where_the_policy_wants_them(versions, say):
    """People can select the head only, and what they selected is not the whole span."""
    say(("one", LAMP), ONE_IS_RIGHT)
    change = {"verified_translations": True, "antecedent_tokens": AntecedentTokens.SPAN}
    evaluate(project=versions, change=change)
    assert matched(versions)["next", LAMP] == "one"


def test_the_overview_tells_them_apart_among_the_approved(versions, say):
    say(("one", LAMP), ONE_IS_RIGHT)
    before = overview(project=versions).total
    evaluate(project=versions, change=ON)
    after = overview(project=versions)
    assert (before.by_verified, after.total.by_verified) == (0, 1)
    assert after.total.approved == before.approved + 1
    assert after.total.total == before.total
    assert after.cells["next", "anaphoric_inter_subject_it"].by_verified == 1
    chosen = CandidateFilter(by_verified=True)
    (approved,) = list_candidates(project=versions, chosen=chosen)
    assert approved == fetch(versions, find_candidate, "next", LAMP)


def test_what_people_judged_themselves_is_no_approval_any_more(versions, say):
    say(("one", LAMP), ONE_IS_RIGHT)
    evaluate(project=versions, change=ON)
    judge(
        project=versions,
        candidate_id=fetch(versions, find_candidate, "next", LAMP),
        annotator="Ada",
        judgement=Judgement(NO, YES),
    )
    total = overview(project=versions).total_of_system("next")
    assert (total.incorrect, total.by_verified) == (1, 0)


def test_when_a_system_is_removed_what_it_had_verified_is_matched_again(versions: Project, say):
    say(("one", LAMP), ONE_IS_RIGHT)
    evaluate(project=versions, change=ON)
    assert matched(versions)["next", LAMP] == "one"
    remove(project=versions, system="one", with_judgements=True)
    assert saved(versions) == {"two": 0, "next": 0}
    (_, of_next) = evaluation_table(project=versions).systems
    assert of_next.total.examples == 5
    assert ("next", LAMP) in matched(versions)
