"""Says what is being chosen and how, with a button for each way to end it."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_gui.keys.key_map import KeyMap, native_text
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.reading.key_button import KeyButton
from protest_gui.suite_window.words_to_choose import What
from protest_gui.widgets.plain import SelectableLabel


class ChoosingBar(QWidget):
    """Hidden while nothing is being chosen."""

    done = Signal()
    nothing_there = Signal()
    as_aligned = Signal()
    given_up = Signal()

    def __init__(self, key_map: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key_map = key_map
        self._told = SelectableLabel()
        self._done = KeyButton(self.tr("Done"))
        self._nothing = KeyButton()
        self._aligned = KeyButton(self.tr("As aligned"))
        self._give_up = KeyButton(self.tr("Give up"))
        buttons = FlowLayout()
        for button in (self._done, self._nothing, self._aligned, self._give_up):
            buttons.addWidget(button)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._told)
        self._layout.addLayout(buttons)
        self._done.clicked.connect(self.done)
        self._nothing.clicked.connect(self.nothing_there)
        self._aligned.clicked.connect(self.as_aligned)
        self._give_up.clicked.connect(self.given_up)
        self._space_out()
        self.hide()

    def text(self) -> str:
        return self._told.text()

    def show_what(self, what: What | None, about: str) -> None:
        """`about`: the pronoun or the words of the antecedent."""
        if what is None:
            self.hide()
            return
        text = self._instruction(what).format(about)
        self._told.setText(text)
        self.setAccessibleName(text)
        self._nothing.setVisible(what.may_be_left_open)
        self._nothing.setText(self.tr("No head") if what is What.HEAD else self.tr("Nothing there"))
        self._aligned.setVisible(what.in_reference)
        self._done.set_key(self._key_map.shown("next"))
        self._nothing.set_key(self._key_map.shown("suite_nothing"))
        self._aligned.set_key(self._key_map.shown("suite_aligned"))
        self._give_up.set_key(native_text("Esc"))
        self.show()
        self.updateGeometry()

    def _instruction(self, what: What) -> str:
        walk = self.tr(" Arrows walk, Space or a click chooses.")
        instructions = {
            What.PRONOUN_LINK: self.tr("Which words of the reference translate “{0}”?"),
            What.ANTECEDENT_LINK: self.tr("Which words of the reference translate “{0}”?"),
            What.HEAD: self.tr("Which word is the head of “{0}”?"),
            What.SPAN: self.tr("Choose the first and the last word of the antecedent, now “{0}”."),
            What.NEW_ANTECEDENT: self.tr("Choose the first and the last word that it refers to."),
        }
        return instructions[what] + walk

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._layout.setContentsMargins(line, line // 2, line, line // 2)
        self._layout.setSpacing(line // 2)

    def minimumSizeHint(self) -> QSize:
        """All of it: a splitter would take its height for what can be given up."""
        size = super().minimumSizeHint()
        return QSize(size.width(), self._layout.totalHeightForWidth(max(self.width(), 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
