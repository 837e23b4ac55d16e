"""The language of the windows, chosen when the program starts."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from protest_core.batches.export import export_batches
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.statistics.proportions import Interval
from protest_core.tables.model import AllJudged, Column, Kind, Table
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from protest_core.translatable import Text
from protest_gui.main import Windows
from protest_gui.preferences import Preferences
from protest_gui.project.filter_bar import FilterBar
from protest_gui.translations import ENGLISH, best_language, show_language, tr, translated
from protest_gui.widgets.table_model import TableModel
from tests.gui.driving.dialogs import answer
from tests.gui.driving.finding import button, plain
from tests.gui.driving.window import (
    choose,
    click,
    close,
    entry,
    judge_as,
    new_window,
    open_file,
    press,
    settle,
)
from tools.texts import LRELEASE

ESPERANTO = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo">
<context><name></name>
<message><source>&amp;File</source><translation>&amp;Dosiero</translation></message>
<message numerus="yes"><source>%n candidates</source><translation>
<numerusform>%n kandidato</numerusform><numerusform>%n kandidatoj</numerusform>
</translation></message>
</context>
</TS>
"""


def test_what_a_translator_wrote_is_shown_and_the_rest_in_english(
    qapp: QApplication, tmp_path: Path, preferences: Preferences, qtbot: QtBot
):
    (tmp_path / "protest_eo.ts").write_text(ESPERANTO, encoding="utf-8")
    subprocess.run([*LRELEASE, tmp_path / "protest_eo.ts"], check=True)
    try:
        assert best_language(["eo_XX"], tmp_path) == "eo"
        show_language(qapp, "eo", tmp_path)
        window = new_window(preferences)
        qtbot.addWidget(window)
        assert [plain(each.text()) for each in window.menuBar().actions()][:2] == [
            "Dosiero",
            "Edit",
        ]
        assert [translated(candidates(number)) for number in (1, 2)] == [
            "1 kandidato",
            "2 kandidatoj",
        ]
    finally:
        show_language(qapp, ENGLISH)
    assert [tr("&File"), *map(candidates, (1, 2_000))] == [
        "&File",
        "1 candidate",
        "2,000 candidates",
    ]


def test_without_a_translation_all_stays_english(tmp_path: Path):
    assert best_language(["eo"], tmp_path) == ENGLISH


def test_the_persons_own_choice_comes_before_the_batch_and_that_before_the_system(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _locale: ["fr-CA", "fr"])
    assert best_language(["en", "de"]) == "en"
    assert best_language(["", "de_AT"]) == "de"
    assert best_language(["", ""]) == "fr"
    assert best_language(["", "eo"]) == "fr"


@pytest.fixture
def windows(preferences: Preferences, qapp: QApplication) -> Iterator[Windows]:
    preferences.language = ENGLISH
    hook = sys.excepthook
    windows = Windows(preferences)
    windows.show(None)
    yield windows
    last = shown(windows)
    close(last)
    windows.window = None
    last.deleteLater()
    sys.excepthook = hook
    show_language(qapp, ENGLISH)


def shown(windows: Windows) -> QMainWindow:
    assert windows.window is not None
    return windows.window


def test_a_language_that_is_chosen_is_shown_at_once_with_what_is_open(
    windows: Windows, project: Project, qtbot: QtBot
):
    before = shown(windows)
    open_file(before, project.path)
    title = before.windowTitle()
    choose(before, "View/Language/Deutsch")
    qtbot.waitUntil(lambda: windows.window is not before)
    settle(shown(windows))
    assert shown(windows).windowTitle() == title
    assert QLocale().language() is QLocale.Language.German


def test_who_stays_for_unsaved_work_stays_with_the_language(
    windows: Windows, project: Project, preferences: Preferences
):
    window = shown(windows)
    open_file(window, project.path)
    judge_as(window, "Ada")
    click(window, "Read (5)")
    aside = project.path.rename(project.path.with_suffix(".aside"))
    press(window, "2")
    asked = answer(window, "Stay")
    choose(window, "View/Language/Deutsch")
    aside.rename(project.path)
    click(window, "Try again")
    assert asked
    assert preferences.language == ENGLISH
    assert entry(window, "View/Language/English").isChecked()
    assert shown(windows) is window


@pytest.fixture
def german_batch(project: Project, tmp_path: Path) -> Path:
    evaluate(project=project)
    create_task_set(project=project, settings=TaskSettings("pilot", included=Included.EVERYTHING))
    (made,) = export_batches(
        project=project,
        task_set="pilot",
        annotators=["Ada"],
        directory=tmp_path,
        language="de",
    )
    return made.path


def test_a_batch_greets_in_the_language_that_it_is_for(
    windows: Windows, german_batch: Path, preferences: Preferences, qtbot: QtBot
):
    preferences.language = ""
    before = shown(windows)
    before.open_file(german_batch)
    qtbot.waitUntil(lambda: windows.window is not before)
    settle(shown(windows))
    assert shown(windows).windowTitle().startswith(german_batch.name)
    assert button(shown(windows), "Beginnen").isVisible()


def test_who_has_chosen_a_language_is_not_spoken_to_in_that_of_the_batch(
    windows: Windows, german_batch: Path
):
    open_file(shown(windows), german_batch)
    assert button(shown(windows), "Start").isVisible()


def candidates(number: int) -> Text:
    return Text("%n candidates", "", number, one="%n candidate")


def test_the_button_of_a_filter_is_not_called_like_an_answer(qapp: QApplication, qtbot: QtBot):
    show_language(qapp, "de")
    try:
        bar = FilterBar()
        qtbot.addWidget(bar)
        bar.show()
        assert button(bar, tr("Clear the filter")).text() == "Zurücksetzen"
    finally:
        show_language(qapp, ENGLISH)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (ENGLISH, ["1,440", "12.3", "0.45–0.61", "−3.1 to +2.4", "all judged"]),
        ("de", ["1.440", "12,3", "0,45–0,61", "−3,1 bis +2,4", "alle beurteilt"]),
        ("fr", ["1\u202f440", "12,3", "0,45–0,61", "−3,1 à +2,4", "tous jugés"]),
    ],
)
def test_figures_of_tables_are_written_as_the_language_writes_them(
    qapp: QApplication, language: str, expected: list[str]
):
    cells = [(Kind.TEXT, "1,440.5"), (Kind.COUNT, 1440), (Kind.PERCENT, 0.123)]
    cells += [(Kind.DECIMAL, Interval(0.45, 0.61)), (Kind.POINTS, Interval(-0.031, 0.024))]
    cells += [(Kind.PERCENT, AllJudged(Interval(0.5, 0.5)))]
    columns = [
        Column(str(at), value=lambda _, value=value: value, kind=kind)
        for at, (kind, value) in enumerate(cells)
    ]
    model = TableModel()
    show_language(qapp, language)
    try:
        model.show_table(Table("t", "Title", columns, [None]))
        shown = [model.index(0, at).data() for at in range(len(cells))]
    finally:
        show_language(qapp, ENGLISH)
    assert shown == ["1,440.5", *expected]
