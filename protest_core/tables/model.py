"""A result to be shown: a report of tables, whose columns select the values of each row."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from protest_core.extras import Extra, require
from protest_core.statistics.proportions import Interval, Share
from protest_core.translatable import Text

if TYPE_CHECKING:
    from pandas import DataFrame, Series

Row = TypeVar("Row")
# Words, places in a text, or lists of words.
Items = Sequence[str] | Sequence[tuple[int, int]] | Sequence[Sequence[str]]
Exact = str | int | float | bool | list[Any] | None  # a value in a record

UNDEFINED = Text("undefined")


class Kind(StrEnum):
    """The kind of a column's values, which decides how they are formatted for people."""

    TEXT = auto()
    NAME = auto()  # one of few recurring values, such as systems: a category in a data frame
    FLAG = auto()
    COUNT = auto()
    BASE = auto()  # the n behind figures: marked if it is too small
    PERCENT = auto()  # of a share
    POINTS = auto()  # a difference of shares, signed, in percentage points
    MEAN = auto()  # one digit
    DECIMAL = auto()  # two digits
    COEFFICIENT = auto()  # three digits
    SCORE = auto()  # a metric's figure: four digits; its counts are whole
    PROBABILITY = auto()
    SECONDS = auto()  # exact, so that the value read back is the same

    @property
    def is_text(self) -> bool:
        """Return whether values are text, which is aligned left."""
        return self in {Kind.TEXT, Kind.NAME, Kind.FLAG}


@dataclass(frozen=True, slots=True)
class Range:
    """The possible values of a figure while candidates are open; shown as one value if equal."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Few:
    """A number with too few candidates to be interpreted, marked for people."""

    value: float | Range


@dataclass(frozen=True, slots=True)
class NotEstimated:
    """A range in brackets, in place of a missing estimate among estimates."""

    value: Range


@dataclass(frozen=True, slots=True)
class AllJudged:
    """The interval of a figure without uncertainty, because people judged everything.

    Tables for people say so; in records both ends are the figure.
    """

    value: Interval


@dataclass(frozen=True, slots=True)
class Stacked:
    """Several figures in one cell, one below the other, each with its kind."""

    lines: tuple[tuple["Cell", Kind], ...]


# `None` is an undefined figure. A text in a column of figures is shown as it is.
Cell = (
    str
    | int
    | float
    | bool
    | Interval
    | Range
    | Few
    | NotEstimated
    | AllJudged
    | Stacked
    | Items
    | None
)


@dataclass(frozen=True, slots=True)
class Streamed(Iterable[Row]):
    """Rows that are read each time they are needed, so that a long table is never in memory."""

    read: Callable[[], Iterator[Row]]

    def __iter__(self) -> Iterator[Row]:
        return self.read()


@dataclass(frozen=True, slots=True)
class Column(Generic[Row]):
    """A column, declared once for people, programs, notebooks and windows.

    `head`: the heading for people, with a line break where it may be broken; without one the column
    is only in records. `key`: the name in records, for ranges and intervals one for each end;
    without one the column is only for people. `opens`: the target of a cell. `part`: a number in
    the cell with a target of its own, as it is written there, and that target. `hint`: the meaning
    of the head. `spoken`: the cell for screen readers, if head and text do not suffice.

    Python 3.11 cannot call `Column[Row](…)`; annotate the constant instead.
    """

    head: str = ""
    key: str | tuple[str, str] = ""
    kind: Kind = Kind.TEXT
    value: Callable[[Row], Cell] = lambda _row: None
    opens: Callable[[Row], object] | None = None
    hint: str = ""
    spoken: Callable[[Row], str] | None = None
    part: Callable[[Row], tuple[str, object] | None] | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the names in records: one, two, or none."""
        if isinstance(self.key, tuple):
            return self.key
        return (self.key,) if self.key else ()


@dataclass(frozen=True, slots=True)
class Table(Generic[Row]):
    """Rows that are values of a subject, and columns that select what is shown of them.

    `name`: for programs and files. `below`: notes for print. `blocks`: on a page that is too
    narrow, columns continue in a further block instead of being folded. `grouped`: a terminal shows
    a table for each value of the first column, so that two long names never share a line.
    `summing`: how many of the last rows sum up those above, `summing_columns` of the last columns
    those before them. `lines`: what a terminal shows instead of the grid, where cells are too long
    for one.
    """

    name: str
    title: str
    columns: Sequence[Column[Row]]
    rows: Iterable[Row]
    below: Sequence[str] = ()
    blocks: bool = False
    grouped: bool = False
    summing: int = 0
    summing_columns: int = 0
    lines: Iterable[str] | None = None

    @property
    def shown(self) -> tuple[Column[Row], ...]:
        """Return the columns for people."""
        return tuple(each for each in self.columns if each.head)

    @property
    def keys(self) -> list[str]:
        """The keys of a record's values."""
        return [key for column in self.columns for key in column.keys]

    def records(self) -> Iterator[dict[str, Exact]]:
        """Yield the exact values of each row by key."""
        columns = [(each.keys, each.value) for each in self.columns if each.key]
        for row in self.rows:
            record: dict[str, Exact] = {}
            for keys, value in columns:
                cell = value(row)
                # Checked first, since most cells are text, and some tables are long.
                if len(keys) == 1 and (cell is None or isinstance(cell, (str, int, float, list))):
                    record[keys[0]] = cell
                else:
                    record.update(zip(keys, _ends(cell, len(keys)), strict=True))
            yield record

    def frame(self) -> "DataFrame":
        """Return the rows as a pandas data frame.

        Counts are Int64, figures float64, names categories; undefined values are missing. A column
        without a key, such as that of an annotator, is named after its head.
        """
        require(Extra.NOTEBOOK)
        import pandas  # takes half a second, for notebooks only

        rows, taken = [*self.rows], set(self.keys)
        columns: dict[str, Series[Any]] = {}
        for column in self.columns:
            cells = [column.value(row) for row in rows]
            keys = column.keys or _head_as_key(column.head, cells, taken | columns.keys())
            ends = [[*_ends(cell, len(keys))] for cell in cells]
            for at, key in enumerate(keys):
                values = pandas.Series([each[at] for each in ends], dtype="object")
                columns[key] = _typed(values, column.kind)
        frame = pandas.DataFrame(columns)
        frame.attrs["title"] = self.title
        return frame


@dataclass(frozen=True, slots=True)
class Report:
    """A result with its layout: `tables` for people, `records` for programs.

    CSV, TSV and JSON lines have the first of the records, JSON all of them. `heading`: lines above
    the tables. `caveats`: sentences that every copy needs, such as that a suite is invented.
    `empty`: the sentence in place of the tables. `signature`: the signature of the numbers; for
    several metrics, signatures by name.
    """

    title: str
    tables: Sequence[Table[Any]]
    records: Sequence[Table[Any]]
    suite: Mapping[str, object] = field(default_factory=dict)
    heading: Sequence[str] = ()
    notes: Sequence[str] = ()
    signature: str | Mapping[str, str] = ""
    caveats: Sequence[str] = ()
    empty: str = ""

    @property
    def signatures(self) -> Mapping[str, str]:
        """The signatures by the names of their columns."""
        if isinstance(self.signature, str):
            return {"signature": self.signature} if self.signature else {}
        return {f"signature {name}": each for name, each in self.signature.items()}

    @property
    def remarks(self) -> Sequence[str]:
        """The notes below a report, or the sentence that says why it is empty."""
        return [self.empty] if self.empty else self.notes

    def frame(self) -> "DataFrame":
        """Return the first of the records as a data frame, with the signature in its `attrs`."""
        joined = self.records[0].frame()
        joined.attrs |= {
            "title": self.title,
            "suite": dict(self.suite),
            "notes": [*self.caveats, *self.remarks],
            "signature": self.signature,
        }
        return joined


def share_range(share: Share) -> Range | None:
    """Return the range of shares, from all open candidates wrong to all of them right."""
    return Range(share.certain / share.n, share.possible / share.n) if share.n else None


def _head_as_key(head: str, cells: Sequence[Cell], taken: Collection[str]) -> tuple[str, ...]:
    """Return the name of a column that has only a head; ends of ranges have their own columns."""
    name = " ".join(head.split())
    ranges = any(isinstance(each, Interval | Range | AllJudged | Stacked) for each in cells)
    return () if not name or name in taken or ranges else (name,)


def _ends(value: Cell, number: int) -> Iterable[Exact]:
    """Yield both ends of a range, or a value as often as there are names for it."""
    match value:
        case Interval() | Range():
            return value.low, value.high
        case Few() | NotEstimated() | AllJudged():
            return _ends(value.value, number)
        case Stacked():
            return (None,) * number  # such columns are for people only
        case None | str() | bool() | int() | float():
            return (value,) * number
        case _:
            return ([*value],)


def _typed(values: "Series[Any]", kind: Kind) -> "Series[Any]":
    """Return a column with its type; a text in place of a figure is missing."""
    import pandas

    if kind is Kind.FLAG:
        return values.astype("boolean")
    plain = values.map(lambda each: str(each) if isinstance(each, str) else each)
    if kind is Kind.NAME:
        return plain.astype("category")
    figures = plain.dropna()
    if not figures.empty and all(type(each) is int for each in figures):
        return plain.astype("Int64")
    if kind is Kind.TEXT:
        return plain
    numbers = pandas.to_numeric(plain, errors="coerce")
    whole = kind in {Kind.COUNT, Kind.BASE} and (numbers.dropna() % 1 == 0).all()
    return numbers.astype("Int64" if whole else "float64")
