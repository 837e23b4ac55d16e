"""Correcting links: choosing the words that really translate a pronoun or antecedent."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.annotating.link_corrections import others_with_antecedent
from protest_core.candidates.translated_parts import Part
from protest_core.errors import ProtestError
from protest_core.judgements.model import TokenPlace
from protest_gui.appearance.theme import colours_of
from protest_gui.context import OpenedProject
from protest_gui.judging.controller import Reader
from protest_gui.judging.heading import words_of_part
from protest_gui.judging.texts import Marks
from protest_gui.text.marks import Mark, Role
from protest_gui.translations import tr
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import FlowLayout

# All else sleeps while it is on.
REPAIR = frozenset({"mend_links", "next", "help"})


NOTHING_KEY, ALIGNED_KEY, GIVE_UP_KEY = Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Escape


EVERYWHERE_KEY = Qt.Key.Key_Plus


class LinkMending(QObject):
    """While it is on, every word on the part's line can be chosen; nothing is said meanwhile."""

    changed = Signal()

    def __init__(
        self, opened: OpenedProject, reader: Reader, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._opened = opened
        self._reader = reader
        self._parts: tuple[Part, ...] = ()  # those that are shown, and can be chosen in
        self._chosen: dict[int, set[int]] = {}  # of the parts that were looked at
        self._others: dict[int, int] = {}  # in how many other examples their antecedents stand
        self._at = 0

    @property
    def is_on(self) -> bool:
        return bool(self._parts)

    @property
    def part(self) -> Part:
        return self._parts[self._at]

    @property
    def has_more_parts(self) -> bool:
        return len(self._parts) > 1

    @property
    def chosen(self) -> Collection[int]:
        return self._chosen[self._at]

    @property
    def first_place(self) -> TokenPlace:
        """Where one begins to walk."""
        return self.part.line, min(self.chosen, default=0)

    @property
    def about(self) -> str:
        """The words of the source whose translation is looked for."""
        return words_of_part(self._reader.sitting.view, self.part.number)

    @property
    def others(self) -> int:
        """The other examples of this system with this antecedent."""
        return self._others[self._at]

    def begin(self) -> None:
        """Or, where it is on, go on with the next part."""
        if self.is_on:
            self._at = (self._at + 1) % len(self._parts)
        else:
            view = self._reader.sitting.view
            self._parts = tuple(part for part in view.parts if part.line in view.target)
            self._chosen, self._others, self._at = {}, {}, 0
        self._chosen.setdefault(self._at, set(self.part.tokens))
        self._others.setdefault(self._at, self._count_others())
        self.changed.emit()

    def _count_others(self) -> int:
        here = (self._reader.sitting.candidate_id, self.part.number)
        try:
            return len(others_with_antecedent(project=self._opened.project, part_of=here))
        except ProtestError:
            return 0  # what cannot be read now is not offered

    def leave(self) -> None:
        """Nothing of what was chosen is kept."""
        if self.is_on:
            self._parts = ()
            self.changed.emit()

    def toggle(self, place: TokenPlace) -> None:
        line, token = place
        if line == self.part.line:
            self._chosen[self._at] ^= {token}
            self.changed.emit()

    def choose_nothing(self) -> None:
        self._chosen[self._at] = set()
        self.changed.emit()

    def take_back(self) -> None:
        """What the aligner found for this part."""
        number = self.part.number
        self.leave()
        self._reader.see(lambda sitting: sitting.undo_correction(number))

    def finish(self) -> None:
        """Whoever looks at a doubt and leaves the words as they are has settled it, too."""
        self._save_correction(self._changed(), everywhere=())

    def finish_everywhere(self) -> None:
        """Also in the other examples with this antecedent."""
        if self.others:
            number = self.part.number
            self._save_correction(
                self._changed() | {number: frozenset(self.chosen)}, everywhere=(number,)
            )

    def _changed(self) -> dict[int, frozenset[int]]:
        return {
            self._parts[at].number: frozenset(tokens)
            for at, tokens in self._chosen.items()
            if tokens != set(self._parts[at].tokens) or self._is_doubted(self._parts[at])
        }

    def _is_doubted(self, part: Part) -> bool:
        """Each antecedent by itself: which of them is doubted, the aligner does not say."""
        warnings = self._reader.sitting.view.warnings
        about = any(each.is_of_pronoun == (part.number == 0) for each in warnings)
        return about and not part.by_hand

    def _save_correction(
        self, wanted: dict[int, frozenset[int]], *, everywhere: Collection[int]
    ) -> None:
        self.leave()
        if wanted:
            self._reader.see(lambda sitting: sitting.correct_links(wanted, everywhere=everywhere))

    def marks(self) -> Marks:
        """Every word of the line, and what is chosen."""
        part = self.part
        role = Role.ANTECEDENT if part.number else Role.PRONOUN
        tokens = self._reader.sitting.view.target[part.line]
        return {
            (part.line, token): Mark(role, token in self.chosen) for token in range(len(tokens))
        }

    def press(self, key: int) -> bool:
        """Whether the key was for this."""
        if not self.is_on:
            return False
        does = {
            NOTHING_KEY: self.choose_nothing,
            ALIGNED_KEY: self.take_back,
            GIVE_UP_KEY: self.leave,
            EVERYWHERE_KEY: self.finish_everywhere,
        }.get(Qt.Key(key))
        if does is not None:
            does()
        return does is not None


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
        self._done = KeyButton(tr("Done"))
        self._everywhere = KeyButton()
        self._next = KeyButton(tr("Next part"))
        self._nothing = KeyButton(tr("Nothing there"))
        self._aligned = KeyButton(tr("As aligned"))
        self._give_up = KeyButton(tr("Give up"))
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
        text = tr(
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
        one = tr("Done, also in the other example with it")
        many = tr("Done, also in the {0} other examples with it").format(count)
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
