"""The Results section counts off the reader's way, only what is seen, and can be stopped."""

import threading

import pytest
from PySide6.QtCore import Qt

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.progress import Cancelled, ProgressCallback
from protest_core.scores.overview import read_results
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button
from tests.gui.driving.window import laid_out, open_file, settle


class Busy:
    """Work that holds the background thread until it is let go."""

    def __init__(self, window: MainWindow) -> None:
        self._go, self.begun = threading.Event(), threading.Event()
        window.worker.run(self._wait, done=lambda _: None, failed=lambda _: None, shown=False)

    def _wait(self, _progress: ProgressCallback) -> None:
        self.begun.set()
        assert self._go.wait(60)

    def end(self) -> None:
        self._go.set()


@pytest.fixture
def page(main_window: MainWindow, judged: Project):
    open_file(main_window, judged.path)
    return main_window.pages.project_page.results_page


def test_nothing_is_counted_before_the_section_is_seen(page, main_window: MainWindow):
    assert page.results is None
    main_window.pages.project_page.show_section(page)
    settle(main_window)
    assert page.results is not None


def test_the_window_goes_on_while_it_counts(page, main_window: MainWindow, qtbot):
    busy = Busy(main_window)
    main_window.pages.project_page.show_section(page)
    qtbot.waitUntil(page._doing.isVisible)
    assert page.results is None  # the window answers, though nothing is counted yet
    busy.end()
    settle(main_window)
    assert not page._doing.isVisible()
    assert page.results is not None


def test_counting_can_be_stopped_and_begun_again(page, main_window: MainWindow, qtbot):
    busy = Busy(main_window)
    main_window.pages.project_page.show_section(page)
    stop = button(page, "Stop")
    stop.setFocus()
    qtbot.keyClick(stop, Qt.Key.Key_Space)
    busy.end()
    settle(main_window)
    assert page.results is None
    assert "may be out of date" in page.banner.text
    qtbot.mouseClick(button(page, "Count now"), Qt.MouseButton.LeftButton)
    settle(main_window)
    assert page.results is not None
    assert not page.banner.isVisible()


def test_counting_ends_at_the_next_step_once_it_is_stopped(judged: Project):
    steps = []

    def progress(done: int, _total: int, _doing: str) -> None:
        steps.append(done)
        if done == 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        read_results(project=judged, progress=progress)
    assert steps == [0, 1]


def test_only_the_last_choice_is_shown(page, main_window: MainWindow, qtbot):
    main_window.pages.project_page.show_section(page)
    settle(main_window)
    busy = Busy(main_window)
    shown = []
    page.options._whose.setFocus()
    original = page.show_found
    page.show_found = lambda results: (shown.append(results.counting), original(results))
    qtbot.keyClick(page.options._whose, Qt.Key.Key_Down)
    qtbot.keyClick(page.options._whose, Qt.Key.Key_Down)
    busy.end()
    settle(main_window)
    assert [each.annotator for each in shown] == ["ben"]


def test_a_change_is_not_counted_while_nobody_looks(page, main_window: MainWindow, judged: Project):
    project_page = main_window.pages.project_page
    project_page.show_section(page)
    settle(main_window)
    before = page.results
    project_page.show_section(project_page.systems_page)
    candidate, *_ = list_candidates(project=judged, chosen=CandidateFilter())
    said = Judgement(Answer.NO)
    change = judge(project=judged, candidate_id=candidate, annotator="cleo", judgement=said)
    main_window.pages.take_change(change)
    settle(main_window)
    assert page.results is before
    project_page.show_section(page)
    settle(main_window)
    assert page.results is not before
    assert page.results.everybody == ("ann", "ben", "cleo")


def test_closing_while_it_counts_leaves_nothing_behind(page, main_window: MainWindow):
    busy = Busy(main_window)
    main_window.pages.project_page.show_section(page)
    assert busy.begun.wait(60)
    busy.end()
    main_window.close_project()
    settle(main_window)
    assert main_window.opened is None


def test_what_goes_wrong_is_told_and_can_be_tried_again(
    page, main_window: MainWindow, judged: Project, qtbot
):
    """Somebody was chosen whose judgements another program has taken away meanwhile."""
    project_page = main_window.pages.project_page
    project_page.show_section(page)
    settle(main_window)
    page.options._whose.show_choices([("nobody", "only nobody's judgements")])
    page.options._whose.setFocus()
    qtbot.keyClick(page.options._whose, Qt.Key.Key_Down)
    settle(main_window)
    assert "nobody" in page.banner.text
    assert page.results.counting.annotator is None  # what was counted before stays
    qtbot.keyClick(page.options._whose, Qt.Key.Key_Up)
    main_window.pages.take_change(ChangeSet(matches=True))
    settle(main_window)
    assert not page.banner.isVisible()


def test_small_screens_have_room_for_it(page, main_window: MainWindow):
    main_window.pages.project_page.show_section(page)
    settle(main_window)
    for at in range(page.tabs.count()):
        page.tabs.setCurrentIndex(at)
        settle(main_window)
        laid_out(main_window)
        least = main_window.minimumSizeHint()
        assert (least.width() <= 640, least.height() <= 480) == (True, True), least
