"""Read and write `suite.toml`: the description and the suite's own categories."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Self

import msgspec
import tomli_w

from protest_core.errors import RefusedError, printable
from protest_core.files.fields import Fields, read_fields, unknown_key
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import read_lines
from protest_core.languages.own import own_text
from protest_core.languages.profiles import (
    OWN_MARK,
    SPLIT_MARK,
    language_profile,
    plain_code,
    whole_code,
)
from protest_core.suite.model import (
    STANDARD_BY_ID,
    STANDARD_CATEGORIES,
    Category,
    Function,
    SuiteDescription,
)
from protest_core.translatable import Text

FILE = "suite.toml"
_LARGEST = 100_000  # bytes; the content is a page of text at most
# Alternative names that people use.
_OTHER_NAMES = {
    "source": "source_language",
    "source_lang": "source_language",
    "target": "target_language",
    "target_lang": "target_language",
    "license": "licence",
}
_LANGUAGES = ("source_language", "target_language")
_CLITICS = ("whole", "split")
_ON_ONE_LINE = ("name", "version", "source_language", "target_language")
_Version = str | int | float  # people write `version = 1.0` without quotes


@dataclass(frozen=True, slots=True)
class Categories:
    """All categories that examples may name; `None` for one whose definition has errors."""

    by_id: dict[str, Category | None]
    # Whether all are known: not if a table has no readable id.
    complete: bool = True
    how_to_define: str = "define it in suite.toml as [[category]]"

    @classmethod
    def unreadable(cls) -> Self:
        return cls(dict(STANDARD_BY_ID), complete=False)

    @property
    def good(self) -> tuple[Category, ...]:
        return tuple(category for category in self.by_id.values() if category)


class _CategoryRecord(msgspec.Struct):
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
    clitics: str = "whole"
    without_reference: bool = False
    category: list[Any] = []  # each is read separately


def read_categories(tables: list[Any] | None, file: str, problems: ProblemList) -> Categories:
    """Return the standard categories and the suite's own, in this order."""
    if tables is None:
        return Categories.unreadable()
    by_id: dict[str, Category | None] = dict(STANDARD_BY_ID)
    complete = True
    seen = set()
    for number, table in enumerate(tables):
        fields = read_fields(table, _CategoryRecord, where=f"category[{number}]")
        category_id = fields.good.get("id")
        mistakes = [*fields.mistakes, *_category_mistakes(fields)]
        if category_id in seen:
            mistakes.append(f"the category {quoted(category_id)} is defined twice")
        for mistake in mistakes:
            problems.add(file, mistake)
        for key in fields.unknown:
            known = _CategoryRecord.__struct_fields__
            problems.warn(file, unknown_key(key, known, "in [[category]]"))
        if category_id is None:
            complete = False
        else:
            seen.add(category_id)
            by_id[category_id] = None if mistakes else _category(_CategoryRecord(**fields.good))
    return Categories(by_id, complete)


def _category(record: _CategoryRecord) -> Category:
    """Return a category; by default antecedents of anaphoric pronouns have to agree."""
    function = Function(record.function)
    agrees = record.antecedent_agrees
    if agrees is None:
        agrees = function is Function.ANAPHORIC
    return Category(record.id, record.label or record.id, function, agrees)


def _category_mistakes(fields: Fields) -> list[str]:
    """Return the errors: a suite may relabel a standard category, but not redefine it."""
    mistakes = []
    name, function, label = (fields.good.get(key) for key in ("id", "function", "label"))
    if name is not None and (not name or " " in name or not name.isprintable()):
        mistakes.append(f"{quoted(name)} cannot be a category's id; write it without blanks")
    which = "category" if name is None else f"category {quoted(name)}"
    if function is not None and function not in set(Function):
        functions = ", ".join(Function)
        mistakes.append(f"{which}: {quoted(function)} is no function; write one of {functions}")
    if label and not label.isprintable():
        mistakes.append(
            f"{which}: line ends and other invisible characters do not belong in a label"
        )
    if not mistakes and not fields.mistakes and name in STANDARD_BY_ID:
        ours = _category(_CategoryRecord(**fields.good))
        if STANDARD_BY_ID[name] != replace(ours, label=STANDARD_BY_ID[name].label):
            mistakes.append(f"{quoted(name)} is a standard category with another function")
    return mistakes


def read_description(path: Path, problems: ProblemList) -> tuple[SuiteDescription, Categories]:
    """Return the valid entries of the file, and all categories; invalid entries are left empty."""
    table = _read_table(path, problems)
    if table is None:
        return SuiteDescription("", "", ""), Categories.unreadable()
    fields = read_fields(table, _DescriptionRecord, instead={"version": _Version})
    entries = dict(fields.good)
    entries["version"] = str(entries.get("version", ""))
    mistakes = (*fields.mistakes, *_entry_mistakes(entries), *_clitic_mistakes(entries))
    for mistake in mistakes:
        problems.add(FILE, mistake)
    for key in fields.unknown:
        problems.warn(FILE, unknown_key(key, _DescriptionRecord.__struct_fields__))
    tables = entries.pop("category", None if "category" in table else [])
    empty = {"source_language": "", "target_language": "", "name": ""}
    if entries.pop("clitics", "") == "split":
        entries["target_language"] = whole_code(entries.get("target_language", "")) + SPLIT_MARK
    description = SuiteDescription(**(empty | entries))
    if not description.name:
        name = printable(path.resolve().parent.name)
        description = replace(description, name=name)
    return description, read_categories(tables, FILE, problems)


def read_own_categories(path: Path | None, problems: ProblemList) -> Categories:
    """Return the standard categories, and those that a file defines as a `suite.toml` does."""
    how = "define it as [[category]] in a file, and name that with --categories"
    if path is None:
        return replace(read_categories([], "", problems), how_to_define=how)
    name = path.name
    table = _read_table(path, problems, name)
    if table is None:
        return Categories.unreadable()
    tables = table.get("category")
    if not tables or not isinstance(tables, list):
        problems.add(name, "there is no [[category]] in it")
        return Categories.unreadable()
    how = f"define it in {name} as [[category]]"
    return replace(read_categories(tables, name, problems), how_to_define=how)


def check_description(description: SuiteDescription) -> None:
    """Refuse a description, before a suite is made, that the check at the end would refuse."""
    mistakes = _entry_mistakes(asdict(description))
    if mistakes:
        raise RefusedError(
            Text("The description of the suite is not valid: {0}.").format(
                Text("; ").join(mistakes)
            )
        )


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
        # Bytes that could not be decoded have been reported already, and are the only reason.
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
    """Return the table with our names; languages may be in a table of their own."""
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
        for key in _LANGUAGES
        if key in entries and not entries[key].strip()
    ]
    marked = [
        f"{key}: {quoted(entries[key])} is no code of a language"
        for key in _LANGUAGES
        if OWN_MARK in entries.get(key, "") and own_text(entries[key]) is None
    ]
    return [*mistakes, *empty, *marked]


def _clitic_mistakes(entries: Mapping[str, Any]) -> Iterator[str]:
    """Yield an unknown way of writing clitics, and languages that have its mark."""
    if entries.get("clitics", "whole") not in _CLITICS:
        yield f"clitics: write ‘whole’ or ‘split’, not {quoted(entries['clitics'])}"
    for key in _LANGUAGES:
        if entries.get(key, "").endswith(SPLIT_MARK):
            yield f"{key}: {quoted(entries[key])} is no code of a language"


def warn_of_language(code: str, problems: ProblemList) -> None:
    """Warn if the target language is one whose pronouns are unknown."""
    profile = language_profile(code)
    if plain_code(code).strip() and not profile.pronouns:
        problems.warn(
            FILE,
            f"nothing is known of the pronouns of {quoted(profile.name)}; describe them in a "
            f"language.toml (protest language template {plain_code(code)}), or let any shared "
            "word count",
        )


def write_description(
    path: Path, description: SuiteDescription, categories: Sequence[Category]
) -> None:
    """Write the file; empty entries and standard categories are left out."""
    table: dict[str, Any] = {key: value for key, value in asdict(description).items() if value}
    if whole_code(description.target_language) != description.target_language:
        table["clitics"] = "split"
    for key in _LANGUAGES:
        table[key] = plain_code(table[key])
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
