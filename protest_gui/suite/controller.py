"""The controller of a suite, which leads through examples and corrects them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from protest_core.errors import ProtestError
from protest_core.ids import ExampleId
from protest_core.suite.draft import SuiteDraft
from protest_core.suite.editing import with_antecedent_link, with_pronoun_link, without_antecedent
from protest_core.suite.model import Example
from protest_core.suite.view import ExampleView, SuiteViewer
from protest_gui.suite.choosing import Place, Target, WordChoice, begin_choice
from protest_gui.translations import error_message, tr


class SuiteController(QObject):
    """Knows the list, the current example and its shown context, and corrects the example."""

    shown = Signal()  # another example, or other lines of it
    changed = Signal()  # a part of the example, or of the choice being made
    refused = Signal(str)  # the reason why something is not done

    def __init__(
        self,
        viewer: SuiteViewer,
        *,
        save: Callable[[], object],
        leave: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        """Take what saves corrections, and what is called when no listed example is left."""
        super().__init__(parent)
        self._save = save
        self._leave = leave
        self._viewer = viewer
        self._ids: list[ExampleId] = []
        self._above = self._below = 0
        self.position = 0
        self.antecedent = 0  # the number of the antecedent to correct
        self.view: ExampleView | None = None
        self.target: Target | None = None  # the part for which words are being chosen
        self.choice: WordChoice | None = None

    @property
    def draft(self) -> SuiteDraft:
        return self._viewer.draft

    @property
    def without_reference(self) -> bool:
        return self.draft.suite.description.without_reference

    @property
    def count(self) -> int:
        return len(self._ids)

    @property
    def example(self) -> Example:
        assert self.view is not None  # noqa: S101 — nothing is corrected that is not seen
        return self.view.example

    def begin(self, ids: Sequence[ExampleId], at: int = 0) -> None:
        self._ids = list(ids)
        self.go_to(at)

    def go_to(self, position: int) -> None:
        if position not in range(self.count):
            ends = (tr("This is the first one."), tr("This is the last one."))
            self.refused.emit(ends[position >= 0])
            return
        self.position, self.antecedent = position, 0
        self._above = self._below = 0
        self._stop_choosing()
        self._look()
        self.shown.emit()

    def step(self, by: int) -> None:
        self.go_to(self.position + by)

    def next_doubtful(self) -> None:
        """Go to the next doubtful example, continuing from the first one at the end."""
        order = [*range(self.position + 1, self.count), *range(self.position)]
        for position in order:
            example = self.draft.find(self._ids[position])
            if example is not None and self._viewer.warnings(example):
                self.go_to(position)
                return
        self.refused.emit(tr("No other example in this list is doubtful."))

    def see_more(self, *, above: int = 0, below: int = 0) -> None:
        self._above, self._below = self._above + above, self._below + below
        self._look()
        self.shown.emit()

    def _look(self) -> None:
        example = self.draft.find(self._ids[self.position])
        assert example is not None  # noqa: S101 — removed ones leave the list
        self.view = self._viewer.view(example, above=self._above, below=self._below)
        self.antecedent = min(self.antecedent, max(0, len(example.antecedents) - 1))

    # Choosing an antecedent

    def choose_antecedent(self, number: int) -> None:
        if number in range(len(self.example.antecedents)) and number != self.antecedent:
            self.antecedent = number
            self._stop_choosing()
            self.changed.emit()

    def next_antecedent(self) -> None:
        self.choose_antecedent((self.antecedent + 1) % max(1, len(self.example.antecedents)))

    # Choosing words

    def begin_choosing(self, target: Target) -> None:
        assert self.view is not None  # noqa: S101
        about_one = target in {Target.ANTECEDENT_LINK, Target.HEAD, Target.SPAN}
        if about_one and not self.example.antecedents:
            self.refused.emit(tr("This example has no antecedent. Add one first."))
            return
        if target.in_reference and self.without_reference:
            self.refused.emit(tr("This suite has no reference."))
            return
        self.target, self.choice = target, begin_choice(target, self.view, self.antecedent)
        self.changed.emit()

    def choose(self, place: Place) -> None:
        if self.choice is not None and place in self.choice.choosable:
            self.choice.choose(place)
            self.changed.emit()

    def finish_choosing(self) -> None:
        if self.choice is None:
            return
        result = self.choice.result(self.example)
        if result is None:
            self.refused.emit(tr("Choose the first word and the last one; or cancel (Esc)."))
        elif self.correct(result):  # otherwise the reason is shown, and the choice can be changed
            if self.target is Target.NEW_ANTECEDENT:
                self.antecedent = len(self.example.antecedents) - 1
            self.give_up()

    def give_up(self) -> None:
        if self.choice is not None:
            self._stop_choosing()
            self.changed.emit()

    def nothing_there(self) -> None:
        """Choose that no word is the translation, or that no word is the head."""
        if self.choice is not None and self.target is not None and self.target.may_be_left_open:
            self.choice.clear()
            self.finish_choosing()

    def as_aligned(self) -> None:
        """Undo the correction by hand of the link that is being chosen."""
        if self.target is Target.PRONOUN_LINK:
            self.correct(with_pronoun_link(self.example, None))
        elif self.target is Target.ANTECEDENT_LINK:
            self.correct(with_antecedent_link(self.example, self.antecedent, None))
        self.give_up()

    # Corrections

    def correct(self, example: Example) -> bool:
        return self._do(lambda: self.draft.change(example))

    def check_head(self) -> None:
        """Confirm the first doubtful head, or the head of the antecedent to correct."""
        assert self.view is not None  # noqa: S101
        doubtful = self.view.heads_to_check
        if not doubtful:
            self.refused.emit(tr("No head of this example is doubtful."))
            return
        number = self.antecedent if self.antecedent in doubtful else min(doubtful)
        self._do(lambda: self.draft.check_head(self.example.id, number))

    def remove_antecedent(self) -> None:
        if self.example.antecedents:
            self._stop_choosing()
            self.correct(without_antecedent(self.example, self.antecedent))

    def remove_example(self) -> None:
        if self._do(lambda: self.draft.remove(self.example.id)):
            self._ids.remove(self.example.id)
            self._go_on_after_removal()

    def undo(self) -> None:
        self._take_back(self.draft.undo())

    def redo(self) -> None:
        self._take_back(self.draft.redo())

    def _take_back(self, example_id: ExampleId | None) -> None:
        """Go to the step's example; restored examples return to the list, removed ones leave it."""
        if example_id is None:
            return
        self._save()
        if self.draft.find(example_id) is None:
            if example_id in self._ids:
                self.position = self._ids.index(example_id)
                del self._ids[self.position]
            self._go_on_after_removal()
            return
        if example_id not in self._ids:
            self._ids.insert(self.position, example_id)
        self.go_to(self._ids.index(example_id))

    def _go_on_after_removal(self) -> None:
        if not self._ids:
            self._stop_choosing()
            self._leave()
        else:
            self.go_to(min(self.position, self.count - 1))

    def _do(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except ProtestError as error:
            self.refused.emit(error_message(error))
            return False
        self._save()
        if self.draft.find(self.example.id) is not None:
            self._look()
            self.changed.emit()
        return True

    def _stop_choosing(self) -> None:
        self.target = self.choice = None
