"""The figures of a suite that was built, as reports and other programs take them."""

from collections import Counter
from collections.abc import Iterable

from protest_core.building.account import BuiltDocument, BuiltSuite
from protest_core.building.available import Available
from protest_core.building.categories import FORMS
from protest_core.reports.table import Cell
from protest_core.suite.category import Category


def counts_of(examples: Iterable[Available]) -> Counter[str]:
    return Counter(example.category for example in examples)


def categories_of(built: BuiltSuite) -> list[Category]:
    used = {*counts_of(built.inventory.examples), *(built.wanted or {})}
    return [category for category in built.suite.categories if category.id in used]


def category_cells(built: BuiltSuite, category: str) -> list[Cell]:
    there = [each for each in built.inventory.examples if each.category == category]
    forms = Counter(each.form for each in there)
    chosen = counts_of(built.chosen)[category]
    return [len(there), chosen, *(forms[form] or None for form in FORMS)]


def build_record(built: BuiltSuite) -> dict[str, object]:
    description = built.suite.description
    return {
        "suite": description.name,
        "source_language": description.source_language,
        "target_language": description.target_language,
        "lines": len(built.suite.source),
        "seed": built.seed,
        "categories": {
            category.id: _category_record(built, category.id) for category in categories_of(built)
        },
        "left_out": {
            reason.name.lower(): {"why": reason.value, "pronouns": dict(forms)}
            for reason, forms in built.inventory.left_out.items()
        },
        "heads_to_check": built.heads_to_check,
        "groups_proposed": len(built.inventory.groups),
        "groups_taken": sum(group.is_taken for group in built.inventory.groups),
        "documents": [_document_record(each) for each in built.documents],
        "skipped": [
            {
                "part": each.part,
                "document": each.name,
                "problems": [str(problem) for problem in each.problems],
            }
            for each in built.skipped
        ],
        "warnings": [str(warning) for warning in built.warnings],
    }


def _category_record(built: BuiltSuite, category: str) -> dict[str, object]:
    available, chosen, *forms = category_cells(built, category)
    pronouns = [
        Counter(each.reference for each in examples if each.category == category)
        for examples in (built.inventory.examples, built.chosen)
    ]
    return {
        "available": available,
        "wanted": (built.wanted or {}).get(category),
        "chosen": chosen,
        "forms": {form: count or 0 for form, count in zip(FORMS, forms, strict=True)},
        "reference_pronouns": {
            name: {"available": count, "chosen": pronouns[1][name]}
            for name, count in sorted(pronouns[0].items())
        },
    }


def _document_record(document: BuiltDocument) -> dict[str, object]:
    return {
        "part": document.part,
        "document": document.name,
        "source_sentences": document.source_sentences,
        "reference_sentences": document.target_sentences,
        "lines": document.lines,
        "joined": document.joined,
        "untranslated": document.untranslated,
        "in_order": document.in_order,
        "looks_shifted": document.looks_shifted,
    }
