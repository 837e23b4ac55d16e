"""A pronoun taken out of a sentence, or replaced, so that all else is spelt as it has to be."""

from collections.abc import Sequence

from protest_core.contrasting.capitals import capitalised, capitals_of, is_capital
from protest_core.contrasting.elision import UnclearError, written_before
from protest_core.contrasting.pieces import Piece
from protest_core.contrasting.plain import plain
from protest_core.contrasting.surroundings import begins_sentence
from protest_core.languages.profile import LanguageProfile
from protest_core.suite.testsuite import Tokens

_HYPHEN, _MARKED = "-", "@-@"
_HYPHENS = frozenset({_HYPHEN, _MARKED})
_EUPHONIC = "t"  # French "a - t - il"
_STRAIGHT, _CURLED = "'", "’"
_COMMA = ","
_SIGNS = frozenset({_COMMA, ".", ";", ":", "!", "?", "…", "...", "?!", "!!"})
_OPENING, _CLOSING = frozenset('([{«„“‚"'), frozenset(')]}»“”‘"')


def without(pieces: Sequence[Piece], place: int, profile: LanguageProfile) -> Tokens:
    """The sentence without this piece; `UnclearError` if its neighbours cannot be spelt."""
    words = [piece.text for piece in pieces]
    pronoun = words[place]
    begins = begins_sentence(words, place)
    before = _without_hyphens(words[:place])
    before, after = _without_comma(before, words[place + 1 :], begins=bool(begins))
    if after and begins is not False and is_capital(pronoun, profile, begins=begins):
        after[0] = capitalised(after[0])
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
    written = capitals_of(words, place, written, profile)
    if before:
        before[-1] = _spelt(before[-1], written, pronoun, profile)
    return (*before, written, *after)


def with_apostrophes_of(sentence: Tokens, made: Tokens) -> Tokens:
    """Curled ones alone where the sentence has no others."""
    written = "".join(sentence)
    if _CURLED in written and _STRAIGHT not in written:
        return tuple(word.replace(_STRAIGHT, _CURLED) for word in made)
    return made


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


def _without_comma(
    before: list[str], after: list[str], *, begins: bool
) -> tuple[list[str], list[str]]:
    """What set a vocative apart goes with it; nothing is left between quotation marks."""
    if before[-1:] == [_COMMA] and (not after or after[0] in _SIGNS):
        return before[:-1], after
    if begins and after[:1] == [_COMMA]:
        return before, after[1:]
    if before and after and before[-1] in _OPENING and after[0] in _CLOSING:
        raise UnclearError
    if after and after[0][0] in (_STRAIGHT, _CURLED) and len(after[0]) > 1:
        raise UnclearError  # English "it 's"
    return before, after
