"""A project and a suite without a reference: no window offers one."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QRadioButton

from tests.builders.small_suite import write_suite
from tests.builders.without_reference import CHANGES, write_project
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import buttons, shown, texts
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.suite import SuiteDriver
from tests.gui.driving.window import choose, click, judge_as, open_file


@pytest.fixture
def judging(main_window, tmp_path: Path) -> JudgingDriver:
    open_file(main_window, write_project(tmp_path))
    judge_as(main_window, "Ada")
    click(main_window, "Read (10)")
    return JudgingDriver(main_window)


def test_there_is_no_reference_to_look_at(judging: JudgingDriver):
    assert "Reference" not in buttons(judging.window)
    (command,) = judging.window.findChildren(QAction, "reference")
    assert command.text() == "Reference (this project has none)"
    assert not command.isEnabled()
    judging.press("R")
    assert not judging.has_text("Reference")


def test_nothing_can_be_shown_by_the_options(judging: JudgingDriver):
    seen: list[bool] = []

    def look(dialog: QDialog) -> None:
        seen.extend(each.isEnabled() for each in shown(dialog, QRadioButton))
        assert "This project has no reference." in texts(dialog)
        dialog.reject()

    when_shown(judging.window, QDialog, look, title="Project options")
    choose(judging.window, "Tools/Project options…")
    assert seen == [False, False, False]


def test_a_suite_is_shown_without_it(main_window, tmp_path: Path):
    open_file(main_window, write_suite(tmp_path / "suite", **CHANGES))
    suite = SuiteDriver(main_window)
    suite.press("Return")
    assert suite.place == "1 / 5 · example 1"
    suite.press("P")
    assert suite.message == "This suite has no reference."
