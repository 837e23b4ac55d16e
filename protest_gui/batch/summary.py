"""The progress of a batch: how much of it is done, and how long that took."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.batches.open_batch import BatchState
from protest_core.judgements.model import State
from protest_core.tables.cells import duration
from protest_gui.translations import number_text, tr
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.state_bar import StateBar, StateCounts


class BatchSummary(QWidget):
    """The progress in words and as a bar; the words say everything that the bar shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = StateBar()
        self._words = PlainLabel(wraps=True)
        self._time = PlainLabel(wraps=True)
        for words in (self._words, self._time):
            words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._bar)
        layout.addWidget(self._words)
        layout.addWidget(self._time)

    def text(self) -> str:
        return self._words.text()

    def show_state(self, state: BatchState, *, with_time: bool) -> None:
        done, incomplete, conflict = map(
            state.count, (State.DONE, State.INCOMPLETE, State.CONFLICT)
        )
        total = len(state.candidates)
        self._bar.show_counts(StateCounts(total, done, incomplete, conflict))
        parts = [tr("{0} of {1} done").format(number_text(done), number_text(total))]
        if incomplete:
            parts.append(tr("{0} incomplete").format(number_text(incomplete)))
        if conflict:
            parts.append(tr("{0} contradictory").format(number_text(conflict)))
        self._words.setText(" · ".join(parts))
        self._bar.setToolTip(self._words.text())
        self.setAccessibleName(self._words.text())
        self._time.setText(_time_of(state) if with_time else "")
        self._time.setVisible(bool(self._time.text()))


def _time_of(state: BatchState) -> str:
    """Return the time worked and, at this annotator's pace, the time left; empty at the start."""
    if not state.seconds:
        return ""
    worked = tr("{0} worked").format(duration(state.seconds))
    if not state.open_count or state.seconds_left is None:
        return worked
    left = tr("about {0} left, at {1} s for each example")
    pace = f"{state.pace.seconds:.0f}"
    return f"{worked} · {left.format(duration(state.seconds_left), pace)}"
