"""The pages about a project and their names at the left."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.run import evaluate
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import Outcome
from protest_core.loading.create_project import create_project
from protest_gui.project.about import AboutPage
from protest_gui.project.page import ProjectPage, SectionList
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button
from tests.gui.driving.window import open_file, settle
from tests.small_suite import FILES, write_suite


@pytest.fixture
def page(main_window: MainWindow, project: Project) -> ProjectPage:
    evaluate(project=project)
    open_file(main_window, project.path)
    return main_window.pages.project_page


def lines_of(about: AboutPage) -> list[str]:
    labels = about.widget().findChildren(QLabel)
    return "\n".join(label.text() for label in labels).splitlines()


def test_the_overview_comes_first_and_shows_the_counts(page: ProjectPage):
    assert page.overview_page.isVisible()
    texts = [each.text() for each in page.overview_page.findChildren(QPushButton)]
    assert "Read all 5" in texts


def test_sections_are_chosen_by_arrows(page: ProjectPage, qtbot):
    sections = page.findChild(SectionList)
    sections.setFocus()
    names = [sections.item(row).text() for row in range(sections.count())]
    assert names == [
        "Overview",
        "Systems",
        "Tasks",
        "Agreement",
        "Results",
        "About this project",
    ]
    for expected in (
        page.systems_page,
        page.tasks_page,
        page.agreement_page,
        page.results_page,
        page.about_page,
    ):
        qtbot.keyClick(sections, Qt.Key.Key_Down)
        assert expected.isVisible()


def test_after_opening_the_keyboard_is_on_the_page(page: ProjectPage, main_window: MainWindow):
    assert page.isAncestorOf(main_window.focusWidget())


def test_choosing_in_the_overview_hands_over_the_candidates(page: ProjectPage, main_window, qtbot):
    with qtbot.waitSignal(page.candidates_chosen) as caught:
        page.overview_page.chosen.emit(CandidateFilter(categories=frozenset({"event_it"})))
    assert len(caught.args[0]) == 1


def test_where_nothing_is_left_to_read_nothing_is_handed_over(page, main_window, qtbot):
    with qtbot.assertNotEmitted(page.candidates_chosen):
        page.overview_page.chosen.emit(CandidateFilter(text="there is no such word"))
        settle(main_window)


def test_a_filter_counts_anew(page: ProjectPage, main_window: MainWindow):
    page.overview_page.filter_changed.emit(CandidateFilter(categories=frozenset({"event_it"})))
    settle(main_window)
    texts = [each.text() for each in page.overview_page.findChildren(QPushButton)]
    assert "Read all 1" in texts


def test_a_page_that_is_gone_is_not_filled_any_more(page: ProjectPage, main_window, qtbot):
    gate = threading.Event()
    main_window.worker.run(lambda _: gate.wait(), done=lambda _: None, failed=pytest.fail)
    page.refresh()
    with qtbot.waitSignal(page.destroyed):
        main_window.close_project()
    gate.set()
    settle(main_window)  # an error in a slot fails the test
    assert main_window.start_page.isVisible()


def test_an_error_in_reading_is_told_and_what_was_shown_stays(
    page: ProjectPage, main_window: MainWindow
):
    before = page.state
    with closing(sqlite3.connect(main_window.opened.path)) as other:
        other.execute("ALTER TABLE match RENAME TO gone")
    page.refresh()
    settle(main_window)
    assert "does not fit together" in main_window.banner.text
    assert page.state is before


def test_about_says_what_the_project_holds(page: ProjectPage, project: Project):
    lines = lines_of(page.about_page)
    assert lines[0] == "small 2 · English → German"
    for expected in (str(project.path), "7 in 2 documents", "event · it", "5", "total"):
        assert expected in lines
    assert any(line.startswith("one, loaded ") for line in lines)


def shown_about(main_window: MainWindow, tmp_path: Path, suite_toml: str) -> AboutPage:
    suite = write_suite(tmp_path / "s", suite_toml=suite_toml)
    create_project(path=tmp_path / "p.protest", directory=suite)
    open_file(main_window, tmp_path / "p.protest")
    return main_window.pages.project_page.about_page


def test_what_is_invented_is_called_so(main_window: MainWindow, tmp_path: Path):
    toml = FILES["suite.toml"] + "demonstration = true\n"
    lines = lines_of(shown_about(main_window, tmp_path, toml))
    assert any("Invented for demonstration" in line for line in lines)
    assert "none" in lines  # of the systems


def test_a_name_with_markup_is_shown_as_it_is(main_window: MainWindow, tmp_path: Path):
    toml = FILES["suite.toml"].replace("small", "<b>x</b>")
    about = shown_about(main_window, tmp_path, toml)
    labels = about.widget().findChildren(QLabel)
    (title,) = [label for label in labels if label.text().startswith("<b>x</b> 2")]
    assert title.textFormat() is Qt.TextFormat.PlainText


def test_text_stands_in_a_block_of_readable_width(page: ProjectPage, main_window: MainWindow):
    main_window.resize(1600, 600)
    page.show_section(page.about_page)
    block = page.about_page.widget()
    letter = block.fontMetrics().averageCharWidth()
    assert block.width() <= 100 * letter
    assert block.x() == 0


def test_every_section_takes_a_new_text_size(page: ProjectPage, main_window: MainWindow):
    """Qt tells all widgets one after another: none may be deleted meanwhile."""
    for section in (
        page.overview_page,
        page.systems_page,
        page.tasks_page,
        page.about_page,
    ):
        page.show_section(section)
        before = section.findChild(QLabel).font().pointSizeF()
        for _ in range(3):
            main_window.looks.enlarge()
        assert section.findChild(QLabel).font().pointSizeF() > before


AGAINST_APT = CandidateFilter(against_metric="apt")


@pytest.fixture
def contradicted(page: ProjectPage, project: Project) -> CandidateId:
    """Somebody calls wrong what is as in the reference."""
    approved = CandidateFilter(outcomes=frozenset({Outcome.APPROVED}))
    candidate, *_ = list_candidates(project=project, chosen=approved)
    said = Judgement(Answer.NO)
    judge(project=project, candidate_id=candidate, annotator="ann", judgement=said)
    return candidate


def test_what_a_metric_and_people_disagree_on_is_filtered_and_read(
    page: ProjectPage, main_window: MainWindow, contradicted: CandidateId, qtbot
):
    (metric,) = [
        each
        for each in page.overview_page.findChildren(QComboBox)
        if each.accessibleName() == "Metric and people"
    ]
    metric.setFocus()
    qtbot.keyClick(metric, Qt.Key.Key_Down)
    assert metric.currentText() == "APT disagrees"
    settle(main_window)
    (read,) = [
        each for each in page.overview_page.findChildren(QPushButton) if "Read" in each.text()
    ]
    assert read.text() == "Read all 1"
    with qtbot.waitSignal(page.candidates_chosen) as caught:
        qtbot.mouseClick(read, Qt.MouseButton.LeftButton)
    assert caught.args[0] == (contradicted,)


def test_measuring_for_the_filter_shows_its_progress_and_can_be_cancelled(
    page: ProjectPage, main_window: MainWindow, contradicted: CandidateId
):
    gate = threading.Event()
    main_window.measuring.run(
        lambda _: gate.wait(), done=lambda _: None, failed=pytest.fail, shown=False
    )
    page.overview_page.filter_changed.emit(AGAINST_APT)
    assert main_window.measuring.is_busy
    main_window.measuring.cancel()
    gate.set()
    settle(main_window)
    assert "not those of the filter" in page.banner.text
    assert "Read all 5" in buttons_of(page)
    button(page.banner, "Count now").click()
    settle(main_window)
    assert not page.banner.isVisible()


def buttons_of(page: ProjectPage) -> list[str]:
    return [each.text() for each in page.overview_page.findChildren(QPushButton)]


def test_a_filter_leaves_a_banner_alone_that_is_about_something_else(
    page: ProjectPage, main_window: MainWindow
):
    page.banner.show_message("Somebody else has this file open.", "warning")
    page.overview_page.filter_changed.emit(CandidateFilter(text="rain"))
    settle(main_window)
    assert "Read all 5" not in buttons_of(page)
    assert page.banner.text == "Somebody else has this file open."


def test_a_filter_that_needs_no_measuring_shows_no_progress(page: ProjectPage, main_window):
    page.overview_page.filter_changed.emit(CandidateFilter(text="it"))
    assert not main_window.worker.is_busy
    settle(main_window)
