"""Categories of a 1.1 file as ours: known ones keep their meaning, others are guessed at."""

from collections.abc import Mapping
from dataclasses import replace

from protest_core.formats.problems import ProblemList, quoted
from protest_core.store.protest11.rows import Protest11
from protest_core.suite.category import STANDARD_CATEGORIES, Category, Function

_STANDARD = {category.id: category for category in STANDARD_CATEGORIES}
_ORDER = {category.id: number for number, category in enumerate(STANDARD_CATEGORIES)}


def read_categories(old: Protest11, problems: ProblemList) -> dict[int, Category]:
    """By the old number; also those that only examples mention."""
    with_antecedents = _numbers_with_antecedents(old)
    descriptions = {row.id: row.description for row in old.categories}
    asked = {row.id: row.antagreement for row in old.categories}
    found: dict[int, Category] = {}
    for number in sorted(descriptions.keys() | {row.category_no for row in old.pro_candidates}):
        where = f"category {number}"
        if number not in descriptions:
            problems.warn(where, "examples belong to it, and nothing says what it is")
        if (agreement := asked.get(number, 0)) not in {0, 1}:
            problems.warn(
                where, f"antagreement is {agreement}; as in the original only 1 means yes"
            )
        description = descriptions.get(number, "")
        category = _category(number, description, agrees=agreement == 1)
        if category.id not in _STANDARD:
            category = _with_guessed_function(category, with_antecedents=number in with_antecedents)
            problems.warn(where, f"{quoted(description)} is taken for {category.function}")
        found[number] = _with_free_id(category, number, found, problems)
    return found


def _category(number: int, description: str, *, agrees: bool) -> Category:
    """Whether the antecedent is asked for is the file's to say."""
    printable = "".join(c if c.isprintable() else " " for c in description)
    category_id = "_".join(printable.split()) or f"category_{number}"
    standard = _STANDARD.get(category_id)
    if standard:
        return replace(standard, antecedent_agrees=agrees)
    label = " ".join(printable.split()) or category_id
    return Category(category_id, label, Function.EVENT, agrees)


def _with_guessed_function(category: Category, *, with_antecedents: bool) -> Category:
    """By its name, else by whether it has antecedents to read."""
    first = category.id.lower().partition("_")[0]
    if first in set(Function):
        return replace(category, function=Function(first))
    if category.antecedent_agrees or with_antecedents:
        return replace(category, function=Function.ANAPHORIC)
    return category


def _with_free_id(
    category: Category, number: int, found: Mapping[int, Category], problems: ProblemList
) -> Category:
    if category.id not in {other.id for other in found.values()}:
        return category
    other_id = f"{category.id}_({number})"
    problems.warn(f"category {number}", f"{quoted(category.id)} is there twice; this is {other_id}")
    return replace(category, id=other_id, label=f"{category.label} ({number})")


def _numbers_with_antecedents(old: Protest11) -> set[int]:
    keys = {(row.srccorpus, row.tgtcorpus, row.example_no) for row in old.pro_antecedents}
    return {
        row.category_no
        for row in old.pro_candidates
        if (row.srccorpus, row.tgtcorpus, row.example_no) in keys
    }


def in_our_order(categories: Mapping[int, Category]) -> tuple[Category, ...]:
    """The standard ones as they always stand, then the file's own."""
    numbered = sorted(categories.items(), key=lambda each: (_ORDER.get(each[1].id, 99), each[0]))
    return tuple(category for _, category in numbered)
