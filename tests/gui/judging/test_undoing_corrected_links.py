"""Ctrl+Z takes back what was done last, also a link correction; the window says whose it is."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.alignment.warnings import AlignmentWarning
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.link_corrections import save_warnings
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links, list_link_corrections
from tests.builders.shared_antecedents import EXAMPLES
from tests.builders.small_batch import write_batch
from tests.builders.small_suite import write_suite
from tests.gui.driving.dialogs import answer, choose_file
from tests.gui.driving.finding import buttons, description_of, shown
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import close, held_up, open_file, press, read

YES = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))
RAIN = 3  # “It rains .” – “Es regnet .”
CORRECT = ("B", "Space", "Right", "Space", "Return")


@pytest.fixture
def patience() -> Patience:
    """A short patience, as what is locked here stays locked."""
    return Patience(writing=0.5)


@pytest.fixture
def project(project: Project) -> Project:
    evaluate(project=project)
    return project


@pytest.fixture
def rain(judging: JudgingDriver) -> JudgingDriver:
    judging.press("PgDown", "PgDown")
    assert judging.words() == ["Es"]
    assert not judging.can("undo")
    return judging


def kept(project: Project, example: int = RAIN) -> list[tuple[int, tuple[int, ...], bool]]:
    candidate = fetch(project, find_candidate, "one", ExampleId(example))
    found = list_link_corrections(project=project, candidate_id=candidate)
    return [(each.part, each.tokens, each.ended_at is None) for each in found]


def links_line(judging: JudgingDriver) -> str:
    found = [line for line in judging.lines if "corrected" in line]
    return found[0] if found else ""


def spoken(judging: JudgingDriver) -> str:
    """Return the descriptions of the panel for screen readers."""
    return "\n".join(map(description_of, shown(judging.panel)))


def tips(judging: JudgingDriver) -> str:
    return "\n".join(each.toolTip() for each in shown(judging.panel) if "Ada" in each.toolTip())


def test_ctrl_z_takes_back_the_links_and_then_the_judgement(rain: JudgingDriver, stored, project):
    rain.press("1", *CORRECT, "Ctrl+Z")
    assert kept(project) == [(0, (1,), False)]
    assert stored(RAIN) == YES
    assert rain.words() == ["Es"]
    assert "Approved: matches the reference" in rain.lines
    rain.press("Ctrl+Z")
    assert stored(RAIN) == Judgement()
    assert not rain.can("undo")
    rain.press("Ctrl+Y", "Ctrl+Y")
    assert stored(RAIN) == YES
    assert kept(project) == [(0, (1,), False), (0, (1,), True)]
    assert rain.words() == ["regnet"]
    assert any("Referred" in line for line in rain.lines)


def test_all_is_taken_back_in_order_however_fast_the_keys_come(
    rain: JudgingDriver, stored, project
):
    """Nothing waits for the file: neither here nor for whoever types."""
    rain.press_quickly("1", *CORRECT)
    assert rain.words() == ["regnet"]
    rain.press_quickly("1", "B", "Del", "Return", *["Ctrl+Z"] * 4)
    assert rain.words() == ["Es"]
    assert stored(RAIN) == Judgement()
    assert [in_force for *_, in_force in kept(project)] == [False] * len(kept(project))
    assert rain.words() == ["Es"]


def test_words_that_a_correction_unselected_are_selected_again(rain: JudgingDriver, stored):
    rain.press_quickly("1", *CORRECT, "1")
    assert stored(RAIN).tokens == {(4, 1)}
    rain.press_quickly("Ctrl+Z", "Ctrl+Z")
    assert stored(RAIN) == YES
    assert rain.hint == ""


def test_as_aligned_is_taken_back(rain: JudgingDriver, project):
    rain.press(*CORRECT)
    rain.press_quickly("B", "Backspace")
    assert rain.words() == ["Es"]
    rain.press_quickly("Ctrl+Z")
    assert rain.words() == ["regnet"]
    rain.settle()
    assert kept(project) == [(0, (1,), False), (0, (1,), True)]


def test_undo_goes_back_to_the_example_whose_links_were_corrected(rain: JudgingDriver):
    rain.press(*CORRECT, "Return")
    assert rain.place == "4 / 5"
    rain.press("Ctrl+Z")
    assert rain.place == "3 / 5"
    assert rain.words() == ["Es"]


def test_the_window_says_who_corrected_and_when_and_of_which_part(rain: JudgingDriver):
    assert links_line(rain) == ""
    rain.press(*CORRECT)
    assert links_line(rain).startswith("Links corrected by Ada, 20")
    assert tips(rain).startswith("<p>“It”: Ada, 20")
    assert "“It”: Ada, 20" in spoken(rain)
    assert rain.announced == links_line(rain)
    assert rain.saved.startswith("Saved")
    rain.press("Ctrl+Z")
    assert links_line(rain) == ""
    assert tips(rain) == ""
    assert rain.announced == "Links as aligned"


def test_names_are_plain_text(project: Project, preferences):
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    correct_links(project=project, candidate_id=candidate, part=0, tokens=[1], author="<i>Ada</i>")
    with judging_alone(project.path, preferences, candidates=[candidate]) as judging:
        assert "&lt;i&gt;Ada" in tips(judging)
        assert "<i>Ada</i>" in links_line(judging)


def test_what_somebody_corrected_meanwhile_stays_and_is_told(rain: JudgingDriver, project):
    rain.press(*CORRECT)
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    correct_links(project=project, candidate_id=candidate, part=0, tokens=[2], author="Ben")
    rain.press("Ctrl+Z")
    assert "That correction stays" in rain.message
    assert rain.words() == ["."]
    assert links_line(rain).startswith("Links corrected by Ben")
    assert not rain.can("undo")


@pytest.fixture
def locked(rain: JudgingDriver, project: Project) -> Iterator[sqlite3.Connection]:
    """Another program is writing; what could not be saved is tried again soon."""
    rain.retry_soon()
    other = sqlite3.connect(project.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with closing(other):
        yield other


def test_links_that_cannot_be_saved_stay_and_are_tried_again(
    rain: JudgingDriver, locked, stored, project, qtbot
):
    rain.press_quickly(*CORRECT, "1")  # of the word that only these links have
    qtbot.waitUntil(lambda: rain.message != "")
    assert "Not saved, but kept in this window." in rain.message
    assert "being written by another program" in rain.message
    assert rain.saved == "Not saved"
    assert rain.words() == ["regnet"]
    locked.execute("ROLLBACK")
    qtbot.waitUntil(lambda: rain.saved.startswith("Saved"))
    assert kept(project) == [(0, (1,), True)]
    assert stored(RAIN).tokens == {(4, 1)}
    assert rain.message == ""


def test_links_that_wait_can_be_taken_back(rain: JudgingDriver, locked, project, qtbot):
    rain.press_quickly(*CORRECT)
    qtbot.waitUntil(lambda: rain.message != "")
    rain.press_quickly("Ctrl+Z")
    assert rain.words() == ["Es"]
    locked.execute("ROLLBACK")
    qtbot.waitUntil(lambda: rain.saved.startswith("Saved"))
    assert kept(project) == [(0, (1,), False)]
    assert rain.words() == ["Es"]


def test_over_links_that_could_not_be_saved_closing_asks(
    in_window: JudgingDriver, project, tmp_path: Path
):
    in_window.press("PgDown", "PgDown")
    project.path.rename(tmp_path / "aside")
    in_window.press(*CORRECT)
    asked = answer(in_window.window, "Stay")
    assert not close(in_window.window)
    assert "deleted, moved or replaced" in asked[0]
    (tmp_path / "aside").rename(project.path)
    in_window.click("Try again")
    assert close(in_window.window)


def test_a_copy_holds_links_that_could_not_be_saved(
    rain: JudgingDriver, locked, monkeypatch, tmp_path: Path, qtbot
):
    rain.press_quickly(*CORRECT, "1")
    qtbot.waitUntil(lambda: rain.message != "")
    choose_file(monkeypatch, tmp_path / "copy.protest")
    rain.click("Save a copy…")
    assert rain.saved.startswith("Saved") or rain.saved == ""
    with Project.open(tmp_path / "copy.protest") as copy:
        candidate = fetch(copy, find_candidate, "one", ExampleId(RAIN))
        (link,) = list_link_corrections(project=copy, candidate_id=candidate)
        assert (link.tokens, link.author) == ((1,), "Ada")
        assert fetch(copy, load_judgement, candidate, "Ada").tokens == {(4, 1)}


def test_a_batch_does_not_say_who_corrected(project: Project, main_window, tmp_path: Path):
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    correct_links(project=project, candidate_id=candidate, part=0, tokens=[1], author="Ben")
    open_file(main_window, write_batch(project, tmp_path / "mail"))
    press(main_window, "Return")
    judging, lines = JudgingDriver(main_window), []
    for _ in range(5):
        lines.append(links_line(judging))
        assert "Ben" not in spoken(judging)
        assert "Ben" not in " ".join(judging.lines)
        press(main_window, "PgDown")
    assert sorted(lines) == ["", "", "", "", "Links corrected by hand"]


def test_correcting_goes_on_while_the_last_one_is_saved(rain: JudgingDriver, project):
    rain.press_quickly(*CORRECT, "B")
    rain.settle()
    assert rain.correcting
    rain.press("Del", "Return")
    assert kept(project) == [(0, (1,), False), (0, (), True)]


def test_links_that_are_not_saved_yet_are_there_on_coming_back(in_window: JudgingDriver, project):
    in_window.press("PgDown", "PgDown")
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    with held_up(in_window.window):
        in_window.press_quickly(*CORRECT, "Return", "PgUp")
        assert in_window.place == "3 / 5"
        assert in_window.words() == ["regnet"]
        read(in_window.window, [candidate])
        assert in_window.place == "1 / 1"
        assert in_window.words() == ["regnet"]
        in_window.press_quickly("B", "Del", "Return")
    in_window.settle()
    assert kept(project) == [(0, (1,), False), (0, (), True)]
    assert in_window.words() == []
    assert in_window.message == ""
    assert in_window.saved.startswith("Saved")


def test_what_was_judged_meanwhile_is_not_taken_back_unasked(rain: JudgingDriver, stored, project):
    rain.press("1", *CORRECT)
    theirs = Judgement(Answer.NO, remark="theirs")
    candidate = fetch(project, find_candidate, "one", ExampleId(RAIN))
    judge(project=project, candidate_id=candidate, annotator="Ada", judgement=theirs)
    rain.press("Ctrl+Z", "Ctrl+Z")
    assert stored(RAIN) == theirs
    assert "in another window or program since" in rain.message
    rain.click("Take theirs")
    assert stored(RAIN) == theirs
    assert (rain.answer("Pronoun"), rain.remark) == ("No", "theirs")
    assert rain.saved.startswith("Saved")


class TestSharedAntecedents:
    """“They” may mean the lamp as well as the guests; “It” means the lamp."""

    @pytest.fixture
    def suite_directory(self, tmp_path: Path) -> Path:
        return write_suite(tmp_path / "suite", examples_jsonl=EXAMPLES)

    @pytest.fixture
    def judging(self, project: Project, preferences) -> Iterator[JudgingDriver]:
        with judging_alone(project.path, preferences) as judging:
            yield judging

    def test_one_key_corrects_it_in_the_other_examples_and_one_takes_it_back(
        self, judging: JudgingDriver, project
    ):
        judging.press("B")
        assert "Done, also in the other example with this antecedent" not in buttons(judging.window)
        judging.press("B")
        assert "Done, also in the other example with this antecedent" in buttons(judging.window)
        judging.press("Del", "+")
        assert judging.correcting == ""
        assert kept(project, 1) == kept(project, 2) == [(1, (), True)]
        judging.press("Ctrl+Z")
        assert kept(project, 1) == kept(project, 2) == [(1, (), False)]

    def test_plus_does_nothing_where_no_other_example_has_it(self, judging: JudgingDriver, project):
        judging.press("B", "Del", "+")
        assert judging.correcting
        assert kept(project, 1) == []

    def test_enter_settles_only_the_antecedents_that_were_looked_at(
        self, judging: JudgingDriver, project
    ):
        with project.changing() as tx:
            save_warnings(tx, "one", {ExampleId(2): [AlignmentWarning.ANTECEDENT_UNLINKED]})
        judging.press("Return")
        unsure = "The links may be wrong"
        assert any(unsure in line for line in judging.lines)
        judging.press("B", "B", "Return")
        assert kept(project, 2) == [(1, (2,), True)]
        assert any(unsure in line for line in judging.lines)
        judging.press("B", "B", "B", "Return")
        assert kept(project, 2) == [(1, (2,), True), (2, (1,), True)]
        assert not any(unsure in line for line in judging.lines)
