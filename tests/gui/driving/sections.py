"""The sections of a project's page, by their names in the list at the left."""

from PySide6.QtWidgets import QListWidget, QTabBar, QWidget

from tests.gui.driving.finding import find, is_shown, name_of, plain, shown
from tests.gui.driving.window import settle


def section(window: QWidget, name: str) -> QWidget:
    """Go there; `Overview`, `Systems`, `Tasks`, `Agreement`, `Results`, `About this project`."""
    found = section_quickly(window, name)
    settle(window)
    return found


def section_quickly(window: QWidget, name: str) -> QWidget:
    """Open a section without waiting until it is read."""
    names = find(window, QListWidget, "Sections")
    names.setCurrentRow(sections(window).index(name))
    # A table in it may have the same name.
    return next(each for each in shown(window) if name_of(each) == name)


def sections(window: QWidget) -> list[str]:
    names = find(window, QListWidget, "Sections")
    return [plain(names.item(row).text()) for row in range(names.count())]


def is_project_shown(window: QWidget) -> bool:
    return is_shown(window, QListWidget, "Sections")


def is_batch_shown(window: QWidget) -> bool:
    """The page with which an annotator begins."""
    return is_shown(window, QWidget, "Batch")


def tab_names(section: QWidget) -> list[str]:
    """The views of a section that has several."""
    (tabs,) = shown(section, QTabBar)
    return [plain(tabs.tabText(at)) for at in range(tabs.count())]


def turn_to(section: QWidget, name: str) -> None:
    """The view whose tab says this."""
    turn_quickly_to(section, name)
    settle(section)


def turn_quickly_to(section: QWidget, name: str) -> None:
    """Turn to a view without waiting until it is read."""
    (tabs,) = shown(section, QTabBar)
    tabs.setCurrentIndex(tab_names(section).index(name))
