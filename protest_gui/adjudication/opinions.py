"""What each annotator said of the candidate, to be weighed and taken over."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.text.tokens import Tokens
from protest_gui.adjudication.hidden_names import Named
from protest_gui.adjudication.opinion_row import OpinionRow
from protest_gui.overview_panel.said_words import judgement_in_words
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.reading.key_button import KeyButton
from protest_gui.reading.keyed_heading import KeyedHeading

# As many as there are keys for them.
WITH_KEYS = 4


class Opinions(QWidget):
    """Rows are kept: one turns more pages than there are people."""

    taken_over = Signal(int)  # the place in the list, from 0
    names_switched = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What people said"))
        self._rows: list[OpinionRow] = []
        self._keys: Sequence[str] = [""] * WITH_KEYS
        self.names_button = KeyButton()
        self.names_button.clicked.connect(lambda _checked: self.names_switched.emit())
        head = FlowLayout(spacing=12)  # large text needs two lines
        self._heading = KeyedHeading(self.tr("What people said"))
        head.addWidget(self._heading)
        head.addWidget(self.names_button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addLayout(head)
        self._space_out()

    def shown_opinions(self) -> list[tuple[str, str]]:
        return [
            (row.name.accessibleName(), row.said.accessibleName())
            for row in self._rows
            if not row.isHidden()
        ]

    def show_opinions(self, told: Sequence[Named], target: Mapping[int, Tokens]) -> None:
        """`target` has the words that were selected."""
        while len(self._rows) < len(told):
            self._add_row(len(self._rows))
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(told))
            if number < len(told):
                name, each = told[number]
                row.show_opinion(name, judgement_in_words(each.judgement, target))

    def show_whether_hidden(self, *, hidden: bool) -> None:
        text = self.tr("Show names") if hidden else self.tr("Hide names")
        self.names_button.setText(text)
        self.names_button.setAccessibleName(text)
        self.names_button.updateGeometry()

    def set_keys(self, shown: Callable[[str], str]) -> None:
        self._keys = [shown(f"take_over_{number}") for number in range(1, WITH_KEYS + 1)]
        self.names_button.set_key(shown("names"))
        for row, key in zip(self._rows, self._keys, strict=False):
            row.button.set_key(key)

    def _space_out(self) -> None:
        """The heading stands in the middle of the line that the button makes, twice a line high."""
        self._heading.setMinimumHeight(2 * self.fontMetrics().height())

    def _add_row(self, number: int) -> None:
        row = OpinionRow()
        row.button.set_key(self._keys[number] if number < WITH_KEYS else "")
        row.taken_over.connect(lambda: self.taken_over.emit(number))
        self._rows.append(row)
        self._column.addWidget(row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
