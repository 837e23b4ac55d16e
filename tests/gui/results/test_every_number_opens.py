"""Every number of all sections opens what it counts, or is named here with the reason it does not.

A new table, column or label whose numbers open nothing fails until it opens them or is named.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow, QTableView

from protest_core.annotating.candidate_tags import tag_candidates
from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from protest_gui.widgets.table_model import OPENS, PART
from tests.builders.fetch import fetch
from tests.builders.two_systems import add_second_system
from tests.gui.driving import tables
from tests.gui.driving.every_page import walk_project
from tests.gui.driving.finding import name_of, plain, shown
from tests.gui.driving.sections import section, turn_to
from tests.gui.driving.window import (
    click,
    open_file,
    press,
    reading_noted,
    settle,
)

LEFT = Qt.MouseButton.LeftButton
WORDS_COMPARED = "Show the words that metrics compare"
BY_DISTANCE = "By the distance of the antecedent"

SHARE = "a share, a score or its interval: the counts beside it open"
RANK = "a rank, not a count"
NAME = "a name or a time"
# By the head of the column, in whatever table: it says what the column holds.
HEADS = {
    "%": SHARE,
    "95 %": SHARE,
    "95 %,\nnew\nexamples": SHARE,
    "95 %,\nthese\ncandidates": SHARE,
    "Agree %": SHARE,
    "Correct %": SHARE,
    "Same %": SHARE,
    "Score": SHARE,
    "1 line": SHARE,
    "Distance": "lines, not candidates",
    "Corrected": SHARE,
    "difference": SHARE,
    "p": SHARE,
    "Rank": RANK,
    "Cluster": RANK,
    "System": NAME,
    "Systems": NAME,
    "1st": NAME,
    "2nd": NAME,
    "File": NAME,
    "Loaded": NAME,
    "Task": NAME,
}
PAIRS = "counts pairs of candidates: ‘Different’ opens those of which pairs differ"
MEASURED = "measured by a metric over all texts"
CORRELATED = "a correlation over systems"
# By the name of the table and the head of the column; without a head, all columns.
COLUMNS = {
    ("Self-consistency", "Pairs"): PAIRS,
    ("Self-consistency", "Same"): PAIRS,
    ("Self-consistency", "Different"): PAIRS,
    ("Metrics correlated with people", ""): CORRELATED,
    ("Pairs of metrics", ""): CORRELATED,
    ("Ranks of systems by each metric", ""): MEASURED,
    **{
        ("Systems by people and metrics", head): MEASURED
        for head in ("APT", "AutoPRF\nF1", "BLEU", "chrF")
    },
}
# Texts outside tables.
TEXTS = {
    r".*\.(\n.*)*": "sentences: what they count is in the tables, or how it was computed",
    r"Adjudicate… \(.*\)": "opens them side by side, for an adjudicator",
    r"95 % intervals": "no count",
    r"Guidelines \(.*\)": "a key",
    r"\d.* done.*": "the last row of the table opens the same numbers",
    r"For .*|Task set .*": NAME,
    r".* worked.*": "a time",
}
COUNTS_NO_CANDIDATES = {"About this project"}  # but examples, lines and documents of the suite

NOT_MET = {"Words matched beside the pronoun": "no pronoun of the small suite has two words"}

# A count, a count of few, or a range, which opens what is counted already and what is open.
COUNT = re.compile(r"(?:[\d,]+–)?([\d,]+)\*?")
OF_ALL = re.compile(r"(?s)(?:.*\n)?(?:[\d,]+–)?[\d,]+ / ([\d,]+)\*?(?:\n.*)?")  # in the cell


@pytest.fixture
def full(judged: Project, tmp_path: Path) -> Project:
    """A project with four systems, tags, tasks, doubtful links and verified translations."""
    for name in ("same", "third"):
        add_second_system(judged, tmp_path, name=name)
    text = tmp_path / "odd.txt"
    text.write_text("Die alte Lampe steht hier .\n\n\n\n\n\n\n", encoding="utf-8")
    load_systems(project=judged, outputs=[SystemOutput("odd", text, None)])
    # Both judge the one system, so that they differ; of two others one of them judges nearly all.
    chance = Random(3)
    for system, names in (("one", "ann ben"), ("same", "ann"), ("third", "ann")):
        chosen = CandidateFilter(systems=frozenset({system}))
        for candidate in list_candidates(project=judged, chosen=chosen)[:4]:
            asked = fetch(judged, load_candidate, candidate).example.category.antecedent_agrees
            for annotator in names.split():
                pronoun = Answer.YES if chance.random() < 0.6 else Answer.NO
                said = Judgement(pronoun, Answer.YES if asked else Answer.UNSET)
                judge(project=judged, candidate_id=candidate, annotator=annotator, judgement=said)
    everything = list_candidates(project=judged, chosen=CandidateFilter())
    tag_candidates(project=judged, candidates=everything[:4], tag="look", by="ann", added=True)
    evaluate(project=judged, change={"verified_translations": True})
    settings = TaskSettings("pilot", included=Included.EVERYTHING, tasks=2, overlap=4, seed=3)
    create_task_set(project=judged, settings=settings)
    export_batches(project=judged, task_set="pilot", annotators={"ann": "1"}, directory=tmp_path)
    return judged


class Walk:
    """Opens every number that is shown, by mouse and by keys."""

    def __init__(self, window: QMainWindow) -> None:
        self.window = window
        self.opened: Counter[str] = Counter()  # numbers, by the name of their table
        self.met: set[str] = set()  # names of tables in which a number was shown
        self.dead: set[tuple[str, ...]] = set()  # numbers that open nothing, without a reason

    def look(self) -> None:
        for view in shown(self.window, QTableView):
            self._look_at_table(view)
        if not any(is_section(self.window, each) for each in COUNTS_NO_CANDIDATES):
            for part in (*shown(self.window, QLabel), *shown(self.window, QAbstractButton)):
                self._look_at_text(part)

    def _look_at_table(self, view: QTableView) -> None:
        name, model = view.accessibleName(), view.model()
        for index in cells(view):
            text = str(index.data() or "")
            if not re.search(r"\d", text) or text == "0":
                continue
            self.met.add(name)
            head = str(model.headerData(index.column(), Qt.Orientation.Horizontal))
            if index.data(OPENS) is not None:
                self._open_cell(view, index, text)
            elif head not in HEADS and not {(name, head), (name, "")} & COLUMNS.keys():
                self.dead.add((name, head, text))

    def _open_cell(self, view: QTableView, index: QModelIndex, text: str) -> None:
        place = (view.accessibleName(), index.row(), index.column(), text)
        found = COUNT.fullmatch(text) or OF_ALL.fullmatch(text)
        named = {(place[0], ""), (place[0], head_of(index))} & COLUMNS.keys()
        expected = None if named or found is None else number_in(found[1])
        assert expected or named or head_of(index) in HEADS or "%" in text or "." in text, place
        at = index.row(), index.column()
        self._check(place, expected, lambda: click_cell(view, index))
        self._check(place, expected, lambda: tables.open_by_key(view, *at))
        if part := index.data(PART):
            expected = number_in(part[0].rpartition("–")[2])
            self._check(place, expected, lambda: open_part_by_key(view, index))
            self._check(place, expected, lambda: click_part(view, index))
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken != text, place  # a screen reader says of what it is the number

    def _look_at_text(self, part: QLabel | QAbstractButton) -> None:
        text = plain(part.text())
        if not re.search(r"\d", text):
            return
        kind = type(part).__name__
        if kind == "LegendNumber" or text.startswith("Read ("):
            if not part.isEnabled():
                assert re.search(r" 0\.0 %", text), text
                return
            number = re.search(r"[\d,]+", name_of(part))
            assert number, text
            expected = number_in(number[0])
            self._check((kind, text), expected, lambda: QTest.mouseClick(part, LEFT))
            self._check((kind, text), expected, lambda: press_key(part))
        elif not any(re.fullmatch(each, text) for each in TEXTS):
            self.dead.add((kind, text))

    def _check(self, place: tuple[object, ...], expected: int | None, do) -> None:
        with reading_noted(self.window) as noted:
            do()
            settle(self.window)
        assert len(noted) == 1, place
        opened: Sequence[object] = noted[0]
        assert len(set(opened)) == len(opened) > 0, place
        assert expected in (None, len(opened)), place
        self.opened[str(place[0])] += 1


def is_section(window: QMainWindow, name: str) -> bool:
    return any(name_of(each) == name for each in shown(window))


def cells(view: QTableView) -> Iterator[QModelIndex]:
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            yield model.index(row, column)


def head_of(index: QModelIndex) -> str:
    return str(index.model().headerData(index.column(), Qt.Orientation.Horizontal))


def number_in(text: str) -> int:
    return int(text.replace(",", ""))


def click_cell(view: QTableView, index: QModelIndex) -> None:
    """Click beside a number in the cell that leads elsewhere."""
    view.scrollTo(index)
    cell = view.visualRect(index)
    part = view.place_of_part(index) if index.data(PART) else QRect()
    at = cell.topLeft() + QRect(0, 0, 4, 4).center() if part.isValid() else cell.center()
    QTest.mouseClick(view.viewport(), LEFT, pos=at)


def click_part(view: QTableView, index: QModelIndex) -> None:
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.place_of_part(index).center())


def open_part_by_key(view: QTableView, index: QModelIndex) -> None:
    tables.go_to(view, index.row(), index.column())
    press(view, "Left", "Return", "Right")


def press_key(part: QLabel | QAbstractButton) -> None:
    part.setFocus()
    QTest.keyClick(part, Qt.Key.Key_Space)


def test_in_every_section_of_a_project(main_window: QMainWindow, full: Project):
    open_file(main_window, full.path)
    walk = Walk(main_window)
    results = section(main_window, "Results")
    turn_to(results, "Metrics")
    click(results, WORDS_COMPARED)
    turn_to(results, "Comparison")
    click(results, BY_DISTANCE)
    walk_project(main_window, walk.look)
    assert sorted(walk.dead) == []
    there = {each.accessibleName() for each in main_window.findChildren(QTableView)}
    assert there - walk.met == NOT_MET.keys()  # else nothing is known of their numbers


def test_in_a_batch(main_window: QMainWindow, batch_file: Path):
    open_file(main_window, batch_file)
    walk = Walk(main_window)
    walk.look()
    assert sorted(walk.dead) == []
    assert walk.opened["Examples by category and state"] > 5
