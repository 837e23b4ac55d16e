"""Undo and redo of judgements, link corrections and own tags, in one order."""

from collections import deque
from dataclasses import dataclass, replace

from msgspec import structs

from protest_core.annotating.candidate_tags import TagStep
from protest_core.annotating.link_corrections import CorrectionResult
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement

# More steps than anyone undoes; without a limit a long day would fill the memory.
_STEPS = 10_000


@dataclass(frozen=True, slots=True)
class Step:
    """A change from one judgement of a candidate to the next."""

    candidate_id: CandidateId
    before: Judgement
    after: Judgement

    @property
    def reversed(self) -> "Step":
        return Step(self.candidate_id, self.after, self.before)


AnyStep = Step | CorrectionResult | TagStep


class History:
    """The undo and redo stacks of judgements, link corrections and own tags, in one order."""

    def __init__(self) -> None:
        self._done: deque[AnyStep] = deque(maxlen=_STEPS)
        self._undone: list[AnyStep] = []

    def add(self, step: AnyStep) -> None:
        last = self._done[-1] if self._done else None
        if isinstance(step, Step) and isinstance(last, Step) and _is_same_word(last, step):
            self._done.pop()
            step = replace(step, before=last.before)
        self._done.append(step)
        self._undone.clear()

    def forget(self, step: AnyStep) -> None:
        """Remove the last step equal to this one or its reverse, because it could not be saved."""
        for steps in (self._undone, self._done):
            for place in reversed(range(len(steps))):
                if steps[place] in (step, step.reversed):
                    del steps[place]
                    return

    @property
    def to_undo(self) -> AnyStep | None:
        return self._done[-1].reversed if self._done else None

    @property
    def to_redo(self) -> AnyStep | None:
        return self._undone[-1] if self._undone else None

    def undone(self) -> None:
        self._undone.append(self._done.pop())

    def redone(self) -> None:
        self._done.append(self._undone.pop())


def _is_same_word(last: Step, step: Step) -> bool:
    """Return whether typing continues a word: it is undone word by word, as in any editor."""
    return (
        last.candidate_id == step.candidate_id
        and last.after == step.before
        and _adds_one_letter(step)
        and _changes_the_remark_only(last)
        and len(last.after.remark) > len(last.before.remark)
        and not (step.after.remark[-1].isspace() and not step.before.remark[-1:].isspace())
    )


def _adds_one_letter(step: Step) -> bool:
    before, after = step.before.remark, step.after.remark
    return after[:-1] == before and after != before and _changes_the_remark_only(step)


def _changes_the_remark_only(step: Step) -> bool:
    return structs.replace(step.before, remark=step.after.remark) == step.after
