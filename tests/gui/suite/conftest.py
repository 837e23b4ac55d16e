"""The small suite, open in the main window, with one doubtful head."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from protest_core.loading.create_project import check_suite
from protest_gui.suite.page import SuitePage
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.window import settle

HEADS = (
    "example\tantecedent\tline\tspan\twords\thead\thead_word\twhy\n"
    "2\t0\t2\t0-2\tThe guests\t1\tguests\tlast word\n"
)


@pytest.fixture
def suite(suite_directory: Path) -> Path:
    (suite_directory / "heads-to-check.tsv").write_text(HEADS)
    return suite_directory


@pytest.fixture
def page(main_window: MainWindow, suite: Path, qtbot: QtBot) -> SuitePage:
    """At the list of its five examples."""
    main_window.resize(1100, 750)
    with qtbot.waitActive(main_window):
        main_window.activateWindow()
    main_window.open_file(suite)
    settle(main_window)
    (page,) = main_window.findChildren(SuitePage)
    assert main_window.windowTitle() == "small[*] – PROTEST"
    assert page.list_page.model.rows == (1, 2, 3, 4, 5)
    assert page.list_page.table.hasFocus()
    return page


@pytest.fixture
def press(main_window: MainWindow, qtbot: QtBot) -> Callable[..., None]:
    """Keys one after the other, to whatever has the focus; then all is saved."""

    def press(*keys: str | Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            widget = main_window.focusWidget()
            assert widget is not None
            if isinstance(key, str):
                shift = Qt.KeyboardModifier.ShiftModifier if key.isupper() else modifier
                qtbot.keyClick(widget, key.lower(), shift)
            else:
                qtbot.keyClick(widget, key, modifier)
            QApplication.processEvents()
        settle(main_window)

    return press


@pytest.fixture
def stored(suite: Path, page: SuitePage) -> Callable[[int], dict[str, Any] | None]:
    """What the file says of an example; the suite is good, whatever was done."""

    def stored(number: int) -> dict[str, Any] | None:
        check_suite(directory=suite)
        lines = (suite / "examples.jsonl").read_text().splitlines()
        return next((each for each in map(json.loads, lines) if each["id"] == number), None)

    return stored
