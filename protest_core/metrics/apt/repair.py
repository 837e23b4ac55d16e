"""Pronoun alignment repair (Miculicich Werlen & Popescu-Belis 2017, section 2.3 and Table 1)."""

from collections.abc import Sequence

from protest_core.alignment.pharaoh import targets_of
from protest_core.suite.example import Positions

Forms = frozenset[str]


def repaired(
    links: str, token: int, words: Sequence[str], *, likely: Forms, pronouns: Forms
) -> Positions:
    """Where the pronoun is translated; `words` are folded, `likely` what it may become.

    Unlinked, or linked to words none of which is a pronoun: the likely translation that is
    closest to the middle of the neighbours' translations. Linked to several, of which some are
    pronouns: these.
    """
    found = targets_of(links, (token,))
    among = tuple(position for position in found if words[position] in pronouns)
    if among:
        return tuple(each for each in among if words[each] in likely) or among
    window = window_around(markers(links, token), len(words))
    candidates = [position for position in window if words[position] in likely]
    return (closest(candidates, window),) if candidates else found


def markers(links: str, token: int) -> Positions:
    """Step 1: what the words before and after are linked to."""
    return targets_of(links, [each for each in (token - 1, token + 1) if each >= 0])


def window_around(markers_: Positions, length: int) -> range:
    """Step 2: with one word more on each side. Where no neighbour is linked, it is empty."""
    if not markers_:
        return range(0)
    return range(max(markers_[0] - 1, 0), min(markers_[-1] + 2, length))


def closest(candidates: Sequence[int], window: range) -> int:
    """Step 4: to the middle; of two equally close ones the first."""
    return min(candidates, key=lambda each: abs(2 * each - window.start - (window.stop - 1)))
