"""The first two steps to a task set: its candidates, drawn or chosen by hand, and its tasks."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.suite.model import Category
from protest_core.tasks.plan import Included, TaskPlan, TaskSettings, drawn_seed
from protest_core.tasks.report import draw_sentences
from protest_core.tasks.sampling import summarise
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import TickList
from protest_gui.widgets.inputs import LineEdit, NumberBox
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import give_labels_room, spaced, wide_form

_MOST_TASKS, _MOST = 1_000, 1_000_000


class ContentsStep(QWidget):
    """The step for the candidates: by default the referred ones of all systems and categories."""

    changed = Signal()

    def __init__(
        self,
        name: str,
        systems: Sequence[str],
        categories: Sequence[Category],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = _name_field(name)
        self._systems = TickList(tr("All &systems"), [(each, each) for each in systems])
        self._categories = TickList(
            tr("All &categories"), [(each.id, translated(each.label)) for each in categories]
        )
        self._referred = QRadioButton(tr("What was &referred to people"))
        self._everything = QRadioButton(tr("&Everything, the approved candidates too"))
        self._referred.setChecked(True)
        self._audit = NumberBox(0, _MOST)
        self._audit.setSpecialValueText(tr("none"))
        self._audit.setToolTip(
            tr("Approved candidates among the others show how far approval can be trusted.")
        )
        self._sample = NumberBox(0, _MOST)
        self._sample.setSpecialValueText(tr("all of them"))
        self._sample.setToolTip(tr("This many are drawn at random; they represent the others."))
        self._by_category = QCheckBox(tr("Draw b&y category over all systems, as for a pilot"))
        self._by_category.setToolTip(
            tr("Otherwise from each category of each system, if there are enough.")
        )
        self._lay_out()
        self._connect()
        self._follow_answers()

    @property
    def is_complete(self) -> bool:
        return bool(_name_in(self._name) and self._systems.ticked and self._categories.ticked)

    def applied_to(self, settings: TaskSettings) -> TaskSettings:
        everything = self._everything.isChecked()
        return replace(
            settings,
            name=_name_in(self._name),
            systems=self._systems.ticked,
            categories=self._categories.ticked,
            included=Included.EVERYTHING if everything else Included.REFERRED,
            audit=0 if everything else self._audit.value(),
            sample=self._sample.value(),
            by_category=self._by_category.isEnabled() and self._by_category.isChecked(),
        )

    def focus_first(self) -> None:
        self._name.setFocus()
        self._name.selectAll()

    def _follow_answers(self) -> None:
        audited = self._referred.isChecked()
        self._audit.setEnabled(audited)
        drawn = self._sample.value() or (audited and self._audit.value())
        self._by_category.setEnabled(bool(drawn))
        self.changed.emit()

    def _connect(self) -> None:
        self._name.textChanged.connect(lambda _text: self._follow_answers())
        self._systems.changed.connect(self._follow_answers)
        self._categories.changed.connect(self._follow_answers)
        self._referred.toggled.connect(lambda _on: self._follow_answers())
        for box in (self._audit, self._sample):
            box.valueChanged.connect(lambda _number: self._follow_answers())
        self._by_category.toggled.connect(lambda _on: self._follow_answers())

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        form = wide_form(self)
        form.addRow(tr("Na&me"), self._name)
        lists = QHBoxLayout()
        lists.setSpacing(line)
        lists.addWidget(self._systems, 2)
        lists.addWidget(self._categories, 3)
        audit = QFormLayout()
        audit.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        audit.addRow(tr("&Approved ones mixed in for an audit"), self._audit)
        sample = QFormLayout()
        sample.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        sample.addRow(tr("How many of &these are drawn"), self._sample)
        column = spaced(QVBoxLayout(self), gap=1)
        column.addLayout(form)
        column.addLayout(lists, 1)
        choices = QVBoxLayout()
        choices.setSpacing(line // 3)
        choices.addWidget(self._referred)
        audit.setContentsMargins(2 * line, 0, 0, 0)
        choices.addLayout(audit)
        choices.addWidget(self._everything)
        choices.addLayout(sample)
        choices.addWidget(self._by_category)
        column.addLayout(choices)


class ChosenStep(QWidget):
    """The step for candidates that were chosen by hand: only the name is asked for."""

    changed = Signal()

    def __init__(self, name: str, chosen: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = _name_field(name)
        self._name.textChanged.connect(lambda _text: self.changed.emit())
        form = wide_form(self)
        form.addRow(tr("Na&me"), self._name)
        size = tr(
            "%n candidates of the list go in.",
            "",
            chosen,
            one="%n candidate of the list goes in.",
        )
        column = spaced(QVBoxLayout(self), gap=1)
        column.addLayout(form)
        for text in (size, *map(translated, draw_sentences(self.applied_to(TaskSettings("")), ()))):
            column.addWidget(SelectableLabel(text))
        column.addStretch(1)

    @property
    def is_complete(self) -> bool:
        return bool(_name_in(self._name))

    def applied_to(self, settings: TaskSettings) -> TaskSettings:
        return replace(settings, name=_name_in(self._name), included=Included.CHOSEN)

    def focus_first(self) -> None:
        self._name.setFocus()
        self._name.selectAll()


def _name_field(name: str) -> LineEdit:
    field = LineEdit(name)
    field.setMaxLength(100)
    return field


def _name_in(field: LineEdit) -> str:
    return " ".join(field.text().split())


class DealingStep(QWidget):
    """The step for tasks and overlap: by default one task and no overlap."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tasks = NumberBox(1, _MOST_TASKS)
        self._overlap = NumberBox(0, _MOST)
        self._overlap.setSpecialValueText(tr("none"))
        self._seed = LineEdit(str(drawn_seed()))
        # Fifteen digits are less than the largest seed.
        digits = QRegularExpressionValidator(QRegularExpression("[0-9]{1,15}"), self)
        self._seed.setValidator(digits)
        self._draw = QPushButton(tr("&Draw another"))
        self._draw.setAutoDefault(False)
        self._draw.clicked.connect(lambda _checked: self._seed.setText(str(drawn_seed())))
        self._contents = SelectableLabel()
        self._lay_out()

    def when_changed(self, do: Callable[[], object]) -> None:
        """Call `do` whenever a setting changes."""
        for box in (self._tasks, self._overlap):
            box.valueChanged.connect(lambda _number: do())
        self._seed.textChanged.connect(lambda _text: do())

    @property
    def is_complete(self) -> bool:
        return self._seed.hasAcceptableInput()

    def applied_to(self, settings: TaskSettings) -> TaskSettings:
        return replace(
            settings,
            tasks=self._tasks.value(),
            overlap=self._overlap.value(),
            seed=int(self._seed.text() or 0),
        )

    def show_contents(self, plan: TaskPlan) -> None:
        """Describe the candidates that the first step chose."""
        size = tr("%n candidates go in.", "", plan.size, one="%n candidate goes in.")
        drawn = map(translated, draw_sentences(plan.settings, summarise(plan.drawn_from)))
        self._contents.setText("\n".join((size, *drawn)))

    def focus_first(self) -> None:
        self._tasks.setFocus()
        self._tasks.selectAll()

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        seed = QHBoxLayout()
        seed.addWidget(self._seed)
        seed.addWidget(self._draw)
        self._seed.setMaximumWidth(10 * line)
        form = QFormLayout()
        form.setVerticalSpacing(line)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(tr("&Tasks, one for each annotator"), self._tasks)
        form.addRow(tr("&Overlap that everybody gets"), self._overlap)
        form.addRow(tr("&Seed"), seed)
        form.labelForField(seed).setBuddy(self._seed)  # type: ignore[attr-defined]
        give_labels_room(form)
        column = spaced(QVBoxLayout(self), gap=1)
        column.addWidget(self._contents)
        column.addLayout(form)
        column.addWidget(
            SelectableLabel(
                tr(
                    "Agreement between annotators is measured on the overlap. It takes a "
                    "share of each category of each system. The same seed makes the same "
                    "tasks again; it is recorded."
                )
            )
        )
        column.addStretch(1)
