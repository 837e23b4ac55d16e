"""One of a few things, chosen from a list that opens; nothing is chosen but what is there."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from protest_core.errors import printable

Value = TypeVar("Value")


class Choice(QComboBox, Generic[Value]):
    """As wide as something short needs; the list below has room for the longest."""

    chosen = Signal()  # by a person

    def __init__(
        self, name: str, choices: Iterable[tuple[Value, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values: list[Value] = []
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.show_choices(choices)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda _at: self.chosen.emit())

    def show_choices(self, choices: Iterable[tuple[Value, str]]) -> None:
        """What is chosen stays chosen where it is still there."""
        listed = [(value, printable(label)) for value, label in choices]
        labels = [self.itemText(at) for at in range(self.count())]
        if ([value for value, _ in listed], [label for _, label in listed]) == (
            self._values,
            labels,
        ):
            return
        before = self.value if self._values else None
        self._values = [value for value, _ in listed]
        self.clear()
        self.addItems([label for _, label in listed])
        if before is not None and before in self._values:
            self.choose(before)

    @property
    def value(self) -> Value:
        return self._values[self.currentIndex()]

    def choose(self, value: Value) -> None:
        self.setCurrentIndex(self._values.index(value))
