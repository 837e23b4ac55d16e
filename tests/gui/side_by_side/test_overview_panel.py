"""The overview panel, led by keys: what everybody said, and nothing that one could change."""

from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.judge import judge
from protest_core.judgements.model import Answer, Judgement, JudgementRecord, State
from protest_core.judgements.queries.record import load_judgement, save_judgement
from protest_core.names import ADJUDICATION
from protest_gui.comparing.page import ResearchPage, reading_page_for
from protest_gui.judging.commands import SAYING
from protest_gui.text.token_text import TokenText
from tests.fetch import fetch
from tests.gui.driving.tables import cell, cells, heads, is_bold
from tests.gui.driving.window import laid_out

Key = Qt.Key
LAMP, DIESE = (0, 2), (1, 0)
WIDE = 1700


def rows(page: ResearchPage) -> list[list[str]]:
    model = page.overview.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def titles(page: ResearchPage) -> list[str]:
    model = page.overview.table.model()
    horizontal = Qt.Orientation.Horizontal
    return [model.headerData(at, horizontal) for at in range(model.columnCount())]


def selected(text: TokenText) -> set[tuple[int, int]]:
    """The words that are drawn as selected."""
    return {word.place for word in text.words if word.mark.selected}


def keys_at_words(text: TokenText) -> list[str]:
    return [word.mark.key for word in text.words if word.mark.key]


@pytest.fixture
def wide(page: ResearchPage) -> ResearchPage:
    """With room for all columns."""
    page.resize(WIDE, 700)
    page.splitter.setSizes([WIDE - 700, 700])
    laid_out(page)
    return page


def test_one_key_leads_there_and_back(page, press):
    assert page.side.stack.currentWidget() is page.panel
    press("o")
    assert page.side.stack.currentWidget() is page.overview
    assert page.overview.table.hasFocus()
    press("o")
    assert page.side.stack.currentWidget() is page.panel
    assert page.texts.translation.text.hasFocus()


def test_the_switch_shows_its_key_where_it_leads_to_and_works_by_mouse(page, qtbot):
    annotation = page.side.switch.choice(overview=False)
    overview = page.side.switch.choice(overview=True)
    assert (annotation.isChecked(), annotation.key()) == (True, "")
    assert (overview.isChecked(), overview.key()) == (False, "O")
    qtbot.mouseClick(overview, Qt.MouseButton.LeftButton)
    assert page.mode.is_on
    assert (annotation.key(), overview.key()) == ("O", "")
    qtbot.mouseClick(annotation, Qt.MouseButton.LeftButton)
    assert not page.mode.is_on


def test_which_panel_was_shown_last_is_remembered(page, press, opened, key_map, preferences, qtbot):
    press("o")
    another = ResearchPage(opened, key_map, preferences)
    qtbot.addWidget(another)
    assert another.mode.is_on
    press("o")
    another = ResearchPage(opened, key_map, preferences)
    qtbot.addWidget(another)
    assert not another.mode.is_on


def test_the_table_says_who_said_what(wide, press):
    press("o")
    assert titles(wide) == ["Annotator", "Antecedent", "≠ Pronoun", "Tags", "State"]
    assert rows(wide) == [
        ["Ben", "yes", "yes", "odd", "done"],
        ["Cleo", "yes", "no", "ant_unsure", "done"],
        ["Dan", "–", "–", "", "withdrawn"],
    ]


def test_disagreement_is_told_without_colours(wide, press):
    press("o")
    assert wide.overview.accord.shown_sentences() == (
        "Antecedent: all agree",
        "Pronoun: they disagree",
    )
    table = wide.overview.table
    assert [head for head in heads(table) if is_bold(table, 0, head)] == ["≠ Pronoun"]


def test_without_an_antecedent_there_is_no_word_of_it(wide, press, opened, find):
    judge(
        project=opened.project,
        candidate_id=find("one", 3),
        annotator="Ben",
        judgement=Judgement(Answer.NO),
    )
    press("o", Key.Key_PageDown, Key.Key_PageDown)
    assert wide.overview.accord.shown_sentences() == ("Pronoun: one person has judged it",)
    assert titles(wide) == ["Annotator", "Pronoun", "Tags", "State"]
    assert rows(wide) == [["Ben", "no", "", "done"]]


def test_where_nobody_judged_that_is_said(page, press):
    press("o")
    press(Key.Key_End, modifier=Qt.KeyboardModifier.ControlModifier)
    assert page.overview.nobody.isVisible()
    assert not page.overview.accord.isVisible()
    assert page.overview.remarks.shown_remarks() == ()
    assert not page.overview.history.isVisible()


def test_remarks_stand_together_under_their_names(page, press):
    press("o")
    assert page.overview.remarks.shown_remarks() == (("Ben", "it is fine"), ("Cleo", "I doubt it"))
    press(Key.Key_PageDown)
    assert page.overview.remarks.shown_remarks() == ()
    assert not page.overview.remarks.isVisible()


def test_history_is_folded_and_tells_what_it_was_when_and_why_it_ended(page, press, qtbot):
    press("o")
    history = page.overview.history
    assert history.button.text() == "2 earlier judgements"
    assert history.shown_lines() == ()
    history.button.setFocus()
    qtbot.keyClick(history.button, Key.Key_Space)
    ben, bens, dan, dans = history.shown_lines()
    assert (ben, dan) == ("Ben", "Dan")
    said, times = bens.splitlines()
    assert said == "pronoun no, antecedent yes · selected: Lampe · remark: “a first thought”"
    assert times.startswith("20")
    assert times.endswith("replaced by another judgement")
    assert dans.endswith("withdrawn")


def test_arrows_show_the_words_of_each_annotator_and_leaving_restores_ones_own(page, press):
    text = page.texts.translation.text
    press("q")  # Ada finds the antecedent right: its only word is selected
    assert selected(text) == {LAMP}
    press("o")
    # Ada has judged, too, and comes first.
    assert page.overview.table.chosen.annotator == "Ada"
    press(Key.Key_Down)
    assert selected(text) == {LAMP, DIESE}
    assert page.texts.translation.title() == "Words selected by Ben · one"
    press(Key.Key_Down)
    assert selected(text) == {LAMP}
    press(Key.Key_Down)
    assert selected(text) == set()
    assert page.texts.translation.title() == "Words selected by Dan · one"
    press(Key.Key_Escape)
    assert text.hasFocus()
    assert selected(text) == {LAMP}
    assert page.texts.translation.title() == "Translation · one"
    assert page.overview.table.chosen is None


def test_from_candidate_to_candidate_one_stays_with_the_same_annotator(page, press):
    press("o", Key.Key_Down)
    assert page.overview.table.chosen.annotator == "Cleo"
    press(Key.Key_Return)
    assert page.overview.progress.shown_place() == "2 / 5"
    assert page.overview.table.chosen.annotator == "Cleo"
    press(Key.Key_PageUp)
    assert page.overview.table.chosen.annotator == "Cleo"
    assert page.texts.translation.title() == "Words selected by Cleo · one"


def test_a_candidate_that_nobody_judged_keeps_the_focus_in_the_table(page, press):
    """Or the next key would go into the field for tags."""
    press("o", Key.Key_Down, Key.Key_PageDown, Key.Key_PageDown)
    assert page.overview.nobody.isVisible()
    assert page.overview.table.hasFocus()
    assert selected(page.texts.translation.text) == set()
    press(Key.Key_PageUp)
    assert page.overview.table.chosen.annotator == "Cleo"


def test_keys_and_clicks_that_judge_do_nothing_while_it_is_shown(page, press, opened, qtbot, find):
    before = all_judgements(project=opened.project, candidate_id=find("one", 1))
    press("o")
    text = page.texts.translation.text
    for where in (page.overview.table, text):
        where.setFocus()
        press("1", "2", "0", "q", "w", "e", "a", "s", "m", Key.Key_Space)
    (box,) = text.word_boxes(DIESE)
    qtbot.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert keys_at_words(text) == []
    assert page.reader.sitting.judgement == Judgement()
    assert all_judgements(project=opened.project, candidate_id=find("one", 1)) == before
    assert not any(page.actions_by_command[name].isEnabled() for name in SAYING)


def test_back_at_the_annotation_panel_the_keys_judge_again(page, press, opened, find):
    press("o", "o", "2")
    said = fetch(opened.project, load_judgement, find("one", 1), "Ada")
    assert said == Judgement(Answer.NO)
    assert keys_at_words(page.texts.translation.text) == ["A", "S"]


def test_letters_in_the_table_search_for_nobody(page, press):
    press("o", "c")
    assert page.overview.table.chosen.annotator == "Ben"


def test_what_one_said_a_moment_ago_is_there_once_it_is_saved(page, press, qtbot):
    qtbot.keyClicks(page.focusWidget(), "2")  # still being saved
    press("o")
    told = [row[0].split("\n") for row in cells(page.overview.table)]
    assert [name for name, *_ in told] == ["Ada", "Ben", "Cleo", "Dan"]
    assert told[0] == ["Ada", "incomplete"]
    assert cell(page.overview.table, 0, "≠ Pronoun") == "no"


def test_a_conflict_is_not_asked_about_where_nothing_can_be_amended(page, press):
    press("1", "a", "o")  # yes, and the word taken back: a contradiction
    assert page.reader.sitting.conflicts
    press(Key.Key_Return)
    assert QApplication.activeModalWidget() is None
    assert page.overview.progress.shown_place() == "2 / 5"


def test_reading_what_others_said_is_no_work_on_ones_own_judgement(page, press, opened, find):
    now = monotonic()
    page.reader.sitting._activity._clock = lambda: now

    def worked() -> float:
        (ada, *_) = all_judgements(project=opened.project, candidate_id=find("one", 1))
        return ada.seconds

    press("2")
    press("o")
    before = worked()
    for key in (Key.Key_Return, Key.Key_PageUp, Key.Key_Down, "o"):
        now += 30
        press(key)
    assert worked() == before
    press("q")
    now += 30
    press("e")
    assert worked() == before + 30


def test_what_was_settled_stands_last_and_says_who_did_it(wide, press, opened, find):
    with opened.project.changing() as tx:
        record = JudgementRecord(
            Judgement(Answer.YES, Answer.YES), State.DONE, "1", origin="adjudicated by Eve"
        )
        save_judgement(tx, find("one", 1), ADJUDICATION, record)
    press("o")
    assert rows(wide)[-1] == ["Adjudicated by Eve", "yes", "yes", "", "done"]
    # It settles, and is no fourth opinion.
    assert wide.overview.accord.shown_sentences()[1] == "Pronoun: they disagree"


def test_who_works_through_a_batch_has_no_such_panel(opened, key_map, preferences, qtbot):
    opened.batch = object()
    try:
        page = reading_page_for(opened, key_map, preferences)
    finally:
        opened.batch = None
    qtbot.addWidget(page)
    assert not isinstance(page, ResearchPage)
    assert {"overview_panel", "across_systems"}.isdisjoint(page.actions_by_command)
