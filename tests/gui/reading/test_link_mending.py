"""Links are mended by keys: the real words are chosen, and all that depends on them follows."""

import pytest
from PySide6.QtCore import Qt

from protest_core.alignment.warnings import AlignmentWarning
from protest_core.candidates.queries.link_corrections import save_warnings
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.queries.matches import load_reasons
from protest_core.evaluation.run import evaluate
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.matching.rules import Reason
from protest_gui.judging.page import TranslationPage
from tests.fetch import fetch
from tests.gui.driving.finding import button
from tests.link_corrections import list_link_corrections

Key = Qt.Key
RAIN = 3  # “It rains .” – “Es regnet .”


@pytest.fixture
def project(project: Project) -> Project:
    evaluate(project=project)
    return project


@pytest.fixture
def rain(page: TranslationPage) -> TranslationPage:
    page.reader.move(lambda sitting: sitting.go_to(RAIN - 1))
    assert marked(page) == {(4, 0)}
    assert not page.mending_bar.isVisible()
    return page


def marked(page: TranslationPage) -> set[tuple[int, int]]:
    return {word.place for word in page.texts.translation.text.words}


def candidate(page: TranslationPage, example: int = RAIN):
    return fetch(page._opened.project, find_candidate, "one", ExampleId(example))


def settle(page: TranslationPage) -> None:
    assert page._opened.worker.wait(60_000)


def kept(page: TranslationPage, example: int = RAIN) -> list[tuple[int, tuple[int, ...], str]]:
    settle(page)
    found = list_link_corrections(
        project=page._opened.project, candidate_id=candidate(page, example)
    )
    return [(each.part, each.tokens, each.author) for each in found]


def test_the_real_word_is_chosen_by_keys(rain: TranslationPage, press):
    press("b")
    assert marked(rain) == {(4, 0), (4, 1), (4, 2)}
    assert "translate “It”" in rain.mending_bar.text()
    assert rain.texts.translation.text.focused_place() == (4, 0)
    press(Key.Key_Space, Key.Key_Right, Key.Key_Space, Key.Key_Return)
    assert kept(rain) == [(0, (1,), "Ada")]
    assert marked(rain) == {(4, 1)}
    assert not rain.mending_bar.isVisible()
    assert rain.panel.progress.shown_place() == "3 / 5"
    assert fetch(rain._opened.project, load_reasons, candidate(rain)) == (Reason.PRONOUN_DIFFERS,)
    assert any("Referred" in line for line in rain.panel.heading.shown_lines())
    assert any(
        line.startswith("Links mended by Ada, 20") for line in rain.panel.heading.shown_lines()
    )


def test_nothing_there_takes_one_key(rain: TranslationPage, press):
    press("b", Key.Key_Delete, Key.Key_Enter)
    assert kept(rain) == [(0, (), "Ada")]
    assert marked(rain) == set()


def test_esc_gives_up(rain: TranslationPage, press):
    press("b", Key.Key_Delete, Key.Key_Escape)
    assert kept(rain) == []
    assert marked(rain) == {(4, 0)}
    assert not rain.mending_bar.isVisible()
    press(Key.Key_Return)
    assert rain.panel.progress.shown_place() == "4 / 5"


def test_what_is_left_as_it_is_is_not_saved(rain: TranslationPage, press):
    press("b", Key.Key_Return)
    assert kept(rain) == []


def test_backspace_goes_back_to_the_aligners_words(rain: TranslationPage, press):
    press("b", Key.Key_Delete, Key.Key_Return)
    settle(rain)
    press("b", Key.Key_Backspace)
    settle(rain)
    assert marked(rain) == {(4, 0)}
    assert rain.panel.heading.shown_lines()[2] == "Approved: matches the reference"


def test_the_same_key_goes_on_to_the_antecedent(page: TranslationPage, press):
    press("b")
    assert "“It”" in page.mending_bar.text()
    press("b")
    assert "“The old lamp”" in page.mending_bar.text()
    assert marked(page) == {(0, token) for token in range(6)}
    press(Key.Key_Delete, Key.Key_Return)
    assert kept(page, 1) == [(1, (), "Ada")]
    assert page.reader.sitting.view.target_highlights.antecedent == frozenset()


def test_nothing_is_said_meanwhile(rain: TranslationPage, press, stored):
    press("b", "1", "a")
    assert stored(RAIN) == Judgement()
    assert not rain.panel.isEnabled()
    press(Key.Key_Escape, "2")
    assert stored(RAIN).pronoun is Answer.NO


def test_a_click_chooses_as_space_does(rain: TranslationPage, press, qtbot):
    press("b")
    rain.texts.translation.text.token_chosen.emit(4, 1)
    qtbot.mouseClick(button(rain.mending_bar, "Done"), Qt.MouseButton.LeftButton)
    assert kept(rain) == [(0, (0, 1), "Ada")]
    assert rain.texts.translation.text.hasFocus()


def test_buttons_leave_the_keys_with_the_text(page: TranslationPage, press, qtbot):
    press("b")
    qtbot.mouseClick(button(page.mending_bar, "Next part"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(button(page.mending_bar, "Nothing there"), Qt.MouseButton.LeftButton)
    press(Key.Key_Right, Key.Key_Space, Key.Key_Return)
    assert kept(page, 1) == [(1, (3,), "Ada")]


def test_a_judgement_whose_words_are_gone_becomes_a_conflict_and_stays(
    rain: TranslationPage, press, stored
):
    press("1")
    before = stored(RAIN)
    assert before.tokens == {(4, 0)}
    press("b", Key.Key_Delete, Key.Key_Return)
    settle(rain)
    assert stored(RAIN) == before
    assert rain.reader.sitting.state is State.CONFLICT
    assert "not highlighted any more" in rain.status.hint_text()


def test_doubts_are_told_as_a_sentence_and_gone_once_they_are_settled(rain: TranslationPage, press):
    project = rain._opened.project
    with project.changing() as tx:
        save_warnings(tx, "one", {ExampleId(RAIN): [AlignmentWarning.PRONOUN_DISPUTED]})
    rain.reader.see(lambda sitting: sitting.reload())
    sentence = "the aligner is unsure which word translates the pronoun"
    assert f"Look at the links: {sentence}" in rain.panel.heading.shown_lines()
    assert sentence in rain.panel.heading.accessibleDescription()
    press("b", Key.Key_Return)  # they are right as they are
    assert kept(rain) == [(0, (0,), "Ada")]
    assert not any("Look at the links" in line for line in rain.panel.heading.shown_lines())


def test_going_on_gives_up(rain: TranslationPage, press):
    press("b", Key.Key_Delete)
    rain.reader.move(lambda sitting: sitting.next())
    assert not rain.mending_bar.isVisible()
    assert kept(rain) == []
