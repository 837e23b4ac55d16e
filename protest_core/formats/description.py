"""Reads and writes `suite.toml`: what a suite is called, its languages, its own categories."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from protest_core.errors import RefusedError, printable
from protest_core.formats.categories import Categories, read_categories
from protest_core.formats.fields import read_fields, unknown_key
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.text import read_lines
from protest_core.languages.profile import language_profile
from protest_core.suite.category import STANDARD_CATEGORIES, Category
from protest_core.suite.testsuite import SuiteDescription

FILE = "suite.toml"
_LARGEST = 100_000  # bytes; what it holds is a page of text at most

# Names that people use for the same things.
_OTHER_NAMES = {
    "source": "source_language",
    "source_lang": "source_language",
    "target": "target_language",
    "target_lang": "target_language",
    "license": "licence",
}
_ON_ONE_LINE = ("name", "version", "source_language", "target_language")


_Version = str | int | float  # people write `version = 1.0` without quotes


class _DescriptionRecord(msgspec.Struct):
    source_language: str
    target_language: str
    name: str = ""
    version: str = ""
    licence: str = ""
    citation: str = ""
    description: str = ""
    demonstration: bool = False
    category: list[Any] = []  # each is read on its own


def read_description(path: Path, problems: ProblemList) -> tuple[SuiteDescription, Categories]:
    """What is right in it, and all categories; spoilt entries are left empty."""
    table = _read_table(path, problems)
    if table is None:
        return SuiteDescription("", "", ""), Categories.unreadable()
    fields = read_fields(table, _DescriptionRecord, instead={"version": _Version})
    entries = dict(fields.good)
    entries["version"] = str(entries.get("version", ""))
    for mistake in (*fields.mistakes, *_entry_mistakes(entries)):
        problems.add(FILE, mistake)
    for key in fields.unknown:
        problems.warn(FILE, unknown_key(key, _DescriptionRecord.__struct_fields__))
    _warn_of_language(entries.get("target_language", ""), problems)
    tables = entries.pop("category", None if "category" in table else [])
    empty = {"source_language": "", "target_language": "", "name": ""}
    description = SuiteDescription(**(empty | entries))
    if not description.name:
        name = printable(path.resolve().parent.name)
        description = replace(description, name=name)
    return description, read_categories(tables, FILE, problems)


def read_own_categories(path: Path | None, problems: ProblemList) -> Categories:
    """The standard ones, and those that a file defines as a `suite.toml` does."""
    how = "define it as [[category]] in a file, and name that with --categories"
    if path is None:
        return replace(read_categories([], "", problems), how_to_define=how)
    name = path.name
    table = _read_table(path, problems, name)
    if table is None:
        return Categories.unreadable()
    found = table.get("category")
    if not found or not isinstance(found, list):
        problems.add(name, "there is no [[category]] in it")
        return Categories.unreadable()
    how = f"define it in {name} as [[category]]"
    return replace(read_categories(found, name, problems), how_to_define=how)


def check_description(description: SuiteDescription) -> None:
    """Before a suite is made: what a check would refuse at the end."""
    mistakes = _entry_mistakes(asdict(description))
    if mistakes:
        raise RefusedError(f"A suite cannot be described so: {'; '.join(mistakes)}.")


def _read_table(path: Path, problems: ProblemList, name: str = FILE) -> Mapping[str, Any] | None:
    file = read_lines(path, name, problems)
    text = "\n".join(file.lines)
    if not file.whole:
        return None
    if len(text.encode()) > _LARGEST:
        problems.add(name, f"the file has more than {_LARGEST:,} bytes; is it the right one?")
        return None
    try:
        return _with_our_names(tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        # What could not be decoded is on the list already, and is no TOML for that reason.
        if not problems.spoilt_lines(name):
            problems.add(name, f"not TOML: {_in_plain_words(error)}")
        return None


def _in_plain_words(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "lists or tables are nested too deeply"
    if isinstance(error, tomllib.TOMLDecodeError):
        return str(error)
    return "a number has too many digits"


def _with_our_names(table: Mapping[str, Any]) -> dict[str, Any]:
    """Under the names we use; languages may stand in a table of their own."""
    flat: dict[str, Any] = {}
    for key, value in table.items():
        own_table = key in {"language", "languages"} and isinstance(value, dict)
        flat |= value if own_table else {key: value}
    others = {_OTHER_NAMES.get(key, key): value for key, value in flat.items()}
    ours = {key: flat[key] for key in _OTHER_NAMES.values() if key in flat}
    return others | ours


def _entry_mistakes(entries: Mapping[str, Any]) -> Sequence[str]:
    mistakes = [
        f"{key}: line ends and other invisible characters do not belong there"
        for key in _ON_ONE_LINE
        if not entries.get(key, "").isprintable()
    ]
    empty = [
        f"{key} is empty; write a code such as ‘en’"
        for key in ("source_language", "target_language")
        if key in entries and not entries[key].strip()
    ]
    return mistakes + empty


def _warn_of_language(code: str, problems: ProblemList) -> None:
    if code.strip() and not language_profile(code).pronouns:
        problems.warn(
            FILE,
            f"nothing is known of the pronouns of {quoted(code)}: no form counts as ambiguous",
        )


def write_description(
    path: Path, description: SuiteDescription, categories: Sequence[Category]
) -> None:
    """Empty entries and standard categories are left out."""
    table: dict[str, Any] = {key: value for key, value in asdict(description).items() if value}
    own = [
        {
            "id": category.id,
            "label": category.label,
            "function": category.function.value,
            "antecedent_agrees": category.antecedent_agrees,
        }
        for category in categories
        if category not in STANDARD_CATEGORIES
    ]
    if own:
        table["category"] = own
    path.write_text(tomli_w.dumps(table), encoding="utf-8", newline="\n")
