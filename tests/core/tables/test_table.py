import pytest

from protest_core.tables.latex import (
    as_latex,
    escape_latex,
    latex_comment,
    latex_legend,
    latex_verbatim,
)
from protest_core.tables.model import Column, Table
from protest_core.tables.records import as_delimited
from protest_core.tables.text import as_text

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


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("−0.5", "$-$0.5"),
        ("a → b ↓", r"a $\to$ b $\downarrow$"),
        ("<0.001", "$<$0.001"),
        ("a>b|c", r"a$>$b\textbar{}c"),
        ("6–7", "6--7"),
        ("“it’s”…", r"``it's''\ldots{}"),
        ("a--b", "a-{}-b"),
        ("Kästner 機械", "Kästner 機械"),
    ],
)
def test_signs_are_commands_of_latex_and_letters_stay(text: str, written: str):
    assert escape_latex(text) == written


def test_a_comment_has_signs_as_they_are_typed_and_a_signature_as_it_is():
    assert latex_comment("a → b – “c” −1") == '% a -> b - "c" -1\n'
    assert latex_verbatim("systems:a–b") == "% systems:a–b\n"


def test_a_legend_stands_only_under_a_table_that_has_the_mark():
    marked = Table("t", (Column("n"),), [("8*",)])
    assert latex_legend(marked, "* Few: <10.") == "\\par{\\footnotesize * Few: $<$10.}\n"
    assert latex_legend(TABLE, "* Few.") == ""


def test_a_negative_number_has_a_minus():
    negative = Table("t", (Column("x", numeric=True),), [(-1.25,), (-0.01,)])
    assert "−1.2" in as_text(negative, width=80)
    assert "-" not in as_text(negative, width=80)
    assert "−0.0" not in as_text(negative, width=80)


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


def test_delimited_numbers_are_exact_and_nothing_is_an_empty_cell():
    assert [*as_delimited(("a", "b"), [(1 / 3, None), (7, "x")], ",")] == [
        "a,b\n",
        "0.3333333333333333,\n",
        "7,x\n",
    ]


def test_text_folds_inside_a_cell_and_never_cuts():
    text = as_text(TABLE, width=24)
    assert all(len(line) <= 24 for line in text.splitlines())
    assert "…" not in text
    for word in ("a", "name", "too", "long", "for", "its", "column"):
        assert word in text


NAME = "a-name-of-a-file-that-is-rather-long.protestbatch"


@pytest.mark.parametrize(("width", "whole"), [(200, True), (72, True), (66, True), (56, False)])
def test_text_folds_between_words_while_the_longest_have_room(width: int, whole: bool):
    columns = (Column("File"), Column("When it was\nmerged"), Column("n", numeric=True))
    text = as_text(Table("t", columns, [(NAME, "a moment ago", 7)]), width=width)
    lines = [line for line in text.splitlines() if not line.startswith("─")]
    assert max(map(len, lines)) <= width
    assert any(line.startswith(NAME) for line in lines) == whole
    assert {"moment", "merged", "ago"} <= set(text.split())


def test_text_sets_numbers_flush_right():
    lines = as_text(TABLE, width=80).splitlines()
    assert lines[0] == "A title"
    ends = {len(line) for line in lines if line.endswith(("7", "12.3", "Count"))}
    assert len(ends) == 1
