"""What a value in a table of judgements may be; of any other it is told what it should be."""

import re
import unicodedata
from datetime import UTC, datetime

from protest_core.formats.problems import quoted
from protest_core.judgement.judgement import Answer, TokenPlace

LONGEST_NAME = 200
MOST_SECONDS = 10**7

_NUMBER = re.compile(r"[0-9]{1,18}")
_SECONDS = re.compile(r"[0-9]{1,30}(\.[0-9]{0,30})?(e-[0-9]{1,3})?")
_PLACE = re.compile(r"([0-9]{1,18}):([0-9]{1,18})")
_ANSWERS = {answer.value: answer for answer in Answer}


def whole_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{quoted(text)} is not a whole number")
    return int(text)


def seconds_in(text: str) -> float:
    if not _SECONDS.fullmatch(text):
        raise ValueError(f"{quoted(text)} is not a number of seconds like 12.5")
    return float(text)


def places_in(text: str) -> list[TokenPlace]:
    found = [(_PLACE.fullmatch(item), item) for item in text.split()]
    wrong = [item for match, item in found if match is None]
    if wrong:
        what = "is not a word's place; it is LINE:TOKEN, both from 0"
        raise ValueError(f"{quoted(wrong[0])} {what}")
    return [(int(match[1]), int(match[2])) for match, _ in found if match]


def checked_answer(value: str) -> Answer:
    if value not in _ANSWERS:
        raise ValueError(f"{quoted(value)} is no answer; it is yes, no or unset")
    return _ANSWERS[value]


def checked_name(value: str) -> str:
    """In the composed form, as all names are: some programs take letters apart."""
    if len(value) > LONGEST_NAME or not value.isprintable():
        raise ValueError(f"{quoted(value)} is no name")
    return unicodedata.normalize("NFC", value)


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


def checked_time(value: str) -> str:
    """As ours are kept: in UTC, so that they sort."""
    try:
        read = datetime.fromisoformat(value)
        if read.tzinfo is not None:
            in_utc = read.astimezone(UTC).isoformat(timespec="microseconds")
            return value if value.endswith("+00:00") and value[10:11] == "T" else in_utc
    except (ValueError, OverflowError):
        pass
    raise ValueError(f"{quoted(value)} is not a time with its zone, like 2026-02-01T09:30:00+00:00")


def checked_seconds(value: float) -> float:
    if not 0 <= value <= MOST_SECONDS:
        raise ValueError(f"{quoted(value)} is not from 0 to {MOST_SECONDS:,} seconds")
    return value
