"""One declaration of a table, in every format."""

import csv
import io
import json

import pandas
import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.statistics.proportions import Interval
from protest_core.tables.cells import shown, split_items, whole_percent
from protest_core.tables.formats import render
from protest_core.tables.latex import escape_latex, latex_comment, latex_table, latex_verbatim
from protest_core.tables.model import (
    UNDEFINED,
    Cell,
    Column,
    Few,
    Kind,
    Range,
    Report,
    Table,
)
from protest_core.tables.text import table_text

Row = tuple[Cell, ...]
NAME = "a-name-of-a-file-that-is-rather-long.protestbatch"
TEXTS = st.text(st.characters(blacklist_categories=("Cs",)))


def column(at: int, head: str, key: str | tuple[str, str] = "", kind: Kind = Kind.TEXT):
    made: Column[Row] = Column(head, key, kind, lambda row: row[at])
    return made


def table(*columns: Column[Row], rows: list[Row]) -> Table[Row]:
    return Table("t", "A title", columns, rows)


SYSTEM, COUNT = column(0, "System", "system", Kind.NAME), column(1, "Count", "count", Kind.MEAN)
TABLE = table(
    *(SYSTEM, COUNT),
    rows=[("A_B&C%#1", 7), ("a name too long for its column", 12.345), ("none", None)],
)


def report_of(*tables: Table[Row], **parts: object) -> Report:
    return Report("A report", tables, tables, **parts)  # type: ignore[arg-type]


def text_of(report: Report, how: str) -> str:
    return "".join(render(report, how))


@pytest.mark.parametrize(
    ("value", "kind", "text"),
    [
        (None, Kind.TEXT, ""),
        (None, Kind.PERCENT, "–"),
        (UNDEFINED, Kind.PERCENT, "undefined"),
        (True, Kind.FLAG, "yes"),
        (9, Kind.BASE, "9*"),
        (0, Kind.BASE, "0"),
        (Few(12), Kind.COUNT, "12*"),
        (Few(Range(6, 12)), Kind.COUNT, "6–12*"),
        (10, Kind.BASE, "10"),
        (9, Kind.COUNT, "9"),
        (0.125, Kind.PERCENT, "12.5"),
        (-0.0001, Kind.POINTS, "+0.0"),
        (-0.25, Kind.POINTS, "−25.0"),
        (0.066, Kind.DECIMAL, "0.07"),
        (-0.5, Kind.COEFFICIENT, "−0.500"),
        (2.04, Kind.MEAN, "2.0"),
        (0.0009, Kind.PROBABILITY, "<0.001"),
        (0.5, Kind.PROBABILITY, "0.500"),
        (Interval(0.1, 0.1), Kind.PERCENT, "10.0–10.0"),
        (Interval(-0.1, 0.2), Kind.DECIMAL, "−0.10 to 0.20"),
        (Interval(0.1, 0.2), Kind.POINTS, "+10.0 to +20.0"),
        (Range(3, 3), Kind.COUNT, "3"),
        (Range(3, 5), Kind.COUNT, "3–5"),
        (Range(8, 12), Kind.BASE, "8–12*"),
        (Range(0.5, 0.50001), Kind.PERCENT, "50.0"),
        (["a", "b c"], Kind.TEXT, r"a b\ c"),
        ([(1, 2), (1, 3)], Kind.TEXT, "1:2 1:3"),
        ([("the", "dog"), (), ("cat",)], Kind.TEXT, "the dog |  | cat"),
        ("\x1b[2J", Kind.TEXT, r"\x1b[2J"),
    ],
)
def test_a_cell_is_shown_by_its_kind(value: Cell, kind: Kind, text: str):
    assert shown(value, kind) == text


def test_halves_of_a_percent_go_up():
    assert [whole_percent(share) for share in (0.285, 0.625, 0.994)] == ["29", "63", "99"]


@given(st.lists(st.text()))
def test_listed_words_come_back(words: list[str]):
    words = [word for word in words if word]
    assert split_items(shown(words, Kind.TEXT)) == words or any(
        not word.isprintable() for word in words
    )


def test_a_column_without_a_head_is_for_programs_and_one_without_a_key_for_people():
    mixed = table(column(0, "", "id"), column(1, "Only people"), rows=[("x", "y")])
    assert "Only people" in table_text(mixed, 80)
    assert "x" not in table_text(mixed, 80).splitlines()[-1]
    assert mixed.keys == ["id"]


def test_ranges_and_what_is_undefined_have_both_ends():
    ends = table(
        column(0, "%", ("low", "high"), Kind.PERCENT),
        rows=[(Few(Range(0.25, 0.5)),), (Interval(0, 1),), (None,), (UNDEFINED,)],
    )
    assert [tuple(each.values()) for each in ends.records()] == [
        (0.25, 0.5),
        (0, 1),
        (None, None),
        ("undefined", "undefined"),
    ]


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


def test_a_comment_of_latex_stays_one_line():
    assert latex_comment("a\n\\input{b}\r\u2028c") == "% a \\input{b} c\n"


def test_a_legend_stands_only_under_a_table_that_has_the_mark():
    marked = table(column(0, "n", "n", Kind.BASE), rows=[(8,)])
    assert latex_table(marked, ["* Few: <10."]).endswith("\\par{\\footnotesize * Few: $<$10.}\n")
    assert "Few" not in latex_table(TABLE, ["* Few."])


def test_latex_is_a_booktabs_tabular():
    assert latex_table(TABLE).splitlines() == [
        "% A title",
        r"\begin{tabular}{lr}",
        r"\toprule",
        r"System & Count \\",
        r"\midrule",
        r"A\_B\&C\%\#1 & 7 \\",
        r"a name too long for its column & 12.3 \\",
        r"none & -- \\",
        r"\bottomrule",
        r"\end{tabular}",
    ]


@pytest.mark.parametrize(("name", "written"), [("[1]", "{[}1]"), ("*", "{*}"), ("a[1]", "a[1]")])
def test_what_latex_would_take_for_an_option_of_the_line_above_is_protected(
    name: str, written: str
):
    lines = latex_table(table(column(0, name), column(1, "[n]"), rows=[(name, "[2]")])).splitlines()
    assert lines[3] == rf"{written} & [n] \\"
    assert lines[5] == rf"{written} & [2] \\"


def test_latex_says_caveats_and_signature_above_the_tables():
    report = report_of(TABLE, caveats=["A → b."], signature="v:1")
    assert text_of(report, "latex").splitlines()[:3] == ["% A -> b.", "% v:1", "% A title"]


def test_latex_typesets_the_notes_below_the_tables():
    report = report_of(TABLE, notes=["A & b.", "* Few."], signature="v:1")
    assert text_of(report, "latex").endswith("\\end{tabular}\n\\par{\\footnotesize A \\& b.}\n")


def test_text_folds_inside_a_cell_and_never_cuts():
    text = table_text(TABLE, 24)
    assert all(len(line) <= 24 for line in text.splitlines())
    assert "…" not in text
    for word in ("a", "name", "too", "long", "for", "its", "column"):
        assert word in text


@pytest.mark.parametrize(("width", "whole"), [(200, True), (72, True), (66, True), (56, False)])
def test_text_folds_between_words_while_the_longest_have_room(width: int, whole: bool):
    columns = column(0, "File"), column(1, "When it was\nmerged"), column(2, "n", "", Kind.COUNT)
    text = table_text(table(*columns, rows=[(NAME, "a moment ago", 7)]), width)
    lines = [line for line in text.splitlines() if not line.startswith("─")]
    assert max(map(len, lines)) <= width
    assert any(line.startswith(NAME) for line in lines) == whole
    assert {"moment", "merged", "ago"} <= set(text.split())


def test_text_sets_numbers_flush_right():
    lines = table_text(TABLE, 80).splitlines()
    assert lines[0] == "A title"
    ends = {len(line) for line in lines if line.endswith(("7", "12.3", "Count"))}
    assert len(ends) == 1


def test_blocks_go_on_below_with_the_first_column():
    columns = [column(at, f"head{at}", "", Kind.COUNT) for at in range(8)]
    wide = Table("t", "A title", columns, [tuple(range(8))], blocks=True)
    text = table_text(wide, 30)
    assert max(map(len, text.splitlines())) <= 30
    assert text.count("head0") == text.count("A title") > 1
    assert all(text.count(f"head{at}") == 1 for at in range(1, 8))


def test_a_terminal_has_a_table_for_each_group():
    columns = column(0, "1st"), column(1, "2nd"), column(2, "n", "", Kind.COUNT)
    rows: list[Row] = [("ash", "elm", 7), ("ash", "fir", 8), ("elm", "fir", 9)]
    lines = table_text(Table("t", "Pairs", columns, rows, grouped=True), 80).splitlines()
    assert [line for line in lines if "Pairs" in line] == ["Pairs (1st: ash)", "Pairs (1st: elm)"]
    assert [line.split() for line in lines if line[-1:].isdigit()] == [
        ["elm", "7"],
        ["fir", "8"],
        ["fir", "9"],
    ]


def test_a_terminal_shows_lines_in_place_of_the_grid():
    listed = Table("t", "A title", [SYSTEM], [("x",)], lines=["One:", "  two", ""])
    assert text_of(report_of(listed), "text") == "One:\n  two\n\n"
    assert "x" in text_of(report_of(listed), "csv")


def test_text_says_what_is_empty_and_nothing_more():
    report = report_of(TABLE, heading=["News 1.0"], empty="Nothing yet.", notes=["n"])
    assert text_of(report, "text") == "News 1.0\n\nNothing yet.\n"


def test_json_has_one_shape():
    report = report_of(TABLE, suite={"name": "News"}, caveats=["c"], notes=["n"], signature="v:1")
    assert json.loads(text_of(report, "json")) == {
        "version": 2,
        "title": "A report",
        "suite": {"name": "News"},
        "tables": [
            {
                "name": "t",
                "title": "A title",
                "rows": [
                    {"system": "A_B&C%#1", "count": 7},
                    {"system": "a name too long for its column", "count": 12.345},
                    {"system": "none", "count": None},
                ],
            }
        ],
        "notes": ["c", "n"],
        "signature": "v:1",
    }
    for nothing in (report_of(), report_of(table(SYSTEM, rows=[]))):
        assert json.loads(text_of(nothing, "json"))["version"] == 2


@given(st.lists(st.tuples(TEXTS, TEXTS), min_size=1), st.sampled_from(["csv", "tsv"]))
def test_any_text_comes_back_from_delimited_files(rows: list[Row], how: str):
    both = table(column(0, "A", "a"), column(1, "B", "b"), rows=rows)
    written = text_of(report_of(both, signature="v:1"), how)
    delimiter = "," if how == "csv" else "\t"
    head, *found = csv.reader(io.StringIO(written, newline=""), delimiter=delimiter)
    assert head == ["a", "b", "signature"]
    assert [tuple(each) for each in found] == [(*row, "v:1") for row in rows]
    frame = pandas.read_csv(io.StringIO(written), sep=delimiter, dtype=str, keep_default_na=False)
    assert len(frame) == len(rows)


def test_numbers_of_delimited_files_are_exact_and_nothing_is_an_empty_cell():
    numbers = table(SYSTEM, COUNT, rows=[("a", 1 / 3), ("b", None), ("c", -7)])
    assert text_of(report_of(numbers), "csv") == "system,count\na,0.333333\nb,\nc,-7\n"


def test_json_lines_keep_lists():
    lists = table(column(0, "A", "a"), rows=[(["x", "y"],), ([(0, 1)],)])
    lines = text_of(report_of(lists), "jsonl").splitlines()
    assert [*map(json.loads, lines)] == [{"a": ["x", "y"]}, {"a": [[0, 1]]}]


def test_a_frame_has_types_categories_and_says_what_it_is():
    columns = (
        column(0, "System", "system", Kind.NAME),
        column(1, "n", "n", Kind.BASE),
        column(2, "%", ("low", "high"), Kind.PERCENT),
        column(3, "Few", "few", Kind.FLAG),
    )
    rows: list[Row] = [("a", 9, Range(0.1, 0.2), True), ("b", None, UNDEFINED, False)]
    report = report_of(
        table(*columns, rows=rows), notes=["n"], signature="v:1", suite={"name": "N"}
    )
    frame = report.frame()
    types = {"system": "category", "n": "Int64", "low": "float64", "high": "float64"}
    assert {name: str(kind) for name, kind in frame.dtypes.items()} == types | {"few": "boolean"}
    assert frame["low"].isna().tolist() == [False, True]
    assert frame["n"].isna().tolist() == [False, True]
    assert frame.attrs == {
        "title": "A report",
        "suite": {"name": "N"},
        "notes": ["n"],
        "signature": "v:1",
    }


def test_long_tables_are_written_while_they_are_read():
    read = 0

    def rows():
        nonlocal read
        for read in range(1, 1_000):
            yield (str(read), read)

    for how in ("csv", "jsonl", "json"):
        read, long = 0, Table("t", "A title", [SYSTEM, COUNT], rows())
        pieces = iter(render(report_of(long), how))
        while read == 0:
            next(pieces)
        assert read < 100
