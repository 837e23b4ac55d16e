"""The sentences of a text and its highlighted words: values without drawing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from protest_core.text.tokens import Tokens
from protest_core.text.writing import WrittenLine, as_tokens
from protest_gui.text.positions import utf16_span
from protest_gui.translations import tr

Place = tuple[int, int]  # (line of the suite, token on it), both counted from 0


class Role(Enum):
    """The part to which a highlighted word belongs; `BOTH` if pronoun and antecedent overlap."""

    PRONOUN = auto()
    ANTECEDENT = auto()
    BOTH = auto()


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A sentence; the one `with_pronoun` is drawn in the text colour, the others are context."""

    number: int
    tokens: Tokens
    with_pronoun: bool = False
    written: WrittenLine | None = None  # as its tokens by default

    @property
    def shown(self) -> WrittenLine:
        return self.written or as_tokens(self.tokens)


@dataclass(frozen=True, slots=True)
class FoldedLines:
    """A row in the place of lines between pronoun and antecedents; the key opens it."""

    lines: range
    key: str = ""

    @property
    def text(self) -> str:
        return tr("%n lines", "", len(self.lines), one="%n line")


Row = ShownLine | FoldedLines


@dataclass(frozen=True, slots=True)
class Mark:
    """The highlighting of one word; `key` selects it and stands small at its corner."""

    role: Role
    selected: bool = False
    key: str = ""


Marks = Mapping[Place, Mark]


@dataclass(frozen=True, slots=True)
class Word:
    """A highlighted word, with its positions in the paragraph that has the number `block`."""

    place: Place
    mark: Mark
    text: str
    block: int
    start: int
    end: int
    joined_before: bool = False  # no blank is between it and the token before it
    joined_after: bool = False


def rows_of(
    text: Mapping[int, Tokens],
    pronoun_line: int,
    folded: Sequence[FoldedLines] = (),
    write: Callable[[Tokens], WrittenLine] = as_tokens,
) -> list[Row]:
    """Return the lines of a text by their numbers, with the rows of those that are `folded`.

    `write` says how tokens are shown.
    """
    starts = {row.lines.start: row for row in folded}
    hidden = {line for row in folded for line in row.lines}
    rows: list[Row] = []
    for line, tokens in sorted(text.items()):
        if line in starts:
            rows.append(starts[line])
        elif line not in hidden:
            rows.append(ShownLine(line, tokens, line == pronoun_line, write(tokens)))
    return rows


def name_of(mark: Mark) -> str:
    """Return what a mark means, for the tool tip: “pronoun, selected”."""
    if mark.role is Role.PRONOUN:
        name = tr("pronoun")
    elif mark.role is Role.ANTECEDENT:
        name = tr("antecedent")
    else:
        name = tr("pronoun and antecedent")
    return tr("{0}, selected").format(name) if mark.selected else name


def spoken(mark: Mark, word: str) -> str:
    """Return a sentence for people who hear the text: “Pronoun: elle (selected).”"""
    if mark.role is Role.PRONOUN:
        sentence = tr("Pronoun: {0}.")
    elif mark.role is Role.ANTECEDENT:
        sentence = tr("Antecedent: {0}.")
    else:
        sentence = tr("Pronoun and antecedent: {0}.")
    shown = tr("{0} (selected)").format(word) if mark.selected else word
    return sentence.format(shown)


def words_of(rows: Sequence[Row], marks: Marks) -> tuple[Word, ...]:
    """Return the highlighted words in text order.

    Marks on text that is not shown are left out: a line further up, a word that does not exist.
    """
    lines = {
        row.number: (block, row) for block, row in enumerate(rows) if isinstance(row, ShownLine)
    }
    words = []
    for (number, token), mark in marks.items():
        block, line = lines.get(number, (0, None))
        if line is not None and 0 <= token < len(line.tokens):
            words.append(_word((number, token), mark, line, block))
    return tuple(sorted(words, key=lambda word: (word.block, word.start, word.place[1])))


def _word(place: Place, mark: Mark, line: ShownLine, block: int) -> Word:
    token, shown = place[1], line.shown
    start, end = shown.spans[token]
    before = shown.spans[token - 1][1] if token else -1
    after = shown.spans[token + 1][0] if token + 1 < len(shown.spans) else -1
    first, last = utf16_span(shown.text, (start, end))
    return Word(place, mark, line.tokens[token], block, first, last, before == start, after == end)


def same_word(words: Sequence[Word], before: Word | None) -> Word | None:
    """Return the word as it is marked now, also if other context is shown."""
    return next(
        (w for w in words if before and (w.place, w.text) == (before.place, before.text)), None
    )
