"""The researcher's own tags: the one thing that changes in the overview panel."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from PySide6.QtWidgets import QListView, QMessageBox, QWidget

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.candidate_tags import candidate_tags
from protest_core.db.busy import Patience
from tests.builders.own_tags import add_candidate_tag
from tests.gui.driving.dialogs import answer, when_shown
from tests.gui.driving.finding import button
from tests.gui.driving.finding import find as find_widget
from tests.gui.driving.judging import JudgingDriver


@pytest.fixture
def patience() -> Patience:
    """A short patience, as what is locked here stays locked."""
    return Patience(writing=0.5)


@pytest.fixture
def stored(judged, find):
    """Return the tags as they are in the file."""

    def stored(example: int = 1) -> list[str]:
        return list(candidate_tags(project=judged, candidate_id=find("one", example)))

    return stored


def add(judging: JudgingDriver, *tags: str) -> None:
    """Add tags in the overview panel; the focus is then in the text again."""
    judging.press("O", "T")
    for tag in tags:
        judging.type_text(tag)
        judging.press("Return")
    judging.press("Escape")


def test_a_tag_by_keys_is_in_the_project_and_in_no_judgement(judging, judged, find, stored):
    before = all_judgements(project=judged, candidate_id=find("one", 1))
    judging.press("O", "T")
    assert judging.tag_field.hasFocus()
    judging.type_text("for the paper")
    judging.press("Return")
    assert stored() == judging.tags == ["for_the_paper"]
    assert all_judgements(project=judged, candidate_id=find("one", 1)) == before
    judging.press("Escape")
    assert judging.text().hasFocus()


def test_who_added_it_is_on_record(judging, judged):
    add(judging, "mine")
    with closing(sqlite3.connect(judged.path)) as database:
        assert database.execute("SELECT tag, added_by FROM candidate_tag").fetchall() == [
            ("mine", "Ada")
        ]


def test_each_candidate_has_its_own(judging, judged, find):
    add_candidate_tag(project=judged, candidate_id=find("one", 2), tag="later", added_by="Eve")
    judging.press("O")
    assert judging.tags == []
    judging.press("PgDown")
    assert judging.tags == ["later"]


def test_tags_that_somebody_used_in_a_judgement_are_offered(judging):
    judging.press("O", "T")
    judging.type_text("od")
    assert find_widget(judging.window, QListView, "Known tags").currentIndex().data() == "odd"


def test_removing_undoing_and_doing_again(judging, stored):
    add(judging, "x1", "x2")
    find_widget(judging.window, QWidget, "Tag x1").setFocus()
    judging.press("Del")
    assert stored() == ["x2"]
    judging.text().setFocus()
    judging.press("Ctrl+Z")
    assert stored() == judging.tags == ["x1", "x2"]
    judging.press("Ctrl+Z", "Ctrl+Z")
    assert stored() == judging.tags == []
    judging.press("Ctrl+Shift+Z", "Ctrl+Shift+Z")
    assert stored() == ["x1", "x2"]


def test_undo_leads_to_the_candidate_it_is_about(judging, stored):
    add(judging, "x1")
    judging.press("PgDown", "PgDown")
    assert judging.place == "3 / 5"
    judging.press("Ctrl+Z")
    assert judging.place == "1 / 5"
    assert stored() == judging.tags == []


def test_judgements_and_own_tags_are_undone_in_one_order_each_where_it_is_seen(
    judging, judged, find, stored
):
    judging.press("2")
    add(judging, "x1")
    judging.press("O", "Ctrl+Z")
    assert judging.shows("All answers")
    assert stored() == judging.tags == []
    judging.press("Ctrl+Z")
    assert judging.shows("Judgement")
    judgements = all_judgements(project=judged, candidate_id=find("one", 1))
    assert (judgements[0].annotator, judgements[0].made_at) == ("Ada", "")  # taken back
    judging.press("Ctrl+Shift+Z", "Ctrl+Shift+Z")
    assert stored() == judging.tags == ["x1"]


@pytest.fixture
def locked(judging, judged) -> Iterator[sqlite3.Connection]:
    """Another program is writing."""
    other = sqlite3.connect(judged.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with closing(other):
        yield other


def test_what_cannot_be_saved_is_told_and_can_be_tried_again(judging, locked, stored):
    add(judging, "x1")
    assert "being written by another program" in judging.message
    assert judging.tags == ["x1"]
    locked.execute("ROLLBACK")
    assert stored() == []
    judging.click("Try again")
    assert stored() == ["x1"]
    assert judging.message == ""


def test_a_lock_that_ends_is_noticed_without_anybody(judging, locked, stored, qtbot):
    judging.retry_soon()
    add(judging, "x1")
    assert "being written by another program" in judging.message
    locked.execute("ROLLBACK")
    qtbot.waitUntil(lambda: judging.message == "")
    assert stored() == ["x1"]


def test_a_tag_that_is_saved_is_no_reason_to_ask(judging):
    add(judging, "x1")
    assert judging.may_close()


def test_over_a_tag_that_could_not_be_saved_closing_asks_and_may_stay(judging, locked):
    add(judging, "x1")
    judging.press("PgDown")
    asked = answer(judging.window, "Stay")
    assert not judging.may_close()
    assert "being written by another program" in asked[0]


def test_or_lose_it(judging, locked):
    add(judging, "x1")
    asked = answer(judging.window, "Close and lose them")
    assert judging.may_close()
    assert len(asked) == 1


def test_or_try_again(judging, locked, stored):
    def try_again(box: QMessageBox) -> None:
        locked.execute("ROLLBACK")
        button(box, "Try again").click()

    add(judging, "x1", "x2")
    asked = when_shown(judging.window, QMessageBox, try_again)
    assert judging.may_close()
    assert asked
    assert stored() == ["x1", "x2"]


def test_what_is_taken_back_before_it_was_saved_does_not_come_later(judging, locked, stored):
    add(judging, "x1")
    locked.execute("ROLLBACK")
    judging.press("Ctrl+Z")
    assert judging.may_close()
    judging.press("PgDown")
    assert stored() == []
