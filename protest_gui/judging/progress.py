"""Where one is in the work, how much is done, and the buttons that lead on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_gui.translations import tr
from protest_gui.widgets.buttons import Arrow, KeyButton
from protest_gui.widgets.labels import ElidedLabel, PlainLabel, plain_tip
from protest_gui.widgets.layout import EvenRow
from protest_gui.widgets.state_bar import StateBar, StateCounts


class WorkProgress(QWidget):
    """Positions count from 1, as they are shown; 0 where there is nothing."""

    previous = Signal()
    next = Signal()
    next_open = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = PlainLabel()
        self._counts = ElidedLabel()
        self._counts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._counts.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._bar = StateBar()
        self.previous_button = KeyButton(tr("Previous"), Arrow.BACK)
        self.next_button = KeyButton(tr("Next"), Arrow.ON)
        self.next_open_button = KeyButton(tr("Next open"))
        self._arrange()
        self._connect()
        self.show_progress(0, 0, 0, 0, 0)

    def shown_place(self) -> str:
        return self._place.text()

    def shown_counts(self) -> str:
        return self._counts.text()

    def show_progress(
        self,
        position: int,
        total: int,
        done: int,
        incomplete: int,
        conflict: int,
        said: str = "",
    ) -> None:
        """`said`: where something else than judgements is counted."""
        self._place.setText(f"{position:,} / {total:,}")
        counts = StateCounts(total, done, incomplete, conflict)
        self._counts.setText(said or self._said(counts))
        self._bar.show_counts(counts)
        self._bar.setToolTip(plain_tip(self._counts.text()))
        self.setAccessibleName(
            tr("Example {0} of {1}: {2}").format(position, total, self._counts.text())
        )
        self.previous_button.setEnabled(position > 1)
        self.next_button.setEnabled(position < total)
        self.next_open_button.setEnabled(done < total)

    def set_keys(self, previous: str, next_: str, next_open: str) -> None:
        self.previous_button.set_key(previous)
        self.next_button.set_key(next_)
        self.next_open_button.set_key(next_open)
        self._buttons.turn()

    def _said(self, counts: StateCounts) -> str:
        parts = [tr("{0} done").format(f"{counts.done:,}")]
        if counts.incomplete:
            parts.append(tr("{0} incomplete").format(f"{counts.incomplete:,}"))
        if counts.conflict:
            parts.append(tr("{0} in conflict").format(f"{counts.conflict:,}"))
        return " · ".join(parts)

    def _arrange(self) -> None:
        font = self._place.font()
        font.setBold(True)
        self._place.setFont(font)
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(self._place)
        heading.addWidget(self._counts, 1)
        both = EvenRow((self.previous_button, self.next_button))
        self._buttons = EvenRow((both, self.next_open_button))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(heading)
        layout.addWidget(self._bar)
        layout.addWidget(self._buttons)

    def _connect(self) -> None:
        self.previous_button.clicked.connect(self.previous)
        self.next_button.clicked.connect(self.next)
        self.next_open_button.clicked.connect(self.next_open)
        for button in (self.previous_button, self.next_button, self.next_open_button):
            button.setAccessibleName(button.text())
            button.setToolTip(button.text())
