"""A project's options, and the dialog that changes them."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.annotating.judge_candidate import change_options as save_options
from protest_core.annotating.judge_candidate import project_options
from protest_core.errors import ProtestError
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.suite.queries import project_suite
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.translations import tr
from protest_gui.widgets.form_dialog import FormDialog, StandardButton
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.layout import spaced


def change_options(context: ProjectContext, parent: QWidget) -> None:
    """Ask for a project's options, and save them; cancelling changes nothing."""
    project = context.project
    try:
        before = project_options(project=project)
        has_reference = not project_suite(project=project).without_reference
    except ProtestError as error:
        context.fail(error)
        return
    dialog = OptionsDialog(before, parent, has_reference=has_reference)
    if dialog.ask_and_wait() and (options := dialog.options) != before:
        context.run(
            Lane.WRITE,
            lambda _progress: save_options(project=project, options=options),
            context.note,
        )


class OptionsDialog(FormDialog):
    """A dialog: Enter accepts the choices, Esc leaves everything as it is."""

    def __init__(
        self, options: ProjectOptions, parent: QWidget | None = None, *, has_reference: bool = True
    ) -> None:
        super().__init__(tr("Project options"), StandardButton.Ok, parent)
        self._checks = QCheckBox(
            tr("&Check answers that contradict each other or the selected words")
        )
        self._checks.setChecked(options.conflict_checks)
        self._group = QButtonGroup(self)
        self._by_id = list(ReferenceShown)
        self._lay_out(options.reference, may_be_shown=has_reference)

    @property
    def options(self) -> ProjectOptions:
        return ProjectOptions(self._checks.isChecked(), self._by_id[self._group.checkedId()])

    def _lay_out(self, chosen: ReferenceShown, *, may_be_shown: bool) -> None:
        line = self.fontMetrics().height()
        layout = spaced(QVBoxLayout(self), margin=1)
        layout.addWidget(self._checks)
        layout.addSpacing(line // 2)
        layout.addWidget(PlainLabel(tr("While judging, the reference translation is shown")))
        names = {
            ReferenceShown.ON_REQUEST: tr("on &request"),
            ReferenceShown.NEVER: tr("&never"),
            ReferenceShown.ALWAYS: tr("&always"),
        }
        for number, shown in enumerate(self._by_id):
            button = QRadioButton(names[shown])
            button.setChecked(shown is chosen)
            button.setEnabled(may_be_shown)
            self._group.addButton(button, number)
            layout.addWidget(button)
        if not may_be_shown:
            layout.addWidget(PlainLabel(tr("This project has no reference.")))
        layout.addSpacing(line)
        layout.addStretch()
        layout.addWidget(self._buttons)
