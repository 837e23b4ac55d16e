"""Reads and writes a translation: tokenised text and, line by line, its Pharaoh alignment."""

from collections.abc import Sequence
from pathlib import Path

from protest_core.alignment.translation import Translation
from protest_core.formats.links import read_links
from protest_core.formats.problems import ProblemList
from protest_core.formats.slip import add_count_mistake
from protest_core.formats.text import read_lines, read_sentences, token_counts, write_lines


def read_translation(
    text: Path,
    links: Path,
    *,
    source: Sequence[int] | None,
    problems: ProblemList,
    names: tuple[str, str] | None = None,
) -> Translation:
    """Read both files and check them against the token counts of the source, if it could be read.

    There are no sentences if they are not as many as the source's, or if there is no source.
    `names` is how messages call the files.
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
    """As many lines as the source has, or none."""
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
