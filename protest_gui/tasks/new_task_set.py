"""The dialog for a new task set, in three steps."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from protest_core.suite.model import Category
from protest_core.tasks.plan import TaskPlan, TaskSettings
from protest_core.tasks.report import draw_sentences, samples_table, sizes_table, work_sentence
from protest_core.tasks.sampling import summarise
from protest_gui.jobs.executor import Job
from protest_gui.jobs.latest import LatestJob
from protest_gui.tasks.task_set_steps import ChosenStep, ContentsStep, DealingStep
from protest_gui.translations import error_message, number_text, tr, translated
from protest_gui.widgets.form_dialog import FramedDialog, StandardButton
from protest_gui.widgets.labels import PlainLabel, SelectableLabel, make_bold
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.table_model import TableModel
from protest_gui.widgets.table_view import ReadingTable

Plan = Callable[[TaskSettings], TaskPlan]
_CONTENTS, _DEALING, _SIZES = range(3)


class NewTaskSetDialog(FramedDialog):
    """Three steps to a new task set. Enter goes on if the choices are possible, Esc cancels."""

    def __init__(
        self,
        run: Callable[..., Job],
        plan: Plan,
        *,
        name: str,
        systems: Sequence[str],
        categories: Sequence[Category],
        chosen: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        """`chosen`: the number of candidates chosen by hand; with these, nothing is drawn."""
        super().__init__(tr("New task set"), parent, StandardButton.Cancel)
        self._plan = plan
        self._planning = LatestJob(run, self._show_plan, self._show_failure)
        self._contents = (
            ChosenStep(name, chosen) if chosen else ContentsStep(name, systems, categories)
        )
        self._dealing = DealingStep()
        self._sizes = SizesStep({each.id: translated(each.label) for each in categories})
        self._steps = QStackedWidget()
        self._heading = PlainLabel()
        make_bold(self._heading)
        self._banner = Banner()
        self._back = self._add_button(tr("&Back"), self._go_back)
        self._next = self._default = self._add_button("", self._go_on)
        self._lay_out()
        self._connect()
        self._show_step(_CONTENTS)

    @property
    def settings(self) -> TaskSettings:
        return self._dealing.applied_to(self._contents.applied_to(TaskSettings("")))

    def _go_on(self) -> None:
        """Go to the next step, if the choices up to here are possible."""
        step = self._steps.currentIndex()
        if step == _SIZES:
            self.accept()
            return
        settings = self.settings
        if step == _CONTENTS:  # the next step asks how to divide the candidates
            settings = replace(settings, tasks=1, overlap=0)
        self._planning.ask(lambda _progress: self._plan(settings))

    def _show_plan(self, plan: TaskPlan) -> None:
        step = self._steps.currentIndex()
        if step == _CONTENTS:
            self._dealing.show_contents(plan)
        else:
            self._sizes.show_plan(plan)
        self._show_step(step + 1)

    def _show_failure(self, error: Exception) -> None:
        self._banner.show_message(error_message(error), "error")

    def _go_back(self) -> None:
        self._show_step(self._steps.currentIndex() - 1)

    def _show_step(self, step: int) -> None:
        self._planning.forget()
        self._banner.hide_message()
        self._steps.setCurrentIndex(step)
        names = (tr("What goes in"), tr("How it is divided"), tr("What you get"))
        self._heading.setText(tr("{0} of 3 · {1}").format(step + 1, names[step]))
        self._steps.setAccessibleName(self._heading.text())
        self._back.setEnabled(step > _CONTENTS)
        self._next.setText(tr("&Create") if step == _SIZES else tr("&Next"))
        self._enable_next()
        (self._contents, self._dealing, self._sizes)[step].focus_first()

    def _enable_next(self) -> None:
        step = self._steps.currentIndex()
        complete = (self._contents.is_complete, self._dealing.is_complete, True)
        self._next.setEnabled(complete[step])

    def _change(self) -> None:
        """Forget the plan that was requested with other choices."""
        self._planning.forget()
        self._banner.hide_message()
        self._enable_next()

    def _connect(self) -> None:
        self._contents.changed.connect(self._change)
        self._dealing.when_changed(self._change)
        self.finished.connect(lambda _result: self._planning.forget())

    def _lay_out(self) -> None:
        for step in (self._contents, self._dealing, self._sizes):
            self._steps.addWidget(step)
        inside = QVBoxLayout()
        inside.addWidget(self._heading)
        inside.addWidget(self._steps, 1)
        layout = spaced(QVBoxLayout(self), gap=0)
        layout.addWidget(self._banner)
        layout.addLayout(inside, 1)
        spaced(inside, margin=1, gap=1)
        self._end(inside, 52, 34)


class SizesStep(QWidget):
    """The last step: what each annotator gets, and a table of where it comes from."""

    def __init__(self, labels: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences = SelectableLabel()
        self._labels = labels
        self._sizes, self._strata = TableModel(parent=self), TableModel(parent=self)
        self._tables = [
            _table_to_read(tr("Sizes"), self._sizes),
            _table_to_read(tr("Strata of the samples"), self._strata),
        ]
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        for table, name in zip(
            self._tables, (tr("Si&zes"), tr("What samples are &drawn from")), strict=True
        ):
            self._tabs.addTab(table, name)
        column = spaced(QVBoxLayout(self), gap=1)
        column.addWidget(self._sentences)
        column.addWidget(self._tabs, 1)

    def show_plan(self, plan: TaskPlan) -> None:
        self._sizes.show_table(sizes_table(plan, self._labels))
        self._strata.show_table(samples_table(plan, self._labels))
        is_drawn = bool(self._strata.rows)
        self._tabs.setTabVisible(1, is_drawn)
        self._tabs.tabBar().setVisible(is_drawn)
        for table in self._tables:
            table.fit_columns(widest=22)
        drawn = draw_sentences(plan.settings, summarise(plan.drawn_from))
        said = [self._told(plan), *drawn, work_sentence(plan)]
        self._sentences.setText("\n".join(map(translated, said)))

    def focus_first(self) -> None:
        self._tabs.setCurrentIndex(0)
        self._tables[0].setFocus()

    def _told(self, plan: TaskPlan) -> str:
        fewest, most = min(plan.each), max(plan.each)
        per_annotator = (
            number_text(fewest) if fewest == most else f"{number_text(fewest)}–{number_text(most)}"
        )
        candidates = tr("%n candidates", "", plan.size, one="%n candidate")
        tasks = tr("%n tasks", "", len(plan.tasks), one="%n task")
        if plan.overlap:
            return tr(
                "{0} in {1}. Each annotator gets {2}; {3} of them are the overlap, the same for "
                "all."
            ).format(candidates, tasks, per_annotator, number_text(len(plan.overlap)))
        return tr("{0} in {1}. Each annotator gets {2}.").format(candidates, tasks, per_annotator)


def _table_to_read(name: str, model: TableModel) -> ReadingTable:
    table = ReadingTable(name, model)
    table.setWordWrap(False)
    table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    table.setItemDelegate(_ToRead(table))
    return table


class _ToRead(QStyledItemDelegate):
    """A delegate for a read-only table: no cell is highlighted, as there is nothing to choose."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~(QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver)
