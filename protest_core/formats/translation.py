"""Reads and writes a translation: tokenised text and, line by line, its Pharaoh alignment."""

from collections.abc import Sequence
from pathlib import Path

from protest_core.alignment import Translation, link_mistakes, normalise_links
from protest_core.errors import counted
from protest_core.formats.problems import ProblemList
from protest_core.formats.text import read_lines, read_sentences, write_lines

# What messages call the text that every translation is checked against.
SOURCE = "source.txt"


def read_translation(
    text: Path,
    links: Path,
    *,
    source: Sequence[str],
    problems: ProblemList,
    names: tuple[str, str] | None = None,
) -> Translation:
    """Read both files and check them against the source; `names` is how messages call them."""
    text_name, links_name = names or (str(text), str(links))
    sentences = read_sentences(text, text_name, problems)
    link_lines = read_lines(links, links_name, problems)
    if sentences is not None and len(sentences) != len(source):
        suspect = _first_odd_pair(source, sentences)
        _add_count_mistake(text_name, len(sentences), len(source), suspect, problems)
    if link_lines is None:
        return Translation(tuple(sentences or ()), ())
    link_lines = [normalise_links(line) for line in link_lines]
    spoilt = problems.spoilt_lines(text_name, SOURCE)
    _check_links(link_lines, links_name, source, sentences or (), spoilt, problems)
    return Translation(tuple(sentences or ()), tuple(link_lines))


def _check_links(
    link_lines: Sequence[str],
    name: str,
    source: Sequence[str],
    target: Sequence[str],
    spoilt: set[int],
    problems: ProblemList,
) -> None:
    """If counts differ, positions after the slip are all wrong: they only tell where it is."""
    if len(link_lines) != len(source):
        outside = (
            number
            for number, pair in enumerate(zip(link_lines, source, target, strict=False))
            if _mistakes(*pair)
        )
        suspect = next(outside, min(len(link_lines), len(source)))
        _add_count_mistake(name, len(link_lines), len(source), suspect, problems)
    elif len(target) == len(source):
        for number, pair in enumerate(zip(link_lines, source, target, strict=True), 1):
            for mistake in _mistakes(*pair) if number not in spoilt else ():
                problems.add(name, mistake, line=number)


def _mistakes(links: str, source: str, target: str) -> list[str]:
    return link_mistakes(links, source_length=_length(source), target_length=_length(target))


def _length(sentence: str) -> int:
    return sentence.count(" ") + 1 if sentence else 0


def _add_count_mistake(
    name: str, found: int, wanted: int, suspect: int, problems: ProblemList
) -> None:
    """`suspect` is the first line, from 0, that does not fit; it may be the one after the last."""
    counts = f"{counted(found, 'line')} where the source has {wanted:,}"
    if suspect < found:
        problems.add(name, f"{counts}; this is the first that does not fit", line=suspect + 1)
    else:
        problems.add(name, f"{counts}; the last ones seem to be missing", line=found or None)


def _first_odd_pair(source: Sequence[str], target: Sequence[str]) -> int:
    """The first line whose length no translation would have, or the first without a partner."""
    for number, (ours, theirs) in enumerate(zip(source, target, strict=False)):
        shorter, longer = sorted((_length(ours), _length(theirs)))
        if (shorter == 0) != (longer == 0) or longer > 2.5 * shorter + 5:
            return number
    return min(len(source), len(target))


def write_translation(translation: Translation, text: Path, links: Path) -> None:
    write_lines(text, translation.sentences)
    write_lines(links, translation.links)
