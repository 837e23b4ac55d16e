"""Where in a suite one is: one walks through the examples that were listed, corrected or not."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from protest_core.ids import ExampleId
from protest_core.suite.draft import SuiteDraft
from protest_core.suite.model import Example
from protest_core.suite.view import ExampleView, SuiteViewer


class SuiteWalk(QObject):
    """Knows the list, the example that is seen, and how much of its context."""

    shown = Signal()  # another example, or other lines of it
    told = Signal(str)  # why something is not done

    def __init__(self, viewer: SuiteViewer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._viewer = viewer
        self._ids: list[ExampleId] = []
        self._above = self._below = 0
        self.position = 0
        self.antecedent = 0  # the number of the one that corrections are about
        self.view: ExampleView | None = None

    @property
    def draft(self) -> SuiteDraft:
        return self._viewer.draft

    @property
    def count(self) -> int:
        return len(self._ids)

    @property
    def example(self) -> Example:
        assert self.view is not None  # noqa: S101 — nothing is corrected that is not seen
        return self.view.example

    def begin(self, ids: Sequence[ExampleId], at: int = 0) -> None:
        self._ids = list(ids)
        self.go_to(at)

    def go_to(self, position: int) -> None:
        if position not in range(self.count):
            ends = (self.tr("This is the first one."), self.tr("This is the last one."))
            self.told.emit(ends[position >= 0])
            return
        self.position, self.antecedent = position, 0
        self._above = self._below = 0
        self._arrive()
        self._look()
        self.shown.emit()

    def step(self, by: int) -> None:
        self.go_to(self.position + by)

    def next_doubtful(self) -> None:
        """After this one, else from the beginning."""
        order = [*range(self.position + 1, self.count), *range(self.position)]
        for position in order:
            example = self.draft.find(self._ids[position])
            if example is not None and self._viewer.warnings(example):
                self.go_to(position)
                return
        self.told.emit(self.tr("None of the others in this list is doubtful."))

    def see_more(self, *, above: int = 0, below: int = 0) -> None:
        self._above, self._below = self._above + above, self._below + below
        self._look()
        self.shown.emit()

    def _look(self) -> None:
        example = self.draft.find(self._ids[self.position])
        assert example is not None  # noqa: S101 — removed ones leave the list
        self.view = self._viewer.view(example, above=self._above, below=self._below)
        self.antecedent = min(self.antecedent, max(0, len(example.antecedents) - 1))

    def _arrive(self) -> None:
        """What was begun at another example is over."""
