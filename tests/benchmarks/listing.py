"""Time scrolling, sorting and searching of a list: `python -m … listing PROJECT`."""

import json
import os
import random
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView
from sqlalchemy import select

from protest_core.candidates.filter import EVERYTHING
from protest_core.db.project import Project
from protest_core.db.schema import AnnotatorRow, CandidateTagRow, JudgementRow
from protest_core.db.sqlite import insert_rows
from protest_core.evaluation.candidate_list import list_columns, sort_and_search
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.preferences import Preferences
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import find, shown
from tests.gui.driving.sections import section
from tests.gui.driving.window import click, open_file, settle

JUMPS = 200
ANNOTATORS = ("Anna", "Ben", "Cleo")
JUDGED = 30_000  # by each of them
REPEATS = 3
_LONGEST = 30_000  # milliseconds until it is said that nothing happens
WORDS = ("word17", "er sie", "17")


def fill(path: Path) -> None:
    """Have three people judge and tag a part of the candidates."""
    chance = random.Random(3)
    with Project.open(path) as project:
        everything = list_candidates(project=project, chosen=EVERYTHING)
        with project.changing() as tx:
            tx.add_all(AnnotatorRow(name=name, kind="person") for name in ANNOTATORS)
            tx.flush()
            people = tx.scalars(select(AnnotatorRow.id).where(AnnotatorRow.name.in_(ANNOTATORS)))
            columns = [column.name for column in JudgementRow.__table__.columns]
            said: dict[str, object] = {
                "antecedent": "yes",
                "remark": "",
                "guidelines": "",
                "origin": "",
            }
            said |= {
                "made_at": "2026-01-01T00:00:00",
                "state": "done",
                "seconds": 3.0,
                "further": "",
            }
            rows = [
                said | {"candidate_id": each, "annotator_id": annotator, "pronoun": answer}
                for annotator in people.all()
                for each in chance.sample(everything, min(JUDGED, len(everything)))
                for answer in [chance.choice(["yes", "yes", "no"])]
            ]
            insert_rows(
                tx.connection(), JudgementRow, (tuple(map(row.get, columns)) for row in rows)
            )
            tags = ((each, "odd", "Anna", "2026") for each in chance.sample(everything, 5_000))
            insert_rows(tx.connection(), CandidateTagRow, tags)


def measure(path: Path, settings: Path) -> dict[str, object]:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    apply_theme(app, Scheme.LIGHT, 100)
    window = MainWindow(Preferences(QSettings(str(settings), QSettings.Format.IniFormat)))
    window.resize(1366, 768)
    window.show()
    open_file(window, path)
    click(section(window, "Overview"), "List")
    table = find(window, QTableView, "Candidates")
    settle(window)
    found: dict[str, object] = {
        "jumps": _jumps(table),
        "asked": _asked(window, table, _sortable(path)),
    }
    found["alone"] = _alone(path)
    window.close()
    settle(window)
    return found


def _jumps(table: QTableView) -> list[float]:
    """Time jumps to any row, each read and painted."""
    chance, seconds = random.Random(2), []
    for _ in range(JUMPS):
        row = chance.randrange(table.model().rowCount() - 50)
        start = perf_counter()
        table.verticalScrollBar().setValue(row)
        table.viewport().repaint()
        seconds.append(perf_counter() - start)
    return seconds


def _sortable(path: Path) -> set[str]:
    """Return the headings by which a list can be sorted: not those of texts."""
    with Project.open(path) as project:
        return {str(each.shown.head) for each in list_columns(project=project) if each.order}


def _asked(window: MainWindow, table: QTableView, sortable: set[str]) -> dict[str, float]:
    """Return the seconds of each sort and search, until its first rows are painted."""
    heads = [
        str(table.model().headerData(at, Qt.Orientation.Horizontal))
        for at in range(table.model().columnCount())
    ]
    found = {}
    assert sortable <= set(heads)
    for section_, head in enumerate(heads):
        if head not in sortable:
            continue
        sort = partial(table.horizontalHeader().sectionClicked.emit, section_)
        found[head] = min(_until_shown(table, sort) for _ in range(REPEATS))
    (field,) = (each for each in shown(window, QLineEdit) if each.placeholderText())
    for word in WORDS:

        def search(word: str = word) -> None:
            field.setText(word)
            QTest.keyClick(field, Qt.Key.Key_Return)

        found[f"search {word}"] = min(_until_shown(table, search) for _ in range(REPEATS))
    return found


def _until_shown(table: QTableView, act: Callable[[], object]) -> float:
    loop, model = QEventLoop(), table.model()
    QTimer.singleShot(_LONGEST, loop, lambda: loop.exit(1))
    signals = (model.modelReset, model.dataChanged)  # the second where the rows stay
    for signal in signals:
        signal.connect(loop.quit)
    start = perf_counter()
    act()
    assert loop.exec() == 0, "nothing was shown"
    table.viewport().repaint()
    seconds = perf_counter() - start
    for signal in signals:
        signal.disconnect(loop.quit)
    QApplication.processEvents()
    return seconds


def _alone(path: Path) -> dict[str, float]:
    """Time the same sorts and searches in the core, without any window."""
    found = {}
    with Project.open(path) as project:
        everything = list_candidates(project=project, chosen=EVERYTHING)
        for column in list_columns(project=project):
            assert column.order is not None
            start = perf_counter()
            sort_and_search(project=project, candidates=everything, order=column.order)
            found[str(column.shown.head)] = perf_counter() - start
        for word in WORDS:
            start = perf_counter()
            sort_and_search(project=project, candidates=everything, text=word)
            found[f"search {word}"] = perf_counter() - start
    return found


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "listed.protest"
        shutil.copy(sys.argv[1], copy)
        fill(copy)
        sys.stdout.write(json.dumps(measure(copy, Path(folder) / "preferences.ini")) + "\n")
