import csv
import io

import pytest

from protest_core.reports.table import (
    Column,
    Table,
    as_delimited,
    as_latex,
    as_text,
    escape_latex,
    latex_comment,
)

TABLE = Table(
    "A title",
    (Column("System"), Column("Count", numeric=True)),
    [("A_B&C%#1", 7), ("a name too long for its column", 12.345), ("none", None)],
)


@pytest.mark.parametrize(
    ("character", "escaped"),
    [
        ("#", r"\#"),
        ("$", r"\$"),
        ("%", r"\%"),
        ("&", r"\&"),
        ("_", r"\_"),
        ("{", r"\{"),
        ("}", r"\}"),
        ("~", r"\textasciitilde{}"),
        ("^", r"\textasciicircum{}"),
        ("\\", r"\textbackslash{}"),
    ],
)
def test_each_special_character_of_latex_is_escaped_once(character: str, escaped: str):
    assert escape_latex(f"a{character}b") == f"a{escaped}b"


def test_latex_is_a_booktabs_tabular():
    assert as_latex(TABLE).splitlines() == [
        "% A title",
        r"\begin{tabular}{lr}",
        r"\toprule",
        r"System & Count \\",
        r"\midrule",
        r"A\_B\&C\%\#1 & 7 \\",
        r"a name too long for its column & 12.3 \\",
        r"none &  \\",
        r"\bottomrule",
        r"\end{tabular}",
    ]


@pytest.mark.parametrize(("name", "written"), [("[1]", "{[}1]"), ("*", "{*}"), ("a[1]", "a[1]")])
def test_what_latex_would_take_for_an_option_of_the_line_above_is_protected(
    name: str, written: str
):
    lines = as_latex(Table("t", (Column(name), Column("[n]")), [(name, "[2]")])).splitlines()
    assert lines[3] == rf"{written} & [n] \\"
    assert lines[5] == rf"{written} & [2] \\"


def test_a_comment_of_latex_stays_one_line():
    assert latex_comment("a\n\\input{b}\r\u2028c") == "% a \\input{b} c\n"


@pytest.mark.parametrize("delimiter", [",", "\t"])
def test_delimited_text_comes_back_as_it_was(delimiter: str):
    rows = [("a,b\tc", 'say "x"'), ("line\nend", "ü")]
    text = "".join(as_delimited(("one", "two"), rows, delimiter))
    assert list(csv.reader(io.StringIO(text), delimiter=delimiter)) == [
        ["one", "two"],
        *map(list, rows),
    ]


def test_text_folds_inside_a_cell_and_never_cuts():
    text = as_text(TABLE, width=24)
    assert all(len(line) <= 24 for line in text.splitlines())
    assert "…" not in text
    for word in ("a", "name", "too", "long", "for", "its", "column"):
        assert word in text


def test_text_sets_numbers_flush_right():
    lines = as_text(TABLE, width=80).splitlines()
    assert lines[0] == "A title"
    ends = {len(line) for line in lines if line.endswith(("7", "12.3", "Count"))}
    assert len(ends) == 1
