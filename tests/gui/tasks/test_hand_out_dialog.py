"""Handing out a task set: a name for each task, and the files that come of it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QLineEdit, QWidget

from protest_core.annotating.judge_candidate import change_options, judge
from protest_core.batches.open_batch import open_batch
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.task_sets import list_task_sets
from protest_core.tasks.sets import create_task_set, task_sets
from tests.builders.bad_paths import BAD_PATHS
from tests.builders.fetch import fetch
from tests.gui.driving.finding import button, combo, description_of, field, table, texts
from tests.gui.driving.tables import cells, heads
from tests.gui.driving.window import click, focused, message, press, press_quickly, type_text
from tests.gui.tasks.conftest import Do, Drive

PILOT = TaskSettings("pilot", included=Included.EVERYTHING, tasks=2, seed=3)
BLIND = "Hide the names of systems behind codes"
REFERENCE = "Let annotators look at the reference, which influences them"


@pytest.fixture
def dealt(matched: Project) -> Project:
    """A project with two tasks, in which ann has judged."""
    create_task_set(project=matched, settings=PILOT)
    with matched.reading() as tx:
        candidate = list_task_sets(tx)[0].tasks[0].candidates[0]
    judge(project=matched, candidate_id=candidate, annotator="ann", judgement=Judgement(remark="?"))
    return matched


@pytest.fixture
def hand_out(dealt: Project, drive: Drive) -> Callable[[Do], QWidget]:
    """Does something in the dialog; gives the section of tasks."""
    return lambda do: drive("Hand out…", do)


def names(dialog: QDialog) -> list[QComboBox]:
    """The fields for them, of the first task and the second."""
    return [combo(dialog, f"Annotator of task {number}") for number in (1, 2)]


def folder_field(dialog: QDialog) -> QLineEdit:
    return field(dialog, "Folder for the files")


def make(dialog: QDialog) -> None:
    button(dialog, "Create the files").click()


def give_to_ann(dialog: QDialog) -> None:
    names(dialog)[0].setEditText("ann")
    make(dialog)


def test_names_by_keyboard_make_files_with_enter(hand_out, dealt: Project):
    def fill(dialog):
        assert names(dialog)[0].isAncestorOf(focused(dialog))
        type_text(dialog, "ann")
        press(dialog, "Tab")
        assert names(dialog)[1].isAncestorOf(focused(dialog))
        type_text(dialog, "Ben Adam")
        press_quickly(dialog, "Return")
        assert not dialog.isVisible()

    page = hand_out(fill)
    folder = dealt.path.parent
    made = sorted(path.name for path in folder.glob("*.protestbatch"))
    assert made == ["pilot-Ben_Adam.protestbatch", "pilot-ann.protestbatch"]
    assert all(is_batch(path=folder / name) for name in made)
    (kept,) = task_sets(project=dealt)
    assert [task.handed_out for task in kept.tasks] == [("ann",), ("Ben Adam",)]
    assert all(name in message(page.window()) for name in made)


def test_the_table_shows_at_once_who_has_what(hand_out):
    page = hand_out(
        lambda dialog: (
            names(dialog)[1].setEditText("zoe"),
            make(dialog),
        )
    )
    tasks = table(page, "Tasks")
    annotator = heads(tasks).index("Handed out to")
    assert "zoe" in [row[annotator] for row in cells(tasks)]


def test_the_folder_of_the_files_can_be_shown(hand_out, monkeypatch, dealt: Project):
    page = hand_out(give_to_ann)
    asked = []

    def opens(url: QUrl) -> bool:
        asked.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", opens)
    said = message(page.window())
    click(page.window(), "Show the folder")
    assert asked == [str(dealt.path.parent)]
    assert message(page.window()) == said


def test_a_folder_that_cannot_be_shown_is_told(hand_out, monkeypatch, dealt: Project):
    page = hand_out(give_to_ann)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    click(page.window(), "Show the folder")
    folder = dealt.path.parent
    assert message(page.window()) == f"The folder could not be opened here. It is {folder}."


def test_esc_makes_no_file(hand_out, dealt: Project):
    def leave(dialog):
        type_text(dialog, "ann")
        press_quickly(dialog, "Escape")
        assert not dialog.isVisible()

    hand_out(leave)
    assert not [*dealt.path.parent.glob("*.protestbatch")]
    assert not any(task.handed_out for task in task_sets(project=dealt)[0].tasks)


def test_known_annotators_are_offered_and_nobody_is_chosen(hand_out):
    def look(dialog):
        for name in names(dialog):
            assert [name.itemText(at) for at in range(name.count())] == ["ann"]
            assert name.currentText() == ""
        assert not button(dialog, "Create the files").isEnabled()

    hand_out(look)


def test_the_beginning_of_a_known_name_is_a_name_of_its_own(hand_out, dealt: Project):
    def fill(dialog):
        type_text(dialog, "an")
        make(dialog)

    hand_out(fill)
    assert [task.handed_out for task in task_sets(project=dealt)[0].tasks] == [("an",), ()]


def test_nobody_gets_two_tasks(hand_out):
    def fill(dialog):
        for name in names(dialog):
            name.setEditText("ann")
        assert not button(dialog, "Create the files").isEnabled()
        assert "ann would get two tasks" in " ".join(texts(dialog))
        names(dialog)[1].setEditText("zoe")
        assert button(dialog, "Create the files").isEnabled()
        assert "ann would get two tasks" not in " ".join(texts(dialog))

    hand_out(fill)


@pytest.mark.parametrize(
    ("name", "why"), [("Adjudication", "reserved for adjudication"), ("Zoe\u200b", "invisible")]
)
def test_to_a_name_that_nobody_can_have_nothing_is_handed_out(hand_out, name, why):
    def fill(dialog):
        names(dialog)[0].setEditText(name)
        assert not button(dialog, "Create the files").isEnabled()
        assert why in " ".join(texts(dialog))
        names(dialog)[0].setEditText("zoe")
        assert button(dialog, "Create the files").isEnabled()

    hand_out(fill)


@pytest.mark.parametrize("blind", [True, False])
def test_systems_go_by_codes_unless_somebody_says_no(hand_out, dealt: Project, *, blind: bool):
    def give(dialog):
        assert button(dialog, BLIND).isChecked()
        if not blind:
            button(dialog, BLIND).click()
        give_to_ann(dialog)

    hand_out(give)
    with open_batch(path=dealt.path.parent / "pilot-ann.protestbatch") as batch:
        (system,) = fetch(batch.project, list_systems)
    assert (system.name != "one") == blind


def test_another_folder_can_be_chosen(hand_out, monkeypatch, tmp_path):
    folder = tmp_path / "to be sent"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: str(folder))

    def choose(dialog):
        names(dialog)[0].setEditText("ann")
        button(dialog, "Choose: Folder for the files").click()
        assert Path(folder_field(dialog).text()) == folder
        make(dialog)

    hand_out(choose)
    assert [path.name for path in folder.iterdir()] == ["pilot-ann.protestbatch"]


def test_without_a_folder_nothing_can_be_made(hand_out):
    def empty(dialog):
        names(dialog)[0].setEditText("ann")
        folder_field(dialog).clear()
        assert not button(dialog, "Create the files").isEnabled()

    hand_out(empty)


def test_a_folder_that_is_not_there_is_told_in_the_dialog(hand_out, dealt: Project):
    def mistype(dialog):
        names(dialog)[0].setEditText("ann")
        folder = folder_field(dialog)
        folder.setText(str(dealt.path.parent / "nowhere"))
        make(dialog)
        assert dialog.isVisible()
        assert description_of(folder).startswith(
            f"There is no folder {dealt.path.parent / 'nowhere'}"
        )
        assert names(dialog)[0].currentText() == "ann"
        folder.setText(str(dealt.path.parent))
        make(dialog)

    hand_out(mistype)
    assert (dealt.path.parent / "pilot-ann.protestbatch").exists()


def test_what_cannot_be_made_is_told_and_leaves_nothing(hand_out, main_window, dealt: Project):
    there = dealt.path.parent / "pilot-ann.protestbatch"
    there.write_text("mine")

    def fill(dialog):
        for place, name in zip(names(dialog), ("zoe", "ann"), strict=True):
            place.setEditText(name)
        make(dialog)

    hand_out(fill)
    assert "pilot-ann.protestbatch" in message(main_window)
    assert there.read_text() == "mine"
    assert not (dealt.path.parent / "pilot-zoe.protestbatch").exists()


@pytest.mark.parametrize("reason", BAD_PATHS)
def test_a_folder_that_cannot_be_looked_at_is_told_beside_its_field(hand_out, reason: str):
    def fill(dialog):
        names(dialog)[0].setEditText("ann")
        folder_field(dialog).setText(BAD_PATHS[reason])
        make(dialog)
        assert dialog.isVisible()
        assert reason in description_of(folder_field(dialog))

    hand_out(fill)


@pytest.mark.parametrize("with_reference", [False, True])
def test_the_reference_is_handed_out_only_if_it_is_ticked(
    hand_out, dealt: Project, *, with_reference: bool
):
    def give(dialog):
        if with_reference:
            button(dialog, REFERENCE).click()
        give_to_ann(dialog)

    hand_out(give)
    (path,) = dealt.path.parent.glob("*.protestbatch")
    with open_batch(path=path) as batch:
        assert batch.with_reference is with_reference


@pytest.mark.parametrize("corrects_links", [False, True])
def test_links_can_be_corrected_unless_the_tick_is_taken_away(
    hand_out, dealt: Project, *, corrects_links: bool
):
    def give(dialog):
        if not corrects_links:
            button(dialog, "Let annotators correct links").click()
        give_to_ann(dialog)

    hand_out(give)
    (path,) = dealt.path.parent.glob("*.protestbatch")
    with open_batch(path=path) as batch:
        assert batch.corrects_links is corrects_links


def test_where_the_project_never_shows_the_reference_it_cannot_be_ticked(hand_out, dealt: Project):
    never = ProjectOptions(reference=ReferenceShown.NEVER)
    change_options(project=dealt, options=never)

    def look(dialog):
        assert not button(dialog, REFERENCE).isEnabled()
        assert (
            "There is no reference, or the project’s options say that it is never shown."
        ) in texts(dialog)
        dialog.reject()

    hand_out(look)
