"""Time opening a project until its overview is shown, beside one bare query that counts.

`python -m tests.benchmarks.opening PROJECT`
"""

import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtWidgets import QApplication, QTableView

from protest_gui.preferences import Preferences
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.window import choose, close

_REPEATS = 5
_LEAST = (
    "SELECT system_id, category_id, count(*) FROM candidate "
    "JOIN example ON example.id = candidate.example_id GROUP BY system_id, category_id"
)


def measure(path: Path, settings: Path) -> dict[str, list[float]]:
    """Time both in turns, so that they see the same machine; the window is there before."""
    app = QApplication([])
    preferences = Preferences(QSettings(str(settings), QSettings.Format.IniFormat))
    window = MainWindow(preferences)
    window.resize(1180, 740)
    window.show()
    app.processEvents()
    ours, bare = [], []
    for _ in range(_REPEATS):
        ours.append(_seconds_to_overview(app, window, path))
        choose(window, "File/Close")
        bare.append(_seconds_of_query(path))
    close(window)
    return {"ours": ours, "bare": bare}


def _seconds_to_overview(app: QApplication, window: MainWindow, path: Path) -> float:
    start = perf_counter()
    window.open_file(path)
    # Waiting in Qt, as windows do: asking without a pause would keep the job's thread from Python.
    while not _overview_is_there(window):
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    app.processEvents()
    window.repaint()
    return perf_counter() - start


def _overview_is_there(window: MainWindow) -> bool:
    name = "Candidates by category and system"
    tables = (each for each in window.findChildren(QTableView) if each.isVisible())
    return any(each.accessibleName() == name for each in tables)


def _seconds_of_query(path: Path) -> float:
    with closing(sqlite3.connect(path)) as database:
        start = perf_counter()
        database.execute(_LEAST).fetchall()
        return perf_counter() - start


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        found = measure(Path(sys.argv[1]), Path(folder) / "preferences.ini")
    sys.stdout.write(json.dumps(found) + "\n")
