"""A system's output for a corpus is brought to the lines of the suite built of it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.errors import InputError
from protest_core.suite_build.arrange import CorpusSide, arrange, arrange_output, places_in_order
from protest_core.suite_build.built_suite import LineOrigin

# Two documents; the second line is two sentences of the source and one of the reference.
LINES = """line\tpart\tdocument\tsource_sentences\treference_sentences
0\tTalks\tone\t0\t0
1\tTalks\tone\t1 2\t1
2\tTalks\ttwo\t0\t
"""


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    directory = tmp_path / "suite"
    directory.mkdir()
    (directory / "lines.tsv").write_text(LINES, encoding="utf-8")
    return directory


def arranged(suite: Path, text: str, side: CorpusSide = CorpusSide.SOURCE) -> list[str]:
    file = suite.parent / "output.txt"
    file.write_text(text, encoding="utf-8")
    return list(arrange_output(directory=suite, text=file, side=side).lines)


def mistakes(suite: Path, text: str, side: CorpusSide = CorpusSide.SOURCE) -> list[str]:
    with pytest.raises(InputError) as error:
        arranged(suite, text, side)
    return [str(problem) for problem in error.value.problems]


def test_sentences_of_a_line_are_joined(suite: Path):
    assert arranged(suite, "a\nb\nc\nd\n") == ["a", "b c", "d"]


def test_an_output_may_keep_to_the_sentences_of_the_reference(suite: Path):
    assert arranged(suite, "A\nB\n", CorpusSide.REFERENCE) == ["A", "B", ""]


@pytest.mark.parametrize(
    "text",
    [
        '2\tc\n0\t„a“ "x\n',
        'one\t2\tc\n\none\t0\t„a“ "x\n',
        'Talks/one\t0\t„a“ "x\nTalks/one\t2\tc\ntwo\t0\t\n',
    ],
)
def test_what_a_numbered_output_has_not_got_is_empty(suite: Path, text: str):
    assert arranged(suite, text) == ['„a“ "x', "c", ""]


def test_lines_without_all_their_sentences_are_counted(suite: Path):
    file = suite.parent / "output.txt"
    file.write_text("1\tb\n", encoding="utf-8")
    found = arrange_output(directory=suite, text=file)
    assert (found.without_text, found.with_some) == (2, 1)


def test_another_number_of_lines_is_refused_with_what_may_be_meant(suite: Path):
    (messages,) = mistakes(suite, "A\nB\n")
    assert "2 lines, and the suite's documents have 4 sentences in the source" in messages
    assert messages.endswith("in the reference they have as many: add --by reference")
    (messages,) = mistakes(suite, "a\nb\nc\nd\n", CorpusSide.REFERENCE)
    assert messages.endswith("add --by source")
    (messages,) = mistakes(suite, "a\n")
    assert "DOCUMENT<TAB>NUMBER<TAB>TEXT" in messages


def test_all_mistakes_of_a_numbered_output_are_told_by_line(suite: Path):
    rows = ["0\ta", "0\tb", "4\tc", "no tab", "one\t0\td", "1\ta\tb\tc"]
    message = mistakes(suite, "\n".join(rows) + "\n")
    assert [each.split(":")[1] for each in message] == ["2", "3", "4", "5", "6"]
    assert all("is not NUMBER<TAB>TEXT" in each for each in message[2:])


def test_all_mistakes_of_an_output_with_documents_are_told_by_line(suite: Path):
    rows = ["one\t0\ta", "one\t0\tb", "one\t3\td", "tow\t0\te", "one\t１\tf", "1\tg"]
    message = mistakes(suite, "\n".join(rows) + "\n")
    assert [each.split(":")[1] for each in message] == ["2", "3", "4", "5", "6"]
    assert message[2].endswith("the document ‘tow’ is not in the suite; is it ‘two’?")
    assert "an empty TEXT needs its tab" in message[4]


def test_a_document_of_that_name_in_several_parts_must_be_told_apart(suite: Path):
    table = suite / "lines.tsv"
    table.write_text(LINES.replace("Talks\ttwo", "news\tone"), encoding="utf-8")
    assert "write PART/DOCUMENT" in mistakes(suite, "one\t0\ta\n")[0]
    assert arranged(suite, "news/one\t0\ta\n") == ["", "", "a"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("1\tTalks", "2\tTalks", "lines.tsv:3: here should be line 1"),
        ("1 2", "1 3", "‘1 3’ is not a row of numbers"),
        ("1 2", "２", "‘２’ is not a row of numbers"),
        ("part", "parts", "no column ‘part’"),
    ],
)
def test_a_table_of_lines_that_somebody_spoilt_is_refused(
    suite: Path, old: str, new: str, words: str
):
    table = suite / "lines.tsv"
    table.write_text(LINES.replace(old, new), encoding="utf-8")
    assert words in mistakes(suite, "a\n")[0]


def test_a_suite_without_the_table_says_so(suite: Path):
    (suite / "lines.tsv").unlink()
    assert "only a suite built from a corpus has it" in mistakes(suite, "a\n")[0]
    with pytest.raises(InputError, match="no suite directory"):
        arrange_output(directory=suite / "none", text=suite)


@given(st.lists(st.integers(0, 3), max_size=8))
def test_no_sentence_is_lost_or_moved(lengths: list[int]):
    ends = [sum(lengths[: place + 1]) for place in range(len(lengths))]
    lines = [
        LineOrigin("p", "d", range(end - length, end), range(0))
        for end, length in zip(ends, lengths, strict=True)
    ]
    places = places_in_order(lines, CorpusSide.SOURCE)
    texts = {place: str(place[2]) for place in places}
    found = arrange(lines, texts, CorpusSide.SOURCE)
    assert " ".join(filter(None, found.lines)).split() == [str(n) for n in range(sum(lengths))]
    assert [len(line.split()) for line in found.lines] == lengths
