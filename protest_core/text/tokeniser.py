"""Tokenise raw text by a convention."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from protest_core.languages.profiles import language_profile, plain_code
from protest_core.languages.units import split_at_units
from protest_core.progress import ProgressCallback, no_progress
from protest_core.text.segmenters import SEGMENTERS, Words, is_spaced, segmented
from protest_core.text.tokens import Tokens
from protest_core.translatable import Text

_INSIDE = re.compile(r"(?<=\w)(['’])(?=\w)")
# Stand-ins for apostrophes while sacremoses is at work: it would split at those depending on the
# language, without a trace. Letters of few languages; the first that the line does not have.
_STAND_INS = "ꞌꞋꜧꜦꝍ"
_APOSTROPHES = "'’"
Pieces = list[str]
_LINES_BETWEEN_LOOKS = 200  # checks for cancellation
_STRAIGHTENED = str.maketrans({"’": "'", "ʼ": "'"})
_APOSTROPHE = "['’]"
_NOT = re.compile(rf"(?i)(.+)(n{_APOSTROPHE}t)")
_CANNOT = "cannot"
_HYPHEN = re.compile(r"(?<=\w)-(?=\w)")
_OPENING, _CLOSING = "``", "''"
_DOUBLE_QUOTES = frozenset('"“”„‟')


class Apostrophes(StrEnum):
    """The ways of writing apostrophes between letters."""

    BEFORE = "before"  # John 's, can 't
    AFTER = "after"  # l' eau
    ALONE = "alone"  # l ' eau
    TREEBANK = "treebank"  # John 's, ca n't
    WHOLE = "whole"  # l'eau


class Hyphens(StrEnum):
    """The ways of writing hyphens between letters."""

    WHOLE = "whole"  # laissez-la
    PRONOUNS_BEFORE = "pronouns_before"  # laissez -la, and all others whole
    PRONOUNS_ALONE = "pronouns_alone"  # laissez - la, and all others whole
    ALONE = "alone"  # porte - avions
    MARKED = "marked"  # porte @-@ avions


class Quotes(StrEnum):
    AS_WRITTEN = "as_written"
    STRAIGHT = "straight"  # "so"
    TREEBANK = "treebank"  # ``so''


class AttachedPronouns(StrEnum):
    """The ways of writing pronouns that are joined to other words."""

    WHOLE = "whole"  # moverla
    SPLIT = "split"  # mover +la


@dataclass(frozen=True, slots=True)
class Convention:
    """A way to write a text in tokens."""

    apostrophes: Apostrophes
    hyphens: Hyphens = Hyphens.WHOLE
    quotes: Quotes = Quotes.AS_WRITTEN
    # The character for the apostrophe; `None`: as it is written.
    apostrophe: str | None = None
    # In lower case: what is split off a verb, with its hyphen.
    hyphenated: frozenset[str] = frozenset()
    # In lower case: words that the reference keeps whole, as exceptions.
    whole_words: frozenset[str] = frozenset()
    clitics: AttachedPronouns = AttachedPronouns.WHOLE
    # What separates words that no blanks separate, by its name in the profile.
    segmenter: str = ""

    @property
    def in_words(self) -> Text:
        if self.segmenter:
            return Text(", ").join([SEGMENTERS[self.segmenter].name])
        parts = [_APOSTROPHES_ARE[self.apostrophes], _HYPHENS_ARE[self.hyphens]]
        if self.clitics is AttachedPronouns.SPLIT:
            parts.append(Text("clitics split"))
        return Text(", ").join([*parts, _QUOTES_ARE[self.quotes]])

    def __str__(self) -> str:
        return str(self.in_words)


_APOSTROPHES_ARE = {
    Apostrophes.BEFORE: Text("apostrophes before"),
    Apostrophes.AFTER: Text("apostrophes after"),
    Apostrophes.ALONE: Text("apostrophes alone"),
    Apostrophes.TREEBANK: Text("apostrophes treebank"),
    Apostrophes.WHOLE: Text("apostrophes whole"),
}
_HYPHENS_ARE = {
    Hyphens.WHOLE: Text("hyphens whole"),
    Hyphens.PRONOUNS_BEFORE: Text("hyphens pronouns before"),
    Hyphens.PRONOUNS_ALONE: Text("hyphens pronouns alone"),
    Hyphens.ALONE: Text("hyphens alone"),
    Hyphens.MARKED: Text("hyphens marked"),
}
_QUOTES_ARE = {
    Quotes.AS_WRITTEN: Text("quotes as written"),
    Quotes.STRAIGHT: Text("quotes straight"),
    Quotes.TREEBANK: Text("quotes treebank"),
}


@dataclass(frozen=True, slots=True)
class TokenDifference:
    """A place where the convention differs from the reference. Lines count from 0."""

    line: int
    reference: Tokens
    tokens: Tokens


@dataclass(frozen=True, slots=True)
class TokenisationFit:
    """The best convention, and how many of the reference's sentences it reproduces token by token.

    Only `sentences` out of the `lines` of a long reference are examined.
    """

    convention: Convention
    sentences: int
    identical: int
    examples: tuple[TokenDifference, ...]
    lines: int


class Tokeniser:
    """Makes tokens as in the suite's reference; `fit` says how closely."""

    def __init__(
        self, language: str, convention: Convention, fit: TokenisationFit | None = None
    ) -> None:
        self.language = language
        self.convention = convention
        self.fit = fit
        self._profile = language_profile(language)
        self._words = segmented(self._profile) if convention.segmenter else moses(language)

        @cache
        def parts(word: str) -> Tokens:
            return split_at_units(word, self._profile)

        self._parts = parts

    def with_convention(self, convention: Convention) -> Tokeniser:
        return Tokeniser(self.language, convention)

    def for_text(self, lines: Sequence[str]) -> Tokeniser:
        """Return the tokeniser for a whole text, whose words may be separated already."""
        if not self.convention.segmenter or not is_spaced(lines):
            return self
        return self.with_convention(replace(self.convention, segmenter=""))

    def sentences(
        self,
        lines: Sequence[str],
        progress: ProgressCallback = no_progress,
        doing: str = Text("tokenising"),
    ) -> list[str]:
        """Return the lines of a text as tokens with single blanks between."""
        sentences = []
        for number, line in enumerate(lines):
            if not number % _LINES_BETWEEN_LOOKS:
                progress(number, len(lines), doing)
            sentences.append(" ".join(self.tokenise(line)))
        return sentences

    def tokenise(self, line: str) -> Tokens:
        """Return tokens without blanks in them, in NFC; none for a line without text."""
        return self.by_convention(self.pieces(line))

    def by_convention(self, pieces: Pieces) -> Tokens:
        tokens = split_words(pieces, self.convention)
        # Conventions split between letters, but normalisation may change at a split.
        words = (part for token in tokens for part in unicodedata.normalize("NFC", token).split())
        if self.convention.clitics is AttachedPronouns.WHOLE:
            return tuple(words)
        return tuple(part for word in words for part in self._parts(word))

    def pieces(self, line: str) -> Pieces:
        """Return the parts common to all conventions: words with their apostrophes and hyphens."""
        text = _clean(line)
        if not text:
            return []
        stand_ins = [letter for letter in _STAND_INS if letter not in text][: len(_APOSTROPHES)]
        stand_in_for = dict(zip(_APOSTROPHES, stand_ins, strict=False))
        hidden = _INSIDE.sub(lambda found: stand_in_for.get(found[1], found[1]), text)
        tokens = self._words(hidden)
        back = str.maketrans({stand_in: mark for mark, stand_in in stand_in_for.items()})
        return with_whole_clusters([token.translate(back) for token in tokens], text)


def _clean(line: str) -> str:
    """Return the line without control characters, every run of white space a single blank."""
    text = unicodedata.normalize("NFC", line)
    if not text.isprintable():
        text = "".join(" " if unicodedata.category(c) == "Cc" else c for c in text)
    return " ".join(text.split())


def with_whole_clusters(tokens: Sequence[str], text: str) -> list[str]:
    """Join tokens where the tokeniser split a cluster of this text.

    `tokens` are the text with more blanks in it; if not, they are returned unchanged.
    """
    if text.isascii() or "".join(tokens) != text.replace(" ", ""):
        return list(tokens)
    starts = _cluster_starts(text)
    joined: list[str] = []
    for token, place in _placed(tokens, text):
        if joined and place not in starts and text[place - 1] != " ":
            joined[-1] += token
        else:
            joined.append(token)
    return joined


def _cluster_starts(text: str) -> set[int]:
    import regex

    return {found.start() for found in regex.finditer(r"\X", text)}


def _placed(tokens: Sequence[str], text: str) -> Iterator[tuple[str, int]]:
    place = 0
    for token in tokens:
        while text[place] == " ":
            place += 1
        yield token, place
        place += len(token)


def moses(language: str) -> Words:
    """Return a function from a line to its words, none of them empty."""
    from sacremoses import MosesTokenizer  # takes half a second that other commands do not need

    tokeniser = MosesTokenizer(lang=plain_code(language_profile(language).code))
    return lambda line: [word for word in tokeniser.tokenize(line, escape=False) if word]


def plain_words(language: str) -> Words:
    """Return a tokeniser for test sets that come untokenised and without a reference to follow.

    Pronouns attached to verbs are words of their own, as in French `mets -la`.
    """
    words = moses(language)
    profile = language_profile(language)
    clitics, whole = profile.hyphenated, profile.clitics.not_clitic

    def pieces(word: str) -> list[str]:
        return [word] if word.lower() in whole else clitics_off(word, clitics)

    def split(line: str) -> list[str]:
        found = words(" ".join(line.translate(_STRAIGHTENED).split()))
        return [piece for word in found for piece in pieces(word)]

    return split


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
        case Hyphens.PRONOUNS_BEFORE:
            return clitics_off(word, convention.hyphenated)
        case Hyphens.PRONOUNS_ALONE:
            verb, *clitics = clitics_off(word, convention.hyphenated)
            return [verb, *(part for each in clitics for part in each.replace("-", " - ").split())]
    return [word]


def clitics_off(word: str, clitics: Collection[str]) -> list[str]:
    """Return the verb and its clitics.

    The longest match is taken: "a-t-il" ends in "-t-il" as well as in "-il"; "donne-le-moi" has
    two.
    """
    for found in _HYPHEN.finditer(word):
        verb, clitic = word[: found.start()], word[found.start() :]
        if clitic.lower() in clitics:
            return [*clitics_off(verb, clitics), clitic]
    return [word]


def _after(word: str) -> list[str]:
    return _INSIDE.sub(lambda found: f"{found[0]} ", word).split(" ")


def _alone(word: str) -> list[str]:
    return _INSIDE.sub(lambda found: f" {found[0]} ", word).split(" ")


def _treebank(word: str) -> list[str]:
    if word.lower() == _CANNOT:
        return [word[:3], word[3:]]
    found = _NOT.fullmatch(word)
    return [found[1], found[2]] if found else _before(word)


def _before(word: str) -> list[str]:
    return _INSIDE.sub(lambda found: f" {found[0]}", word).split(" ")


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
