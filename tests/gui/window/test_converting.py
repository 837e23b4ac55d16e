"""File → Convert: a project from a file of PROTEST 1.1, by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QDialog, QListView, QMainWindow

from tests.compat.protest11.old_files import small_master, write_old
from tests.gui.driving.dialogs import choose_file, dialog, dialogs
from tests.gui.driving.finding import button, description_of, field, find, says, table
from tests.gui.driving.tables import cells
from tests.gui.driving.window import (
    choose,
    click,
    is_nothing_open,
    message,
    open_path,
    press,
    type_text,
)

ENTRY = "File/Convert an older project…"
TITLE = "Convert an older project"
ACCOUNT = "Converted to old.protest"
OLD, NEW = "File of PROTEST 1.1", "New project"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return write_old(tmp_path / "old.db", small_master())


@pytest.fixture
def asked(main_window: QMainWindow) -> QDialog:
    choose(main_window, ENTRY)
    found = dialog(main_window, TITLE)
    assert not button(found, "Convert").isEnabled()
    return found


def fill_in(asked: QDialog, name: str, text: object) -> None:
    field(asked, name).setFocus()
    field(asked, name).selectAll()
    type_text(asked, str(text))


def test_return_converts_and_return_opens_what_was_made(asked, main_window, old: Path):
    fill_in(asked, OLD, old)
    assert field(asked, NEW).text() == str(old.with_suffix(".protest"))
    press(asked, "Return")
    account = dialog(main_window, ACCOUNT)
    assert is_nothing_open(main_window)
    assert says(account, "Reference: lamp/reference.de.")
    counts = {row[0]: row[1:] for row in cells(table(account, "Read and written"))}
    assert counts["judgements"] == ["4", "4", ""]
    press(account, "Return")
    assert open_path(main_window) == old.with_suffix(".protest")


def test_escape_makes_nothing(asked, main_window, old: Path):
    fill_in(asked, OLD, old)
    press(asked, "Escape")
    assert not old.with_suffix(".protest").exists()
    assert dialogs(main_window) == []


def test_what_is_not_as_it_was_is_listed(asked, main_window, old: Path):
    rows = small_master()
    rows["tag_annotations"] += [(number, 7, 2, "bad_translation") for number in range(10, 40)]
    write_old(old, rows)
    fill_in(asked, OLD, old)
    press(asked, "Return")
    account = dialog(main_window, ACCOUNT)
    counts = {row[0]: row[1:] for row in cells(table(account, "Read and written"))}
    assert counts["tags"] == ["32", "2", "see the notes"]
    notes = account.findChild(QListView).model()
    listed = [notes.index(row, 0).data() for row in range(notes.rowCount())]
    assert sum("is there twice" in note for note in listed) == 30
    press(account, "Escape")
    assert is_nothing_open(main_window)
    assert old.with_suffix(".protest").exists()


def test_without_a_reference_that_is_said(asked, main_window, old: Path):
    fill_in(asked, OLD, old)
    find(asked, QCheckBox, "None: all of them are systems").setFocus()
    press(asked, "Space")
    assert not field(asked, "Reference").isEnabled()
    press(asked, "Return")
    assert says(dialog(main_window, ACCOUNT), "No reference")


def test_a_mistake_is_told_and_what_was_typed_is_there_again(asked, main_window, old: Path):
    fill_in(asked, OLD, old)
    fill_in(asked, "Reference", "nobody")
    fill_in(asked, "Target language", "de")
    press(asked, "Return")
    assert "No corpus is called ‘nobody’" in message(main_window)
    click(main_window, "Change…")
    again = dialog(main_window, TITLE)
    assert field(again, OLD).text() == str(old)
    assert field(again, "Target language").text() == "de"
    field(again, "Reference").clear()
    press(again, "Return")
    assert dialog(main_window, ACCOUNT)


def test_a_file_that_is_not_there_is_told_beside_its_name(asked, tmp_path: Path):
    fill_in(asked, OLD, tmp_path / "nothing.db")
    press(asked, "Return")
    assert asked.isVisible()
    assert "There is no file" in description_of(field(asked, OLD))


def test_nothing_is_converted_onto_the_project_that_is_open(
    asked, main_window, old: Path, tmp_path: Path
):
    fill_in(asked, OLD, old)
    press(asked, "Return")
    press(dialog(main_window, ACCOUNT), "Return")
    choose(main_window, ENTRY)
    again = dialog(main_window, TITLE)
    fill_in(again, OLD, old)
    assert says(again, "unless it has judgements")
    press(again, "Return")
    assert again.isVisible()
    assert "is open in this window" in description_of(field(again, NEW))


def test_a_file_can_be_looked_for(asked, old: Path, monkeypatch):
    choose_file(monkeypatch, old)
    click(asked, f"Choose: {OLD}")
    assert field(asked, OLD).text() == str(old)
