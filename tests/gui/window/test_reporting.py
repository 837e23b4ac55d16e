"""File → Write Report: made in the background, nothing replaced unasked, and shown afterwards."""

from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QMainWindow, QMessageBox

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from tests.gui.driving.dialogs import answer, choose_new_file, when_shown
from tests.gui.driving.finding import button, find, is_shown
from tests.gui.driving.window import (
    choose,
    click,
    entry,
    held_up,
    message,
    open_file,
    press,
    press_quickly,
    settle,
)

ENTRY = "File/Write report…"
STRIP = "Work under way"


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    evaluate(project=project)
    open_file(main_window, project.path)
    return main_window


def test_a_name_that_is_too_long_is_told(window, tmp_path: Path, monkeypatch):
    choose_new_file(monkeypatch, tmp_path / ("a" * 300 + ".html"))
    choose(window, ENTRY)
    assert "File name too long. Choose a shorter name." in message(window)


def test_a_page_is_proposed_beside_the_project_and_written(window, tmp_path: Path, monkeypatch):
    asked = choose_new_file(monkeypatch, tmp_path / "mine.html")
    choose(window, ENTRY)
    text = (tmp_path / "mine.html").read_text(encoding="utf-8")
    assert text.lower().startswith("<!doctype html>")
    assert "small" in text
    assert asked == [tmp_path / "small-report.html"]
    assert "mine.html" in message(window)


@pytest.mark.parametrize(("typed", "kind"), [("a.tex", ""), ("a", "LaTeX (*.tex)")])
def test_latex_is_written_where_it_is_asked_for(window, tmp_path, monkeypatch, typed, kind):
    choose_new_file(monkeypatch, tmp_path / typed, kind)
    choose(window, ENTRY)
    assert "\\begin{tabular" in (tmp_path / "a.tex").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "shown"), [("Open", "a.html"), ("Show the folder", "")])
def test_the_report_and_its_folder_are_opened_from_the_banner(
    window, tmp_path: Path, monkeypatch, qtbot, name, shown
):
    asked = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: asked.append(Path(url.toLocalFile())) or True
    )
    choose_new_file(monkeypatch, tmp_path / "a.html")
    choose(window, ENTRY)
    assert asked == []
    button(window, name).setFocus()
    press(window, "Space")
    assert asked == [tmp_path / shown]


def test_where_nothing_can_show_it_that_is_told(window, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    choose_new_file(monkeypatch, tmp_path / "a.html")
    choose(window, ENTRY)
    click(window, "Open")
    assert "a.html could not be opened here" in message(window)


def test_no_name_writes_nothing(window, tmp_path: Path, monkeypatch):
    before = sorted(tmp_path.iterdir())
    choose_new_file(monkeypatch, None)
    choose(window, ENTRY)
    assert sorted(tmp_path.iterdir()) == before
    assert message(window) == ""


def test_nothing_is_replaced_without_being_asked(window, tmp_path: Path, monkeypatch, qtbot):
    path = tmp_path / "a.html"
    path.write_text("before")
    choose_new_file(monkeypatch, path)
    met = when_shown(window, QMessageBox, lambda box: press_quickly(box, "Escape"))
    choose(window, ENTRY)
    assert len(met) == 1
    assert path.read_text() == "before"
    answer(window, "Replace")
    choose(window, ENTRY)
    assert path.read_text(encoding="utf-8") != "before"


def test_cancelling_writes_nothing(window, tmp_path: Path, monkeypatch, qtbot):
    choose_new_file(monkeypatch, tmp_path / "a.html")
    with held_up(window):
        entry(window, ENTRY).trigger()
        qtbot.waitUntil(lambda: is_shown(window, QFrame, STRIP))
        button(find(window, QFrame, STRIP), "Cancel").click()
    settle(window)
    assert not (tmp_path / "a.html").exists()
    assert "Stopped" in message(window)


def test_a_folder_that_is_not_there_is_told(window, tmp_path: Path, monkeypatch):
    choose_new_file(monkeypatch, tmp_path / "nowhere" / "a.html")
    choose(window, ENTRY)
    assert "There is no folder" in message(window)
    assert message(window).endswith("Make it first.")


def test_without_a_project_there_is_nothing_to_report(main_window: QMainWindow):
    assert not entry(main_window, ENTRY).isEnabled()
