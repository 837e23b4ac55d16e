"""The researcher's own tags: the one thing that changes in the overview panel."""

import sqlite3
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMessageBox

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.candidate_tags import candidate_tags
from protest_core.db.busy import Patience
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button
from tests.own_tags import add_candidate_tag

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
BOTH = CTRL | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def patience() -> Patience:
    """What is locked here stays locked."""
    return Patience(writing=0.5)


def stored(opened, candidate) -> tuple[str, ...]:
    return candidate_tags(project=opened.project, candidate_id=candidate)


def test_a_tag_by_keys_is_in_the_project_and_in_no_judgement(page, press, opened, find):
    before = all_judgements(project=opened.project, candidate_id=find("one", 1))
    press("o", "t")
    assert page.overview.tags.field.hasFocus()
    press("for the paper", Key.Key_Return)
    assert stored(opened, find("one", 1)) == ("for_the_paper",)
    assert page.overview.tags.tags() == ("for_the_paper",)
    assert all_judgements(project=opened.project, candidate_id=find("one", 1)) == before
    press(Key.Key_Escape)
    assert page.texts.translation.text.hasFocus()


def test_who_added_it_is_on_record(page, press, opened):
    press("o", "t", "mine", Key.Key_Return)
    database = sqlite3.connect(opened.path)
    assert database.execute("SELECT tag, added_by FROM candidate_tag").fetchall() == [
        ("mine", "Ada")
    ]
    database.close()


def test_each_candidate_has_its_own(page, press, opened, find):
    add_candidate_tag(
        project=opened.project, candidate_id=find("one", 2), tag="later", added_by="Eve"
    )
    press("o")
    assert page.overview.tags.tags() == ()
    press(Key.Key_PageDown)
    assert page.overview.tags.tags() == ("later",)


def test_tags_that_somebody_used_in_a_judgement_are_offered(page, press):
    press("o", "t", "od")
    assert page.overview.tags.field.list.meant() == "odd"


def test_removing_undoing_and_doing_again(page, press, opened, find):
    candidate = find("one", 1)
    press("o", "t", "x1", Key.Key_Return, "x2", Key.Key_Return, Key.Key_Escape)
    page.overview.tags.chip("x1").setFocus()
    press(Key.Key_Delete)
    assert stored(opened, candidate) == ("x2",)
    page.focus_text()
    press(Key.Key_Z, modifier=CTRL)
    assert stored(opened, candidate) == page.overview.tags.tags() == ("x1", "x2")
    press(Key.Key_Z, Key.Key_Z, modifier=CTRL)
    assert stored(opened, candidate) == page.overview.tags.tags() == ()
    press(Key.Key_Z, Key.Key_Z, modifier=BOTH)
    assert stored(opened, candidate) == ("x1", "x2")


def test_undo_leads_to_the_candidate_it_is_about(page, press, opened, find):
    press("o", "t", "x1", Key.Key_Return, Key.Key_Escape, Key.Key_PageDown, Key.Key_PageDown)
    assert page.overview.progress.shown_place() == "3 / 5"
    press(Key.Key_Z, modifier=CTRL)
    assert page.overview.progress.shown_place() == "1 / 5"
    assert stored(opened, find("one", 1)) == page.overview.tags.tags() == ()


def test_judgements_and_own_tags_are_undone_in_one_order_each_where_it_is_seen(
    page, press, opened, find
):
    press("2", "o", "t", "x1", Key.Key_Return, Key.Key_Escape, "o")
    press(Key.Key_Z, modifier=CTRL)
    assert page.overview.isVisible()
    assert stored(opened, find("one", 1)) == page.overview.tags.tags() == ()
    press(Key.Key_Z, modifier=CTRL)
    assert page.panel.isVisible()
    told = all_judgements(project=opened.project, candidate_id=find("one", 1))
    assert (told[0].annotator, told[0].made_at) == ("Ada", "")  # taken back
    press(Key.Key_Z, Key.Key_Z, modifier=BOTH)
    assert stored(opened, find("one", 1)) == page.overview.tags.tags() == ("x1",)


def test_what_cannot_be_saved_is_told_and_can_be_tried_again(page, press, opened, find, qtbot):
    press("o")
    other = sqlite3.connect(opened.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    page.overview.tags.focus_field()
    qtbot.keyClicks(page.focusWidget(), "x1")
    qtbot.keyClick(page.focusWidget(), Key.Key_Return)
    qtbot.waitUntil(page.saving_banner.isVisible, timeout=60_000)
    assert "being written by another program" in page.saving_banner.text
    assert page.overview.tags.tags() == ("x1",)
    other.execute("ROLLBACK")
    other.close()
    assert stored(opened, find("one", 1)) == ()
    button(page.saving_banner, "Try Again").click()
    assert opened.worker.wait(60_000)
    assert stored(opened, find("one", 1)) == ("x1",)
    assert not page.saving_banner.isVisible()


@pytest.fixture
def locked(opened) -> Iterator[sqlite3.Connection]:
    """Another program is writing."""
    other = sqlite3.connect(opened.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield other
    other.close()


def test_a_lock_that_ends_is_noticed_without_anybody(page, press, opened, find, locked, qtbot):
    page.reader.saver.findChild(QTimer).setInterval(50)
    press("o", "t", "x1", Key.Key_Return, Key.Key_Escape)
    assert "being written by another program" in page.saving_banner.text
    locked.execute("ROLLBACK")
    qtbot.waitUntil(page.is_saved)
    assert stored(opened, find("one", 1)) == ("x1",)
    qtbot.waitUntil(lambda: not page.saving_banner.isVisible())


def answer(page, name: str) -> list[QMessageBox]:
    """The question, once it is there, is answered by this button."""

    def click(box: QMessageBox) -> None:
        (wanted,) = (each for each in box.buttons() if each.text().replace("&", "") == name)
        wanted.click()

    return when_shown(page, QMessageBox, click)


def test_a_tag_that_is_saved_is_no_reason_to_ask(page, press):
    press("o", "t", "x1", Key.Key_Return, Key.Key_Escape)
    assert page.is_saved()
    assert page.may_close()


def test_over_a_tag_that_could_not_be_saved_closing_asks_and_may_stay(page, press, locked):
    press("o", "t", "x1", Key.Key_Return, Key.Key_Escape, Key.Key_PageDown)
    assert not page.is_saved()
    asked = answer(page, "Stay")
    assert not page.may_close()
    assert "being written by another program" in asked[0].informativeText()


def test_or_lose_it(page, press, locked):
    press("o", "t", "x1", Key.Key_Return)
    answer(page, "Close and Lose It")
    assert page.may_close()


def test_or_try_again(page, press, opened, find, locked):
    press("o", "t", "x1", Key.Key_Return)
    press("x2", Key.Key_Return, Key.Key_Escape)
    locked.execute("ROLLBACK")
    asked = answer(page, "Try Again")
    assert page.may_close()
    assert asked
    assert stored(opened, find("one", 1)) == ("x1", "x2")


def test_what_is_taken_back_before_it_was_saved_does_not_come_later(
    page, press, opened, find, locked
):
    press("o", "t", "x1", Key.Key_Return, Key.Key_Escape)
    locked.execute("ROLLBACK")
    press(Key.Key_Z, modifier=CTRL)
    assert page.is_saved()
    page.reader.saver.save_unsaved()
    press(Key.Key_PageDown)
    assert stored(opened, find("one", 1)) == ()
