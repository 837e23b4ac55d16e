"""The menu of the main window has the commands, and annotators do not see them."""

from PySide6.QtGui import QAction

from tests.builders.small_batch import write_batch
from tests.gui.driving.finding import plain
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.window import choose, click, entry, menu, open_file, press

COMMANDS = ("All answers or annotation", "Same example across systems")


def offered(window) -> list[QAction]:
    actions = menu(window, "View").actions()
    return [each for each in actions if plain(each.text()) in COMMANDS and each.isVisible()]


def test_both_are_in_the_menu_and_work_while_one_reads(main_window, judged):
    open_file(main_window, judged.path)
    assert [each.isEnabled() for each in offered(main_window)] == [False, False]
    click(main_window, "Read (10)")
    judging = JudgingDriver(main_window)
    choose(main_window, f"View/{COMMANDS[0]}")
    assert judging.shows("All answers")
    choose(main_window, f"View/{COMMANDS[1]}")
    assert not judging.shows("All answers")
    assert not entry(main_window, "Go/Next").isEnabled()
    press(main_window, "Alt+Left")
    assert [each.isEnabled() for each in offered(main_window)] == [False, False]


def test_annotators_have_none_of_it(main_window, project, tmp_path):
    batch = write_batch(project, tmp_path / "mail")
    open_file(main_window, batch)
    assert offered(main_window) == []
    press(main_window, "Return")
    judging = JudgingDriver(main_window)
    assert judging.place == "1 / 5"
    press(main_window, "O", "X")
    assert judging.shows("Judgement")
    assert offered(main_window) == []
    choose(main_window, "File/Close")
    assert [each.isEnabled() for each in offered(main_window)] == [False, False]
