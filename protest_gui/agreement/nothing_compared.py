"""What to do where there is nobody to compare."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from protest_gui.widgets.plain import SelectableLabel


class NothingCompared(QWidget):
    """Says why, and leads to where it begins."""

    tasks_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = SelectableLabel(self.tr("Looking who has judged …"))
        self.to_tasks = QPushButton(self.tr("Go to Tas&ks"))
        self.to_tasks.setAutoDefault(False)
        self.to_tasks.hide()
        self.to_tasks.clicked.connect(lambda _checked: self.tasks_wanted.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sentence)
        column.addWidget(self.to_tasks)
        column.addStretch(1)

    def show_everybody(self, names: Sequence[str]) -> None:
        """All who have judged, whether they are chosen or not."""
        few = len(names) < 2
        self.sentence.setText(self._how_to(names) if few else self._how_to_choose())
        self.to_tasks.setVisible(few)

    def _how_to(self, names: Sequence[str]) -> str:
        if names:
            who = self.tr("So far only {0} has judged.").format(names[0])
        else:
            who = self.tr("So far nobody has judged.")
        how = self.tr(
            "To see how far people agree, two of them are needed who judge the same candidates. "
            "Make a task set with an overlap, hand it out to two or more annotators, and merge "
            "the batches that they send back."
        )
        return f"{who} {how}"

    def _how_to_choose(self) -> str:
        return self.tr("Tick two or more annotators: one alone agrees with nobody.")
