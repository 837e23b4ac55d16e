"""Draws the windows for a researcher's returned task set, for docs/researching.md."""

from collections.abc import Sequence
from pathlib import Path

from camera import Camera
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from protest_core.agreement.disagreements import disagreements
from protest_core.db.project import Project
from protest_core.demo import make_judged_demonstration
from protest_core.ids import CandidateId
from protest_gui.widgets.plots import PlotView
from tests.gui.driving.finding import combo, shown, table
from tests.gui.driving.sections import section, tab_names, turn_to
from tests.gui.driving.window import choose, focused, judge_as, open_file, read, settle


class ResearchPictures:
    """Pictures of a project that three people have judged."""

    def __init__(self, camera: Camera, folder: Path) -> None:
        self._camera = camera
        self._window = camera.window
        self._path = make_judged_demonstration(directory=folder)
        self._with_a_remark = with_a_remark(self._path)

    def take_all(self) -> None:
        open_file(self._window, self._path)
        self._side_by_side()
        self._agreement()
        self._results()
        judge_as(self._window, "Rita")  # otherwise the window asks who adjudicates
        choose(self._window, "Tools/Adjudicate…")  # the first disagreement between them
        self._camera.take_in_all_looks("adjudication")

    def _side_by_side(self) -> None:
        read(self._window, self._with_a_remark)
        self._camera.do("overview_panel")
        # The window stays inactive: in later pictures the widget with the focus would be framed.
        QTest.keyClick(focused(self._window), Qt.Key.Key_Down)  # to an annotator's words
        self._camera.take_in_all_looks("overview-panel")
        self._camera.do("across_systems")
        self._camera.take("across-systems")
        self._camera.do("across_systems", "overview_panel", "back")

    def _agreement(self) -> None:
        agreement = section(self._window, "Agreement")
        table(agreement, "Pairs of annotators").setFocus()
        self._camera.take("agreement")

    def _results(self) -> None:
        results = section(self._window, "Results")
        scores, comparison, audit, metrics, *_, plot = tab_names(results)
        for name, view in (("results", scores), ("comparison", comparison), ("audit", audit)):
            turn_to(results, view)
            self._camera.take(name)
        turn_to(results, metrics)
        self._take_drawn("metrics", results)
        table(results, "Verdicts of the metric by human judgement").setFocus()
        self._camera.scroll_to(combo(results, "Metric to compare with people"))
        self._camera.take("metrics-pronouns")
        turn_to(results, plot)
        self._take_drawn("plot", results)

    def _take_drawn(self, name: str, results: QWidget) -> None:
        """Save a picture with its plot, which is drawn after a pause."""
        self._camera.take(name)
        (plot,) = shown(results, PlotView)
        while not plot.is_drawn:
            self._camera.app.processEvents()
            settle(self._window)
        self._camera.take(name)


def with_a_remark(path: Path) -> Sequence[CandidateId]:
    """Return candidates with an antecedent, a remark and different answers on the pronoun."""
    with Project.open(path) as project:
        found = disagreements(project=project, questions=["pronoun"])
    return [
        disagreement.candidate.id
        for disagreement in found.cases
        if disagreement.candidate.example.category.antecedent_agrees
        and any(opinion.named.judgement.remark for opinion in disagreement.opinions)
    ]
