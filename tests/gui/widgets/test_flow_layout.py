from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget

from protest_gui.widgets.layout import FlowLayout


def test_a_hidden_button_leaves_no_gap(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    flow = FlowLayout(window)
    first, hidden, last = buttons = [QPushButton(text) for text in ("One", "Two", "Three")]
    for each in buttons:
        flow.addWidget(each)
    window.resize(600, 100)
    window.show()
    first_gap = hidden.x() - first.geometry().right()
    hidden.hide()
    flow.setGeometry(QRect(0, 0, 600, 100))
    assert last.x() - first.geometry().right() == first_gap
