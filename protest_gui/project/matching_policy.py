"""Tools → Matching Policy: how strictly candidates are matched, and what a change would do."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import ProtestError
from protest_core.evaluation.match_project import project_policy
from protest_core.evaluation.policy_preview import PolicyPreview, preview_policy
from protest_core.evaluation.policy_preview_report import (
    changes_by_reason,
    changes_by_system,
    preview_notes,
)
from protest_core.evaluation.project_overview import project_languages
from protest_core.ids import CandidateId
from protest_core.matching.policy import ChoiceSetting, Forms, MatchingPolicy, PolicyChange, YesNo
from protest_core.matching.rules import usual_policy
from protest_core.progress import Cancelled, ProgressCallback
from protest_gui.context import NumberReader, ProjectContext
from protest_gui.jobs.latest import LatestJob
from protest_gui.translations import error_message, tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.form_dialog import ButtonRole, FormDialog
from protest_gui.widgets.inputs import LineEdit
from protest_gui.widgets.labels import ElidedLabel, SectionHeading, plain_tip
from protest_gui.widgets.layout import give_labels_room, spaced, wide_form
from protest_gui.widgets.messages import Notice
from protest_gui.widgets.panes import scrolled
from protest_gui.widgets.table_view import NumbersTable

Apply = Callable[[PolicyChange], object]


class MatchingPolicyCommand:
    """Shows the dialog beside the window, in which the preview's numbers open candidates."""

    def __init__(self, context: ProjectContext, apply: Apply, parent: QWidget) -> None:
        self._context = context
        self._apply = apply
        self._parent = parent
        self._dialog: MatchingPolicyDialog | None = None  # the dialog, while it is shown
        self._opening = NumberReader(context, self._read)

    def show(self) -> None:
        if self._dialog is None:
            project = self._context.project
            try:
                policy = project_policy(project=project)
                target = project_languages(project=project).target
            except ProtestError as error:
                self._context.fail(error)
                return
            self._dialog = dialog = MatchingPolicyDialog(
                policy, target.ambiguous_forms, usual_policy(target), self._parent
            )
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
        self._parent.activateWindow()  # keys are for the candidates in the window

    def _end(self, answer: int) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is None:
            return
        dialog.deleteLater()
        dialog.changed.emit()  # drops a running count
        if answer == QDialog.DialogCode.Accepted:
            self._apply(dialog.change)


class MatchingPolicyDialog(FormDialog):
    """A dialog: Enter previews the changes, then applies them; Esc changes nothing."""

    changed = Signal()  # a setting: the preview is out of date
    preview_wanted = Signal(object)  # the PolicyChange
    opened = Signal(object)  # the CandidateQuery of a number

    def __init__(
        self,
        policy: MatchingPolicy,
        known: frozenset[str],
        usual: MatchingPolicy,
        parent: QWidget | None = None,
    ) -> None:
        """Show a policy, and offer what is `usual` for the target language.

        `known` are the forms that the language profile never approves on their own.
        """
        super().__init__(tr("Matching policy"), tr("&Apply"), parent)
        self._policy = policy
        self._controls = {name: _control(each) for name, each in policy.settings().items()}
        self._state = Notice()
        self._preview = _PreviewTables()
        self._add_button(tr("&Defaults"), lambda: self._show_policy(usual), ButtonRole.ResetRole)
        self._count = self._add_button(tr("Previe&w"), self._ask)
        self._accept.setAutoDefault(False)
        self._show_policy(policy)
        self._lay_out(known)
        self._connect()
        self._forget_preview(tr("You see what would change before anything is changed."))
        next(iter(self._controls.values())).setFocus()

    @property
    def change(self) -> PolicyChange:
        return {name: control.setting_value for name, control in self._controls.items()}

    def show_preview(self, preview: PolicyPreview) -> None:
        self._preview.show_preview(preview)
        self._preview.setEnabled(True)
        self._say("\n".join(map(translated, preview_notes(preview))))
        self._offer(self._accept)

    def show_failure(self, error: Exception) -> None:
        if isinstance(error, Cancelled):
            self._forget_preview(tr("Stopped. Nothing has changed."))
        else:
            self._forget_preview("")
            self._state.show_text(error_message(error))

    def _say(self, text: str) -> None:
        self._state.show_text(text, is_mistake=False)

    def _ask(self) -> None:
        try:
            change = self.change
        except ProtestError as error:
            self.show_failure(error)
            return
        self._count.setEnabled(False)
        self._say(tr("Counting what would change …"))
        self.preview_wanted.emit(change)

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
        """Let Enter press this button: first *Preview*, then *Apply*."""
        for each in (self._count, self._accept):
            each.setEnabled(each is button)
            each.setDefault(each is button)

    def _show_policy(self, policy: MatchingPolicy) -> None:
        for name, control in self._controls.items():
            control.show_setting(getattr(policy, name))

    def _connect(self) -> None:
        for control in self._controls.values():
            control.edited.connect(self._change)
        self._preview.opened.connect(self.opened)

    def _lay_out(self, known: frozenset[str]) -> None:
        form = wide_form(self)
        for name, setting in self._policy.settings().items():
            control = self._controls[name]
            # A tick box is its own label.
            label = "" if isinstance(control, _TickBox) else translated(setting.label)
            form.addRow(label, control)
            if isinstance(control, _FormsField) and known:
                form.addRow("", control.explained(known))
        give_labels_room(form)
        area = scrolled(self._preview)
        self._preview.area = area
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.6)
        layout.addLayout(form)
        layout.addWidget(self._state)
        layout.addWidget(area, 1)
        self._end(layout, 54, 40)


class _Choices(ChoiceBox[StrEnum]):
    """A setting with several values, of which one is chosen."""

    edited = Signal()

    def __init__(self, setting: ChoiceSetting) -> None:
        super().__init__(translated(setting.label).replace("&", ""))
        self.show_values((each, translated(name)) for each, (_, name) in setting.choices.items())
        self.currentIndexChanged.connect(lambda _at: self.edited.emit())

    @property
    def setting_value(self) -> StrEnum:
        return self.value

    def show_setting(self, value: StrEnum) -> None:
        self.choose(value)


class _FormsField(LineEdit):
    """A setting of several words, separated by blanks or commas."""

    edited = Signal()

    def __init__(self, setting: Forms) -> None:
        super().__init__()
        self._setting = setting
        self.setPlaceholderText(tr("words, with blanks between"))
        self.textChanged.connect(lambda _text: self.edited.emit())

    @property
    def setting_value(self) -> frozenset[str]:
        """Return the words, or raise a `RefusedError` that says why they are refused."""
        return self._setting.from_texts(self.text().replace(",", " ").split())

    def show_setting(self, value: frozenset[str]) -> None:
        self.setText(" ".join(sorted(value)))

    def explained(self, known: frozenset[str]) -> ElidedLabel:
        """Return a label that names the words of the language profile."""
        already = tr("Besides {0}, as in every project of this language.")
        text = already.format(", ".join(sorted(known)))
        self.setAccessibleDescription(text)
        label = ElidedLabel(text)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return label


class _TickBox(QCheckBox):
    """A setting that is on or off."""

    edited = Signal()

    def __init__(self, setting: YesNo) -> None:
        super().__init__(translated(setting.label))
        explained = translated(setting.explained)
        self.setAccessibleDescription(explained)
        self.setToolTip(plain_tip(explained))
        self.toggled.connect(lambda _on: self.edited.emit())

    @property
    def setting_value(self) -> bool:
        return self.isChecked()

    def show_setting(self, value: bool) -> None:  # noqa: FBT001 — the value of the setting
        self.setChecked(value)


def _control(setting: ChoiceSetting | Forms | YesNo) -> _Choices | _FormsField | _TickBox:
    match setting:
        case ChoiceSetting():
            return _Choices(setting)
        case Forms():
            return _FormsField(setting)
        case YesNo():
            return _TickBox(setting)


class _PreviewTables(QWidget):
    """The tables of a preview, one below the other; each number opens its candidates."""

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_shown = False
        self.area: QScrollArea | None = None  # the area that scrolls the tables
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
