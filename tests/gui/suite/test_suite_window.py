"""Looking through a suite and correcting it, by keys alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from protest_core.suite.saving import open_suite
from protest_gui.appearance.colours import DARK, LIGHT
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.suite.page import SuitePage
from protest_gui.window.failures import ProblemsDialog
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button
from tests.gui.driving.window import (
    choose,
    close,
    drop,
    entry,
    is_nothing_open,
    laid_out,
    open_file,
    open_path,
    settle,
)
from tests.small_suite import FILES, write_suite

_Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ENTER = _Key.Key_Return


def words(page: SuitePage, name: str) -> dict[str, bool]:
    """The highlighted words of source or reference, and whether each has a tick."""
    column = getattr(page.example_page.texts, name)
    return {word.text: word.mark.selected for word in column.text.words}


def place(page: SuitePage) -> str:
    return page.example_page.panel.place.text()


# Looking through.


def test_an_example_is_shown_with_all_that_it_links(page: SuitePage, press):
    press(ENTER)
    assert place(page) == "1 / 5 · example 1"
    assert words(page, "source") == {"The": False, "old": False, "lamp": True, "It": False}
    assert words(page, "reference") == {"Lampe": False, "Sie": False}
    assert page.example_page.panel.pronoun.text() == "It → Sie"
    assert page.example_page.texts.source.text.toPlainText().replace("\u00a0", " ") == (
        "The old lamp stands here .\nIt is broken ."
    )


def test_one_walks_by_keys_and_comes_back_where_one_was(page: SuitePage, press):
    press(ENTER, ENTER, _Key.Key_PageDown, _Key.Key_PageUp)
    assert place(page) == "2 / 5 · example 2"
    press(_Key.Key_Left, modifier=Qt.KeyboardModifier.AltModifier)
    assert page.list_page.isVisible()
    assert page.list_page.table.currentIndex().row() == 1
    assert page.list_page.table.hasFocus()


def test_n_goes_to_the_next_doubtful_one(page: SuitePage, press):
    press(ENTER, "n")
    assert place(page) == "2 / 5 · example 2"
    assert "“guests” (last word)" in page.example_page.panel.warnings.text()
    press("n")
    assert "None of the others" in page.example_page.banner.text


def test_the_list_is_filtered(page: SuitePage, main_window: MainWindow, press, qtbot):
    bar = page.list_page.filter
    bar.search.setFocus()
    qtbot.keyClicks(bar.search, "laughed")
    qtbot.keyClick(bar.search, ENTER)
    assert page.list_page.model.rows == (2,)
    assert page.list_page.count.text() == "1 of 5 examples"
    bar.clear()
    bar.doubt.setFocus()
    qtbot.keyClick(bar.doubt, _Key.Key_Down)
    qtbot.keyClick(bar.doubt, _Key.Key_Down)
    assert bar.doubt.currentText() == "heads to check"
    assert page.list_page.model.rows == (2,)
    assert "anaphoric · inter-sentential · they (1, 1 to look at)" in [
        bar.category.itemText(row) for row in range(bar.category.count())
    ]


def test_more_context_can_be_seen(page: SuitePage, press):
    press(ENTER, _Key.Key_Down, modifier=CTRL)
    press(_Key.Key_Down, modifier=CTRL)
    assert "The guests saw it" in page.example_page.texts.source.text.toPlainText()


# Correcting.


def test_the_link_of_a_pronoun_is_corrected(page: SuitePage, press, stored):
    press(ENTER, "p")
    assert "translate “It”" in page.example_page.texts.bar.text()
    assert words(page, "reference") == {"Sie": True, "ist": False, "kaputt": False, ".": False}
    press(_Key.Key_Space, _Key.Key_Right, _Key.Key_Right, _Key.Key_Space, ENTER)
    assert stored(1)["reference"] == {"pronoun": [2]}
    assert words(page, "reference") == {"Lampe": False, "kaputt": True}
    assert page.example_page.panel.pronoun.text() == "It → kaputt (by hand)"
    assert page.example_page.panel.saved.text() == "Saved"
    assert place(page) == "1 / 5 · example 1"


def test_nothing_there_and_back_to_the_alignment(page: SuitePage, press, stored):
    press(ENTER, "p", "z")
    assert stored(1)["reference"] == {"pronoun": []}
    assert page.example_page.panel.pronoun.text() == "It → nothing (by hand)"
    press("p", "u")
    assert "reference" not in stored(1)


def test_the_link_of_an_antecedent_is_corrected_with_the_mouse(
    page: SuitePage, press, stored, qtbot
):
    press(ENTER, "L")
    text = page.example_page.texts.reference.text
    point = text.word_boxes((0, 1))[0].center().toPoint()
    qtbot.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(point))
    button(page.example_page.texts.bar, "Done").click()
    settle(page.window())
    assert stored(1)["reference"] == {"antecedents": [[1, 2]]}


def test_the_head_is_corrected(page: SuitePage, press, stored):
    press(ENTER, "H", _Key.Key_Left, _Key.Key_Left, _Key.Key_Space, ENTER)
    assert stored(1)["antecedents"] == [{"line": 0, "span": [0, 3], "head": 0}]
    press("H", "z")
    assert stored(1)["antecedents"] == [{"line": 0, "span": [0, 3]}]


def test_the_words_of_an_antecedent_are_corrected(page: SuitePage, press, stored):
    press(ENTER, "W", _Key.Key_Right, _Key.Key_Space)
    press(_Key.Key_Right, _Key.Key_Right, _Key.Key_Space, ENTER)
    assert stored(1)["antecedents"] == [{"line": 0, "span": [1, 4], "head": 2}]


def test_an_antecedent_is_added_and_removed(page: SuitePage, press, stored):
    press(ENTER, "N", _Key.Key_End, _Key.Key_Left, _Key.Key_Space, ENTER)
    assert [each["line"] for each in stored(1)["antecedents"]] == [0, 1]
    listed = page.example_page.panel.antecedents
    assert listed.item(listed.currentRow()).text() == "2  broken → kaputt"
    press("v")
    assert listed.currentRow() == 0
    press("X")
    assert stored(1)["antecedents"] == [{"line": 1, "span": [2, 3]}]


def test_the_only_antecedent_stays_and_it_is_said_why(page: SuitePage, press, stored):
    press(ENTER, "X")
    assert "needs an antecedent" in page.example_page.banner.text
    assert len(stored(1)["antecedents"]) == 1


def test_the_category_is_corrected_by_keys(page: SuitePage, press, stored, qtbot):
    press(ENTER, "c")
    view = page.example_page.panel.category.view()
    qtbot.keyClick(view, _Key.Key_Down)
    qtbot.keyClick(view, ENTER)
    settle(page.window())
    assert stored(1)["category"] == "anaphoric_inter_non-subject_it"
    assert page.example_page.texts.source.text.hasFocus()


def test_a_category_that_cannot_be_is_shown_no_longer(page: SuitePage, press, stored, qtbot):
    press(ENTER, *["n"], ENTER)  # example 3, pleonastic
    panel = page.example_page.panel
    panel.category.setCurrentIndex(0)
    panel.category.activated.emit(0)
    settle(page.window())
    assert "needs an antecedent" in page.example_page.banner.text
    assert panel.category.currentText() == "pleonastic · it"
    assert stored(3)["category"] == "pleonastic_it"


def test_an_example_is_removed_and_comes_back(page: SuitePage, press, stored):
    press(ENTER, _Key.Key_PageDown)
    press(_Key.Key_Delete, modifier=CTRL)
    assert stored(2) is None
    assert place(page) == "2 / 4 · example 3"
    press("z", modifier=CTRL)
    assert stored(2) is not None
    assert place(page) == "2 / 5 · example 2"
    press("y", modifier=CTRL)
    assert stored(2) is None


def test_escape_changes_nothing(page: SuitePage, press, stored):
    before = stored(1)
    press(ENTER, "p", _Key.Key_Space, _Key.Key_Escape)
    assert stored(1) == before
    assert not page.example_page.texts.bar.isVisible()
    press("W", ENTER)
    assert stored(1) == before


def test_undo_goes_where_it_happened(page: SuitePage, press, stored):
    press(ENTER, "p", "z", ENTER, ENTER)
    assert place(page) == "3 / 5 · example 3"
    press("z", modifier=CTRL)
    assert place(page) == "1 / 5 · example 1"
    assert "reference" not in stored(1)


# Saving.


def test_what_somebody_else_changed_is_not_overwritten(
    page: SuitePage, press, suite: Path, main_window: MainWindow, tmp_path: Path, monkeypatch
):
    theirs = FILES["reference.txt"].replace("Sie ist", "Die ist")
    (suite / "reference.txt").write_text(theirs)
    press(ENTER, "p", "z")
    assert (suite / "examples.jsonl").read_text() == FILES["examples.jsonl"]
    assert "reference.txt of small was changed by somebody else" in page.saving_banner.text
    assert main_window.isWindowModified()
    new = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(new), ""))
    button(page.saving_banner, "Save As…").click()
    settle(main_window)
    assert not page.saving_banner.isVisible()
    assert not main_window.isWindowModified()
    assert main_window.windowTitle() == "mine[*] – PROTEST"
    assert open_suite(directory=new).contents.suite.examples[0].correction.pronoun == ()
    assert (suite / "reference.txt").read_text() == theirs


def test_closing_asks_about_what_could_not_be_saved(
    page: SuitePage, press, suite: Path, main_window: MainWindow
):
    (suite / "reference.txt").write_text(FILES["reference.txt"] + "\n")
    press(ENTER, "p", "z")
    met = when_shown(main_window, QMessageBox, lambda box: box.reject())
    assert not close(main_window)
    assert len(met) == 1
    met = when_shown(main_window, QMessageBox, lambda box: button(box, "Close and Lose It").click())
    choose(main_window, "File/Close")
    assert len(met) == 1
    assert is_nothing_open(main_window)


def test_a_reload_shows_what_is_there_now(page: SuitePage, suite: Path, main_window: MainWindow):
    lines = FILES["examples.jsonl"].splitlines(keepends=True)
    (suite / "examples.jsonl").write_text("".join(lines[:2]))
    choose(main_window, "File/Reload")
    assert main_window.findChild(SuitePage).list_page.model.rows == (1, 2)


# Opening.


def test_a_suite_is_opened_from_the_menu(
    main_window: MainWindow, suite: Path, monkeypatch, preferences
):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(suite))
    choose(main_window, "File/Open Suite…")
    assert main_window.windowTitle().startswith("small[*]")
    assert preferences.recent_files == [suite]


def test_a_suite_is_opened_by_dropping_it(main_window: MainWindow, suite: Path):
    assert drop(main_window, suite)
    settle(main_window)
    assert main_window.windowTitle().startswith("small[*]")


def test_mistakes_are_listed_and_what_was_open_stays(main_window: MainWindow, tmp_path: Path):
    spoilt = FILES["examples.jsonl"].replace('"token":0', '"token":9')
    directory = write_suite(tmp_path / "spoilt", examples_jsonl=spoilt)
    main_window.open_file(directory)
    settle(main_window)
    (dialog,) = main_window.findChildren(ProblemsDialog)
    assert len(dialog._error.problems) == 4
    assert "token 9 is not there" in str(dialog._error)
    assert is_nothing_open(main_window)
    dialog.close()


def test_a_project_takes_the_place_of_a_suite_and_back(
    page: SuitePage, main_window: MainWindow, project, press
):
    press(ENTER)
    open_file(main_window, project.path)
    assert not main_window.findChildren(SuitePage)
    assert entry(main_window, "Edit/Undo").isEnabled() is False
    main_window.open_file(page_path(project))
    settle(main_window)
    assert open_path(main_window) is None
    assert main_window.windowTitle().startswith("small[*]")


def page_path(project) -> Path:
    return project.path.with_name("small")


def test_the_menus_know_a_suite(page: SuitePage, main_window: MainWindow, press):
    assert entry(main_window, "File/Save Suite As…").isEnabled()
    assert not entry(main_window, "File/Load Systems…").isEnabled()
    press(ENTER)
    assert entry(main_window, "Go/Next doubtful").isEnabled()
    press("p", "z")
    choose(main_window, "Edit/Undo")
    assert not page.controller.draft.can_undo


@pytest.mark.parametrize("percent", [100, 300])
def test_everything_fits_a_small_screen(page: SuitePage, main_window, press, percent, qapp):
    apply_theme(qapp, Scheme.LIGHT, percent)
    main_window.resize(640, 480)
    press(ENTER, "p")
    needed = page.minimumSizeHint()
    assert needed.width() <= 640
    assert needed.height() <= 400  # below the menus
    page.resize(640, 420)
    laid_out(page)
    for each in (page.example_page.texts.bar, page.example_page.panel):
        for one in each.findChildren(QPushButton):
            if one.isVisible():
                assert one.width() >= one.minimumSizeHint().width()
                assert each.rect().contains(one.geometry())


def test_the_panel_stands_beside_the_text_where_there_is_room(page: SuitePage, press, qapp):
    press(ENTER)
    example = page.example_page
    assert example.panel.mapTo(page, QPoint()).x() > example.texts.width() / 2
    apply_theme(qapp, Scheme.LIGHT, 300)
    laid_out(page)
    page.resize(640, 480)
    laid_out(page)
    assert example.panel.mapTo(page, QPoint()).x() < 100


def test_the_antecedents_are_walked_by_arrows(page: SuitePage, press, stored):
    press(ENTER, "N", _Key.Key_End, _Key.Key_Left, _Key.Key_Space, ENTER)
    listed = page.example_page.panel.antecedents
    listed.setFocus()
    press(_Key.Key_Up)
    assert listed.hasFocus()
    press("X")
    assert stored(1)["antecedents"] == [{"line": 1, "span": [2, 3]}]


def test_the_words_to_choose_are_seen_in_a_low_window(page: SuitePage, press, main_window, qapp):
    apply_theme(qapp, Scheme.LIGHT, 300)
    main_window.resize(640, 480)
    press(ENTER)
    press("p")
    laid_out(page)
    text = page.example_page.texts.reference.text
    box = text.word_boxes((1, 0))[0].center().toPoint()
    assert text.viewport().visibleRegion().contains(box)


def test_doubts_are_readable_in_both_schemes(page: SuitePage, press, qapp):
    press(ENTER, "n")
    label = page.example_page.panel.warnings
    for scheme, colours in ((Scheme.DARK, DARK), (Scheme.LIGHT, LIGHT)):
        apply_theme(qapp, scheme, 100)
        laid_out(page)
        picture = label.grab().toImage()
        assert picture.pixelColor(picture.width() // 2, 2).name() == colours.warning.lower()


def test_a_doubtful_head_that_is_right_is_doubtful_no_longer(page: SuitePage, press, suite: Path):
    press(ENTER, "n", "K")
    assert not page.example_page.panel.warnings.isVisible()
    assert "guests" not in (suite / "heads-to-check.tsv").read_text()
    assert page.example_page.panel.saved.text() == "Saved"
    press("z", modifier=CTRL)
    assert page.example_page.panel.warnings.isVisible()
    assert "guests" in (suite / "heads-to-check.tsv").read_text()


def test_a_checked_head_and_a_correction_are_both_saved(
    page: SuitePage, press, suite: Path, stored
):
    page.controller.draft.check_head(2, 0)
    page.read((2,), 0)
    press("p", "z")
    assert stored(2)["reference"] == {"pronoun": []}
    assert "guests" not in (suite / "heads-to-check.tsv").read_text()
    assert page.is_saved
