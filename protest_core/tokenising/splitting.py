"""Splits words at apostrophes and hyphens, and rewrites quotation marks, by convention."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence

from protest_core.tokenising.conventions import Apostrophes, Convention, Hyphens, Quotes

_APOSTROPHE = "['’]"
_INSIDE = re.compile(rf"(?<=\w){_APOSTROPHE}(?=\w)")
_NOT = re.compile(rf"(?i)(.+)(n{_APOSTROPHE}t)")
_CANNOT = "cannot"
_HYPHEN = re.compile(r"(?<=\w)-(?=\w)")

_OPENING, _CLOSING = "``", "''"
_DOUBLE_QUOTES = frozenset('"“”„‟')


def split_words(tokens: Sequence[str], convention: Convention) -> list[str]:
    pieces = [piece for token in tokens for piece in _split(token, convention)]
    return _rewritten(pieces, convention.quotes)


def _split(token: str, convention: Convention) -> Iterator[str]:
    if token.isalnum() and token.lower() != _CANNOT:  # most words
        yield token
        return
    apostrophe = convention.apostrophe
    word = token if apostrophe is None else re.sub(_APOSTROPHE, apostrophe, token)
    if word.lower() in convention.whole_words:
        yield word
        return
    for part in _at_hyphens(word, convention):
        yield from _AT_APOSTROPHES[convention.apostrophes](part)


def _at_hyphens(word: str, convention: Convention) -> list[str]:
    match convention.hyphens:
        case Hyphens.ALONE:
            return _HYPHEN.sub(" - ", word).split(" ")
        case Hyphens.MARKED:
            return _HYPHEN.sub(" @-@ ", word).split(" ")
        case Hyphens.PRONOUNS_BEFORE | Hyphens.PRONOUNS_ALONE:
            return _clitics_off(word, convention)
    return [word]


def _clitics_off(word: str, convention: Convention) -> list[str]:
    verb, *clitics = clitics_off(word, convention.clitics)
    if convention.hyphens is Hyphens.PRONOUNS_BEFORE:
        return [verb, *clitics]
    alone = "".join(f" - {_HYPHEN.sub(' - ', clitic.removeprefix('-'))}" for clitic in clitics)
    return f"{verb}{alone}".split(" ")


def clitics_off(word: str, clitics: Collection[str]) -> list[str]:
    """The longest first: "a-t-il" ends in "-t-il" as well as in "-il"; "donne-le-moi" has two."""
    for found in _HYPHEN.finditer(word):
        verb, clitic = word[: found.start()], word[found.start() :]
        if clitic.lower() in clitics:
            return [*clitics_off(verb, clitics), clitic]
    return [word]


def _before(word: str) -> list[str]:
    return _INSIDE.sub(lambda found: f" {found[0]}", word).split(" ")


def _after(word: str) -> list[str]:
    return _INSIDE.sub(lambda found: f"{found[0]} ", word).split(" ")


def _alone(word: str) -> list[str]:
    return _INSIDE.sub(lambda found: f" {found[0]} ", word).split(" ")


def _treebank(word: str) -> list[str]:
    if word.lower() == _CANNOT:
        return [word[:3], word[3:]]
    found = _NOT.fullmatch(word)
    return [found[1], found[2]] if found else _before(word)


_AT_APOSTROPHES: dict[Apostrophes, Callable[[str], list[str]]] = {
    Apostrophes.BEFORE: _before,
    Apostrophes.AFTER: _after,
    Apostrophes.ALONE: _alone,
    Apostrophes.TREEBANK: _treebank,
    Apostrophes.WHOLE: lambda word: [word],
}
assert set(_AT_APOSTROPHES) == set(Apostrophes)  # noqa: S101 — a table must cover its enum


def _rewritten(tokens: list[str], quotes: Quotes) -> list[str]:
    if quotes is Quotes.AS_WRITTEN:
        return tokens
    if quotes is Quotes.STRAIGHT:
        return ['"' if token in _DOUBLE_QUOTES else token for token in tokens]
    opened = False
    for place, token in enumerate(tokens):
        if token in _DOUBLE_QUOTES:
            tokens[place] = _CLOSING if opened else _OPENING
            opened = not opened
    return tokens
