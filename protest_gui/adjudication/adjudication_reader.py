"""Leads through what is to be settled."""

from collections.abc import Collection, Sequence

from protest_core.annotating.adjudication import AdjudicationSession
from protest_core.ids import CandidateId
from protest_gui.reading.reader import Reader


class AdjudicationReader(Reader):
    """Whoever judges in this window decides here."""

    still_open: Collection[CandidateId] = ()

    def _new_sitting(self, candidates: Sequence[CandidateId], at: int) -> AdjudicationSession:
        earlier = self.saver.sitting
        if isinstance(earlier, AdjudicationSession) and earlier.navigator.candidates is candidates:
            self.still_open = earlier.still_open  # somebody else goes on with the same
        return AdjudicationSession(
            self._opened.project,
            candidates,
            self._opened.annotator,
            still_open=self.still_open,
            save=self.saver.save,
            store_correction=self.saver.store_correction,
            earlier=earlier,
            at=at,
        )

    @property
    def adjudication(self) -> AdjudicationSession:
        sitting = self.sitting
        assert isinstance(sitting, AdjudicationSession)  # noqa: S101 — no other is made here
        return sitting

    def take_over(self, annotator: str) -> None:
        self.say(lambda _sitting: self.adjudication.take_over(annotator))
