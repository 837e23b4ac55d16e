"""Read tables of judgements: a row for each candidate and annotator."""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC
from functools import partial
from pathlib import Path
from typing import Any

from protest_core.files.paths import PathKind, kind_at
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.table_rows import Columns, TableRow, read_rows, whole_number
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import (
    ANSWERS,
    LONGEST_NAME_IN_FILES,
    MOST_SECONDS,
    Answer,
    Further,
    Judgement,
    JudgementRecord,
    TokenPlace,
)
from protest_core.judgements.questions import IS_ID, Question
from protest_core.judgements.times import OUT_OF_RANGE, is_in_range, read_time
from protest_core.tables.cells import split_items

_REQUIRED = ("system", "example", "pronoun")
_ENDINGS = {".csv", ".tsv", ".jsonl"}
_LONGEST_FIRST_LINE = 100_000
_READ = (
    *("system", "example", "category", "line", "token", "annotator", "annotator_kind"),
    *(
        "pronoun",
        "antecedent",
        "tokens",
        "tags",
        "remark",
        "made_at",
        "seconds",
        "guidelines",
        "reference_seen",
    ),
    *("task_set", "task"),
)
# Other columns of our own tables: they follow from the rest, or are no part of a judgement.
_NOT_READ = (
    *("words", "state", "source", "translation", "pronoun_tokens", "pronoun_words"),
    *("antecedent_tokens", "antecedent_words", "verdict", "reasons", "outcome"),
    *("own_tags", "annotators", "counts_as", "stratum", "stratum_size", "stratum_sample"),
    *("chance", "weight"),
)
_SECONDS = re.compile(r"[0-9]{1,30}(\.[0-9]{0,30})?(e-[0-9]{1,3})?")
_PLACE = re.compile(r"([0-9]{1,18}):([0-9]{1,18})")
_SEEN = {"yes": True, "no": False, "": None}


@dataclass(frozen=True, slots=True)
class JudgementInTable:
    """The values of a row; `None` stands for a value that is missing or could not be read."""

    line: int
    system: str | None
    example: int | None
    annotator: str | None
    record: JudgementRecord
    category: str | None  # these three only repeat data of the example
    source_line: int | None
    source_token: int | None
    kind: AnnotatorKind | None = None
    task_set: str = ""
    task: str = ""

    @property
    def judgement(self) -> Judgement:
        return self.record.judgement


def may_be_judgements(path: Path) -> bool:
    """Return whether the first line of a table has the columns that judgements need."""
    if path.suffix.lower() not in _ENDINGS or kind_at(path) is not PathKind.FILE:
        return False  # opening a pipe could block for ever
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as file:
            first = file.readline(_LONGEST_FIRST_LINE)
    except OSError:
        return False
    return set(_REQUIRED) <= set(re.findall(r"\w+", first))


def read_judgement_table(
    path: Path,
    name: str,
    problems: ProblemList,
    further: Sequence[Question] = (),
    *,
    known_times: Collection[str] = (),
) -> Iterator[JudgementInTable]:
    """Yield the rows, and list every error; whether they fit a project is not checked here.

    `further`: further questions, each with a column. `known_times`: times of the project that are
    accepted although they are out of range.
    """
    ids = [question.id for question in further]
    columns = replace(
        _COLUMNS,
        cells={**_COLUMNS.cells, **dict.fromkeys(ids, _same)},
        json={**_COLUMNS.json, **dict.fromkeys(ids, str)},
    )
    check_time = partial(checked_time, known=known_times)
    unasked = _UnaskedColumns()
    for row in read_rows(path, name, columns, problems):
        unasked.note(row)
        yield _judgement(row, _Checked(row, name, problems), check_time, further)
    for column in unasked.with_answers():
        problems.add(
            name,
            f"the column {quoted(column)} looks like answers to a question {quoted(column)}, which "
            "this project does not ask: ask it first (‘protest guidelines FILE --set’), or take "
            "the column out of the table",
        )


class _UnaskedColumns:
    """Columns with answers to questions that are not asked, as in tables of other projects.

    Leaving them out with a warning, like columns with notes, would lose answers. They look like our
    own: each row has nothing, `unset` or ids of choices, and at least one row has a choice.
    """

    def __init__(self) -> None:
        self._answers: dict[str, bool] = {}  # whether all values so far look like answers

    def note(self, row: TableRow) -> None:
        for column, value in row.unknown.items():
            if value is None or value == "" or value == Answer.UNSET.value:
                continue
            choices = value.split() if isinstance(value, str) else [""]
            is_answer = IS_ID(column) is not None and all(map(IS_ID, choices))
            self._answers[column] = is_answer and self._answers.get(column, True)

    def with_answers(self) -> list[str]:
        return [column for column, are_answers in self._answers.items() if are_answers]


def _same(text: str) -> str:
    return text


def places_in(text: str) -> list[TokenPlace]:
    matches = [(_PLACE.fullmatch(item), item) for item in text.split()]
    wrong = [item for match, item in matches if match is None]
    if wrong:
        what = "is not a word's place; it is LINE:TOKEN, both from 0"
        raise ValueError(f"{quoted(wrong[0])} {what}")
    return [(int(match[1]), int(match[2])) for match, _ in matches if match]


def seconds_in(text: str) -> float:
    if not _SECONDS.fullmatch(text):
        raise ValueError(f"{quoted(text)} is not a number of seconds like 12.5")
    return float(text)


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
    """The values of a row, each checked when it is read."""

    def __init__(self, row: TableRow, name: str, problems: ProblemList) -> None:
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


def _judgement(
    row: TableRow, checked: _Checked, check_time: Callable[[str], str], further: Sequence[Question]
) -> JudgementInTable:
    values: Mapping[str, Any] = row.values
    return JudgementInTable(
        row.line,
        checked("system", checked_name, None),
        values.get("example"),
        checked("annotator", checked_name, None),
        JudgementRecord(
            Judgement(
                checked("pronoun", checked_answer, Answer.UNSET),
                checked("antecedent", checked_answer, Answer.UNSET),
                checked("tokens", checked_places, frozenset()),
                checked("tags", checked_tags, frozenset()),
                checked("remark", str, ""),
                _further(checked, further),
            ),
            guidelines=checked("guidelines", checked_name, ""),
            made_at=checked("made_at", check_time, ""),
            seconds=checked("seconds", checked_seconds, 0.0),
            reference_seen=checked("reference_seen", checked_seen, None),
        ),
        checked("category", checked_name, None),
        values.get("line"),
        values.get("token"),
        checked("annotator_kind", checked_kind, None),
        checked("task_set", checked_name, ""),
        checked("task", checked_name, ""),
    )


def _further(checked: _Checked, further: Sequence[Question]) -> Further:
    made = ((of.id, checked(of.id, partial(_made, of), ())) for of in further)
    return frozenset((of, each) for of, choices in made for each in choices)


def _made(question: Question, value: str) -> list[str]:
    made = [] if value == Answer.UNSET else value.split()
    for choice in made:
        if question.choice(choice) is None:
            there = ", ".join(one.id for one in question.choices)
            raise ValueError(f"{quoted(choice)} is no answer; it is {there} or unset")
    return made


def checked_answer(value: str) -> Answer:
    if value not in ANSWERS:
        raise ValueError(f"{quoted(value)} is no answer; it is yes, no or unset")
    return ANSWERS[value]


def checked_name(value: str) -> str:
    """Return a name in composed form, like all our names: some programs decompose letters."""
    if len(value) > LONGEST_NAME_IN_FILES:
        raise ValueError(f"{quoted(value)} is longer than {LONGEST_NAME_IN_FILES} characters")
    if not value.isprintable():
        raise ValueError(f"{quoted(value)} is no name")
    return unicodedata.normalize("NFC", value)


def checked_kind(value: str) -> AnnotatorKind | None:
    try:
        return AnnotatorKind(value) if value else None
    except ValueError:
        raise ValueError(
            f"{quoted(value)} is no kind; it is {' or '.join(AnnotatorKind)}"
        ) from None


def checked_seen(value: str) -> bool | None:
    if value not in _SEEN:
        raise ValueError(f"{quoted(value)} is not yes, no or empty")
    return _SEEN[value]


def checked_tags(values: list[str]) -> frozenset[str]:
    for tag in values:
        if not tag:
            raise ValueError(f"{quoted(tag)} is no tag")
    return frozenset(values)


def checked_places(values: list[TokenPlace]) -> frozenset[TokenPlace]:
    for line, token in values:
        if line < 0 or token < 0:
            raise ValueError(f"‘{line}:{token}’ is not a word's place; both count from 0")
    return frozenset(values)


def checked_time(value: str, known: Collection[str] = ()) -> str:
    """Return a time in UTC, so that times sort; known times are left unchanged.

    An export repeats the times of the project, and may be imported again.
    """
    time = read_time(value)
    if time is None:
        example = "like 2026-02-01T09:30:00+00:00"
        raise ValueError(f"{quoted(value)} is not a time with its zone, {example}")
    if value in known or (value.endswith("+00:00") and value[10:11] == "T" and is_in_range(time)):
        return value
    if not is_in_range(time):
        raise ValueError(f"{quoted(value)} {OUT_OF_RANGE}; leave it empty if it is unknown")
    return time.astimezone(UTC).isoformat(timespec="microseconds")


def checked_seconds(value: float) -> float:
    if not 0 <= value <= MOST_SECONDS:
        raise ValueError(f"{quoted(value)} is not from 0 to {MOST_SECONDS:,} seconds")
    return value
