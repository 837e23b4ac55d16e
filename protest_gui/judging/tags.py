"""The tags of a judgement, each with a button that takes it away."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.judging.tag_field import TagChoice, TagField
from protest_gui.translations import tr
from protest_gui.widgets.buttons import CrossButton, side_of_cross
from protest_gui.widgets.labels import ElidedLabel, PlainLabel, plain_tip
from protest_gui.widgets.layout import FlowLayout, on_font_change

# Annotators set a few; a batch may bring thousands, and each chip takes more than a millisecond.
_MOST_CHIPS = 100

_RIM = 2  # of a chip, round its ×


class TagChip(QWidget):
    """A tag, reached by Tab; Delete or Backspace removes it, as does a click on ×."""

    removed = Signal(str)

    def __init__(self, name: str, explanation: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self._label = ElidedLabel(name)
        self.remove_button = CrossButton(tr("Remove tag {0}").format(name))
        self.remove_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the chip has it
        self.remove_button.clicked.connect(self._remove)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, _RIM, _RIM, _RIM)
        layout.setSpacing(2)
        layout.addWidget(self._label, 1)
        layout.addWidget(self.remove_button)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Tag {0}").format(name))
        removing = tr("Delete removes it")
        self.setAccessibleDescription(f"{explanation} {removing}".strip())
        self.setToolTip(plain_tip(f"{name}\n{explanation}".strip()))

    def _remove(self) -> None:
        self.removed.emit(self.name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not event.isAutoRepeat():
            self._remove()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = colours.accent if self.hasFocus() else colours.control_border
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(colours.base))
        radius = min(frame.height() / 2, self.fontMetrics().height() * 0.8)
        painter.drawRoundedRect(frame, radius, radius)


class TagsEditor(QWidget):
    """The tags of a judgement and the field for more."""

    tag_added = Signal(str)
    tag_removed = Signal(str)
    typed = Signal(int)  # the number of characters of a new tag

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tags: tuple[str, ...] = ()
        self._chips: dict[str, TagChip] = {}  # by tag, only of the first tags
        self._explanations: dict[str, str] = {}
        self._place = QWidget()
        self._flow = FlowLayout(self._place)
        on_font_change(self._place, _keep_room_for_chips)
        self._more = PlainLabel()
        self._more.hide()
        self.field = TagField()
        self.field.chosen.connect(self._add)
        self.field.textChanged.connect(lambda text: self.typed.emit(len(text)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._place)
        layout.addWidget(self._more)
        layout.addWidget(self.field)
        self.setAccessibleName(tr("Tags"))

    def tags(self) -> tuple[str, ...]:
        return self._tags

    def chip(self, tag: str) -> TagChip:
        return self._chips[tag]

    def set_choices(self, standard: Sequence[tuple[str, str]], in_use: Sequence[str]) -> None:
        """Set the tags to offer: standard tags in the guidelines' order, then others in use."""
        self._explanations = dict(standard)
        others = [TagChoice(tag) for tag in in_use if tag not in self._explanations]
        self.field.set_choices([*(TagChoice(*each) for each in standard), *others])

    def focus_field(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.open_list()

    def show_tags(self, tags: Iterable[str]) -> None:
        self._tags = tuple(sorted(set(tags), key=lambda tag: (tag.casefold(), tag)))
        wanted = self._tags[:_MOST_CHIPS]
        gone = [chip for tag, chip in self._chips.items() if tag not in wanted]
        self._chips = {tag: self._chips.get(tag) or self._new_chip(tag) for tag in wanted}
        for index, chip in enumerate(self._chips.values()):
            self._flow.removeWidget(chip)
            self._flow.insert_widget(index, chip)
            chip.show()
        self._order_tabs()
        for chip in gone:
            self._flow.removeWidget(chip)
            chip.hide()  # if the chip had the focus, Qt gives it to the next stop
            chip.deleteLater()
        more = len(self._tags) - len(wanted)
        self._more.setText(tr("%n more tags", "", more, one="%n more tag"))
        self._more.setVisible(more > 0)
        self.field.set_present(self._tags)

    def _new_chip(self, tag: str) -> TagChip:
        chip = TagChip(tag, self._explanations.get(tag, ""), self._place)
        chip.removed.connect(self._remove)
        return chip

    def _order_tabs(self) -> None:
        """Let Tab go from chip to chip and then to the field, in the order on the screen."""
        stops: list[QWidget] = [self.field, *self._chips.values(), self.field]
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)

    def _add(self, tag: str) -> None:
        if tag not in self._tags:
            self.show_tags([*self._tags, tag])
            self.tag_added.emit(tag)

    def _remove(self, tag: str) -> None:
        if tag in self._tags:
            self.show_tags([each for each in self._tags if each != tag])
            self.tag_removed.emit(tag)


def _keep_room_for_chips(place: QWidget) -> None:
    """Keep a line for the chips, so that the first tag moves nothing."""
    place.setMinimumHeight(side_of_cross(place) + 2 * _RIM)
