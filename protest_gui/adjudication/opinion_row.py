"""What one person said, and the button that takes it over."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_gui.reading.key_button import KeyButton
from protest_gui.widgets.plain import plain_tip
from protest_gui.widgets.told_label import ToldLabel


class OpinionRow(QWidget):
    """Its name and what it says are in its accessible name, too."""

    taken_over = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ToldLabel()
        self.name.setStyleSheet("font-weight: bold;")
        self.said = ToldLabel()
        for label in (self.name, self.said):  # to be read, not to be walked through by Tab
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = KeyButton(self.tr("Take over"))
        self.button.clicked.connect(lambda _checked: self.taken_over.emit())
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.name, 1)
        head.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.said)

    def show_opinion(self, name: str, said: str) -> None:
        self.name.tell(name)
        self.said.tell(said)
        self.setAccessibleName(f"{name}: {said}")
        self.button.setAccessibleName(self.tr("Take over what {0} said").format(name))
        self.button.setToolTip(plain_tip(self.button.accessibleName()))
