"""Somebody settling what people disagree on: a sitting that knows what each of them said."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from msgspec import structs

from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import NOT_JUDGEABLE_TAGS, State
from protest_core.judgement.judgement import Judgement
from protest_core.judgement.outcome import ADJUDICATION, Dispute, Said, dispute_of, is_reserved
from protest_core.operations.judging.adjudicating import AdjudicationProgress
from protest_core.operations.judging.mending import Mending
from protest_core.operations.judging.side_by_side import everybodys
from protest_core.sitting.activity import Activity
from protest_core.sitting.sitting import Mend, Save, Sitting
from protest_core.sitting.worked import WorkedSeconds
from protest_core.store.project import Project
from protest_core.store.side_by_side_values import OfAnnotator

_NOTHING = Judgement()


class Adjudication(Sitting):
    """What is open is what is not settled, as far as people differ: the rest need not be said."""

    def __init__(
        self,
        project: Project,
        candidates: Sequence[CandidateId],
        adjudicated_by: str,
        *,
        still_open: Collection[CandidateId],
        save: Save | None = None,
        mend: Mend | None = None,
        unsaved: dict[CandidateId, Judgement] | None = None,
        unmended: list[Mending] | None = None,
        worked: WorkedSeconds | None = None,
        activity: Activity | None = None,
        at: int = 0,
    ) -> None:
        self._open = set(still_open) & set(candidates)
        self.told: tuple[OfAnnotator, ...] = ()  # by people, by their names
        super().__init__(
            project,
            candidates,
            ADJUDICATION,
            save=save,
            mend=mend,
            unsaved=unsaved,
            unmended=unmended,
            worked=worked,
            activity=activity,
            at=at,
            adjudicated_by=adjudicated_by,
        )

    def take_over(self, annotator: str) -> None:
        """Answers, words and tags; a remark is its author's own."""
        for told in self.told:
            if told.annotator == annotator:
                self._change(structs.replace(told.judgement, remark=self.judgement.remark))

    @property
    def progress(self) -> AdjudicationProgress:
        return AdjudicationProgress(len(self.candidates) - len(self._open), len(self.candidates))

    @property
    def still_open(self) -> frozenset[CandidateId]:
        return frozenset(self._open)

    @property
    def is_open(self) -> bool:
        return self.candidate_id in self._open

    @property
    def open_count(self) -> int:
        return len(self._open)

    def next_open(self) -> bool:
        """The next one that is not settled, from here to the end and round to here."""
        count = len(self.candidates)
        for step in range(1, count):
            position = (self.position + step) % count
            if self.candidates[position] in self._open:
                return self._moved(position)
        return False

    def _show(self, position: int, *, above: int, below: int) -> None:
        told = everybodys(project=self.project, candidate_id=self.candidates[position])
        super()._show(position, above=above, below=below)
        self.told = tuple(
            each for each in told if not is_reserved(each.annotator) and each.judgement != _NOTHING
        )
        self._note_whether_open()

    def _set(self, judgement: Judgement) -> None:
        super()._set(judgement)
        self._note_whether_open()

    def _note_whether_open(self) -> None:
        people = [_said(each.judgement, each.state) for each in self.told]
        own = replace(_said(self.judgement, self.state), adjudicated=True)
        if dispute_of([*people, own]) is Dispute.OPEN:
            self._open.add(self.candidate_id)
        else:
            self._open.discard(self.candidate_id)


def _said(judgement: Judgement, state: State) -> Said:
    return Said(
        judgement.pronoun,
        state,
        bool(judgement.tags & NOT_JUDGEABLE_TAGS),
        judgement.antecedent,
    )
