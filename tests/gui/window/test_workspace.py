"""The ways of leaving an open document."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from protest_core.errors import DiskError
from protest_gui.jobs.executor import Jobs
from protest_gui.keys.actions import Actions
from protest_gui.keys.key_map import KeyMap
from protest_gui.widgets.messages import Banner
from protest_gui.window.workspace import OpenDocument, Workspace


class DocumentThatCannotBeLeftAtFirst(OpenDocument):
    """A document with a bug in what it asks before it is left."""

    tries = 0

    def leave(self, then: Callable[[], object], stay: Callable[[], object]) -> None:  # noqa: ARG002
        self.tries += 1
        if self.tries == 1:
            raise RuntimeError("a mistake")
        then()


@pytest.fixture
def workspace(qtbot, preferences) -> Iterator[Workspace]:
    window = QMainWindow()
    qtbot.addWidget(window)
    jobs = Jobs(window)
    actions = Actions(KeyMap(preferences, window), window)
    banner, stack = Banner(window), QStackedWidget(window)
    yield Workspace(window, banner, stack, preferences, actions, jobs)
    jobs.stop()


def test_after_a_mistake_in_leaving_the_document_can_be_left(workspace: Workspace):
    workspace.document = DocumentThatCannotBeLeftAtFirst(workspace)
    left: list[str] = []
    with pytest.raises(RuntimeError, match="a mistake"):
        workspace.leave(lambda: left.append("first"))
    workspace.leave(lambda: left.append("second"))
    assert left == ["second"]


class DocumentThatFailsLater(OpenDocument):
    """A document with a bug in what follows once everything is saved."""

    tries = 0

    def leave(self, then: Callable[[], object], stay: Callable[[], object]) -> None:  # noqa: ARG002
        self.tries += 1
        if self.tries > 1:
            then()


def test_after_a_mistake_that_comes_later_the_document_can_be_left(workspace: Workspace):
    workspace.document = DocumentThatFailsLater(workspace)
    left: list[str] = []
    workspace.leave(lambda: left.append("first"))
    workspace.fail(RuntimeError("a mistake"))  # as `sys.excepthook` tells it
    workspace.leave(lambda: left.append("second"))
    assert left == ["second"]


def test_what_could_not_be_read_meanwhile_is_no_reason_to_ask_twice(workspace: Workspace):
    workspace.document = DocumentThatFailsLater(workspace)
    stayed: list[str] = []
    workspace.leave(lambda: None)
    workspace.fail(DiskError("The disk is full."))
    workspace.leave(lambda: None, lambda: stayed.append("stayed"))
    assert stayed == ["stayed"]
