"""A sentence in pieces that can be edited, however its tokeniser treats apostrophes."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protest_core.contrasting.capitals import capitalised
from protest_core.contrasting.plain import plain
from protest_core.languages.profile import LanguageProfile

_AFTER_APOSTROPHE = re.compile(r"(?<=['’])(?=\w)")
_APOSTROPHES = frozenset("'’")


class Piece(NamedTuple):
    """A word, and the token that it is or is a part of."""

    text: str
    token: int


def pieces_of(tokens: Sequence[str], profile: LanguageProfile) -> list[Piece]:
    """An elided word is a piece of its own, with its apostrophe: "qu'il", "l ' eau", "l' eau"."""
    elided = {elision[1] for elision in profile.elisions}
    pieces: list[Piece] = []
    for place, token in enumerate(tokens):
        if pieces and token in _APOSTROPHES and plain(pieces[-1].text + token) in elided:
            pieces[-1] = Piece(pieces[-1].text + token, pieces[-1].token)
        else:
            pieces += (Piece(part, place) for part in _parts(token, elided))
    return pieces


def _parts(token: str, elided: set[str]) -> Iterator[str]:
    parts = _AFTER_APOSTROPHE.split(token)
    if len(parts) > 1 and all(plain(part) in elided for part in parts[:-1]):
        yield from parts
    else:
        yield token


def is_euphonic(pieces: Sequence[Piece], place: int, profile: LanguageProfile) -> bool:
    """A sound before the word that follows, and no pronoun: French "l'" in "l'on"."""
    pair = tuple(plain(piece.text) for piece in pieces[place : place + 2])
    return pair in profile.euphonic


def without_euphonic(
    pieces: Sequence[Piece], place: int, profile: LanguageProfile
) -> tuple[list[Piece], int]:
    """The pieces without such a sound before the word at this place, and where that is then."""
    if not place or not is_euphonic(pieces, place - 1, profile):
        return [*pieces], place
    sound, word = pieces[place - 1 : place + 1]
    text = capitalised(word.text) if sound.text[0].isupper() else word.text
    return [*pieces[: place - 1], Piece(text, word.token), *pieces[place + 1 :]], place - 1
