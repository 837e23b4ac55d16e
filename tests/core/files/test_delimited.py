"""CSV and TSV as other programs read them."""

import csv
import io

import pandas
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from protest_core.files.delimited import write_delimited

_CELL = st.text(st.characters(codec="utf-8") | st.sampled_from('\0\r\n\t",;= '), max_size=8)


@pytest.mark.parametrize("delimiter", [",", "\t"])
@given(rows=st.integers(1, 3).flatmap(lambda n: st.lists(st.tuples(*[_CELL] * n), min_size=1)))
@example(rows=[("a\r", "\r"), ("\r\n", '"'), ("NA", " ")])
@example(rows=[("",), (" ",)])
def test_any_text_in_any_cell_comes_back_from_python_and_from_pandas(rows, delimiter):
    heads = tuple("abc"[: len(rows[0])])
    text = "".join(write_delimited([heads, *rows], delimiter))
    assert [*csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)] == [
        *map(list, [heads, *rows])
    ]
    frame = pandas.read_csv(
        io.StringIO(text, newline=""), sep=delimiter, dtype=str, keep_default_na=False
    )
    assert [tuple(row) for row in frame.to_numpy()] == rows
