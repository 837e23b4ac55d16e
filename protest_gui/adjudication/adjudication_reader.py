"""Leads through what is to be settled."""

from collections.abc import Collection, Sequence

from protest_core.annotating.session import Adjudication
from protest_core.ids import CandidateId
from protest_gui.reading.reader import Reader


class AdjudicationReader(Reader):
    """Whoever judges in this window decides here."""

    still_open: Collection[CandidateId] = ()

    def _new_sitting(self, candidates: Sequence[CandidateId], at: int) -> Adjudication:
        earlier = self.saver.sitting
        if isinstance(earlier, Adjudication) and earlier.candidates is candidates:
            self.still_open = earlier.still_open  # somebody else goes on with the same
        return Adjudication(
            self._opened.project,
            candidates,
            self._opened.annotator,
            still_open=self.still_open,
            save=self.saver.save,
            mend=self.saver.mend,
            unsaved=None if earlier is None else earlier.unsaved,
            unmended=None if earlier is None else earlier.unmended,
            at=at,
        )

    @property
    def adjudication(self) -> Adjudication:
        sitting = self.sitting
        assert isinstance(sitting, Adjudication)  # noqa: S101 — no other is made here
        return sitting

    def take_over(self, annotator: str) -> None:
        self.say(lambda _sitting: self.adjudication.take_over(annotator))
