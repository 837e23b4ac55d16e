"""How often the aligner goes over a text, and how much work that is."""

import math
from collections.abc import Sequence

from protest_core.suite.testsuite import Tokens

Pair = tuple[Tokens, Tokens]
# For each of Eflomal's three stages.
Rounds = tuple[int, int, int]

# Eflomal makes 5000 / √pairs rounds in its last stage. With fewer pairs than this it would make
# thousands.
_FEWEST_PAIRS = 300
_ROUNDS = (72, 72, 288)  # as many as it makes with that number of pairs
_SHARE = 1.5  # all three stages over the last one
_FEWEST_ROUNDS = 2

# Each round compares each word with each of the other side, so a line of 500 words costs as much
# as a hundred of fifty. Long lines get as much work as their words would in lines of this length.
_LONG_LINE = 50


def rounds_for(pairs: Sequence[Pair]) -> Rounds | None:
    """None: as many as Eflomal makes by itself."""
    usual = _in_all(len(pairs))
    words = sum(len(target) for _, target in pairs)
    most = words * _LONG_LINE * _in_all(words // _LONG_LINE)
    cost = usual * _in_one(pairs)
    if cost <= most:
        return _ROUNDS if len(pairs) < _FEWEST_PAIRS else None
    last = usual / _SHARE * most / cost
    return _at_least(last / 4), _at_least(last / 4), _at_least(last)


def comparisons(pairs: Sequence[Pair], rounds: Rounds | None) -> float:
    """In all rounds of Eflomal, about."""
    return _in_one(pairs) * (sum(rounds) if rounds else _in_all(len(pairs)))


def _in_one(pairs: Sequence[Pair]) -> int:
    return sum(len(source) * len(target) for source, target in pairs)


def _in_all(pairs: int) -> float:
    return _SHARE * 5000 / math.sqrt(max(pairs, _FEWEST_PAIRS))


def _at_least(rounds: float) -> int:
    return max(round(rounds), _FEWEST_ROUNDS)
