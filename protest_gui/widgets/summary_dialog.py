"""A summary of what was made, with tables, notes, and a button that opens it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import printable
from protest_core.tables.model import Report
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.form_dialog import FormDialog, StandardButton
from protest_gui.widgets.labels import SectionHeading, SelectableLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.panes import scrolled
from protest_gui.widgets.table_view import NumbersTable

_FEWEST_LINES = 4  # rows of notes visible at once


class SummaryDialog(FormDialog):
    """A report of the core and notes on what was left out; Enter opens what was made."""

    def __init__(
        self,
        title: str,
        report: Report,
        notes: Sequence[str],
        go_on: str,
        parent: QWidget | None = None,
        *,
        instead: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        """`go_on`: the text of the button that accepts; `instead`: another button."""
        super().__init__(title, go_on, parent, rejecting=StandardButton.Close)
        if instead is not None:
            words, do = instead
            other = self._add_button(words, self.reject)
            other.setAutoDefault(True)
            other.clicked.connect(lambda _checked: do())
        self._lay_out(report, [*report.notes, *notes])
        self._accept.setFocus()

    def _lay_out(self, report: Report, notes: Sequence[str]) -> None:
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.6)
        layout.addWidget(SelectableLabel("\n".join(map(translated, report.heading))))
        layout.addWidget(self._tables(report), 2)
        if notes:
            heading = tr("Notes ({0})").format(number_text(len(notes)))
            layout.addWidget(SectionHeading(heading))
            layout.addWidget(self._notes(heading, notes), 1)
        self._end(layout, 56, 38)

    def _tables(self, report: Report) -> QWidget:
        inside = QWidget()
        column = spaced(QVBoxLayout(inside))
        for table in report.tables:
            shown = NumbersTable(translated(table.title))
            shown.show_table(table)
            column.addWidget(SectionHeading(translated(table.title)))
            column.addWidget(shown)
        column.addStretch(1)
        return scrolled(inside)

    def _notes(self, name: str, notes: Sequence[str]) -> QListView:
        view = QListView()
        view.setAccessibleName(name)
        view.setModel(QStringListModel([printable(translated(note)) for note in notes], view))
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setWordWrap(True)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setMinimumHeight(_FEWEST_LINES * self.fontMetrics().height())
        return view
