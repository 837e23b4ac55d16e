import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from protest_gui.widgets.buttons import KeyButton


@pytest.fixture
def action(qapp) -> QAction:
    action = QAction("&Next")
    action.setShortcut("N")
    return action


@pytest.fixture
def button(action: QAction, qtbot: QtBot) -> KeyButton:
    button = KeyButton(action)
    qtbot.addWidget(button)
    assert button.text() == "Next"
    assert button.accessibleDescription() == "Key: N"
    return button


def test_a_button_follows_what_its_action_says_and_whether_it_can_be_done(
    button: KeyButton, action: QAction
):
    action.setText("Next doubtful")
    action.setShortcut("F2")
    action.setEnabled(False)
    assert button.text() == "Next doubtful"
    assert button.accessibleDescription() == "Key: F2"
    assert not button.isEnabled()
    action.setShortcut("")
    action.setEnabled(True)
    assert button.accessibleDescription() == ""
    assert button.isEnabled()


def test_a_click_triggers_the_action_once(button: KeyButton, action: QAction, qtbot: QtBot):
    triggered: list[str] = []
    action.triggered.connect(lambda: triggered.append("once"))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert triggered == ["once"]


def test_a_text_of_its_own_stays(action: QAction, qtbot: QtBot):
    button = KeyButton(action, "Done")
    qtbot.addWidget(button)
    action.setText("Previous")
    assert button.text() == "Done"


def test_an_action_outlives_its_button(action: QAction, qtbot: QtBot):
    """Pages of a project go with it, while the actions of the window stay."""
    button = KeyButton(action)
    with qtbot.waitSignal(button.destroyed):
        button.deleteLater()
    action.setShortcut("F3")
    action.setEnabled(False)
