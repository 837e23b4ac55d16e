"""Settling what people disagree on, from the first to the last, by keyboard."""

import threading

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog

from protest_core.annotating.adjudication import adjudication_progress
from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.listing import load_all_judgements
from protest_core.judgements.queries.record import load_judgement
from protest_core.names import ADJUDICATION
from protest_gui.comparing.adjudication import AdjudicationPage
from protest_gui.comparing.page import ResearchPage
from protest_gui.window.main_window import MainWindow
from tests.fetch import fetch
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button, plain
from tests.gui.driving.window import choose, entry, menu, open_file, settle

CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


def press(window: MainWindow, qtbot, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    qtbot.keyClick(window.focusWidget(), key, modifier)
    settle(window)


def adjudicated(window: MainWindow, candidate) -> Judgement:
    return fetch(window.opened.project, load_judgement, candidate, ADJUDICATION)


def counted(page: AdjudicationPage) -> str:
    return page.panel.progress.shown_counts()


def test_from_the_button_to_the_last_by_keyboard(window, judged, find, qtbot):
    section = window.pages.project_page.agreement_page
    begin = button(section, "Adjudicate… (3 of 3 open)")
    qtbot.keyClick(begin, Qt.Key.Key_Space)
    settle(window)
    page = window.pages.reading_page
    assert page.isVisible()
    assert list(page.place[0]) == [find("one", 4), find("two", 3), find("two", 4)]
    assert "Adjudicating as Dora" in page.panel.heading.shown_lines()
    assert counted(page) == "adjudicated 0 of 3"
    press(window, qtbot, Qt.Key.Key_2)
    assert counted(page) == "adjudicated 1 of 3"
    press(window, qtbot, Qt.Key.Key_Return)
    assert page.panel.progress.shown_place() == "2 / 3"
    press(window, qtbot, Qt.Key.Key_B, SHIFT)
    press(window, qtbot, Qt.Key.Key_N)
    assert page.panel.progress.shown_place() == "3 / 3"
    press(window, qtbot, Qt.Key.Key_A, SHIFT)
    assert counted(page) == "adjudicated 3 of 3"
    press(window, qtbot, Qt.Key.Key_N)
    assert "Nothing is left open" in page.banner.text
    press(window, qtbot, Qt.Key.Key_Left, ALT)
    assert section.isVisible()
    assert plain(section.adjudicate.text()) == "Adjudicate… (0 of 3 open)"
    said = [adjudicated(window, each).pronoun for each in page.place[0]]
    assert said == [Answer.NO, Answer.YES, Answer.YES]


def outcome_of(window: MainWindow, candidate) -> Outcome:
    found = [
        each
        for each in Outcome
        if candidate
        in list_candidates(
            project=window.opened.project, chosen=CandidateFilter(outcomes=frozenset({each}))
        )
    ]
    return found[0]


def test_what_is_decided_wins_at_once(window, page, find, qtbot):
    overview = window.pages.project_page.overview_page._table.overview
    assert outcome_of(window, find("one", 4)) is Outcome.DISPUTED
    press(window, qtbot, Qt.Key.Key_2)
    assert outcome_of(window, find("one", 4)) is Outcome.INCORRECT
    press(window, qtbot, Qt.Key.Key_Left, ALT)
    everything = overview.index(overview.rowCount() - 1, overview.columnCount() - 1)
    assert overview.counts(everything).disputed == 2
    assert overview.counts(everything).incorrect == 1


def test_what_people_said_stays_and_who_decided_is_on_record(window, page, find, qtbot):
    press(window, qtbot, Qt.Key.Key_B, SHIFT)
    told = {
        each.annotator: each
        for each in fetch(window.opened.project, load_all_judgements, find("one", 4))
    }
    assert told["Ada"].judgement.pronoun is Answer.YES
    assert told["Ben"].judgement.pronoun is Answer.NO
    assert told[ADJUDICATION].origin == "adjudicated by Dora"
    assert "Dora" not in told


def test_undo_and_withdrawing_open_it_again(window, page, find, qtbot):
    press(window, qtbot, Qt.Key.Key_A, SHIFT)
    assert counted(page) == "adjudicated 1 of 3"
    press(window, qtbot, Qt.Key.Key_Z, CTRL)
    assert counted(page) == "adjudicated 0 of 3"
    assert adjudicated(window, find("one", 4)) == Judgement()
    press(window, qtbot, Qt.Key.Key_1)
    press(window, qtbot, Qt.Key.Key_0)
    assert counted(page) == "adjudicated 0 of 3"
    assert adjudication_progress(project=window.opened.project).open == 3
    assert outcome_of(window, find("one", 4)) is Outcome.DISPUTED


def test_undo_leads_back_to_where_it_was(window, page, find, qtbot):
    press(window, qtbot, Qt.Key.Key_A, SHIFT)
    press(window, qtbot, Qt.Key.Key_Return)
    press(window, qtbot, Qt.Key.Key_Z, CTRL)
    assert page.panel.progress.shown_place() == "1 / 3"
    assert [name for name, _ in page.panel.opinions.shown_opinions()] == ["Ada", "Ben", "Cleo"]
    assert counted(page) == "adjudicated 0 of 3"


def test_it_begins_at_the_first_that_is_open(window, page, qtbot):
    press(window, qtbot, Qt.Key.Key_A, SHIFT)
    press(window, qtbot, Qt.Key.Key_Left, ALT)
    press(window, qtbot, Qt.Key.Key_J, CTRL)
    assert page.panel.progress.shown_place() == "2 / 3"
    assert counted(page) == "adjudicated 1 of 3"


def test_the_command_works_from_every_section(window, qtbot):
    window.pages.project_page.show_section(window.pages.project_page.tasks_page)
    press(window, qtbot, Qt.Key.Key_J, CTRL)
    assert isinstance(window.pages.reading_page, AdjudicationPage)
    assert entry(window, "Tools/Adjudicate…").isEnabled()


def test_where_nobody_disagrees_that_is_said(main_window: MainWindow, project, qtbot):
    open_file(main_window, project.path)
    choose(main_window, "Tools/Adjudicate…")
    assert "nothing to adjudicate" in main_window.banner.text
    assert main_window.pages.reading_page is None
    section = main_window.pages.project_page.agreement_page
    assert not section.adjudicate.isEnabled()


def test_without_a_name_one_is_asked_for(window, qtbot):
    window.opened.annotator = " "

    def answer(dialog: QInputDialog) -> None:
        dialog.setTextValue("Emil")
        dialog.accept()

    met = when_shown(window, QInputDialog, answer)
    press(window, qtbot, Qt.Key.Key_J, CTRL)
    assert met
    assert "Adjudicating as Emil" in window.pages.reading_page.panel.heading.shown_lines()
    assert window.preferences.annotator == "Emil"


def test_without_any_name_nothing_is_decided(window, qtbot):
    window.opened.annotator = "Adjudication"
    met = when_shown(window, QInputDialog, lambda dialog: dialog.reject())
    press(window, qtbot, Qt.Key.Key_J, CTRL)
    assert met
    assert window.pages.reading_page is None


def test_somebody_else_can_go_on_deciding(window, page, find, qtbot):
    press(window, qtbot, Qt.Key.Key_A, SHIFT)
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.pages.judge_as("Emil")
    assert "Adjudicating as Emil" in page.panel.heading.shown_lines()
    assert page.panel.progress.shown_place() == "2 / 3"
    assert counted(page) == "adjudicated 1 of 3"
    press(window, qtbot, Qt.Key.Key_2)
    told = {
        each.annotator: each
        for each in fetch(window.opened.project, load_all_judgements, find("two", 3))
    }
    assert told[ADJUDICATION].origin == "adjudicated by Emil"
    assert "Emil" not in told


def test_in_the_remark_the_keys_are_letters(window, page, find, qtbot):
    press(window, qtbot, Qt.Key.Key_M)
    qtbot.keyClicks(window.focusWidget(), "AI")
    settle(window)
    assert adjudicated(window, find("one", 4)) == Judgement(remark="AI")


def test_after_it_one_reads_and_judges_for_oneself_again(window, page, find, qtbot):
    press(window, qtbot, Qt.Key.Key_Left, ALT)
    window.read_candidates([find("one", 5)])
    own = window.pages.reading_page
    assert isinstance(own, ResearchPage)
    assert "Judging as Dora" in own.panel.heading.shown_lines()
    own.side.switch.chosen.emit(False)
    own.focus_text()
    press(window, qtbot, Qt.Key.Key_2)
    project = window.opened.project
    assert fetch(project, load_judgement, find("one", 5), "Dora").pronoun is Answer.NO
    assert fetch(project, load_judgement, find("one", 5), ADJUDICATION) == Judgement()


def test_every_command_stands_once_in_the_menus(window, page, find, qtbot):
    def shown() -> list[str]:
        names = ("Edit", "View", "Go")
        actions = [each for name in names for each in menu(window, name).actions()]
        return [each.objectName() for each in actions if each.isVisible() and each.objectName()]

    while_deciding = shown()
    window.read_candidates([find("one", 5)])
    assert sorted(shown()) == sorted(while_deciding)
    assert len(set(while_deciding)) == len(while_deciding)
    window.adjudicating.begin()
    settle(window)
    assert sorted(shown()) == sorted(while_deciding)


def test_what_one_said_for_oneself_and_is_not_saved_comes_first(window, find, qtbot):
    window.read_candidates([find("one", 5)])
    own = window.pages.reading_page
    window.opened.path.unlink()
    press(window, qtbot, Qt.Key.Key_2)
    assert window.pages.unsaved
    press(window, qtbot, Qt.Key.Key_J, CTRL)
    assert window.pages.reading_page is own
    assert own.isVisible()
    assert "Not saved" in own.saving_banner.text
    window.pages.reading_page.reader.saver.sitting.unsaved.clear()


def test_what_was_decided_is_in_the_copy_that_had_to_be_made(
    window, page, find, qtbot, monkeypatch, tmp_path
):
    copy = tmp_path / "copy.protest"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.opened.path.unlink()
    press(window, qtbot, Qt.Key.Key_A, SHIFT)
    button(page, "Save a Copy…").click()
    settle(window)
    settle(window)
    assert window.opened.path == copy
    assert adjudicated(window, find("one", 4)).pronoun is Answer.YES
    again = window.pages.reading_page
    assert isinstance(again, AdjudicationPage)
    assert counted(again) == "adjudicated 1 of 3"


def test_whoever_works_through_a_batch_settles_nothing(main_window, batch_file, qtbot):
    open_file(main_window, batch_file)
    press(main_window, qtbot, Qt.Key.Key_J, CTRL)
    main_window.adjudicating.begin()
    settle(main_window)
    assert main_window.pages.reading_page is None
    assert main_window.pages.batch_page.isVisible()


def test_reloading_shows_what_others_said_meanwhile(window, page, judged, find, qtbot):
    judge(
        project=judged,
        candidate_id=find("one", 4),
        annotator="Ada",
        judgement=Judgement(Answer.NO),
    )
    window.reload()
    settle(window)
    assert dict(page.panel.opinions.shown_opinions())["Ada"] == "pronoun no"
    assert counted(page) == "adjudicated 1 of 3"  # by agreement


def test_looking_for_disagreements_can_be_stopped_and_begun_again(window, qtbot):
    gate = threading.Event()
    window.worker.run(lambda _: gate.wait(60), done=lambda _: None, failed=print, shown=False)
    for _ in range(2):  # somebody is impatient
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_J, CTRL)
    assert window.worker.is_busy
    assert window.pages.reading_page is None
    window.worker.cancel()
    gate.set()
    settle(window)
    assert "Stopped" in window.banner.text
    assert window.pages.reading_page is None
    press(window, qtbot, Qt.Key.Key_J, CTRL)
    assert isinstance(window.pages.reading_page, AdjudicationPage)
