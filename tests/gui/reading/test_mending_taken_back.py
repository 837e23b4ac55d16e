"""Ctrl+Z takes back what was done last, mending included; and the window says who mended."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMessageBox, QPushButton

from protest_core.alignment.warnings import AlignmentWarning as AlignmentDoubt
from protest_core.annotating.candidate_view import CandidateView, view_candidate
from protest_core.annotating.judge import judge
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.link_corrections import save_warnings
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.run import evaluate
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.record import load_judgement
from protest_gui.judging.heading import mended_by, mended_in_full
from protest_gui.judging.page import TranslationPage
from tests.fetch import fetch
from tests.gui.driving.dialogs import when_shown
from tests.link_corrections import correct_links, list_link_corrections
from tests.shared_antecedents import EXAMPLES
from tests.small_batch import write_batch
from tests.small_suite import write_suite

Key = Qt.Key
Ctrl = Qt.KeyboardModifier.ControlModifier
YES = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))
RAIN = 3  # “It rains .” – “Es regnet .”
MEND = ("b", Key.Key_Space, Key.Key_Right, Key.Key_Space, Key.Key_Return)


@pytest.fixture
def patience() -> Patience:
    """What is locked here stays locked."""
    return Patience(writing=0.5)


@pytest.fixture
def project(project: Project) -> Project:
    evaluate(project=project)
    return project


@pytest.fixture
def rain(page: TranslationPage) -> TranslationPage:
    page.reader.move(lambda sitting: sitting.go_to(RAIN - 1))
    assert marked(page) == {(4, 0)}
    assert not page.actions_by_command["undo"].isEnabled()
    return page


def marked(page: TranslationPage) -> set[tuple[int, int]]:
    return {word.place for word in page.texts.translation.text.words}


def settle(page: TranslationPage) -> None:
    assert page._opened.worker.wait(60_000)


def kept(page: TranslationPage, example: int = RAIN) -> list[tuple[int, tuple[int, ...], bool]]:
    settle(page)
    candidate = fetch(page._opened.project, find_candidate, "one", ExampleId(example))
    found = list_link_corrections(project=page._opened.project, candidate_id=candidate)
    return [(each.part, each.tokens, each.ended_at is None) for each in found]


def buttons(page: TranslationPage) -> list[str]:
    found = page.mending_bar.findChildren(QPushButton)
    return [each.text() for each in found if each.isVisible()]


def links_line(page: TranslationPage) -> str:
    found = [line for line in page.panel.heading.shown_lines() if "mended" in line]
    return found[0] if found else ""


def test_ctrl_z_takes_back_the_mending_and_then_the_judgement(rain: TranslationPage, press, stored):
    press("1")
    press(*MEND)
    press("z", modifier=Ctrl)
    assert kept(rain) == [(0, (1,), False)]
    assert stored(RAIN) == YES
    assert marked(rain) == {(4, 0)}
    assert rain.panel.heading.shown_lines()[2] == "Approved: matches the reference"
    press("z", modifier=Ctrl)
    assert stored(RAIN) == Judgement()
    assert not rain.actions_by_command["undo"].isEnabled()
    press("y", modifier=Ctrl)
    press("y", modifier=Ctrl)
    assert stored(RAIN) == YES
    assert kept(rain) == [(0, (1,), False), (0, (1,), True)]
    assert marked(rain) == {(4, 1)}
    assert "Referred" in rain.panel.heading.shown_lines()[2]


def test_all_is_taken_back_in_order_however_fast_the_keys_come(
    rain: TranslationPage, press, stored
):
    """Nothing waits for the file: neither here nor for whoever types."""
    press("1")
    press(*MEND)
    assert marked(rain) == {(4, 1)}
    press("1", "b", Key.Key_Delete, Key.Key_Return)
    for _ in range(4):
        press("z", modifier=Ctrl)
    assert marked(rain) == {(4, 0)}
    assert stored(RAIN) == Judgement()
    assert [in_force for *_, in_force in kept(rain)] == [False] * len(kept(rain))
    assert marked(rain) == {(4, 0)}


def test_what_mending_made_the_judgement_let_go_of_is_selected_again(
    rain: TranslationPage, press, stored
):
    press("1")
    press(*MEND)
    press("1")
    assert stored(RAIN).tokens == {(4, 1)}
    press("z", modifier=Ctrl)
    press("z", modifier=Ctrl)
    assert stored(RAIN) == YES
    assert rain.status.hint_text() == ""


def test_as_aligned_is_taken_back(rain: TranslationPage, press):
    press(*MEND)
    settle(rain)
    press("b", Key.Key_Backspace)
    assert marked(rain) == {(4, 0)}
    press("z", modifier=Ctrl)
    assert marked(rain) == {(4, 1)}
    assert kept(rain) == [(0, (1,), False), (0, (1,), True)]


def test_undo_goes_back_to_the_example_whose_links_were_mended(rain: TranslationPage, press):
    press(*MEND)
    settle(rain)
    press(Key.Key_Return)
    assert rain.panel.progress.shown_place() == "4 / 5"
    press("z", modifier=Ctrl)
    assert rain.panel.progress.shown_place() == "3 / 5"
    assert marked(rain) == {(4, 0)}


def test_the_window_says_who_mended_and_when_and_of_which_part(rain: TranslationPage, press):
    assert links_line(rain) == ""
    press(*MEND)
    settle(rain)
    assert links_line(rain).startswith("Links mended by Ada, 20")
    assert rain.panel.heading._warnings.toolTip().startswith("<p>“It”: Ada, 20")
    assert "“It”: Ada, 20" in rain.panel.heading.accessibleDescription()
    assert rain.status.accessibleDescription() == links_line(rain)
    assert rain.status.saved_text().startswith("Saved")
    press("z", modifier=Ctrl)
    settle(rain)
    assert links_line(rain) == ""
    assert rain.panel.heading._warnings.toolTip() == ""
    assert rain.status.accessibleDescription() == "Links as aligned"


def test_names_are_plain_text(rain: TranslationPage):
    project = rain._opened.project
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    correct_links(project=project, candidate_id=candidate, part=0, tokens=[1], author="<i>B</i>")
    rain.reader.see(lambda sitting: sitting.reload())
    assert "&lt;i&gt;B" in rain.panel.heading._warnings.toolTip()
    assert "<i>B</i>" in links_line(rain)


def test_what_somebody_mended_meanwhile_stays_and_is_told(rain: TranslationPage, press):
    press(*MEND)
    settle(rain)
    project = rain._opened.project
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    correct_links(project=project, candidate_id=candidate, part=0, tokens=[2], author="Ben")
    press("z", modifier=Ctrl)
    settle(rain)
    assert "What they set stays" in rain.banner.text
    assert marked(rain) == {(4, 2)}
    assert links_line(rain).startswith("Links mended by Ben")
    assert not rain.actions_by_command["undo"].isEnabled()


@pytest.fixture
def locked(rain: TranslationPage) -> Iterator[sqlite3.Connection]:
    """Another program is writing; what could not be saved is tried again soon."""
    rain.reader.saver.findChild(QTimer).setInterval(50)
    other = sqlite3.connect(rain._opened.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with closing(other):
        yield other


def test_links_that_cannot_be_saved_stay_and_are_tried_again(
    rain: TranslationPage, press, locked, stored, qtbot
):
    press(*MEND)
    press("1")  # of the word that only these links have
    qtbot.waitUntil(rain.saving_banner.isVisible)
    assert "Not saved, but kept in this window." in rain.saving_banner.text
    assert "being written by another program" in rain.saving_banner.text
    assert rain.status.saved_text() == "Not saved"
    assert marked(rain) == {(4, 1)}
    locked.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not rain.reader.saver.has_unsaved)
    assert kept(rain) == [(0, (1,), True)]
    assert stored(RAIN).tokens == {(4, 1)}
    assert not rain.saving_banner.isVisible()
    assert rain.status.saved_text().startswith("Saved")


def test_links_that_wait_can_be_taken_back(rain: TranslationPage, press, locked, qtbot):
    press(*MEND)
    qtbot.waitUntil(rain.saving_banner.isVisible)
    press("z", modifier=Ctrl)
    assert marked(rain) == {(4, 0)}
    locked.execute("ROLLBACK")
    qtbot.waitUntil(rain.is_saved)
    assert kept(rain) == [(0, (1,), False)]
    assert marked(rain) == {(4, 0)}


def test_over_links_that_could_not_be_saved_closing_asks(rain: TranslationPage, press, locked):
    press(*MEND)
    met = when_shown(rain, QMessageBox, QMessageBox.reject)
    assert not rain.may_close()
    assert "being written by another program" in met[0].informativeText()


def test_a_copy_holds_links_that_could_not_be_saved(
    rain: TranslationPage, press, locked, tmp_path: Path, qtbot
):
    press(*MEND)
    press("1")
    qtbot.waitUntil(rain.saving_banner.isVisible)
    with qtbot.waitSignal(rain.copy_made):
        rain._rescue.save_copy(tmp_path / "copy.protest")
    assert rain.is_saved()
    with Project.open(tmp_path / "copy.protest") as copy:
        candidate = fetch(copy, find_candidate, "one", ExampleId(RAIN))
        (link,) = list_link_corrections(project=copy, candidate_id=candidate)
        assert (link.tokens, link.author) == ((1,), "Ada")
        assert fetch(copy, load_judgement, candidate, "Ada").tokens == {(4, 1)}


def test_a_batch_does_not_say_who_mended(project: Project, tmp_path: Path):
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    correct_links(project=project, candidate_id=candidate, part=0, tokens=[1], author="Ben")
    assert mended_by(the_view(project, candidate)).startswith("Links mended by Ben, 20")
    with open_batch(path=write_batch(project, tmp_path / "mail")) as batch:
        views = [the_view(batch.project, each) for each in batch_candidates(batch=batch)]
    assert sorted(map(mended_by, views)) == ["", "", "", "", "Links mended by hand"]
    assert set(map(mended_in_full, views)) == {""}


def the_view(project: Project, candidate: CandidateId) -> CandidateView:
    return view_candidate(project=project, candidate_id=candidate, annotator="Anna")


def test_mending_goes_on_while_the_last_one_is_saved(rain: TranslationPage, press):
    press(*MEND)
    press("b")
    settle(rain)
    assert rain.mending_bar.isVisible()
    press(Key.Key_Delete, Key.Key_Return)
    assert kept(rain) == [(0, (1,), False), (0, (), True)]


@pytest.fixture
def held_up(rain: TranslationPage) -> Iterator[Callable[[], None]]:
    """The worker waits until this is called."""
    going_on = threading.Event()
    rain._opened.worker.run(
        lambda _progress: going_on.wait(60), done=print, failed=print, shown=False
    )
    yield going_on.set
    going_on.set()


def test_links_that_are_not_saved_yet_are_there_on_coming_back(
    rain: TranslationPage, held_up, press
):
    press(*MEND)
    press(Key.Key_Return, Key.Key_PageUp)
    assert rain.panel.progress.shown_place() == "3 / 5"
    assert marked(rain) == {(4, 1)}
    rain.read(rain.reader.sitting.navigator.candidates, rain.reader.sitting.navigator.position)
    assert marked(rain) == {(4, 1)}
    press("b", Key.Key_Delete, Key.Key_Return)
    held_up()
    assert kept(rain) == [(0, (1,), False), (0, (), True)]
    assert marked(rain) == set()
    assert not rain.banner.isVisible()
    assert not rain.reader.sitting.unsaved_corrections


def test_what_was_judged_meanwhile_is_not_taken_back_unasked(rain: TranslationPage, press, stored):
    press("1")
    press(*MEND)
    settle(rain)
    theirs, project = Judgement(Answer.NO, remark="theirs"), rain._opened.project
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    judge(project=project, candidate_id=candidate, annotator="Ada", judgement=theirs)
    press("z", modifier=Ctrl)
    settle(rain)
    press("z", modifier=Ctrl)
    assert stored(RAIN) == theirs
    assert "in another window or program meanwhile" in rain.saving_banner.text
    rain._rescue._take_theirs()
    assert stored(RAIN) == rain.reader.sitting.judgement == theirs
    assert not rain.unsaved


class TestSharedAntecedents:
    """“They” may mean the lamp as well as the guests; “It” means the lamp."""

    @pytest.fixture
    def suite_directory(self, tmp_path: Path) -> Path:
        return write_suite(tmp_path / "suite", examples_jsonl=EXAMPLES)

    @pytest.fixture
    def page(self, opened, key_map, preferences, qtbot) -> TranslationPage:
        page = TranslationPage(opened, key_map, preferences)
        qtbot.addWidget(page)
        with qtbot.waitActive(page):
            page.show()
        page.read(list_candidates(project=opened.project, chosen=CandidateFilter()))
        return page

    def test_one_key_mends_it_in_the_other_examples_and_one_takes_it_back(
        self, page: TranslationPage, press
    ):
        press("b")
        assert "Done, also in the other example with it" not in buttons(page)
        press("b")
        assert "Done, also in the other example with it" in buttons(page)
        press(Key.Key_Delete, Key.Key_Plus)
        assert not page.mending_bar.isVisible()
        assert kept(page, 1) == kept(page, 2) == [(1, (), True)]
        press("z", modifier=Ctrl)
        assert kept(page, 1) == kept(page, 2) == [(1, (), False)]

    def test_plus_does_nothing_where_no_other_example_has_it(self, page: TranslationPage, press):
        press("b", Key.Key_Delete, Key.Key_Plus)
        assert page.mending_bar.isVisible()
        assert kept(page, 1) == []

    def test_enter_settles_only_the_antecedents_that_were_looked_at(
        self, page: TranslationPage, press
    ):
        with page._opened.project.changing() as tx:
            save_warnings(tx, "one", {ExampleId(2): [AlignmentDoubt.ANTECEDENT_UNLINKED]})
        press(Key.Key_Return)
        unsure = "Look at the links"
        assert any(unsure in line for line in page.panel.heading.shown_lines())
        press("b", "b", Key.Key_Return)
        assert kept(page, 2) == [(1, (2,), True)]
        assert any(unsure in line for line in page.panel.heading.shown_lines())
        press("b", "b", "b", Key.Key_Return)
        assert kept(page, 2) == [(1, (2,), True), (2, (1,), True)]
        assert not any(unsure in line for line in page.panel.heading.shown_lines())
