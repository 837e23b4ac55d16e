"""Tables and pictures of the Results section, copied and saved."""

import io
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from protest_core.db.project import Project
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.compute import score_table
from protest_core.scores.report import scores_report
from protest_core.tables.model import Format
from protest_core.tables.render import render
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.numbers.results import ResultsPage
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button, plain
from tests.gui.driving.window import settle
from tests.gui.results.conftest import Show


def answer_dialog(monkeypatch: pytest.MonkeyPatch, path: str, kind: str = "") -> list:
    asked = []

    def get(_parent, title, proposed, kinds, *_more, **_options):
        asked.append((title, proposed, kinds))
        return path, kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", get)
    return asked


def do(page: ResultsPage, entry: str) -> None:
    (action,) = [a for a in page.export.menu().actions() if plain(a.text()) == entry]
    action.trigger()


@pytest.mark.parametrize(
    ("entry", "how"),
    [
        ("Copy as LaTeX", Format.LATEX),
        ("Copy as text", Format.TEXT),
        ("Copy as CSV", Format.CSV),
    ],
)
def test_what_is_copied_is_the_report(show: Show, judged: Project, entry: str, how: Format):
    page = show(judged)
    do(page, entry)
    text = QApplication.clipboard().text()
    assert text == "".join(render(scores_report(score_table(project=judged)), how))
    assert ("A\\_B\\&C\\%\\#1" in text) == (how is Format.LATEX)
    assert page.banner.text == "The table is on the clipboard."


def test_each_view_copies_its_own_table_and_a_plot_none(show: Show, judged: Project):
    page = show(judged)
    page.tabs.setCurrentIndex(1)
    do(page, "Copy as CSV")
    expected = "".join(render(comparison_report(compare_systems(project=judged)), Format.CSV))
    assert QApplication.clipboard().text() == expected
    page.tabs.setCurrentIndex(2)
    do(page, "Copy as CSV")
    assert "not_upheld" in QApplication.clipboard().text()
    page.tabs.setCurrentIndex(page.tabs.count() - 1)
    assert not page.export.isVisible()


@pytest.mark.parametrize(
    ("typed", "kind", "saved", "how"),
    [
        ("a.tex", "", "a.tex", Format.LATEX),
        ("a.JSON", "", "a.JSON", Format.JSON),
        ("a", "TSV (*.tsv)", "a.tsv", Format.TSV),
        ("a.b", "", "a.b.csv", Format.CSV),
    ],
)
def test_a_table_is_saved_by_the_suffix_or_the_chosen_kind(
    show: Show, judged: Project, tmp_path: Path, monkeypatch, typed, kind, saved, how
):
    page = show(judged)
    asked = answer_dialog(monkeypatch, str(tmp_path / typed), kind)
    do(page, "Save…")
    content = (tmp_path / saved).read_text(encoding="utf-8")
    assert content == "".join(render(scores_report(score_table(project=judged)), how))
    assert asked[0][1] == str(tmp_path / "scores.csv")
    assert saved in page.banner.text


def test_a_table_replaces_nothing_without_being_asked(
    show: Show, judged: Project, tmp_path: Path, monkeypatch, qtbot
):
    page = show(judged)
    path = tmp_path / "a.csv"
    path.write_text("before")
    answer_dialog(monkeypatch, str(path))
    met = when_shown(page, QMessageBox, lambda box: qtbot.keyClick(box, Qt.Key.Key_Escape))
    do(page, "Save…")
    assert len(met) == 1
    assert path.read_text() == "before"
    when_shown(page, QMessageBox, lambda box: button(box, "Replace").click())
    do(page, "Save…")
    assert path.read_text(encoding="utf-8").startswith("question,")


def test_a_project_is_not_replaced_by_a_table(
    show: Show, judged: Project, tmp_path: Path, monkeypatch, main_window: MainWindow
):
    page = show(judged)
    other = tmp_path / "other.csv"
    other.write_bytes(judged.path.read_bytes())
    before = other.read_bytes()
    answer_dialog(monkeypatch, str(other))
    when_shown(page, QMessageBox, lambda box: button(box, "Replace").click())
    do(page, "Save…")
    assert other.read_bytes() == before
    assert "is a PROTEST project" in main_window.banner.text


def plot_shown(show: Show, project: Project, main_window: MainWindow, qtbot, at: int = 0):
    page = show(project)
    page.tabs.setCurrentIndex(page.tabs.count() - 1)
    page.plot.choice.setFocus()
    for _ in range(at):
        qtbot.keyClick(page.plot.choice, Qt.Key.Key_Down)
    drawn(page, main_window, qtbot)
    return page


def drawn(page: ResultsPage, main_window: MainWindow, qtbot) -> None:
    """After the pause in which nothing changes."""
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not page.plot.view._pause.isActive())
    settle(main_window)
    QApplication.processEvents()  # what was drawn may need more room


def colours(page: ResultsPage) -> set:
    image = page.plot.view.grab().toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(0, image.height(), 2)
    }


@pytest.mark.parametrize("at", range(4))
def test_every_plot_is_drawn(show: Show, judged: Project, main_window, qtbot, at: int):
    page = plot_shown(show, judged, main_window, qtbot, at)
    found = colours(page)
    assert "#ffffff" in found
    assert len(found) > 20
    assert page.plot.view.accessibleName() == page.plot.choice.currentText()
    assert page.plot.view.accessibleDescription()


def test_a_plot_follows_the_colours_and_the_text_size(
    show: Show, judged: Project, main_window, qtbot, qapp
):
    page = plot_shown(show, judged, main_window, qtbot)
    main_window.resize(1200, 800)
    drawn(page, main_window, qtbot)
    assert "#005a8c" in colours(page)
    height = page.plot.view.height()
    apply_theme(qapp, Scheme.DARK, 150)
    drawn(page, main_window, qtbot)
    assert "#16191d" in colours(page)
    assert "#005a8c" not in colours(page)
    assert page.plot.view.height() > height


@pytest.mark.parametrize("percent", [100, 200, 300])
def test_the_text_of_a_plot_is_as_large_as_the_windows(
    show: Show, judged: Project, main_window, qtbot, qapp, percent: int
):
    """Where the window is too narrow for that, the plot is scrolled sideways by keys."""
    page = plot_shown(show, judged, main_window, qtbot)
    main_window.resize(1000, 700)
    apply_theme(qapp, Scheme.LIGHT, percent)
    drawn(page, main_window, qtbot)
    view = page.plot.view
    inch = QFontInfo(view.font()).pixelSize() * 72 / 8.5  # a plot's text has 8.5 points
    assert view._sheet().dots_per_inch == pytest.approx(inch * view.devicePixelRatioF())
    assert view._size().width() * view.devicePixelRatioF() == view._image.width()
    assert view.width() >= view._size().width()
    bar = page.plot.wide.horizontalScrollBar()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert (bar.value() > 0) == (bar.maximum() > 0) == (percent >= 200)


def test_where_there_is_nothing_to_draw_it_is_said(
    show: Show, compared: Project, main_window, qtbot
):
    page = plot_shown(show, compared, main_window, qtbot, at=2)
    assert "nobody has judged any approved candidate" in page.plot.view._sentence
    assert page.plot.view._image is None
    assert not main_window.banner.isVisible()


@pytest.mark.parametrize(
    ("name", "begins"),
    [("a.pdf", b"%PDF"), ("a.svg", b"<?xml"), ("a.png", b"\x89PNG")],
)
def test_a_picture_is_saved_for_paper(
    show: Show, judged: Project, main_window, qtbot, tmp_path, monkeypatch, name, begins
):
    page = plot_shown(show, judged, main_window, qtbot)
    asked = answer_dialog(monkeypatch, str(tmp_path / name))
    save = button(page, "Save picture…")
    save.setFocus()
    qtbot.keyClick(save, Qt.Key.Key_Space)
    settle(main_window)
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert asked[0][1] == str(tmp_path / "scores.pdf")
    assert name in page.banner.text
    if name.endswith("png"):
        image = Image.open(io.BytesIO((tmp_path / name).read_bytes()))
        assert image.getpixel((2, 2))[:3] == (255, 255, 255)
        assert image.text["Description"] == page.signature.signature


def test_a_picture_that_cannot_be_written_is_told(
    show: Show, judged: Project, main_window, qtbot, tmp_path, monkeypatch
):
    page = plot_shown(show, judged, main_window, qtbot)
    answer_dialog(monkeypatch, str(tmp_path / "nowhere" / "a.pdf"))
    button(page, "Save picture…").click()
    settle(main_window)
    assert "There is no folder" in main_window.banner.text
