"""Building a suite from raw parallel text, with and without a table of its pronouns."""

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.errors import InputError, RefusedError
from protest_core.files.problems import ProblemList
from protest_core.loading.create_project import check_suite
from protest_core.suite.directory import read_suite_directory
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.make import (
    NewSuite,
    NumbersWanted,
    ParallelWanted,
    make_suite,
)
from protest_core.suite_build.parallel import ParallelFiles, build_from_parallel
from protest_core.suite_build.raw_text import places_of_tokens, tokenised

SOURCE = """The lamp broke, and it fell.
“It's loud,” they said; it was.
You saw them… didn't you?
"""
REFERENCE = """La lámpara se rompió y se cayó.
«Es ruidosa», dijeron; lo era.
Los viste… ¿no?
"""
_numbers = st.integers(-1, 40).map(str) | st.sampled_from(["", "", "x", "9" * 30])
_words = st.sampled_from(["", "it", "They", "lamp", " ", "’s"])
_spans = st.sampled_from(["", "0:0-8", "0:0-2", "0:0-8:4", "7:0-8", "1:24-26"])
_rows = st.lists(
    st.tuples(_numbers, _words, _numbers, _numbers, _numbers, _spans), min_size=1, max_size=4
)


def files(folder: Path, table: str | None = None, **more: object) -> ParallelFiles:
    folder.mkdir(exist_ok=True)
    (folder / "source.txt").write_text(SOURCE, encoding="utf-8")
    (folder / "reference.txt").write_text(REFERENCE, encoding="utf-8")
    if table is not None:
        (folder / "table.tsv").write_text(table, encoding="utf-8")
    path = folder / "table.tsv" if table is not None else None
    named = {"raw": True, **more}
    return ParallelFiles(folder / "source.txt", folder / "reference.txt", path, **named)


def build(folder: Path, table: str | None = None, **more: object) -> BuiltSuite:
    return build_from_parallel(
        files=files(folder, table, **more), directory=folder / "suite", languages=("en", "es")
    )


def words(built: BuiltSuite) -> list[tuple[int, str]]:
    lines = [line.split(" ") for line in built.suite.source]
    return [(each.line, lines[each.line][each.token]) for each in built.chosen]


def mistakes(folder: Path, table: str, **more: object) -> list[str]:
    with pytest.raises(InputError) as error:
        build(folder, table, **more)
    assert not (folder / "suite").exists()
    return [str(problem) for problem in error.value.problems]


def test_pronouns_are_found_by_their_forms(tmp_path: Path):
    built = build(tmp_path)
    assert words(built) == [
        (0, "it"),
        (1, "It"),
        (1, "they"),
        (1, "it"),
        (2, "You"),
        (2, "them"),
        (2, "you"),
    ]
    assert {each.category for each in built.chosen} == {
        *("unsorted_it", "unsorted_they", "unsorted_them", "unsorted_you")
    }
    check_suite(directory=tmp_path / "suite")


def test_only_the_forms_that_are_asked_for_are_found(tmp_path: Path):
    assert words(build(tmp_path, forms=("they", "Them"))) == [(1, "they"), (2, "them")]
    with pytest.raises(RefusedError, match="foo: no pronoun of English"):
        build(tmp_path / "other", forms=("foo",))


def test_the_number_of_examples_of_an_unsorted_category_is_chosen(tmp_path: Path):
    wanted = ParallelWanted(files(tmp_path), NumbersWanted(("unsorted_it=1,unsorted_you=2",)))
    make_suite(new=NewSuite(wanted, tmp_path / "suite", ("en", "es")))
    suite = read_suite_directory(tmp_path / "suite", ProblemList()).suite
    assert sorted(each.category.id for each in suite.examples) == [
        *("unsorted_it", "unsorted_you", "unsorted_you")
    ]


@pytest.mark.parametrize(
    "table",
    [
        "line\ttoken\tcategory\tantecedents\n1\t9\tevent_it\t0:0-2\n2\t2\tevent_it\t\n",
        "line\tword\toccurrence\tcategory\n1\tit\t2\tevent_it\n2\tthem\t\tevent_it\n",
        "line\tstart\tend\tcategory\tantecedents\n1\t24\t26\tevent_it\t0:0-8:4\n"
        "2\t8\t12\tevent_it\t\n",
    ],
)
def test_places_are_tokens_words_or_characters(tmp_path: Path, table: str):
    built = build(tmp_path, table)
    assert words(built) == [(1, "it"), (2, "them")]
    for antecedent in built.chosen[0].antecedents:
        assert (antecedent.line, antecedent.start, antecedent.end) == (0, 0, 2)
        assert antecedent.head in {None, 1}


def test_the_three_ways_may_be_mixed_and_written_as_json_lines(tmp_path: Path):
    rows = [
        {"line": 0, "token": 5, "category": "event_it"},
        {"line": 1, "word": "They", "category": "event_it"},
        {"line": 2, "start": 8, "end": 12, "category": "event_it"},
    ]
    rows[2]["antecedents"] = [{"line": 0, "span": [0, 8], "head": 4}]
    built = build(tmp_path, "".join(json.dumps(row) + "\n" for row in rows))
    assert words(built) == [(0, "it"), (1, "they"), (2, "them")]
    (antecedent,) = built.chosen[2].antecedents
    assert (antecedent.start, antecedent.end, antecedent.head) == (0, 2, 1)


def test_a_place_that_is_wrong_is_named_with_its_line(tmp_path: Path):
    header = "line\tword\toccurrence\tstart\tend\ttoken\tcategory\tantecedents\n"
    rows = [
        "1\tit\t\t\t\t\tevent_it\t",
        "1\tit\t3\t\t\t\tevent_it\t",
        "1\tit\t0\t\t\t\tevent_it\t",
        "1\tthem\t\t\t\t\tevent_it\t",
        "1\t\t\t23\t26\t\tevent_it\t",
        "1\t\t\t18\t26\t\tevent_it\t",
        "1\t\t\t24\t\t\tevent_it\t",
        "1\tit\t1\t24\t26\t\tevent_it\t",
        "1\t\t\t\t\t\tevent_it\t",
        "1\t\t\t24\t26\t\tevent_it\t0:1-8",
        "1\t\t\t24\t26\t\tevent_it\t0:0-8:5",
        "9\tit\t\t\t\t\tevent_it\t",
        "1\t\t\t24\t26\t\tevent_it\t9:0-8",
        "0\tlamp\t\t\t\t\tevent_it\t",
    ]
    found = mistakes(tmp_path, header + "".join(row + "\n" for row in rows))
    expected = [
        "‘it’ is in its line 2 times; say which in a column occurrence, from 1",
        "‘it’ is in its line 2 times; there is no occurrence 3, from 1",
        "‘it’ is in its line 2 times; there is no occurrence 0, from 1",
        "‘them’ is not a word of its line",
        "pronoun: characters 23-26 of line 1, ‘ it’, are not whole words",
        "pronoun: characters 18-26 are 3 words, not one",
        "start is given without end",
        "word and start are both given; leave one of them empty",
        "there is neither a token nor a word nor start and end of the pronoun",
        "antecedent: characters 1-8 of line 0, ‘he lamp’, are not whole words",
        "antecedent: no word begins at character 5 of line 0, its head",
        "pronoun: line 9 is not in the source, which has lines 0 to 2",
        "antecedent: line 9 is not in the source, which has lines 0 to 2",
        "‘lamp’, token 1 of line 0, is no pronoun of English; is the place right? --any-word takes "
        "any word",
    ]
    assert found == [f"table.tsv:{line}: {each}" for line, each in enumerate(expected, 2)]


def test_any_word_is_taken_if_that_is_asked_for(tmp_path: Path):
    table = "line\tword\tcategory\n0\tlamp\tevent_it\n"
    assert words(build(tmp_path, table, any_word=True)) == [(0, "lamp")]


def test_raw_text_that_is_not_called_raw_is_refused_with_its_first_line(tmp_path: Path):
    found = mistakes(tmp_path, "line\ttoken\tcategory\n0\t0\tevent_it\n", raw=False)
    assert [each.partition(": ")[0] for each in found[:2]] == ["source.txt:1", "reference.txt:1"]
    assert "--raw" in found[0]


@pytest.mark.parametrize(
    "place", ["word\toccurrence\n0\tevent_it\tit\t1\n", "start\tend\n0\tevent_it\t16\t18\n"]
)
def test_without_a_good_source_a_place_in_it_is_no_further_error(tmp_path: Path, place: str):
    table = f"line\tcategory\t{place}"
    found = mistakes(tmp_path / "raw", table, raw=False)
    assert [each.partition(":")[0] for each in found] == ["source.txt", "reference.txt"]
    spoilt = files(tmp_path / "bytes", table)
    spoilt.source.write_bytes(SOURCE.encode() + b"\xff\n")
    with pytest.raises(InputError, match="not UTF-8"):
        build_from_parallel(files=spoilt, directory=tmp_path / "suite", languages=("en", "es"))


def test_a_row_that_ends_before_its_category_is_named(tmp_path: Path):
    found = mistakes(tmp_path, "line\ttoken\tcategory\n0\t5\tevent_it\n1\t1\n")
    assert found == ["table.tsv:3: category: it is empty"]


def test_a_tokenised_text_may_have_a_sign_on_a_word_now_and_then(tmp_path: Path):
    built_files = files(tmp_path, raw=False)
    lines = ["Mr. Hill saw it , too ."] * 20
    built_files.source.write_text("\n".join([*lines, "It rained, he said ."]) + "\n")
    built_files.reference.write_text("\n".join(["Llueve ."] * 21) + "\n")
    build_from_parallel(files=built_files, directory=tmp_path / "suite", languages=("en", "es"))
    built_files.source.write_text("\n".join([*lines[2:], *["It rained, he said ."] * 2]) + "\n")
    built_files.reference.write_text("\n".join(["Llueve ."] * 20) + "\n")
    with pytest.raises(InputError, match="raw") as error:
        build_from_parallel(files=built_files, directory=tmp_path / "b", languages=("en", "es"))
    assert error.value.problems[0].line == 19


def test_compressed_text_is_read(tmp_path: Path):
    compressed = files(tmp_path)
    compressed.source.write_bytes(gzip.compress(SOURCE.encode()))
    built = build_from_parallel(
        files=compressed, directory=tmp_path / "suite", languages=("en", "es")
    )
    assert len(built.chosen) == 7
    assert "source.txt: read as plain text" in built.notes[0]


def test_links_of_raw_text_and_forms_beside_a_table_are_refused(tmp_path: Path):
    with pytest.raises(RefusedError, match="--align"):
        build(tmp_path, links=tmp_path / "links")
    with pytest.raises(RefusedError, match="--pronouns"):
        build(tmp_path, "line\ttoken\tcategory\n0\t5\tevent_it\n", forms=("it",))


def test_every_word_of_a_raw_line_has_its_place():
    for line, sentence in zip(
        SOURCE.splitlines(), tokenised(SOURCE.splitlines(), "en"), strict=True
    ):
        tokens = sentence.split(" ")
        assert [line[slice(*place)] for place in places_of_tokens(line, tokens)] == tokens


@given(_rows)
def test_a_table_is_refused_or_every_example_is_a_pronoun(
    tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[str, ...]]
):
    directory = tmp_path_factory.mktemp("raw")
    header = "line\tword\toccurrence\tstart\tend\tantecedents\tcategory\n"
    try:
        built = build(directory, header + "".join("\t".join((*row, "event_it\n")) for row in rows))
    except InputError:
        assert not (directory / "suite").exists()
    else:
        assert {word.lower() for _, word in words(built)} <= {"it", "they"}
