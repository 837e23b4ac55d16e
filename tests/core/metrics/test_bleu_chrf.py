"""BLEU and chrF: the very numbers of sacreBLEU, however long the texts are."""

import sacrebleu
from hypothesis import given
from hypothesis import strategies as st

from protest_core.languages.profiles import language_profile
from protest_core.metrics.measure import METRICS
from protest_core.metrics.model import Languages, Metric, Texts
from protest_core.text.translation import Translation

LANGUAGES = Languages(language_profile("en"), language_profile("de"))
line = st.text(st.sampled_from("aeis tß,.") | st.characters(codec="utf-8"), max_size=30).map(
    lambda text: " ".join(text.split())
)
pairs = st.lists(st.tuples(line, line), min_size=1, max_size=12)


def metric(name: str) -> Metric:
    return METRICS[name](LANGUAGES)


def translation(lines: list[str]) -> Translation:
    return Translation(tuple(lines), ("",) * len(lines))


@given(pairs, st.sampled_from([1, 9, 30]))
def test_they_are_those_of_whole_texts(some: list[tuple[str, str]], times: int):
    candidate, reference = map(list, zip(*some * times, strict=True))
    texts = Texts(("",) * len(candidate), translation(reference), translation(candidate))
    bleu, chrf = (metric(name).score(texts).figures[name] for name in ("bleu", "chrf"))
    if not any(candidate) or not any(reference):
        assert (bleu, chrf) == (None, None)
        return
    theirs = sacrebleu.corpus_bleu(candidate, [reference], tokenize="none", force=True)
    assert bleu == theirs.score
    assert chrf == sacrebleu.corpus_chrf(candidate, [reference]).score
