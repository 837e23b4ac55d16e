"""A command is declared once: menu, key, key sheet and key editor have it from there."""

import pytest

from protest_core.commands import COMMANDS, Command, MenuPlace
from protest_core.translatable import Text
from protest_gui.keys.editor import KeyEditor
from protest_gui.keys.key_map import KeyMap
from protest_gui.keys.sheet import key_sheet_html
from tests.gui.driving.finding import table
from tests.gui.driving.tables import cells
from tests.gui.driving.window import entries, entry, new_window, settle

COPY = Command(
    "copy_source", "view", Text("Copy the source &sentence"), ("Ctrl+Alt+S",), MenuPlace("edit", 2)
)


@pytest.fixture(autouse=True)
def command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, COPY.id, COPY)


def test_it_stands_in_its_menu_with_its_key(preferences, qtbot):
    window = new_window(preferences)
    qtbot.addWidget(window)
    assert entries(window, "Edit")[-2:] == ["Correct links", "Copy the source sentence"]
    action = entry(window, "Edit/Copy the source sentence")
    assert action.shortcut().toString() == "Ctrl+Alt+S"
    assert not action.isEnabled()
    settle(window)


def test_its_key_is_on_the_sheet_and_in_the_editor(preferences, qtbot):
    keys = KeyMap(preferences)
    assert "Copy the source sentence" in key_sheet_html(keys)
    editor = KeyEditor(keys)
    qtbot.addWidget(editor)
    editor.show()
    assert ["", "Copy the source sentence", "Ctrl+Alt+S"] in cells(table(editor, "Commands"))
