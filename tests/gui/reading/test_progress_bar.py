import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from protest_gui.judging.progress import WorkProgress
from protest_gui.widgets.buttons import SingleClickButton
from protest_gui.widgets.state_bar import WorkBar


@pytest.fixture
def progress(qtbot: QtBot) -> WorkProgress:
    progress = WorkProgress()
    qtbot.addWidget(progress)
    progress.resize(310, 100)
    progress.show()
    qtbot.waitExposed(progress)
    assert progress.shown_place() == "0 / 0"
    return progress


def test_place_and_counts_are_read_as_text(progress: WorkProgress):
    progress.show_progress(12, 1084, 9, 2, 1)
    assert progress.shown_place() == "12 / 1,084"
    assert progress.shown_counts() == "9 done · 2 incomplete · 1 in conflict"
    assert progress.accessibleName().startswith("Example 12 of 1084: 9 done")


def test_what_there_is_none_of_is_not_counted(progress: WorkProgress):
    progress.show_progress(1, 84, 0, 0, 0)
    assert progress.shown_counts() == "0 done"


@pytest.mark.parametrize("name", ["previous", "next", "next_open"])
def test_buttons_lead_on_once_even_on_a_double_click(
    progress: WorkProgress, qtbot: QtBot, name: str
):
    progress.show_progress(2, 3, 0, 0, 0)
    said: list[str] = []
    getattr(progress, name).connect(lambda: said.append(name))
    button: SingleClickButton = getattr(progress, f"{name}_button")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert said == [name]
    qtbot.mouseDClick(button, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert said == [name]
    assert not button.hasFocus()


def test_at_the_ends_there_is_no_way_on(progress: WorkProgress):
    progress.show_progress(1, 3, 0, 0, 0)
    assert not progress.previous_button.isEnabled()
    assert progress.next_button.isEnabled()
    progress.show_progress(3, 3, 3, 0, 0)
    assert progress.previous_button.isEnabled()
    assert not progress.next_button.isEnabled()
    assert not progress.next_open_button.isEnabled()


def test_keys_stand_on_the_buttons(progress: WorkProgress):
    progress.set_keys("PgUp", "Enter", "N")
    buttons = (progress.previous_button, progress.next_button, progress.next_open_button)
    assert [button.key() for button in buttons] == ["PgUp", "Enter", "N"]
    assert "PgUp" in progress.previous_button.accessibleDescription()
    assert progress.previous_button.accessibleName() == "Previous"


def test_a_key_that_is_shown_makes_the_button_wider(progress: WorkProgress):
    before = progress.next_button.sizeHint().width()
    progress.set_keys("", "Ctrl+Shift+Enter", "")
    assert progress.next_button.sizeHint().width() > before


def test_the_bar_shows_each_part_in_its_share(progress: WorkProgress):
    progress.show_progress(1, 4, 1, 1, 1)
    picture = progress.findChild(WorkBar).grab().toImage()
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
    assert len(colours[2]) > 1  # in conflict: dotted
    assert len(colours[3]) == 1  # new: empty
    assert colours[0] != colours[3]
