"""What the window asks of the page on which candidates are read and judged."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from protest_core.annotating.link_corrections import CorrectionResult
from protest_core.changes import ChangeSet
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement
from protest_gui.keys.key_map import KeyMap
from protest_gui.opening import OpenedProject
from protest_gui.preferences import Preferences


class ReadingPage(QWidget):
    """Its `actions()` that are named after commands come into the window's menus, and work while
    the page is shown.
    """

    back_wanted = Signal()
    unsaved_changed = Signal()
    not_saved = Signal(str)  # why; the page says it, too, but may not be seen
    annotator_wanted = Signal()  # somebody wants to say who judges
    copy_made = Signal(object)  # its path: the work goes on there
    finished = Signal()  # of a batch: nothing in the list is open any more, and all is saved

    def read(self, candidates: Sequence[CandidateId], at: int) -> None:
        raise NotImplementedError

    @property
    def unsaved(self) -> Mapping[CandidateId, Judgement]:
        """What is not in the file (yet, or because it could not be saved)."""
        return {}

    @property
    def unsaved_corrections(self) -> Sequence[CorrectionResult]:
        """Link corrections that are not in the file, in their order."""
        return ()

    @property
    def place(self) -> tuple[Sequence[CandidateId], int]:
        """The candidates that are read, and where among them one is."""
        return (), 0

    def show_what_people_said(self) -> None:
        """Beside the text, where there is such a panel."""

    def is_saved(self) -> bool:
        """Once all that is under way has ended."""
        return not (self.unsaved or self.unsaved_corrections)

    def may_close(self) -> bool:
        """Asks the person about what could not be saved; whether the project may be closed."""
        return True

    def take_change(self, change: ChangeSet) -> None:
        """The project was changed elsewhere in this window, or is to be read again."""

    def judge_as(self, annotator: str) -> None:
        """Somebody else sits down at the same project."""


MakeReadingPage = Callable[[OpenedProject, KeyMap, Preferences], ReadingPage]
