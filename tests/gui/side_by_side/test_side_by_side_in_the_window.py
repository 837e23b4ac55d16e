"""In the main window: the menu has the commands, and annotators do not see them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from protest_core.candidates.filter import CandidateFilter
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.comparing.page import ResearchPage
from tests.gui.driving.finding import plain
from tests.gui.driving.window import choose, entry, menu, open_file, settle
from tests.small_batch import write_batch

COMMANDS = ("Overview panel or annotation panel", "Same example across systems")


def offered(window) -> list[QAction]:
    actions = menu(window, "View").actions()
    return [each for each in actions if plain(each.text()) in COMMANDS and each.isVisible()]


def test_both_are_in_the_menu_and_work_while_one_reads(main_window, judged):
    open_file(main_window, judged.path)
    assert [each.isEnabled() for each in offered(main_window)] == [False, False]
    candidates = list_candidates(project=judged, chosen=CandidateFilter())
    main_window.read_candidates(candidates)
    settle(main_window)
    page = main_window.pages.reading_page
    assert isinstance(page, ResearchPage)
    choose(main_window, f"View/{COMMANDS[0]}")
    assert page.overview.isVisible()
    choose(main_window, f"View/{COMMANDS[1]}")
    assert page.across.isVisible()
    assert not entry(main_window, "Go/Next").isEnabled()
    main_window.pages.show_project_page()
    assert [each.isEnabled() for each in offered(main_window)] == [False, False]


def test_annotators_have_none_of_it(main_window, project, tmp_path, qtbot):
    batch = write_batch(project, tmp_path / "mail")
    open_file(main_window, batch)
    assert offered(main_window) == []
    main_window.read_candidates(main_window.pages.batch_page.state.candidates)
    settle(main_window)
    page = main_window.pages.reading_page
    assert not isinstance(page, ResearchPage)
    for key in (Qt.Key.Key_O, Qt.Key.Key_X):
        qtbot.keyClick(main_window.focusWidget(), key)
    assert page.panel.isVisible()
    assert offered(main_window) == []
    main_window.close_project()
    assert [each.isEnabled() for each in offered(main_window)] == [False, False]
