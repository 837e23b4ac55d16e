"""The first step to a task set: its name, and what goes in."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.suite.model import Category
from protest_core.tasks.plan import Included, TaskSettings
from protest_gui.tasks.number_box import NumberBox
from protest_gui.tasks.tick_list import TickList
from protest_gui.widgets.line_edit import LineEdit

_MOST = 1_000_000


class ContentsStep(QWidget):
    """All systems, all categories, and what was referred to people, until somebody says else."""

    changed = Signal()

    def __init__(
        self,
        name: str,
        systems: Sequence[str],
        categories: Sequence[Category],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = LineEdit(name)
        self._name.setMaxLength(100)
        self._systems = TickList(self.tr("All &systems"), [(each, each) for each in systems])
        self._categories = TickList(
            self.tr("All &categories"), [(each.id, each.label) for each in categories]
        )
        self._referred = QRadioButton(self.tr("What was &referred to people"))
        self._everything = QRadioButton(self.tr("&Everything, the approved candidates too"))
        self._referred.setChecked(True)
        self._audit = NumberBox(0, _MOST)
        self._audit.setSpecialValueText(self.tr("none"))
        self._audit.setToolTip(
            self.tr("Approved candidates among the others show how far approval can be trusted.")
        )
        self._lay_out()
        self._connect()

    @property
    def is_complete(self) -> bool:
        return bool(self._name.text().strip() and self._systems.ticked and self._categories.ticked)

    def applied_to(self, settings: TaskSettings) -> TaskSettings:
        everything = self._everything.isChecked()
        return replace(
            settings,
            name=" ".join(self._name.text().split()),
            systems=self._systems.ticked,
            categories=self._categories.ticked,
            included=Included.EVERYTHING if everything else Included.REFERRED,
            audit=0 if everything else self._audit.value(),
        )

    def focus_first(self) -> None:
        self._name.setFocus()
        self._name.selectAll()

    def _follow(self) -> None:
        self._audit.setEnabled(self._referred.isChecked())
        self.changed.emit()

    def _connect(self) -> None:
        self._name.textChanged.connect(lambda _text: self.changed.emit())
        self._systems.changed.connect(self.changed)
        self._categories.changed.connect(self.changed)
        self._referred.toggled.connect(lambda _on: self._follow())
        self._audit.valueChanged.connect(lambda _number: self.changed.emit())

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self.tr("Na&me"), self._name)
        lists = QHBoxLayout()
        lists.setSpacing(line)
        lists.addWidget(self._systems, 2)
        lists.addWidget(self._categories, 3)
        audit = QFormLayout()
        audit.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        audit.addRow(self.tr("&Approved ones mixed in for an audit, about"), self._audit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(line)
        column.addLayout(form)
        column.addLayout(lists, 1)
        choices = QVBoxLayout()
        choices.setSpacing(line // 3)
        choices.addWidget(self._referred)
        audit.setContentsMargins(2 * line, 0, 0, 0)
        choices.addLayout(audit)
        choices.addWidget(self._everything)
        column.addLayout(choices)
