"""The dialog that asks which file of PROTEST 1.1 becomes which project."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QVBoxLayout,
    QWidget,
)

from protest_compat.protest11.convert import LanguageCodes
from protest_compat.protest11.corpora import ReferenceChoice
from protest_core.errors import printable
from protest_core.files.paths import PROJECT_SUFFIX, PathKind, kind_at, seems_to_exist, with_suffix
from protest_gui.translations import tr, translated
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.inputs import LineEdit, PathEdit, PathToChoose
from protest_gui.widgets.labels import SelectableLabel, SteadyLabel
from protest_gui.widgets.layout import give_labels_room, spaced, wide_form


@dataclass(frozen=True, slots=True)
class OldProject:
    """A conversion to make; `replace`: the person agreed to replace an existing file."""

    old: Path
    new: Path
    reference: ReferenceChoice
    languages: LanguageCodes
    replace: bool


class ConvertDialog(FormDialog):
    """A dialog in which the project's name follows the old file's until another is typed."""

    def __init__(
        self,
        folder: str,
        mistake_in: Callable[[Path], str],
        parent: QWidget | None = None,
        *,
        earlier: OldProject | None = None,
    ) -> None:
        """`mistake_in` returns why no project can be made in a path; `earlier` fills the fields."""
        super().__init__(tr("Convert an older project"), tr("Con&vert"), parent)
        self._mistake_in = mistake_in
        self._old = PathEdit(
            tr("File of PROTEST 1.1"),
            PathToChoose.FILE,
            folder,
            filters=tr("Files of PROTEST 1.1 (*.db);;All files (*)"),
        )
        self._new = PathEdit(
            tr("New project"),
            PathToChoose.NEW_FILE,
            folder,
            filters=tr("PROTEST projects (*{0})").format(PROJECT_SUFFIX),
        )
        self._reference = LineEdit()
        self._reference.setPlaceholderText(tr("the corpus that is called a reference"))
        self._no_reference = QCheckBox(tr("N&one: all of them are systems"))
        self._source, self._target = LineEdit(), LineEdit()
        for field in (self._source, self._target):
            field.setPlaceholderText(tr("guessed from the text; or a code such as en"))
        self._remark = SteadyLabel()
        self._remark.set_possible([_will_be_replaced()])
        self._lay_out()
        self._connect()
        if earlier is not None:
            self._show_earlier(earlier)
        self._check_fields()
        self._old.setFocus()

    @property
    def wanted(self) -> OldProject:
        old, new = self._old.path or Path(), with_suffix(self._new.path or Path())
        none = self._no_reference.isChecked()
        reference = ReferenceChoice(None if none else _text(self._reference), none=none)
        languages = LanguageCodes(_text(self._source), _text(self._target))
        return OldProject(old, new, reference, languages, seems_to_exist(new))

    def accept(self) -> None:
        """Check the paths; longer checks are made when the project is made."""
        self._new.check(lambda path: translated(self._mistake_in(with_suffix(path))))
        self._old.check(_mistake_in_old)  # last: the cursor goes to the first mistake
        if not (self._old.mistake or self._new.mistake):
            super().accept()

    def _show_earlier(self, earlier: OldProject) -> None:
        self._old.set_text(str(earlier.old))
        self._new.set_text(str(earlier.new))
        self._reference.setText(earlier.reference.name or "")
        self._no_reference.setChecked(earlier.reference.none)
        self._source.setText(earlier.languages.source or "")
        self._target.setText(earlier.languages.target or "")

    def _propose_new(self, old: str) -> None:
        if not self._new.was_typed:
            stem = Path(old).stem
            self._new.propose(str(Path(old).with_name(stem + PROJECT_SUFFIX)) if stem else "")

    def _check_fields(self) -> None:
        self._accept.setEnabled(bool(self._old.text and Path(self._new.text).name))
        self._reference.setEnabled(not self._no_reference.isChecked())
        there = self._new.path is not None and bool(self._new.text) and self.wanted.replace
        self._remark.setText(_will_be_replaced() if there else "")

    def _connect(self) -> None:
        self._old.changed.connect(self._propose_new)
        self._old.changed.connect(lambda _text: self._check_fields())
        self._new.changed.connect(lambda _text: self._check_fields())
        self._no_reference.toggled.connect(lambda _on: self._check_fields())

    def _lay_out(self) -> None:
        form = wide_form(self)
        form.addRow(tr("&File of PROTEST 1.1"), self._old)
        form.addRow(tr("&New project"), self._new)
        form.addRow(tr("&Reference"), self._reference)
        form.addRow("", self._no_reference)
        form.addRow(tr("&Source language"), self._source)
        form.addRow(tr("&Target language"), self._target)
        give_labels_room(form)
        told = tr("A master or a batch; it is only read. You see what was kept before you go on.")
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.7)
        layout.addWidget(SelectableLabel(told))
        layout.addLayout(form)
        layout.addWidget(self._remark)
        layout.addStretch(1)
        self._end(layout, 48, 24)


def _text(field: LineEdit) -> str | None:
    return field.text().strip() or None


def _will_be_replaced() -> str:
    return tr("This file exists already. It will be replaced, unless it has judgements.")


def _mistake_in_old(path: Path) -> str:
    if kind_at(path) is PathKind.FILE:
        return ""
    return tr("There is no file {0}. Check the name.").format(printable(str(path)))
