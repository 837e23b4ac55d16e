"""What stands round a word: its neighbours, and whether a sentence begins with it."""

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase

from protest_core.contrasting.plain import plain

_ENDS = frozenset(".!?")
_QUOTES = frozenset("«“„\"`»”'’")
_BEFORE_A_SENTENCE = frozenset("…:-–—") | _QUOTES - frozenset("'’")


def begins_sentence(words: Sequence[str], place: int) -> bool | None:
    """None where it may: behind a dash, a colon, a quotation mark."""
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
    """Between some of these words, or two of them; without any, it may stand anywhere."""
    return _one_of(_words_before(words, place), after) and _one_of(
        _words_after(words, place), before
    )


def beside(words: Sequence[str], place: int) -> frozenset[str]:
    return frozenset(map(plain, [*words[max(0, place - 1) : place], *words[place + 1 : place + 2]]))


def _words_before(words: Sequence[str], place: int) -> tuple[str, ...]:
    """Nothing is said before the first word of a sentence, whatever signs are there."""
    if begins_sentence(words, place):
        return ("",)
    return words[place - 1], " ".join(words[max(0, place - 2) : place])


def _words_after(words: Sequence[str], place: int) -> tuple[str, ...]:
    following = words[place + 1 : place + 3]
    return (following[0], " ".join(following)) if following else ("",)


def _one_of(found: Iterable[str], patterns: Sequence[str]) -> bool:
    """A pattern with capitals asks for them; all others are met by any."""
    return not patterns or any(
        fnmatchcase(word, pattern) or fnmatchcase(plain(word), pattern)
        for word in found
        for pattern in patterns
    )
