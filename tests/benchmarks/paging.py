"""Time steps to the next candidate until it is painted: `python -m … paging PROJECT`.

The yardstick is taken in turns with it: the same lines, set and painted alone in two bare
text fields of the same size.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QTextEdit, QVBoxLayout, QWidget

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.judging.page import JudgingPage
from protest_gui.preferences import Preferences
from tests.gui.driving.judging import judging_alone

STEPS = 400
TO_WARM_UP = 20


class BareText(QWidget):
    """The text of source and translation alone, in two fields as Qt makes them."""

    def __init__(self, shown: Sequence[QTextEdit]) -> None:
        super().__init__()
        self._shown = shown
        self._fields = (QTextEdit(), QTextEdit())
        layout = QVBoxLayout(self)
        for field, column in zip(self._fields, shown, strict=True):
            field.setReadOnly(True)
            field.setFont(column.font())
            field.setFixedSize(column.size())
            layout.addWidget(field)

    def take_text(self) -> None:
        for field, column in zip(self._fields, self._shown, strict=True):
            field.setPlainText(column.toPlainText())


def measure(path: Path, settings: Path) -> dict[str, list[float]]:
    app = QApplication.instance() or QApplication([])
    apply_theme(app, Scheme.LIGHT, 100)  # type: ignore[arg-type]
    with Project.open(path) as project:
        candidates = list_candidates(project=project, chosen=CandidateFilter())
    preferences = Preferences(QSettings(str(settings), QSettings.Format.IniFormat))
    with judging_alone(path, preferences, candidates=candidates) as judging:
        judging.window.resize(1180, 740)
        app.processEvents()
        bare = BareText([judging.text("Source"), judging.text("Translation")])
        bare.show()
        seconds = _steps(app, judging.window, bare)
        bare.close()
    return seconds


def _steps(app: QCoreApplication, window: QWidget, bare: BareText) -> dict[str, list[float]]:
    """Step there and back, over the whole list, so that nothing comes twice in a row."""
    ours, alone = [], []
    (page,) = window.findChildren(JudgingPage)
    session = page.controller.session
    count = len(session.navigator.candidates)
    next_, previous = (window.findChild(QAction, name) for name in ("next", "previous"))
    for step in range(STEPS + TO_WARM_UP):
        session.go_to(step * 7919 % (count - 2))
        act = (next_, previous)[step % 2]
        ours.append(_seconds(app, act.trigger))
        alone.append(_seconds(app, bare.take_text))
    return {"ours": ours[TO_WARM_UP:], "alone": alone[TO_WARM_UP:]}


def _seconds(app: QCoreApplication, act: Callable[[], object]) -> float:
    """Time an act with all that Qt does afterwards: layout and painting."""
    start = perf_counter()
    act()
    app.processEvents()
    return perf_counter() - start


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        found = measure(Path(sys.argv[1]), Path(folder) / "preferences.ini")
    sys.stdout.write(json.dumps(found) + "\n")
