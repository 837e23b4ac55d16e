"""How people judge in this project: what is checked, and whether they may see the reference."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.operations import ProjectOptions, ReferenceShown


class OptionsDialog(QDialog):
    """Enter takes what is chosen, Esc leaves everything as it is."""

    def __init__(self, options: ProjectOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Project options"))
        self._checks = QCheckBox(
            self.tr("&Check answers that contradict each other or the selected words")
        )
        self._checks.setChecked(options.conflict_checks)
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

    def _lay_out(self, chosen: ReferenceShown) -> None:
        line = self.fontMetrics().height()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(line, line, line, line)
        layout.setSpacing(line // 2)
        layout.addWidget(self._checks)
        layout.addSpacing(line // 2)
        layout.addWidget(QLabel(self.tr("While judging, the reference translation is shown")))
        names = {
            ReferenceShown.ON_REQUEST: self.tr("on &request"),
            ReferenceShown.NEVER: self.tr("&never"),
            ReferenceShown.ALWAYS: self.tr("&always"),
        }
        for number, shown in enumerate(self._by_id):
            button = QRadioButton(names[shown])
            button.setChecked(shown is chosen)
            self._group.addButton(button, number)
            layout.addWidget(button)
        layout.addSpacing(line)
        layout.addStretch()
        layout.addWidget(self._buttons)
