"""Delete or replace a pronoun in a translation, with the right spelling and capitals."""

import re
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from protest_core.export.wrong_translations.elision import UnclearError, written_before
from protest_core.languages.profiles import LanguageProfile, folded
from protest_core.text.tokens import Tokens

_ELIDED = ("'", "’")
_HYPHEN, _MARKED = "-", "@-@"
_HYPHENS = frozenset({_HYPHEN, _MARKED})
_EUPHONIC = "t"  # French "a - t - il"
_STRAIGHT, _CURLED = "'", "’"
_COMMA = ","
_SIGNS = frozenset({_COMMA, ".", ";", ":", "!", "?", "…", "...", "?!", "!!"})
_OPENING, _CLOSING = frozenset('([{«„“‚"'), frozenset(')]}»“”‘"')
_AFTER_APOSTROPHE = re.compile(r"(?<=['’])(?=\w)")
_APOSTROPHES = frozenset("'’")
_ENDS = frozenset(".!?")
_QUOTES = frozenset("«“„\"`»”'’")
_BEFORE_A_SENTENCE = frozenset("…:-–—") | _QUOTES - frozenset("'’")


class Piece(NamedTuple):
    """A word, and the token that it is or is a part of."""

    text: str
    token: int


def capitals_of(words: Sequence[str], place: int, form: str, profile: LanguageProfile) -> str:
    """Return the form with the capitals of a word at this place."""
    word = words[place]
    beside = (*words[max(0, place - 1) : place], *words[place + 1 : place + 2])
    if _in_capitals(word) or (word.isupper() and any(map(_in_capitals, beside))):
        return form.upper()
    begins = begins_sentence(words, place)
    return capitalised(form) if is_capital(word, profile, begins=begins) else form


def is_capital(word: str, profile: LanguageProfile, *, begins: bool | None) -> bool:
    """Return whether another word would be capitalised there; raises `UnclearError` if unknown.

    German polite address has a capital anywhere, and an apostrophe takes it away: "'s ist gut".
    """
    capital = next((sign.isupper() for sign in word if sign.isalpha()), False)
    hidden = folded(word) in profile.polite_address if capital else word.startswith(_ELIDED)
    if not hidden:
        return capital
    if begins is None:
        raise UnclearError
    return begins


def capitalised(word: str) -> str:
    return word[:1].upper() + word[1:]


def _in_capitals(word: str) -> bool:
    return word.isupper() and sum(map(str.isalpha, word)) > 1


def without(pieces: Sequence[Piece], place: int, profile: LanguageProfile) -> Tokens:
    """Return the sentence without this piece; `UnclearError` if the resulting spelling is
    unclear.
    """
    words = [piece.text for piece in pieces]
    pronoun = words[place]
    begins = begins_sentence(words, place)
    before = _without_hyphens(words[:place])
    before, after = _without_comma(before, words[place + 1 :], begins=bool(begins))
    if after and begins is not False and is_capital(pronoun, profile, begins=begins):
        after[0] = capitalised(after[0])
    if before and after:
        # Only euphonic words before a pronoun may change: "la" before a noun is spelt right
        # already.
        before[-1] = written_before(before[-1], after[0], profile=profile, was_before=pronoun)
    if not any(word[:1].isalnum() for word in (*before, *after)):
        raise UnclearError
    return (*before, *after)


def replacing(pieces: Sequence[Piece], place: int, form: str, profile: LanguageProfile) -> Tokens:
    """Return the sentence with this form in place; `UnclearError` if its spelling is unclear."""
    words = [piece.text for piece in pieces]
    pronoun = words[place]
    before, after = words[:place], words[place + 1 :]
    written = form if not after else _elided_or_not(form, pronoun, after[0], profile)
    written = capitals_of(words, place, written, profile)
    if before:
        before[-1] = written_before(before[-1], written, profile=profile, was_before=pronoun)
    return (*before, written, *after)


def with_apostrophes_of(sentence: Tokens, made: Tokens) -> Tokens:
    """Return the text with curled apostrophes if the sentence has no others."""
    written = "".join(sentence)
    if _CURLED in written and _STRAIGHT not in written:
        return tuple(word.replace(_STRAIGHT, _CURLED) for word in made)
    return made


def _elided_or_not(form: str, pronoun: str, after: str, profile: LanguageProfile) -> str:
    """Return the form, elided if necessary; the right form shows whether an h is mute."""
    right = folded(pronoun)
    mute: bool | None = None
    if right.endswith("'"):
        mute = True
    elif any(right == whole for whole, *_ in profile.elisions):
        mute = False
    return written_before(form, after, profile=profile, mute=mute)


def _without_hyphens(before: list[str]) -> list[str]:
    """Return the words without hyphens that joined the pronoun to its verb, but with a dash."""
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
    """Remove the commas round a vocative too; quotation marks must not be left empty."""
    if before[-1:] == [_COMMA] and (not after or after[0] in _SIGNS):
        return before[:-1], after
    if begins and after[:1] == [_COMMA]:
        return before, after[1:]
    if before and after and before[-1] in _OPENING and after[0] in _CLOSING:
        raise UnclearError
    if after and after[0][0] in (_STRAIGHT, _CURLED) and len(after[0]) > 1:
        raise UnclearError  # English "it 's"
    return before, after


def pieces_of(tokens: Sequence[str], profile: LanguageProfile) -> list[Piece]:
    """Return pieces; an elided word is one, with its apostrophe: "qu'il", "l ' eau", "l' eau"."""
    elided = {elision[1] for elision in profile.elisions}
    pieces: list[Piece] = []
    for place, token in enumerate(tokens):
        if pieces and token in _APOSTROPHES and folded(pieces[-1].text + token) in elided:
            pieces[-1] = Piece(pieces[-1].text + token, pieces[-1].token)
        else:
            pieces += (Piece(part, place) for part in _parts(token, elided))
    return pieces


def _parts(token: str, elided: set[str]) -> Iterator[str]:
    parts = _AFTER_APOSTROPHE.split(token)
    if len(parts) > 1 and all(folded(part) in elided for part in parts[:-1]):
        yield from parts
    else:
        yield token


def is_euphonic(pieces: Sequence[Piece], place: int, profile: LanguageProfile) -> bool:
    """Return whether the piece is a euphonic sound and no pronoun: French "l'" in "l'on"."""
    pair = tuple(folded(piece.text) for piece in pieces[place : place + 2])
    return pair in profile.euphonic


def without_euphonic(
    pieces: Sequence[Piece], place: int, profile: LanguageProfile
) -> tuple[list[Piece], int]:
    """Return the pieces without a euphonic sound before this place, and the place then."""
    if not place or not is_euphonic(pieces, place - 1, profile):
        return [*pieces], place
    sound, word = pieces[place - 1 : place + 1]
    text = capitalised(word.text) if sound.text[0].isupper() else word.text
    return [*pieces[: place - 1], Piece(text, word.token), *pieces[place + 1 :]], place - 1


def begins_sentence(words: Sequence[str], place: int) -> bool | None:
    """Return whether the place begins a sentence; `None` after a dash, colon or quotation mark."""
    unsure = quoted = False
    for word in reversed(words[:place]):
        if any(map(str.isalnum, word)):
            return None if unsure else False
        if (set(word) <= _ENDS and word != "...") or (word == ":" and quoted):
            return True
        quoted |= bool(set(word) & _QUOTES)
        unsure |= word == "..." or bool(set(word) & _BEFORE_A_SENTENCE)
    return True


def stands(
    words: Sequence[str], place: int, *, after: Sequence[str] = (), before: Sequence[str] = ()
) -> bool:
    """Return whether the place is between some of these words or pairs; true if none are given."""
    return _one_of(_words_before(words, place), after) and _one_of(
        _words_after(words, place), before
    )


def beside(words: Sequence[str], place: int) -> frozenset[str]:
    return frozenset(
        map(folded, [*words[max(0, place - 1) : place], *words[place + 1 : place + 2]])
    )


def _words_before(words: Sequence[str], place: int) -> tuple[str, ...]:
    """Return the words before; none before a sentence's first word, even if signs precede it."""
    if begins_sentence(words, place):
        return ("",)
    return words[place - 1], " ".join(words[max(0, place - 2) : place])


def _words_after(words: Sequence[str], place: int) -> tuple[str, ...]:
    following = words[place + 1 : place + 3]
    return (following[0], " ".join(following)) if following else ("",)


def _one_of(found: Iterable[str], patterns: Sequence[str]) -> bool:
    """Return whether a pattern matches; one with capitals is case-sensitive, others are not."""
    return not patterns or any(
        fnmatchcase(word, pattern) or fnmatchcase(folded(word), pattern)
        for word in found
        for pattern in patterns
    )
