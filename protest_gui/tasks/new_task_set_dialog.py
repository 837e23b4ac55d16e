"""Asks in three steps what a new task set is to be; the last one shows what will come of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from protest_core.suite.model import Category
from protest_core.tasks.plan import TaskPlan, TaskSettings
from protest_gui.running.newest import Newest
from protest_gui.running.worker import Worker
from protest_gui.tasks.contents_step import ContentsStep
from protest_gui.tasks.dealing_step import DealingStep
from protest_gui.tasks.sizes_step import SizesStep
from protest_gui.widgets.banner import Banner
from protest_gui.widgets.plain import PlainLabel

Plan = Callable[[TaskSettings], TaskPlan]
_CONTENTS, _DEALING, _SIZES = range(3)


class NewTaskSetDialog(QDialog):
    """Enter goes on, Esc changes nothing. No step is left before its answers make sense."""

    def __init__(
        self,
        worker: Worker,
        plan: Plan,
        *,
        name: str,
        systems: Sequence[str],
        categories: Sequence[Category],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New task set"))
        self._plan = plan
        self._asked = Newest(worker, lambda error: self._banner.show_message(str(error), "error"))
        self._contents = ContentsStep(name, systems, categories)
        self._dealing = DealingStep()
        self._sizes = SizesStep({each.id: each.label for each in categories})
        self._steps = QStackedWidget()
        self._heading = PlainLabel()
        self._banner = Banner()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._back, self._next = QPushButton(self.tr("&Back")), QPushButton()
        self._lay_out()
        self._connect()
        self._show_step(_CONTENTS)

    @property
    def settings(self) -> TaskSettings:
        return self._dealing.applied_to(self._contents.applied_to(TaskSettings("")))

    def _go_on(self) -> None:
        """To the next step, if what was said up to here can be done."""
        step = self._steps.currentIndex()
        if step == _SIZES:
            self.accept()
            return
        settings = self.settings
        if step == _CONTENTS:  # how it is dealt out is the next question
            settings = replace(settings, tasks=1, overlap=0)
        self._asked.ask(lambda: self._plan(settings), self._show_plan)

    def _show_plan(self, plan: TaskPlan) -> None:
        step = self._steps.currentIndex()
        if step == _CONTENTS:
            self._dealing.show_size(plan.size)
        else:
            self._sizes.show_plan(plan)
        self._show_step(step + 1)

    def _go_back(self) -> None:
        self._show_step(self._steps.currentIndex() - 1)

    def _show_step(self, step: int) -> None:
        self._asked.forget()
        self._banner.hide_message()
        self._steps.setCurrentIndex(step)
        names = (self.tr("What goes in"), self.tr("How it is dealt out"), self.tr("What you get"))
        self._heading.setText(self.tr("{0} of 3 · {1}").format(step + 1, names[step]))
        self._steps.setAccessibleName(self._heading.text())
        self._back.setEnabled(step > _CONTENTS)
        self._next.setText(self.tr("&Make") if step == _SIZES else self.tr("&Next"))
        self._follow()
        (self._contents, self._dealing, self._sizes)[step].focus_first()

    def _follow(self) -> None:
        step = self._steps.currentIndex()
        complete = (self._contents.is_complete, self._dealing.is_complete, True)
        self._next.setEnabled(complete[step])

    def _change(self) -> None:
        """What was asked for with other answers is not what is wanted now."""
        self._asked.forget()
        self._banner.hide_message()
        self._follow()

    def _connect(self) -> None:
        self._contents.changed.connect(self._change)
        self._dealing.changed.connect(self._change)
        self._back.clicked.connect(lambda _checked: self._go_back())
        self._next.clicked.connect(lambda _checked: self._go_on())
        self._buttons.rejected.connect(self.reject)
        self.finished.connect(lambda _result: self._asked.forget())

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        font = self._heading.font()
        font.setBold(True)
        self._heading.setFont(font)
        for step in (self._contents, self._dealing, self._sizes):
            self._steps.addWidget(step)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._buttons.addButton(self._back, role)
        self._buttons.addButton(self._next, role)
        inside = QVBoxLayout()
        inside.setContentsMargins(line, line, line, line)
        inside.setSpacing(line)
        inside.addWidget(self._heading)
        inside.addWidget(self._steps, 1)
        inside.addWidget(self._buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._banner)
        layout.addLayout(inside, 1)
        self._back.setAutoDefault(False)
        self._next.setDefault(True)  # only in its dialog can it become the default
        wanted = QSize(52 * line, 34 * line)
        self.resize(wanted.boundedTo(self.screen().availableSize()))
