"""How one translation renders one example: the words aligned to its pronoun and antecedents."""

from collections.abc import Iterable

import msgspec

from protest_core.alignment.translation import Translation
from protest_core.matching.policy import AntecedentTokens, MatchingPolicy
from protest_core.suite.example import CorrectedReference, Example
from protest_core.suite.testsuite import Tokens

REFERENCE = "reference"

# A line, and the source tokens on it whose translation is asked for.
Place = tuple[int, Iterable[int]]


class Rendering(msgspec.Struct, frozen=True, gc=False):
    """Words in sentence order. `origin` is `reference` or the name of a system.

    A struct rather than a dataclass: one is made for every candidate, and this halves the cost.
    """

    origin: str
    pronoun: Tokens
    antecedents: tuple[Tokens, ...] = ()


class Places(msgspec.Struct, frozen=True):
    """Where to look in any translation for what an example is matched by."""

    pronoun: Place
    antecedents: tuple[Place, ...]


def places_of(example: Example, policy: MatchingPolicy) -> Places:
    """Antecedents count only where the pronoun has to agree with them."""
    by_span = policy.antecedent_tokens is AntecedentTokens.SPAN
    return Places(
        (example.line, (example.token,)),
        tuple(
            (antecedent.line, antecedent.span if by_span else antecedent.head_or_span)
            for antecedent in example.agreeing_antecedents
        ),
    )


def render(
    places: Places,
    translation: Translation,
    *,
    origin: str,
    by_hand: CorrectedReference | None = None,
) -> Rendering:
    """Take a translation's words from its alignment, except where people set it right."""
    if by_hand is not None:
        return _by_hand(places, translation, by_hand, origin)
    words, antecedents = translation.antecedent_words, places.antecedents
    return Rendering(
        origin,
        translation.aligned_words(*places.pronoun),
        tuple([words(*place) for place in antecedents]) if antecedents else (),
    )


def _by_hand(
    places: Places, translation: Translation, by_hand: CorrectedReference, origin: str
) -> Rendering:
    return Rendering(
        origin,
        translation.aligned_words(*places.pronoun, by_hand.pronoun),
        tuple(
            translation.antecedent_words(*place, by_hand.antecedent(number))
            for number, place in enumerate(places.antecedents)
        ),
    )


def render_reference(
    example: Example, reference: Translation, *, policy: MatchingPolicy
) -> Rendering:
    """Take the reference's words from its alignment, except where the suite corrects it by hand."""
    return _by_hand(places_of(example, policy), reference, example.correction, REFERENCE)
