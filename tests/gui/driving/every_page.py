"""Goes through all pages of a project, and looks at each."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog

from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import buttons
from tests.gui.driving.sections import section, sections, tab_names, turn_to
from tests.gui.driving.window import annotator_of, choose, click, judge_as, press, settle


def walk_project(window: MainWindow, look: Callable[[], object]) -> None:
    for name in sections(window):
        section(window, name)
        look()
    results = section(window, "Results")
    for name in tab_names(results):
        turn_to(results, name)
        look()


def walk_reading(window: MainWindow, look: Callable[[], object]) -> None:
    window.resize(700, 500)  # where names are elided, and told in tips
    overview = section(window, "Overview")
    click(overview, next(name for name in buttons(overview) if name.startswith("Read (")))
    look()
    for key in "OXXO":
        press(window, key)
        look()
    if not annotator_of(window):
        judge_as(window, "Ada")
    choose(window, "Tools/Adjudicate…")
    look()
    press(window, "F1")
    look()


def look_in(kind: type[QDialog], begin, window: MainWindow, look: Callable[[], object]) -> None:
    met = when_shown(window, kind, lambda _dialog: look())
    begin()
    settle(window)
    assert len(met) == 1
