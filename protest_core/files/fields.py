"""Read a record field by field, so that one error hides no other."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

import msgspec

from protest_core.files.problems import quoted

_PLAIN = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "a text",
    "array": "a list",
    "object": "an object",
    "bool": "true or false",
    "datetime": "a date",
    "date": "a date",
    "time": "a time",
}


@dataclass(frozen=True, slots=True)
class Fields:
    """The valid fields of a table, and the mistakes in the others."""

    good: Mapping[str, Any]
    mistakes: list[str]
    unknown: tuple[str, ...]


def read_fields(
    table: object,
    record: type[msgspec.Struct],
    *,
    where: str = "",
    instead: Mapping[str, Any] | None = None,
) -> Fields:
    """Read a table as a record; `instead` gives some fields another type than the record's."""
    try:
        table = msgspec.convert(table, dict[str, Any])
    except msgspec.ValidationError as error:
        return Fields({}, [in_plain_words(error, where=where)], ())
    fields = {field.name: field for field in msgspec.structs.fields(record)}
    unknown = tuple(key for key in table if key not in fields)
    good = {}
    mistakes = []
    for name, field in fields.items():
        if name not in table:
            if field.required:
                mistakes.append(_missing(name, unknown, where))
            continue
        place = f"{where}.{name}" if where else name
        try:
            good[name] = msgspec.convert(table[name], (instead or {}).get(name, field.type))
        except msgspec.ValidationError as error:
            mistakes.append(in_plain_words(error, where=place))
    return Fields(good, mistakes, unknown)


def _missing(name: str, unknown: Iterable[str], where: str) -> str:
    meant = close_match(name, unknown)
    hint = f"; is it {quoted(meant)}?" if meant else ""
    return f"{where + ': ' if where else ''}missing required field ‘{name}’{hint}"


def unknown_key(key: str, known: Iterable[str], where: str = "here") -> str:
    close = close_match(key, known)
    hint = f"; did you mean {close}?" if close else ""
    return f"{quoted(key)} is not known {where} and is left out{hint}"


def close_match(word: str, known: Iterable[str]) -> str | None:
    """Return the most similar known word.

    Only the beginning of a long word is compared: time grows with the square.
    """
    close = get_close_matches(word[:60], [each for each in known if len(each) <= 60][:100], n=1)
    return close[0] if close else None


def in_plain_words(error: Exception, *, where: str = "") -> str:
    """Return an error message of msgspec in plain words.

    The original is "Expected `int`, got `str` - at `$.antecedents[0].line`".
    """
    if isinstance(error, RecursionError):
        return "lists or objects are nested too deeply"
    message, _, place = str(error).partition(" - at ")
    if message.startswith("Expected"):
        message = re.sub("`([a-z |]+)`", lambda found: _types(found[1]), message)
    what = re.sub("`([^`]*)`", r"‘\1’", message).removeprefix("Object ")
    where = (where + place.strip("`").removeprefix("$")).removeprefix(".")
    return f"{where}: {what}" if where else what


def _types(names: str) -> str:
    return " or ".join(_PLAIN.get(name, name) for name in names.split(" | "))
