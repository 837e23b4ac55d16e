"""Says whose translation is being chosen and how, with a button for each way to end it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.reading.key_button import KeyButton
from protest_gui.reading.link_mending import (
    ALIGNED_KEY,
    EVERYWHERE_KEY,
    GIVE_UP_KEY,
    NOTHING_KEY,
    LinkMending,
)
from protest_gui.widgets.plain import SelectableLabel


class MendingBar(QWidget):
    """Hidden while no links are mended."""

    done = Signal()
    done_everywhere = Signal()
    next_part = Signal()
    nothing_there = Signal()
    as_aligned = Signal()
    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = SelectableLabel()
        self._done = KeyButton(self.tr("Done"))
        self._everywhere = KeyButton()
        self._next = KeyButton(self.tr("Next part"))
        self._nothing = KeyButton(self.tr("Nothing there"))
        self._aligned = KeyButton(self.tr("As aligned"))
        self._give_up = KeyButton(self.tr("Give up"))
        for button, key in (
            (self._nothing, NOTHING_KEY),
            (self._aligned, ALIGNED_KEY),
            (self._give_up, GIVE_UP_KEY),
            (self._everywhere, EVERYWHERE_KEY),
        ):
            button.set_key(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText))
        self._arrange()
        self._done.clicked.connect(self.done)
        self._everywhere.clicked.connect(self.done_everywhere)
        self._next.clicked.connect(self.next_part)
        self._nothing.clicked.connect(self.nothing_there)
        self._aligned.clicked.connect(self.as_aligned)
        self._give_up.clicked.connect(self.given_up)
        self.hide()

    def text(self) -> str:
        return self._told.text()

    def show_mending(self, correction: LinkMending, shown: Callable[[str], str]) -> None:
        self.setVisible(correction.is_on)
        if not correction.is_on:
            return
        text = self.tr(
            "Mending links: which words translate “{0}”? Arrows walk all words, Space or a click "
            "chooses."
        ).format(correction.about)
        self._told.setText(text)
        self._told.setAccessibleName(text)
        self.setAccessibleName(text)
        self._show_others(correction.others)
        self._next.setVisible(correction.has_more_parts)
        self._aligned.setVisible(correction.part.by_hand)
        self._done.set_key(shown("next"))
        self._next.set_key(shown("mend_links"))

    def _show_others(self, count: int) -> None:
        one = self.tr("Done, also in the other example with it")
        many = self.tr("Done, also in the {0} other examples with it").format(count)
        self._everywhere.setText(one if count == 1 else many)
        self._everywhere.setVisible(bool(count))

    def _arrange(self) -> None:
        buttons = FlowLayout()
        done, others = (self._done, self._everywhere), (self._next, self._nothing, self._aligned)
        for button in (*done, *others, self._give_up):
            buttons.addWidget(button)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._told)
        self._layout.addLayout(buttons)
        self._space_out()

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._layout.setContentsMargins(line, line // 2, line, line // 2)
        self._layout.setSpacing(line // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Set off from the page by a bar at its beginning: one is doing something else now."""
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(colours.panel))
        width = self.fontMetrics().height() // 3
        to_left = self.layoutDirection() is Qt.LayoutDirection.LeftToRight
        at = 0 if to_left else self.width() - width
        painter.fillRect(at, 0, width, self.height(), QColor(colours.accent))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()


def connect_mending(correction: LinkMending, bar: MendingBar) -> None:
    bar.done.connect(correction.finish)
    bar.done_everywhere.connect(correction.finish_everywhere)
    bar.nothing_there.connect(correction.choose_nothing)
    bar.as_aligned.connect(correction.take_back)
    bar.given_up.connect(correction.leave)
