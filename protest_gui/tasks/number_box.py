"""A field for a number, with room before it as in other fields."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from protest_gui.widgets.line_edit import LineEdit


class NumberBox(QSpinBox):
    """Thousands are set apart. The style sheet's padding does not reach the field inside."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLineEdit(LineEdit())
        self.setRange(least, most)
        self.setGroupSeparatorShown(True)
        self._space_out()

    def _space_out(self) -> None:
        self.lineEdit().setTextMargins(self.fontMetrics().height() // 3, 0, 0, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
