"""The dialog that asks for the suite and the file of a new project."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QVBoxLayout,
    QWidget,
)

from protest_core.files.paths import PROJECT_SUFFIX, seems_to_exist, with_suffix
from protest_core.loading.create_project import project_file_mistake, suite_mistake
from protest_gui.translations import tr
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.inputs import PathEdit, PathToChoose
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import spaced, wide_form


@dataclass(frozen=True, slots=True)
class NewProject:
    """A project to make; `replace`: the person agreed to replace an existing file."""

    suite: Path
    path: Path
    with_systems: bool
    replace: bool


class NewProjectDialog(FormDialog):
    """A dialog in which the project's name follows the suite's until another is typed.

    Mistakes are shown beside the field, and nothing that was typed is lost.
    """

    def __init__(
        self,
        folder: str,
        parent: QWidget | None = None,
        *,
        mistake_in: Callable[[Path], str] = project_file_mistake,
        earlier: NewProject | None = None,
        suite: Path | None = None,
    ) -> None:
        """`mistake_in` returns why no project can be made in a path; the others fill the fields."""
        super().__init__(tr("New project from a suite"), tr("&Create"), parent)
        self._folder = folder
        self._mistake_in = mistake_in
        self._suite = PathEdit(
            tr("Suite"), PathToChoose.FOLDER, folder, title=tr("Folder of the suite")
        )
        self._path = PathEdit(
            tr("Project file"),
            PathToChoose.NEW_FILE,
            folder,
            filters=tr("PROTEST projects (*{0})").format(PROJECT_SUFFIX),
        )
        self._with_systems = QCheckBox(tr("Load the &systems that come with the suite"))
        self._with_systems.setChecked(True)
        self._remark = SelectableLabel()
        self._lay_out()
        self._connect()
        if earlier is not None:
            self._suite.set_text(str(earlier.suite))
            self._path.set_text(str(earlier.path))
            self._with_systems.setChecked(earlier.with_systems)
        elif suite is not None:
            self._suite.set_text(str(suite))
        self._check_fields()

    @property
    def new_project(self) -> NewProject:
        suite, path = self._suite.path or Path(), with_suffix(self._path.path or Path())
        return NewProject(suite, path, self._with_systems.isChecked(), seems_to_exist(path))

    def _propose_path(self, suite: str) -> None:
        if not self._path.was_typed:
            name = Path(suite).name
            self._path.propose(str(Path(self._folder, name + PROJECT_SUFFIX)) if name else "")

    def _check_fields(self) -> None:
        self._accept.setEnabled(bool(self._suite.text and Path(self._path.text).name))
        is_path = self._accept.isEnabled() and self._path.path is not None
        there = is_path and self.new_project.replace
        self._remark.setText(
            tr("This file exists already. It will be replaced, unless it has judgements.")
            if there
            else ""
        )

    def _connect(self) -> None:
        self._suite.changed.connect(self._propose_path)
        self._suite.changed.connect(self._check_fields)
        self._path.changed.connect(self._check_fields)

    def accept(self) -> None:
        """Check the paths; longer checks are made when the project is made."""
        self._path.check(lambda path: self._mistake_in(with_suffix(path)))
        self._suite.check(suite_mistake)  # last: the cursor goes to the first mistake
        if not (self._suite.mistake or self._path.mistake):
            super().accept()

    def _lay_out(self) -> None:
        form = wide_form(self)
        form.addRow(tr("S&uite (folder)"), self._suite)
        form.addRow(tr("&Project file"), self._path)
        form.addRow("", self._with_systems)
        layout = spaced(QVBoxLayout(self), margin=1, gap=1)
        layout.addLayout(form)
        layout.addWidget(self._remark)
        layout.addStretch()
        self._end(layout, 44, 17)

    # Qt's

    def event(self, event: QEvent) -> bool:
        # Checked first: the event may be the deletion of this dialog.
        laid_out_anew = event.type() is QEvent.Type.LayoutRequest
        taken = super().event(event)
        if laid_out_anew and (layout := self.layout()) is not None:
            # Mistakes need lines of their own.
            needed = layout.totalHeightForWidth(self.width())
            self.resize(self.width(), max(self.height(), needed))
        return taken
