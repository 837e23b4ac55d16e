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


def test_the_height_follows_buttons_that_come_change_and_go(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    flow = FlowLayout(window)
    first, second = QPushButton("One"), QPushButton("Two")
    flow.addWidget(first)
    window.show()
    width = first.sizeHint().width() + second.sizeHint().width() + flow.spacing()
    one_line = flow.heightForWidth(width)
    flow.addWidget(second)
    second.show()
    assert flow.heightForWidth(width) == one_line
    second.setText("Two, and more")
    assert flow.heightForWidth(width) > one_line
    flow.takeAt(1)
    assert flow.heightForWidth(width) == one_line
