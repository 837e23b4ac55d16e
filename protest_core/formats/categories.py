"""Reads the `[[category]]` tables of `suite.toml`: what a suite asks beside the standard."""

from dataclasses import dataclass, replace
from typing import Any, Self

import msgspec

from protest_core.formats.fields import Fields, read_fields, unknown_key
from protest_core.formats.problems import ProblemList, quoted
from protest_core.suite.category import STANDARD_CATEGORIES, Category, Function

_STANDARD = {category.id: category for category in STANDARD_CATEGORIES}


@dataclass(frozen=True, slots=True)
class Categories:
    """All that examples may name; `None` stands for one whose definition is spoilt."""

    by_id: dict[str, Category | None]
    # Not if a table has no id that can be read: then nobody knows what else is defined.
    complete: bool = True
    how_to_define: str = "define it in suite.toml as [[category]]"

    @classmethod
    def unreadable(cls) -> Self:
        return cls(dict(_STANDARD), complete=False)

    @property
    def good(self) -> tuple[Category, ...]:
        return tuple(category for category in self.by_id.values() if category)


class _CategoryRecord(msgspec.Struct):
    id: str
    function: str
    label: str = ""
    antecedent_agrees: bool | None = None


def read_categories(tables: list[Any] | None, file: str, problems: ProblemList) -> Categories:
    """The standard ones and the suite's own, in this order."""
    if tables is None:
        return Categories.unreadable()
    by_id: dict[str, Category | None] = dict(_STANDARD)
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
    """Antecedents agree where they are anaphoric, unless the suite says otherwise."""
    function = Function(record.function)
    agrees = record.antecedent_agrees
    if agrees is None:
        agrees = function is Function.ANAPHORIC
    return Category(record.id, record.label or record.id, function, agrees)


def _category_mistakes(fields: Fields) -> list[str]:
    """A suite may give a standard category another label, but not another meaning."""
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
    if not mistakes and not fields.mistakes and name in _STANDARD:
        ours = _category(_CategoryRecord(**fields.good))
        if _STANDARD[name] != replace(ours, label=_STANDARD[name].label):
            mistakes.append(f"{quoted(name)} is a standard category with another function")
    return mistakes
