"""Choosing a suite's examples: so many of each category, as varied as there are."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from protest_core.building.available import Available

# Guillou et al. 2018, Table 3: what the English–German suite of WMT 2018 has of each category.
WMT_2018: Mapping[str, int] = {
    "anaphoric_intra_subject_it": 25,
    "anaphoric_intra_non-subject_it": 25,
    "anaphoric_inter_subject_it": 25,
    "anaphoric_inter_non-subject_it": 25,
    "anaphoric_intra_they": 10,
    "anaphoric_inter_they": 10,
    "anaphoric_singular_they": 5,
    "anaphoric_group_it-they": 15,
    "event_it": 30,
    "pleonastic_it": 30,
}
_RARE = 0.03  # of the examples of a category
_ALL_RARE = "…"

PRESETS: Mapping[str, Mapping[str, int]] = {"wmt18": WMT_2018}


def choose(
    available: Sequence[Available], wanted: Mapping[str, int] | None, *, seed: int
) -> tuple[Available, ...]:
    """In the order of the text; everything if no numbers are wanted.

    Of each category first the pronouns that the reference uses are balanced, rare ones as one,
    then documents; what the reference does not translate with a pronoun comes last. The same seed
    chooses the same.
    """
    if wanted is None:
        return tuple(available)
    by_category: defaultdict[str, list[Available]] = defaultdict(list)
    for example in available:
        by_category[example.category].append(example)
    chosen: list[Available] = []
    for category, number in wanted.items():
        # One stream of chance for each, so that a number changed here changes nothing there.
        chance = Random(f"{seed}/{category}")  # noqa: S311 — a draw, not a secret
        chosen += _choose(by_category.get(category, []), number, chance)
    return tuple(sorted(chosen, key=lambda example: example.number))


def _choose(available: Iterable[Available], number: int, chance: Random) -> list[Available]:
    rest = list(available)
    chance.shuffle(rest)
    with_pronoun = _balanced([each for each in rest if each.reference], number, chance)
    left = number - len(with_pronoun)
    return with_pronoun + _balanced([each for each in rest if not each.reference], left, chance)


def _balanced(rest: Sequence[Available], number: int, chance: Random) -> list[Available]:
    """One after the other from the pile with the fewest so far, and there of such a document."""
    piles = _piles(rest)
    order = {pile: chance.random() for pile in sorted(piles)}
    taken: Counter[str] = Counter()
    documents: Counter[tuple[str, str]] = Counter()
    chosen: list[Available] = []
    while len(chosen) < number and piles:
        name = min(piles, key=lambda pile: (taken[pile], order[pile]))
        example = min(
            piles[name], key=lambda each: documents[each.origin.part, each.origin.document]
        )
        piles[name].remove(example)
        if not piles[name]:
            del piles[name]
        taken[name] += 1
        documents[example.origin.part, example.origin.document] += 1
        chosen.append(example)
    return chosen


def _piles(rest: Sequence[Available]) -> dict[str, list[Available]]:
    """By the reference's pronoun. Rare ones are one pile: most are mistakes of the alignment."""
    counts = Counter(example.reference for example in rest)
    few = len(rest) * _RARE
    piles: defaultdict[str, list[Available]] = defaultdict(list)
    for example in rest:
        is_rare = 1 <= counts[example.reference] < few
        piles[_ALL_RARE if is_rare else example.reference].append(example)
    return dict(piles)
