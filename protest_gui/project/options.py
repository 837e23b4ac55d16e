"""A project's options, and the dialog that changes them."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.annotating.judge import change_options as save_options
from protest_core.db.project import Project
from protest_core.errors import ProtestError
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown, load_options
from protest_core.matching.policy import load_policy
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.project.loading import Loading
from protest_gui.translations import tr
from protest_gui.widgets.labels import PlainLabel, SelectableLabel
from protest_gui.widgets.layout import spaced


def change_options(context: ProjectContext, loading: Loading, parent: QWidget) -> None:
    """Ask for a project's options; cancelling changes nothing."""
    project = context.project
    try:
        before, verified = _options_of(project)
    except ProtestError as error:
        context.fail(error)
        return
    dialog = OptionsDialog(before, parent, verified_translations=verified)
    wanted = dialog.exec() == QDialog.DialogCode.Accepted
    options, wants_verified = dialog.options, dialog.verified_translations
    dialog.deleteLater()
    if wanted and options != before:
        context.run(
            Lane.WRITE,
            lambda _progress: save_options(project=project, options=options),
            context.note,
        )
    if wanted and wants_verified != verified:
        loading.match_with(verified_translations=wants_verified)


def _options_of(project: Project) -> tuple[ProjectOptions, bool]:
    """Return them, and whether verified translations count as references."""
    with project.reading() as tx:
        return load_options(tx), load_policy(tx).verified_translations


class OptionsDialog(QDialog):
    """Enter takes what is chosen, Esc leaves everything as it is."""

    def __init__(
        self,
        options: ProjectOptions,
        parent: QWidget | None = None,
        *,
        verified_translations: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Project options"))
        self._checks = QCheckBox(
            tr("&Check answers that contradict each other or the selected words")
        )
        self._checks.setChecked(options.conflict_checks)
        self._verified = QCheckBox(tr("&Verified translations count as further references"))
        self._verified.setChecked(verified_translations)
        self._group = QButtonGroup(self)
        self._by_id = list(ReferenceShown)
        buttons = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out(options.reference)

    @property
    def options(self) -> ProjectOptions:
        return ProjectOptions(self._checks.isChecked(), self._by_id[self._group.checkedId()])

    @property
    def verified_translations(self) -> bool:
        return self._verified.isChecked()

    def _lay_out(self, chosen: ReferenceShown) -> None:
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
            self._group.addButton(button, number)
            layout.addWidget(button)
        layout.addSpacing(line)
        self._explain_verified(layout)
        layout.addSpacing(line)
        layout.addStretch()
        layout.addWidget(self._buttons)

    def _explain_verified(self, layout: QVBoxLayout) -> None:
        explained = tr(
            "What people judged correct in one system then approves the same words in others. A "
            "change matches all systems anew; no judgement changes."
        )
        self._verified.setAccessibleDescription(explained)
        layout.addWidget(self._verified)
        below = QVBoxLayout()
        below.setContentsMargins(round(1.6 * self.fontMetrics().height()), 0, 0, 0)
        below.addWidget(SelectableLabel(explained))
        layout.addLayout(below)
