"""The repair of Miculicich Werlen & Popescu-Belis 2017, section 2.3, to compare ours with."""

from protest_core.alignment.bidirectional_links import Links, SentenceAlignment, as_pharaoh
from protest_core.alignment.likely import LikelyTranslations
from protest_core.languages.profiles import folded
from protest_core.text.tokens import Tokens


def repair(
    source: Tokens, target: Tokens, alignment: SentenceAlignment, likely: LikelyTranslations
) -> SentenceAlignment:
    """Each pronoun for itself, always against the original links."""
    repaired = links = alignment.links
    for pronoun, token in enumerate(source):
        if likely.is_pronoun(folded(token)):
            found = {j for i, j in links if i == pronoun}
            better = _better(pronoun, found, source, target, links, likely)
            repaired = frozenset(
                {link for link in repaired if link[0] != pronoun} | {(pronoun, j) for j in better}
            )
    return SentenceAlignment(as_pharaoh(repaired), alignment.sources, alignment.targets)


def _better(
    pronoun: int,
    found: set[int],
    source: Tokens,
    target: Tokens,
    links: Links,
    likely: LikelyTranslations,
) -> set[int]:
    forms = likely.plain[folded(source[pronoun])]
    if among := {j for j in found if folded(target[j]) in forms}:
        return among
    markers = sorted(j for i, j in links if abs(i - pronoun) == 1)
    if not markers:
        return found
    window = range(max(markers[0] - 1, 0), min(markers[-1] + 2, len(target)))
    middle = (window.start + window.stop - 1) / 2
    candidates = [j for j in window if folded(target[j]) in forms]
    return {min(candidates, key=lambda j: abs(j - middle))} if candidates else found
