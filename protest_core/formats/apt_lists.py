"""Reads the word lists of the published APT program: lower-cased, blank lines passed over."""

import re
from collections.abc import Iterator
from pathlib import Path

from protest_core.formats.apt_texts import read_apt_list
from protest_core.formats.problems import ProblemList, quoted
from protest_core.metrics.published_apt.inputs import OTHER, Groups, Place, Probabilities

_PLACE = re.compile(r"([0-9]{1,9})\s+([0-9]{1,9})")


def read_words(path: Path, name: str, problems: ProblemList) -> tuple[str, ...]:
    """One word in each line."""
    lines = read_apt_list(path, name, problems)
    words = tuple(line.lower() for line in lines if line)
    if not words:
        problems.warn(name, "the list is empty")
    return words


def read_groups(path: Path, name: str, problems: ProblemList) -> Groups:
    """A group in each line, with commas between its words."""
    lines = read_apt_list(path, name, problems)
    groups = (re.sub(r"\s", "", line).lower().split(",") for line in lines if line)
    found = tuple(tuple(word for word in group if word) for group in groups)
    if not any(found):
        problems.warn(name, "the list is empty")
    return found


def read_probabilities(path: Path, name: str, problems: ProblemList) -> Probabilities:
    """`source,reference,candidate,p` in each line; of several for the same words the first."""
    found: dict[tuple[str, str, str], float] = {}
    for number, line in enumerate(read_apt_list(path, name, problems), 1):
        if not line:
            continue
        *words, last = re.sub(r"\s", "", line).split(",")
        p = _probability(last)
        if len(words) != 3 or p is None:
            message = f"{quoted(line)} is no entry; write source,reference,candidate,p"
            problems.add(name, f"{message} with p from 0 to 1", line=number)
        else:
            source, reference, candidate = map(_as_label, words)
            found.setdefault((source, reference, candidate), p)
    if not found:
        problems.warn(name, "the list is empty")
    return found


def _as_label(word: str) -> str:
    """Lower-cased like the lists, but for what the program itself calls words without a label."""
    return word if word == OTHER else word.lower()


def _probability(text: str) -> float | None:
    try:
        p = float(text)
    except ValueError:
        return None
    return p if 0 <= p <= 1 else None


def read_places(path: Path, name: str, problems: ProblemList) -> list[Place]:
    """Sentence and token in each line, both from 0."""
    lines = read_apt_list(path, name, problems)
    places = list(_places(lines, name, problems))
    if not places:
        problems.warn(name, "the list is empty")
    return places


def _places(lines: list[str], name: str, problems: ProblemList) -> Iterator[Place]:
    for number, line in enumerate(lines, 1):
        found = _PLACE.fullmatch(line)
        if found:
            yield Place(int(found[1]), int(found[2]), number)
        elif line:
            message = f"{quoted(line)} is no place; write sentence and token, two numbers from 0"
            problems.add(name, message, line=number)
