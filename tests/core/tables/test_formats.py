"""Checks of every format that is declared."""

import pytest

from protest_core.tables.formats import FORMATS, render, row_formats, table_formats
from protest_core.tables.model import Column, Kind, Report, Table


def report(*rows: str) -> Report:
    column: Column[str] = Column("System", "system", Kind.NAME, lambda row: row)
    table = Table("t", "A title", (column,), rows)
    return Report("A report", [table], [table], signature="a:b")


@pytest.mark.parametrize("how", FORMATS)
def test_a_row_is_in_every_format_and_missing_rows_are_no_mistake(how: str):
    assert "alder" in "".join(render(report("ash", "alder"), how))
    assert "alder" not in "".join(render(report(), how))


def test_each_format_is_offered_and_has_an_ending_of_its_own():
    assert {*table_formats(), *row_formats()} == set(FORMATS)
    assert len({each.suffix for each in FORMATS.values()}) == len(FORMATS)
    assert all(each.suffix.startswith(".") for each in FORMATS.values())
