"""Correcting links: choosing the words that really translate a pronoun or antecedent."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from protest_core.annotating.link_corrections import others_with_antecedent, words_to_correct
from protest_core.candidates.translated_parts import Part
from protest_core.errors import ProtestError
from protest_core.judgements.model import TokenPlace
from protest_gui.context import OpenedProject
from protest_gui.judging.controller import Reader
from protest_gui.judging.heading import words_of_part
from protest_gui.judging.texts import Marks
from protest_gui.text.choosing_bar import ChoosingBar
from protest_gui.text.marks import Mark, Role
from protest_gui.translations import tr

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
        chosen = {self._parts[at].number: tokens for at, tokens in self._chosen.items()}
        return words_to_correct(self._reader.sitting.view, chosen)

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


class MendingBar(ChoosingBar):
    """Says which words are looked for while links are mended."""

    def __init__(
        self,
        correction: LinkMending,
        *,
        next_part: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._done = self.add_button(tr("Done"), correction.finish)
        self._everywhere = self.add_button(
            "", correction.finish_everywhere, _name_of(EVERYWHERE_KEY)
        )
        self._next = self.add_button(tr("Next part"), next_part)
        self.add_button(tr("Nothing there"), correction.choose_nothing, _name_of(NOTHING_KEY))
        self._aligned = self.add_button(
            tr("As aligned"), correction.take_back, _name_of(ALIGNED_KEY)
        )
        self.add_button(tr("Give up"), correction.leave, _name_of(GIVE_UP_KEY))

    def show_mending(self, correction: LinkMending, shown: Callable[[str], str]) -> None:
        if not correction.is_on:
            self.hide()
            return
        self._show_others(correction.others)
        self._next.setVisible(correction.has_more_parts)
        self._aligned.setVisible(correction.part.by_hand)
        self._done.set_key(shown("next"))
        self._next.set_key(shown("mend_links"))
        text = tr(
            "Mending links: which words translate “{0}”? Arrows walk all words, Space or a click "
            "chooses."
        )
        self.show_sentence(text.format(correction.about))

    def _show_others(self, count: int) -> None:
        one = tr("Done, also in the other example with it")
        many = tr("Done, also in the {0} other examples with it").format(count)
        self._everywhere.setText(one if count == 1 else many)
        self._everywhere.setVisible(bool(count))


def _name_of(key: Qt.Key) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
