"""Wide tables are turned round, and every cell says and opens what it did."""

from operator import itemgetter

from hypothesis import given
from hypothesis import strategies as st

from protest_core.tables.model import Column, Kind, Table
from protest_core.tables.upright import upright
from tests.core.tables.reports import cells, heads

Row = tuple[str | int, ...]


def table(columns: int, rows: int) -> Table[Row]:
    heads = ["System", *(f"c{at}\nof all" for at in range(1, columns))]
    kinds = [Kind.NAME, *[Kind.COUNT] * (columns - 1)]
    made: list[Column[Row]] = [
        Column(head, head, kind, itemgetter(at))
        for at, (head, kind) in enumerate(zip(heads, kinds, strict=True))
    ]
    figures = [(f"r{row}", *(10 * row + at for at in range(1, columns))) for row in range(rows)]
    return Table("name", "title", made, figures, summing_columns=2)


def test_a_wide_table_is_turned_over():
    turned = upright(table(12, 2))
    assert heads(turned) == [" ", "r0", "r1"]
    assert [each.kind.is_text for each in turned.shown] == [True, False, False]
    assert cells(turned)[0] == ["c1 of all", "1", "11"]  # a head that was broken is whole
    assert (len(cells(turned)), turned.summing) == (11, 2)


def test_a_table_that_is_as_high_as_wide_or_fits_stays_as_it_is():
    for shown in (table(12, 11), table(9, 1), table(12, 0)):
        assert upright(shown) is shown


@given(st.integers(10, 20), st.integers(1, 8))
def test_turning_loses_no_figure(columns: int, rows: int):
    shown = table(columns, rows)
    figures = sorted(cell for row in cells(shown) for cell in row[1:])
    assert sorted(cell for row in cells(upright(shown)) for cell in row[1:]) == figures


def test_turned_cells_lead_where_they_led():
    names: Column[Row] = Column("System", kind=Kind.NAME, value=itemgetter(0))
    numbers: list[Column[Row]] = [
        Column(
            f"c{at}",
            kind=Kind.COUNT,
            value=itemgetter(at),
            opens=lambda row, at=at: ("opens", row[0], at),
            part=lambda row, at=at: ("1", (row[0], at)),
            spoken=lambda row, at=at: f"{row[0]} in {at}",
            hint=f"category {at}",
        )
        for at in range(1, 11)
    ]
    turned = upright(Table("name", "title", [names, *numbers], [("r0", *range(10))]))
    heads_of_rows, across = turned.columns
    third = [*turned.rows][2]
    assert heads_of_rows.spoken is not None
    assert heads_of_rows.spoken(third) == "category 3"
    assert across.opens is not None
    assert across.opens(third) == ("opens", "r0", 3)
    assert across.part is not None
    assert across.part(third) == ("1", ("r0", 3))
    assert across.spoken is not None
    assert across.spoken(third) == "r0 in 3"
