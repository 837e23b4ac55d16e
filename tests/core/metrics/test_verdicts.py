"""The claims of metrics' verdicts; details have no others."""

import pytest

from protest_core.languages.profiles import language_profile
from protest_core.metrics.measure import METRICS
from protest_core.metrics.model import Claim, Languages, Occurrence, Texts
from protest_core.metrics.results import metrics_with_verdicts
from protest_core.text.translation import Translation

LANGUAGES = Languages(language_profile("en"), language_profile("fr"))


def texts(reference: str, candidate: str) -> Texts:
    """One pronoun, linked to all words of both sides."""

    def linked(words: str) -> Translation:
        links = " ".join(f"0-{number}" for number in range(len(words.split())))
        return Translation((words,), (links,))

    return Texts(("it",), linked(reference), linked(candidate), (Occurrence(0, 0),))


def claim_of(metric: str, reference: str, candidate: str) -> Claim:
    of = METRICS[metric](LANGUAGES)
    claims = {each.key: each.claim for each in of.verdicts}
    [detail] = of.score(texts(reference, candidate)).details
    return claims[detail.verdict]


@pytest.mark.parametrize(
    ("reference", "candidate", "apt", "autoprf"),
    [
        ("il", "il", Claim.RIGHT, Claim.RIGHT),
        ("ce", "il", Claim.RIGHT, Claim.WRONG),  # an equivalent, to APT
        ("il", "elle", Claim.WRONG, Claim.WRONG),
        ("il est", "il", Claim.RIGHT, Claim.RIGHT),  # some of the words
        ("il", "", Claim.NONE, Claim.NONE),
        ("", "il", Claim.NONE, Claim.NONE),
        ("", "", Claim.NONE, Claim.NONE),
    ],
)
def test_a_metric_claims_nothing_where_it_has_nothing_to_compare(
    reference, candidate, apt, autoprf
):
    assert claim_of("apt", reference, candidate) is apt
    assert claim_of("autoprf", reference, candidate) is autoprf


@pytest.mark.parametrize(
    ("reference", "candidate", "verdict"),
    [
        ("il est", "il est", "all"),
        ("il est", "est il", "all"),
        ("il est", "il", "some"),
        ("il", "il il", "some"),  # counts are clipped
        ("il", "elle", "none"),
        ("il", "", "unlinked"),
    ],
)
def test_autoprf_says_how_many_of_the_words_are_matched(reference, candidate, verdict):
    [detail] = METRICS["autoprf"](LANGUAGES).score(texts(reference, candidate)).details
    assert detail.verdict == verdict


def test_metrics_of_whole_texts_say_nothing_of_a_pronoun():
    with_verdicts = metrics_with_verdicts(LANGUAGES)
    assert {"apt", "autoprf"} <= {*with_verdicts}
    assert not {"bleu", "chrf"} & {*with_verdicts}


@pytest.mark.parametrize("metric", METRICS)
def test_keys_of_verdicts_are_not_shared(metric):
    keys = [each.key for each in METRICS[metric](LANGUAGES).verdicts]
    assert len(set(keys)) == len(keys)
