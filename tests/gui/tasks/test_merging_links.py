"""Corrected links of batches, in the window that merges: told before, chosen, taken back."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QMainWindow, QTableView

from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import ExampleId
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links, list_link_corrections
from tests.gui.driving import tables
from tests.gui.driving.dialogs import dialog
from tests.gui.driving.finding import find, texts
from tests.gui.driving.window import click, drop, message, open_file, press_quickly, settle

RAIN = 3  # “It rains .” – “Es regnet .”, approved
CONFLICTS = "Judgements and links in conflict"


@pytest.fixture
def paths(project: Project, tmp_path: Path) -> list[Path]:
    """Ada says that nothing translates the pronoun, Ben that “regnet” does."""
    evaluate(project=project)
    settings = TaskSettings("pilot", included=Included.EVERYTHING, tasks=2, overlap=9, seed=1)
    create_task_set(project=project, settings=settings)
    made = export_batches(
        project=project, task_set="pilot", annotators=["Ada", "Ben"], directory=tmp_path
    )
    for each, tokens in zip(made, ([], [1]), strict=True):
        with open_batch(path=each.path) as batch:
            (rain,) = (
                candidate
                for candidate in batch_candidates(batch=batch)
                if fetch(batch.project, load_candidate, candidate).example.id == RAIN
            )
            correct_links(
                project=batch.project,
                candidate_id=rain,
                part=0,
                tokens=tokens,
                author=each.annotator,
            )
    return [each.path for each in made]


def links(project: Project) -> list[tuple[tuple[int, ...], str]]:
    rain = fetch(project, find_candidate, "one", ExampleId(RAIN))
    made = list_link_corrections(project=project, candidate_id=rain)
    return [(each.tokens, each.author) for each in made if each.ended_at is None]


@pytest.fixture
def window(main_window, project: Project) -> QMainWindow:
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def asking(window: QMainWindow, paths: list[Path]) -> QDialog:
    assert drop(window, *paths)
    return dialog(window, "Merge batches")


def test_both_sides_are_told_with_their_authors_and_what_changes(asking):
    files = find(asking, QTableView, "Files")
    assert [row[-2:] for row in tables.cells(files)] == [["1", "·"], ["·", "1"]]
    conflicts = find(asking, QTableView, CONFLICTS)
    assert tables.cell(conflicts, 0, "Example") == f"{RAIN} · links of “It”"
    assert tables.cell(conflicts, 0, "In the project").startswith("● not translated (Ada, ")
    assert tables.cell(conflicts, 0, "In the file").startswith("○ translated by “regnet” (Ben, ")
    assert "1 link correction will be added" in texts(asking)[-1]
    assert "By these links, 1 approval is referred." in texts(asking)[-1]


@pytest.mark.parametrize(("key", "held"), [("Left", ((), "Ada")), ("Right", ((1,), "Ben"))])
def test_the_researcher_chooses_and_takes_it_back(asking, window, project, key, held):
    press_quickly(asking, key, "Return")
    settle(window)
    assert links(project) == [held]
    said = message(window)
    assert "link correction" in said
    assert "By these links, 1 approval is referred." in said
    click(window, "Undo")
    assert links(project) == []
    assert "The merge is undone" in message(window)
