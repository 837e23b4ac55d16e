"""The view of metrics: measured only while it is seen, and every number leads to its sentences."""

import io
import threading
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report
from protest_core.meta_evaluation.overview import MetricsAsked, read_metrics
from protest_core.meta_evaluation.verdicts import (
    VerdictCell,
    VerdictPart,
    verdict_candidates,
    verdicts_against_people,
)
from protest_core.meta_evaluation.verdicts_report import verdicts_report
from protest_core.metrics.measure import METRICS
from protest_core.progress import Cancelled
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import ScoreSettings
from protest_core.tables.model import Format
from protest_core.tables.render import render
from protest_gui.numbers.metrics_found import candidates_behind
from protest_gui.numbers.results import ResultsPage
from protest_gui.widgets.table_model import OPENS_ROLE
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button, plain
from tests.gui.driving.window import settle
from tests.gui.results.conftest import ODD, Show, heads, texts

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


@pytest.fixture
def judged(judged: Project) -> Project:
    """People call wrong what is as in the reference: no metric can know why."""
    identical = CandidateFilter(systems=frozenset({ODD}))
    for candidate in list_candidates(project=judged, chosen=identical)[:2]:
        for annotator in ("ann", "ben"):
            said = Judgement(Answer.NO, Answer.UNSET)
            judge(project=judged, candidate_id=candidate, annotator=annotator, judgement=said)
    return judged


@pytest.fixture
def page(show: Show, judged: Project, main_window: MainWindow, qtbot) -> ResultsPage:
    page = show(judged)
    assert page.metrics.found is None
    to_metrics(page, qtbot)
    settle(main_window)
    return page


def to_metrics(page: ResultsPage, qtbot) -> None:
    page.tabs.setFocus()
    for _ in range(3):
        qtbot.keyClick(page.tabs, Qt.Key.Key_Right)
    assert page.tabs.tabText(page.tabs.currentIndex()) == "Metrics"


def choose(choice, at: int, qtbot) -> None:
    choice.setFocus()
    while choice.currentIndex() != at:
        key = Qt.Key.Key_Down if choice.currentIndex() < at else Qt.Key.Key_Up
        qtbot.keyClick(choice, key)


def shown_sitting(main_window: MainWindow):
    return main_window.pages.reading_page.reader.sitting


def test_systems_stand_with_people_and_all_metrics(page: ResultsPage, judged: Project):
    table = metrics_and_people(project=judged)
    found = page.metrics.tables.systems
    assert heads(found, ACROSS) == ["Correct", "%", "APT", "AutoPRF F1", "BLEU", "chrF"]
    assert sorted(heads(found, DOWN)) == sorted(table.systems)
    row = heads(found, DOWN).index(ODD)
    assert texts(found)[row][2] == f"{table.values['apt'][ODD]:.3f}"
    assert texts(found)[row][4] == f"{table.values['bleu'][ODD]:.1f}"
    assert page.signature.signature == table.signature


def test_of_two_systems_there_is_no_correlation_and_it_is_said_why(page: ResultsPage):
    found = page.metrics.tables.correlations
    assert texts(found)[0] == ["2", *["undefined"] * 4]
    assert "fewer than three" in texts(found, Qt.ItemDataRole.AccessibleTextRole)[0][1]
    assert "fewer than three" in page.metrics.tables._notes.text()


def test_before_anybody_has_judged_nothing_is_correlated(
    show: Show, compared: Project, main_window: MainWindow, qtbot
):
    page = show(compared)
    to_metrics(page, qtbot)
    settle(main_window)
    tables = page.metrics.tables
    assert tables.systems.isVisible()
    assert not tables.correlations.isVisible()
    assert not tables.pairs.isVisible()
    assert "there is nothing to correlate" in tables._notes.text()
    assert "there is nothing to correlate" in tables.plot.view.accessibleDescription()
    qtbot.waitUntil(lambda: tables.plot.view.is_drawn)
    assert "people have judged nothing of this yet" in tables.plot.view._sentence
    assert {row[1] for row in texts(tables.systems)} == {"undefined"}
    assert "The share of all systems is undefined: people have judged" in tables._notes.text()
    verdicts = tables.verdicts
    assert verdicts._notes.text().startswith("People have judged nothing of this yet: there is")
    of_nothing = (verdicts.cases, verdicts.by_category, verdicts.by_system, verdicts.category)
    assert not any(each.isVisible() for each in of_nothing)
    [candidate, *_] = list_candidates(project=compared, chosen=CandidateFilter())
    judge(
        project=compared,
        candidate_id=candidate,
        annotator="ann",
        judgement=Judgement(Answer.NO, Answer.UNSET),
    )
    page.metrics.tables.asked_changed.emit()
    settle(main_window)
    assert tables.correlations.isVisible()
    assert all(each.isVisible() for each in of_nothing)


def test_cases_stand_with_what_people_say(page: ResultsPage, judged: Project):
    table = verdicts_against_people(project=judged)
    found = page.metrics.tables.verdicts.cases
    assert heads(found, ACROSS)[:4] == ["Judged", "Correct", "Incorrect", "Not judgeable"]
    assert heads(found, DOWN)[:3] == ["1 identical", "2 equivalent", "3 different"]
    assert texts(found)[-1][0] == str(table.judged().total)
    shown = [text if text != "·" else "0" for text in texts(found)[0][:4]]
    case = table.judged(verdict="1")
    assert shown == [
        str(each) for each in (case.total, case.correct, case.incorrect, case.not_judgeable)
    ]


@pytest.mark.parametrize("metric", [0, 1])
@pytest.mark.parametrize("people_only", [False, True])
def test_every_number_opens_as_many_candidates_as_it_says(
    page: ResultsPage, judged: Project, main_window: MainWindow, qtbot, metric, people_only
):
    tables = page.metrics.tables
    choose(tables.verdicts.which, metric, qtbot)
    if people_only:
        qtbot.keyClick(tables.people_only, Qt.Key.Key_Space)
    settle(main_window)
    found = page.metrics.found
    assert found.verdicts.metric == ("apt", "autoprf")[metric]
    checked = 0
    verdicts = tables.verdicts
    for table in (tables.systems, verdicts.cases, verdicts.by_category, verdicts.by_system):
        for behind, shown in zip(texts(table, OPENS_ROLE), texts(table), strict=True):
            for cell, text in zip(behind, shown, strict=True):
                number = text.split(" / ")[-1]
                if cell is not None and number.isdigit():
                    opened = candidates_behind(judged, found, cell, lambda *_: None)
                    assert len(opened) == int(number), (cell, text)
                    checked += 1
    assert checked > 10


def test_one_category_is_chosen_for_the_cases(page: ResultsPage, judged: Project, qtbot):
    verdicts = page.metrics.tables.verdicts
    table = verdicts_against_people(project=judged)
    choose(verdicts.category, 1, qtbot)
    category = table.categories[0]
    assert texts(verdicts.cases)[-1][0] == str(table.judged(category=category.id).total or "·")
    behind = [cell for row in texts(verdicts.cases, OPENS_ROLE) for cell in row if cell]
    assert {cell.category for cell in behind} == {category.id}


def test_enter_on_a_disagreement_opens_exactly_these(
    page: ResultsPage, judged: Project, main_window: MainWindow, qtbot
):
    table = page.metrics.tables.verdicts.cases
    table.setFocus()
    table.setCurrentIndex(table.model().index(table.model().rowCount() - 1, 0))
    for _ in range(heads(table, ACROSS).index("They differ")):
        qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    settle(main_window)
    cell = VerdictCell(VerdictPart.DISAGREEMENTS)
    expected = verdict_candidates(project=judged, cell=cell)
    assert len(expected) == int(table.currentIndex().data())
    assert tuple(shown_sitting(main_window).navigator.candidates) == expected


def test_a_click_on_a_system_opens_its_candidates(
    page: ResultsPage, judged: Project, main_window: MainWindow, qtbot
):
    table = page.metrics.tables.systems
    where = table.visualRect(table.model().index(1, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    settle(main_window)
    system = heads(table, DOWN)[1]
    cell = CountedCell(system=system)
    expected = counted_candidates(project=judged, settings=ScoreSettings(), cell=cell)
    assert tuple(shown_sitting(main_window).navigator.candidates) == expected


def drawn(page: ResultsPage, main_window: MainWindow, qtbot) -> None:
    view = page.metrics.tables.plot.view
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not view._pause.isActive())
    settle(main_window)
    QApplication.processEvents()


@pytest.mark.parametrize("by_key", [True, False])
def test_a_point_of_the_plot_opens_its_system(
    page: ResultsPage, judged: Project, main_window: MainWindow, qtbot, by_key: bool
):
    drawn(page, main_window, qtbot)
    points = page.metrics.tables.plot.points
    points.setFocus()
    spoken = points.accessibleDescription()
    if by_key:
        qtbot.keyClick(points, Qt.Key.Key_Down)
        assert points.accessibleDescription() != spoken
        qtbot.keyClick(points, Qt.Key.Key_Return)
    else:
        where = points.place_of(1).toPoint()
        qtbot.mouseClick(points, Qt.MouseButton.LeftButton, pos=where)
    settle(main_window)
    second = heads(page.metrics.tables.systems, DOWN)[1]
    systems = {
        shown_sitting(main_window).view.candidate.system,
        points.accessibleDescription().split(":")[0],
    }
    assert systems == {second}


def test_each_metric_has_its_plot(page: ResultsPage, main_window: MainWindow, qtbot):
    plot = page.metrics.tables.plot
    drawn(page, main_window, qtbot)
    seen = [plot.view.grab().toImage()]
    for at in range(1, len(METRICS)):
        choose(plot.choice, at, qtbot)
        drawn(page, main_window, qtbot)
        assert plot.choice.currentText() in plot.view.accessibleName()
        assert plot.view.grab().toImage() not in seen
        seen.append(plot.view.grab().toImage())


def test_the_plot_is_saved_with_the_signature_of_its_table(
    page: ResultsPage, main_window: MainWindow, tmp_path: Path, monkeypatch
):
    path = tmp_path / "apt.png"
    asked = []

    def get(_parent, _title, proposed, *_more, **_options):
        asked.append(proposed)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", get)
    button(page.metrics, "Save picture…").click()
    settle(main_window)
    image = Image.open(io.BytesIO(path.read_bytes()))
    assert image.text["Description"] == page.signature.signature
    assert asked == [str(tmp_path / "apt-and-people.pdf")]
    assert "apt.png" in page.banner.text


def test_both_tables_are_copied_each_by_its_own_button(page: ResultsPage, judged: Project):
    for export, expected in (
        (
            page.export,
            render(metrics_and_people_report(metrics_and_people(project=judged)), Format.LATEX),
        ),
        (
            page.metrics.tables.verdicts.export,
            render(verdicts_report(verdicts_against_people(project=judged)), Format.LATEX),
        ),
    ):
        (copy,) = (a for a in export.menu().actions() if plain(a.text()) == "Copy as LaTeX")
        copy.trigger()
        assert QApplication.clipboard().text() == "".join(expected)
        assert page.banner.text == "The table is on the clipboard."


def test_whose_judgements_count_is_chosen_for_metrics_too(
    page: ResultsPage, main_window: MainWindow, qtbot
):
    choose(page.options._whose, 2, qtbot)
    settle(main_window)
    found = page.metrics.found
    assert found.asked.settings.annotator == "ben"
    assert "annotators:ben" in found.verdicts.signature
    assert "annotators:ben" in page.signature.signature


def test_nothing_is_measured_while_another_view_is_seen(
    show: Show, judged: Project, main_window: MainWindow, qtbot
):
    page = show(judged)
    for at in (1, 2, 4):
        page.tabs.setCurrentIndex(at)
        settle(main_window)
    assert page.metrics.found is None
    page.tabs.setCurrentIndex(3)
    settle(main_window)
    before = page.metrics.found
    assert before is not None
    page.tabs.setCurrentIndex(0)
    main_window.reload()
    settle(main_window)
    assert page.metrics.found is before
    page.tabs.setCurrentIndex(3)
    settle(main_window)
    assert page.metrics.found is not before


def test_measuring_can_be_stopped_and_begun_again(
    show: Show, judged: Project, main_window: MainWindow, qtbot
):
    page = show(judged)
    gate = Gate(main_window)
    page.tabs.setCurrentIndex(3)
    stop = button(page, "Stop measuring")
    stop.setFocus()
    qtbot.keyClick(stop, Qt.Key.Key_Space)
    gate.open()
    settle(main_window)
    assert page.metrics.found is None
    assert not stop.isVisible()
    assert "may be out of date" in page.banner.text
    qtbot.mouseClick(button(page, "Measure now"), Qt.MouseButton.LeftButton)
    settle(main_window)
    assert page.metrics.found is not None


def test_it_is_told_what_is_measured(show: Show, judged: Project, main_window: MainWindow, qtbot):
    page = show(judged)
    gate = Gate(main_window)
    page.tabs.setCurrentIndex(3)
    assert page.metrics._doing.text() == "Measuring …"
    steps = main_window.pages.project_page.metrics._steps
    with qtbot.waitSignal(steps.progress):
        steps.tell(1, 2, "measuring one with bleu")
    assert page.metrics._doing.isVisible()
    assert page.metrics._doing.text() == "Measuring one with bleu … (2 of 2)"
    gate.open()
    settle(main_window)
    assert not page.metrics._doing.isVisible()


def test_leaving_the_view_stops_it(show: Show, judged: Project, main_window: MainWindow):
    page = show(judged)
    gate = Gate(main_window)
    page.tabs.setCurrentIndex(3)
    page.tabs.setCurrentIndex(0)
    gate.open()
    settle(main_window)
    assert page.metrics.found is None


def test_measuring_ends_at_the_next_system_once_it_is_stopped(judged: Project):
    steps = []

    def progress(_done: int, _total: int, doing: str) -> None:
        steps.append(doing)
        if "measuring" in doing:
            raise Cancelled

    with pytest.raises(Cancelled):
        read_metrics(project=judged, asked=MetricsAsked(ScoreSettings()), progress=progress)
    assert sum("measuring" in step for step in steps) == 1


def test_everything_is_reached_by_tab_and_has_a_name(page: ResultsPage, main_window, qtbot):
    drawn(page, main_window, qtbot)
    page.tabs.setFocus()
    met = []
    for _ in range(40):
        widget = QApplication.focusWidget()
        met.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
        if QApplication.focusWidget() in met:
            break
    tables = page.metrics.tables
    expected = {tables.people_only, tables.systems, tables.correlations, tables.pairs}
    verdicts = tables.verdicts
    expected |= {verdicts.which, verdicts.category, verdicts.export, verdicts.cases}
    expected |= {verdicts.by_category, verdicts.by_system, verdicts.signature._line}
    expected |= {tables.plot.choice, tables.plot.save, tables.plot.points, page.export}
    assert expected <= set(met)
    for widget in met:
        assert widget.accessibleName() or plain(getattr(widget, "text", str)()), widget


def test_without_judgements_it_is_said_and_nothing_is_opened(
    show: Show, compared: Project, main_window: MainWindow, qtbot
):
    page = show(compared)
    page.tabs.setCurrentIndex(3)
    settle(main_window)
    verdicts = page.metrics.tables.verdicts
    assert {cell for row in texts(verdicts.cases, OPENS_ROLE) for cell in row} == {None}
    assert "nobody has judged" in verdicts._notes.text()
    assert not main_window.banner.isVisible()


class Gate:
    """Work that holds the background thread until it is let go."""

    def __init__(self, window: MainWindow) -> None:
        self._go = threading.Event()
        window.measuring.run(
            lambda _progress: self._go.wait(60),
            done=lambda _: None,
            failed=lambda _: None,
            shown=False,
        )

    def open(self) -> None:
        self._go.set()
