"""Building a suite from plain parallel text and a table of pronouns."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.errors import InputError
from protest_core.operations import (
    BuiltSuite,
    ParallelFiles,
    build_from_parallel,
    check_suite,
)

SOURCE = "The dog barked .\nIt was loud 😀 .\n\nIt rained .\n"
REFERENCE = "Der Hund bellte .\nEr war laut 😀 .\n\nEs regnete .\n"
HEADER = "line\ttoken\tcategory\tantecedents\n"
GOOD = HEADER + "1\t0\tanaphoric_inter_subject_it\t0:0-2:1\n3\t0\tpleonastic_it\t\n"


def build(
    directory: Path, table: str = GOOD, *, suffix: str = "tsv", **more: str | None
) -> BuiltSuite:
    """The suite `directory/suite`; files beside the text are given by their content."""
    directory.mkdir(exist_ok=True)
    texts = {"source": SOURCE, "reference": REFERENCE, "pronouns": table, **more}
    paths = {}
    for name, content in texts.items():
        if content is not None:
            paths[name] = directory / f"{name}.{suffix if name == 'pronouns' else 'txt'}"
            paths[name].write_text(content, encoding="utf-8")
    return build_from_parallel(
        files=ParallelFiles(**paths), directory=directory / "suite", languages=("en", "de")
    )


def examples_in(directory: Path) -> list[dict[str, object]]:
    lines = (directory / "suite" / "examples.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_a_table_of_positions_becomes_a_good_suite(tmp_path: Path):
    build(tmp_path)
    check_suite(directory=tmp_path / "suite")
    first, second = examples_in(tmp_path)
    assert (first["id"], first["line"], first["token"]) == (1, 1, 0)
    assert first["antecedents"] == [{"line": 0, "span": [0, 2], "head": 1}]
    assert (second["category"], second["line"]) == ("pleonastic_it", 3)


def test_a_table_with_commas_says_the_same(tmp_path: Path):
    build(tmp_path, GOOD.replace("\t", ","), suffix="csv")
    assert len(examples_in(tmp_path)) == 2


def test_rows_may_have_ids_and_stand_in_any_order(tmp_path: Path):
    table = "id\tcategory\ttoken\tline\n7\tpleonastic_it\t0\t3\n3\tevent_it\t0\t1\n"
    build(tmp_path, table)
    assert [(example["id"], example["line"]) for example in examples_in(tmp_path)] == [
        (3, 1),
        (7, 3),
    ]


def test_links_that_are_given_are_used_and_tell_the_pronouns_of_the_reference(tmp_path: Path):
    built = build(tmp_path, links="0-0\n0-0\n\n0-0\n")
    assert [example.reference for example in built.chosen] == ["er", "es"]


def test_an_antecedent_in_another_document_is_a_mistake(tmp_path: Path):
    with pytest.raises(InputError, match="another document"):
        build(tmp_path, documents="name\tfirst_line\na\t0\nb\t1\n")


def test_every_mistake_is_told_with_its_line_in_one_run(tmp_path: Path):
    rows = [
        "1\t9\tanaphoric_inter_subject_it\t0:0-2:1",
        "1\tx\tfoo\t0:0",
        "7\t0\tevent_it\t",
        "0\t0\tanaphoric_inter_they\t",
        "1\t0\tanaphoric_inter_subject_it\t0:0-9",
    ]
    with pytest.raises(InputError) as error:
        build(tmp_path, HEADER + "\n".join(rows) + "\n")
    found = [(problem.line, problem.message) for problem in error.value.problems]
    assert [line for line, _ in found] == [2, 3, 3, 3, 4, 5, 6]
    messages = " / ".join(message for _, message in found)
    for part in ("token 9 is not there", "‘x’", "‘0:0’", "‘foo’", "line 7", "needs an antecedent"):
        assert part in messages
    assert not (tmp_path / "suite").exists()


def test_missing_columns_are_named_with_what_may_be_meant(tmp_path: Path):
    with pytest.raises(InputError, match="no column ‘category’; is it ‘categories’"):
        build(tmp_path, "line\ttoken\tcategories\n1\t0\tevent_it\n")


def test_texts_of_different_lengths_are_refused_with_both_counts(tmp_path: Path):
    with pytest.raises(InputError, match="3 lines where the source has 4"):
        build(tmp_path, reference="Der Hund bellte .\nEr war laut .\nEs regnete .\n")


_numbers = st.integers(-2, 8).map(str) | st.sampled_from(["", "x", "9" * 30, "1.5", "٣"])
_spans = st.sampled_from(
    ["", "0:0-2", "0:0-2:1", "0:2-0", "3:0-9:4", "0:0-2:7", "a", "0:0-2 3:0-1"]
)
_categories = st.sampled_from(["event_it", "anaphoric_inter_they", "foo", ""])
_rows = st.lists(st.tuples(_numbers, _numbers, _categories, _spans), max_size=5)


@given(_rows)
def test_a_table_is_refused_or_every_position_is_inside_its_line(
    tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[str, ...]]
):
    directory = tmp_path_factory.mktemp("parallel")
    with suppress(InputError):
        build(directory, HEADER + "".join("\t".join(row) + "\n" for row in rows))
    if (directory / "suite").exists():
        assert check_suite(directory=directory / "suite").lines == 4
