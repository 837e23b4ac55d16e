"""The words that the published APT program tells apart, and which of them are one."""

from collections.abc import Iterable, Sequence

from protest_core.metrics.published_apt.inputs import NONE, OTHER, Groups, Lists, Side

# A word that came in by repair and is no label has no number.
Number = int | None
Numbers = frozenset[Number]


class Labels:
    """Labels in their order; `numbers` are what words count as, equal ones as the same."""

    def __init__(self, names: Sequence[str], equal: Groups = (), similar: Groups = ()) -> None:
        self.names = tuple(dict.fromkeys(names))
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self._none = frozenset([self.number_of[NONE]])
        self._first = self._first_of_groups(equal)
        self.similar = tuple(self._similar(similar))

    def _first_of_groups(self, equal: Groups) -> dict[str, str]:
        """Of the first group that a word is in; groups that share a word are not made one."""
        first: dict[str, str] = {}
        for group in equal:
            left = [word for word in group if word in self.number_of]
            if len(left) > 1:
                for word in left:
                    first.setdefault(word, left[0])
        return first

    def _similar(self, groups: Groups) -> Iterable[Numbers]:
        for group in groups:
            left = [word for word in group if word in self.number_of]
            if len(left) > 1:
                yield frozenset(map(self.number, left))

    def number(self, word: str) -> Number:
        return self.number_of.get(self._first.get(word, word))

    def numbers(self, words: Iterable[str]) -> Numbers:
        """Of a side; nothing linked is `NONE`."""
        return frozenset(map(self.number, words)) or self._none


def labels_of(lists: Lists, sides: Iterable[Sequence[Side]]) -> Labels:
    """Taken before repair."""
    if lists.has_target_words:
        return Labels((*lists.target_words, OTHER, NONE), lists.equal, lists.similar)
    sides_once = dict.fromkeys(side for of_text in sides for side in of_text)
    seen = dict.fromkeys(word for side in sides_once for word in side.words)
    return Labels((*seen, NONE), lists.equal, lists.similar)
