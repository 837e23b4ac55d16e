"""Markdown tables, read back by a Markdown parser."""

from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from protest_core.errors import printable
from protest_core.tables.cells import shown
from protest_core.tables.formats import render
from protest_core.tables.model import Column, Kind, Report, Table

PARSER = MarkdownIt("commonmark").enable("table")
ODD = st.text(st.sampled_from("ab1 |\\`*_[]<>~&#+-=.)(!\n\t—\u202e")) | st.text()


def report(*rows: tuple[str, int], note: str = "A note.", title: str = "A title") -> Report:
    columns: tuple[Column[tuple[str, int]], ...] = (
        Column("System", "system", Kind.NAME, lambda row: row[0]),
        Column("Right", "right", Kind.COUNT, lambda row: row[1]),
    )
    table = Table("t", title, columns, rows)
    return Report("A report", [table], [table], notes=[note], signature="a:b|c:1")


def tokens(*rows: tuple[str, int], **texts: str) -> list[Token]:
    return PARSER.parse("".join(render(report(*rows, **texts), "markdown")))


def words(token: Token) -> str:
    return "".join(child.content for child in token.children or ())


def test_a_report_is_a_table_with_its_notes_and_signature():
    assert "".join(render(report(("A_B", 1_200), ("b", 3)), "markdown")) == (
        "**A title**\n"
        "\n"
        "| System | Right |\n"
        "| --- | --: |\n"
        "| A\\_B | 1200 |\n"
        "| b | 3 |\n"
        "\n"
        "A note.\n"
        "\n"
        "`` a:b|c:1 ``\n"
    )


@given(ODD, ODD, ODD)
def test_whatever_a_text_contains_it_stays_text(name: str, note: str, title: str):
    read = tokens((name, 1), note=f"{note} end", title=f"{title} end")
    inline = [words(each) for each in read if each.type == "inline"]
    assert [joined(text) for text in inline] == [
        joined(f"{title} end"),
        *("System", "Right", joined(shown(name, Kind.NAME)), "1"),
        joined(f"{note} end"),
        "a:b|c:1",
    ]
    blocks = {each.type for each in read} - {"inline"}
    assert {each.rpartition("_")[0] for each in blocks} == {
        *("paragraph", "table", "thead", "tbody", "tr", "th", "td")
    }


def joined(text: str) -> str:
    """Return text with single blanks, as Markdown shows it."""
    return " ".join(printable(" ".join(text.split())).split())
