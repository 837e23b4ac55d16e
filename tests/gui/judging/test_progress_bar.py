import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from protest_gui.judging.progress import WorkProgress
from protest_gui.widgets.state_bar import StateBar
from tests.gui.driving.finding import button, description_of, texts


@pytest.fixture
def actions() -> dict[str, QAction]:
    keys = {"Previous": "PgUp", "Next": "Enter", "Next open": "N"}
    actions = {name: QAction(name) for name in keys}
    for name, action in actions.items():
        action.setShortcut(keys[name])
    return actions


@pytest.fixture
def progress(qtbot: QtBot, actions: dict[str, QAction]) -> WorkProgress:
    progress = WorkProgress(*actions.values())
    qtbot.addWidget(progress)
    progress.resize(310, 100)
    progress.show()
    qtbot.waitExposed(progress)
    assert texts(progress)[0] == "0 / 0"
    return progress


def test_place_and_counts_are_read_as_text(progress: WorkProgress):
    progress.show_progress(12, 1084, 9, 2, 1)
    assert texts(progress)[0] == "12 / 1,084"
    assert texts(progress)[1] == "9 done · 2 incomplete · 1 contradictory"
    assert progress.accessibleName().startswith("Example 12 of 1084: 9 done")


def test_what_there_is_none_of_is_not_counted(progress: WorkProgress):
    progress.show_progress(1, 84, 0, 0, 0)
    assert texts(progress)[1] == "0 done"


@pytest.mark.parametrize("name", ["Previous", "Next", "Next open"])
def test_buttons_lead_on_once_even_on_a_double_click(
    progress: WorkProgress, actions: dict[str, QAction], qtbot: QtBot, name: str
):
    progress.show_progress(2, 3, 0, 0, 0)
    said: list[str] = []
    actions[name].triggered.connect(lambda: said.append(name))
    onward = button(progress, name)
    qtbot.mouseClick(onward, Qt.MouseButton.LeftButton)
    assert said == [name]
    qtbot.mouseDClick(onward, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(onward, Qt.MouseButton.LeftButton)
    assert said == [name]
    assert not onward.hasFocus()


def test_at_the_ends_there_is_no_way_on(progress: WorkProgress):
    progress.show_progress(1, 3, 0, 0, 0)
    assert not button(progress, "Previous").isEnabled()
    assert button(progress, "Next").isEnabled()
    progress.show_progress(3, 3, 3, 0, 0)
    assert button(progress, "Previous").isEnabled()
    assert not button(progress, "Next").isEnabled()
    assert not button(progress, "Next open").isEnabled()


def test_keys_stand_on_the_buttons(progress: WorkProgress, actions: dict[str, QAction]):
    descriptions = [description_of(button(progress, name)) for name in actions]
    assert descriptions == ["Key: PgUp", "Key: Enter", "Key: N"]


def test_a_longer_key_makes_the_button_wider(progress: WorkProgress, actions: dict[str, QAction]):
    before = button(progress, "Next").sizeHint().width()
    actions["Next"].setShortcut("Ctrl+Shift+Enter")
    assert button(progress, "Next").sizeHint().width() > before


def test_the_bar_shows_each_part_in_its_share(progress: WorkProgress):
    progress.show_progress(1, 4, 1, 1, 1)
    picture = progress.findChild(StateBar).grab().toImage()
    row = picture.height() // 2
    quarter = picture.width() // 4
    colours = [
        {
            picture.pixelColor(x, row + up).name()
            for x in range(part * quarter + 4, (part + 1) * quarter - 4)
            for up in (-1, 0, 1)
        }
        for part in range(4)
    ]
    assert len(colours[0]) == 1  # done: solid
    assert len(colours[1]) > 1  # incomplete: hatched
    assert len(colours[2]) > 1  # contradictory: dotted
    assert len(colours[3]) == 1  # new: empty
    assert colours[0] != colours[3]
