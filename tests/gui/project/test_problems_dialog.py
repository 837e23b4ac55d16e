"""Mistakes in files: one list, which can be copied."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from protest_core.errors import InputError, Problem
from protest_gui.window.failures import ProblemsDialog
from tests.gui.driving.finding import button, table, texts
from tests.gui.driving.tables import cells, heads, tip

PROBLEMS = (
    Problem("a.txt", "double blank", 3, 7),
    Problem("a.txt", "2 lines where the source has 7"),
    Problem("b.align", "link 7-7 points outside", 12),
)
ERROR = InputError("The output of a, b cannot be used: 5 mistakes.", PROBLEMS, unlisted=2)


@pytest.fixture
def dialog(qtbot) -> Iterator[ProblemsDialog]:
    """Goes by itself when it is closed."""
    dialog = ProblemsDialog(ERROR)
    dialog.show()
    dialog.activateWindow()
    yield dialog
    if Shiboken.isValid(dialog):
        dialog.close()


def test_the_table_keeps_qts_rules(dialog: ProblemsDialog, qtmodeltester):
    qtmodeltester.check(table(dialog, "Mistakes").model())


def test_every_mistake_stands_in_the_table_with_its_place(dialog: ProblemsDialog):
    mistakes = table(dialog, "Mistakes")
    assert heads(mistakes) == ["File", "Line", "Column", "What is wrong"]
    assert cells(mistakes) == [
        ["a.txt", "3", "7", "double blank"],
        ["a.txt", "", "", "2 lines where the source has 7"],
        ["b.align", "12", "", "link 7-7 points outside"],
    ]
    assert tip(mistakes, 2, "What is wrong") == "link 7-7 points outside"


def test_the_summary_and_what_is_not_listed_are_told(dialog: ProblemsDialog):
    assert "The output of a, b cannot be used: 5 mistakes." in texts(dialog)
    assert "… and 2 more" in texts(dialog)


def test_copy_puts_all_on_the_clipboard(dialog: ProblemsDialog, qtbot):
    button(dialog, "Copy all").setFocus()
    qtbot.keyClick(button(dialog, "Copy all"), Qt.Key.Key_Space)
    assert QApplication.clipboard().text() == str(ERROR)
    assert dialog.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_esc_and_enter_close_it(dialog: ProblemsDialog, qtbot, key):
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(table(dialog, "Mistakes"), key)


def test_it_stands_in_nobodys_way(dialog: ProblemsDialog):
    assert not dialog.isModal()


def test_a_newer_list_takes_the_place_of_the_one_before(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    for error in (ERROR, InputError("Still one mistake.", PROBLEMS[:1])):
        ProblemsDialog(error, window).show()
    (left,) = [each for each in window.findChildren(ProblemsDialog) if each.isVisible()]
    assert "Still one mistake." in texts(left)
