"""Reads and writes `suite.toml`: what a suite is called, its languages, its own categories."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from protest_core.formats.problems import ProblemList, in_plain_words
from protest_core.formats.text import read_lines
from protest_core.languages import language_profile
from protest_core.suite import STANDARD_CATEGORIES, Category, Function, SuiteDescription

FILE = "suite.toml"
Categories = tuple[Category, ...]

# Names that people use for the same things.
_OTHER_NAMES = {
    "source": "source_language",
    "source_lang": "source_language",
    "target": "target_language",
    "target_lang": "target_language",
    "license": "licence",
}


class _CategoryRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    function: str
    label: str = ""
    antecedent_agrees: bool | None = None


class _DescriptionRecord(msgspec.Struct):
    source_language: str
    target_language: str
    name: str = ""
    version: str = ""
    licence: str = ""
    citation: str = ""
    description: str = ""
    demonstration: bool = False
    category: list[_CategoryRecord] = []


def read_description(
    path: Path, problems: ProblemList
) -> tuple[SuiteDescription, Categories] | None:
    """The description and all categories, standard ones first; `None` if the file is no use."""
    lines = read_lines(path, FILE, problems)
    if not lines:
        return None
    try:
        table = _with_our_names(tomllib.loads("\n".join(lines)))
        record = msgspec.convert(table, _DescriptionRecord)
    except tomllib.TOMLDecodeError as error:
        problems.add(FILE, f"not TOML: {error}")
        return None
    except msgspec.ValidationError as error:
        problems.add(FILE, in_plain_words(error))
        return None
    for key in ("name", "version"):
        if not getattr(record, key).isprintable():
            problems.add(
                FILE, f"{key}: line ends and other invisible characters do not belong there"
            )
    _warn(table, record, problems)
    description = SuiteDescription(
        name=record.name or path.resolve().parent.name,
        **{key: getattr(record, key) for key in _PLAIN_KEYS},
    )
    return description, _categories(record.category, problems)


_PLAIN_KEYS = tuple(field for field in SuiteDescription.__slots__ if field != "name")


def _with_our_names(table: Mapping[str, Any]) -> dict[str, Any]:
    renamed: dict[str, Any] = {}
    for key, value in table.items():
        if key in {"language", "languages"} and isinstance(value, dict):
            renamed |= _with_our_names(value)
        else:
            renamed[_OTHER_NAMES.get(key, key)] = value
    return renamed


def _warn(table: Mapping[str, Any], record: _DescriptionRecord, problems: ProblemList) -> None:
    known = _DescriptionRecord.__struct_fields__
    for key in table.keys() - set(known):
        close = get_close_matches(key, known, n=1)
        hint = f"; did you mean {close[0]}?" if close else ""
        problems.warn(FILE, f"‘{key}’ is not known here and is left out{hint}")
    if not language_profile(record.target_language).pronouns:
        problems.warn(
            FILE,
            f"nothing is known of the pronouns of ‘{record.target_language}’: "
            "no form counts as ambiguous",
        )


def _categories(own: Sequence[_CategoryRecord], problems: ProblemList) -> Categories:
    """The standard ones and the suite's own."""
    categories = {category.id: category for category in STANDARD_CATEGORIES}
    seen: set[str] = set()
    for record in own:
        if record.id in seen:
            problems.add(FILE, f"the category ‘{record.id}’ is defined twice")
        seen.add(record.id)
        if mistake := _category_mistake(record):
            problems.add(FILE, mistake)
        else:
            categories[record.id] = _category(record)
    return tuple(categories.values())


def _category(record: _CategoryRecord) -> Category:
    """Antecedents agree where they are anaphoric, unless the suite says otherwise."""
    function = Function(record.function)
    agrees = record.antecedent_agrees
    if agrees is None:
        agrees = function is Function.ANAPHORIC
    return Category(record.id, record.label or record.id, function, agrees)


def _category_mistake(record: _CategoryRecord) -> str | None:
    """A suite may give a standard category another label, but not another meaning."""
    if not record.id or " " in record.id or not record.id.isprintable():
        return f"‘{record.id}’ cannot be a category's id; write it without blanks"
    if record.function not in set(Function):
        functions = ", ".join(Function)
        return (
            f"category ‘{record.id}’: ‘{record.function}’ is no function; write one of {functions}"
        )
    ours = _category(record)
    for standard in STANDARD_CATEGORIES:
        if standard.id == ours.id and standard != replace(ours, label=standard.label):
            return f"‘{record.id}’ is a standard category with another function"
    return None


def write_description(path: Path, description: SuiteDescription, categories: Categories) -> None:
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
