"""AutoPRF (Hardmeier & Federico 2010): precision and recall of words linked to pronouns."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from protest_core.metrics.metric import Detail, Occurrence, Score, Texts

_NO_LINKS = "No pronoun is linked to any word in the {}."


@dataclass(frozen=True, slots=True)
class AutoPrf:
    """Counts are clipped for each occurrence of a pronoun by itself; all words count."""

    name: ClassVar[str] = "autoprf"
    legend: ClassVar[str] = ""

    @property
    def signature(self) -> str:
        return "metric:autoprf|clip:occurrence|words:as-written|average:micro"

    def score(self, texts: Texts) -> Score:
        details = tuple(_detail(texts, each) for each in texts.occurrences)
        reference = sum(len(each.reference) for each in details)
        candidate = sum(len(each.candidate) for each in details)
        matches = sum(int(each.verdict) for each in details)
        precision = matches / candidate if candidate else None
        recall = matches / reference if reference else None
        return Score(
            {
                "f1": _f1(precision, recall),
                "precision": precision,
                "recall": recall,
                "matches": matches,
                "in candidate": candidate,
                "in reference": reference,
            },
            " ".join(_undefined(candidate, reference, matches)),
            details,
        )


def _detail(texts: Texts, occurrence: Occurrence) -> Detail:
    line, token = occurrence.line, (occurrence.token,)
    reference = texts.reference.aligned_words(line, token, occurrence.reference)
    candidate = texts.candidate.aligned_words(line, token, occurrence.candidate)
    shared = Counter(reference) & Counter(candidate)
    return Detail(occurrence, reference, candidate, str(shared.total()))


def _f1(precision: float | None, recall: float | None) -> float | None:
    if precision is None or recall is None or not precision + recall:
        return None
    return 2 * precision * recall / (precision + recall)


def _undefined(candidate: int, reference: int, matches: int) -> Iterator[str]:
    if not candidate:
        yield _NO_LINKS.format("candidate")
    if not reference:
        yield _NO_LINKS.format("reference")
    if candidate and reference and not matches:
        yield "Precision and recall are 0, so F1 is undefined."
