"""File → Write Report: made in the background, nothing replaced unasked, and shown afterwards."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox

from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button
from tests.gui.driving.window import choose, entry, open_file, settle

ENTRY = "File/Write Report…"


@pytest.fixture
def window(main_window: MainWindow, project: Project) -> MainWindow:
    evaluate(project=project)
    open_file(main_window, project.path)
    return main_window


def answer_dialog(monkeypatch: pytest.MonkeyPatch, path: object, kind: str = "") -> list:
    asked = []

    def get(_parent, _title, proposed, kinds, *_more, **_options):
        asked.append((proposed, kinds))
        return str(path), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", get)
    return asked


def test_a_name_that_is_too_long_is_told(window, tmp_path: Path, monkeypatch):
    answer_dialog(monkeypatch, tmp_path / ("a" * 300 + ".html"))
    choose(window, ENTRY)
    assert "File name too long. Choose a shorter name." in window.banner.text


def test_a_page_is_proposed_beside_the_project_and_written(window, tmp_path: Path, monkeypatch):
    asked = answer_dialog(monkeypatch, tmp_path / "mine.html")
    choose(window, ENTRY)
    text = (tmp_path / "mine.html").read_text(encoding="utf-8")
    assert text.lower().startswith("<!doctype html>")
    assert "small" in text
    assert asked[0][0] == str(tmp_path / "small-report.html")
    assert "mine.html" in window.banner.text


@pytest.mark.parametrize(("typed", "kind"), [("a.tex", ""), ("a", "LaTeX (*.tex)")])
def test_latex_is_written_where_it_is_asked_for(window, tmp_path, monkeypatch, typed, kind):
    answer_dialog(monkeypatch, tmp_path / typed, kind)
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
    answer_dialog(monkeypatch, tmp_path / "a.html")
    choose(window, ENTRY)
    assert asked == []
    show = button(window.banner, name)
    show.setFocus()
    qtbot.keyClick(show, Qt.Key.Key_Space)
    assert asked == [tmp_path / shown]


def test_where_nothing_can_show_it_that_is_told(window, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    answer_dialog(monkeypatch, tmp_path / "a.html")
    choose(window, ENTRY)
    button(window.banner, "Open").click()
    assert "a.html could not be opened here" in window.banner.text


def test_no_name_writes_nothing(window, tmp_path: Path, monkeypatch):
    before = sorted(tmp_path.iterdir())
    answer_dialog(monkeypatch, "")
    choose(window, ENTRY)
    assert sorted(tmp_path.iterdir()) == before
    assert not window.banner.isVisible()


def test_nothing_is_replaced_without_being_asked(window, tmp_path: Path, monkeypatch, qtbot):
    path = tmp_path / "a.html"
    path.write_text("before")
    answer_dialog(monkeypatch, path)
    met = when_shown(window, QMessageBox, lambda box: qtbot.keyClick(box, Qt.Key.Key_Escape))
    choose(window, ENTRY)
    assert len(met) == 1
    assert path.read_text() == "before"
    when_shown(window, QMessageBox, lambda box: button(box, "Replace").click())
    choose(window, ENTRY)
    assert path.read_text(encoding="utf-8") != "before"


def test_cancelling_writes_nothing(window, tmp_path: Path, monkeypatch):
    answer_dialog(monkeypatch, tmp_path / "a.html")
    action = entry(window, ENTRY)
    action.trigger()
    window.measuring.cancel()
    settle(window)
    assert not (tmp_path / "a.html").exists()
    assert "Stopped" in window.banner.text


def test_a_folder_that_is_not_there_is_told(window, tmp_path: Path, monkeypatch):
    answer_dialog(monkeypatch, tmp_path / "nowhere" / "a.html")
    choose(window, ENTRY)
    assert "There is no folder" in window.banner.text
    assert window.banner.text.endswith("Make it first.")


def test_without_a_project_there_is_nothing_to_report(main_window: MainWindow):
    assert not entry(main_window, ENTRY).isEnabled()
