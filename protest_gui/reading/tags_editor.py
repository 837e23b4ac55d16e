"""The tags of a judgement: what is there as chips, and a field to add more."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.reading.tag_chip import TagChip
from protest_gui.reading.tag_field import TagField
from protest_gui.reading.tag_names import TagChoice


class TagsEditor(QWidget):
    """Says what the person adds and removes, and `left` when the text should have the focus."""

    tag_added = Signal(str)
    tag_removed = Signal(str)
    typed = Signal(int)  # how many characters there are of a new one
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: dict[str, TagChip] = {}
        self._explanations: dict[str, str] = {}
        self._place = QWidget()
        self._flow = FlowLayout(self._place)
        self._place.hide()
        self.field = TagField()
        self.field.chosen.connect(self._add)
        self.field.left.connect(self.left)
        self.field.textChanged.connect(lambda text: self.typed.emit(len(text)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._place)
        layout.addWidget(self.field)
        self.setAccessibleName(self.tr("Tags"))

    def tags(self) -> tuple[str, ...]:
        return tuple(self._chips)

    def chip(self, tag: str) -> TagChip:
        return self._chips[tag]

    def set_choices(self, standard: Sequence[tuple[str, str]], in_use: Sequence[str]) -> None:
        """Standard tags as the guidelines order them, then others that somebody used."""
        self._explanations = dict(standard)
        others = [TagChoice(tag) for tag in in_use if tag not in self._explanations]
        self.field.set_choices([*(TagChoice(*each) for each in standard), *others])

    def focus_field(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.open_list()

    def show_tags(self, tags: Iterable[str]) -> None:
        wanted = sorted(set(tags), key=lambda tag: (tag.casefold(), tag))
        gone = [chip for tag, chip in self._chips.items() if tag not in wanted]
        self._chips = {tag: self._chips.get(tag) or self._new_chip(tag) for tag in wanted}
        for index, chip in enumerate(self._chips.values()):
            self._flow.removeWidget(chip)
            self._flow.insert_widget(index, chip)
            chip.show()
        self._order_tabs()
        for chip in gone:
            self._flow.removeWidget(chip)
            chip.hide()  # if it had the focus, Qt gives it to the next stop
            chip.deleteLater()
        self._place.setVisible(bool(self._chips))
        self.field.set_present(wanted)

    def _new_chip(self, tag: str) -> TagChip:
        chip = TagChip(tag, self._explanations.get(tag, ""), self._place)
        chip.removed.connect(self._remove)
        return chip

    def _order_tabs(self) -> None:
        """From chip to chip, and then to the field: as they stand."""
        stops: list[QWidget] = [self.field, *self._chips.values(), self.field]
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)

    def _add(self, tag: str) -> None:
        if tag not in self._chips:
            self.show_tags([*self._chips, tag])
            self.tag_added.emit(tag)

    def _remove(self, tag: str) -> None:
        if tag in self._chips:
            self.show_tags([each for each in self._chips if each != tag])
            self.tag_removed.emit(tag)
