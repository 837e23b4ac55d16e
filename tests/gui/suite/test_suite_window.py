"""Looking through a suite and correcting it, by keys alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton, QWidget

from protest_core.suite.saving import open_suite
from protest_gui.appearance.colours import DARK, LIGHT
from protest_gui.appearance.theme import Scheme, apply_theme
from tests.builders.small_suite import FILES, write_suite
from tests.gui.driving import dialogs, tables
from tests.gui.driving.finding import combo, field, find, shown, table, texts
from tests.gui.driving.judging import word_at
from tests.gui.driving.suite import SuiteDriver
from tests.gui.driving.window import (
    choose,
    click,
    close,
    drop,
    entry,
    held_up,
    is_nothing_open,
    laid_out,
    open_file,
    open_path,
    pick,
    settle,
    try_to_open,
    type_text,
)
from tests.gui.suite.conftest import Stored

SECOND_ANTECEDENT = ("Shift+N", "End", "Left", "Space", "Return")

# Looking through.


def test_an_example_is_shown_with_all_that_it_links(suite: SuiteDriver):
    suite.press("Return")
    assert suite.place == "1 / 5 · example 1"
    assert suite.words("Source") == {"The": False, "old": False, "lamp": True, "It": False}
    assert suite.words("Reference") == {"Lampe": False, "Sie": False}
    assert suite.pronoun == "It → Sie"
    assert suite.shown_text("Source") == "The old lamp stands here.\nIt is broken."


def test_one_walks_by_keys_and_comes_back_where_one_was(suite: SuiteDriver):
    suite.press("Return", "Return", "PgDown", "PgUp")
    assert suite.place == "2 / 5 · example 2"
    suite.press("Alt+Left")
    assert tables.place(suite.examples) == (1, 0)
    assert suite.examples.hasFocus()


def test_n_goes_to_the_next_doubtful_one(suite: SuiteDriver):
    suite.press("Return", "N")
    assert suite.place == "2 / 5 · example 2"
    assert "“guests” (last word)" in suite.warnings
    suite.press("N")
    assert "No other example" in suite.message


def test_the_list_is_filtered(suite: SuiteDriver):
    field(suite.window, "Search both texts").setFocus()
    type_text(suite.window, "laughed")
    suite.press("Return")
    assert suite.numbers == ["2"]
    assert "1 of 5 examples" in texts(suite.window)
    suite.click("Clear the filter")
    assert len(suite.numbers) == 5
    pick(suite.window, "To look at", "heads to check")
    assert suite.numbers == ["2"]
    categories = combo(suite.window, "Category")
    assert "anaphoric · inter-sentential · they (1, 1 to look at)" in [
        categories.itemText(row) for row in range(categories.count())
    ]


def test_more_context_can_be_seen(suite: SuiteDriver):
    suite.press("Return", "Ctrl+Down", "Ctrl+Down")
    assert "The guests saw it" in suite.shown_text("Source")


# Correcting.


def test_the_link_of_a_pronoun_is_corrected(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "P")
    assert "translate “It”" in suite.sentence
    assert suite.words("Reference") == {"Sie": True, "ist": False, "kaputt": False, ".": False}
    suite.press("Space", "Right", "Right", "Space", "Return")
    assert stored(1)["reference"] == {"pronoun": [2]}
    assert suite.words("Reference") == {"Lampe": False, "kaputt": True}
    assert suite.pronoun == "It → kaputt (by hand)"
    assert suite.saved == "Saved"
    assert suite.place == "1 / 5 · example 1"


def test_nothing_there_and_back_to_the_alignment(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "P", "Z")
    assert stored(1)["reference"] == {"pronoun": []}
    assert suite.pronoun == "It → nothing (by hand)"
    suite.press("P", "U")
    assert "reference" not in stored(1)


def test_the_link_of_an_antecedent_is_corrected_with_the_mouse(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "Shift+L")
    suite.click_word("alte", of="Reference")
    suite.click("Done")
    assert stored(1)["reference"] == {"antecedents": [[1, 2]]}


def test_the_head_is_corrected(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "Shift+H", "Left", "Left", "Space", "Return")
    assert stored(1)["antecedents"] == [{"line": 0, "span": [0, 3], "head": 0}]
    suite.press("Shift+H", "Z")
    assert stored(1)["antecedents"] == [{"line": 0, "span": [0, 3]}]


def test_the_words_of_an_antecedent_are_corrected(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "Shift+W", "Right", "Space", "Right", "Right", "Space", "Return")
    assert stored(1)["antecedents"] == [{"line": 0, "span": [1, 4], "head": 2}]


def test_an_antecedent_is_added_and_removed(suite: SuiteDriver, stored: Stored):
    suite.press("Return", *SECOND_ANTECEDENT)
    assert [each["line"] for each in stored(1)["antecedents"]] == [0, 1]
    assert suite.antecedent == "2  broken → kaputt"
    suite.press("V")
    assert suite.antecedent == suite.antecedents[0]
    suite.press("Shift+X")
    assert stored(1)["antecedents"] == [{"line": 1, "span": [2, 3]}]


def test_the_only_antecedent_stays_and_it_is_said_why(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "Shift+X")
    assert "needs an antecedent" in suite.message
    assert len(stored(1)["antecedents"]) == 1


def test_the_category_is_corrected_by_keys(suite: SuiteDriver, stored: Stored):
    suite.press("Return")
    suite.choose_category("Down")
    assert stored(1)["category"] == "anaphoric_inter_non-subject_it"
    assert suite.text("Source").hasFocus()


def test_a_category_that_cannot_be_is_shown_no_longer(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "N", "Return")
    assert suite.category == "pleonastic · it"
    suite.choose_category("Home")
    assert "needs an antecedent" in suite.message
    assert suite.category == "pleonastic · it"
    assert stored(3)["category"] == "pleonastic_it"


def test_an_example_is_removed_and_comes_back(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "PgDown", "Ctrl+Del")
    assert stored(2) is None
    assert suite.place == "2 / 4 · example 3"
    suite.press("Ctrl+Z")
    assert stored(2) is not None
    assert suite.place == "2 / 5 · example 2"
    suite.press("Ctrl+Y")
    assert stored(2) is None


def test_escape_changes_nothing(suite: SuiteDriver, stored: Stored):
    before = stored(1)
    suite.press("Return", "P", "Space")
    assert suite.sentence
    suite.press("Esc")
    assert stored(1) == before
    assert not suite.sentence
    suite.press("Shift+W", "Return")
    assert stored(1) == before


def test_undo_goes_where_it_happened(suite: SuiteDriver, stored: Stored):
    suite.press("Return", "P", "Z", "Return", "Return")
    assert suite.place == "3 / 5 · example 3"
    suite.press("Ctrl+Z")
    assert suite.place == "1 / 5 · example 1"
    assert "reference" not in stored(1)


# Saving.


def test_what_somebody_else_changed_is_not_overwritten(
    suite: SuiteDriver, directory: Path, tmp_path: Path, monkeypatch
):
    theirs = FILES["reference.txt"].replace("Sie ist", "Die ist")
    (directory / "reference.txt").write_text(theirs)
    suite.press("Return", "P", "Z")
    assert (directory / "examples.jsonl").read_text() == FILES["examples.jsonl"]
    assert "reference.txt of small was changed by somebody else" in suite.message
    assert suite.saved == "Not saved"
    assert suite.window.isWindowModified()
    new = tmp_path / "mine"
    dialogs.choose_file(monkeypatch, new)
    suite.click("Save as…")
    assert suite.message == ""
    assert not suite.window.isWindowModified()
    assert suite.window.windowTitle() == "mine[*] – PROTEST"
    assert open_suite(directory=new).contents.suite.examples[0].correction.pronoun == ()
    assert (directory / "reference.txt").read_text() == theirs


def test_closing_asks_about_what_could_not_be_saved(
    suite: SuiteDriver, directory: Path, main_window
):
    (directory / "reference.txt").write_text(FILES["reference.txt"] + "\n")
    suite.press("Return", "P", "Z")
    asked = dialogs.answer(main_window, "Stay")
    assert not close(main_window)
    assert len(asked) == 1
    asked = dialogs.answer(main_window, "Close and lose them")
    choose(main_window, "File/Close")
    assert len(asked) == 1
    assert is_nothing_open(main_window)


def test_closing_after_saving_elsewhere_loses_nothing_and_asks_once(
    suite: SuiteDriver, directory: Path, main_window, tmp_path: Path, monkeypatch
):
    (directory / "reference.txt").write_text(FILES["reference.txt"] + "\n")
    suite.press("Return", "P", "Z")
    new = tmp_path / "mine"
    dialogs.choose_file(monkeypatch, new)
    asked = dialogs.answer(main_window, "Save a copy…")
    assert close(main_window)
    assert len(asked) == 1
    assert open_suite(directory=new).contents.suite.examples[0].correction.pronoun == ()


def test_a_reload_shows_what_is_there_now(suite: SuiteDriver, directory: Path):
    lines = FILES["examples.jsonl"].splitlines(keepends=True)
    (directory / "examples.jsonl").write_text("".join(lines[:2]))
    choose(suite.window, "File/Reload")
    assert suite.numbers == ["1", "2"]


# Opening.


def test_a_suite_is_opened_from_the_menu(main_window, directory: Path, monkeypatch, preferences):
    dialogs.choose_folder(monkeypatch, directory)
    choose(main_window, "File/Open suite…")
    assert main_window.windowTitle().startswith("small[*]")
    assert preferences.recent_files == [directory]


def test_a_suite_is_opened_by_dropping_it(main_window, directory: Path):
    assert drop(main_window, directory)
    settle(main_window)
    assert main_window.windowTitle().startswith("small[*]")


def test_mistakes_are_listed_and_what_was_open_stays(main_window, tmp_path: Path):
    spoilt = FILES["examples.jsonl"].replace('"token":0', '"token":9')
    try_to_open(main_window, write_suite(tmp_path / "spoilt", examples_jsonl=spoilt))
    dialog = dialogs.dialog(main_window, "Mistakes in files")
    mistakes = tables.cells(table(dialog, "Mistakes"))
    assert len(mistakes) == 4
    assert "token 9 is not there" in mistakes[0][-1]
    assert is_nothing_open(main_window)
    click(dialog, "Close")


def test_a_project_takes_the_place_of_a_suite_and_back(
    suite: SuiteDriver, directory: Path, main_window, project
):
    suite.press("Return")
    open_file(main_window, project.path)
    assert not suite.is_shown
    assert not entry(main_window, "Edit/Undo").isEnabled()
    open_file(main_window, directory)
    assert suite.is_shown
    assert open_path(main_window) is None


def test_the_menus_know_a_suite(suite: SuiteDriver, main_window):
    assert entry(main_window, "File/Save suite as…").isEnabled()
    assert not entry(main_window, "File/Load systems…").isEnabled()
    suite.press("Return")
    assert entry(main_window, "Go/Next doubtful").isEnabled()
    suite.press("P", "Z")
    choose(main_window, "Edit/Undo")
    assert not entry(main_window, "Edit/Undo").isEnabled()


@pytest.mark.parametrize("percent", [100, 300])
def test_everything_fits_a_small_screen(suite: SuiteDriver, main_window, percent: int, qapp):
    apply_theme(qapp, Scheme.LIGHT, percent)
    main_window.resize(640, 480)
    suite.press("Return", "P")
    page = find(main_window, QWidget, "Suite")
    assert page.minimumSizeHint().width() <= 640
    assert page.minimumSizeHint().height() <= 400  # below the menus
    page.resize(640, 420)
    laid_out(page)
    for part in (suite.bar, suite.panel):
        for each in shown(part, QPushButton):
            assert each.width() >= each.minimumSizeHint().width()
            assert part.rect().contains(each.geometry())


def test_the_panel_stands_beside_the_text_where_there_is_room(
    suite: SuiteDriver, main_window, qapp
):
    suite.press("Return")
    assert suite.panel.mapTo(main_window, QPoint()).x() > main_window.width() / 3
    apply_theme(qapp, Scheme.LIGHT, 300)
    laid_out(main_window)
    main_window.resize(640, 480)
    laid_out(main_window)
    assert suite.panel.mapTo(main_window, QPoint()).x() < 100


def test_the_antecedents_are_walked_by_arrows(suite: SuiteDriver, stored: Stored):
    suite.press("Return", *SECOND_ANTECEDENT)
    suite.antecedent_list.setFocus()
    suite.press("Up")
    assert suite.antecedent_list.hasFocus()
    suite.press("Shift+X")
    assert stored(1)["antecedents"] == [{"line": 1, "span": [2, 3]}]


def test_the_words_to_choose_are_seen_in_a_low_window(suite: SuiteDriver, main_window, qapp):
    apply_theme(qapp, Scheme.LIGHT, 300)
    main_window.resize(640, 480)
    suite.press("Return", "P")
    laid_out(main_window)
    text = suite.text("Reference")
    assert text.viewport().visibleRegion().contains(word_at(text, "Sie"))


def test_warnings_are_readable_in_both_schemes(suite: SuiteDriver, qapp):
    suite.press("Return", "N")
    (label,) = suite.doubt_labels
    for scheme, colours in ((Scheme.DARK, DARK), (Scheme.LIGHT, LIGHT)):
        apply_theme(qapp, scheme, 100)
        laid_out(suite.window)
        picture = label.grab().toImage()
        assert picture.pixelColor(picture.width() // 2, 2).name() == colours.warning.lower()


def test_a_doubtful_head_that_is_right_is_doubtful_no_longer(suite: SuiteDriver, directory: Path):
    suite.press("Return", "N", "Shift+K")
    assert suite.warnings == ""
    assert "guests" not in (directory / "heads-to-check.tsv").read_text()
    assert suite.saved == "Saved"
    suite.press("Ctrl+Z")
    assert "guests" in suite.warnings
    assert "guests" in (directory / "heads-to-check.tsv").read_text()


def test_a_checked_head_and_a_correction_during_one_save_are_both_in_the_next(
    suite: SuiteDriver, directory: Path, stored: Stored
):
    suite.press("Return", "N")
    with held_up(suite.window):
        suite.press_quickly("P", "Z")
        assert suite.saved == "Saving…"
        suite.press_quickly("Shift+K", "Shift+L", "Z")
    settle(suite.window)
    assert stored(2)["reference"] == {"pronoun": [], "antecedents": [[]]}
    assert "guests" not in (directory / "heads-to-check.tsv").read_text()
    assert suite.saved == "Saved"
