"""AutoPRF (Hardmeier & Federico 2010): precision and recall of words linked to pronouns."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from protest_core.metrics.model import Claim, Detail, MetricVerdict, Occurrence, Score, Texts
from protest_core.text.tokens import Tokens
from protest_core.translatable import Text

# One common word counts as right, as in the automatic step; APT's equivalents count, too.
_ALL = MetricVerdict("all", Text("all words matched"), Claim.RIGHT)
_SOME = MetricVerdict("some", Text("some words matched"), Claim.RIGHT)
_NO_WORD = MetricVerdict("none", Text("no word matched"), Claim.WRONG)
_NOTHING = MetricVerdict("unlinked", Text("nothing to match"), Claim.NONE)

_NO_LINKS = "No pronoun is linked to any word in the {}."


@dataclass(frozen=True, slots=True)
class AutoPrf:
    """AutoPRF with counts clipped for each occurrence of a pronoun separately; all words count."""

    name: ClassVar[str] = "autoprf"
    legend: ClassVar[str] = ""
    verdicts: ClassVar[tuple[MetricVerdict, ...]] = (_ALL, _SOME, _NO_WORD, _NOTHING)

    @property
    def signature(self) -> str:
        return "metric:autoprf|clip:occurrence|words:as-written|average:micro"

    def score(self, texts: Texts) -> Score:
        details = tuple(_detail(texts, each) for each in texts.occurrences)
        return replace(self.score_of(Counter(each.statistics for each in details)), details=details)

    def score_of(self, counts: Mapping[str, int]) -> Score:
        """Return the score of pronouns by their matches, candidate words and reference words."""
        matches, candidate, reference = (
            sum(int(statistics.split()[place]) * count for statistics, count in counts.items())
            for place in range(3)
        )
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
        )


def _detail(texts: Texts, occurrence: Occurrence) -> Detail:
    line, token = occurrence.line, (occurrence.token,)
    reference = texts.reference.aligned_words(line, token, occurrence.reference)
    candidate = texts.candidate.aligned_words(line, token, occurrence.candidate)
    reference, candidate = (tuple(map(texts.target.bare, each)) for each in (reference, candidate))
    matches = _shared(reference, candidate)
    key = _verdict(reference, candidate, matches).key
    statistics = f"{matches} {len(candidate)} {len(reference)}"
    return Detail(occurrence, reference, candidate, key, statistics=statistics)


def _shared(reference: Tokens, candidate: Tokens) -> int:
    """Return the clipped count: a word counts as often as on the side that has fewer of it."""
    return (Counter(reference) & Counter(candidate)).total()


def _verdict(reference: Tokens, candidate: Tokens, matches: int) -> MetricVerdict:
    if not reference or not candidate:
        return _NOTHING
    if matches == max(len(reference), len(candidate)):
        return _ALL
    return _SOME if matches else _NO_WORD


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
