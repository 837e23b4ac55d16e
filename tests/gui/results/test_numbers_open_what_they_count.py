"""Every number of every table that leads somewhere leads to as many candidates as it says."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QMainWindow, QTableView

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.widgets.table_model import OPENS, PART
from tests.gui.driving import tables
from tests.gui.driving.every_page import walk_project
from tests.gui.driving.finding import shown, table
from tests.gui.driving.sections import section
from tests.gui.driving.window import open_file, pick, press, reading_noted, settle

LEFT = Qt.MouseButton.LeftButton
OVERVIEW = "Candidates by category and system"
# A count, a count of few, or a range, which opens what is counted already and what is open.
COUNT = re.compile(r"(?:[\d,]+–)?([\d,]+)\*?")
SHARE = re.compile(r"(?s)(?:.*\n)?(?:[\d,]+–)?[\d,]+ / ([\d,]+)\*?(?:\n.*)?")  # of all in the cell


def numbers(view: QTableView) -> Iterator[tuple[QModelIndex, object]]:
    """Yield the cells that lead somewhere."""
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            if (to := index.data(OPENS)) is not None:
                yield index, to


def candidates_of(project: Project, to: object) -> Sequence[object]:
    if isinstance(to, CandidateFilter):
        return list_candidates(project=project, chosen=to)
    return to.find(project=project)


def check_all(window: QMainWindow, project: Project) -> Counter[str]:
    """Return how many numbers were compared, by the name of the table."""
    compared: Counter[str] = Counter()

    def look() -> None:
        for view in shown(window, QTableView):
            name = view.accessibleName()
            for index, to in numbers(view):
                found = candidates_of(project, to)
                place = (name, index.row(), index.column(), index.data())
                assert len(set(found)) == len(found) > 0, place
                text = str(index.data())
                if said := COUNT.fullmatch(text) or SHARE.fullmatch(text):
                    assert len(found) == int(said[1].replace(",", "")), place
                    compared[name] += 1
                if part := index.data(PART):
                    text, to_part = part
                    assert len(candidates_of(project, to_part)) == int(text.rpartition("–")[2])
                    compared[f"{name}: part"] += 1

    walk_project(window, look)
    return compared


def test_in_a_project_that_nobody_judged(main_window: QMainWindow, compared: Project):
    open_file(main_window, compared.path)
    checked = check_all(main_window, compared)
    assert checked[OVERVIEW] > 20
    assert checked["Scores by system and category"]


def test_in_a_project_that_people_judged(main_window: QMainWindow, judged: Project):
    open_file(main_window, judged.path)
    checked = check_all(main_window, judged)
    for name in (
        OVERVIEW,
        "Scores by system and category",
        "Scores by system and category: part",
        "Candidates by system and outcome",
        "Pairs of systems",
        "Upheld approvals by category",
        "Systems by people and metrics",
        "Verdicts of the metric by human judgement",
        "Pairs of annotators",
        "Confusion matrix",
        "Agreement by category",
        "What each annotator says",
        "Candidates with each tag",
    ):
        assert checked[name], name


@pytest.mark.parametrize(
    ("condition", "value"),
    [("Outcome", "open"), ("Outcome", "disputed"), ("State of a judgement", "done")],
)
def test_under_a_filter(main_window: QMainWindow, judged: Project, condition: str, value: str):
    open_file(main_window, judged.path)
    pick(main_window, condition, value)
    assert check_all(main_window, judged)[OVERVIEW]


@pytest.mark.parametrize("by", ["click", "key"])
def test_the_correct_ones_of_a_score_are_a_target_of_their_own(
    qtbot, main_window: QMainWindow, judged: Project, by: str
):
    open_file(main_window, judged.path)
    scores = table(section(main_window, "Results"), "Scores by system and category")
    said = [
        (index, int(found[1]), int(found[2]))
        for index, _ in numbers(scores)
        if (found := re.search(r"(?:\d+–)?(\d+) / (\d+)", index.data()))
    ]
    index, correct, everything = next(each for each in said if each[1] != each[2])
    place_of_cell = index.row(), index.column()
    tables.go_to(scores, *place_of_cell)
    with reading_noted(main_window) as noted:
        for keys, number in (["Left"], correct), (["Right"], everything):
            if by == "key":
                press(scores, *keys, "Return")
            elif number == correct:
                place = scores.place_of_part(index)
                qtbot.mouseClick(scores.viewport(), LEFT, pos=place.center())
            else:
                tables.click(scores, *place_of_cell)
            settle(main_window)
            assert len(noted[-1]) == number


def test_clicks_open_what_the_numbers_of_the_overview_say(
    main_window: QMainWindow, judged: Project
):
    open_file(main_window, judged.path)
    section(main_window, "Overview")
    overview = table(main_window, OVERVIEW)
    opened = 0
    with reading_noted(main_window) as noted:
        for index, _ in numbers(overview):
            if index.row() not in (0, overview.model().rowCount() - 1):
                continue
            tables.click(overview, index.row(), index.column())
            settle(main_window)
            opened += 1
            assert len(noted) == opened
            assert len(noted[-1]) == int(index.data())
    assert opened > 10
