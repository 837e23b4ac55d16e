"""The list of past merges."""

import pytest

from protest_core.batches.merge_rules import MergeRecord
from protest_gui.tasks.past_merges import PastMergesDialog
from tests.gui.driving.finding import button, table
from tests.gui.driving.tables import cells, heads, place, spoken
from tests.gui.driving.window import click, press

FIRST = MergeRecord(
    1, "b", "Ann", "a.protestbatch", "2026-01-02T03:04:05+00:00", "me", {"new": 1200}, None
)
SECOND = MergeRecord(
    2, None, "Ben", "t.tsv", "2026-01-03T03:04:05+00:00", "you", {}, "2026-01-04T03:04:05+00:00"
)


@pytest.fixture
def dialog(qtbot) -> PastMergesDialog:
    dialog = PastMergesDialog()
    qtbot.addWidget(dialog)
    dialog.show_merges((FIRST, SECOND))
    dialog.show()
    return dialog


def test_the_newest_comes_first_with_who_when_and_how_many(dialog, qtmodeltester):
    merges = table(dialog, "Past merges")
    qtmodeltester.check(merges.model())
    newest, oldest = cells(merges)
    assert heads(merges)[:5] == ["When", "By", "File", "Annotator", "New"]
    assert [newest[1:4], oldest[1:4]] == [
        ["you", "t.tsv", "Ben"],
        ["me", "a.protestbatch", "Ann"],
    ]
    assert oldest[4:] == ["1,200", "·", "·", "·", ""]
    assert newest[0].startswith("2026-01-0")
    assert newest[8].startswith("2026-01-0")
    assert spoken(merges, 0, "New") == "0"


def test_only_what_was_not_undone_can_be_undone(dialog, qtbot):
    undo = button(dialog, "Undo this merge")
    assert not undo.isEnabled()
    press(dialog, "Down")
    with qtbot.waitSignal(dialog.undo_wanted) as wanted:
        click(dialog, "Undo this merge")
    assert wanted.args == [1]
    assert not undo.isEnabled()


def test_the_place_in_the_list_is_kept(dialog):
    dialog.show_merges((FIRST,))
    dialog.show_merges((FIRST, SECOND))
    assert place(table(dialog, "Past merges"))[0] == 1
