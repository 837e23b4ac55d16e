"""A plot with what is chosen for it, which can be saved for a paper."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from protest_core.report_page.plots.palette import Palette
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.widgets.plot_view import PlotView
from protest_gui.widgets.wide_part import WidePart

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, slots=True)
class Drawing:
    """`file_name` has no suffix; `draw` may say with a `RefusedError` that there is nothing."""

    file_name: str
    title: str
    signature: str
    draw: "Callable[[Palette, float], Figure]"  # for so many inches


class PlotPart(QWidget):
    """Asks to be drawn; whoever owns it does so, off the reader's way."""

    save_wanted = Signal()

    def __init__(self, view: PlotView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing: Drawing | None = None
        self.view = view
        self.save = QPushButton(self.tr("&Save picture…"))
        self.save.setAutoDefault(False)
        self.wide = WidePart(view)
        self._above = FlowLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._above)
        self._space_out()
        self.save.clicked.connect(lambda _checked: self.save_wanted.emit())

    def add_choice(self, choice: QWidget) -> None:
        """Of what is drawn; it stands before the button."""
        for part in (choice, self.save):
            self._above.addWidget(part)
        self._column.addWidget(self.wide)  # last, as Tab goes in the order of adding

    def show_drawing(self, drawing: Drawing, about: str) -> None:
        """`about`: the same in words, for those who cannot see it."""
        self.drawing = drawing
        self.view.setAccessibleName(drawing.title)
        self.view.setAccessibleDescription(about)
        self.view.draw_anew()

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._above.setSpacing(line // 2)
        self._column.setSpacing(line)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
