"""A translation: its sentences and links; read from files and written to them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from pathlib import Path
from unicodedata import category

from msgspec import Struct

from protest_core.files.problems import ProblemList
from protest_core.files.text import (
    UNKNOWN_LENGTH,
    add_count_mistake,
    read_lines,
    read_sentences,
    token_counts,
    write_lines,
)
from protest_core.text.pharaoh import last_source, link_mistakes, links_are_good, translations_of
from protest_core.text.tokens import Positions, Tokens, tokens_of

# Unicode's categories of punctuation; `Sk` has the opening quotation mark of treebanks (``).
_PUNCTUATION = frozenset({"Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sk"})
# `20 %` is a translation of `20 percent`.
_READ_AS_WORDS = frozenset("%‰&@#§")
_WIDEST_SLIP = 100
_LINES_BETWEEN_LOOKS = 20_000
_unknown = repeat(UNKNOWN_LENGTH)


class AlignedSentence(Struct, frozen=True, gc=False):
    """A sentence of a translation and its links to the source, as Pharaoh text."""

    text: str
    links: str


@dataclass(frozen=True, slots=True)
class Translation:
    """One sentence per source line, and for each its links as checked Pharaoh text."""

    sentences: tuple[str, ...]
    links: tuple[str, ...]

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
    names: tuple[str, str] | None = None,
) -> Translation:
    """Read both files and check them against the source's token counts, if it could be read.

    There are no sentences if their number differs from the source's, or if there is no source.
    `names` are the names of the files in messages.
    """
    text_name, links_name = names or (str(text), str(links))
    sentences = read_text(text, text_name, source=source, problems=problems)
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
    if source is None or not text.whole:
        return []
    if len(text.lines) == len(source):
        return text.lines
    found = token_counts(text.lines, spoilt=problems.spoilt_lines(name))
    add_count_mistake(name, found=found, wanted=source, problems=problems)
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
