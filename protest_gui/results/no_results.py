"""What to do where there is nothing to count yet."""

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from protest_gui.keys.commands import COMMAND
from protest_gui.widgets.plain import SelectableLabel


class NoResults(SelectableLabel):
    """Without systems there is nothing to count; before it was counted nobody knows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.show_counted(counted=False)

    def show_counted(self, *, counted: bool) -> None:
        self.setText(self._how_to_load() if counted else "")

    def _how_to_load(self) -> str:
        key = QKeySequence(COMMAND["load_systems"].keys[0])
        return self.tr(
            "No system is loaded yet. Load its translations with File → Load systems… ({0}); what "
            "the program approves and what people judge is counted here."
        ).format(key.toString(QKeySequence.SequenceFormat.NativeText))
