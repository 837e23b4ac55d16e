"""The links of a text: those of tens of thousands of pronouns are found at once, by NumPy."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from protest_core.metrics.published_apt.inputs import Instance

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
