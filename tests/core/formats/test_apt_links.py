"""Links of the published APT program: whatever begins outside of its sentence is told."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from protest_core.formats.apt_links import read_apt_links
from protest_core.formats.apt_texts import AptText
from protest_core.formats.problems import ProblemList

SENTENCES = st.lists(st.integers(1, 1200), min_size=1, max_size=5)


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
    lines = read_apt_links(path, "links", source, problems)
    assert [[*map(int, line.replace("-", " ").split()[::2])] for line in lines] == starts
    pairs = enumerate(zip(starts, lengths, strict=True), 1)
    outside = [number for number, (line, length) in pairs if max(line, default=0) >= length]
    assert [each.line for each in problems.warnings] == outside
    assert not problems.mistakes
