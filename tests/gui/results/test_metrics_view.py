"""The view of metrics: measured only while it is seen, and every number leads to its sentences."""

import io
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView, QWidget

from protest_core.annotating.candidate_tags import TagStep, write_tag_step
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report
from protest_core.meta_evaluation.verdicts import (
    VerdictCell,
    VerdictPart,
    verdict_candidates,
    verdicts_against_people,
)
from protest_core.meta_evaluation.verdicts_report import verdicts_report
from protest_core.metrics.measure import METRICS
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import ScoreSettings
from protest_core.tables.formats import render
from tests.builders.fetch import fetch
from tests.builders.two_systems import add_second_system
from tests.gui.driving import tables
from tests.gui.driving.dialogs import choose_new_file
from tests.gui.driving.finding import (
    button,
    buttons,
    combo,
    description_of,
    is_shown,
    name_of,
    says,
    table,
    texts,
)
from tests.gui.driving.plots import drawn, place_of_point, plot
from tests.gui.driving.sections import turn_quickly_to, turn_to
from tests.gui.driving.window import (
    choose,
    choose_below,
    click,
    held_up,
    message,
    pick,
    press,
    press_quickly,
    reading_noted,
    settle,
    steps_noted,
    stopped_at,
    until,
)
from tests.gui.results.conftest import ODD, Show, names_by_tab, signature

SYSTEMS = "Systems by people and metrics"
CORRELATIONS = "Metrics correlated with people"
METRIC_PAIRS = "Pairs of metrics"
CASES = "Verdicts of the metric by human judgement"
BY_VERDICT = "Disagreement by verdict"
BY_CATEGORY = "Disagreement by category"
BY_SYSTEM = "Disagreement by system"
BY_OWN_TAG = "Disagreement by your own tags"
FORMS = "Pronouns by the reference's pronoun"
OF_VERDICTS = "Signature of verdicts"
READING = "reading the project"  # to measure it
METRIC = "Metric to compare with people"


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
def results(show: Show, judged: Project) -> QWidget:
    results = show(judged)
    turn_to(results, "Metrics")
    return results


def is_measured(results: QWidget) -> bool:
    return is_shown(results, QTableView, SYSTEMS)


def opened_by(window: QMainWindow, *keys: str) -> tuple[CandidateId, ...]:
    with reading_noted(window) as noted:
        press(window, *keys)
    (opened,) = noted
    return tuple(opened)


def test_systems_stand_with_people_and_all_metrics(results: QWidget, judged: Project):
    measured = metrics_and_people(project=judged)
    systems = table(results, SYSTEMS)
    assert tables.heads(systems) == ["n", "Correct", "%", "APT", "AutoPRF\nF1", "BLEU", "chrF"]
    assert sorted(tables.row_heads(systems)) == sorted(measured.frame.systems)
    row = tables.row_heads(systems).index(ODD)
    assert tables.cell(systems, row, "APT") == f"{measured.values['apt'][ODD]:.3f}"
    assert tables.cell(systems, row, "BLEU") == f"{measured.values['bleu'][ODD]:.1f}"
    assert signature(results) == measured.frame.signature


def test_of_two_systems_there_is_no_correlation_and_it_is_said_why(results: QWidget):
    assert is_measured(results)
    assert not any(is_shown(results, QTableView, each) for each in (CORRELATIONS, METRIC_PAIRS))
    assert says(results, "needs at least three systems with both figures")


def test_of_three_systems_correlations_are_shown(show: Show, judged: Project, tmp_path: Path):
    add_second_system(judged, tmp_path, name="third")
    for candidate in list_candidates(
        project=judged, chosen=CandidateFilter(systems=frozenset({"third"}))
    ):
        said = Judgement(Answer.NO, Answer.UNSET)
        judge(project=judged, candidate_id=candidate, annotator="ann", judgement=said)
    results = show(judged)
    turn_to(results, "Metrics")
    assert tables.cells(table(results, CORRELATIONS))[0][0] == "3"


def test_before_anybody_has_judged_nothing_is_correlated(
    show: Show, compared: Project, main_window: QMainWindow, qtbot
):
    results = show(compared)
    turn_to(results, "Metrics")
    of_people = (CASES, BY_VERDICT, BY_CATEGORY, BY_SYSTEM)
    assert is_measured(results)
    assert not any(is_shown(results, QTableView, each) for each in of_people)
    assert not is_shown(results, QWidget, "Category")
    nothing = "there is nothing to correlate"
    assert says(results, nothing)
    drawn(plot(results), qtbot)
    assert nothing in description_of(plot(results))
    assert "people have judged nothing of this yet" in description_of(plot(results))
    assert {row[2] for row in tables.cells(table(results, SYSTEMS))} == {"undefined"}
    assert says(results, "The share of all systems is undefined: people have judged")
    assert any(
        each.startswith("People have judged nothing of this yet: there is")
        for each in texts(results)
    )
    [candidate, *_] = list_candidates(project=compared, chosen=CandidateFilter())
    judge(
        project=compared,
        candidate_id=candidate,
        annotator="ann",
        judgement=Judgement(Answer.NO, Answer.UNSET),
    )
    choose(main_window, "File/Reload")
    assert all(is_shown(results, QTableView, each) for each in of_people)
    assert combo(results, "Category")


def test_cases_stand_with_what_people_say(results: QWidget, judged: Project):
    verdicts = verdicts_against_people(project=judged)
    cases = table(results, CASES)
    assert tables.heads(cases)[::2] == ["Judged", "%", "%", "%"]
    assert tables.heads(cases)[1::2] == ["Correct", "Incorrect", "Not\njudgeable"]
    assert tables.row_heads(cases)[:3] == ["1 identical", "2 equivalent", "3 different"]
    assert tables.cell(cases, -1, "Judged").rstrip("*") == str(verdicts.judged().total)
    judged_of, *rest = (text.rstrip("*").replace("·", "0") for text in tables.cells(cases)[0])
    shown = [judged_of, *rest[::2]]
    case = verdicts.judged(verdict="1")
    assert shown == [
        str(each) for each in (case.total, case.correct, case.incorrect, case.not_judgeable)
    ]


def test_every_number_opens_as_many_candidates_as_it_says(
    results: QWidget, main_window: QMainWindow
):
    for people_only in (False, True):
        if people_only:
            click(results, "Only what people judged")
        for metric in ("APT", "AutoPRF"):
            pick(results, METRIC, metric)
            assert f"|metric:{metric.lower()}" in signature(results, OF_VERDICTS)
            assert count_numbers_that_open(results, main_window) > 10


def count_numbers_that_open(results: QWidget, main_window: QMainWindow) -> int:
    """Check that each number opens as many candidates as it says; return how many do."""
    checked = 0
    for name in (SYSTEMS, CASES, BY_VERDICT, BY_CATEGORY, BY_SYSTEM):
        found = table(results, name)
        for row, cells in enumerate(tables.cells(found)):
            for column, text in enumerate(cells):
                number = text.rstrip("*")
                if not number.isdigit():
                    continue
                with reading_noted(main_window) as noted:
                    tables.open_by_key(found, row, column)
                    settle(main_window)
                if noted:
                    assert len(noted[0]) == int(number), (name, row, column)
                    checked += 1
    return checked


def test_one_category_is_chosen_for_the_cases(
    results: QWidget, judged: Project, main_window: QMainWindow
):
    verdicts = verdicts_against_people(project=judged)
    choice = combo(results, "Category")
    pick(results, "Category", choice.itemText(1))
    category = verdicts.frame.categories[0].id
    cases = table(results, CASES)
    counted = tables.cell(cases, -1, 0).rstrip("*")
    assert counted == str(verdicts.judged(category=category).total or "·")
    opened = set()
    with reading_noted(main_window) as noted:
        for row, cells in enumerate(tables.cells(cases)):
            for column in range(len(cells)):
                tables.open_by_key(cases, row, column)
                settle(main_window)
    opened = {candidate for each in noted for candidate in each}
    assert {fetch(judged, load_candidate, each).example.category.id for each in opened} == {
        category
    }


def test_enter_on_a_disagreement_opens_exactly_these(
    results: QWidget, judged: Project, main_window: QMainWindow
):
    differing = table(results, BY_VERDICT)
    tables.go_to(differing, -1, 0)
    opened = opened_by(main_window, "Right", "Return")
    cell = VerdictCell(VerdictPart.DISAGREEMENTS)
    assert opened == verdict_candidates(project=judged, cell=cell)
    assert len(opened) == int(tables.current(differing))


def test_a_click_on_a_system_opens_its_candidates(
    results: QWidget, judged: Project, main_window: QMainWindow
):
    systems = table(results, SYSTEMS)
    with reading_noted(main_window) as noted:
        tables.click(systems, 1, 0)
        settle(main_window)
    cell = CountedCell(system=tables.row_heads(systems)[1])
    expected = counted_candidates(project=judged, settings=ScoreSettings(), cell=cell)
    assert [tuple(each) for each in noted] == [expected]


@pytest.mark.parametrize("by_key", [True, False])
def test_a_point_of_the_plot_opens_its_system(
    results: QWidget, judged: Project, main_window: QMainWindow, qtbot, by_key: bool
):
    points = plot(results)
    drawn(points, qtbot)
    points.setFocus()
    spoken = description_of(points)
    with reading_noted(main_window) as noted:
        if by_key:
            press(results, "Down")
            assert description_of(points) != spoken
            press(results, "Return")
        else:
            QTest.mouseClick(points, Qt.MouseButton.LeftButton, pos=place_of_point(points, 1))
            settle(main_window)
    ((opened, *_),) = noted
    second = tables.row_heads(table(results, SYSTEMS))[1]
    assert description_of(points).split(":")[0] == second
    assert fetch(judged, load_candidate, opened).system == second


def test_each_metric_has_its_plot(results: QWidget, qtbot):
    drawn(plot(results), qtbot)
    seen = [plot(results).grab().toImage()]
    choice = combo(results, "Metric of the plot")
    assert choice.count() == len(METRICS)
    for at in range(1, choice.count()):
        pick(results, "Metric of the plot", choice.itemText(at))
        drawn(plot(results), qtbot)
        assert choice.itemText(at) in name_of(plot(results))
        assert plot(results).grab().toImage() not in seen
        seen.append(plot(results).grab().toImage())


def test_the_plot_is_saved_with_the_signature_of_its_table(
    results: QWidget, tmp_path: Path, monkeypatch
):
    path = tmp_path / "apt.png"
    asked = choose_new_file(monkeypatch, path)
    click(results, "Save picture…")
    image = Image.open(io.BytesIO(path.read_bytes()))
    assert image.text["Description"] == signature(results)
    assert asked == [tmp_path / "apt-and-people.pdf"]
    assert "apt.png" in message(results.window())


def test_both_tables_are_copied_each_by_its_own_button(results: QWidget, judged: Project):
    of_systems = metrics_and_people_report(metrics_and_people(project=judged))
    of_pronouns = verdicts_report(verdicts_against_people(project=judged))
    for name, report in (
        ("Copy or save the table", of_systems),
        ("Copy or save the tables of verdicts", of_pronouns),
    ):
        choose_below(results, name, "Copy as LaTeX")
        assert QApplication.clipboard().text() == "".join(render(report, "latex"))
        assert message(results.window()) == "The table is on the clipboard."


def test_whose_judgements_count_is_chosen_for_metrics_too(results: QWidget):
    pick(results, "Whose judgements", "only ben's judgements")
    assert "annotators:ben" in signature(results, OF_VERDICTS)
    assert "annotators:ben" in signature(results)


def test_nothing_is_measured_while_another_view_is_seen(
    show: Show, judged: Project, main_window: QMainWindow
):
    results = show(judged)
    with steps_noted(main_window) as steps:
        for name in ("Comparison", "Audit", "Plot"):
            turn_to(results, name)
        assert steps == []
        turn_to(results, "Metrics")
        assert "measuring one with bleu" in steps
        assert is_measured(results)
        turn_to(results, "Scores")
        steps.clear()
        choose(main_window, "File/Reload")
        assert "counting the results" in steps
        assert steps.count(READING) == 1  # for what is counted
        turn_to(results, "Metrics")
        assert steps.count(READING) > 1


def test_measuring_can_be_stopped_and_begun_again(
    show: Show, judged: Project, main_window: QMainWindow
):
    results = show(judged)
    with held_up(main_window):
        turn_quickly_to(results, "Metrics")
        button(results, "Stop measuring").setFocus()
        press_quickly(results, "Space")
    settle(main_window)
    assert not is_measured(results)
    assert "Stop measuring" not in buttons(results)
    assert "may be out of date" in message(results)
    click(results, "Measure now")
    assert is_measured(results)


def test_it_is_told_what_is_measured(show: Show, judged: Project, main_window: QMainWindow):
    results = show(judged)
    with stopped_at(main_window, "measuring one with bleu"):
        turn_quickly_to(results, "Metrics")
        assert says(results, "Measuring …")
        until(lambda: says(results, "Measuring one with a"))
    assert not says(results, "Measuring")


def test_leaving_the_view_stops_it(show: Show, judged: Project, main_window: QMainWindow):
    results = show(judged)
    with held_up(main_window):
        turn_quickly_to(results, "Metrics")
        turn_quickly_to(results, "Scores")
    with steps_noted(main_window) as steps:
        settle(main_window)
        assert steps == []
    assert not is_measured(results)


def test_measuring_ends_at_the_next_system_once_it_is_stopped(
    show: Show, judged: Project, main_window: QMainWindow, qtbot
):
    results = show(judged)
    with stopped_at(main_window, "measuring") as stop:
        turn_quickly_to(results, "Metrics")
        qtbot.waitUntil(stop.reached.is_set)
        button(results, "Stop measuring").click()
    assert sum(each.startswith("measuring") for each in stop.steps) == 1


def test_everything_is_reached_by_tab_and_has_a_name(results: QWidget, qtbot):
    drawn(plot(results), qtbot)
    assert {
        "Only what people judged",
        SYSTEMS,
        METRIC,
        "Category",
        "Copy or save the tables of verdicts",
        CASES,
        BY_VERDICT,
        BY_CATEGORY,
        BY_SYSTEM,
        OF_VERDICTS,
        "Metric of the plot",
        "Save picture…",
        name_of(plot(results)),
        "Copy or save the table",
    } <= set(names_by_tab(results))


def test_without_judgements_it_is_said_and_nothing_is_opened(
    show: Show, compared: Project, main_window: QMainWindow
):
    results = show(compared)
    turn_to(results, "Metrics")
    assert not is_shown(results, QTableView, CASES)
    assert says(results, "nobody has judged")
    assert message(main_window) == ""


def test_disagreements_stand_by_own_tags_and_open(
    show: Show, judged: Project, main_window: QMainWindow
):
    cell = VerdictCell(VerdictPart.DISAGREEMENTS)
    first, *others = verdict_candidates(project=judged, cell=cell)
    with judged.changing() as tx:
        write_tag_step(tx, TagStep(first, "valid alternative", added=True), "ann")
    results = show(judged)
    turn_to(results, "Metrics")
    by_tag = table(results, BY_OWN_TAG)
    assert tables.heads(by_tag) == ["They\ndiffer", "valid alternative", "No tag"]
    assert tables.cell(by_tag, -1, "No tag") == str(len(others))
    with reading_noted(main_window) as noted:
        tables.open_by_key(by_tag, tables.row_heads(by_tag).index("all"), "valid alternative")
        settle(main_window)
    assert noted == [(first,)]


def test_without_own_tags_a_note_says_how_to_give_them(results: QWidget):
    assert not is_shown(results, QTableView, BY_OWN_TAG)
    assert says(results, "None of these candidates has a tag of your own")


def test_the_words_that_are_compared_are_shown_when_wanted(
    results: QWidget, main_window: QMainWindow
):
    assert not is_shown(results, QTableView, FORMS)
    click(results, "Show the words that metrics compare")
    settle(main_window)
    forms = table(results, FORMS)
    assert tables.heads(forms)[:4] == ["Reference", "Candidate", "APT", "n"]
    assert says(results, "pairs with fewer than 3 judged candidates")
    assert says(results, "No pronoun has more than one matched word.")


def test_bars_say_the_ranks_and_open_their_systems(
    results: QWidget, main_window: QMainWindow, qtbot
):
    ranks = table(results, "Ranks of systems by each metric")
    assert tables.spoken(ranks, 0, 1).endswith("of 2 by APT")
    click(results, "As bars, with the best three marked")
    picture = plot(results)
    assert "rank 1 of 2" in description_of(picture)
    drawn(picture, qtbot)
    picture.setFocus()
    assert len(opened_by(main_window, "Return")) == 5
