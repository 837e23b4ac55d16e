"""A page with a sitting: who judges what, and what of it is not saved."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from protest_core.annotating.link_corrections import CorrectionResult
from protest_core.evaluation.project_overview import project_languages
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.model import Judgement
from protest_gui.keys.key_map import KeyMap
from protest_gui.opening import OpenedProject
from protest_gui.preferences import Preferences
from protest_gui.reading.batch_end import BatchEnd
from protest_gui.reading.conflict_question import ask_about
from protest_gui.reading.reader import Reader
from protest_gui.reading.rescue import Rescue
from protest_gui.reading.texts import Texts
from protest_gui.reading_page import ReadingPage
from protest_gui.widgets.banner import Banner


class SittingPage(ReadingPage):
    """All that the window asks of a page on which one judges; how it looks is for others to say."""

    def __init__(
        self,
        opened: OpenedProject,
        key_map: KeyMap,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._opened = opened
        self._key_map = key_map
        self._preferences = preferences
        self.banner = Banner()
        # Of its own: no other message may take the place of what is not saved.
        self.saving_banner = Banner()
        self.texts = Texts(project_languages(project=opened.project))
        self.reader = self._new_reader()
        self._rescue = Rescue(opened, self.reader.saver, self.saving_banner, self)
        self._end = BatchEnd(opened, self.banner, self._rescue, key_map)
        self._rescue.copied.connect(self.copy_made)
        self._rescue.failed.connect(self.not_saved)
        self.setFocusProxy(self.texts.translation.text)

    def _new_reader(self) -> Reader:
        return Reader(self._opened, self._ask, self)

    def read(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        """Begin with these; what cannot be read is said in the banner of whoever asked."""
        self.banner.hide_message()
        self.reader.begin(candidates, at)
        self._end.begin(self.reader.sitting)
        self.focus_text()

    @property
    def unsaved(self) -> Mapping[CandidateId, Judgement]:
        sitting = self.reader.saver.sitting
        return {} if sitting is None else sitting.unsaved

    @property
    def unsaved_corrections(self) -> Sequence[CorrectionResult]:
        sitting = self.reader.saver.sitting
        return () if sitting is None else sitting.unsaved_corrections

    @property
    def place(self) -> tuple[Sequence[CandidateId], int]:
        sitting = self.reader.saver.sitting
        if sitting is None:
            return (), 0
        return sitting.navigator.candidates, sitting.navigator.position

    def is_saved(self) -> bool:
        return self._rescue.is_saved()

    def may_close(self) -> bool:
        return self._rescue.may_close()

    def judge_as(self, annotator: str) -> None:
        sitting = self.reader.saver.sitting
        if sitting is None or sitting.person == annotator:
            return
        if not self._rescue.is_saved():
            self._opened.annotator = sitting.person
            text = self.tr("What {0} said is not saved yet; first try again or save a copy.")
            self.banner.show_message(text.format(sitting.person), "warning")
            return
        self.read(sitting.navigator.candidates, sitting.navigator.position)

    def focus_text(self) -> None:
        self.texts.translation.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self, conflicts: Sequence[Conflict], leave: Callable[[], object]) -> None:
        ask_about(self, conflicts, leave=leave)
