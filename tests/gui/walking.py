"""Goes through all pages of a project, and looks at each."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog

from protest_core.candidates.filter import CandidateFilter
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.comparing.adjudication import AdjudicationPage
from protest_gui.window.main_window import MainWindow
from tests.gui.driving import settle, when_shown


def walk_project(window: MainWindow, look: Callable[[], object]) -> None:
    page = window.pages.project_page
    sections = (page.overview_page, page.systems_page, page.tasks_page, page.agreement_page)
    for section in (*sections, page.results_page, page.about_page):
        page.show_section(section)
        settle(window)
        look()
    page.show_section(page.results_page)
    for at in range(page.results_page.tabs.count()):
        page.results_page.tabs.setCurrentIndex(at)
        settle(window)
        look()


def walk_reading(window: MainWindow, look: Callable[[], object]) -> None:
    window.resize(700, 500)  # where names are elided, and told in tips
    pages = window.pages
    project = pages.opened.project
    window.read_candidates(list_candidates(project=project, chosen=CandidateFilter()))
    look()
    for command in ("overview_panel", "across_systems", "across_systems", "overview_panel"):
        pages.reading_page.actions_by_command[command].trigger()
        look()
    window.adjudicating.begin()
    settle(window)
    assert isinstance(pages.reading_page, AdjudicationPage)
    look()
    window.tools.show_help()
    look()


def look_in(kind: type[QDialog], begin, window: MainWindow, look: Callable[[], object]) -> None:
    met = when_shown(window, kind, lambda _dialog: look())
    begin()
    settle(window)
    assert len(met) == 1
