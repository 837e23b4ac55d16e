"""What people said, under their names or without them."""

from collections.abc import Sequence
from hashlib import sha256
from string import ascii_uppercase

from PySide6.QtCore import QCoreApplication

from protest_core.ids import CandidateId
from protest_core.judgements.model import AnnotatorJudgement

Named = tuple[str, AnnotatorJudgement]


def named(
    told: Sequence[AnnotatorJudgement], candidate_id: CandidateId, *, hidden: bool
) -> list[Named]:
    """By name; or as A, B, …, in an order that is another one for each candidate, always the same.

    So nobody can be known by their place.
    """
    if not hidden:
        return [(each.annotator, each) for each in told]
    shuffled = sorted(told, key=lambda each: _place(candidate_id, each.annotator))
    return [(_hidden_name(number), each) for number, each in enumerate(shuffled)]


def _place(candidate_id: CandidateId, annotator: str) -> bytes:
    return sha256(f"{candidate_id} {annotator}".encode()).digest()


def _hidden_name(number: int) -> str:
    sign = ascii_uppercase[number] if number < len(ascii_uppercase) else str(number + 1)
    return QCoreApplication.translate("Adjudication", "Annotator {0}").format(sign)
