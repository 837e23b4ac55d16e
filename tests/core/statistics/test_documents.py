"""Differences and scores over documents: against plain loops, and what must hold of any."""

from dataclasses import replace
from itertools import product
from math import sqrt
from random import Random

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy.stats import norm
from scipy.stats import t as student

from protest_core.statistics.differences import (
    InDocuments,
    Pairs,
    estimate_difference,
    estimate_differences,
    least_right_approvals,
)
from protest_core.statistics.documents import (
    DRAWN_PATTERNS,
    interval_for_texts,
    patterns_in_words,
    sign_patterns,
)
from protest_core.statistics.estimation import (
    Stratum,
    estimate_score,
    korn_graubard,
    rates_by_verdict,
)
from tests.properties import examples

APPROVED, REFERRED = VERDICTS = ("approved", "referred")
RIGHT, WRONG, LOST, OPEN, MISSING = range(5)
Z = 1.959963984540054
one_system = st.tuples(st.integers(0, 1), st.integers(0, 1), st.integers(0, 4))
J = 7
_OUTCOMES = ("right", "wrong", "not_judgeable", "open")


def study(examples, documents):
    """Return a comparison of (document, (verdict, category, known) twice) and its single scores.

    Strata are verdict × category; all that was drawn of them was reached.
    """
    systems = [_system([each[1 + side] for each in examples]) for side in (0, 1)]
    at = np.array([each[0] for each in examples])
    counts = np.zeros((documents, 6, 6), int)
    np.add.at(counts, (at, *(classes for classes, _, _ in systems)), 1)
    spreads = []
    for side, (_, places, strata) in enumerate(systems):
        spread = np.zeros((documents, len(strata), 5), int)
        np.add.at(spread, (at, places, [each[1 + side][2] for each in examples]), 1)
        spreads.append(spread)
    strata = tuple(each for _, _, each in systems)
    return Pairs(VERDICTS, counts.sum(0), strata, InDocuments(counts, tuple(spreads)))


def _system(examples):
    classes = [known if known < MISSING else 4 + verdict for verdict, _, known in examples]
    keys = list(dict.fromkeys((verdict, category) for verdict, category, _ in examples))
    strata = []
    for verdict, category in keys:
        known = [k for v, c, k in examples if (v, c) == (verdict, category)]
        numbers = [known.count(each) for each in range(5)]
        chance = sum(numbers[:4]) / len(known)
        strata.append(
            Stratum(
                VERDICTS[verdict], str(category), (verdict, category), chance, len(known),
                *numbers[:4],
            )
        )  # fmt: skip
    return classes, [keys.index(each[:2]) for each in examples], strata


some_studies = st.lists(
    st.tuples(st.integers(0, J - 1), one_system, one_system), min_size=4, max_size=40
).map(lambda examples: study([*examples, *((d, (1, 0, 0), (1, 0, 1)) for d in range(J))], J))


def by_loops(pairs, *, excluded, in_favour):  # noqa: C901 — the specification in one piece
    """Return T, ΣB, down, up, p of the specification, example by example, pattern by pattern."""
    documents = len(pairs.documents.counts)
    rates, weights = [], []
    for side in (0, 1):
        found = rates_by_verdict(
            pairs.strata[side], excluded=excluded, open_right=in_favour != bool(side)
        )
        rates.append(found)
        weights.append(_weights(pairs.strata[side]))
    a, b = np.zeros(documents), np.zeros(documents)
    c_right, c_judgeable, c_size = ({}, {}, {}), ({}, {}, {}), ({}, {}, {})
    for d, one, other in product(range(documents), range(6), range(6)):
        number = pairs.documents.counts[d, one, other]
        p1, r1 = _chance(one, rates[0], excluded, in_favour)
        p2, r2 = _chance(other, rates[1], excluded, not in_favour)
        a[d] += number * (r1 * p2 - r2 * p1)
        b[d] += number * p1 * p2
        for side, own, p, r in ((0, one, p2, r2), (1, other, p1, r1)):
            if own >= 4 and number:
                verdict, sign = VERDICTS[own - 4], 1 - 2 * side
                of = rates[side][verdict]
                c_right[side].setdefault(verdict, 0.0)
                c_right[side][verdict] += number * sign * of.judgeable.value * p
                c_judgeable[side].setdefault(verdict, 0.0)
                c_judgeable[side][verdict] += number * sign * (of.right.value * p - r)
                c_size[side].setdefault(verdict, 0.0)
                c_size[side][verdict] += number * p
    down = up = 0.0
    for side in (0, 1):
        open_right = in_favour != bool(side)
        for verdict, of in rates[side].items():
            if not of.missing or not of.estimated:
                continue
            strata = [(h, s) for h, s in enumerate(pairs.strata[side]) if s.verdict == verdict]
            g = {h: weights[side][h] for h, _ in strata}
            spread = pairs.documents.strata[side]
            right = {h: spread[:, h, 0] + spread[:, h, 3] * open_right for h, _ in strata}
            lost = {h: spread[:, h, 2] for h, _ in strata}
            reached = {h: spread[:, h, :4].sum(1) for h, _ in strata}
            judgeable = {h: reached[h] - lost[h] * excluded for h, _ in strata}
            n = sum(s.size for _, s in strata)
            j_plus = of.judged + sum(g[h] * judgeable[h].sum() for h, _ in strata)
            r_plus = of.judged_right + sum(g[h] * right[h].sum() for h, _ in strata)
            q, e = r_plus / j_plus, j_plus / n
            v = sum(g[h] ** 2 * reached[h].sum() for h, _ in strata) + of.missing
            s, j = of.right, of.judgeable
            all_judgeable = sum(g[h] * judgeable[h].sum() for h, _ in strata)
            all_reached = sum(g[h] * reached[h].sum() for h, _ in strata)
            c = c_right[side].get(verdict, 0.0)
            if c:
                for h, _ in strata:
                    a += c * g[h] * (right[h] - s.value * judgeable[h]) / all_judgeable
                plain = c**2 * q * (1 - q) * v * e / (of.missing * j.value) ** 2
                below, above = _off(c, s, plain)
                down, up = down + below, up + above
            if excluded:
                c, size = (each[side].get(verdict, 0.0) for each in (c_judgeable, c_size))
                for h, _ in strata:
                    added = g[h] * (judgeable[h] - j.value * reached[h]) / all_reached
                    a += c * added
                    b += size * added
                below, above = _off(c, j, c**2 * e * (1 - e) * v / of.missing**2)
                down, up = down + below, up + above
    total, x = a.sum(), sqrt(down if a.sum() > 0 else up)
    sums = [
        sum(sign * part for sign, part in zip((1, *signs), a, strict=True))
        for signs in product((1, -1), repeat=documents - 1)
    ]
    p = np.mean([abs(each) >= abs(total) - 1e-9 for each in sums])
    if x > 0:
        far = [
            norm.cdf((abs(each) - abs(total)) / x) + norm.cdf((-abs(each) - abs(total)) / x)
            for each in sums
        ]
        p = max(p, np.mean(far))
    return total, b.sum(), min(p, 1)


def _off(c, rate, plain):
    ends = [c * (end - rate.value) for end in (rate.low, rate.high)]
    below, above = min(0, *ends) / Z, max(0, *ends) / Z
    return max(0, below**2 - plain), max(0, above**2 - plain)


def _weights(strata):
    """All drawn were reached, so that a judged one stands for missing / reached others."""
    found = []
    for stratum in strata:
        alike = [each for each in strata if each.verdict == stratum.verdict]
        own = {id(each): 1 / each.chance - 1 if each.chance else 0 for each in alike}
        total = sum(own[id(each)] * each.reached for each in alike)
        if total:
            weight = own[id(stratum)]
        else:
            weight, total = 1.0, sum(each.reached for each in alike)
        missing = sum(each.missing for each in alike)
        found.append(weight * missing / total if total else 0.0)
    return found


def _chance(known, rates, excluded, open_right):
    fixed = {RIGHT: (1, 1), WRONG: (1, 0), LOST: (0 if excluded else 1, 0), OPEN: (1, open_right)}
    if known in fixed:
        return fixed[known]
    of = rates.get(VERDICTS[known - 4])
    if of is None:
        return 1, 1  # there is none
    return of.judgeable.value, of.judgeable.value * of.right.value


@examples(60)
@given(some_studies, st.booleans())
def test_it_is_the_specification_counted_one_by_one(pairs, excluded):
    found = estimate_difference(pairs, excluded=excluded)
    worst, best = (by_loops(pairs, excluded=excluded, in_favour=each) for each in (False, True))
    assume(min(worst[1], best[1]) > 1e-6)
    low, high = worst[0] / worst[1], best[0] / best[1]
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-9)
    expected = 1.0 if low * high < -1e-12 else max(worst[2], best[2])
    assert found.p == pytest.approx(expected, abs=1e-9)


def test_pairs_with_any_numbers_of_documents_are_tested_together_as_alone():
    pairs = [judged([2, 3, -1] * number) for number in (3, 5, 3, 4)] * 30
    alone = [estimate_difference(each) for each in pairs]
    for one, other in zip(estimate_differences(pairs), alone, strict=True):
        assert (one.low, one.p) == pytest.approx((other.low, other.p), abs=1e-9)
        assert one.interval.low == pytest.approx(other.interval.low, abs=1e-6)


@examples(60)
@given(some_studies, st.booleans())
def test_estimates_are_those_over_examples(pairs, excluded):
    alone = Pairs(pairs.verdicts, pairs.counts, pairs.strata)
    found, other = (estimate_difference(each, excluded=excluded) for each in (pairs, alone))
    assert (found.low, found.high) == pytest.approx((other.low, other.high), abs=1e-9)


@examples(60)
@given(some_studies, st.booleans())
def test_the_interval_holds_the_estimate_and_leaves_0_out_just_where_p_is_small(pairs, excluded):
    found = estimate_difference(pairs, excluded=excluded)
    assert found.interval.low <= found.low <= found.high <= found.interval.high
    assume(abs(found.p - 0.05) > 1e-6)
    outside = not found.interval.low <= 1e-6 or not found.interval.high >= -1e-6
    assert (found.p <= 0.05) == outside


@examples(40)
@given(some_studies, st.booleans())
def test_exchanging_the_systems_turns_the_difference_round(pairs, excluded):
    documents = InDocuments(pairs.documents.counts.swapaxes(1, 2), pairs.documents.strata[::-1])
    turned = Pairs(VERDICTS, pairs.counts.T, pairs.strata[::-1], documents)
    one, other = (estimate_difference(each, excluded=excluded) for each in (pairs, turned))
    assert (one.low, one.high) == pytest.approx((-other.high, -other.low), abs=1e-9)
    assert one.p == pytest.approx(other.p, abs=1e-9)
    assert one.interval.low == pytest.approx(-other.interval.high, abs=1e-6)


def judged(differences, per_document=10):
    """Return two systems whose numbers of right examples differ so much in each document."""
    examples = []
    for document, difference in enumerate(differences):
        for at in range(per_document):
            one = RIGHT if at < max(difference, 0) else WRONG
            other = RIGHT if at < max(-difference, 0) else WRONG
            examples.append((document, (0, 0, one), (0, 0, other)))
    return study(examples, len(differences))


@pytest.mark.parametrize(
    ("differences", "p"),
    [
        ([1] * 6, 2 / 64),
        ([1] * 5, 2 / 32),
        ([3, 1, 1, 1, 1, -1], 12 / 64),
        ([0] * 6, 1.0),
        ([2, -2, 1, -1, 0, 0], 1.0),
    ],
)
def test_with_everything_judged_p_is_the_share_of_patterns_as_far_from_0(differences, p):
    sums = [
        abs(sum(sign * each for sign, each in zip(signs, differences, strict=True)))
        for signs in product((1, -1), repeat=len(differences))
    ]
    assert np.mean([each >= abs(sum(differences)) for each in sums]) == pytest.approx(p)
    assert estimate_difference(judged(differences)).p == pytest.approx(p)


def test_a_document_without_a_difference_takes_part_and_changes_nothing():
    without, with_it = (
        estimate_difference(judged([2, 3, 1, 4, 2, 1, -1, *more])) for more in ([], [0])
    )
    assert without.p == with_it.p


def test_where_no_document_differs_the_interval_is_a_point():
    found = estimate_difference(judged([0] * 8))
    assert (found.interval.low, found.interval.high, found.p) == (0.0, 0.0, 1.0)


def test_one_large_document_does_not_make_a_difference():
    """McNemar's test over examples finds one: all 30 that differ speak for the first."""
    pairs = judged([30, 0, 0, 0, 0, 0, 0, 0], per_document=30)
    assert estimate_difference(pairs).p == 1.0
    assert estimate_difference(Pairs(VERDICTS, pairs.counts, pairs.strata)).p < 1e-6


def test_up_to_twelve_documents_all_patterns_are_tried():
    patterns = sign_patterns(12)
    assert len({tuple(each) for each in patterns.tolist()}) == 2**11
    assert (patterns[:, 0] == 1).all()
    assert patterns_in_words(12) == "all"


def test_with_more_documents_the_same_patterns_are_drawn_for_ever():
    patterns = sign_patterns(13)
    random = Random(2018)
    assert (patterns[0] == 1).all()
    assert len(patterns) == DRAWN_PATTERNS + 1
    for pattern in patterns[1:50]:
        bits = random.getrandbits(13)
        assert pattern.tolist() == [-1 if bits >> at & 1 else 1 for at in range(13)]
    assert patterns_in_words(13) == "10000+2018"


def test_drawn_patterns_come_close_to_all_patterns():
    differences = [3, 2, 2, 1, 1, 1, 1, 0, 2, 1, -1, -2, 1, -1]
    sums = np.array([*product((1, -1), repeat=14)]) @ np.array(differences)
    exact = np.mean(np.abs(sums) >= sum(differences))
    assert estimate_difference(judged(differences)).p == pytest.approx(exact, abs=0.006)


def test_without_an_audit_the_signs_of_documents_say_down_to_which_share_it_holds():
    """The first alone has four approvals in each of eight documents, the second one."""
    one_more = [(0, 0, MISSING), (1, 0, WRONG)]
    examples = []
    for document in range(8):
        examples += [(document, *one_more)] * 4
        examples += [(document, *one_more[::-1])]
    (found,) = least_right_approvals([study(examples, 8)], APPROVED)
    assert found is not None
    assert found.first
    # Above a quarter of the first's approvals right, every document speaks for it.
    assert found.percent == 26


def test_one_score_for_other_texts_is_wider_where_documents_differ():
    alike = judged([5] * 10)
    unlike = judged([10, 0] * 5)
    ones = [
        interval_for_texts(each.strata[0], each.documents.strata[0]) for each in (alike, unlike)
    ]
    assert estimate_score(alike.strata[0]).low == estimate_score(unlike.strata[0]).low == 0.5
    assert ones[1].width > 1.5 * ones[0].width


def test_one_score_for_other_texts_by_the_formula():
    """The variance of documents' totals about the share, with everything judged."""
    numbers = [9, 4, 7, 7, 2, 8, 10, 5]
    pairs = judged(numbers)
    found = interval_for_texts(pairs.strata[0], pairs.documents.strata[0])
    m = sum(numbers) / 80
    off = [(each - 10 * m) / (1 - 1 / 8) for each in numbers]
    variance = 7 / 8 * sum(each**2 for each in off) / 80**2
    effective = m * (1 - m) / variance * (Z / student.ppf(0.975, 7)) ** 2
    assert (found.low, found.high) == pytest.approx(korn_graubard(m, effective))


@pytest.mark.parametrize("differences", [[3] * 5, [10]])
def test_with_fewer_than_six_documents_nothing_is_said_of_other_texts(differences):
    pairs = judged(differences)
    assert interval_for_texts(pairs.strata[0], pairs.documents.strata[0]) is None


@examples(60)
@given(some_studies, st.booleans())
def test_one_score_for_other_texts_is_nowhere_narrower_than_for_these_candidates(pairs, excluded):
    strata, spread = pairs.strata[0], pairs.documents.strata[0]
    estimate = estimate_score(strata, excluded=excluded)
    found = interval_for_texts(strata, spread, excluded=excluded)
    assume(found is not None)
    assert 0 <= found.low <= estimate.interval.low <= estimate.interval.high <= found.high <= 1
    if estimate.low is not None:
        assert found.low - 1e-9 <= estimate.low <= estimate.high <= found.high + 1e-9


def test_neither_is_it_where_documents_do_not_differ_at_all():
    """Each of ten documents has one right approval, one wrong, and eight unjudged."""
    one = [(0, 0, known) for known in (RIGHT, WRONG, *[MISSING] * 8)]
    pairs = study([(d, each, (0, 0, RIGHT)) for d in range(10) for each in one], 10)
    these = estimate_score(pairs.strata[0]).interval
    found = interval_for_texts(pairs.strata[0], pairs.documents.strata[0])
    assert found.low <= these.low
    assert these.high <= found.high


@examples(60)
@given(some_studies, st.integers(2, 5))
def test_more_documents_of_the_same_kind_never_widen_the_interval(pairs, times):
    strata, spread = pairs.strata[0], pairs.documents.strata[0]
    few, many = interval_for_texts(strata, spread), interval_for_texts(*copies(pairs, times))
    assume(few is not None)
    assert few.low - 1e-9 <= many.low <= many.high <= few.high + 1e-9


@pytest.mark.parametrize("known", [RIGHT, WRONG])
def test_more_documents_narrow_the_interval_where_all_candidates_are_alike(known):
    """This holds with everything judged, too, where no spread is left to estimate it from."""
    for judged_ones in (10, 5):
        pairs = all_alike(known, judged_ones)
        few = interval_for_texts(pairs.strata[0], pairs.documents.strata[0])
        many = interval_for_texts(*copies(pairs, 4))
        assert many.width < 0.3 * few.width < 0.06


@examples(60)
@given(
    known=st.sampled_from([RIGHT, WRONG]),
    judged_ones=st.integers(1, 10),
    excluded=st.booleans(),
)
def test_where_all_judged_candidates_are_alike_the_interval_says_something(
    known, judged_ones, excluded
):
    """The variance has no share to be compared with at 0 or 100 %: it was 0 to 100 there."""
    pairs = all_alike(known, judged_ones)
    strata = pairs.strata[0]
    found = interval_for_texts(strata, pairs.documents.strata[0], excluded=excluded)
    these = estimate_score(strata, excluded=excluded).interval
    assert found.width < 3 * these.width + 0.1
    assert (found.high == 1) == (known == RIGHT)
    assert (found.low == 0) == (known == WRONG)


def test_where_all_are_right_but_few_unjudged_little_changes():
    """79 of 80 judged, all right, against 80 of 80."""
    all_right = judged([10] * 8)
    nearly = study(
        [
            *[(d, (0, 0, 0), (0, 0, 0)) for d in range(8)] * 9,
            *((d, (0, 0, MISSING if d == 0 else RIGHT), (0, 0, 0)) for d in range(8)),
        ],
        8,
    )
    full, less = (
        interval_for_texts(each.strata[0], each.documents.strata[0]) for each in (all_right, nearly)
    )
    assert full.low - 0.02 < less.low <= full.low


def all_alike(known, judged_ones):
    """Return ten documents of ten approvals, of each of which so many are judged, and alike."""
    one = [(0, 0, known if at < judged_ones else MISSING) for at in range(10)]
    return study([(d, each, (0, 0, RIGHT)) for d in range(10) for each in one], 10)


def copies(pairs, times):
    """Return the strata of the first system with each document so many times."""
    strata = [
        replace(
            each,
            **{name: times * getattr(each, name) for name in ("size", *_OUTCOMES)},
        )
        for each in pairs.strata[0]
    ]
    return strata, np.concatenate([pairs.documents.strata[0]] * times)
