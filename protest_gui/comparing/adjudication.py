"""Adjudication: how it begins, its page, and its panel."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from protest_core.annotating.adjudication import Disputes, find_disputes
from protest_core.progress import ProgressCallback
from protest_gui.comparing.opinions import WITH_KEYS, Named, Opinions, named
from protest_gui.context import OpenedProject
from protest_gui.judging.controller import AdjudicationReader, Reader
from protest_gui.judging.page import TranslationPage
from protest_gui.judging.panel import AnnotationPanel
from protest_gui.keys.actions import Commands
from protest_gui.translations import tr

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


class Adjudicating(QObject):
    """Looks for disagreements in the background; where there are none, that is said."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._looking = False

    def begin(self) -> None:
        opened = self._window.opened
        if opened is None or opened.batch is not None:
            return
        if not self._looking:  # whoever is impatient does not wait longer for it
            self._looking = True
            self._look(opened)

    def _look(self, opened: OpenedProject) -> None:
        project = opened.project

        def work(progress: ProgressCallback) -> Disputes:
            progress(0, 1, tr("looking for what people disagree on"))
            return find_disputes(project=project)

        def done(disputes: Disputes) -> None:
            self._looking = False
            if self._window.opened is opened:
                self._show(disputes)

        def failed(error: Exception) -> None:
            self._looking = False
            self._window.show_failure(error)

        self._window.worker.run(work, done=done, failed=failed)

    def _show(self, disputes: Disputes) -> None:
        if disputes.candidates:
            self._window.pages.adjudicate(disputes)
            return
        text = tr("There is nothing to adjudicate: nowhere do two people disagree.")
        self._window.banner.show_message(text, "info")


class AdjudicationPanel(AnnotationPanel):
    """Everything else is as in annotating."""

    def _parts(self) -> Sequence[Sequence[QWidget]]:
        self.opinions = Opinions()
        place, heading, *answers = super()._parts()
        return (place, heading, (self.opinions,), *answers)

    def set_keys(self, shown: Callable[[str], str]) -> None:
        super().set_keys(shown)
        self.opinions.set_keys(shown)


class AdjudicationPage(TranslationPage):
    """Nothing here shows more of what people said than they may see whose names are hidden."""

    panel: AdjudicationPanel
    reader: AdjudicationReader

    def adjudicate(self, disputes: Disputes) -> None:
        self.reader.still_open = disputes.still_open
        self.read(disputes.candidates, disputes.at)

    @property
    def disputes(self) -> Disputes:
        """As they are by now."""
        sitting = self.reader.adjudication
        return Disputes(tuple(sitting.navigator.candidates), sitting.still_open)

    def _new_reader(self) -> Reader:
        return AdjudicationReader(self._opened, self._ask, self)

    def _new_panel(self) -> AnnotationPanel:
        return AdjudicationPanel()

    def _commands(self) -> Commands:
        taking_over = {
            f"take_over_{number}": partial(self._take_over, number - 1)
            for number in range(1, WITH_KEYS + 1)
        }
        return super()._commands() | taking_over | {"names": self._switch_names}

    def _connect(self) -> None:
        super()._connect()
        self.panel.opinions.taken_over.connect(self._take_over)
        self.panel.opinions.names_switched.connect(self._switch_names)

    def _told(self) -> list[Named]:
        sitting = self.reader.adjudication
        hidden = self._preferences.names_hidden
        return named(sitting.judgements, sitting.candidate_id, hidden=hidden)

    def _take_over(self, place: int) -> None:
        told = self._told()
        if place < len(told):
            _, each = told[place]
            self.panel.remark.finish_composing()
            self.reader.take_over(each.annotator)

    def _switch_names(self) -> None:
        self._preferences.names_hidden = not self._preferences.names_hidden
        self._show_opinions()

    def _show_candidate(self) -> None:
        super()._show_candidate()
        self._show_opinions()
        self._show_progress()

    def _show_judgement(self) -> None:
        super()._show_judgement()
        self._show_progress()

    def _show_opinions(self) -> None:
        opinions = self.panel.opinions
        opinions.show_whether_hidden(hidden=self._preferences.names_hidden)
        opinions.show_opinions(self._told(), self.reader.sitting.view.target)

    def _show_progress(self) -> None:
        """Settled, and not merely begun: that is what one wants to know here."""
        sitting = self.reader.adjudication
        settled, total = sitting.progress.settled, sitting.progress.disputed
        self.panel.progress.show_progress(
            sitting.navigator.position + 1,
            total,
            settled,
            0,
            0,
            tr("adjudicated {0} of {1}").format(f"{settled:,}", f"{total:,}"),
        )
