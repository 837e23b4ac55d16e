"""The open project or batch, and the pages that show it: they come and go together."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from protest_core.annotating.adjudication import Disputes
from protest_core.annotating.unsaved import UnsavedChange
from protest_core.changes import ChangeSet
from protest_core.errors import DiskError, ProtestError
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement
from protest_gui.batch.page import BatchPage
from protest_gui.comparing.adjudication import AdjudicationPage
from protest_gui.context import OpenedProject
from protest_gui.judging.page import MakeReadingPage, ReadingPage
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.project.page import ProjectPage
from protest_gui.window.menus import Menus
from protest_gui.window.presence import told


class ProjectPages(QObject):
    """One project at a time; the reading page is made when it is first wanted."""

    changed = Signal()  # another project, another page, or something (un)saved
    load_wanted = Signal()
    matching_wanted = Signal()
    adjudication_wanted = Signal()
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
        self._key_map = key_map
        self._make_reading_page = make_reading_page
        self._place = ReadingPlace(stack, key_map, preferences)
        self.opened: OpenedProject | None = None
        self.project_page: ProjectPage | None = None
        self.batch_page: BatchPage | None = None  # one of the two is there
        self._go_on: Callable[[], object] | None = None  # once a copy is open
        self._connect_place()

    def use_menus(self, menus: Menus) -> None:
        self._place.menus = menus

    @property
    def reading_page(self) -> ReadingPage | None:
        return self._place.page

    @property
    def unsaved(self) -> Mapping[CandidateId, Judgement]:
        return self.reading_page.unsaved if self.reading_page else {}

    @property
    def unsaved_changes(self) -> Sequence[UnsavedChange]:
        return self.reading_page.unsaved_changes if self.reading_page else ()

    def may_close(self) -> bool:
        """What is only counted does not keep it waiting; whoever stays gets it counted anew."""
        if self.reading_page is None:
            return True
        self.retire()
        may_close = self.reading_page.may_close()
        if not may_close and (home := self._home) is not None:
            home.refresh()
        return may_close

    def open(self, opened: OpenedProject) -> None:
        self.opened = opened
        page = self._made_batch_page(opened) if opened.batch else self._made_project_page(opened)
        if opened.others:
            page.banner.show_message(told(opened.others), "warning")
        self._stack.addWidget(page)
        self._show(page)
        go_on, self._go_on = self._go_on, None
        if go_on is not None:
            go_on()

    def retire(self) -> None:
        """Nothing more is shown: what is only looked up need not be found."""
        if (home := self._home) is not None:
            home.retire()

    def close(self) -> None:
        if self.opened is None:
            return
        self._place.clear()
        if (home := self._home) is not None:
            home.retire()
            self._stack.removeWidget(home)
            home.deleteLater()
        self.project_page = self.batch_page = None
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
        if self._place.is_seen:
            home.refresh()  # somebody has judged meanwhile
        self._show(home)

    def read(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        self._read_on(self._make_reading_page, lambda page: page.read(candidates, at))

    def adjudicate(self, disputes: Disputes) -> None:
        """Settle what people disagree on."""

        def begin(page: ReadingPage) -> None:
            assert isinstance(page, AdjudicationPage)  # noqa: S101 — it was asked for
            page.adjudicate(disputes)

        self._read_on(AdjudicationPage, begin)

    def _read_on(self, make: MakeReadingPage, begin: Callable[[ReadingPage], object]) -> None:
        """What another page could not save is seen first: there it can be saved."""
        if self.opened is None:
            return
        try:
            page = self._place.page_for(make, self.opened)
            if page is not None:
                begin(page)
        except ProtestError as error:
            self.failed.emit(error)
            return
        if (shown := page or self.reading_page) is not None:
            self._show(shown)

    def compare(self, candidates: Sequence[CandidateId]) -> None:
        """Read them with everybody's judgements beside the text."""
        self.read(candidates)
        if self._place.is_seen and self.reading_page is not None:
            self.reading_page.show_what_people_said()

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
        page.comparison_chosen.connect(self.compare)
        page.load_wanted.connect(self.load_wanted)
        page.matching_wanted.connect(self.matching_wanted)
        page.adjudication_wanted.connect(self.adjudication_wanted)
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

    def _connect_place(self) -> None:
        place = self._place
        place.back_wanted.connect(self.show_project_page)
        place.unsaved_changed.connect(self._follow_saving)
        place.annotator_wanted.connect(self.annotator_wanted)
        place.copy_made.connect(self._go_on_in)
        place.not_saved.connect(self._tell_if_unseen)

    def _tell_if_unseen(self, failure: str) -> None:
        """Whoever has gone back to the overview does not see the page's own banner."""
        if self._place.is_seen:
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
        page = self.reading_page
        if isinstance(page, AdjudicationPage):
            self._go_on = partial(self.adjudicate, page.disputes)
        elif page is not None and page.place[0]:
            self._go_on = partial(self.read, *page.place)
        self.file_wanted.emit(copy)

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        page.setFocus()
        self.changed.emit()


class ReadingPlace(QObject):
    """One page at a time: who adjudicates does not judge for themselves meanwhile."""

    back_wanted = Signal()
    unsaved_changed = Signal()
    annotator_wanted = Signal()
    copy_made = Signal(object)  # its path
    not_saved = Signal(str)  # why

    def __init__(self, stack: QStackedWidget, key_map: KeyMap, preferences: Preferences) -> None:
        super().__init__(stack)
        self._stack = stack
        self._key_map = key_map
        self._preferences = preferences
        self._make: MakeReadingPage | None = None
        self.menus: Menus | None = None
        self.page: ReadingPage | None = None

    @property
    def is_seen(self) -> bool:
        return self.page is not None and self._stack.currentWidget() is self.page

    def page_for(self, make: MakeReadingPage, opened: OpenedProject) -> ReadingPage | None:
        """Not while what was said on a page of another kind is unsaved: that page says why."""
        if self.page is not None and self._make is not make:
            if not self.page.is_saved():
                return None
            self.clear()
        if self.page is None:
            self._make = make
            self.page = self._connected(make(opened, self._key_map, self._preferences))
        return self.page

    def clear(self) -> None:
        if self.menus is not None:
            self.menus.give_back()
        if self.page is not None:
            self._stack.removeWidget(self.page)
            self.page.deleteLater()
        self.page = None

    def _connected(self, page: ReadingPage) -> ReadingPage:
        page.back_wanted.connect(self.back_wanted)
        page.finished.connect(self.back_wanted)
        page.unsaved_changed.connect(self.unsaved_changed)
        page.annotator_wanted.connect(self.annotator_wanted)
        page.copy_made.connect(self.copy_made)
        page.not_saved.connect(self.not_saved)
        self._stack.addWidget(page)
        if self.menus is not None:
            self.menus.borrow(page.actions())
        return page
