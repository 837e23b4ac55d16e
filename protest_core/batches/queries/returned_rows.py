"""The rows of a returned batch, each value checked."""

import re
import sqlite3
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from protest_core.batches.link_rules import LinkRow
from protest_core.db.upgrade import names_in_files
from protest_core.ids import ExampleId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import (
    ANSWERS,
    EMPTY_JUDGEMENT,
    LONGEST_NAME_IN_FILES,
    MOST_SECONDS,
    NOT_JUDGED,
    Answer,
    Ending,
    Further,
    Judgement,
    JudgementRecord,
    PastJudgement,
    TokenPlace,
    further_as_text,
    further_in,
)
from protest_core.judgements.times import OUT_OF_RANGE, is_in_range, read_time
from protest_core.names import is_reserved
from protest_core.text.tokens import Positions

_LONGEST_TIME = 40
_LONGEST_FURTHER = 10_000
_LARGEST_NUMBER = 2**63
_ENDINGS = frozenset(map(str, Ending))
T = TypeVar("T")
_TWO_IN_FORCE = "two corrections of the same part are in force"
# No sentence has so many words.
_RISING = re.compile(r"(?:\d{1,7}(?: \d{1,7}){0,99999})?", re.ASCII).fullmatch


class CandidateJudgements(Struct, frozen=True, gc=False):
    """A file's judgements of one candidate, identified by example and code of the system."""

    code: str
    example_id: ExampleId
    now: JudgementRecord
    past: tuple[PastJudgement, ...]
    links: tuple[LinkRow, ...]  # link corrections in the order of their making


@dataclass(frozen=True, slots=True)
class BatchContents:
    """A returned batch; whether it fits a project is not checked here."""

    id: str
    project_id: str
    annotator: str
    guidelines: str
    candidates: tuple[CandidateJudgements, ...]


class BadValueError(Exception):
    """A value that none of our programs writes."""


class BatchRows:
    """Reads the rows, and continues after an error, so that all of them are listed."""

    def __init__(self, database: sqlite3.Connection, *, known_times: Collection[str] = ()) -> None:
        """`known_times`: out of range but accepted: the project has them from earlier programs."""
        self._database = database
        self._known_times = known_times
        self.mistakes: list[str] = []

    def contents(self) -> BatchContents | None:
        """Return the contents; `None` if the record of the batch is invalid."""
        try:
            columns = "id, project_id, guidelines, exported_at"
            batch_id, project_id, guidelines, exported_at = self._only(columns, "batch")
            annotator_id, annotator = self._only("id, name", "annotator")
            names = [_text(each) for each in (batch_id, project_id, guidelines, annotator)]
            _is(not is_reserved(names[3]), f"no annotator can be called {annotator!r:.100}")
            _is(self._is_person(), f"{annotator!r:.100} is not a person in it")
            self._time(exported_at)
        except BadValueError as bad:
            self.mistakes.append(str(bad))
            return None
        candidates = self._candidates(annotator_id, names[3])
        return BatchContents(names[0], names[1], names[3], names[2], candidates)

    def _is_person(self) -> bool:
        """Return whether the annotator is a person, as in all batches of earlier programs."""
        if "kind" not in self._columns("annotator"):
            return True
        return list(self._only("kind", "annotator")) == [AnnotatorKind.PERSON.value]

    def _reference_seen(self, table: str) -> str:
        """Return the expression of the column, which earlier programs did not have."""
        return "reference_seen" if "reference_seen" in self._columns(table) else "NULL"

    def _further(self, table: str) -> str:
        return "further" if "further" in self._columns(table) else "''"

    def _columns(self, table: str) -> set[str]:
        return {row[1] for row in self._database.execute(f"PRAGMA table_info({table})")}

    def _only(self, columns: str, table: str) -> Sequence[Any]:
        rows = self._database.execute(f"SELECT {columns} FROM {table} LIMIT 2").fetchall()  # noqa: S608
        if len(rows) != 1:
            raise BadValueError(f"it must have exactly one {table}")
        found: Sequence[Any] = rows[0]
        return found

    def _candidates(self, annotator_id: object, annotator: str) -> tuple[CandidateJudgements, ...]:
        judged = self._judgements(annotator_id)
        past = self._past(annotator_id)
        links = self._links(annotator)
        read: dict[tuple[str, int], CandidateJudgements] = {}
        rows = self._database.execute(
            "SELECT candidate.id, system.name, example_id FROM candidate "
            "LEFT JOIN system ON system.id = candidate.system_id ORDER BY candidate.id"
        )
        for candidate_id, code, example_id in rows:
            try:
                name = (_text(code), _whole(example_id))
                if name in read:
                    raise BadValueError("it is there twice")  # noqa: TRY301
                now = judged.pop(candidate_id, NOT_JUDGED)
                before = tuple(past.pop(candidate_id, ()))
                corrected = tuple(links.pop(candidate_id, ()))
                example = ExampleId(name[1])
                read[name] = CandidateJudgements(name[0], example, now, before, corrected)
            except BadValueError as bad:
                self.mistakes.append(f"{code!r:.100}, example {example_id!r:.50}: {bad}")
        for stray in {**judged, **past}:
            self.mistakes.append(f"candidate {stray!r:.50} is judged but missing")
        for stray in links:
            self.mistakes.append(f"candidate {stray!r:.50} has other links but is missing")
        return tuple(read.values())

    def _judgements(self, annotator_id: object) -> dict[Any, JudgementRecord]:
        tokens = self._by_judgement("line, token", "judgement_token")
        tags = {
            judgement: [tag for (tag,) in rows]
            for judgement, rows in self._by_judgement("tag", "judgement_tag").items()
        }
        records: dict[Any, JudgementRecord] = {}
        rows = self._database.execute(
            "SELECT id, candidate_id, annotator_id, pronoun, antecedent, remark, guidelines, "  # noqa: S608
            f"made_at, seconds, {self._reference_seen('judgement')}, {self._further('judgement')} "
            "FROM judgement"
        )
        for row_id, candidate, who, pronoun, antecedent, remark, *rest in rows:
            version, made_at, seconds, seen, more = rest
            try:
                _is(who == annotator_id, "the judgement is of another annotator")
                _is(candidate not in records, "there are two judgements")
                places, names = tokens.pop(row_id, ()), tags.pop(row_id, ())
                judgement = _judgement((pronoun, antecedent, more), places, names, remark)
                work = self._work(version, made_at, seconds, seen)
                records[candidate] = JudgementRecord(judgement, **work)
            except BadValueError as bad:
                self.mistakes.append(f"candidate {candidate!r:.50}: {bad}")
        for stray in {*tokens, *tags}:
            self.mistakes.append(f"words or tags of judgement {stray!r:.50}, which is missing")
        return records

    def _by_judgement(self, columns: str, table: str) -> dict[Any, list[tuple[Any, ...]]]:
        by_judgement: dict[Any, list[tuple[Any, ...]]] = defaultdict(list)
        query = f"SELECT {columns}, judgement_id FROM {table}"  # noqa: S608
        for row in self._database.execute(query):
            by_judgement[row[-1]].append(row[:-1])
        return by_judgement

    def _past(self, annotator_id: object) -> dict[Any, list[PastJudgement]]:
        past_of: dict[Any, list[PastJudgement]] = defaultdict(list)
        rows = self._database.execute(
            "SELECT candidate_id, annotator_id, pronoun, antecedent, tokens, tags, remark, "  # noqa: S608
            "guidelines, made_at, ended_at, change, seconds, "
            f"{self._reference_seen('judgement_history')}, {self._further('judgement_history')} "
            "FROM judgement_history ORDER BY id"
        )
        for candidate, who, pronoun, antecedent, tokens, tags, remark, *rest in rows:
            version, made_at, ended_at, change, seconds, seen, more = rest
            try:
                _is(who == annotator_id, "an earlier judgement is of another annotator")
                _is(change in _ENDINGS, f"{change!r:.50} is not an end of a judgement")
                answers = pronoun, antecedent, more
                judgement = _judgement(answers, _places(tokens), _tags(tags), remark)
                work, ended_at = self._work(version, made_at, seconds, seen), self._time(ended_at)
                past = PastJudgement(judgement, **work, ended_at=ended_at, change=change)
                past_of[candidate].append(past)
            except BadValueError as bad:
                self.mistakes.append(f"candidate {candidate!r:.50}, history: {bad}")
        return past_of

    def _links(self, annotator: str) -> dict[Any, list[LinkRow]]:
        """Return the link corrections; batches of the earliest programs have no table of them."""
        links_of: dict[Any, list[LinkRow]] = defaultdict(list)
        tables = [name for name in names_in_files("link_correction") if self._columns(name)]
        if not tables:
            return links_of
        held: set[tuple[Any, int]] = set()
        rows = self._database.execute(
            "SELECT candidate_id, part, tokens, author, made_at, ended_at "  # noqa: S608
            f"FROM {tables[0]} ORDER BY id"
        )
        for candidate, part, tokens, author, made_at, ended_at in rows:
            try:
                _is(author in ("", annotator), "its links were corrected by another annotator")
                made, ended = (
                    self._time(made_at),
                    None if ended_at is None else self._time(ended_at),
                )
                row = LinkRow(_whole(part), _rising(tokens), str(author), made, ended)
                _is(ended is not None or (candidate, row.part) not in held, _TWO_IN_FORCE)
                held |= {(candidate, row.part)} if ended is None else set()
                links_of[candidate].append(row)
            except BadValueError as bad:
                self.mistakes.append(f"candidate {candidate!r:.50}, links: {bad}")
        return links_of

    def _work(
        self, version: object, made_at: object, seconds: object, seen: object
    ) -> dict[str, Any]:
        """Return the fields that a present and an earlier judgement have in common."""
        return {
            "guidelines": _version(version),
            "made_at": self._time(made_at),
            "seconds": _seconds(seconds),
            "reference_seen": _seen(seen),
        }

    def _time(self, value: object) -> str:
        """Return a time unchanged, not in UTC: the time of a link correction is part of its key."""
        time = read_time(value) if isinstance(value, str) and len(value) <= _LONGEST_TIME else None
        if time is None or not str(value).isprintable():
            raise BadValueError(f"{value!r:.50} is no time")
        if not is_in_range(time) and value not in self._known_times:
            raise BadValueError(f"{value!r:.50} {OUT_OF_RANGE}")
        return str(value)


def _judgement(
    answers: tuple[object, object, object],
    tokens: Collection[Any],
    tags: Collection[Any],
    remark: object,
) -> Judgement:
    pronoun, antecedent, further = answers
    return Judgement(
        _answer(pronoun),
        _answer(antecedent),
        frozenset(map(_place, tokens)) if tokens else EMPTY_JUDGEMENT.tokens,
        frozenset(map(_tag, tags)) if tags else EMPTY_JUDGEMENT.tags,
        _remark(remark),
        _further(further),
    )


def _further(value: object) -> Further:
    """Return answers to further questions, without a check that these are asked here."""
    if value == "":  # the usual case
        return further_in("")
    try:
        if isinstance(value, str) and len(value) <= _LONGEST_FURTHER:
            answers = further_in(value)
            if further_as_text(answers) == value:
                return answers
    except msgspec.DecodeError:
        pass
    raise BadValueError(f"{value!r:.50} are not answers that PROTEST writes")


def _is(good: bool, mistake: str) -> None:  # noqa: FBT001
    if not good:
        raise BadValueError(mistake)


def _answer(value: object) -> Answer:
    answer = ANSWERS.get(value) if isinstance(value, str) else None
    if answer is None:
        raise BadValueError(f"{value!r:.50} is no answer")
    return answer


@lru_cache(maxsize=1_000)  # names of systems and versions occur in every row
def _text(value: object, longest: int = LONGEST_NAME_IN_FILES) -> str:
    if isinstance(value, str) and 0 < len(value) <= longest and value.isprintable():
        return value
    raise BadValueError(f"{value!r:.50} is no name")


def _tag(value: object) -> str:
    if isinstance(value, str) and value:
        return value
    raise BadValueError(f"{value!r:.50} is no tag")


def _version(value: object) -> str:
    """Return a version of guidelines; judgements from tables may have none."""
    return "" if value == "" else _text(value)


def _remark(value: object) -> str:
    if not isinstance(value, str):
        raise BadValueError("the remark is no text")
    return value


def _seconds(value: object) -> float:
    if not isinstance(value, int | float) or not 0 <= value <= MOST_SECONDS:
        raise BadValueError(f"{value!r:.50} are no seconds")
    return float(value)


def _seen(value: object) -> bool | None:
    if value not in {None, 0, 1} or isinstance(value, float):
        raise BadValueError(f"{value!r:.50} does not say whether the reference was seen")
    return None if value is None else bool(value)


def _whole(value: object) -> int:
    if not isinstance(value, int) or not 0 <= value < _LARGEST_NUMBER:
        raise BadValueError(f"{value!r:.50} is not a number that PROTEST writes")
    return value


def _place(value: Sequence[object]) -> TokenPlace:
    line, token = value
    return _whole(line), _whole(token)


def _places(value: object) -> list[tuple[int, int]]:
    return _list(value, list[tuple[int, int]])


def _rising(value: object) -> Positions:
    """Return tokens, checked to be distinct and in order."""
    if isinstance(value, str) and _RISING(value):
        tokens = tuple(map(int, value.split()))
        if " ".join(map(str, sorted(set(tokens)))) == value:
            return tokens
    raise BadValueError(f"{value!r:.50} are no words of a sentence")


def _tags(value: object) -> list[str]:
    return _list(value, list[str])


def _list(value: object, kind: type[T]) -> T:
    """Return a decoded list of exactly this type; deeper nesting is an error."""
    try:
        return msgspec.json.decode(value if isinstance(value, str) else "", type=kind)
    except msgspec.DecodeError as error:
        raise BadValueError(f"{value!r:.50} is not a list that PROTEST writes") from error
