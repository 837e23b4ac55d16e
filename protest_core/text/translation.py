"""A translation: its sentences and links, which words translate a word, and files of both."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, repeat
from pathlib import Path
from typing import Self
from unicodedata import category

from msgspec import Struct

from protest_core.errors import counted
from protest_core.files.problems import ProblemList
from protest_core.files.text import (
    UNKNOWN_LENGTH,
    TextFile,
    add_count_mistake,
    read_lines,
    read_sentences,
    token_counts,
    write_lines,
)
from protest_core.text.tokens import Positions, Tokens, tokens_of

# Unicode's categories of punctuation; `Sk` has the opening quotation mark of treebanks (``).
_PUNCTUATION = frozenset({"Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sk"})
# `20 %` is a translation of `20 percent`.
_READ_AS_WORDS = frozenset("%‰&@#§")
_WIDEST_SLIP = 100
_LINES_BETWEEN_LOOKS = 20_000
_unknown = repeat(UNKNOWN_LENGTH)
# Source and target position.
Link = tuple[int, int]
# Nine digits at most: no sentence is longer, and Python refuses to parse very long numbers.
_LINK = re.compile("(0|[1-9][0-9]{0,8})-(0|[1-9][0-9]{0,8})")
# The links of a corpus are few and recur: looking them up is twice as fast as parsing them. Those
# of longer sentences are parsed each time.
_LONGEST_REMEMBERED = 256
_LONGEST_SHOWN = 60
_SEPARATED = "links are separated by exactly one"


class NoTranslation(StrEnum):
    """A reason why a line of an output does not translate its source line."""

    REFUSAL = "refusal"
    SOURCE = "source"  # the source's own sentence
    EMPTY = "empty"
    NOTE = "note"  # an introduction or a note alone
    OTHER_LETTERS = "other_letters"  # another script


class AlignedSentence(Struct, frozen=True, gc=False):
    """A sentence of a translation and its links to the source, as Pharaoh text.

    `no_translation`: the reason why it is none, as stored; mostly empty.
    """

    text: str
    links: str
    no_translation: str = ""


@dataclass(frozen=True, slots=True)
class Translation:
    """One sentence per source line, and for each its links as checked Pharaoh text."""

    sentences: tuple[str, ...]
    links: tuple[str, ...]

    @classmethod
    def empty(cls, lines: int) -> Self:
        """Return a translation that leaves every line empty."""
        return cls(("",) * lines, ("",) * lines)

    def __getitem__(self, line: int) -> AlignedSentence:
        return AlignedSentence(self.sentences[line], self.links[line])

    def tokens(self, line: int) -> Tokens:
        return tokens_of(self.sentences[line])

    def words(self, line: int, positions: Positions) -> Tokens:
        """Return the tokens at these positions of the line."""
        return words_at(self.sentences[line], positions)

    def aligned_words(
        self, line: int, sources: Iterable[int], by_hand: Positions | None = None
    ) -> Tokens:
        """Return the tokens on this line that translate these source positions."""
        return self.words(line, translations_of(self.links[line], sources, by_hand))


def words_at(sentence: str, positions: Positions) -> Tokens:
    if not positions:
        return ()
    tokens = sentence.split(" ")
    return tuple([tokens[position] for position in positions])


def antecedent_translation(
    sentence: str, links: str, sources: Iterable[int], by_hand: Positions | None
) -> Positions:
    """Return the target positions of an antecedent's translation; punctuation alone is none.

    Aligners link words without a translation to a comma nearby. Two commas would match, and an
    annotator would be asked to select one. Links set by hand are kept, even to punctuation.
    """
    tokens = translations_of(links, sources, by_hand)
    if by_hand is None and all(map(is_punctuation, words_at(sentence, tokens))):
        return ()
    return tokens


def is_punctuation(token: str) -> bool:
    """Return whether the token consists of punctuation only."""
    return all(
        character not in _READ_AS_WORDS and category(character) in _PUNCTUATION
        for character in token
    )


def read_translation(
    text: Path,
    links: Path,
    *,
    source: Sequence[int] | None,
    problems: ProblemList,
    names: tuple[str, str],
) -> Translation:
    """Read both files and check them against the source's token counts, if it could be read.

    There are no sentences if their number differs from the source's, or if there is no source.
    `names` are the names of the files in messages.
    """
    text_name, links_name = names
    sentences = read_text(text, text_name, source=source, problems=problems)
    return with_links(sentences, text_name, links, links_name, source=source, problems=problems)


def with_links(
    sentences: Sequence[str],
    text_name: str,
    links: Path,
    links_name: str,
    *,
    source: Sequence[int] | None,
    problems: ProblemList,
) -> Translation:
    """Return sentences that were read, with the links of a file, which are checked."""
    target = token_counts(sentences, spoilt=problems.spoilt_lines(text_name)) if sentences else None
    link_lines = read_links(links, links_name, source=source, target=target, problems=problems)
    return Translation(tuple(sentences), tuple(link_lines))


def read_text(
    path: Path,
    name: str,
    *,
    source: Sequence[int] | None,
    problems: ProblemList,
    tokenised: bool = True,
) -> list[str]:
    """Return as many lines as the source has, or none."""
    text = (read_sentences if tokenised else read_lines)(path, name, problems)
    return lines_of_source(text, name, source=source, problems=problems)


def lines_of_source(
    text: TextFile,
    name: str,
    *,
    source: Sequence[int] | None,
    problems: ProblemList,
) -> list[str]:
    """Return as many lines as the source has, or none; another number is an error."""
    if source is None or not text.whole:
        return []
    if len(text.lines) == len(source):
        return text.lines
    found = token_counts(text.lines, spoilt=problems.spoilt_lines(name))
    add_count_mistake(name, found=found, wanted=source, problems=problems, places=text.places)
    return []


def write_translation(translation: Translation, text: Path, links: Path) -> None:
    write_lines(text, translation.sentences)
    write_lines(links, translation.links)


def read_links(
    path: Path,
    name: str,
    *,
    source: Sequence[int] | None,
    target: Sequence[int] | None,
    problems: ProblemList,
) -> list[str]:
    """Return the lines of links, checked against the token counts of both texts if known."""
    file = read_lines(path, name, problems)
    lines = [line.removesuffix(" ") for line in file.lines]  # symal writes one
    undecoded = problems.spoilt_lines(name)
    difference = len(lines) - len(source) if source and file.whole else 0
    if source and difference:
        reached = [_reached(line, longest=max(source)) for line in lines]
        add_count_mistake(name, found=reached, wanted=source, problems=problems)
    sources = chain(_near(source, difference, len(lines)) if source else (), _unknown)
    targets = chain(target if target and not difference else (), _unknown)
    for number, (links, *lengths) in enumerate(zip(lines, sources, targets, strict=False), 1):
        if not links_are_good(links, *lengths):
            if number in undecoded:
                links = _decoded(links)  # noqa: PLW2901
            found = ((mistake, None) for mistake in link_mistakes(links, *lengths))
            problems.add_all(name, found, line=number)
        if not number % _LINES_BETWEEN_LOOKS:
            problems.between_lines()
    return lines


def _reached(links: str, *, longest: int) -> int:
    """Return the minimum length of the source sentence; wrong links are no evidence for it."""
    length = last_source(links) + 1
    return length if length <= longest else UNKNOWN_LENGTH


def _near(source: Sequence[int], slip: int, lines: int) -> Iterable[int]:
    """Yield the longest sentence that each line of links may belong to.

    If lines were lost or added, it is unknown which: a link outside the sentence of the same number
    may be inside the right one.
    """
    if not slip:
        return source
    if abs(slip) > _WIDEST_SLIP:
        return repeat(max(source), lines)
    before, after = max(slip, 0), max(-slip, 0)
    return (max(source[max(0, n - before) : n + after + 1]) for n in range(lines))


def _decoded(links: str) -> str:
    """Return the links that could be decoded; the others have been reported already."""
    return " ".join(link for link in links.split(" ") if "\0" not in link and "\ufffd" not in link)


class _Ends(dict[str, int]):
    """One end of each link met so far; raises `KeyError` for an invalid link."""

    def __init__(self, end: int) -> None:
        self._end = end

    def __missing__(self, link: str) -> int:
        match = _LINK.fullmatch(link)
        if match is None:
            raise KeyError(link)
        position = int(match[self._end])
        if max(int(match[1]), int(match[2])) < _LONGEST_REMEMBERED:
            self[link] = position
        return position


_source_of = _Ends(1).__getitem__
_target_of = _Ends(2).__getitem__


def links_are_good(text: str, source_length: int, target_length: int) -> bool:
    """Return whether a line is links inside both sentences, with single blanks between them."""
    if not text:
        return True
    links = text.split(" ")
    try:
        return (
            max(map(_source_of, links)) < source_length
            and max(map(_target_of, links)) < target_length
        )
    except KeyError:
        return False


def link_mistakes(text: str, source_length: int, target_length: int) -> Iterator[str]:
    """Yield the mistakes in one line of links, in words."""
    links = text.split(" ") if text else []
    for number, link in enumerate(links):
        if link:
            yield from _mistakes_in(link, source_length, target_length)
        elif number == 0:
            yield f"the line begins with a blank; {_SEPARATED}"
        elif links[number - 1]:  # of several blanks in a row, the first is reported
            yield f"double blank after ‘{_cut(links[number - 1])}’; {_SEPARATED}"


def _mistakes_in(link: str, source_length: int, target_length: int) -> Iterator[str]:
    try:
        source, target = _source_of(link), _target_of(link)
    except KeyError:
        yield f"‘{_cut(link)}’ is not a link; write source-target, two numbers from 0, like 3-4"
        return
    if source >= source_length:
        yield f"link {link} points outside: the source sentence has {_tokens(source_length)}"
    if target >= target_length:
        yield f"link {link} points outside: the target sentence has {_tokens(target_length)}"


def _cut(link: str) -> str:
    return link if len(link) <= _LONGEST_SHOWN else f"{link[:_LONGEST_SHOWN]}…"


def _tokens(length: int) -> str:
    return f"{counted(length, 'token')} (0 to {length - 1})" if length else "no tokens"


def last_source(text: str) -> int:
    """Return the largest source position that is linked; -1 if there is none."""
    return max(
        (int(found[1]) for found in map(_LINK.fullmatch, text.split(" ")) if found), default=-1
    )


def links_of(text: str) -> list[Link]:
    """Return all links of a validated line, in its order."""
    links = text.split(" ") if text else []
    return list(zip(map(_source_of, links), map(_target_of, links), strict=True))


def linked_to(text: str, source: int) -> list[int]:
    """Return the targets linked to this source in a validated line, in order, with repetitions."""
    return [int(piece.partition(" ")[0]) for piece in f" {text}".split(f" {source}-")[1:]]


def targets_of(text: str, sources: Iterable[int]) -> tuple[int, ...]:
    """Return the target positions linked to any of these source positions, in order, each once.

    Works on the text itself, cut at the wanted sources: most sentences are asked about one token,
    once, and parsing all their links costs several times as much.
    """
    padded = f" {text}"
    targets = [
        piece.partition(" ")[0] for source in sources for piece in padded.split(f" {source}-")[1:]
    ]
    return (int(targets[0]),) if len(targets) == 1 else tuple(sorted({int(t) for t in targets}))


def translations_of(
    text: str, sources: Iterable[int], by_hand: tuple[int, ...] | None
) -> tuple[int, ...]:
    """Return the positions set by hand, even if there are none, or else those of the links."""
    return targets_of(text, sources) if by_hand is None else by_hand
