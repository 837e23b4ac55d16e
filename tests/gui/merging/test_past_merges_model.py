"""The list of past merges."""

from PySide6.QtCore import Qt

from protest_core.batches.merge_rules import MergeRecord
from protest_gui.tasks.past_merges import PastMergesDialog, PastMergesModel
from protest_gui.widgets.table_view import CalmTable
from tests.gui.driving.finding import button

FIRST = MergeRecord(
    1, "b", "Ann", "a.protestbatch", "2026-01-02T03:04:05+00:00", "me", {"new": 1200}, None
)
SECOND = MergeRecord(
    2, None, "Ben", "t.tsv", "2026-01-03T03:04:05+00:00", "you", {}, "2026-01-04T03:04:05+00:00"
)


def test_the_newest_comes_first_with_who_when_and_how_many(qtmodeltester):
    model = PastMergesModel()
    qtmodeltester.check(model)
    model.show_merges((FIRST, SECOND))
    qtmodeltester.check(model)
    rows = [[model.index(row, at).data() for at in range(model.columnCount())] for row in (0, 1)]
    assert [row[1:4] for row in rows] == [["you", "t.tsv", "Ben"], ["me", "a.protestbatch", "Ann"]]
    assert rows[1][4:] == ["1,200", "·", "·", "·", ""]
    assert rows[0][0].startswith("2026-01-0")
    assert rows[0][8].startswith("2026-01-0")
    assert model.index(0, 4).data(Qt.ItemDataRole.AccessibleTextRole) == "0"


def test_only_what_was_not_undone_can_be_undone(qtbot):
    dialog = PastMergesDialog()
    qtbot.addWidget(dialog)
    dialog.show_merges((FIRST, SECOND))
    dialog.show()
    undo, table = button(dialog, "Undo this merge"), dialog.findChild(CalmTable)
    assert not undo.isEnabled()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.undo_wanted) as wanted:
        qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert wanted.args == [1]
    assert not undo.isEnabled()


def test_the_place_in_the_list_is_kept(qtbot):
    dialog = PastMergesDialog()
    qtbot.addWidget(dialog)
    dialog.show_merges((FIRST,))
    dialog.show_merges((FIRST, SECOND))
    assert dialog.findChild(CalmTable).currentIndex().row() == 1
