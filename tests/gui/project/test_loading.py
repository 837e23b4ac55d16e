"""Loading from the window to the store: in the background, all or nothing."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QMainWindow

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate, evaluation_table
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.create_project import create_project
from protest_core.resources import shipped
from protest_gui.translations import ENGLISH, show_language
from tests.builders.fetch import fetch
from tests.builders.small_suite import SYSTEM, write_system
from tests.gui.driving.dialogs import answer, choose_files, dialog, when_shown
from tests.gui.driving.finding import button, buttons, find, is_shown, says, table
from tests.gui.driving.sections import section
from tests.gui.driving.tables import cells
from tests.gui.driving.window import (
    Stop,
    choose,
    click,
    drop,
    entry,
    is_nothing_open,
    judge_as,
    message,
    message_buttons,
    messages,
    open_file,
    press_quickly,
    read,
    reading_noted,
    settle,
    stopped_at,
)

STRIP = "Work under way"


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    evaluate(project=project)
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "outputs"
    folder.mkdir()
    return folder


def names(project: Project) -> list[str]:
    return [system.name for system in fetch(project, list_systems)]


def load(dialog: QDialog) -> None:
    button(dialog, "Load").click()


def replace(dialog: QDialog) -> None:
    button(dialog, "Replace loaded systems of the same name that nobody judged").click()
    load(dialog)


def rename(dialog: QDialog) -> None:
    assert "Replace loaded systems of the same name that nobody judged" not in buttons(dialog)
    button(dialog, "Name it one-2").click()
    load(dialog)


def answer_loading(window: QMainWindow, do: Callable[[QDialog], object] = load) -> list[QDialog]:
    return when_shown(window, QDialog, do, title="Load systems")


def mistakes(window: QMainWindow) -> list[list[str]]:
    """Return all mistakes of the list, and close it."""
    listing = dialog(window, "Mistakes in files")
    listed = cells(table(listing, "Mistakes"))
    listing.close()
    return listed


def test_dropped_files_are_loaded_and_matched(window, project: Project, folder: Path):
    answer_loading(window)
    drop(window, *write_system(folder, "two"), *write_system(folder, "three"))
    settle(window)
    assert names(project) == ["one", "two", "three"]
    counts = {each.name: each.total for each in evaluation_table(project=project).systems}
    assert (counts["two"].approved, counts["two"].referred) == (2, 3)
    systems = table(section(window, "Systems"), "Systems")
    assert [row[0] for row in cells(systems)] == names(project)


def test_several_systems_of_one_dropped_file_are_loaded(window, project: Project):
    answer_loading(window)
    drop(window, Path(__file__).parents[2] / "fixtures" / "inputs" / "lamp.xml")
    settle(window)
    assert names(project) == ["one", "alder", "birch"]
    assert says(window, "read as WMT XML: 2 documents, 7 segments, systems alder, birch")


def test_the_menu_asks_for_files_and_one_of_a_pair_is_enough(
    window, project: Project, folder: Path, monkeypatch
):
    text, _ = write_system(folder, "two")
    choose_files(monkeypatch, text)
    answer_loading(window)
    choose(window, "File/Load systems…")
    assert names(project) == ["one", "two"]


def test_cancelling_the_dialog_loads_nothing(window, project: Project, folder: Path):
    write_system(folder, "two")
    met = answer_loading(window, QDialog.reject)
    drop(window, folder)
    settle(window)
    assert len(met) == 1
    assert names(project) == ["one"]


def test_all_mistakes_of_all_files_come_in_one_dialog(window, project: Project, folder: Path):
    write_system(folder, "bad", text="zu  kurz\n")
    write_system(folder, "worse", links="0-0\n" * 6 + "7-7\n")
    answer_loading(window)
    drop(window, folder)
    settle(window)
    listed = mistakes(window)
    assert [str(folder / "bad.txt"), "1", "3", "double blank"] in [
        [file, line, column, text.partition(";")[0][:12]] for file, line, column, text in listed
    ]
    assert any(file.endswith("worse.align") and line == "7" for file, line, _, _ in listed)
    assert names(project) == ["one"]
    assert message(window) == ""


def test_raw_text_is_aligned_here_and_told_of(window, project: Project, folder: Path):
    (folder / "two.txt").write_text(SYSTEM["text"].replace(" .", "."), encoding="utf-8")
    answer_loading(window)
    drop(window, folder / "two.txt")
    settle(window)
    assert names(project) == ["one", "two"]
    assert "two was aligned here" in message(window)
    assert "7 of 7 reference lines" in message(window)
    assert "Look at them" not in message_buttons(window)  # the aligner is sure of all
    counts = [each.total for each in evaluation_table(project=project).systems]
    assert [each.approved + each.referred for each in counts] == [5, 5]


def test_in_german_all_of_the_summary_is_german(window, folder: Path, qapp: QApplication):
    (folder / "two.txt").write_text(SYSTEM["text"].replace(" .", "."), encoding="utf-8")

    def load_and_speak_german(dialog: QDialog) -> None:
        load(dialog)
        show_language(qapp, "de")

    answer_loading(window, load_and_speak_german)
    try:
        drop(window, folder / "two.txt")
        settle(window)
    finally:
        show_language(qapp, ENGLISH)
    assert says(
        window, "two wurde hier aligniert; der Aligner ist sich bei allen Beispielen sicher"
    )
    assert says(window, "7 von 7 Zeilen")
    assert says(window, "Wörter mit Bindestrich ganz")


def test_examples_whose_links_may_be_wrong_can_be_looked_at(window, folder: Path):
    (folder / "odd.txt").write_text("Die alte Lampe steht hier .\n\n\n\n\n\n\n")
    answer_loading(window)
    drop(window, folder / "odd.txt")
    settle(window)
    assert "5 of 5 alignments are uncertain" in message(window)
    with reading_noted(window) as read:
        click(window, "Look at them")
        settle(window)
    assert [len(candidates) for candidates in read] == [5]
    click(window, "Look at them")
    settle(window)
    assert messages(window) == []  # out of date, now that one looks at them


@pytest.mark.parametrize("stage", ["loading", "matching", "tokenising", "training the aligner"])
def test_cancelling_under_way_leaves_the_file_as_it_was(
    window, project: Project, folder: Path, qtbot, stage: str
):
    _, links = write_system(folder, "two")
    before = project.path.read_bytes()
    if stage in {"tokenising", "training the aligner"}:
        links.unlink()
    answer_loading(window)
    with stopped_at(window, stage) as stop:
        drop(window, folder)
        qtbot.waitUntil(lambda: stop.reached.is_set() and is_shown(window, QFrame, STRIP))
        button(find(window, QFrame, STRIP), "Cancel").click()
    assert project.path.read_bytes() == before
    assert "Nothing has changed" in message(window)
    assert not is_shown(window, QFrame, STRIP)


@contextmanager
def aligning(window: QMainWindow, folder: Path, qtbot) -> Iterator[Stop]:
    """Loading that has come as far as tokenising, and goes on when it is told to."""
    text, links = write_system(folder, "two")
    links.unlink()
    answer_loading(window)
    with stopped_at(window, "tokenising") as stop:
        drop(window, text)
        qtbot.waitUntil(stop.reached.is_set)
        yield stop


def test_what_is_judged_while_systems_are_aligned_is_saved_at_once(
    window, project: Project, folder: Path, qtbot
):
    (candidate, *_) = list_candidates(project=project, chosen=CandidateFilter())
    judge_as(window, "Ada")
    read(window, [candidate])
    with aligning(window, folder, qtbot):
        press_quickly(window, "1")
        qtbot.waitUntil(
            lambda: fetch(project, load_judgement, candidate, "Ada").pronoun is Answer.YES
        )
        assert names(project) == ["one"]
    assert names(project) == ["one", "two"]


@pytest.mark.parametrize(("choice", "loaded"), [("Stop and close", ["one"]), ("Go on", None)])
def test_closing_the_project_asks_whether_aligning_may_stop(
    window, project: Project, folder: Path, qtbot, choice: str, loaded
):
    with aligning(window, folder, qtbot):
        asked = answer(window, choice)
        entry(window, "File/Close").trigger()
        assert len(asked) == 1
        assert is_nothing_open(window) == (loaded is not None)
    assert names(project) == (loaded or ["one", "two"])
    assert message(window) == "" or loaded is None


def test_closing_in_the_first_step_of_loading_asks_and_loads_nothing(
    window, project: Project, folder: Path
):
    text, links = write_system(folder, "two")
    links.unlink()
    answer_loading(window)
    drop(window, text)
    asked = answer(window, "Stop and close")
    entry(window, "File/Close").trigger()
    assert len(asked) == 1
    settle(window)
    assert is_nothing_open(window)
    assert names(project) == ["one"]
    assert message(window) == ""


def test_a_judged_system_is_not_replaced(window, project: Project, folder: Path):
    with sqlite3.connect(project.path) as database:
        database.execute("INSERT INTO annotator (id, name) VALUES (1, 'anna')")
        database.execute(
            "INSERT INTO judgement (candidate_id, annotator_id, pronoun, antecedent, remark, "
            "guidelines, state, made_at, origin) "
            "VALUES (1, 1, 'yes', 'yes', '', '', 'done', '', '')"
        )
    database.close()
    write_system(folder, "one", text=SYSTEM["text"].replace("Es regnet", "Das regnet"))

    asked = answer_loading(window, rename)
    drop(window, folder)
    settle(window)
    assert len(asked) == 1
    assert names(project) == ["one", "one-2"]


def test_an_unjudged_system_can_be_replaced(window, project: Project, folder: Path):
    write_system(folder, "one", text=SYSTEM["text"].replace("Es regnet", "Das regnet"))

    answer_loading(window, replace)
    drop(window, folder)
    settle(window)
    (system,) = fetch(project, list_systems)
    assert "Das regnet" in "\n".join(fetch(project, load_translation, system.id).sentences)


def test_warnings_are_told_and_the_system_is_loaded(window, project: Project, folder: Path):
    write_system(folder, "odd", text=SYSTEM["text"].replace("kaputt", "ka\u2028putt"))
    answer_loading(window)
    drop(window, folder)
    settle(window)
    assert names(project) == ["one", "odd"]
    assert "U+2028" in message(window)


@pytest.fixture
def demo_window(main_window: QMainWindow, tmp_path: Path) -> QMainWindow:
    """The window with a project of the demonstration suite, long enough to tell a language."""
    path = tmp_path / "demo.protest"
    create_project(path=path, directory=shipped("testsuites") / "demo-en-de")
    open_file(main_window, path)
    return main_window


@pytest.mark.parametrize(("pressed", "loaded"), [("Load anyway", ["mine"]), ("Load nothing", [])])
def test_the_source_as_an_output_is_loaded_only_anyway(demo_window, folder, pressed, loaded):
    source = (shipped("testsuites") / "demo-en-de" / "source.txt").read_text(encoding="utf-8")
    (folder / "mine.txt").write_text(source, encoding="utf-8")
    answer_loading(demo_window)
    asked = answer(demo_window, pressed)
    drop(demo_window, folder / "mine.txt")
    settle(demo_window)
    assert "looks like the source" in asked[0]
    with Project.open(folder.parent / "demo.protest") as project:
        assert names(project) == loaded
