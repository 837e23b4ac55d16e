"""Links of the published APT program: read as it reads them, and what it passes over is told."""

import re
from pathlib import Path

from hypothesis import example, given
from hypothesis import strategies as st

from protest_compat.apt2017.files import AptText, read_apt_links
from protest_core.files.problems import ProblemList
from protest_core.text.translation import links_of

NO_TEXT = AptText("text", [], 0)
SENTENCES = st.lists(st.integers(1, 1200), min_size=1, max_size=5)
LINK = st.builds("{}-{}".format, st.integers(0, 1100), st.integers(0, 99))
ODD = st.text("0123456789- \n\t\x1e\u00a0+x", max_size=12) | st.just("1234567890-1")
TEXTS = st.lists(LINK | st.sampled_from([" ", "\n", " \n", "\n\n"]) | ODD, max_size=40)


def positions_near(length: int) -> st.SearchStrategy[int]:
    return st.sampled_from([0, length - 1, length, 10 * length]) | st.integers(0, length + 10)


@given(lengths=SENTENCES, drawn=st.data())
def test_exactly_the_lines_with_links_from_outside_are_told(
    tmp_path_factory, lengths: list[int], drawn: st.DataObject
):
    starts = [drawn.draw(st.lists(positions_near(length), max_size=4)) for length in lengths]
    path: Path = tmp_path_factory.mktemp("links") / "links"
    path.write_text("".join(f"{' '.join(f'{i}-{10 * i}' for i in line)}\n" for line in starts))
    source = AptText("source", [" ".join("w" * length) for length in lengths], len(lengths))
    problems = ProblemList()
    target = AptText("target", [" ".join("w" * 12_001)] * len(lengths), len(lengths))
    links = read_apt_links(path, "links", source, target, problems)
    assert [[begin for begin, _ in links_of(line)] for line in links] == starts
    pairs = enumerate(zip(starts, lengths, strict=True), 1)
    outside = [number for number, (line, length) in pairs if max(line, default=0) >= length]
    assert [each.line for each in problems.warnings] == outside
    assert not problems.mistakes


@given(lengths=SENTENCES, others=SENTENCES, drawn=st.data())
def test_exactly_the_lines_with_links_to_outside_are_told(
    tmp_path_factory, lengths: list[int], others: list[int], drawn: st.DataObject
):
    """One text may have more lines, as odd line ends make it, or the links may."""
    ends = [drawn.draw(st.lists(positions_near(length), max_size=4)) for length in lengths]
    path: Path = tmp_path_factory.mktemp("links") / "links"
    path.write_text("".join(f"{' '.join(f'{j % 2}-{j}' for j in line)}\n" for line in ends))
    source = AptText("source", ["a b"] * len(lengths), len(lengths))
    text = AptText("target", [" ".join("é" * length) for length in others], len(others))
    problems = ProblemList()
    read_apt_links(path, "links", source, text, problems)
    pairs = enumerate(zip(ends, others, strict=False), 1)
    outside = [number for number, (line, length) in pairs if max(line, default=0) >= length]
    assert [each.line for each in problems.warnings] == outside
    assert all("target has" in each.message for each in problems.warnings)


@given(st.lists(st.text(" \u2019\u00e9\ud7ff\U0001f600a-\t"), max_size=6))
def test_tokens_are_counted_by_single_blanks(lines: list[str]):
    text = AptText("text", lines, len(lines))
    assert text.lengths == [len(line.split(" ")) for line in lines]


def read_one_by_one(text: str) -> list[list[tuple[int, int]]] | None:
    """Line by line, blank by blank; nothing, if anything is not a link."""
    lines = [line.split() for line in text.split("\n")[:-1]]
    if not all(re.fullmatch("[0-9]{1,9}-[0-9]{1,9}", link) for line in lines for link in line):
        return None
    return [[tuple(map(int, link.split("-"))) for link in line] for line in lines]  # type: ignore[misc]


@given(pieces=TEXTS, between=st.sampled_from([" ", "\n", ""]))
@example(pieces=["4-", "1"], between=" ")
@example(pieces=["4", "-1"], between=" ")
@example(pieces=["45", "1-2-3"], between=" ")
@example(pieces=["1-2-3", "45"], between=" ")
def test_links_are_read_as_by_whoever_reads_one_after_the_other(
    tmp_path_factory, pieces: list[str], between: str
):
    text = between.join(pieces) + "\n"
    path: Path = tmp_path_factory.mktemp("links") / "links"
    path.write_bytes(text.encode())
    problems = ProblemList()
    links = read_apt_links(path, "links", NO_TEXT, NO_TEXT, problems)
    expected = read_one_by_one(text)
    assert bool(problems.mistakes) == (expected is None)
    if expected is not None:
        assert [*map(links_of, links)] == expected
