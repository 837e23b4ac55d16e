"""The place in the list, the progress, and the buttons that lead on."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_gui.translations import number_text, tr
from protest_gui.widgets.buttons import Arrow, KeyButton
from protest_gui.widgets.labels import ElidedLabel, PlainLabel, plain_tip
from protest_gui.widgets.layout import EvenRow
from protest_gui.widgets.state_bar import StateBar, StateCounts


class WorkProgress(QWidget):
    """The place and the progress; positions count from 1, as they are shown; 0 in an empty list."""

    def __init__(self, previous: QAction, next_: QAction, next_open: QAction) -> None:
        super().__init__()
        self._place = PlainLabel()
        self._counts = ElidedLabel()
        self._counts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._counts.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._bar = StateBar()
        self._actions = (previous, next_, next_open)
        # At the ends, the keys show a message on what is left; the buttons are disabled.
        self._previous, self._next, self._next_open = self._buttons = [
            KeyButton(action, text, arrow, follows_enabled=False)
            for action, text, arrow in (
                (previous, tr("Previous"), Arrow.BACK),
                (next_, tr("Next"), Arrow.ON),
                (next_open, tr("Next open"), Arrow.NONE),
            )
        ]
        self._arrange()
        self.show_progress(0, 0, 0, 0, 0)

    def show_progress(
        self,
        position: int,
        total: int,
        done: int,
        incomplete: int,
        conflict: int,
        text: str = "",
    ) -> None:
        """Show place and progress; `text` is shown for counts of something else than judgements."""
        counts = StateCounts(total, done, incomplete, conflict)
        self._counts.setText(text or self._counts_in_words(counts))
        self._bar.show_counts(counts)
        self._bar.setToolTip(plain_tip(self._counts.text()))
        self._next_open.setEnabled(done < total)
        self.show_place(position, total)

    def show_place(self, position: int, total: int) -> None:
        """Show the place in the list and keep the counts."""
        self._place.setText(f"{number_text(position)} / {number_text(total)}")
        self.setAccessibleName(
            tr("Example {0} of {1}: {2}").format(position, total, self._counts.text())
        )
        self._previous.setEnabled(position > 1)
        self._next.setEnabled(position < total)

    def _counts_in_words(self, counts: StateCounts) -> str:
        parts = [tr("{0} done").format(number_text(counts.done))]
        if counts.incomplete:
            parts.append(tr("{0} incomplete").format(number_text(counts.incomplete)))
        if counts.conflict:
            parts.append(tr("{0} contradictory").format(number_text(counts.conflict)))
        return " · ".join(parts)

    def _arrange(self) -> None:
        font = self._place.font()
        font.setBold(True)
        self._place.setFont(font)
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(self._place)
        heading.addWidget(self._counts, 1)
        for button in self._buttons:
            button.setAccessibleName(button.text())
            button.setToolTip(button.text())
        both = EvenRow((self._previous, self._next))
        row = EvenRow((both, self._next_open))
        for action in self._actions:
            action.changed.connect(row.turn)  # another key may be wider
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(heading)
        layout.addWidget(self._bar)
        layout.addWidget(row)
