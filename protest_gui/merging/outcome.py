"""What will happen to the judgements, in one sentence before it does."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from protest_core.batches.merge_plan import Choice, MergePlan
from protest_core.batches.merge_rules import Kind
from protest_core.errors import counted
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement


def outcome_of(plan: MergePlan, choices: Mapping[tuple[str, CandidateId], Choice]) -> str:
    taken = [
        entry
        for file, entry in plan.conflicts
        if choices.get((file.annotator, entry.candidate.id)) is Choice.FILE
    ]
    taken_back = sum(entry.in_file == Judgement() for entry in taken)
    counts = plan.counts
    come = counts[Kind.NEW] + counts[Kind.CHANGED] + len(taken) - taken_back
    back = counts[Kind.WITHDRAWN] + taken_back
    kept = len(plan.conflicts) - len(taken)
    if not come and not back and not kept:
        return _told("Nothing new comes in: the project has all of this already.")
    parts = [_told("{0} in").format(_with_verb(come, "judgement", "comes", "come"))]
    if back:
        parts.append(_told("{0} taken back").format(_with_verb(back, "judgement", "is", "are")))
    if kept:
        parts.append(_told("in {0} the project’s own holds").format(counted(kept, "conflict")))
    nothing_lost = _told("Nothing is lost: what does not hold stays in history.")
    return f"{', '.join(parts)}. {nothing_lost}"


def _with_verb(number: int, thing: str, one: str, several: str) -> str:
    return f"{counted(number, thing)} {one if number == 1 else several}"


def _told(text: str) -> str:
    return QCoreApplication.translate("Merging", text)
