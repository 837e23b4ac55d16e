"""Which pronoun a wrong translation has otherwise: articles and words that agree change, too."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from protest_core.building.contrastive import Tokens, changed_places

_ARTICLES = frozenset({"le", "la", "les"})
# What follows an article without changing with it: `le même`, `la plus grande`.
_AFTER_ARTICLES = frozenset(["même", "mêmes", "plus", "moins", "autre", "autres"])
# What participles agree with: `je les ai achetées`.
_AGREED_WITH = frozenset({"le", "la", "l'", "les", "il", "elle", "ils", "elles"})

_SEVERAL = "several pronouns are otherwise in the wrong translation"
_AGREES = "only what agrees with the pronoun is otherwise in the wrong translation"
_NONE = "no other pronoun in the wrong translation"


@dataclass(frozen=True, slots=True)
class ChangedPronoun:
    """Its place in the right translation, and why a person should look at it."""

    place: int | None
    doubt: str = ""


def changed_pronoun(
    right: Tokens, wrong: Tokens, is_pronoun: Callable[[str], bool]
) -> ChangedPronoun:
    """The first if there are several; or what a changed word agrees with, if that is known."""
    changed = changed_places(right, wrong)
    found = [
        place
        for place in changed
        if is_pronoun(right[place]) and not _is_article(right, place, changed)
    ]
    if found:
        return ChangedPronoun(found[0], _SEVERAL * (len(found) > 1))
    agreed = next(_agreed_with(right, changed), None)
    return ChangedPronoun(agreed, _NONE if agreed is None else _AGREES)


def _is_article(tokens: Tokens, place: int, changed: Sequence[int]) -> bool:
    """Before a word that is otherwise, too (`le meilleur`): no verb changes with its object."""
    if tokens[place].lower() not in _ARTICLES or place + 1 == len(tokens):
        return False
    return place + 1 in changed or tokens[place + 1].lower() in _AFTER_ARTICLES


def _agreed_with(tokens: Tokens, changed: Sequence[int]) -> Iterator[int]:
    """The nearest before it, with a verb between: just before it stands an article."""
    for place in changed[:1]:
        for before in range(place - 2, -1, -1):
            if tokens[before].lower() in _AGREED_WITH:
                yield before
