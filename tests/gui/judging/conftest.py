"""The judging page of the small project, used by a person called Ada."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from protest_core.candidates.queries.load import find_candidate
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.ids import ExampleId
from protest_core.judgements.model import Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import click, judge_as, open_file, press, settle

Stored = Callable[[int], Judgement]


@pytest.fixture
def judging(project: Project, preferences, patience: Patience) -> Iterator[JudgingDriver]:
    """The judging page at example 1, "It is broken": its antecedent is in the line before."""
    with judging_alone(project.path, preferences, patience=patience) as judging:
        assert judging.place == "1 / 5"
        assert judging.saved == ""
        assert judging.text().hasFocus()
        yield judging


@pytest.fixture
def in_window(main_window, project: Project) -> JudgingDriver:
    """The judging page in the main window, for what the window has a part in."""
    open_file(main_window, project.path)
    judge_as(main_window, "Ada")
    click(main_window, "Read (5)")
    return JudgingDriver(main_window)


@pytest.fixture
def in_batch(main_window, batch_file: Path) -> JudgingDriver:
    """Anna at her batch, which opens much faster than a project."""
    open_file(main_window, batch_file)
    press(main_window, "Return")
    return JudgingDriver(main_window)


@pytest.fixture
def stored(project: Project, request) -> Stored:
    """Return a function that reads Ada's judgement of an example from the file."""

    def stored(example: int) -> Judgement:
        if "judging" in request.fixturenames:
            settle(request.getfixturevalue("judging").window)
        candidate = fetch(project, find_candidate, "one", ExampleId(example))
        assert candidate is not None
        return fetch(project, load_judgement, candidate, "Ada")

    return stored
