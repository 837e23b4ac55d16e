"""Choosing the words that really translate a pronoun or an antecedent, part by part."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, Qt, Signal

from protest_core.operations import (
    CandidateId,
    ChangeSet,
    Part,
    TokenPlace,
    mend_link,
    take_back_mending,
)
from protest_core.progress import ProgressCallback
from protest_gui.opening import OpenedProject
from protest_gui.reading.reader import Reader
from protest_gui.reading.shown_text import Marks
from protest_gui.reading.token_marks import Mark, Role

# All else sleeps while it is on.
MENDING = frozenset({"mend_links", "next", "help"})
NOTHING_KEY, ALIGNED_KEY, GIVE_UP_KEY = Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Escape


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
        view = self._reader.sitting.view
        example, number = view.candidate.example, self.part.number
        if not number:
            return view.source[example.line][example.token]
        antecedent = example.agreeing_antecedents[number - 1]
        return " ".join(view.source[antecedent.line][antecedent.start : antecedent.end])

    def begin(self) -> None:
        """Or, where it is on, go on with the next part."""
        if self.is_on:
            self._at = (self._at + 1) % len(self._parts)
        else:
            view = self._reader.sitting.view
            self._parts = tuple(part for part in view.parts if part.line in view.target)
            self._chosen, self._at = {}, 0
        self._chosen.setdefault(self._at, set(self.part.tokens))
        self.changed.emit()

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
        candidate_id, number = self._reader.sitting.candidate_id, self.part.number
        project = self._opened.project

        def work(_progress: ProgressCallback) -> ChangeSet:
            return take_back_mending(project=project, candidate_id=candidate_id, part=number)

        self.leave()
        self._run(work)

    def finish(self) -> None:
        """Whoever looks at a doubt and leaves the words as they are has settled it, too."""
        sitting = self._reader.sitting
        candidate_id, author = sitting.candidate_id, sitting.person
        wanted = {
            self._parts[at].number: frozenset(tokens)
            for at, tokens in self._chosen.items()
            if tokens != set(self._parts[at].tokens) or self._is_doubted(self._parts[at])
        }
        self.leave()
        if wanted:
            self._save(candidate_id, wanted, author)

    def _is_doubted(self, part: Part) -> bool:
        doubts = self._reader.sitting.view.doubts
        return any(each.is_of_pronoun == (part.number == 0) for each in doubts)

    def _save(
        self, candidate_id: CandidateId, wanted: dict[int, frozenset[int]], author: str
    ) -> None:
        project = self._opened.project

        def work(_progress: ProgressCallback) -> ChangeSet:
            change = ChangeSet()
            for part, tokens in wanted.items():
                change = mend_link(
                    project=project,
                    candidate_id=candidate_id,
                    part=part,
                    tokens=tokens,
                    author=author,
                )
            return change

        self._run(work)

    def _run(self, work: Callable[[ProgressCallback], ChangeSet]) -> None:
        self._opened.worker.run(work, done=self._show, failed=self._tell, shown=False)

    def _show(self, _change: ChangeSet) -> None:
        if self._reader.saver.sitting is not None:
            self._reader.see(lambda sitting: sitting.reload())

    def _tell(self, error: Exception) -> None:
        self._reader.failed.emit(str(error))

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
        }.get(Qt.Key(key))
        if does is not None:
            does()
        return does is not None
