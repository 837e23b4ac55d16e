"""The overview of a project alone, with numbers that nobody needs to count."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QTableView, QWidget

from protest_core.candidates.filter import CandidateFilter
from protest_gui.project.overview import OverviewPage
from tests.gui.driving.finding import as_read, name_of, shown

NUMBERS = ("approved", "correct", "incorrect", "not judgeable", "open", "all")


def column_of(system: int, number: str = "all") -> int:
    """Return the column of a number of a system; the last system stands for all."""
    return len(NUMBERS) * system + NUMBERS.index(number)


class OverviewDriver:
    """A driver for the overview: what it shows, and what it asks to have counted and opened."""

    def __init__(self) -> None:
        self.loading = QAction("&Load systems…")
        self.matching = QAction("Re-run &matching")
        page = OverviewPage(self.loading, self.matching)
        self.page: QWidget = page
        self.show_choices, self.show = page.show_choices, page.show_overview
        self.opened: list[CandidateFilter] = []  # what is to be read
        self.asked: list[CandidateFilter] = []  # all of it: what is to be counted, or read
        page.chosen.connect(self.opened.append)
        page.chosen.connect(self.asked.append)
        page.filter_bar.filter_changed.connect(self.asked.append)

    @property
    def table(self) -> QTableView:
        (found,) = self.page.findChildren(QTableView)  # not shown while there is no system
        return found

    @property
    def legend(self) -> QWidget:
        (found,) = (each for each in shown(self.page) if "six numbers" in name_of(each))
        return found

    @property
    def notes(self) -> list[str]:
        """Return the texts of the legend."""
        said = [*shown(self.legend, QLabel), *shown(self.legend, QAbstractButton)]
        return [each.text() for each in as_read(self.legend, said)]

    @property
    def scrolling(self) -> QScrollArea:
        (found,) = shown(self.page, QScrollArea)
        return found
