"""The page of an open project: the list of its sections, and the section that is shown.

`window/project_document` says which sections there are.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from protest_gui.translations import tr
from protest_gui.widgets.layout import ROOMY, spaced
from protest_gui.widgets.messages import Banner

_SHORTEST_IN_LETTERS = 16


class PageSection(NamedTuple):
    """A page about the project, made when it is first shown."""

    name: str
    make: Callable[[], QWidget]


class ProjectPage(QWidget):
    """The page of an open project; only the visible section reads its contents."""

    section_shown = Signal()  # another section

    def __init__(self, banner: Banner, sections: Sequence[PageSection]) -> None:
        super().__init__()
        self.setAccessibleName(tr("Project"))
        self.banner = banner
        self._sections = tuple(sections)
        self._names = SectionList()
        self._pages = QStackedWidget()
        self._made: dict[int, QWidget] = {}
        self._lay_out()
        self._names.currentRowChanged.connect(self._show_page)
        self._names.setCurrentRow(0)

    def show_section(self, name: str) -> None:
        names = [section.name for section in self._sections]
        self._names.setCurrentRow(names.index(name))

    def _show_page(self, row: int) -> None:
        if row not in self._made:
            self._made[row] = self._sections[row].make()
            self._pages.addWidget(self._made[row])
        self._pages.setCurrentWidget(self._made[row])
        self.section_shown.emit()

    def _lay_out(self) -> None:
        for section in self._sections:
            self._names.add_section(section.name)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._names)
        row.addWidget(self._pages, 1)
        whole = spaced(QVBoxLayout(self), gap=0)
        whole.addLayout(row, 1)
        whole.addWidget(self.banner)


class SectionList(QListWidget):
    """A list of sections, as wide as its names need, whatever the text size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Sections"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(ROOMY)

    def add_section(self, name: str) -> None:
        QListWidgetItem(name, self)
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        names = [self.item(row).text() for row in range(self.count())]
        longest = max(map(metrics.horizontalAdvance, names), default=0)
        shortest = _SHORTEST_IN_LETTERS * metrics.averageCharWidth()
        self.setFixedWidth(max(longest, shortest) + 3 * metrics.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()
