"""What is linked to each source pronoun, as the published APT program takes it."""

from collections.abc import Callable, Iterable, Sequence

from protest_core.errors import Problem, counted
from protest_core.metrics.published_apt.inputs import (
    NOTHING,
    OTHER,
    Instance,
    Lists,
    Side,
    Words,
)
from protest_core.metrics.published_apt.instances import parts_of
from protest_core.metrics.published_apt.links import UNLINKED, LinkedText, keys_of

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
