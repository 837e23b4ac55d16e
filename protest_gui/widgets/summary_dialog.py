"""What came of making something: tables, notes, and the way to it."""

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QListView,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import printable
from protest_core.tables.model import Report
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.labels import SectionHeading, SelectableLabel
from protest_gui.widgets.layout import resize_in_lines, spaced
from protest_gui.widgets.panes import scrolled
from protest_gui.widgets.table_view import NumbersTable

_FEWEST_LINES = 4  # of the notes that are seen at once
DONE_INSTEAD = 2  # the result of the dialog, besides those of Qt (1 and 0)


class SummaryDialog(QDialog):
    """A report of the core and notes on what was left out; Enter goes on to what was made."""

    def __init__(
        self,
        title: str,
        report: Report,
        notes: Sequence[str],
        go_on: str,
        parent: QWidget | None = None,
        *,
        instead: str = "",
    ) -> None:
        """`go_on`: the words on the button that accepts; `instead`: on one for `DONE_INSTEAD`."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self._go_on = self._buttons.addButton(go_on, role)
        if instead:
            other = self._buttons.addButton(instead, QDialogButtonBox.ButtonRole.ActionRole)
            other.clicked.connect(lambda _checked: self.done(DONE_INSTEAD))
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out(report, [*report.notes, *notes])
        self._go_on.setDefault(True)
        self._go_on.setFocus()

    def _lay_out(self, report: Report, notes: Sequence[str]) -> None:
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.6)
        layout.addWidget(SelectableLabel("\n".join(map(translated, report.heading))))
        layout.addWidget(self._tables(report), 2)
        if notes:
            heading = tr("Notes ({0})").format(number_text(len(notes)))
            layout.addWidget(SectionHeading(heading))
            layout.addWidget(self._notes(heading, notes), 1)
        layout.addWidget(self._buttons)
        resize_in_lines(self, 56, 38)

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
