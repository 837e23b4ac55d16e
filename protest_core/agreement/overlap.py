"""Overlap of the words that two annotators select in a translation that both call correct."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import fsum

from protest_core.agreement.model import Overlap, Pair, SelectionPattern
from protest_core.agreement.queries.selected_words import selection_patterns
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import load_candidates, load_sentences
from protest_core.candidates.translated_parts import highlights_of
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, SystemId
from protest_core.judgements.model import Highlights, TokenPlace
from protest_core.judgements.questions import Question, selectable
from protest_core.statistics.agreement import jaccard
from protest_core.text.translation import AlignedSentence

NO_OVERLAP = Overlap(0, None)
_Place = tuple[Pair, str | None]
_Selected = Sequence[frozenset[TokenPlace]]
_AT_A_TIME = 5_000


def overlaps(
    tx: Tx,
    question: Question,
    annotators: Sequence[str],
    chosen: CandidateFilter,
) -> Mapping[_Place, Overlap]:
    """Return the overlap of each pair by category, and over all categories under `None`.

    Candidates are not compared if neither annotator selected, or could select, a word for the
    question.
    """
    tally = _OverlapTally()
    differing = []
    for pattern in selection_patterns(tx, question, annotators, chosen):
        if pattern.selected is None:
            for pair in combinations(pattern.annotators, 2):
                tally.add(pair, pattern.category, 1.0, pattern.count)
        else:
            differing.append(pattern)
    for pattern, selected in _of_question(tx, question, differing):
        for (one, first), (other, second) in combinations(
            zip(pattern.annotators, selected, strict=True), 2
        ):
            share = jaccard(first, second)
            if share is not None:
                tally.add((one, other), pattern.category, share, 1)
    return tally.means()


class _OverlapTally:
    """Counts of overlap values, so that the order of the candidates does not change a mean."""

    def __init__(self) -> None:
        self._shares: defaultdict[_Place, Counter[float]] = defaultdict(Counter)

    def add(self, pair: Pair, category: str, share: float, count: int) -> None:
        for place in ((pair, category), (pair, None)):
            self._shares[place][share] += count

    def means(self) -> dict[_Place, Overlap]:
        return {place: _mean(shares) for place, shares in self._shares.items()}


def _mean(shares: Counter[float]) -> Overlap:
    n = shares.total()
    return Overlap(n, fsum(share * count for share, count in shares.items()) / n)


def _of_question(
    tx: Tx, question: Question, patterns: Sequence[SelectionPattern]
) -> Iterator[tuple[SelectionPattern, _Selected]]:
    """Yield the words selected for this question; links tell which question a word belongs to."""
    for start in range(0, len(patterns), _AT_A_TIME):
        some = patterns[start : start + _AT_A_TIME]
        ids = [each.candidate_id for each in some if each.candidate_id is not None]
        highlights = highlights_among(tx, ids)
        for pattern in some:
            assert pattern.candidate_id and pattern.selected is not None  # noqa: S101, PT018
            found = highlights[pattern.candidate_id]
            words = selectable(question, found)
            yield pattern, [each & words for each in pattern.selected]


def highlights_among(tx: Tx, ids: Sequence[CandidateId]) -> dict[CandidateId, Highlights]:
    """Return the highlights of many candidates, read at once."""
    candidates = list(load_candidates(tx, ids))
    sentences = sentences_among(tx, candidates)
    return {each.id: highlights_of(each, sentences[each.system_id]) for each in candidates}


def sentences_among(
    tx: Tx, candidates: Iterable[Candidate]
) -> dict[SystemId, dict[int, AlignedSentence]]:
    """Return, by system, the lines that contain a part of these candidates."""
    lines: dict[SystemId, set[int]] = {}
    for each in candidates:
        lines.setdefault(each.system_id, set()).update(each.example.lines)
    return {system: load_sentences(tx, system, wanted) for system, wanted in lines.items()}
