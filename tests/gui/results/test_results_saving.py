"""Tables and pictures of the Results section, copied and saved."""

import io
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QWidget

from protest_core.db.project import Project
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.compute import score_table
from protest_core.scores.report import scores_report
from protest_core.tables.formats import render
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.widgets.plots import PlotView
from tests.gui.driving.dialogs import answer, choose_new_file, when_shown
from tests.gui.driving.finding import button, buttons, combo, description_of, name_of
from tests.gui.driving.plots import colours, drawn, plot, sideways
from tests.gui.driving.sections import turn_to
from tests.gui.driving.window import (
    choose_below,
    click,
    laid_out,
    message,
    pick,
    press,
    press_quickly,
)
from tests.gui.results.conftest import Show, signature

EXPORT = "Copy or save the table"
PLOTS = (
    "Scores of the systems",
    "Scores by category",
    "Upheld approvals by category",
    "Scores corrected by the audit",
)


def do(results: QWidget, entry: str) -> None:
    choose_below(results, EXPORT, entry)


def test_what_is_copied_is_the_report(show: Show, judged: Project):
    results, report = show(judged), scores_report(score_table(project=judged))
    for entry, how in (
        ("Copy as LaTeX", "latex"),
        ("Copy as text", "text"),
        ("Copy as CSV", "csv"),
    ):
        do(results, entry)
        text = QApplication.clipboard().text()
        assert text == "".join(render(report, how))
        assert ("A\\_B\\&C\\%\\#1" in text) == (how == "latex")
        assert message(results.window()) == "The table is on the clipboard."


def test_what_is_told_moves_nothing_that_could_be_clicked(show: Show, judged: Project):
    results = show(judged)
    export = button(results, EXPORT)
    before = export.mapTo(results, export.rect().center())
    do(results, "Copy as LaTeX")
    assert message(results.window()) == "The table is on the clipboard."
    laid_out(results)
    assert export.mapTo(results, export.rect().center()) == before


def test_each_view_copies_its_own_table_and_a_plot_none(show: Show, judged: Project):
    results = show(judged)
    turn_to(results, "Comparison")
    do(results, "Copy as CSV")
    expected = "".join(render(comparison_report(compare_systems(project=judged)), "csv"))
    assert QApplication.clipboard().text() == expected
    turn_to(results, "Audit")
    do(results, "Copy as CSV")
    assert "not_upheld" in QApplication.clipboard().text()
    turn_to(results, "Plot")
    assert EXPORT not in buttons(results)


def test_a_table_is_saved_by_the_suffix_or_the_chosen_kind(
    show: Show, judged: Project, tmp_path: Path, monkeypatch
):
    results, report = show(judged), scores_report(score_table(project=judged))
    for typed, kind, saved, how in (
        ("a.tex", "", "a.tex", "latex"),
        ("a.JSON", "", "a.JSON", "json"),
        ("a", "TSV (*.tsv)", "a.tsv", "tsv"),
        ("a.b", "", "a.b.csv", "csv"),
    ):
        asked = choose_new_file(monkeypatch, tmp_path / typed, kind)
        do(results, "Save…")
        content = (tmp_path / saved).read_text(encoding="utf-8")
        assert content == "".join(render(report, how))
        assert asked == [tmp_path / "scores.csv"]
        assert saved in message(results.window())


def test_a_table_replaces_nothing_without_being_asked(
    show: Show, judged: Project, tmp_path: Path, monkeypatch
):
    results = show(judged)
    path = tmp_path / "a.csv"
    path.write_text("before")
    choose_new_file(monkeypatch, path)
    met = when_shown(results, QMessageBox, lambda box: press_quickly(box, "Escape"))
    do(results, "Save…")
    assert len(met) == 1
    assert path.read_text() == "before"
    answer(results, "Replace")
    do(results, "Save…")
    assert path.read_text(encoding="utf-8").startswith("question,")


def test_a_project_is_not_replaced_by_a_table(
    show: Show, judged: Project, tmp_path: Path, monkeypatch, main_window: QMainWindow
):
    results = show(judged)
    other = tmp_path / "other.csv"
    other.write_bytes(judged.path.read_bytes())
    before = other.read_bytes()
    choose_new_file(monkeypatch, other)
    answer(results, "Replace")
    do(results, "Save…")
    assert other.read_bytes() == before
    assert "is a PROTEST project" in message(main_window)


def plot_shown(show: Show, project: Project, qtbot, name: str = PLOTS[0]) -> QWidget:
    """The section, with this plot drawn in it."""
    results = show(project)
    turn_to(results, "Plot")
    pick(results, "Plot", name)
    drawn(plot(results), qtbot)
    return results


def test_every_plot_is_drawn(show: Show, judged: Project, qtbot):
    results, pictures = show(judged), set()
    turn_to(results, "Plot")
    for name in PLOTS:
        pick(results, "Plot", name)
        drawn(plot(results), qtbot)
        found = colours(plot(results))
        assert "#ffffff" in found
        assert len(found) > 20
        assert name_of(plot(results)) == combo(results, "Plot").currentText() == name
        assert description_of(plot(results))
        pictures.add(frozenset(found))
    assert len(pictures) == len(PLOTS)


def test_a_plot_follows_the_colours_and_the_text_size(
    show: Show, judged: Project, main_window: QMainWindow, qtbot, qapp
):
    shown = plot(plot_shown(show, judged, qtbot))
    main_window.resize(1200, 800)
    drawn(shown, qtbot)
    assert "#005a8c" in colours(shown)
    height = shown.height()
    apply_theme(qapp, Scheme.DARK, 150)
    drawn(shown, qtbot)
    assert "#16191d" in colours(shown)
    assert "#005a8c" not in colours(shown)
    assert shown.height() > height


@pytest.mark.parametrize("percent", [100, 200, 300])
def test_where_a_plot_is_wider_than_the_window_it_is_scrolled_by_keys(
    show: Show, judged: Project, main_window: QMainWindow, qtbot, qapp, percent: int
):
    results = plot_shown(show, judged, qtbot)
    main_window.resize(1000, 700)
    apply_theme(qapp, Scheme.LIGHT, percent)
    drawn(plot(results), qtbot)
    assert plot(results).width() >= plot(results).sizeHint().width()
    bar = sideways(plot(results))
    plot(results).setFocus()
    press(results, "Right")
    assert (bar.value() > 0) == (bar.maximum() > 0) == (percent >= 200)


@pytest.mark.parametrize("percent", [100, 200, 300])
def test_the_text_of_a_plot_is_as_large_as_the_windows(qtbot, qapp, percent: int):
    view = PlotView()
    qtbot.addWidget(view)
    apply_theme(qapp, Scheme.LIGHT, percent)
    with qtbot.waitSignal(view.wanted) as wanted:
        view.show()
    (sheet,) = wanted.args
    inch = QFontInfo(view.font()).pixelSize() * 72 / 8.5  # a plot's text has 8.5 points
    assert sheet.dots_per_inch == pytest.approx(inch * view.devicePixelRatioF())


def test_where_there_is_nothing_to_draw_it_is_said(
    show: Show, compared: Project, main_window: QMainWindow, qtbot
):
    shown = plot(plot_shown(show, compared, qtbot, PLOTS[2]))
    assert "nobody has judged any approved candidate" in description_of(shown)
    assert len(colours(shown)) > 1  # it is written there
    assert message(main_window) == ""


@pytest.mark.parametrize(
    ("name", "begins"),
    [("a.pdf", b"%PDF"), ("a.svg", b"<?xml"), ("a.png", b"\x89PNG")],
)
def test_a_picture_is_saved_for_paper(
    show: Show, judged: Project, qtbot, tmp_path, monkeypatch, name, begins
):
    results = plot_shown(show, judged, qtbot)
    asked = choose_new_file(monkeypatch, tmp_path / name)
    button(results, "Save picture…").setFocus()
    press(results, "Space")
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert asked == [tmp_path / "scores.pdf"]
    assert name in message(results.window())
    if name.endswith("png"):
        image = Image.open(io.BytesIO((tmp_path / name).read_bytes()))
        assert image.getpixel((2, 2))[:3] == (255, 255, 255)
        assert image.text["Description"] == signature(results)


def test_a_picture_that_cannot_be_written_is_told(
    show: Show, judged: Project, main_window, qtbot, tmp_path, monkeypatch
):
    results = plot_shown(show, judged, qtbot)
    choose_new_file(monkeypatch, tmp_path / "nowhere" / "a.pdf")
    click(results, "Save picture…")
    assert "There is no folder" in message(main_window)
