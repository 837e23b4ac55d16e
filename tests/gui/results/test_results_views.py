"""The Results section: what each view shows, and how one gets from a number to its sentences."""

from itertools import product
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea, QTableView, QWidget

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import ExampleId
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.names import ADJUDICATION
from protest_core.scores.audit import audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.distances import compare_by_distance
from protest_core.scores.model import ScoreSettings
from tests.builders.fetch import fetch
from tests.builders.judged_project import write_judged_demonstration
from tests.builders.small_suite import write_system
from tests.gui.driving import tables
from tests.gui.driving.finding import button, is_shown, says, shown, table
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import section, turn_to
from tests.gui.driving.window import (
    choose,
    click,
    judge_as,
    message,
    open_file,
    pick,
    press,
    reading_noted,
    settle,
)
from tests.gui.results.conftest import (
    CLUSTERS,
    CORRECTED,
    ODD,
    OUTCOMES,
    PAIRS,
    RATES,
    SCORES,
    Show,
    correct_of,
    names_by_tab,
    percent_of,
    signature,
)

INTERVALS = "95 % intervals"
DISTANCES = "Pairs of systems by distance"
TREATMENTS = {
    NotJudgeable.INCORRECT: "Not judgeable: counts as incorrect",
    NotJudgeable.EXCLUDED: "Not judgeable: left out",
}
NOBODY = "make a task set with an audit"


def test_scores_have_the_best_system_first_and_no_average_while_any_is_unfinished(
    show: Show, judged: Project
):
    results, scored = show(judged), score_table(project=judged)
    scores = table(results, SCORES)
    assert not scored.average(Question.PRONOUN).finished
    assert tables.row_heads(scores) == [*scored.ranked]
    assert tables.heads(scores)[:2] == ["Pronouns", "Antecedents"]
    assert len(tables.heads(scores)) == 2 + len(scored.frame.categories)
    for row, system in enumerate(scored.ranked):
        for column, question in enumerate(FIRST_TWO):
            share, headline = (
                scored.score(question, system).share,
                scored.headline(question, system),
            )
            expected = f"{correct_of(share)}*\n{percent_of(share)}"  # of so few
            if scored.is_estimated(question):
                assert headline.estimated
                expected = f"{percent_of(headline)}\n{correct_of(share)}*"
            assert tables.cell(scores, row, column) == expected


def test_intervals_are_shown_on_demand(show: Show, judged: Project):
    results = show(judged)
    scores = table(results, SCORES)
    assert tables.cell(scores, 0, 0).count("\n") == 1
    button(results, INTERVALS).setFocus()
    press(results, "Space")
    lines = tables.cell(scores, 0, 0).split("\n")
    interval = score_table(project=judged).headline(Question.PRONOUN, ODD).interval
    assert interval is not None
    assert f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %" in lines
    assert tables.area(scores, 0, 0).height() >= 3 * results.fontMetrics().height()


def test_every_number_opens_as_many_candidates_as_it_says(
    show: Show, judged: Project, main_window: QMainWindow
):
    results = show(judged)
    for treatment, question in product(NotJudgeable, ("Pronouns", "Antecedents")):
        turn_to(results, "Scores")
        pick(results, "Question", question)
        pick(results, "What people could not judge", TREATMENTS[treatment])
        assert count_numbers_that_open(main_window, results) > 8


def count_numbers_that_open(window: QMainWindow, results: QWidget) -> int:
    """Check that each number opens as many candidates as it says; return how many do."""
    checked = 0
    for view, name in (
        ("Scores", SCORES),
        ("Scores", OUTCOMES),
        ("Comparison", PAIRS),
        ("Audit", RATES),
    ):
        turn_to(results, view)
        found = table(results, name)
        for row, texts in enumerate(tables.cells(found)):
            for column, text in enumerate(texts):
                # Of a share, what it is of; else the number itself.
                (counts, *_) = [line for line in text.split("\n") if " / " in line] or [text]
                number = counts.split("\n")[0].rstrip("*").split(" / ")[-1]
                opened = opened_by(window, found, row, column) if number.isdigit() else None
                if opened is not None:
                    assert opened == int(number), (name, row, column)
                    checked += 1
    return checked


def opened_by(window: QMainWindow, numbers: QTableView, row: int, column: int) -> int | None:
    """Return how many candidates this number opens; `None` if it opens none."""
    with reading_noted(window) as noted:
        tables.open_by_key(numbers, row, column)
        settle(window)
    return len(noted[0]) if noted else None


def test_approved_and_judged_of_the_audit_open_theirs(
    show: Show, judged: Project, main_window: QMainWindow
):
    results = show(judged)
    turn_to(results, "Audit")
    counts = audit_table(project=judged).rate().counts
    opened = [opened_by(main_window, table(results, RATES), -1, column) for column in range(3)]
    assert opened == [counts.approved, counts.judged, counts.upheld]
    assert counts.approved > counts.judged > counts.upheld > 0


def test_the_numbers_of_a_pair_open_their_translations(
    show: Show, judged: Project, main_window: QMainWindow
):
    results = show(judged)
    turn_to(results, "Comparison")
    pairs = table(results, PAIRS)
    pairs.setFocus()
    with reading_noted(main_window) as noted:
        press(results, "Right", "Right", "Return")
    (opened,) = noted
    assert len(opened) == int(tables.current(pairs))
    first = fetch(judged, load_candidate, opened[0])
    assert first.system == compare_systems(project=judged).pairs[0].first


def test_enter_on_a_number_opens_exactly_these(
    show: Show, judged: Project, main_window: QMainWindow
):
    results = show(judged)
    table(results, SCORES).setFocus()
    with reading_noted(main_window) as noted:
        press(results, "Right", "Return")
    cell = CountedCell(Question.ANTECEDENT, score_table(project=judged).ranked[0])
    expected = counted_candidates(project=judged, settings=ScoreSettings(), cell=cell)
    assert [tuple(each) for each in noted] == [expected]
    assert len(expected) == 2


def test_a_click_opens_them_too_and_nothing_opens_nothing(
    show: Show, judged: Project, main_window: QMainWindow
):
    results, judging = show(judged), JudgingDriver(main_window)
    outcomes = table(results, OUTCOMES)
    cells = {
        text: (row, column)
        for row, texts in enumerate(tables.cells(outcomes))
        for column, text in enumerate(texts)
    }
    tables.click(outcomes, *cells.pop("·"))
    settle(main_window)
    assert not judging.is_shown
    number, place = cells.popitem()
    tables.click(outcomes, *place)
    settle(main_window)
    assert judging.place == f"1 / {number}"


def test_what_was_judged_meanwhile_is_counted_when_one_comes_back(
    show: Show, compared: Project, main_window: QMainWindow
):
    results = show(compared)
    judge_as(main_window, "Ada")
    scores = table(results, SCORES)
    before = tables.cells(scores)
    scores.setFocus()
    press(results, "Down", "Return")  # the worse one
    press(main_window, "2", "Alt+Left")
    assert results.isVisible()
    assert tables.cells(scores) != before


def test_the_comparison_has_the_pairs_the_clusters_and_what_they_come_to(
    show: Show, judged: Project
):
    results = show(judged)
    turn_to(results, "Comparison")
    (pair,) = compare_systems(project=judged).pairs
    (cells,) = tables.cells(table(results, PAIRS))
    first, second, n, both_judged, one, other, *_, still_open = cells
    assert [first, second] == [pair.first, pair.second]
    counts = [pair.n, pair.judged, pair.only_first, pair.only_second, pair.unknown]
    shown = (n, both_judged, one, other, still_open)
    assert [int(each.replace("·", "0")) for each in shown] == counts
    assert "too few" in cells
    assert says(results, "fewer than 10 are too few to say")
    assert tables.cells(table(results, CLUSTERS)) == [["1", f"{pair.first}, {pair.second}"]]


def test_systems_are_compared_by_distance_if_one_ticks_so(show: Show, judged: Project):
    results = show(judged)
    turn_to(results, "Comparison")
    assert not is_shown(results, QTableView, DISTANCES)
    click(results, "By the distance of the antecedent")
    settle(results.window())
    found = compare_by_distance(project=judged)
    assert tables.row_heads(table(results, "Scores by distance")) == [*found.frame.systems]
    (part,) = found.parts
    (cells,) = tables.cells(table(results, DISTANCES))
    (pair,) = part.comparison.pairs
    assert cells[:4] == ["1 line", pair.first, pair.second, str(pair.n or "·")]
    assert signature(results) == str(found.frame.signature)
    turn_to(results, "Plot")
    assert signature(results) == str(score_table(project=judged).frame.signature)
    pick(results, "Plot", "Scores by the distance of the antecedent")
    assert signature(results) == str(found.frame.signature)


def test_the_audit_is_table_2_and_the_corrected_scores(show: Show, judged: Project):
    results = show(judged)
    turn_to(results, "Audit")
    audit = audit_table(project=judged)
    counts = audit.rate().counts
    assert counts.upheld
    rates = table(results, RATES)
    assert tables.row_heads(rates)[-1] == "total"
    expected = [counts.approved, counts.judged, counts.upheld, counts.not_upheld]
    found = [text.rstrip("*") for text in tables.cells(rates)[-1][:4]]
    assert found == [str(each) if each else "·" for each in expected]
    corrected = tables.row_heads(table(results, CORRECTED))
    assert corrected == [*audit.scores.ranked, "all systems"]
    assert not says(results, NOBODY)


def test_what_verified_translations_approve_is_told_to_be_no_part_of_the_audit(
    show: Show, judged: Project, tmp_path
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
    evaluate(project=judged, change={"verified_translations": True})
    results = show(judged)
    turn_to(results, "Audit")
    assert tables.cell(table(results, RATES), -1, 0) == str(approved)
    assert says(results, "Not audited: 1 approval by verified translations")


def test_without_judged_approvals_the_audit_leads_to_the_tasks(
    show: Show, compared: Project, main_window: QMainWindow
):
    results = show(compared)
    turn_to(results, "Audit")
    assert says(results, NOBODY)
    click(results, "Go to tasks")
    assert not results.isVisible()
    assert button(main_window, "New task set…")


def test_antecedents_and_whose_judgements_are_chosen_by_keys(show: Show, judged: Project):
    results = show(judged)
    pick(results, "Question", "Antecedents")
    pick(results, "Whose judgements", "only ben's judgements")
    pick(results, "What people could not judge", TREATMENTS[NotJudgeable.EXCLUDED])
    settings = ScoreSettings(
        not_judgeable=NotJudgeable.EXCLUDED, annotators=Annotators(frozenset({"ben"}))
    )
    scored = score_table(project=judged, settings=settings)
    share = scored.score(Question.ANTECEDENT, scored.ranked[0]).share
    scores = table(results, SCORES)
    assert correct_of(share) in tables.cell(scores, 0, 0)
    assert signature(results) == scored.frame.signature
    assert "annotators:ben" in scored.frame.signature
    assert tables.heads(scores)[0] == "Antecedents"
    assert says(results, "Only judgements by ben count.")


def test_the_signature_stands_below_and_is_copied_by_a_key(show: Show, judged: Project):
    results = show(judged)
    assert signature(results) == score_table(project=judged).frame.signature
    button(results, "Copy signature").setFocus()
    press(results, "Space")
    assert QApplication.clipboard().text() == signature(results)
    assert message(results.window()) == "The signature is copied."


def test_without_systems_the_section_says_what_to_do(project_file, main_window: QMainWindow):
    open_file(main_window, project_file)
    results = section(main_window, "Results")
    assert says(results, "No system is loaded yet")
    assert not button(results, "Copy or save the table").isEnabled()
    assert not shown(results, QTableView)
    assert not is_shown(results, QWidget, "Signature")


def test_everything_is_reached_by_tab_and_has_a_name(show: Show, judged: Project):
    assert {
        "Views of the results",
        "Copy or save the table",
        INTERVALS,
        SCORES,
        OUTCOMES,
        "Signature",
        "Copy signature",
    } <= set(names_by_tab(show(judged)))


def test_numbers_are_told_in_words(show: Show, judged: Project):
    spoken = tables.spoken(table(show(judged), SCORES), 0, 0)
    assert spoken.startswith(f"{ODD}, Pronouns: ")
    assert "95 % interval" in spoken
    assert "too few to say" in spoken


def test_where_the_cursor_is_can_be_seen(show: Show, judged: Project, main_window: QMainWindow):
    results = show(judged)
    main_window.resize(640, 300)
    scores = table(results, SCORES)
    scores.setFocus()
    press(results, *["Down"] * len(tables.cells(scores)))
    (page,) = (each for each in shown(results, QScrollArea) if each.isAncestorOf(scores))
    cell = tables.area(scores, *tables.place(scores))
    top = scores.viewport().mapTo(page.viewport(), cell.topLeft()).y()
    bottom = scores.viewport().mapTo(page.viewport(), cell.bottomLeft()).y()
    assert 0 <= top < bottom <= page.viewport().height()


def test_one_persons_judgement_shows_at_once_in_the_counts(
    show: Show, compared: Project, main_window: QMainWindow
):
    results = show(compared)
    outcomes = table(results, OUTCOMES)
    before = tables.cells(outcomes)
    cell = CountedCell(system="one")
    candidate, *_ = counted_candidates(project=compared, settings=ScoreSettings(), cell=cell)
    said = Judgement(Answer.NO)
    judge(project=compared, candidate_id=candidate, annotator="ann", judgement=said)
    choose(main_window, "File/Reload")
    assert tables.cells(outcomes) != before
    row = tables.row_heads(outcomes).index("one")
    assert tables.cell(outcomes, row, "Incorrect") == "1"


def test_scores_by_many_categories_are_turned_where_a_page_has_no_room(
    main_window: QMainWindow, tmp_path: Path
):
    path = write_judged_demonstration(tmp_path)
    main_window.resize(1366, 768)
    open_file(main_window, path)
    scores = table(section(main_window, "Results"), SCORES)
    assert scores.model().columnCount() == 3  # systems
    assert scores.model().rowCount() > 9  # categories
    assert scores.horizontalScrollBar().maximum() == 0
    rows = Qt.Orientation.Vertical
    heads = [scores.model().headerData(row, rows) for row in range(scores.model().rowCount())]
    assert not any("\n" in head for head in heads)
