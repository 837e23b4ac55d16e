"""The dialog that asks who gets which task of a task set, and where to put the files."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import printable
from protest_core.files.paths import PathKind, kind_at
from protest_core.names import LONGEST_NAME, annotator_name_mistake, typed_name
from protest_core.tasks.model import TaskProgress, TaskSetProgress
from protest_core.tasks.plan import OVERLAP
from protest_gui.translations import languages, own_name, tr, translated
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.inputs import LineEdit, PathEdit, PathToChoose
from protest_gui.widgets.labels import SelectableLabel, plain_tip
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.panes import scrolled

_BESIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class HandOut:
    """Tasks to hand out: `labels` of tasks by annotator, as `export_batches` takes them."""

    task_set: str
    labels: Mapping[str, str]
    directory: Path
    blind: bool
    with_reference: bool
    corrects_links: bool
    language: str


class HandOutDialog(FormDialog):
    """A dialog; a task without a name is not handed out. Enter makes the files, Esc none."""

    def __init__(
        self,
        task_set: TaskSetProgress,
        known: Collection[str],
        folder: str,
        parent: QWidget | None = None,
        *,
        may_see_reference: bool = True,
    ) -> None:
        super().__init__(
            tr("Hand out {0}").format(printable(task_set.settings.name)),
            tr("&Create the files"),
            parent,
        )
        self._task_set = task_set
        self._names = {
            task.label: self._field(task, known) for task in task_set.tasks if task.label != OVERLAP
        }
        self._folder = PathEdit(tr("Folder for the files"), PathToChoose.FOLDER)
        self._folder.propose(folder)
        self._blind = QCheckBox(tr("Hide the names of &systems behind codes"))
        self._blind.setChecked(True)
        self._reference = QCheckBox(
            tr("Let annotators look at the &reference, which influences them")
        )
        self._reference.setEnabled(may_see_reference)
        self._links = QCheckBox(tr("Let annotators correct &links"))
        self._links.setChecked(True)
        self._links.setToolTip(
            plain_tip(
                tr(
                    "If the highlighted words are not the translation, annotators choose "
                    "the right ones. Otherwise they can only tag such examples."
                )
            )
        )
        self._language = QComboBox()
        self._language.addItem(tr("that of the annotator's system"), "")
        for code in languages():
            self._language.addItem(own_name(code), code)
        self._remark = SelectableLabel()
        self._lay_out()
        self._connect()
        self._check_fields()
        next(iter(self._names.values())).setFocus()

    @property
    def hand_out(self) -> HandOut:
        labels = {name: label for label, name in self._given() if name}
        directory = self._folder.path or Path()
        blind, reference, links = (
            box.isChecked() for box in (self._blind, self._reference, self._links)
        )
        return HandOut(
            self._task_set.settings.name,
            labels,
            directory,
            blind,
            reference,
            links,
            self._language.currentData(),
        )

    def _field(self, task: TaskProgress, known: Collection[str]) -> QComboBox:
        field = QComboBox()
        field.setEditable(True)
        field.setLineEdit(LineEdit())
        field.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        field.addItems(sorted(name for name in known if not annotator_name_mistake(name)))
        field.setCurrentIndex(-1)
        field.setAccessibleName(tr("Annotator of task {0}").format(task.label))
        if completer := field.completer():
            # Completion while typing would turn Ann into Anna, another annotator.
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        if edit := field.lineEdit():
            edit.setMaxLength(LONGEST_NAME)
            edit.setPlaceholderText(self._hint(task))
        return field

    def _hint(self, task: TaskProgress) -> str:
        if task.handed_out:
            return tr("handed out to {0}").format(printable(", ".join(task.handed_out)))
        return tr("name of the annotator")

    def _given(self) -> list[tuple[str, str]]:
        """Return labels of tasks with names, which may be empty."""
        return [(label, typed_name(field.currentText())) for label, field in self._names.items()]

    def _check_fields(self) -> None:
        names = [name for _, name in self._given() if name]
        mistake = self._mistake_in(names)
        self._accept.setEnabled(bool(names and not mistake and self._folder.text))
        self._remark.setText(mistake)

    def _mistake_in(self, names: list[str]) -> str:
        for name in names:
            if mistake := annotator_name_mistake(name):
                sentence = tr("No annotator can be called ‘{0}’: {1}.")
                return sentence.format(printable(name), translated(mistake))
        twice = sorted({name for name in names if names.count(name) > 1})
        sentence = tr("{0} would get two tasks; each annotator gets one.")
        return sentence.format(twice[0]) if twice else ""

    def _connect(self) -> None:
        for field in self._names.values():
            field.currentTextChanged.connect(lambda _text: self._check_fields())
        self._folder.changed.connect(lambda _text: self._check_fields())

    def accept(self) -> None:
        self._folder.check(self._folder_mistake)
        if not self._folder.mistake:
            super().accept()

    def _folder_mistake(self, folder: Path) -> str:
        if kind_at(folder) is PathKind.FOLDER:
            return ""
        told = tr("There is no folder {0}. Make it first, or choose another.")
        return told.format(printable(str(folder)))

    def _shared(self) -> int:
        return sum(task.candidates for task in self._task_set.tasks if task.label == OVERLAP)

    def _tasks(self) -> QWidget:
        """Return the fields for the tasks, scrolled if there are many."""
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(_BESIDE)
        form.setContentsMargins(0, 0, self.fontMetrics().height(), 0)
        sizes = {task.label: task.candidates + self._shared() for task in self._task_set.tasks}
        for label, field in self._names.items():
            caption = tr(
                "Task {0} (%n candidates)", "", sizes[label], one="Task {0} (%n candidate)"
            ).format(label)
            form.addRow(caption, field)
        inside = QWidget()
        inside.setLayout(form)
        area = scrolled(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setLabelAlignment(_BESIDE)
        form.addRow(tr("&Folder"), self._folder)
        form.addRow(tr("Language of the &windows"), self._language)
        layout = spaced(QVBoxLayout(self), margin=1, gap=1)
        layout.addWidget(SelectableLabel(self._explanation()))
        layout.addWidget(self._tasks(), 1)
        layout.addLayout(form)
        layout.addWidget(self._blind)
        layout.addWidget(self._reference)
        if not self._reference.isEnabled():
            why = tr("There is no reference, or the project’s options say that it is never shown.")
            self._reference.setAccessibleDescription(why)
            layout.addWidget(SelectableLabel(why))
        layout.addWidget(self._links)
        layout.addWidget(self._remark)
        self._end(layout, 46, min(25 + 2 * len(self._names), 38))

    def _explanation(self) -> str:
        text = tr("A file is made for each name: send it to that annotator.")
        if shared := self._shared():
            text += " " + tr(
                "The overlap of %n candidates is in every file.",
                "",
                shared,
                one="The overlap of %n candidate is in every file.",
            )
        return text
