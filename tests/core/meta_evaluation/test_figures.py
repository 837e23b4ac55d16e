"""Tables of figures: each mistake is told with its line and column, and all of them at once."""

from pathlib import Path

import pytest

from protest_core.files.problems import ProblemList
from protest_core.meta_evaluation.system_scores_file import FigureRows, read_figures


def read(path: Path, text: str | bytes) -> tuple[FigureRows | None, ProblemList]:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    problems = ProblemList()
    return read_figures(path, "t", problems), problems


def mistakes(path: Path, text: str | bytes, *columns: str) -> list[str]:
    figures, problems = read(path, text)
    for column in columns:
        if figures is not None:
            figures.numbers(column)
    return list(map(str, problems.mistakes))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "t"


@pytest.mark.parametrize("delimiter", ["\t", ",", ";"])
def test_columns_are_separated_by_tabs_commas_or_semicolons(path: Path, delimiter: str):
    text = "system,bleu,people\nbirch,1.5,2\ncedar,-3,4e1\n".replace(",", delimiter)
    figures, problems = read(path, text)
    assert figures is not None
    assert figures.columns == ("bleu", "people")
    assert figures.numbers("bleu") == {"birch": 1.5, "cedar": -3.0}
    assert figures.numbers("people") == {"birch": 2.0, "cedar": 40.0}
    assert not problems.mistakes


def test_the_column_called_system_names_the_rows_wherever_it_is(path: Path):
    figures, _ = read(path, "bleu,system\n1,birch\n")
    assert figures is not None
    assert figures.numbers("bleu") == {"birch": 1.0}
    figures, _ = read(path, "who,bleu\nbirch,1\n")
    assert figures is not None
    assert figures.numbers("bleu") == {"birch": 1.0}


def test_an_empty_cell_is_no_number_and_no_mistake(path: Path):
    figures, problems = read(path, "system,bleu,x\nbirch, ,\n\n , ,\ncedar,2,3\n")
    assert figures is not None
    assert figures.numbers("bleu") == {"birch": None, "cedar": 2.0}
    assert not problems.mistakes


def test_what_our_own_tables_call_undefined_is_no_number_and_no_mistake(path: Path):
    figures, problems = read(path, "system,bleu\nbirch,undefined\ncedar,2\n")
    assert figures is not None
    assert figures.numbers("bleu") == {"birch": None, "cedar": 2.0}
    assert figures.rows[0].cells["bleu"] == "undefined"
    assert not problems.mistakes


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("system,x\na,1\nb,?\n", "t:3:3: x: ‘?’ is not a number; where there is none, leave"),
        ("system,x\na,nan\n", "t:2:3: x: ‘nan’ is not a number"),
        ("system,x\na,65%\n", "t:2:3: x: ‘65%’ is not a number"),
        ("system;x\na;1,5\n", "t:2:3: x: ‘1,5’ is not a number; write a point in place of"),
        ("system,x\na,1e999\n", "t:2:3: x: ‘1e999’ is too large a number"),
        ('system,y,x\n"a, b","c ""d""",z\n', "t:2:18: x: ‘z’ is not a number"),
        ('system,y,x\n"a\nb",1,z\n', "t:3:6: x: ‘z’ is not a number"),
        ("system,x\na,1\na,2\n", "t:3:1: ‘a’ has a row on line 2 already"),
        ("system,x\n,1\n", "t:2:1: system: the row has no name"),
        ("system,x\na,1,2\n", "t:2:1: 3 cells where the header has 2"),
        ("system,x,y,x\na,1,2,3\n", "t:1:12: two columns are called ‘x’"),
        ("system\na\n", "t:1:1: there is only one column; columns are separated by"),
        ("system,x\n", "t: there is no row under the names of the columns"),
        ("system,xy\na,1\n", "t:1:1: there is no column ‘x’; is it ‘xy’?"),
        ("system,b,c\na,1,2\n", "t:1:1: there is no column ‘x’; there are: b, c"),
        ('system,x\na,"1\n', "t:2:3: the quotation mark that opens here is never closed"),
        ("", "t: the file is empty"),
        (b"system,x\na,\xff\n", "t:2:3: not UTF-8"),
        ("x,y\na,1\n", "t:1:1: the column ‘x’ names the rows; choose one with numbers"),
    ],
)
def test_every_mistake_says_where_it_is_and_what_to_do(path: Path, text, expected):
    (found,) = mistakes(path, text, "x")
    assert found.startswith(expected)


def test_one_mistake_does_not_hide_the_others(path: Path):
    text = "system,x,y\na,?,1\nb,1\nc,1,!\n"
    assert [each.split(": ")[0] for each in mistakes(path, text, "x", "y")] == [
        "t:3:1",
        "t:2:3",
        "t:4:5",
    ]


def test_a_file_that_is_not_there_is_told(path: Path):
    problems = ProblemList()
    assert read_figures(path, "t", problems) is None
    assert [str(each) for each in problems.mistakes] == ["t: the file is missing"]
