"""Locate pronouns in contrastive test sets, which give words but no positions."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

Tokens = Sequence[str]
_FRENCH = {
    "il": {"it"},
    "elle": {"it"},
    "le": {"it"},
    "la": {"it"},
    "l'": {"it"},
    "lui": {"it", "them"},
    "ils": {"they"},
    "elles": {"they", "them"},
    "eux": {"they", "them"},
    "les": {"them"},
    "leur": {"them"},
}
_ARTICLES = frozenset({"le", "la", "les"})
# Words that follow an article without agreeing with it: `le même`, `la plus grande`.
_AFTER_ARTICLES = frozenset(["même", "mêmes", "plus", "moins", "autre", "autres"])
# Words that participles agree with: `je les ai achetées`.
_AGREED_WITH = frozenset({"le", "la", "l'", "les", "il", "elle", "ils", "elles"})
_SEVERAL = "several pronouns are otherwise in the wrong translation"
_AGREES = "only what agrees with the pronoun is otherwise in the wrong translation"
_NONE = "no other pronoun in the wrong translation"


@dataclass(frozen=True, slots=True)
class ChangedPronoun:
    """A pronoun's position in the right translation, and why it should be checked by hand."""

    place: int | None
    warning: str = ""


def token_spans(tokens: Tokens, word: str) -> list[int]:
    """Return the positions of a word, ignoring case."""
    wanted = word.strip().lower()
    return [place for place, token in enumerate(tokens) if token.lower() == wanted]


def span_of(tokens: Tokens, phrase: Tokens) -> tuple[int, int] | None:
    """Return the first span of a phrase, half-open, ignoring case."""
    wanted = [word.lower() for word in phrase]
    text = [token.lower() for token in tokens]
    for start in range(len(text) - len(wanted) + 1 if wanted else 0):
        if text[start : start + len(wanted)] == wanted:
            return start, start + len(wanted)
    return None


def changed_places(right: Tokens, wrong: Tokens) -> list[int]:
    """Return the positions in the right text at which the wrong one differs."""
    matcher = SequenceMatcher(
        a=[word.lower() for word in right], b=[word.lower() for word in wrong], autojunk=False
    )
    return [
        place
        for kind, start, end, _, _ in matcher.get_opcodes()
        if kind in {"replace", "delete"}
        for place in range(start, end)
    ]


def reference_place(tokens: Tokens, pronoun: str, contrastive: Iterable[Tokens]) -> int | None:
    """Return the pronoun's position in the reference: the only one, or the one that was changed."""
    places = token_spans(tokens, pronoun)
    if len(places) == 1:
        return places[0]
    changed = {place for wrong in contrastive for place in changed_places(tokens, wrong)}
    both = [place for place in places if place in changed]
    return both[0] if len(both) == 1 else None


def likeliest(places: Sequence[int], length: int, other: int | None, other_length: int) -> int:
    """Return the place whose relative position in its sentence is closest to the other's."""
    if other is None:
        return places[0]
    share = (other + 0.5) / max(other_length, 1)
    return min(places, key=lambda place: abs((place + 0.5) / max(length, 1) - share))


def matching_forms(words: Collection[str], forms: Collection[str]) -> frozenset[str]:
    """Return the English pronouns that French ones can translate; all for unknown ones."""
    bare = [re.sub("^-(?:t-)?", "", word.lower()) for word in words]  # `a -t-elle`
    known = [_FRENCH[word] for word in bare if word in _FRENCH]
    return frozenset(forms) & frozenset().union(*known) if known else frozenset(forms)


def changed_pronoun(
    right: Tokens, wrong: Tokens, is_pronoun: Callable[[str], bool]
) -> ChangedPronoun:
    """Return the first changed pronoun, or else the one that a changed word agrees with."""
    changed = changed_places(right, wrong)
    candidates = [
        place
        for place in changed
        if is_pronoun(right[place]) and not _is_article(right, place, changed)
    ]
    if candidates:
        return ChangedPronoun(candidates[0], _SEVERAL * (len(candidates) > 1))
    agreed = next(_agreed_with(right, changed), None)
    return ChangedPronoun(agreed, _NONE if agreed is None else _AGREES)


def _is_article(tokens: Tokens, place: int, changed: Sequence[int]) -> bool:
    """Return whether the word is an article.

    Then the next word changes, too (`le meilleur`), while no verb changes with its object.
    """
    if tokens[place].lower() not in _ARTICLES or place + 1 == len(tokens):
        return False
    return place + 1 in changed or tokens[place + 1].lower() in _AFTER_ARTICLES


def _agreed_with(tokens: Tokens, changed: Sequence[int]) -> Iterator[int]:
    """Yield candidates before the changed word, the nearest first.

    The word directly before is no candidate: it is an article.
    """
    for place in changed[:1]:
        for before in range(place - 2, -1, -1):
            if tokens[before].lower() in _AGREED_WITH:
                yield before
