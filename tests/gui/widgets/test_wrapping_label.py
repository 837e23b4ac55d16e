"""Text that people wrote, on the screen and on the clipboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from protest_gui.widgets.labels import WrappingLabel

NAME = "a-system-whose-name-is-longer-than-any-panel-is-wide"


@pytest.fixture
def label(qtbot: QtBot) -> WrappingLabel:
    label = WrappingLabel(f"1.  {NAME}\n2.  b")
    qtbot.addWidget(label)
    label.show()
    assert label.text() != label.accessibleName()  # there are places to break at
    return label


def test_what_is_copied_by_key_is_what_was_written(label: WrappingLabel) -> None:
    label.setSelection(0, len(label.text()))
    QTest.keySequence(label, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text() == f"1.  {NAME}\n2.  b"


def test_of_a_part_the_part_is_copied(label: WrappingLabel) -> None:
    label.setSelection(4, label.text().index("\n") - 4)
    QTest.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == NAME


def test_without_a_selection_the_clipboard_stays(label: WrappingLabel) -> None:
    QGuiApplication.clipboard().setText("before")
    QTest.keySequence(label, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text() == "before"
