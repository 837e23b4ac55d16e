"""Tidy tables of judgements: a row for each candidate and annotator, written and read back."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from protest_core.formats.judgement_cells import (
    checked_answer,
    checked_name,
    checked_places,
    checked_seconds,
    checked_tags,
    checked_time,
    places_in,
    seconds_in,
    whole_number,
)
from protest_core.formats.problems import ProblemList
from protest_core.formats.table_rows import Columns, Row, read_rows
from protest_core.formats.tidy import CANDIDATE_COLUMNS, JUDGEMENT_COLUMNS, split_items
from protest_core.judgement.judgement import Answer, Judgement

_REQUIRED = ("system", "example", "pronoun")
# What our own tables have besides: it follows from the rest.
_NOT_READ = {"words", "state", *CANDIDATE_COLUMNS}
_READ = [column for column in JUDGEMENT_COLUMNS if column not in {"words", "state"}]


@dataclass(frozen=True, slots=True)
class JudgementInTable:
    """What a row says. `None` is what it does not say, or what could not be read."""

    line: int
    system: str | None
    example: int | None
    annotator: str | None
    judgement: Judgement
    guidelines: str
    made_at: str
    seconds: float
    category: str | None  # these three only say again which example it is
    source_line: int | None
    source_token: int | None


def read_judgement_table(
    path: Path, name: str, problems: ProblemList
) -> Iterator[JudgementInTable]:
    """With every mistake on the list; whether it fits a project is for others to say."""
    for row in read_rows(path, name, _COLUMNS, problems):
        yield _judgement(row, _Checked(row, name, problems))


def _same(text: str) -> str:
    return text


_COLUMNS = Columns(
    {
        **dict.fromkeys(_READ, _same),
        "example": whole_number,
        "line": whole_number,
        "token": whole_number,
        "tokens": places_in,
        "tags": split_items,
        "seconds": seconds_in,
    },
    {
        **dict.fromkeys(_READ, str),
        "example": int,
        "line": int,
        "token": int,
        "tokens": list[tuple[int, int]],
        "tags": list[str],
        "seconds": float,
    },
    _REQUIRED,
    never_empty=("system", "example"),
    not_read=_NOT_READ,
)


class _Checked:
    """The values of a row, each checked when it is asked for."""

    def __init__(self, row: Row, name: str, problems: ProblemList) -> None:
        self._row = row
        self._name = name
        self._problems = problems

    def __call__(self, column: str, check: Callable[[Any], Any], otherwise: Any) -> Any:
        if column not in self._row.values:
            return otherwise
        try:
            return check(self._row.values[column])
        except ValueError as error:
            self._problems.add(self._name, f"{column}: {error}", line=self._row.line)
            return otherwise


def _judgement(row: Row, checked: _Checked) -> JudgementInTable:
    values: Mapping[str, Any] = row.values
    return JudgementInTable(
        row.line,
        checked("system", checked_name, None),
        values.get("example"),
        checked("annotator", checked_name, None),
        Judgement(
            checked("pronoun", checked_answer, Answer.UNSET),
            checked("antecedent", checked_answer, Answer.UNSET),
            checked("tokens", checked_places, frozenset()),
            checked("tags", checked_tags, frozenset()),
            checked("remark", str, ""),
        ),
        checked("guidelines", checked_name, ""),
        checked("made_at", checked_time, ""),
        checked("seconds", checked_seconds, 0.0),
        checked("category", checked_name, None),
        values.get("line"),
        values.get("token"),
    )
