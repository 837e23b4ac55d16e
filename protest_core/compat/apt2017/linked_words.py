"""The words linked to each pronoun, with the published program's repair."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from protest_core.compat.apt2017.model import NOTHING, OTHER, Instance, Lists, Side, Words, parts_of
from protest_core.errors import Problem, counted
from protest_core.languages.profiles import Forms

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.signedinteger[Any]]
    # How many links each line has, and the positions where they begin and end.
    Piece = tuple[Numbers, Numbers, Numbers]


UNLINKED, SEVERAL = -1, -2


_EACH_LINE = 1 << 32  # more than a source position has, so that line and position are one number


_BEHIND_ALL = (1 << 63) - 1


class Links:
    """By line and source position; those of one line can be had in the order of the file."""

    def __init__(self, pieces: "Iterable[Piece]") -> None:
        import numpy as np  # a tenth of a second that other commands do not need

        self.lines = 0
        by_key = []
        for piece in pieces:
            by_key.append(_by_key(self.lines, *piece))
            self.lines += len(piece[0])
        # Two more behind the last, so that whoever looks for one can look at the next one, too.
        none = np.full(2, UNLINKED, np.int32)
        by_key.append((np.full(2, _BEHIND_ALL), none, none))
        self._keys, self._targets, self._order = map(np.concatenate, zip(*by_key, strict=True))

    def single_targets(self, keys: "Numbers") -> list[int]:
        """What is linked to each of these, or `UNLINKED`, or `SEVERAL`."""
        import numpy as np

        at = np.searchsorted(self._keys, keys)
        found = np.where(self._keys[at] == keys, self._targets[at], UNLINKED)
        found[self._keys[at + 1] == keys] = SEVERAL
        targets: list[int] = found.tolist()
        return targets

    def targets_of(self, line: int, source: int) -> list[int]:
        """In the order of the file, as what follows is."""
        key = line * _EACH_LINE + source
        begin, end = self._keys.searchsorted([key, key + 1])
        targets: list[int] = self._targets[begin:end].tolist()
        return targets

    def sources_of(self, line: int, target: int) -> list[int]:
        begin, end = self._of_line(line)
        at = begin + (self._targets[begin:end] == target).nonzero()[0]
        if len(at) > 1:
            at = at[self._order[at].argsort()]
        sources: list[int] = (self._keys[at] - line * _EACH_LINE).tolist()
        return sources

    def of_line(self, line: int) -> list[tuple[int, int]]:
        """None, if the file ends before this line."""
        begin, end = self._of_line(line)
        in_file = begin + self._order[begin:end].argsort()
        sources = self._keys[in_file] - line * _EACH_LINE
        return list(zip(sources.tolist(), self._targets[in_file].tolist(), strict=True))

    def _of_line(self, line: int) -> tuple[int, int]:
        begin, end = self._keys.searchsorted([line * _EACH_LINE, (line + 1) * _EACH_LINE])
        return begin, end

    def lines_beyond(self, lengths: "Numbers") -> list[int]:
        """Lines with links from a source position that a sentence of this length does not have."""
        import numpy as np

        begins = np.arange(len(lengths)) * _EACH_LINE
        at = self._keys.searchsorted(begins + lengths)
        lines: list[int] = np.flatnonzero(self._keys[at] < begins + _EACH_LINE).tolist()
        return lines

    def lines_past(self, lengths: "Numbers") -> list[int]:
        """Lines with links to a target position that a sentence of this length does not have."""
        end = self._keys.searchsorted(len(lengths) * _EACH_LINE)
        lines = self._keys[:end] // _EACH_LINE
        past: list[int] = lines[self._targets[:end] >= lengths[lines]].tolist()
        return list(dict.fromkeys(past))


def _by_key(
    first_line: int, per_line: "Numbers", sources: "Numbers", targets: "Numbers"
) -> "tuple[Numbers, Numbers, Numbers]":
    """Keys, targets, and where in the file each link is."""
    import numpy as np

    lines = np.arange(first_line, first_line + len(per_line))
    keys = np.repeat(lines * _EACH_LINE, per_line) + sources
    if (keys[1:] >= keys[:-1]).all():
        return keys, targets, np.arange(len(keys), dtype=np.int32)
    order = np.argsort(keys, kind="stable")
    return keys[order], targets[order], order.astype(np.int32)


def keys_of(instances: Sequence[Instance]) -> "Numbers":
    import numpy as np

    lines, tokens = (
        np.fromiter(map(itemgetter(at), instances), np.int64, len(instances)) for at in (0, 1)
    )
    return lines * _EACH_LINE + tokens


@dataclass(frozen=True, slots=True)
class LinkedText:
    """A translation, and how the source is linked to it."""

    name: str
    lines: Sequence[str]
    links_name: str
    links: Links

    def tokens_of(self, line: int) -> list[str]:
        return self.lines[line].split(" ") if line < len(self.lines) else []


_AROUND = 2  # words on each side of those that are linked


class Repair(NamedTuple):
    """A link that was added: a line of what the program prints."""

    line: int
    token: int
    word: str
    position: int
    added: str


class Repairer:
    """Of one side; always against the links and the words as they are in the files."""

    def __init__(
        self,
        source: Sequence[str],
        text: LinkedText,
        source_pronouns: Forms,
        target_pronouns: Forms,
        problems: list[Problem],
    ) -> None:
        self._source = source
        self._text = text
        self._source_pronouns = source_pronouns
        self._target_pronouns = target_pronouns
        self._problems = problems
        self._repairs: list[Repair] = []

    def taken(self) -> list[Repair]:
        """Those since the last time this was asked."""
        taken, self._repairs = self._repairs, []
        return taken

    def is_due(self, side: Side) -> bool:
        """Where nothing is linked, nothing is looked for."""
        return bool(side.positions) and self._target_pronouns.isdisjoint(side.words)

    def repaired(self, instance: Instance, side: Side) -> Side:
        line = instance[0]
        tokens = self._text.tokens_of(line)
        window = range(
            max(side.positions[0] - _AROUND, 0),
            min(side.positions[-1] + _AROUND + 1, len(tokens)),
        )
        # A capital letter never fits: lists are lower-cased, and tokens are not.
        free = [
            position
            for position in window
            if tokens[position].rpartition("-")[2] in self._target_pronouns
            and tokens[position] not in side.words
            and self._is_free(line, position)
        ]
        if not free:
            return side
        weights = dict(zip(window, weights_of(len(window)), strict=True))
        position = min(free, key=weights.__getitem__)  # the first of equal ones
        added = tokens[position]
        self._repairs.append(Repair(*instance, position, added))
        words = () if side.words == (OTHER,) else side.words
        return Side((*side.positions, position), (*words, added))

    def _is_free(self, line: int, position: int) -> bool:
        """Whether no source pronoun is linked to it already."""
        source = self._source[line].split(" ")
        for token in self._text.links.sources_of(line, position):
            if token >= len(source):
                message = f"{token}-{position} points outside: the source has {len(source)} tokens"
                self._problems.append(Problem(self._text.links_name, message, line + 1))
            elif source[token] in self._source_pronouns:
                return False
        return True


def weights_of(length: int) -> list[int]:
    """Of the words in a window; the smallest wins. They do not grow from where the link is."""
    half = length // 2
    return [*range(half, 0, -1), *([1] if length % 2 else []), *range(1, half + 1)]


KeptWords = Callable[[Words], Words]


def sides_of(
    texts: Iterable[LinkedText],
    instances: Sequence[Instance],
    kept: KeptWords,
    problems: list[Problem],
) -> list[list[Side]]:
    """One for each in each text; what points outside of its sentence is a problem."""
    keys = keys_of(instances)
    return [
        _of_text(text, instances, text.links.single_targets(keys), kept, problems) for text in texts
    ]


def _of_text(
    text: LinkedText,
    instances: Iterable[Instance],
    targets: Iterable[int],
    kept: KeptWords,
    problems: list[Problem],
) -> list[Side]:
    sides: list[Side] = []
    # One link is the rule, and the same word in the same place comes again and again.
    known: dict[tuple[int, str], Side] = {}
    lines, end = text.lines, len(text.lines)
    at, tokens, length = -1, [""], 0
    for instance, target in zip(instances, targets, strict=True):
        if instance[0] != at:
            at = instance[0]
            tokens = lines[at].split(" ") if at < end else []
            length = len(tokens)
        if 0 <= target < length:
            key = target, tokens[target]
            side = known.get(key)
            if side is None:
                side = known[key] = _side([target], tokens, kept)
            sides.append(side)
        elif target == UNLINKED:
            sides.append(NOTHING)
        else:
            sides.append(_odd(text, instance, tokens, kept, problems))
    return sides


def _odd(
    text: LinkedText,
    instance: Instance,
    tokens: list[str],
    kept: KeptWords,
    problems: list[Problem],
) -> Side:
    """With several links, or one that points outside."""
    line, source, _ = instance
    targets = text.links.targets_of(line, source)
    outside = [target for target in targets if target >= len(tokens)]
    if not outside:
        return _side(targets, tokens, kept)
    links = " ".join(f"{source}-{target}" for target in outside)
    if tokens:
        message = f"{links} points outside: {text.name} has {counted(len(tokens), 'token')} there"
    else:
        message = f"{links} points outside: {text.name} has no line {line + 1}"
    problems.append(Problem(text.links_name, message, line + 1))
    return NOTHING


def _side(targets: list[int], tokens: list[str], kept: KeptWords) -> Side:
    """Repeated links are kept."""
    positions = tuple(sorted(targets))
    return Side(positions, kept(tuple([tokens[position].lower() for position in positions])))


def kept_words(lists: Lists, separator: str) -> KeptWords:
    """With a target list the first listed part of each word counts; without one, all words do."""
    if not lists.has_target_words:
        return lambda words: words
    kept = _Kept(frozenset(lists.target_words), separator)
    return kept.__getitem__


class _Kept(dict[Words, Words]):
    """What is kept of the words met so far."""

    def __init__(self, listed: frozenset[str], separator: str) -> None:
        self._listed = listed
        self._parts = parts_of(separator)

    def __missing__(self, words: Words) -> Words:
        first = (
            next((part for part in self._parts(word) if part in self._listed), None)
            for word in words
        )
        self[words] = found = tuple(part for part in first if part is not None) or (OTHER,)
        return found
