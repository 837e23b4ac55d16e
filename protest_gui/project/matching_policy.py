"""Tools → Matching Policy: how strictly candidates are matched, and what another way changes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import ProtestError
from protest_core.evaluation.policy_preview import PolicyPreview, preview_policy
from protest_core.evaluation.policy_preview_report import (
    changes_by_reason,
    changes_by_system,
    preview_notes,
)
from protest_core.evaluation.project_overview import project_languages
from protest_core.evaluation.run import project_policy
from protest_core.ids import CandidateId
from protest_core.matching.policy import (
    AntecedentTokens,
    MatchingPolicy,
    PolicyChange,
    PronounTokens,
)
from protest_core.progress import Cancelled, ProgressCallback
from protest_core.translatable import Text
from protest_gui.context import NumberReader, ProjectContext
from protest_gui.jobs.latest import LatestJob
from protest_gui.translations import error_message, tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.inputs import LineEdit
from protest_gui.widgets.labels import ElidedLabel, SectionHeading, plain_tip
from protest_gui.widgets.layout import give_labels_room, spaced, wide_form
from protest_gui.widgets.messages import Notice
from protest_gui.widgets.table_view import NumbersTable

Apply = Callable[[PolicyChange], object]


class MatchingPolicyCommand:
    """Shows the dialog beside the window, where the numbers of the preview open candidates."""

    def __init__(self, context: ProjectContext, apply: Apply, parent: QWidget) -> None:
        self._context = context
        self._apply = apply
        self._parent = parent
        self._dialog: MatchingPolicyDialog | None = None  # while it is shown
        self._opening = NumberReader(context, self._read)

    def show(self) -> None:
        if self._dialog is None:
            project = self._context.project
            try:
                policy = project_policy(project=project)
                known = project_languages(project=project).target.ambiguous_forms
            except ProtestError as error:
                self._context.fail(error)
                return
            self._dialog = dialog = MatchingPolicyDialog(policy, known, self._parent)
            counting = LatestJob(self._context.run, dialog.show_preview, dialog.show_failure)
            dialog.preview_wanted.connect(
                lambda change: counting.ask(self._preview(change), shown=True)
            )
            dialog.changed.connect(counting.forget)
            dialog.opened.connect(self._opening.open)
            dialog.finished.connect(self._end)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def _preview(self, change: PolicyChange) -> Callable[[ProgressCallback], PolicyPreview]:
        project = self._context.project
        return lambda progress: preview_policy(project=project, change=change, progress=progress)

    def _read(self, candidates: Sequence[CandidateId]) -> None:
        self._context.read(candidates)
        self._parent.activateWindow()  # keys are for the candidates

    def _end(self, answer: int) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is None:
            return
        dialog.deleteLater()
        dialog.changed.emit()  # what is still counted is for nobody
        if answer == QDialog.DialogCode.Accepted:
            self._apply(dialog.change)


_PRONOUNS = {
    PronounTokens.ANY: Text("any word"),
    PronounTokens.PRONOUNS: Text("a pronoun: il a and elle a do not match"),
}
_ANTECEDENTS = {
    AntecedentTokens.HEAD_OR_SPAN: Text("their head, or the whole phrase where none is given"),
    AntecedentTokens.HEAD: Text("their head alone"),
    AntecedentTokens.SPAN: Text("the whole phrase"),
}
assert set(_PRONOUNS) == set(PronounTokens)  # noqa: S101 — tables cover their enum
assert set(_ANTECEDENTS) == set(AntecedentTokens)  # noqa: S101


class MatchingPolicyDialog(QDialog):
    """Enter counts what would change, then applies what was counted; Esc changes nothing."""

    changed = Signal()  # a setting: what is counted is not what is wanted any more
    preview_wanted = Signal(object)  # the PolicyChange
    opened = Signal(object)  # the CandidateQuery of a number

    def __init__(
        self,
        policy: MatchingPolicy,
        known: frozenset[str],
        parent: QWidget | None = None,
    ) -> None:
        """`known`: the forms that the language profile never approves on their own."""
        super().__init__(parent)
        self.setWindowTitle(tr("Matching policy"))
        self._pronouns = ChoiceBox[PronounTokens](tr("Pronouns match if they share"))
        self._pronouns.show_values((each, translated(name)) for each, name in _PRONOUNS.items())
        self._antecedents = ChoiceBox[AntecedentTokens](tr("Antecedents are compared by"))
        self._antecedents.show_values(
            (each, translated(name)) for each, name in _ANTECEDENTS.items()
        )
        self._forms = LineEdit()
        self._forms.setPlaceholderText(tr("words, with blanks between"))
        self._verified = QCheckBox(tr("&Verified translations count as further references"))
        self._state = Notice()
        self._preview = _PreviewTables()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        role = QDialogButtonBox.ButtonRole
        self._defaults = self._buttons.addButton(tr("&Defaults"), role.ResetRole)
        self._count = self._buttons.addButton(tr("Previe&w"), role.ActionRole)
        self._apply = self._buttons.addButton(tr("&Apply"), role.AcceptRole)
        self._show_policy(policy)
        self._lay_out(known)
        self._connect()
        self._forget_preview(tr("Nothing is changed before you have seen what it changes."))
        self._pronouns.setFocus()

    @property
    def change(self) -> PolicyChange:
        return PolicyChange(
            to_default=True,  # what is said here is all of it
            pronoun_tokens=self._pronouns.value,
            antecedent_tokens=self._antecedents.value,
            more_ambiguous_forms=tuple(self._forms.text().replace(",", " ").split()),
            verified_translations=self._verified.isChecked(),
        )

    def show_preview(self, preview: PolicyPreview) -> None:
        self._preview.show_preview(preview)
        self._preview.setEnabled(True)
        self._say("\n".join(map(translated, preview_notes(preview))))
        self._offer(self._apply)

    def show_failure(self, error: Exception) -> None:
        if isinstance(error, Cancelled):
            self._forget_preview(tr("Stopped. Nothing has changed."))
        else:
            self._forget_preview("")
            self._state.show_text(error_message(error))

    def _say(self, text: str) -> None:
        self._state.show_text(text, is_mistake=False)

    def _ask(self) -> None:
        self._count.setEnabled(False)
        self._say(tr("Counting what would change …"))
        self.preview_wanted.emit(self.change)

    def _change(self) -> None:
        self.changed.emit()
        self._forget_preview(
            tr("The settings have changed: preview them again.") if self._preview.is_shown else ""
        )

    def _forget_preview(self, why: str) -> None:
        self._say(why)
        self._preview.setEnabled(False)
        self._offer(self._count)

    def _offer(self, button: QPushButton) -> None:
        """Let Enter press it: first one counts, then one applies."""
        for each in (self._count, self._apply):
            each.setEnabled(each is button)
            each.setDefault(each is button)

    def _show_policy(self, policy: MatchingPolicy) -> None:
        self._pronouns.choose(policy.pronoun_tokens)
        self._antecedents.choose(policy.antecedent_tokens)
        self._forms.setText(" ".join(sorted(policy.more_ambiguous_forms)))
        self._verified.setChecked(policy.verified_translations)

    def _connect(self) -> None:
        for box in (self._pronouns, self._antecedents):
            box.currentIndexChanged.connect(lambda _at: self._change())
        self._forms.textChanged.connect(lambda _text: self._change())
        self._verified.toggled.connect(lambda _on: self._change())
        self._defaults.clicked.connect(lambda _on: self._show_policy(MatchingPolicy()))
        self._count.clicked.connect(lambda _on: self._ask())
        self._preview.opened.connect(self.opened)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _lay_out(self, known: frozenset[str]) -> None:
        line = self.fontMetrics().height()
        for button in (self._defaults, self._count, self._apply):
            button.setAutoDefault(False)
        form = wide_form(line)
        form.addRow(tr("&Pronouns match if they share"), self._pronouns)
        form.addRow(tr("An&tecedents are compared by"), self._antecedents)
        form.addRow(tr("&Never approve on these alone"), self._forms)
        if known:
            already = tr("Besides {0}, as in every project of this language.")
            told = already.format(", ".join(sorted(known)))
            self._forms.setAccessibleDescription(told)
            label = ElidedLabel(told)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            form.addRow("", label)
        explained = tr(
            "What people judged correct in one system then approves the same words in others."
        )
        self._verified.setAccessibleDescription(explained)
        self._verified.setToolTip(plain_tip(explained))
        form.addRow("", self._verified)
        give_labels_room(form)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(self._preview)
        self._preview.area = area
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.6)
        layout.addLayout(form)
        layout.addWidget(self._state)
        layout.addWidget(area, 1)
        layout.addWidget(self._buttons)
        room = self.screen().availableSize()
        self.resize(min(54 * line, room.width()), min(40 * line, room.height()))


class _PreviewTables(QWidget):
    """The tables of a preview, one below the other; each number opens its candidates."""

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_shown = False
        self.area: QScrollArea | None = None  # in which they are scrolled
        self._by_system = NumbersTable(tr("What would change, by system"))
        self._by_reason = NumbersTable(tr("What would change, by reason"))
        self._heading = SectionHeading()
        column = spaced(QVBoxLayout(self))
        column.addWidget(self._by_system)
        column.addWidget(self._heading)
        column.addWidget(self._by_reason)
        column.addStretch(1)
        for part in (self._by_system, self._by_reason):
            part.opened.connect(self.opened)
            part.selectionModel().currentChanged.connect(
                lambda *_, part=part: self._bring_in_sight(part)
            )
        self._show_parts(by_system=False, by_reason=False)

    def show_preview(self, preview: PolicyPreview) -> None:
        self.is_shown = True
        by_reason = changes_by_reason(preview)
        self._by_system.show_table(changes_by_system(preview))
        self._by_reason.show_table(by_reason)
        self._heading.setText(translated(by_reason.title))
        self._show_parts(by_system=True, by_reason=bool(preview.moved))

    def _show_parts(self, *, by_system: bool, by_reason: bool) -> None:
        self._by_system.setVisible(by_system)
        for part in (self._heading, self._by_reason):
            part.setVisible(by_reason)

    def _bring_in_sight(self, table: NumbersTable) -> None:
        if self.area is not None and table.hasFocus():
            cell = table.visualRect(table.currentIndex())
            at = table.viewport().mapTo(self, cell.center())
            self.area.ensureVisible(at.x(), at.y(), cell.width(), cell.height())
