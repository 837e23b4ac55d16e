"""The installed PySide6 counts references: one that does not ends the program after a while."""

import sys

from PySide6.QtWidgets import QLabel


def test_methods_without_a_result_leave_none_alone(qtbot):
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(1_000):
        label.setText("x")
    assert abs(sys.getrefcount(None) - before) < 100
