"""One condition of the filter: any, or one of the values that occur in the project."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from protest_core.errors import printable
from protest_gui.widgets.plain import plain_tip

Value = TypeVar("Value")
_SHORTEST = 14  # characters that are shown whatever there is to choose


class FilterChoice(QComboBox, Generic[Value]):
    """The first choice is "any …" and sets no condition."""

    chosen = Signal()  # by a person

    def __init__(self, name: str, any_of_them: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: list[Value] = []
        self._labels: list[str] = []
        self.setAccessibleName(name)
        self.currentTextChanged.connect(self._explain)
        self.addItem(any_of_them)
        # As wide as needed for something short; the list below has room for the longest.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)
        self.setMinimumContentsLength(max(_SHORTEST, len(any_of_them)))
        self.setMaxVisibleItems(20)
        self.activated.connect(self._tell)

    @property
    def value(self) -> Value | None:
        """`None`: any."""
        return self._values[self.currentIndex() - 1] if self.currentIndex() > 0 else None

    def show_choices(self, choices: Iterable[tuple[Value, str]]) -> None:
        """What is chosen stays chosen, also if it does not occur any more: no filter changes
        under the reader's hands.
        """
        values = list(choices)
        value = self.value
        if value is not None and value not in [each for each, _ in values]:
            values.append((value, self.currentText()))
        self._values = [each for each, _ in values]
        while self.count() > 1:
            self.removeItem(1)
        self.addItems([printable(label) for _, label in values])
        self.setCurrentIndex(0 if value is None else 1 + self._values.index(value))

    def _explain(self, text: str) -> None:
        """What is chosen may be longer than the room for it."""
        self.setToolTip(plain_tip(f"{self.accessibleName()}: {text}"))

    def _tell(self) -> None:
        self.chosen.emit()

    def clear_choice(self) -> None:
        self.setCurrentIndex(0)

    def showPopup(self) -> None:
        view = self.view()
        room = view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width()
        view.setMinimumWidth(max(self.width(), room))
        super().showPopup()
