"""How much of a batch is done: as a bar, and in words."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.batches.open_batch import BatchState
from protest_core.judgements.model import State
from protest_gui.reading.work_bar import WorkBar, WorkCounts
from protest_gui.widgets.plain import PlainLabel


class BatchSummary(QWidget):
    """The words say all that the bar shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = WorkBar()
        self._words = PlainLabel(wraps=True)
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._bar)
        layout.addWidget(self._words)

    def text(self) -> str:
        return self._words.text()

    def show_state(self, state: BatchState) -> None:
        done, incomplete, conflict = map(
            state.count, (State.DONE, State.INCOMPLETE, State.CONFLICT)
        )
        total = len(state.candidates)
        self._bar.show_counts(WorkCounts(total, done, incomplete, conflict))
        parts = [self.tr("{0} of {1} done").format(f"{done:,}", f"{total:,}")]
        if incomplete:
            parts.append(self.tr("{0} incomplete").format(f"{incomplete:,}"))
        if conflict:
            parts.append(self.tr("{0} in conflict").format(f"{conflict:,}"))
        self._words.setText(" · ".join(parts))
        self._bar.setToolTip(self._words.text())
        self.setAccessibleName(self._words.text())
