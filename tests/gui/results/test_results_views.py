"""The Results section: what each view shows, and how one gets from a number to its sentences."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QTableView

from protest_core.annotating.judge import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable, Question
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.policy import PolicyChange
from protest_core.names import ADJUDICATION
from protest_core.scores.audit import audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import ScoreSettings
from protest_gui.numbers.results import ResultsPage
from protest_gui.numbers.results_found import candidates_behind
from protest_gui.numbers.results_words import correct_of, percent_of
from protest_gui.widgets.table_model import OPENS_ROLE
from protest_gui.window.main_window import MainWindow
from tests.fetch import fetch
from tests.gui.driving.finding import button, plain
from tests.gui.driving.window import open_file, settle
from tests.gui.results.conftest import ODD, Show, heads, texts
from tests.small_suite import write_system

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def view(page: ResultsPage, name: str, qtbot) -> None:
    """By keys, from wherever one is."""
    names = [page.tabs.tabText(at) for at in range(page.tabs.count())]
    page.tabs.setFocus()
    while page.tabs.tabText(page.tabs.currentIndex()) != name:
        ahead = names.index(name) > page.tabs.currentIndex()
        qtbot.keyClick(page.tabs, Qt.Key.Key_Right if ahead else Qt.Key.Key_Left)


def choose(choice, at: int, qtbot) -> None:
    choice.setFocus()
    while choice.currentIndex() != at:
        key = Qt.Key.Key_Down if choice.currentIndex() < at else Qt.Key.Key_Up
        qtbot.keyClick(choice, key)


def test_scores_have_the_best_system_first_and_the_average_last(show: Show, judged: Project):
    page, table = show(judged), score_table(project=judged)
    found = page.scores.scores
    assert heads(found, DOWN) == [*table.ranked, "average"]
    assert heads(found, ACROSS)[:2] == ["Pronouns", "Antecedents"]
    assert len(heads(found, ACROSS)) == 2 + len(table.categories)
    for row, system in zip(texts(found), table.ranked, strict=False):
        for text, question in zip(row, Question, strict=False):
            share = table.score(question, system).share
            assert text == f"{correct_of(share)}*\n{percent_of(share)}"  # of so few


def test_intervals_are_shown_on_demand(show: Show, judged: Project, qtbot):
    page = show(judged)
    assert texts(page.scores.scores)[0][0].count("\n") == 1
    page.scores.intervals.setFocus()
    qtbot.keyClick(page.scores.intervals, Qt.Key.Key_Space)
    first = texts(page.scores.scores)[0][0].split("\n")
    interval = score_table(project=judged).score(Question.PRONOUN, ODD).share.interval
    assert first[2] == f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"
    rows = page.scores.scores.verticalHeader()
    assert rows.sectionSize(0) >= 3 * page.fontMetrics().height()


@pytest.mark.parametrize("antecedents", [False, True])
@pytest.mark.parametrize("treatment", NotJudgeable)
def test_every_number_opens_as_many_candidates_as_it_says(
    show: Show, judged: Project, qtbot, main_window: MainWindow, antecedents, treatment
):
    page = show(judged)
    choose(page.options._question, int(antecedents), qtbot)
    choose(page.options._treatment, list(NotJudgeable).index(treatment), qtbot)
    settle(main_window)
    assert page.results is not None
    checked = 0
    for table in (
        page.scores.scores,
        page.scores.outcomes,
        page.audit.rates,
        page.comparison.pairs,
    ):
        cells = texts(table, OPENS_ROLE)
        for row, shown in zip(cells, texts(table), strict=True):
            for cell, text in zip(row, shown, strict=True):
                # Of a share, what it is of; else the number itself; averages are of all systems.
                first = text.split("\n")[0].rstrip("*").split(" / ")[-1]
                if cell is not None and getattr(cell, "system", cell) is not None:
                    assert len(candidates_behind(judged, page.results, cell)) == int(first)
                    checked += 1
    assert checked > 8


def test_approved_and_judged_of_the_audit_open_theirs(show: Show, judged: Project):
    page = show(judged)
    assert page.results is not None
    whole = texts(page.audit.rates, OPENS_ROLE)[-1]
    counts = page.results.audit.rate().counts
    opened = [len(candidates_behind(judged, page.results, cell)) for cell in whole[:3]]
    assert opened == [counts.approved, counts.judged, counts.upheld]
    assert counts.approved > counts.judged > counts.upheld > 0


def test_the_numbers_of_a_pair_open_their_translations(
    show: Show, judged: Project, qtbot, main_window: MainWindow
):
    page = show(judged)
    page.tabs.setCurrentIndex(1)
    table = page.comparison.pairs
    table.setFocus()
    for _ in range(2):
        qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    settle(main_window)
    sitting = main_window.pages.reading_page.reader.sitting
    assert len(sitting.navigator.candidates) == int(table.currentIndex().data())
    assert sitting.view.candidate.system == compare_systems(project=judged).pairs[0].first


def test_enter_on_a_number_opens_exactly_these(
    show: Show, judged: Project, qtbot, main_window: MainWindow
):
    page = show(judged)
    table = page.scores.scores
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    settle(main_window)
    sitting = main_window.pages.reading_page.reader.sitting
    cell = CountedCell(Question.ANTECEDENT, score_table(project=judged).ranked[0])
    expected = counted_candidates(project=judged, settings=ScoreSettings(), cell=cell)
    assert tuple(sitting.navigator.candidates) == expected
    assert len(expected) == 2


def test_a_click_opens_them_too_and_nothing_opens_nothing(
    show: Show, judged: Project, qtbot, main_window: MainWindow
):
    page = show(judged)
    table = page.scores.outcomes
    nothing = next(
        table.model().index(row, column)
        for row, shown in enumerate(texts(table))
        for column, text in enumerate(shown)
        if text == "·"
    )
    click(table, nothing, qtbot)
    settle(main_window)
    assert main_window.pages.reading_page is None
    some = next(
        table.model().index(row, column)
        for row, shown in enumerate(texts(table))
        for column, text in enumerate(shown)
        if text != "·"
    )
    click(table, some, qtbot)
    settle(main_window)
    sitting = main_window.pages.reading_page.reader.sitting
    assert len(sitting.navigator.candidates) == int(some.data())


def click(table: QTableView, index, qtbot) -> None:
    where = table.visualRect(index).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_what_was_judged_meanwhile_is_counted_when_one_comes_back(
    show: Show, compared: Project, qtbot, main_window: MainWindow
):
    page = show(compared)
    before = texts(page.scores.scores)
    table = page.scores.scores
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down)  # the worse one
    qtbot.keyClick(table, Qt.Key.Key_Return)
    settle(main_window)
    reading = main_window.pages.reading_page
    reading.actions_by_command["pronoun_no"].trigger()
    settle(main_window)
    reading.actions_by_command["back"].trigger()
    settle(main_window)
    assert page.isVisible()
    assert texts(page.scores.scores) != before


def test_the_comparison_has_the_pairs_the_clusters_and_what_they_come_to(
    show: Show, judged: Project, qtbot
):
    page = show(judged)
    view(page, "Comparison", qtbot)
    (pair,) = compare_systems(project=judged).pairs
    ((first, second, n, one, other, *_, still_open),) = texts(page.comparison.pairs)
    assert [first, second] == [pair.first, pair.second]
    paired = pair.paired
    counts = [str(paired.n), str(paired.only_first), str(paired.only_second), str(pair.open)]
    assert [n, one, other, still_open] == counts
    assert "too few" in texts(page.comparison.pairs)[0]
    assert "fewer than 10 are too few to say" in page.comparison.remark.text()
    assert page.comparison.clusters.text() == f"1.  {pair.first}, {pair.second}"


def test_the_audit_is_table_2_and_the_corrected_scores(show: Show, judged: Project, qtbot):
    page = show(judged)
    view(page, "Audit", qtbot)
    table = audit_table(project=judged)
    counts = table.rate().counts
    assert counts.upheld
    total = texts(page.audit.rates)[-1]
    assert heads(page.audit.rates, DOWN)[-1] == "all categories"
    shown = [counts.approved, counts.judged, counts.upheld, counts.not_upheld]
    assert total[:4] == [str(each) if each else "·" for each in shown]
    assert heads(page.audit.corrected, DOWN) == [*table.scores.ranked, "all systems"]
    assert not page.audit.nothing.isVisible()


def test_what_verified_translations_approve_is_told_to_be_no_part_of_the_audit(
    show: Show, judged: Project, tmp_path, qtbot
):
    files = write_system(tmp_path, "three")
    load_systems(project=judged, outputs=[SystemOutput("three", *files)])
    evaluate(project=judged)
    approved = audit_table(project=judged).rate().counts.approved
    candidate = fetch(judged, find_candidate, "one", ExampleId(4))
    judge(
        project=judged,
        candidate_id=candidate,
        annotator=ADJUDICATION,
        judgement=Judgement(Answer.YES),
        adjudicated_by="ann",
    )
    evaluate(project=judged, change=PolicyChange(verified_translations=True))
    page = show(judged)
    view(page, "Audit", qtbot)
    assert texts(page.audit.rates)[-1][0] == str(approved)
    notes = [each.text() for each in page.audit.findChildren(QLabel)]
    assert any("Not audited: 1 approval by verified translations" in each for each in notes)


def test_without_judged_approvals_the_audit_leads_to_the_tasks(
    show: Show, compared: Project, qtbot, main_window: MainWindow
):
    page = show(compared)
    view(page, "Audit", qtbot)
    assert page.audit.nothing.isVisible()
    assert "make a task set with an audit" in page.audit.nothing.text()
    qtbot.mouseClick(button(page, "Go to Tasks"), Qt.MouseButton.LeftButton)
    assert main_window.pages.project_page.tasks_page.isVisible()


def test_antecedents_and_whose_judgements_are_chosen_by_keys(
    show: Show, judged: Project, qtbot, main_window: MainWindow
):
    page = show(judged)
    choose(page.options._question, 1, qtbot)
    choose(page.options._whose, 2, qtbot)
    choose(page.options._treatment, 1, qtbot)
    settle(main_window)
    settings = ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED, annotator="ben")
    table = score_table(project=judged, settings=settings)
    share = table.score(Question.ANTECEDENT, table.ranked[0]).share
    assert texts(page.scores.scores)[0][0].startswith(correct_of(share))
    assert page.signature.signature == table.signature
    assert "annotators:ben" in table.signature
    assert heads(page.scores.scores, ACROSS)[0] == "Antecedents"
    assert "Only what ben said counts." in page.scores._notes.text()


def test_the_signature_stands_below_and_is_copied_by_a_key(
    show: Show, judged: Project, qtbot, main_window: MainWindow
):
    page = show(judged)
    assert page.signature.signature == score_table(project=judged).signature
    copy = button(page, "Copy signature")
    copy.setFocus()
    qtbot.keyClick(copy, Qt.Key.Key_Space)
    assert QApplication.clipboard().text() == page.signature.signature
    assert page.banner.text == "The signature is copied."


def test_without_systems_the_section_says_what_to_do(show: Show, project_file, main_window):
    open_file(main_window, project_file)
    page = main_window.pages.project_page
    page.show_section(page.results_page)
    settle(main_window)
    results = page.results_page
    assert "No system is loaded yet" in results.nothing.text()
    assert results.nothing.isVisible()
    assert not results.export.isEnabled()
    assert not any(each.isVisible() for each in (results.scores, results.signature._copy))


def test_everything_is_reached_by_tab_and_has_a_name(show: Show, judged: Project, qtbot):
    page = show(judged)
    page.tabs.setFocus()
    met = []
    for _ in range(20):
        widget = QApplication.focusWidget()
        met.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
        if QApplication.focusWidget() in met:
            break
    expected = {page.tabs, page.export, page.scores.intervals, page.scores.scores}
    expected |= {page.scores.outcomes, page.signature._line, page.signature._copy}
    assert expected <= set(met)
    for widget in met:
        assert widget.accessibleName() or plain(getattr(widget, "text", str)()), widget


def test_numbers_are_told_in_words(show: Show, judged: Project):
    page = show(judged)
    spoken = texts(page.scores.scores, Qt.ItemDataRole.AccessibleTextRole)[0][0]
    assert spoken.startswith(f"{ODD}, Pronouns: ")
    assert "95 % interval" in spoken
    assert "too few to say" in spoken


def test_where_the_cursor_is_can_be_seen(show: Show, judged: Project, qtbot, main_window):
    page = show(judged)
    main_window.resize(640, 300)
    table = page.scores.scores
    table.setFocus()
    for _ in range(table.model().rowCount()):
        qtbot.keyClick(table, Qt.Key.Key_Down)
    cell = table.visualRect(table.currentIndex())
    top = table.viewport().mapTo(page._whole.viewport(), cell.topLeft()).y()
    bottom = table.viewport().mapTo(page._whole.viewport(), cell.bottomLeft()).y()
    assert 0 <= top < bottom <= page._whole.viewport().height()


def test_one_persons_judgement_shows_at_once_in_the_counts(
    show: Show, compared: Project, main_window: MainWindow
):
    page = show(compared)
    before = texts(page.scores.outcomes)
    cell = CountedCell(system="one")
    candidate, *_ = counted_candidates(project=compared, settings=ScoreSettings(), cell=cell)
    said = Judgement(Answer.NO)
    change = judge(project=compared, candidate_id=candidate, annotator="ann", judgement=said)
    main_window.pages.take_change(change)
    settle(main_window)
    assert texts(page.scores.outcomes) != before
    incorrect = heads(page.scores.outcomes, ACROSS).index("Incorrect")
    row = heads(page.scores.outcomes, DOWN).index("one")
    assert texts(page.scores.outcomes)[row][incorrect] == "1"
