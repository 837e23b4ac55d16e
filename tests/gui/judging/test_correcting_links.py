"""Links are corrected by keys: the real words are chosen, and all that depends on them follows."""

import pytest

from protest_core.alignment.warnings import AlignmentWarning
from protest_core.candidates.queries.link_corrections import save_warnings
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.queries.matches import load_reasons
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.matching.rules import Reason
from tests.builders.fetch import fetch
from tests.builders.link_corrections import list_link_corrections
from tests.gui.driving.finding import button, description_of, shown
from tests.gui.driving.judging import JudgingDriver

RAIN = 3  # “It rains .” – “Es regnet .”


@pytest.fixture
def project(project: Project) -> Project:
    evaluate(project=project)
    return project


@pytest.fixture
def rain(judging: JudgingDriver) -> JudgingDriver:
    judging.press("PgDown", "PgDown")
    assert judging.words() == ["Es"]
    assert judging.correcting == ""
    return judging


def candidate(project: Project, example: int = RAIN):
    return fetch(project, find_candidate, "one", ExampleId(example))


def kept(project: Project, example: int = RAIN) -> list[tuple[int, tuple[int, ...], str]]:
    found = list_link_corrections(project=project, candidate_id=candidate(project, example))
    return [(each.part, each.tokens, each.author) for each in found]


def test_the_real_word_is_chosen_by_keys(rain: JudgingDriver, project):
    rain.press("B")
    assert rain.words() == ["Es", "regnet", "."]
    assert "translate “It”" in rain.correcting
    assert rain.ringed() == "Es"
    rain.press("Space", "Right", "Space", "Return")
    assert kept(project) == [(0, (1,), "Ada")]
    assert rain.words() == ["regnet"]
    assert rain.correcting == ""
    assert rain.place == "3 / 5"
    assert fetch(project, load_reasons, candidate(project)) == (Reason.PRONOUN_DIFFERS,)
    assert any("Referred" in line for line in rain.lines)
    assert any(line.startswith("Links corrected by Ada, 20") for line in rain.lines)


def test_nothing_there_takes_one_key(rain: JudgingDriver, project):
    rain.press("B", "Del", "Enter")
    assert kept(project) == [(0, (), "Ada")]
    assert rain.words() == []


def test_esc_gives_up(rain: JudgingDriver, project):
    rain.press("B", "Del", "Escape")
    assert kept(project) == []
    assert rain.words() == ["Es"]
    assert rain.correcting == ""
    rain.press("Return")
    assert rain.place == "4 / 5"


def test_its_keys_are_those_of_text_fields_as_soon_as_it_has_ended(rain: JudgingDriver, stored):
    rain.press("B", "Escape", "M")
    rain.type_text("1+12")
    rain.press("Backspace")
    assert stored(RAIN).remark == "1+1"


def test_what_is_left_as_it_is_is_not_saved(rain: JudgingDriver, project):
    rain.press("B", "Return")
    assert kept(project) == []


def test_backspace_goes_back_to_the_aligners_words(rain: JudgingDriver):
    rain.press("B", "Del", "Return")
    rain.press("B", "Backspace")
    assert rain.words() == ["Es"]
    assert "Approved: matches the reference" in rain.lines


def test_the_same_key_goes_on_to_the_antecedent(judging: JudgingDriver, project):
    judging.press("B")
    assert "“It”" in judging.correcting
    judging.press("B")
    assert "“lamp”" in judging.correcting
    assert " ".join(judging.words()) == "Die alte Lampe steht hier ."
    judging.press("Del", "Return")
    assert kept(project, 1) == [(1, (), "Ada")]
    assert "Antecedent" not in {word.role for word in judging.marked()}


def test_nothing_is_said_meanwhile(rain: JudgingDriver, stored):
    rain.press("B", "1", "A")
    assert stored(RAIN) == Judgement()
    assert not rain.panel.isEnabled()
    assert not button(rain.window, "Reference").isEnabled()
    rain.press("Escape", "2")
    assert stored(RAIN).pronoun is Answer.NO


def test_a_click_chooses_as_space_does(rain: JudgingDriver, project):
    rain.press("B")
    rain.click_word("regnet")
    rain.click("Done")
    assert kept(project) == [(0, (0, 1), "Ada")]
    assert rain.text().hasFocus()


def test_buttons_leave_the_keys_with_the_text(judging: JudgingDriver, project):
    judging.press("B")
    judging.click("Next part")
    judging.click("Not translated")
    judging.press("Right", "Space", "Return")
    assert kept(project, 1) == [(1, (3,), "Ada")]


def test_a_judgement_whose_words_are_gone_becomes_a_conflict_and_stays(rain: JudgingDriver, stored):
    rain.press("1")
    before = stored(RAIN)
    assert before.tokens == {(4, 0)}
    rain.press("B", "Del", "Return")
    assert stored(RAIN) == before
    assert "1 contradictory" in rain.counts
    assert "not highlighted any more" in rain.hint


def test_warnings_are_told_as_a_sentence_and_gone_once_they_are_settled(
    rain: JudgingDriver, project
):
    with project.changing() as tx:
        save_warnings(tx, "one", {ExampleId(RAIN): [AlignmentWarning.PRONOUN_DISPUTED]})
    rain.press("PgDown", "PgUp")
    sentence = "the aligner is unsure which word translates the pronoun"
    assert f"The links may be wrong: {sentence}" in rain.lines
    assert any(sentence in description_of(each) for each in shown(rain.panel))
    rain.press("B", "Return")  # they are right as they are
    assert kept(project) == [(0, (0,), "Ada")]
    assert not any("The links may be wrong" in line for line in rain.lines)


def test_reloading_gives_up(in_window: JudgingDriver, project):
    in_window.press("PgDown", "PgDown", "B", "Del", "F5")
    assert in_window.correcting == ""
    assert in_window.words() == ["Es"]
    assert kept(project) == []


def test_it_begins_with_the_part_that_has_no_words(judging: JudgingDriver):
    judging.press("B", "B", "Del", "Return")
    assert judging.words() == ["Diese"]
    judging.press("B")
    assert "translate “lamp”" in judging.correcting
