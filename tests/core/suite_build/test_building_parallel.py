"""Building a suite from plain parallel text and a table of pronouns."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.errors import InputError, RefusedError
from protest_core.loading.create_project import check_suite
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.finish import category_numbers
from protest_core.suite_build.parallel import ParallelFiles, build_from_parallel

SOURCE = "The dog barked .\nIt was loud 😀 .\n\nIt rained .\n"
REFERENCE = "Der Hund bellte .\nEr war laut 😀 .\n\nEs regnete .\n"
HEADER = "line\ttoken\tcategory\tantecedents\n"
GOOD = HEADER + "1\t0\tanaphoric_inter_subject_it\t0:0-2:1\n3\t0\tpleonastic_it\t\n"
OWN = """[[category]]
id = "dummy_it"
label = "it that stands for nothing"
function = "pleonastic"
"""
_numbers = st.integers(-2, 8).map(str) | st.sampled_from(["", "x", "9" * 30, "1.5", "٣"])
_spans = st.sampled_from(
    ["", "0:0-2", "0:0-2:1", "0:2-0", "3:0-9:4", "0:0-2:7", "a", "0:0-2 3:0-1"]
)
_categories = st.sampled_from(["event_it", "anaphoric_inter_they", "foo", ""])
_rows = st.lists(st.tuples(_numbers, _numbers, _categories, _spans), max_size=5)


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


def mistakes(directory: Path, table: str = GOOD, **more: str) -> list[str]:
    with pytest.raises(InputError) as error:
        build(directory, table, **more)
    return [str(problem) for problem in error.value.problems]


def test_a_table_with_semicolons_or_as_json_lines_says_the_same(tmp_path: Path):
    build(tmp_path / "a", GOOD.replace("\t", ";"), suffix="csv")
    row = {"line": 1, "token": 0, "category": "anaphoric_inter_subject_it"}
    row |= {"antecedents": [{"line": 0, "span": [0, 2], "head": 1}]}
    other = {"line": 3, "token": 0, "category": "pleonastic_it"}
    build(tmp_path / "b", f"{json.dumps(row)}\n{json.dumps(other)}\n", suffix="jsonl")
    assert examples_in(tmp_path / "a") == examples_in(tmp_path / "b")


def test_what_could_mean_two_things_is_refused(tmp_path: Path):
    (messages,) = mistakes(tmp_path, "line\tline\ttoken\tcategory\n1\t2\t0\tevent_it\n")
    assert messages == "pronouns.tsv:1: two columns are called ‘line’"
    (messages,) = mistakes(tmp_path, "line\ttoken\tcategory\n1\t0\tevent_it\t9\n")
    assert messages == "pronouns.tsv:2: 4 cells where the header has 3"
    (messages,) = mistakes(tmp_path, "line\ttoken\tcategory\n１\t0\tevent_it\n")
    assert "‘１’ is not a whole number" in messages
    (messages,) = mistakes(tmp_path, HEADER + "1\t0\tanaphoric_inter_subject_it\t０:0-2\n")
    assert "‘０:0-2’ is not an antecedent" in messages


def test_files_of_the_same_name_are_told_apart_by_their_folders(tmp_path: Path):
    build(tmp_path)
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "talk.txt").write_text("A  b .\n", encoding="utf-8")
    with pytest.raises(InputError) as error:
        build_from_parallel(
            files=ParallelFiles(
                tmp_path / "en" / "talk.txt", tmp_path / "de" / "talk.txt", tmp_path / "none"
            ),
            directory=tmp_path / "other",
            languages=("en", "de"),
        )
    assert [problem.file for problem in error.value.problems] == [
        str(Path("en", "talk.txt")),
        str(Path("de", "talk.txt")),
        "none",
    ]


def test_a_header_without_known_separators_is_told_what_separates_columns(tmp_path: Path):
    messages = mistakes(tmp_path, "line|token|category\n1|0|event_it\n")
    assert "columns are separated by tabs, commas or semicolons" in messages[-1]


@pytest.mark.parametrize("languages", [("en", ""), (" ", "de"), ("en", "d\ne")])
def test_a_suite_that_its_check_would_refuse_is_not_made(
    tmp_path: Path, languages: tuple[str, str]
):
    build(tmp_path)
    files = [tmp_path / f"{name}.txt" for name in ("source", "reference")]
    with pytest.raises(RefusedError, match="_language"):
        build_from_parallel(
            files=ParallelFiles(*files, tmp_path / "pronouns.tsv"),
            directory=tmp_path / "other",
            languages=languages,
        )
    assert not (tmp_path / "other").exists()


def test_a_file_of_documents_is_called_by_its_own_name(tmp_path: Path):
    (messages,) = mistakes(tmp_path, documents="name\tfirst_line\na\t0\nb\tx\n")
    assert messages.startswith("documents.txt:3: ")
    with pytest.raises(InputError) as error:
        build_from_parallel(
            files=ParallelFiles(
                *(tmp_path / f"{name}.txt" for name in ("source", "reference")),
                tmp_path / "pronouns.tsv",
                documents=tmp_path / "nodoc",
            ),
            directory=tmp_path / "other",
            languages=("en", "de"),
        )
    assert str(error.value.problems[0]) == "nodoc: the file is missing"


def test_categories_of_ones_own_come_from_a_file(tmp_path: Path):
    built = build(tmp_path, "line\ttoken\tcategory\n3\t0\tdummy_it\n", categories=OWN)
    assert built.chosen[0].category == "dummy_it"
    assert check_suite(directory=tmp_path / "suite").examples[-1][0].label == (
        "it that stands for nothing"
    )
    numbers = category_numbers(per_category=("dummy_it=1",), own=tmp_path / "categories.txt")
    assert numbers == {"dummy_it": 1}


def test_an_unknown_category_says_how_to_define_it(tmp_path: Path):
    table = "line\ttoken\tcategory\n3\t0\tzzz\n"
    assert mistakes(tmp_path, table)[0].endswith(
        "define it as [[category]] in a file, and name that with --categories"
    )
    messages = mistakes(tmp_path, table, categories=OWN)[0]
    assert messages.endswith("define it in categories.txt as [[category]]")


def test_mistakes_in_a_file_of_categories_are_told_by_its_name(tmp_path: Path):
    assert mistakes(tmp_path, categories="[[category]]\nid = 'x'\n")[0].startswith(
        "categories.txt: category[0]: missing required field ‘function’"
    )
    (messages,) = mistakes(tmp_path, categories="name = 'x'\n")
    assert messages == "categories.txt: there is no [[category]] in it"
    assert mistakes(tmp_path, categories="[[[")[0].startswith("categories.txt: not TOML")


@given(_rows)
def test_a_table_is_refused_or_every_position_is_inside_its_line(
    tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[str, ...]]
):
    directory = tmp_path_factory.mktemp("parallel")
    with suppress(InputError):
        build(directory, HEADER + "".join("\t".join(row) + "\n" for row in rows))
    if (directory / "suite").exists():
        assert check_suite(directory=directory / "suite").lines == 4
