"""Reads the word lists of the published APT program: lower-cased, blank lines passed over."""

import re
from collections.abc import Iterator
from pathlib import Path

from protest_core.formats.apt_texts import read_apt_text
from protest_core.formats.problems import ProblemList, quoted
from protest_core.metrics.published_apt import Groups, Place

_PLACE = re.compile(r"([0-9]{1,9})\s+([0-9]{1,9})")


def read_words(path: Path, name: str, problems: ProblemList) -> tuple[str, ...]:
    """One word in each line."""
    lines = read_apt_text(path, name, problems).lines
    words = tuple(line.lower() for line in lines if line)
    if not words:
        problems.warn(name, "the list is empty")
    return words


def read_groups(path: Path, name: str, problems: ProblemList) -> Groups:
    """A group in each line, with commas between its words."""
    lines = read_apt_text(path, name, problems).lines
    groups = (re.sub(r"\s", "", line).lower().split(",") for line in lines if line)
    return tuple(tuple(word for word in group if word) for group in groups)


def read_places(path: Path, name: str, problems: ProblemList) -> list[Place]:
    """Sentence and token in each line, both from 0."""
    lines = read_apt_text(path, name, problems).lines
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
