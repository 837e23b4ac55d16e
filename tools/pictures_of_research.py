"""Draws what a researcher sees of a task set that came back, for docs/researching.md."""

from camera import Camera
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from protest_core.agreement.disagreements import disagreements
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import Question
from protest_gui.numbers.results import ResultsPage
from protest_gui.widgets.plots import PlotView


class ResearchPictures:
    """Of a project that three people have judged."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self._window = camera.window

    def take_all(self) -> None:
        self._side_by_side()
        self._agreement()
        self._results()
        self._adjudication()

    def _side_by_side(self) -> None:
        self._window.pages.compare(self._with_a_remark())
        page = self._window.pages.reading_page
        self._camera.app.processEvents()
        QTest.keyClick(page.overview.table, Qt.Key.Key_Down)  # to what one of them selected
        self._camera.take_in_all_looks("overview-panel")
        page.actions_by_command["across_systems"].trigger()
        self._camera.take("across-systems")
        page.actions_by_command["across_systems"].trigger()
        page.actions_by_command["overview_panel"].trigger()
        self._window.pages.show_project_page()

    def _with_a_remark(self) -> tuple[CandidateId, ...]:
        """They differ on the pronoun, there is an antecedent, and somebody says why."""
        found = disagreements(project=self._window.opened.project, questions=[Question.PRONOUN])
        return tuple(
            each.candidate.id
            for each in found.found
            if each.candidate.example.category.antecedent_agrees
            and any(opinion.named.judgement.remark for opinion in each.opinions)
        )

    def _agreement(self) -> None:
        page = self._window.pages.project_page
        page.show_section(page.agreement_page)
        self._camera.settle()
        page.agreement_page.tables.pairs.setFocus()
        self._camera.take("agreement")

    def _results(self) -> None:
        page = self._window.pages.project_page
        results = page.results_page
        page.show_section(results)
        self._camera.settle()
        for number, name in enumerate(("results", "comparison", "audit")):
            results.tabs.setCurrentIndex(number)
            self._camera.settle()
            self._camera.take(name)
        self._metrics(results)
        results.tabs.setCurrentIndex(results.tabs.count() - 1)
        self._take_drawn("plot", results.plot.view)

    def _metrics(self, results: ResultsPage) -> None:
        """From above, then from where pronouns are compared."""
        results.tabs.setCurrentIndex(3)
        self._camera.settle()
        tables = results.metrics.tables
        self._take_drawn("metrics", tables.plot.view)
        tables.verdicts.cases.setFocus()
        self._camera.scroll_to(tables.verdicts)
        self._camera.take("metrics-pronouns")

    def _take_drawn(self, name: str, plot: PlotView) -> None:
        """It is drawn after a pause."""
        self._camera.take(name)
        while not plot.is_drawn:
            self._camera.settle()
            self._camera.app.processEvents()
        self._camera.take(name)

    def _adjudication(self) -> None:
        """The first thing that somebody settles between them."""
        self._window.adjudicating.begin()
        self._camera.settle()
        self._camera.take_in_all_looks("adjudication")
