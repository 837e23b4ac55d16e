"""Correcting links: choosing the words that really translate a pronoun or antecedent."""

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import Qt

from protest_core.annotating.link_corrections import others_with_antecedent, words_to_correct
from protest_core.candidates.translated_parts import Part
from protest_core.errors import ProtestError
from protest_core.judgements.model import TokenPlace
from protest_gui.judging.heading import words_of_part
from protest_gui.judging.mode import JudgingMode, JudgingParts, TaskMode
from protest_gui.judging.texts import Marks
from protest_gui.keys.actions import Actions, Commands
from protest_gui.text.choosing_bar import ChoosingBar
from protest_gui.text.marks import Mark, Role
from protest_gui.translations import tr

# All other commands are disabled while links are corrected.
_WHILE_ON = frozenset({"correct_links", "next", "folds", "tokens"})


class LinkCorrecting(JudgingMode):
    """The mode in which words on the part's line can be chosen and nothing is judged."""

    is_choosing = True

    def __init__(
        self,
        parts: JudgingParts,
        task: TaskMode,
        prepare: Callable[[], object] = lambda: None,
    ) -> None:
        """Take what prepares the page for choosing words, and is called first."""
        super().__init__(parts)
        self._prepare = prepare
        self._task = task
        self._parts: tuple[Part, ...] = ()  # the parts that are shown, and can be corrected
        self._chosen: dict[int, set[int]] = {}  # by part, of the parts that were shown
        self._others: dict[int, int] = {}  # other examples with the part's antecedent
        self._at = 0
        self._bar = self.bar = LinkCorrectionBar(self, parts.actions)
        self.changed.connect(self._show)

    @property
    def part(self) -> Part:
        return self._parts[self._at]

    @property
    def has_more_parts(self) -> bool:
        return len(self._parts) > 1

    @property
    def chosen(self) -> Collection[int]:
        return self._chosen[self._at]

    def commands(self) -> Commands:
        return {"correct_links": self.begin}

    def why_not(self) -> Mapping[str, str]:
        if self._context.corrects_links:
            return {}
        return {"correct_links": tr("Correct links (not in this batch)")}

    def allows(self, command_id: str) -> bool:
        return command_id in _WHILE_ON

    def stop(self) -> None:
        self.leave()

    def _show(self) -> None:
        self._bar.show_correction(self)
        self._task.form.setDisabled(self.is_on)
        self._texts.translation.text.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def first_place(self) -> TokenPlace:
        """Return the word that gets the focus first."""
        return self.part.line, min(self.chosen, default=0)

    @property
    def about(self) -> str:
        """The source words whose translation is being chosen."""
        return words_of_part(self._controller.session.view, self.part.number)

    @property
    def others(self) -> int:
        """The other examples of this system with this antecedent."""
        return self._others[self._at]

    def begin(self) -> None:
        """Start correcting links, or move to the next part."""
        self._prepare()
        self._task.finish_typing()
        if self.is_on:
            self._at = (self._at + 1) % len(self._parts)
        else:
            view = self._controller.session.view
            self._parts = tuple(part for part in view.parts if part.line in view.target)
            self.is_on = True
            self._chosen, self._others = {}, {}
            # First the part that has no linked words at all.
            without = (at for at, part in enumerate(self._parts) if not part.tokens)
            self._at = next(without, 0)
        self._chosen.setdefault(self._at, set(self.part.tokens))
        self._others.setdefault(self._at, self._count_others())
        self.changed.emit()
        self._texts.translation.text.focus_place(self.first_place)

    def _count_others(self) -> int:
        here = (self._controller.session.candidate_id, self.part.number)
        try:
            return len(others_with_antecedent(project=self._context.project, part_of=here))
        except ProtestError:
            return 0  # examples that cannot be read now are not offered

    def leave(self) -> None:
        """Leave the mode without keeping any choice."""
        if self.is_on:
            self._parts, self.is_on = (), False
            self.changed.emit()

    def choose(self, place: TokenPlace) -> None:
        line, token = place
        if line == self.part.line:
            self._chosen[self._at] ^= {token}
            self.changed.emit()

    def choose_nothing(self) -> None:
        self._chosen[self._at] = set()
        self.changed.emit()

    def take_back(self) -> None:
        """Restore the aligner's links of this part."""
        number = self.part.number
        self.leave()
        self._controller.see(lambda session: session.undo_correction(number))

    def go_on(self) -> bool:
        self.finish()
        return True

    def finish(self) -> None:
        """Save the links; unchanged words are saved, too, as they settle a doubt."""
        self._save_correction(self._changed(), everywhere=())

    def finish_everywhere(self) -> None:
        """Save the links also in the other examples with this antecedent."""
        if self.others:
            number = self.part.number
            self._save_correction(
                self._changed() | {number: frozenset(self.chosen)}, everywhere=(number,)
            )

    def _changed(self) -> dict[int, frozenset[int]]:
        chosen = {self._parts[at].number: tokens for at, tokens in self._chosen.items()}
        return words_to_correct(self._controller.session.view, chosen)

    def _save_correction(
        self, wanted: dict[int, frozenset[int]], *, everywhere: Collection[int]
    ) -> None:
        self.leave()
        if wanted:
            self._controller.see(
                lambda session: session.correct_links(wanted, everywhere=everywhere)
            )

    def marks(self) -> Marks:
        """All words of the line, with the chosen ones selected."""
        part = self.part
        role = Role.ANTECEDENT if part.number else Role.PRONOUN
        tokens = self._controller.session.view.target[part.line]
        return {
            (part.line, token): Mark(role, token in self.chosen) for token in range(len(tokens))
        }


class LinkCorrectionBar(ChoosingBar):
    """Shows whose translation is being chosen while links are corrected."""

    def __init__(self, correction: LinkCorrecting, actions: Actions) -> None:
        super().__init__()
        self.add_button(actions["next"], tr("Done"))
        self._everywhere = self.add_key(Qt.Key.Key_Plus, "", correction.finish_everywhere)
        self._next = self.add_button(actions["correct_links"], tr("Next part"))
        self.add_key(Qt.Key.Key_Delete, tr("Not translated"), correction.choose_nothing)
        self._aligned = self.add_key(Qt.Key.Key_Backspace, tr("As aligned"), correction.take_back)
        self.add_key(Qt.Key.Key_Escape, tr("Cancel"), correction.leave)

    def show_correction(self, correction: LinkCorrecting) -> None:
        if not correction.is_on:
            self.hide()
            return
        self._show_others(correction.others)
        self._next.setVisible(correction.has_more_parts)
        self._aligned.setVisible(correction.part.by_hand)
        text = tr(
            "Correcting links: which words translate “{0}”? Arrows move through all "
            "words, Space or a click chooses."
        )
        self.show_sentence(text.format(correction.about))

    def _show_others(self, count: int) -> None:
        text = tr(
            "Done, also in %n other examples with this antecedent",
            "",
            count,
            one="Done, also in the other example with this antecedent",
        )
        self._everywhere.set_own_text(text)
        self._everywhere.setVisible(bool(count))
