"""A list of candidates that can be sorted, searched, tagged, copied, and read from any row."""

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import partial

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QPushButton,
    QStackedLayout,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from protest_core.annotating.adjudication import Disputes, find_disputes
from protest_core.candidates.sort_order import AS_GIVEN, SortOrder
from protest_core.errors import printable
from protest_core.evaluation.candidate_list import (
    ListColumn,
    ListedCandidate,
    list_columns,
    list_report,
    read_rows,
    sort_and_search,
)
from protest_core.ids import CandidateId
from protest_core.progress import ProgressCallback
from protest_core.tables.formats import render
from protest_gui.context import ProjectContext, Refresher
from protest_gui.jobs.executor import Lane, one_step
from protest_gui.jobs.latest import LatestJob
from protest_gui.keys.actions import Actions
from protest_gui.project.tagging import Tagging
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.export import TableExport
from protest_gui.widgets.inputs import SearchField
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import FlowLayout, on_font_change, spaced
from protest_gui.widgets.table_model import PagedModel
from protest_gui.widgets.table_view import ReadingTable

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_WIDEST, _WIDEST_NAME = 16, 28  # of a column, in heights of a line


class CandidateTable(ReadingTable):
    """A table of candidates; arrows move, Return asks for a row, Space adds it to the selection."""

    names: Sequence[Sequence[str]] = ()  # texts that may occur in each column, also out of sight

    asked = Signal(int)
    menu_wanted = Signal(QPoint)
    search_wanted = Signal()

    def __init__(self, model: PagedModel) -> None:
        super().__init__(tr("Candidates"), model)
        self.setItemDelegate(QStyledItemDelegate(self))  # numbers in this table open nothing
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setWordWrap(False)
        # Fitting to contents would ask for each row: there may be 200,000.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionsClickable(True)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setResizeContentsPrecision(0)  # measure only the rows in sight
        self.doubleClicked.connect(lambda index: self.asked.emit(index.row()))
        on_font_change(self, CandidateTable._fit_rows)

    def selected_rows(self) -> list[int]:
        """Return the selected rows in their order; without a selection, the current row."""
        rows = sorted(each.row() for each in self.selectionModel().selectedRows())
        current = self.currentIndex().row()
        return rows or ([current] if current >= 0 else [])

    def select_rows(self, rows: Iterable[int]) -> None:
        """Select exactly these rows; the current row stays."""
        selection, model = QItemSelection(), self.model()
        for first, last in _runs(rows):
            selection.select(model.index(first, 0), model.index(last, 0))
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)

    def go_to(self, row: int) -> None:
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def sizeHintForColumn(self, column: int) -> int:
        """Return the width needed for the rows in sight and for names that may come into sight."""
        names = self.names[column] if column < len(self.names) else ()
        longest = max(map(self.fontMetrics().horizontalAdvance, names), default=0)
        return max(super().sizeHintForColumn(column), longest + self.room_beside_text())

    def _fit_columns(self) -> None:
        """Cut no names of categories and systems: often only their ends tell them apart."""
        super()._fit_columns()
        widest = _WIDEST_NAME * self.fontMetrics().height()
        for column, names in enumerate(self.names):
            if names:
                self.setColumnWidth(column, min(self.sizeHintForColumn(column), widest))

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(1.8 * self.fontMetrics().height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in _ENTER and index.isValid():
            self.asked.emit(index.row())
        elif event.key() == Qt.Key.Key_Space and index.isValid():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().select(index, flags.Toggle | flags.Rows)
        elif event.key() == Qt.Key.Key_Slash or event.matches(QKeySequence.StandardKey.Find):
            self.search_wanted.emit()
        elif event.key() == Qt.Key.Key_Home and not event.modifiers():
            self.go_to(0)
        elif event.key() == Qt.Key.Key_End and not event.modifiers():
            self.go_to(self.model().rowCount() - 1)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())


def _runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and the last of each run of ascending numbers without a gap."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs


class CandidateListPage(QWidget):
    """A page with candidates as a table; the core sorts, searches and writes them."""

    back_wanted = Signal()
    adjudication_wanted = Signal(object)  # the Disputes
    task_set_wanted = Signal(object)  # the candidates

    def __init__(
        self, context: ProjectContext, actions: Actions, who_judges: Callable[[], str]
    ) -> None:
        """`who_judges` returns the person's name, asking for it if necessary."""
        super().__init__()
        self._context, self._actions = context, actions
        self._tagging = Tagging(context, who_judges, self)
        self._given: Sequence[CandidateId] = ()
        self._columns: tuple[ListColumn, ...] = ()
        self._order = AS_GIVEN
        self._at: CandidateId | None = None  # the current candidate, kept when others are listed
        self._is_fitted = False  # the columns, to this list and this window
        self._model = PagedModel(self._read_page, self)
        self.table = CandidateTable(self._model)
        self._count = SelectableLabel()
        self._search = SearchField(tr("Search text, remarks, tags, numbers"), width=16)
        self._searched = ""  # the search, whose words are highlighted in the texts
        self._goes_to_rows = False  # as soon as the rows are there: Return or Down was pressed
        self._none_found = _NoneFound(self._search_nothing)
        self._sorted = ChoiceBox[SortOrder | None](tr("Sort by"), tr("as given"))
        self._sorting = LatestJob(context.run, self._show_found, context.fail)
        self._export = TableExport(run=partial(context.run, Lane.READ))
        self._buttons = {
            "read": QPushButton(tr("&Read")),
            "tag": QPushButton(tr("Add &tag…")),
            "untag": QPushButton(tr("Remove ta&g…")),
            "adjudicate": QPushButton(tr("Ad&judicate")),
            "task_set": QPushButton(tr("Ma&ke a task set…")),
        }
        self.setAccessibleName(tr("List of candidates"))
        self.setFocusProxy(self.table)
        self._lay_out()
        self._connect()
        Refresher(context, self, self._refresh)

    def show_list(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        """List these candidates; `at` becomes the current one."""
        self._given = candidates
        self._at = candidates[at] if at < len(candidates) else None
        self._is_fitted = False
        self.table.clearSelection()
        self._search.forget()
        self._refresh()

    def go_to(self, candidate_id: CandidateId) -> None:
        """Return to the row of the candidate that was read last."""
        self._at = candidate_id
        self._find_place()

    def _refresh(self) -> None:
        if not self._given:
            return
        self._columns = list_columns(project=self._context.project, texts=True)
        self.table.names = [[*map(translated, each.names)] for each in self._columns]
        orders = ((each.order, translated(each.shown.head)) for each in self._columns)
        self._sorted.show_values((order, head) for order, head in orders if order is not None)
        self._sort()

    def _sort(self) -> None:
        project, given, order = self._context.project, self._given, self._order
        text = self._search.text()
        self._is_fitted = self._is_fitted and text == self._searched
        self._searched = text
        find = partial(sort_and_search, project=project, candidates=given, order=order, text=text)
        self._sorting.ask(one_step(tr("sorting the candidates"), find), Lane.READ)

    def _show_found(self, candidates: Sequence[CandidateId]) -> None:
        indexes = self.table.selectionModel().selectedRows()
        selected = {self._model.rows[each.row()] for each in indexes}
        self._model.show_keys(candidates, [each.shown for each in self._columns])
        self._show_count()
        self._show_order()
        self._none_found.show_searched(self._searched)
        self._shown.setCurrentWidget(self.table if candidates else self._none_found)
        if self._goes_to_rows:
            self._goes_to_rows = False
            (self.table if candidates else self._search).setFocus(Qt.FocusReason.OtherFocusReason)
        if candidates and not self._is_fitted:
            self._is_fitted = True
            self.table.fit_columns(widest=_WIDEST)
        self._find_place(selected)
        name = f"{self._context.path.stem}-candidates"
        self._export.offer(self._write if candidates else None, name)

    def _show_count(self) -> None:
        listed, given = len(self._model.rows), len(self._given)
        if listed == given:
            text = tr("%n candidates", "", given, one="%n candidate")
        else:
            text = tr("{0} of {1} candidates").format(number_text(listed), number_text(given))
        self._count.setText(text)

    def _show_order(self) -> None:
        header = self.table.horizontalHeader()
        orders = [each.order for each in self._columns]
        plain = SortOrder(self._order.column, self._order.annotator)
        if plain in orders:
            down = Qt.SortOrder.DescendingOrder
            way = down if self._order.descending else Qt.SortOrder.AscendingOrder
            header.setSortIndicatorShown(True)
            header.setSortIndicator(orders.index(plain), way)
        else:
            header.setSortIndicatorShown(False)

    def _find_place(self, selected: Set[CandidateId] = frozenset()) -> None:
        """Go to the candidate's present row, and select again the rows that were selected.

        If it is not listed, go to the first that was selected; otherwise to the first row.
        """
        rows = self._model.rows
        if not rows:
            return
        still = [row for row, each in enumerate(rows) if each in selected] if selected else []
        row = rows.index(self._at) if self._at in rows else next(iter(still), 0)
        if self.table.currentIndex().row() != row:  # otherwise the selection stays
            self.table.go_to(row)
        if still:
            self.table.select_rows(still)

    def _read_page(
        self, candidates: Sequence[CandidateId]
    ) -> Mapping[CandidateId, ListedCandidate]:
        project, around = self._context.project, self._searched
        rows = read_rows(project=project, candidates=candidates, around=around)
        return {each.id: each for each in rows}

    def _sort_by(self, section: int) -> None:
        """Sort by this column; reverse the order if it is sorted by it."""
        order = self._columns[section].order
        if order is None:  # sorting by the beginning of a text helps nobody to find it
            self._show_order()
            return
        if SortOrder(self._order.column, self._order.annotator) == order:
            order = SortOrder(order.column, order.annotator, not self._order.descending)
        self._order = order
        with QSignalBlocker(self._sorted):
            self._sorted.choose(SortOrder(order.column, order.annotator))
        self._sort()

    def _sort_by_choice(self) -> None:
        self._order = self._sorted.value or AS_GIVEN
        self._sort()

    def _note_place(self, index: QModelIndex) -> None:
        if index.isValid():
            self._at = self._model.rows[index.row()]

    def _read_from(self, row: int) -> None:
        self._at = self._model.rows[row]
        self._context.read(self._model.rows, row, from_list=True)

    def _chosen(self) -> list[CandidateId]:
        """Return the selected candidates or, without a selection, the current one."""
        return [self._model.rows[row] for row in self.table.selected_rows()]

    def _tag(self, *, added: bool) -> None:
        self._tagging.ask(self._chosen(), added=added)

    def _adjudicate(self) -> None:
        chosen = frozenset(self._chosen())
        find = partial(find_disputes, project=self._context.project)

        def begin(disputes: Disputes) -> None:
            among = tuple(each for each in disputes.candidates if each in chosen)
            if among:
                self.adjudication_wanted.emit(Disputes(among, disputes.still_open & set(among)))
            else:
                self._context.show_message(tr("Nobody disagrees on the selected candidates."))

        work = one_step(tr("looking for disagreements"), find)
        self._context.run(Lane.READ, work, begin)

    def _make_task_set(self) -> None:
        if candidates := self._selected_or_all():
            self.task_set_wanted.emit(candidates)

    def _write(self, how: str) -> Callable[[ProgressCallback], Iterable[str]]:
        project, candidates = self._context.project, self._selected_or_all()

        def write(progress: ProgressCallback) -> Iterable[str]:
            report = list_report(project=project, candidates=candidates, progress=progress)
            return render(report, how)

        return write

    def _selected_or_all(self) -> Sequence[CandidateId]:
        """Return the selected rows, or all rows if fewer than two are selected."""
        chosen = self._chosen()
        return chosen if len(chosen) > 1 else self._model.rows

    def _show_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in self._buttons.values():
            menu.addAction(button.text()).triggered.connect(button.click)
        menu.addSeparator()
        for action in self._export.menu().actions():
            menu.addAction(action)
        menu.popup(at)

    def _set_going_to_rows(self, *, on: bool) -> None:
        self._goes_to_rows = on

    def _search_nothing(self) -> None:
        self._search.clear()
        self._goes_to_rows = True
        self._search.search_now()

    def _focus_search(self) -> None:
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def _lay_out(self) -> None:
        rows = spaced(QVBoxLayout(self), margin=1)
        rows.addWidget(self._count)
        tools = QWidget()
        above = spaced(FlowLayout(tools))
        for control in (self._search, self._sorted, *self._buttons.values(), self._export):
            above.addWidget(control)
        rows.addWidget(tools)
        self._shown = QStackedLayout()
        rows.addLayout(self._shown, 1)
        for each in (self.table, self._none_found):
            self._shown.addWidget(each)
        on_font_change(self, CandidateListPage._fit)

    def _fit(self) -> None:
        self._search.stand_beside(self._sorted)

    def _connect(self) -> None:
        table = self.table
        table.asked.connect(self._read_from)
        table.menu_wanted.connect(self._show_menu)
        table.selectionModel().currentChanged.connect(self._note_place)
        table.search_wanted.connect(self._focus_search)
        table.horizontalHeader().sectionClicked.connect(self._sort_by)
        self._search.searched.connect(self._sort)
        self._search.left.connect(lambda: self._set_going_to_rows(on=True))
        self._search.textEdited.connect(lambda _text: self._set_going_to_rows(on=False))
        self._sorted.chosen.connect(self._sort_by_choice)
        self._buttons["read"].clicked.connect(self._read_current)
        self._buttons["tag"].clicked.connect(lambda: self._tag(added=True))
        self._buttons["untag"].clicked.connect(lambda: self._tag(added=False))
        self._buttons["adjudicate"].clicked.connect(self._adjudicate)
        self._buttons["task_set"].clicked.connect(self._make_task_set)
        self._tagging.changed.connect(self._enable)
        self._export.done.connect(self._context.show_message)
        self._export.failed.connect(self._context.fail)
        for button in self._buttons.values():
            button.setAutoDefault(False)

    def _read_current(self) -> None:
        index: QModelIndex = self.table.currentIndex()
        if index.isValid():
            self._read_from(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape lead from the search to the rows, and from the rows back."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._search.hasFocus() and self._model.rows:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.back_wanted.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        tagging = self._tagging
        self._actions.bind(
            self, {"back": self.back_wanted.emit, "undo": tagging.undo, "redo": tagging.redo}
        )
        self._enable()

    def _enable(self) -> None:
        self._actions.enable(self, self._tagging.can)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._actions.release(self)


class _NoneFound(QWidget):
    """The message in place of the rows if no candidate matches."""

    def __init__(self, clear: Callable[[], object]) -> None:
        super().__init__()
        self._sentence = SelectableLabel()
        button = QPushButton(tr("&Clear the search"))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: clear())
        column = spaced(QVBoxLayout(self), margin=(0, 1, 0, 0))
        column.addWidget(self._sentence)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def show_searched(self, text: str) -> None:
        found_nowhere = tr("‘{0}’ is in no text, remark, own tag or number of these candidates.")
        self._sentence.setText(found_nowhere.format(printable(text.strip())))
