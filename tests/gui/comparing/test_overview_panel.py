"""The overview panel, led by keys: what everybody said, and nothing that one could change."""

import pytest
from PySide6.QtWidgets import QApplication, QTableView

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.judge_candidate import judge
from protest_core.judgements.model import Answer, Judgement, JudgementRecord, State
from protest_core.judgements.queries.load import load_judgement
from protest_core.judgements.queries.save import save_judgement
from protest_core.names import ADJUDICATION
from protest_gui.widgets.panes import SideSplitter
from tests.builders.fetch import fetch
from tests.gui.comparing.conftest import of_one
from tests.gui.driving.finding import button, buttons, description_of, shown, table, texts
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.tables import cells, heads, is_bold
from tests.gui.driving.window import laid_out

WIDE = 1700
ANNOTATION, OVERVIEW = "Panel: Annotation", "Panel: Overview"
JUDGING = (
    *("pronoun_yes", "pronoun_no", "pronoun_unset"),
    *("antecedent_yes", "antecedent_no", "antecedent_unset", "token_1", "token_9", "remark"),
)


@pytest.fixture
def wide(judging: JudgingDriver) -> JudgingDriver:
    """The judging page with room for all columns."""
    judging.window.resize(WIDE, 700)
    (splitter,) = shown(judging.window, SideSplitter)
    splitter.setSizes([WIDE - 700, 700])
    laid_out(judging.window)
    return judging


def everybody(judging: JudgingDriver) -> QTableView:
    return table(judging.window, "Everybody's judgements")


def test_one_key_leads_there_and_back(judging):
    judging.press("O")
    assert judging.shows("All answers")
    assert not judging.shows("Judgement")
    assert everybody(judging).hasFocus()
    judging.press("O")
    assert judging.shows("Judgement")
    assert not judging.shows("All answers")
    assert judging.text().hasFocus()


def test_the_switch_shows_its_key_where_it_leads_to_and_works_by_mouse(judging):
    names = [each for each in buttons(judging.window) if each.startswith("Panel: ")]
    annotation, overview = (button(judging.window, each) for each in names)
    assert (annotation.isChecked(), description_of(annotation)) == (True, "")
    assert (overview.isChecked(), description_of(overview)) == (False, "Key: O")
    judging.click(names[1])
    assert judging.shows("All answers")
    assert (description_of(annotation), description_of(overview)) == ("Key: O", "")
    judging.click(names[0])
    assert judging.shows("Judgement")


def test_which_panel_was_shown_last_is_remembered(judged, preferences):
    for before, after in (("Judgement", "All answers"), ("All answers", "Judgement")):
        with judging_alone(judged.path, preferences, comparing=True) as judging:
            assert judging.shows(before)
            judging.press("O")
            assert judging.shows(after)
    with judging_alone(judged.path, preferences, comparing=True) as judging:
        assert judging.shows("Judgement")


def test_the_table_says_who_said_what(wide):
    wide.press("O")
    assert heads(everybody(wide)) == ["Annotator", "Antecedent", "≠ Pronoun", "Tags", "State"]
    assert cells(everybody(wide)) == [
        ["Ben", "yes", "yes", "odd", "done"],
        ["Cleo", "yes", "no", "ant_unsure", "done"],
        ["Dan", "–", "–", "", "withdrawn"],
    ]


def test_disagreement_is_told_without_colours(wide):
    wide.press("O")
    assert "Antecedent: all agree" in texts(wide.overview)
    assert "Pronoun: they disagree" in texts(wide.overview)
    people = everybody(wide)
    assert [head for head in heads(people) if is_bold(people, 0, head)] == ["≠ Pronoun"]


def test_without_an_antecedent_there_is_no_word_of_it(wide, judged, find):
    said = Judgement(Answer.NO)
    judge(project=judged, candidate_id=find("one", 3), annotator="Ben", judgement=said)
    wide.press("O", "PgDown", "PgDown")
    assert "Pronoun: one person has judged it" in texts(wide.overview)
    assert not any("Antecedent" in text for text in texts(wide.overview))
    assert heads(everybody(wide)) == ["Annotator", "Pronoun", "Tags", "State"]
    assert cells(everybody(wide)) == [["Ben", "no", "", "done"]]


def test_where_nobody_judged_that_is_said(judging):
    judging.press("O", "Ctrl+End")
    lines = texts(judging.overview)
    assert "Nobody has judged this yet." in lines
    assert not any("agree" in text or "doubt" in text for text in lines)
    assert not any("earlier" in name for name in buttons(judging.overview))


def test_remarks_stand_together_under_their_names(judging):
    judging.press("O")
    lines = texts(judging.overview)
    at = lines.index("it is fine")
    assert lines[at - 1 : at + 3] == ["Ben", "it is fine", "Cleo", "I doubt it"]
    judging.press("PgDown")
    assert not {"it is fine", "I doubt it"} & set(texts(judging.overview))


def test_history_is_folded_and_tells_what_it_was_when_and_why_it_ended(judging):
    judging.press("O")
    fold = button(judging.overview, "2 earlier judgements")
    assert "Dan" not in texts(judging.overview)
    fold.setFocus()
    judging.press("Space")
    ben, bens, dan, dans = texts(judging.overview)[-4:]
    assert (ben, dan) == ("Ben", "Dan")
    said, times = bens.splitlines()
    assert said == "pronoun no, antecedent yes · selected: Lampe · remark: “a first thought”"
    assert times.startswith("20")
    assert times.endswith("replaced by another judgement")
    assert dans.endswith("withdrawn")


def test_arrows_show_the_words_of_each_annotator_and_leaving_restores_ones_own(judging):
    judging.press("Q")  # Ada finds the antecedent right: its only word is selected
    assert judging.selected() == ["Lampe"]
    judging.press("O")
    # Ada has judged, too, and comes first.
    assert judging.title() == "Words selected by Ada · one"
    judging.press("Down")
    assert judging.selected() == ["Lampe", "Diese"]
    assert judging.title() == "Words selected by Ben · one"
    judging.press("Down")
    assert judging.selected() == ["Lampe"]
    judging.press("Down")
    assert judging.selected() == []
    assert judging.title() == "Words selected by Dan · one"
    judging.press("Escape")
    assert judging.text().hasFocus()
    assert judging.selected() == ["Lampe"]
    assert judging.title() == "Translation · one"


def test_from_candidate_to_candidate_one_stays_with_the_same_annotator(judging):
    judging.press("O", "Down")
    assert judging.title() == "Words selected by Cleo · one"
    judging.press("Return")
    assert judging.place == "2 / 5"
    assert judging.title() == "Words selected by Cleo · one"
    judging.press("PgUp")
    assert judging.title() == "Words selected by Cleo · one"


def test_a_candidate_that_nobody_judged_keeps_the_focus_in_the_table(judging):
    """The next key must not go into the field for tags."""
    judging.press("O", "Down", "PgDown", "PgDown")
    assert "Nobody has judged this yet." in texts(judging.overview)
    assert everybody(judging).hasFocus()
    assert judging.selected() == []
    judging.press("PgUp")
    assert judging.title() == "Words selected by Cleo · one"


def test_keys_and_clicks_that_judge_do_nothing_while_it_is_shown(judging, judged, find):
    before = all_judgements(project=judged, candidate_id=find("one", 1))
    judging.press("O")
    for where in (everybody(judging), judging.text()):
        where.setFocus()
        judging.press("1", "2", "0", "Q", "W", "E", "A", "S", "M", "Space")
    judging.click_word("Diese")
    assert judging.keys_at_words() == []
    assert all_judgements(project=judged, candidate_id=find("one", 1)) == before
    assert not any(map(judging.can, JUDGING))


def test_back_at_the_annotation_panel_the_keys_judge_again(judging, judged, find):
    judging.press("O", "O", "2")
    assert fetch(judged, load_judgement, find("one", 1), "Ada") == Judgement(Answer.NO)
    assert judging.keys_at_words() == ["A", "S"]
    assert all(map(judging.can, JUDGING))


def test_letters_in_the_table_search_for_nobody(judging):
    judging.press("O", "C")
    assert judging.title() == "Words selected by Ben · one"


def test_what_one_said_a_moment_ago_is_there_once_it_is_saved(wide):
    wide.press_quickly("2", "O")  # still being saved
    wide.settle()
    ada, *others = cells(everybody(wide))
    assert ada == ["Ada", "–", "no", "", "incomplete"]
    assert [row[0] for row in others] == ["Ben", "Cleo", "Dan"]


def test_a_conflict_is_not_asked_about_where_nothing_can_be_amended(judging):
    judging.press("1", "A")  # yes, and the word taken back: a contradiction
    assert "1 contradictory" in judging.counts
    judging.press("O", "Return")
    assert QApplication.activeModalWidget() is None
    assert judging.place == "2 / 5"


def test_reading_what_others_said_is_no_work_on_ones_own_judgement(
    clock, judged, preferences, find
):
    def worked() -> float:
        (ada, *_) = all_judgements(project=judged, candidate_id=find("one", 1))
        return ada.seconds

    candidates = of_one(judged)
    with judging_alone(judged.path, preferences, comparing=True, candidates=candidates) as judging:
        judging.press("2", "O")
        before = worked()
        for key in ("Return", "PgUp", "Down", "O"):
            clock.now += 30
            judging.press(key)
        assert worked() == before
        judging.press("Q")
        clock.now += 30
        judging.press("E")
        assert worked() == before + 30


def test_what_was_settled_stands_last_and_says_who_did_it(wide, judged, find):
    with judged.changing() as tx:
        record = JudgementRecord(
            Judgement(Answer.YES, Answer.YES), State.DONE, "1", origin="adjudicated by Eve"
        )
        save_judgement(tx, find("one", 1), ADJUDICATION, record)
    wide.press("O")
    assert cells(everybody(wide))[-1] == ["Adjudicated by Eve", "yes", "yes", "", "done"]
    # It settles, and is no fourth opinion.
    assert "Pronoun: they disagree" in texts(wide.overview)
