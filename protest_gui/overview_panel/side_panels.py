"""The right of the translation window of a project: a switch, and the panel that it chose."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from protest_gui.overview_panel.panel_switch import PanelSwitch
from protest_gui.reading.side_width import SideWidth

_MARGIN = 16
_LINES_WIDE = 25  # in heights of a line


class SidePanels(QWidget):
    """There may be more than two: the switch is about the first two."""

    def __init__(
        self, annotation: QWidget, overview: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._overview = overview
        self._annotation = annotation
        self.switch = PanelSwitch()
        self.stack = QStackedWidget()
        self.stack.addWidget(annotation)
        self.stack.addWidget(overview)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._width = SideWidth(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        switch = QVBoxLayout()
        switch.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 0)
        switch.addWidget(self.switch)
        layout.addLayout(switch)
        layout.addWidget(self.stack, 1)

    @property
    def shows_overview(self) -> bool:
        return self.stack.currentWidget() is self._overview

    def show_panel(self, *, overview: bool) -> None:
        self.stack.setCurrentWidget(self._overview if overview else self._annotation)
        self.switch.show_chosen(overview=overview)

    def sizeHint(self) -> QSize:
        """The same for all: the text does not jump when one switches.

        A panel that is not seen learns late of another font, so it is not asked alone.
        """
        least = _LINES_WIDE * self.fontMetrics().height()
        width = max(least, self._annotation.sizeHint().width())
        return QSize(width, super().sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()
            self._width.want(self.sizeHint().width())
        elif event.type() is QEvent.Type.ParentChange:
            self._width.follow_parent()
