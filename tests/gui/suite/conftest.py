"""The small suite, open in the main window, with one doubtful head."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from protest_core.loading.create_project import check_suite
from tests.gui.driving.suite import SuiteDriver
from tests.gui.driving.window import open_file

HEADS = (
    "example\tantecedent\tline\tspan\twords\thead\thead_word\twhy\n"
    "2\t0\t2\t0-2\tThe guests\t1\tguests\tlast word\n"
)
Stored = Callable[[int], dict[str, Any] | None]


@pytest.fixture
def directory(suite_directory: Path) -> Path:
    (suite_directory / "heads-to-check.tsv").write_text(HEADS)
    return suite_directory


@pytest.fixture
def suite(main_window, directory: Path) -> SuiteDriver:
    """A window with the list of the suite's five examples."""
    main_window.resize(1100, 750)
    open_file(main_window, directory)
    suite = SuiteDriver(main_window)
    assert main_window.windowTitle() == "small[*] – PROTEST"
    assert suite.numbers == ["1", "2", "3", "4", "5"]
    assert suite.examples.hasFocus()
    return suite


@pytest.fixture
def stored(directory: Path) -> Stored:
    """Return a function that reads an example from the file, which must be valid."""

    def stored(number: int) -> dict[str, Any] | None:
        check_suite(directory=directory)
        lines = (directory / "examples.jsonl").read_text().splitlines()
        return next((each for each in map(json.loads, lines) if each["id"] == number), None)

    return stored
