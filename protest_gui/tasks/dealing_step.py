"""The second step to a task set: how many tasks, how much for everybody, and by which chance."""

from dataclasses import replace

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.tasks.plan import TaskSettings, drawn_seed
from protest_gui.tasks.number_box import NumberBox
from protest_gui.widgets.line_edit import LineEdit
from protest_gui.widgets.plain import SelectableLabel

_MOST_TASKS, _MOST = 1_000, 1_000_000


class DealingStep(QWidget):
    """One task and no overlap, until somebody says else."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tasks = NumberBox(1, _MOST_TASKS)
        self._overlap = NumberBox(0, _MOST)
        self._overlap.setSpecialValueText(self.tr("none"))
        self._seed = LineEdit(str(drawn_seed()))
        # Fifteen digits are less than the largest seed.
        digits = QRegularExpressionValidator(QRegularExpression("[0-9]{1,15}"), self)
        self._seed.setValidator(digits)
        self._draw = QPushButton(self.tr("&Draw another"))
        self._draw.setAutoDefault(False)
        self._draw.clicked.connect(lambda _checked: self._seed.setText(str(drawn_seed())))
        self._contents = SelectableLabel()
        for box in (self._tasks, self._overlap):
            box.valueChanged.connect(lambda _number: self.changed.emit())
        self._seed.textChanged.connect(lambda _text: self.changed.emit())
        self._lay_out()

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

    def show_size(self, candidates: int) -> None:
        """Of what the first step put in."""
        self._contents.setText(self.tr("{0} candidates go in.").format(f"{candidates:,}"))

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
        form.addRow(self.tr("&Tasks, one for each annotator"), self._tasks)
        form.addRow(self.tr("&Overlap that everybody gets, about"), self._overlap)
        form.addRow(self.tr("&Seed"), seed)
        form.labelForField(seed).setBuddy(self._seed)  # type: ignore[attr-defined]
        for field in (self._tasks, self._overlap, seed):
            # A label is as wide as its text to the pixel, which may cost the last letter its end.
            label = form.labelForField(field)
            label.setMinimumWidth(label.sizeHint().width() + line // 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(line)
        column.addWidget(self._contents)
        column.addLayout(form)
        column.addWidget(
            SelectableLabel(
                self.tr(
                    "The overlap is what agreement between annotators is measured on. It takes a "
                    "share of each category of each system, at least one, so it may be a little "
                    "larger. The same seed deals the same tasks again; it is kept."
                )
            )
        )
        column.addStretch(1)
