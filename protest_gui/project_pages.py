"""The open project, or batch, and the pages that show it: they come and go together."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from protest_core.errors import DiskError, ProtestError
from protest_core.operations import CandidateId, ChangeSet, Judgement
from protest_gui.annotator.batch_page import BatchPage
from protest_gui.keys.key_map import KeyMap
from protest_gui.menus import Menus
from protest_gui.opening import OpenedProject
from protest_gui.preferences import Preferences
from protest_gui.presence import told
from protest_gui.project.project_page import ProjectPage
from protest_gui.reading_page import MakeReadingPage, ReadingPage


class ProjectPages(QObject):
    """One project at a time; the reading page is made when it is first wanted."""

    changed = Signal()  # another project, another page, or something (un)saved
    load_wanted = Signal()
    matching_wanted = Signal()
    merge_wanted = Signal()
    past_merges_wanted = Signal()
    annotator_wanted = Signal()
    guidelines_wanted = Signal()
    file_wanted = Signal(object)  # the path of what is to be opened instead
    failed = Signal(object)  # the exception

    def __init__(
        self,
        stack: QStackedWidget,
        preferences: Preferences,
        key_map: KeyMap,
        make_reading_page: MakeReadingPage,
    ) -> None:
        super().__init__(stack)
        self._stack = stack
        self._preferences = preferences
        self._key_map = key_map
        self._make_reading_page = make_reading_page
        self._menus: Menus | None = None
        self.opened: OpenedProject | None = None
        self.project_page: ProjectPage | None = None
        self.batch_page: BatchPage | None = None  # one of the two is there
        self.reading_page: ReadingPage | None = None
        self._to_read: tuple[Sequence[CandidateId], int] = ((), 0)  # once a copy is open

    def use_menus(self, menus: Menus) -> None:
        self._menus = menus

    @property
    def unsaved(self) -> Mapping[CandidateId, Judgement]:
        return self.reading_page.unsaved if self.reading_page else {}

    def may_close(self) -> bool:
        return self.reading_page is None or self.reading_page.may_close()

    def open(self, opened: OpenedProject) -> None:
        self.opened = opened
        page = self._made_batch_page(opened) if opened.batch else self._made_project_page(opened)
        if opened.others:
            page.banner.show_message(told(opened.others), "warning")
        self._stack.addWidget(page)
        self._show(page)
        (candidates, at), self._to_read = self._to_read, ((), 0)
        if candidates:
            self.read(candidates, at)

    def close(self) -> None:
        if self.opened is None:
            return
        if self._menus is not None:
            self._menus.give_back()
        if (home := self._home) is not None:
            home.retire()
        for page in (home, self.reading_page):
            if page is not None:
                self._stack.removeWidget(page)
                page.deleteLater()
        self.project_page = self.batch_page = self.reading_page = None
        self.opened.close()
        self.opened = None
        self.changed.emit()

    def show_project_page(self) -> None:
        """Or that of the batch."""
        if (home := self._home) is None:
            return
        if self.batch_page is not None and self.reading_page is not None:
            # What says that all is done must know whether all is saved.
            saved = self.reading_page.is_saved()
            self.batch_page.show_unsaved(0 if saved else len(self.unsaved))
        if self._stack.currentWidget() is self.reading_page:
            home.refresh()  # somebody has judged meanwhile
        self._show(home)

    def read(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        try:
            page = self._reading_page()
            if page is None:
                return
            page.read(candidates, at)
        except ProtestError as error:
            self.failed.emit(error)
        else:
            self._show(page)

    def take_change(self, change: ChangeSet) -> None:
        """Every page looks again at what it shows."""
        if (home := self._home) is not None:
            home.refresh()
        if self.reading_page is not None:
            self.reading_page.take_change(change)

    def judge_as(self, annotator: str) -> bool:
        """Whether it came to that: what is not saved is the other one's, who has to save it."""
        if self.opened is None:
            return True
        if self.opened.batch is not None:
            return False  # it is for one person
        self.opened.annotator = annotator
        if self.reading_page is not None:
            self.reading_page.judge_as(annotator)
        return self.opened.annotator == annotator

    @property
    def _home(self) -> ProjectPage | BatchPage | None:
        return self.project_page or self.batch_page

    def _made_project_page(self, opened: OpenedProject) -> ProjectPage:
        self.project_page = page = ProjectPage(opened)
        page.candidates_chosen.connect(self.read)
        page.load_wanted.connect(self.load_wanted)
        page.matching_wanted.connect(self.matching_wanted)
        page.merge_wanted.connect(self.merge_wanted)
        page.past_merges_wanted.connect(self.past_merges_wanted)
        page.failed.connect(self.failed)
        return page

    def _made_batch_page(self, opened: OpenedProject) -> BatchPage:
        assert opened.batch is not None  # noqa: S101 — whoever calls has looked
        self.batch_page = page = BatchPage(opened.batch, opened.worker, self._key_map)
        page.candidates_chosen.connect(self.read)
        page.guidelines_wanted.connect(self.guidelines_wanted)
        page.back_to_reading.connect(self._show_reading_page)
        page.failed.connect(self.failed)
        return page

    def _show_reading_page(self) -> None:
        if self.reading_page is not None:
            self._show(self.reading_page)

    def _reading_page(self) -> ReadingPage | None:
        if self.reading_page is None and self.opened:
            page = self._make_reading_page(self.opened, self._key_map, self._preferences)
            page.back_wanted.connect(self.show_project_page)
            page.finished.connect(self.show_project_page)
            page.unsaved_changed.connect(self._follow_saving)
            page.annotator_wanted.connect(self.annotator_wanted)
            page.copy_made.connect(self._go_on_in)
            page.not_saved.connect(self._tell_if_unseen)
            self._stack.addWidget(page)
            if self._menus is not None:
                self._menus.borrow(page.actions())
            self.reading_page = page
        return self.reading_page

    def _tell_if_unseen(self, failure: str) -> None:
        """Whoever has gone back to the overview does not see the page's own banner."""
        if self._stack.currentWidget() is self.reading_page:
            return
        if self.batch_page is not None:
            self.batch_page.show_unsaved(len(self.unsaved))
        else:
            self.failed.emit(DiskError(failure))

    def _follow_saving(self) -> None:
        """What could not be saved is tried again by itself: by then one may be somewhere else."""
        if self.batch_page is not None and self.batch_page.unsaved and not self.unsaved:
            self.batch_page.show_unsaved(0)
            self.batch_page.refresh()
        self.changed.emit()

    def _go_on_in(self, copy: Path) -> None:
        """A copy has the same candidates under the same ids: the work goes on where it was."""
        if self.reading_page is not None:
            self._to_read = self.reading_page.place
        self.file_wanted.emit(copy)

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        page.setFocus()
        self.changed.emit()
