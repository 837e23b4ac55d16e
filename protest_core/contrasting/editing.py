"""A pronoun taken out of a sentence, or replaced, so that all else is spelt as it has to be."""

from collections.abc import Sequence

from protest_core.contrasting.elision import UnclearError, written_before
from protest_core.contrasting.pieces import Piece
from protest_core.contrasting.wrong_forms import plain
from protest_core.languages import LanguageProfile
from protest_core.suite import Tokens

_HYPHEN, _MARKED = "-", "@-@"
_HYPHENS = frozenset({_HYPHEN, _MARKED})
_EUPHONIC = "t"  # French "a - t - il"
_BEFORE_A_SENTENCE = frozenset(".!?…:") | frozenset('«“„"`-–—')


def without(pieces: Sequence[Piece], place: int, profile: LanguageProfile) -> Tokens:
    """The sentence without this piece; `UnclearError` if its neighbours cannot be spelt."""
    words = [piece.text for piece in pieces]
    pronoun = words[place]
    before, after = words[:place], words[place + 1 :]
    before = _without_hyphens(before)
    if after and pronoun[:1].isupper() and _starts_sentence(words, place):
        after[0] = after[0][:1].upper() + after[0][1:]
    if before and after:
        before[-1] = _spelt(before[-1], after[0], pronoun, profile)
    if not any(word[:1].isalnum() for word in (*before, *after)):
        raise UnclearError
    return (*before, *after)


def replacing(pieces: Sequence[Piece], place: int, form: str, profile: LanguageProfile) -> Tokens:
    """The sentence with this form in its place; `UnclearError` if it cannot be spelt."""
    words = [piece.text for piece in pieces]
    pronoun = words[place]
    before, after = words[:place], words[place + 1 :]
    written = form if not after else _elided_or_not(form, pronoun, after[0], profile)
    written = _capitals_of(pronoun, written, profile, starts=_starts_sentence(words, place))
    if before:
        before[-1] = _spelt(before[-1], written, pronoun, profile)
    return (*before, written, *after)


def _spelt(word: str, after: str, was_before: str, profile: LanguageProfile) -> str:
    """Only what is said before a pronoun may change: "la" before a noun is spelt right already."""
    return written_before(word, after, profile=profile, was_before=was_before)


def _elided_or_not(form: str, pronoun: str, after: str, profile: LanguageProfile) -> str:
    """Whether an h is mute can be seen from what the right form does before it."""
    right = plain(pronoun)
    mute: bool | None = None
    if right.endswith("'"):
        mute = True
    elif any(right == whole for whole, *_ in profile.elisions):
        mute = False
    return written_before(form, after, profile=profile, mute=mute)


def _without_hyphens(before: list[str]) -> list[str]:
    """Nothing that joined the pronoun to its verb stays; a dash before a sentence does."""
    if before[-3:-1] and before[-1] in _HYPHENS and before[-2] == _EUPHONIC:
        return before[:-3] if before[-3] in _HYPHENS else before
    if before[-1:] == [_MARKED]:
        return before[:-1]
    if before[-1:] == [_HYPHEN] and before[-2:-1] and before[-2][-1:].isalnum():
        raise UnclearError  # a dash between clauses looks the same
    return before


def _starts_sentence(words: Sequence[str], place: int) -> bool:
    """Nothing but signs stand between it and the beginning, or the end of another sentence."""
    for word in reversed(words[:place]):
        if word[:1].isalnum():
            return False
        if set(word) & _BEFORE_A_SENTENCE:
            return True
    return True


def _capitals_of(pronoun: str, form: str, profile: LanguageProfile, *, starts: bool) -> str:
    if pronoun.isupper() and sum(map(str.isalpha, pronoun)) > 1:
        return form.upper()
    polite = plain(pronoun) in profile.polite_address and not starts  # German "Sie" anywhere
    if pronoun[:1].isupper() and not polite:
        return form[:1].upper() + form[1:]
    return form
