"""The translation window in which one settles what people disagree on."""

from functools import partial

from protest_gui.adjudication.adjudication_panel import AdjudicationPanel
from protest_gui.adjudication.adjudication_reader import AdjudicationReader
from protest_gui.adjudication.disputes import Disputes
from protest_gui.adjudication.hidden_names import Named, named
from protest_gui.adjudication.opinions import WITH_KEYS
from protest_gui.reading.annotation_panel import AnnotationPanel
from protest_gui.reading.judging_actions import Commands
from protest_gui.reading.reader import Reader
from protest_gui.reading.translation_page import TranslationPage


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
        return named(sitting.told, sitting.candidate_id, hidden=hidden)

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
            self.tr("adjudicated {0} of {1}").format(f"{settled:,}", f"{total:,}"),
        )
