"""Foreign words are shown as written: Qt would open the files that markup names."""

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from html import escape
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMainWindow,
    QMenu,
    QTextEdit,
)

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import DiskError, InputError, Problem, printable
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from protest_gui.widgets.messages import ask_before_closing
from tests.builders.hostile_project import (
    ANNOTATOR,
    DOCUMENT,
    LABEL,
    REMARK,
    SCRIPT,
    SUITE,
    SYSTEM,
    write_hostile,
)
from tests.builders.own_tags import add_candidate_tag
from tests.builders.small_suite import write_system
from tests.gui.driving.every_page import look_in, walk_project, walk_reading
from tests.gui.driving.sections import section
from tests.gui.driving.window import (
    click,
    drop,
    fail,
    judge_as,
    open_file,
    open_quickly,
    press,
    read,
    settle,
)

FILE, OWN_TAG = "<b>file", "<h2>own"
PLANTED = {
    "annotator": ANNOTATOR,
    "category": LABEL,
    "document": DOCUMENT,
    "file": FILE,
    "own tag": OWN_TAG,
    "remark": REMARK.split("\n")[0],
    "suite": SUITE,
    "system": SYSTEM,
    "tag": SCRIPT,
}
_FOREIGN_MARKUP = re.compile(r"<(?!/?(p|br)>)")  # our own is in paragraphs, nothing else
_Role = Qt.ItemDataRole
# Clears a terminal, and turns what follows it round.
CONTROLS = "\x1b[2J\N{RIGHT-TO-LEFT OVERRIDE}"
_NAMES = {
    "annotator": "name",
    "candidate_tag": "tag",
    "category": "label",
    "document": "name",
    "judgement_tag": "tag",
    "suite": "name",
    "system": "name",
    "task_set": "name",
}


class Look:
    """Goes through all texts of all widgets; knows what is rich, and what it met besides."""

    def __init__(self) -> None:
        self.rich: list[str] = []
        self.unprintable: set[str] = set()
        self.escaped: set[str] = set()
        self.met: set[str] = set()
        self.met_in_tips: set[str] = set()

    def everywhere(self) -> None:
        kinds = {
            QLabel: self._label,
            QAbstractButton: self._button,
            QComboBox: lambda box: self._model(type(box).__name__, box.model()),
            QTextEdit: self._text,
            QAbstractItemView: self._view,
            QMenu: self._menu,
        }
        for widget in QApplication.allWidgets():
            for tip in (widget.toolTip(), widget.statusTip(), widget.whatsThis()):
                self._tip(type(widget).__name__, tip)
            self._refuse_unprintable("title", widget.windowTitle())
            for kind, look in kinds.items():
                if isinstance(widget, kind):
                    look(widget)

    def _label(self, label: QLabel) -> None:
        self._note(label.text())
        self._refuse_unprintable(type(label).__name__, label.text())
        if label.textFormat() is not Qt.TextFormat.PlainText:
            self._refuse_markup(type(label).__name__, label.text())

    def _button(self, button: QAbstractButton) -> None:
        self._note(button.text())
        self._refuse_unprintable(type(button).__name__, button.text())

    def _text(self, text: QTextEdit) -> None:
        self._note(text.toPlainText())
        if any(each.isImageFormat() for each in text.document().allFormats()):
            self.rich.append(f"{type(text).__name__}: an image")

    def _menu(self, menu: QMenu) -> None:
        for action in menu.actions():
            self._refuse_unprintable("menu", action.text())
            if menu.toolTipsVisible():
                self._note(action.text())
                self._tip("menu", action.toolTip())

    def _view(self, view: QAbstractItemView) -> None:
        if view.model() is not None:
            self._model(type(view).__name__, view.model())

    def _model(self, where: str, model: QAbstractItemModel) -> None:
        rows = model.rowCount()
        # Of a list model that is nobody's business.
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for row, column in product(range(rows), range(columns)):
            index = model.index(row, column)
            self._note(str(index.data()))
            for role in (_Role.DisplayRole, _Role.AccessibleTextRole):
                self._refuse_unprintable(where, str(index.data(role)))
            self._tip(where, index.data(_Role.ToolTipRole))
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        for heading in (*product(range(columns), [across]), *product(range(rows), [down])):
            self._note(str(model.headerData(*heading)))
            self._refuse_unprintable(f"heading of {where}", str(model.headerData(*heading)))
            self._tip(where, model.headerData(*heading, _Role.ToolTipRole))

    def _tip(self, where: str, tip: str | None) -> None:
        self._refuse_markup(f"tip of {where}", tip or "")
        self._refuse_unprintable(f"tip of {where}", tip or "")
        self.met_in_tips |= {name for name, text in PLANTED.items() if escape(text) in (tip or "")}

    def _refuse_markup(self, where: str, text: str) -> None:
        if QtText.mightBeRichText(text) and _FOREIGN_MARKUP.search(text):
            self.rich.append(f"{where}: {text}")

    def _refuse_unprintable(self, where: str, text: str) -> None:
        if printable(CONTROLS) in text:
            self.escaped.add(where)
        if text != printable(text, lines=True):
            self.unprintable.add(f"{where}: {printable(text)}")

    def _note(self, text: str) -> None:
        plain = text.replace("&&", "&").replace("\u200b", "")
        self.met |= {name for name, planted in PLANTED.items() if planted in plain}


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look()


@pytest.fixture
def project_file(tmp_path: Path) -> Path:
    """Judged, with tags of the researcher's own, and with a task set."""
    path = write_hostile(tmp_path)
    with Project.open(path) as project:
        settings = TaskSettings("pilot", included=Included.EVERYTHING, seed=1)
        create_task_set(project=project, settings=settings)
        for candidate in all_of(project):
            add_candidate_tag(project=project, candidate_id=candidate, tag=OWN_TAG, added_by="me")
    return path


@pytest.fixture
def batch_file(project_file: Path, tmp_path: Path) -> Path:
    """A batch whose annotator has also judged in the project meanwhile."""
    folder = tmp_path / FILE
    folder.mkdir()
    with Project.open(project_file) as project:
        (made,) = export_batches(
            project=project, task_set="pilot", annotators=[ANNOTATOR], directory=folder, blind=False
        )
        judge_all(project, all_of(project), Answer.YES)
    with open_batch(path=made.path) as batch:
        judge_all(batch.project, batch_candidates(batch=batch), Answer.NO)
    return made.path


@pytest.fixture
def spoilt_file(project_file: Path) -> Path:
    """A project with names that the program would refuse: files of projects are believed."""
    with closing(sqlite3.connect(project_file)) as database, database:
        for table, column in _NAMES.items():
            database.execute(f"UPDATE {table} SET {column} = {column} || ?", [CONTROLS])
        database.execute("UPDATE task_set SET settings = json_set(settings, '$.name', name)")
    return project_file


def all_of(project: Project) -> Sequence[CandidateId]:
    return list_candidates(project=project, chosen=CandidateFilter())


def judge_all(project: Project, candidates: Sequence[CandidateId], answer: Answer) -> None:
    said = Judgement(answer, remark=f"{REMARK} {answer}", tags=frozenset({SCRIPT}))
    for each in candidates:
        judge(project=project, candidate_id=each, annotator=ANNOTATOR, judgement=said)


def test_qt_takes_what_is_planted_here_for_markup():
    assert [name for name, text in PLANTED.items() if not QtText.mightBeRichText(text)] == []


def test_no_page_about_a_project_takes_words_of_others_for_markup(
    main_window: QMainWindow, project_file: Path, look: Look
):
    open_file(main_window, project_file)
    walk_project(main_window, look.everywhere)
    assert look.rich == []
    assert look.unprintable == set()
    assert look.met >= {"annotator", "category", "suite", "system", "tag"}
    assert look.met_in_tips >= {"annotator", "category", "system"}


def test_no_window_obeys_control_characters_in_names(
    main_window: QMainWindow, spoilt_file: Path, look: Look
):
    open_file(main_window, spoilt_file)
    walk_project(main_window, look.everywhere)
    tasks = section(main_window, "Tasks")
    for name in ("Hand out…", "New task set…"):
        look_in(QDialog, partial(click, tasks, name), main_window, look.everywhere)
    walk_reading(main_window, look.everywhere)
    assert look.unprintable == set()
    assert look.escaped >= {"ReadingTable", "AnswersTable", "NumbersTable", "TallCells", "_List"}
    assert look.escaped >= {"heading of OverviewTable", "ChoiceBox", "menu", "title"}


def test_no_reading_page_takes_words_of_others_for_markup(
    main_window: QMainWindow, project_file: Path, look: Look, preferences
):
    open_file(main_window, project_file)
    judge_as(main_window, ANNOTATOR)
    walk_reading(main_window, look.everywhere)
    assert look.rich == []
    assert look.unprintable == set()
    assert look.met >= {"annotator", "category", "own tag", "remark", "system", "tag"}
    assert look.met_in_tips >= {"annotator", "own tag", "system", "tag"}


def test_no_page_of_a_batch_takes_words_of_others_for_markup(
    main_window: QMainWindow, batch_file: Path, look: Look
):
    open_file(main_window, batch_file)
    main_window.resize(700, 500)
    look.everywhere()
    with open_batch(path=batch_file) as batch:
        candidates = batch_candidates(batch=batch)
    read(main_window, candidates)
    look.everywhere()
    assert look.rich == []
    assert look.unprintable == set()
    assert look.met >= {"annotator", "category", "file", "system", "tag"}
    assert look.met_in_tips >= {"system", "tag"}


def test_no_page_of_a_suite_takes_words_of_others_for_markup(
    main_window: QMainWindow, project_file: Path, look: Look
):
    open_quickly(main_window, project_file.with_name("hostile"))
    settle(main_window)
    look.everywhere()
    press(main_window, "Return")
    look.everywhere()
    assert look.rich == []
    assert look.unprintable == set()
    assert look.met >= {"category", "suite", "tag"}
    assert look.met_in_tips >= {"category", "tag"}


def test_no_dialog_takes_words_of_others_for_markup(
    main_window: QMainWindow, project_file: Path, batch_file: Path, look: Look
):
    open_file(main_window, project_file)
    folder = batch_file.parent
    write_system(folder, SYSTEM.split("/")[0])
    write_system(folder, "fir")
    (folder / "fir.align").unlink()
    (folder / "<i>oak.align").write_text("")

    failure = DiskError(f"{folder} is full.")
    problems = [Problem(str(folder / "a.txt"), f"no system is called {SYSTEM}", 1)]
    tasks = section(main_window, "Tasks")
    for begin in (
        partial(click, tasks, "New task set…"),
        partial(click, tasks, "Hand out…"),
        partial(drop, main_window, folder),
        partial(drop, main_window, batch_file),
        partial(ask_before_closing, main_window, str(failure)),
    ):
        look_in(QDialog, begin, main_window, look.everywhere)
    fail(main_window, failure)
    look.everywhere()
    fail(main_window, InputError(f"Mistakes in {folder}.", problems))
    look.everywhere()
    assert look.rich == []
    assert look.unprintable == set()
    assert look.met >= {"annotator", "category", "file", "remark", "system", "tag"}
    assert look.met_in_tips >= {"category", "file", "remark", "system"}
