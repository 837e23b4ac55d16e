"""BLEU and chrF of whole texts, computed by sacreBLEU (Post 2018) with its signature."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from protest_core.metrics.model import MetricVerdict, Score, Texts

if TYPE_CHECKING:
    from sacrebleu.metrics.base import Metric as SacreMetric

_LINES_AT_A_TIME = 100
_EMPTY = "There is no text: all lines of system or reference are empty."


class _Surface:
    """A metric of sacreBLEU; texts are tokenised already. Only split clitics are joined again."""

    name: ClassVar[str]
    legend: ClassVar[str] = ""
    verdicts: ClassVar[tuple[MetricVerdict, ...]] = ()

    def _metric(self) -> "SacreMetric":
        raise NotImplementedError

    @property
    def signature(self) -> str:
        """Return sacreBLEU's own signature, for one reference."""
        metric = self._metric()
        metric.corpus_score(["a"], [["a"]])  # afterwards it knows their number
        return str(metric.get_signature())

    def score(self, texts: Texts) -> Score:
        candidate, reference = (
            tuple(map(texts.target.whole, each.sentences))
            for each in (texts.candidate, texts.reference)
        )
        if not any(candidate) or not any(reference):
            return Score({self.name: None}, _EMPTY)
        return Score({self.name: _corpus_score(self._metric(), candidate, reference)})


def _corpus_score(
    metric: "SacreMetric", candidate: Sequence[str], reference: Sequence[str]
) -> float:
    """Return the result of `corpus_score`, which needs half a gigabyte for a large suite."""
    counts: list[list[int]] = []
    for first in range(0, len(candidate), _LINES_AT_A_TIME):
        lines = slice(first, first + _LINES_AT_A_TIME)
        # The two steps of `corpus_score`; a test compares the results.
        counts += metric._extract_corpus_statistics(candidate[lines], [reference[lines]])  # noqa: SLF001
    return float(metric._aggregate_and_compute(counts).score)  # noqa: SLF001


@dataclass(frozen=True, slots=True)
class Bleu(_Surface):
    """BLEU (Papineni et al. 2002)."""

    name: ClassVar[str] = "bleu"

    def _metric(self) -> "SacreMetric":
        from sacrebleu.metrics.bleu import BLEU  # 0.2 s, which other commands do not need

        # Tokens are the suite's; sacreBLEU would warn of tokenised text.
        return BLEU(tokenize="none", force=True)


@dataclass(frozen=True, slots=True)
class ChrF(_Surface):
    """chrF (Popović 2015)."""

    name: ClassVar[str] = "chrf"

    def _metric(self) -> "SacreMetric":
        from sacrebleu.metrics.chrf import CHRF

        return CHRF()
