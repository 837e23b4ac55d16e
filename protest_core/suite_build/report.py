"""What a suite was built or imported from, as reports."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from protest_core.errors import counted, printable
from protest_core.suite.model import Category
from protest_core.suite.report import suite_heading
from protest_core.suite_build.categorise import FORMS
from protest_core.suite_build.imported import ImportedSuite as Imported
from protest_core.suite_build.inventory import Available, ProposedGroup
from protest_core.suite_build.result import BuiltDocument, BuiltSuite
from protest_core.tables.before.latex import as_latex, latex_comment
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph

_TIDY = ("section", "item", "available", "wanted", "chosen", *FORMS)


_NO_PRONOUN = "(none)"


_LISTED = 8


def write_build(built: BuiltSuite, how: Format, *, width: int = 80) -> Iterable[str]:
    """As a page of tables, or all figures as JSON, or one tidy table."""
    match how:
        case Format.TEXT:
            yield from _page(built, width)
        case Format.JSON:
            yield json.dumps(build_record(built), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            delimiter = "," if how is Format.CSV else "\t"
            yield from as_delimited(_TIDY, _tidy_rows(built), delimiter)
        case Format.LATEX:
            yield latex_comment(_heading(built))
            yield as_latex(_categories_table(built))
            yield as_latex(_left_out_table(built))


def _page(built: BuiltSuite, width: int) -> Iterator[str]:
    yield paragraph(_heading(built), width) + "\n"
    yield as_text(_categories_table(built), width=width)
    if built.inventory.left_out:
        yield "\n" + as_text(_left_out_table(built), width=width)
    if any(example.reference for example in built.chosen):
        yield "\n" + as_text(_pronouns_table(built), width=width)
    joined = [each for each in built.documents if each.joined or each.untranslated]
    if joined:
        yield "\n" + as_text(_documents_table(joined), width=width)
    for sentence in _sentences(built):
        yield "\n" + paragraph(sentence, width)


def _heading(built: BuiltSuite) -> str:
    suite = built.suite
    description = suite.description
    languages = f"{description.source_language}–{description.target_language}"
    return (
        f"{description.name} ({languages}): "
        f"{counted(len(built.chosen), 'example')} of {len(built.inventory.examples):,}, "
        f"{counted(len(suite.source), 'line')} in {counted(len(suite.documents), 'document')}"
        + (f", seed {built.seed}." if built.wanted is not None else ".")
    )


def _sentences(built: BuiltSuite) -> Iterator[str]:
    """What a person should look at."""
    for skipped in built.skipped:
        name = f"{skipped.part}/{skipped.name}"
        yield f"Skipped {name}: {'; '.join(map(str, skipped.problems))}."
    if short := _fewer_than_wanted(built):
        yield f"Fewer than wanted: {short}."
    if built.heads_to_check:
        yield (
            f"{counted(built.heads_to_check, 'example')} with a doubtful antecedent head: look at "
            "heads-to-check.tsv."
        )
    if built.inventory.groups:
        yield _of_groups(built.inventory.groups)
    shifted = [f"{each.part}/{each.name}" for each in built.documents if each.looks_shifted]
    if shifted:
        yield (f"Sentences were taken in order, but a few look shifted in {', '.join(shifted)}.")


def _of_groups(groups: Sequence[ProposedGroup]) -> str:
    if taken := sum(group.is_taken for group in groups):
        return f"{taken:,} of {counted(len(groups), 'chain')} in group-it-they.tsv taken as groups."
    return (
        f"{counted(len(groups), 'chain')} with both it and they: say which "
        "are groups in group-it-they.tsv, and build again with --groups."
    )


def _fewer_than_wanted(built: BuiltSuite) -> str:
    chosen = counts_of(built.chosen)
    return ", ".join(
        f"{category.label} {chosen[category.id]} of {(built.wanted or {})[category.id]}"
        for category in categories_of(built)
        if chosen[category.id] < (built.wanted or {}).get(category.id, 0)
    )


def _categories_table(built: BuiltSuite) -> Table:
    titles = ("Available", "Chosen", *FORMS)
    columns = (Column("Category"), *(Column(title, numeric=True) for title in titles))
    rows = [
        [category.label, *category_cells(built, category.id)] for category in categories_of(built)
    ]
    total = [sum(int(row[place] or 0) for row in rows) for place in range(1, len(columns))]
    return Table("Examples (it, they, them: available)", columns, [*rows, ["all", *total]])


def _left_out_table(built: BuiltSuite) -> Table:
    columns = (
        Column("Left out"),
        *(Column(title, numeric=True) for title in ("Pronouns", *FORMS)),
    )
    rows: list[Sequence[Cell]] = [
        (reason.value, sum(forms.values()), *(forms.get(form) for form in FORMS))
        for reason, forms in built.inventory.left_out.items()
    ]
    return Table("Left out, and why", columns, rows)


def _pronouns_table(built: BuiltSuite) -> Table:
    """Of each category, what the reference uses for those that were chosen."""
    columns = (Column("Category"), Column("The reference has (chosen of available)"))
    rows = []
    for category in categories_of(built):
        there, chosen = (
            Counter(each.reference for each in examples if each.category == category.id)
            for examples in (built.inventory.examples, built.chosen)
        )
        names = sorted(there, key=lambda name, of=there: (-of[name], name))  # type: ignore[misc]
        listed = [
            f"{printable(name) or _NO_PRONOUN} {chosen[name]}/{there[name]}"
            for name in names[:_LISTED]
        ]
        rows.append([category.label, ", ".join(listed + ["…"] * (len(names) > _LISTED))])
    return Table("Pronouns of the reference", columns, rows)


def _documents_table(documents: Sequence[BuiltDocument]) -> Table:
    titles = ("Sentences", "In reference", "Lines", "Joined", "Untranslated")
    columns = (Column("Document"), *(Column(title, numeric=True) for title in titles))
    rows = [
        (
            f"{each.part}/{each.name}",
            each.source_sentences,
            each.target_sentences,
            each.lines,
            each.joined,
            each.untranslated or None,
        )
        for each in documents
    ]
    return Table("Documents whose sentences are not one to one", columns, rows)


def _tidy_rows(built: BuiltSuite) -> Iterator[Sequence[Cell]]:
    for category in categories_of(built):
        available, chosen, *forms = category_cells(built, category.id)
        wanted = (built.wanted or {}).get(category.id)
        yield ("category", category.id, available, wanted, chosen, *forms)
    for reason, forms_of in built.inventory.left_out.items():
        name = reason.name.lower()
        total = sum(forms_of.values())
        yield ("left_out", name, total, None, None, *(forms_of.get(form) for form in FORMS))
    for each in built.skipped:
        yield ("skipped", f"{each.part}/{each.name}", *[None] * (len(_TIDY) - 2))


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


def write_import(found: Imported, how: Format) -> str:
    if how is Format.JSON:
        return json.dumps(_record(found), ensure_ascii=False, indent=2) + "\n"
    lines = [
        suite_heading(found.suite),
        f"Lines: {found.lines:,} in {counted(found.documents, 'document')}",
        f"Examples: {sum(count for _, count in found.examples):,}",
        *(f"{count:7,}  {category.label}" for category, count in found.examples),
        f"Left out: {sum(found.left_out.values()):,}",
        *(f"{count:7,}  {reason}" for reason, count in found.left_out.items()),
    ]
    if found.to_check:
        lines.append(f"Positions to check: {found.to_check:,} (pronouns-to-check.tsv)")
    return printable("\n".join(lines), lines=True) + "\n"


def _record(found: Imported) -> dict[str, object]:
    return {
        "suite": found.suite.name,
        "source_language": found.suite.source_language,
        "target_language": found.suite.target_language,
        "lines": found.lines,
        "documents": found.documents,
        "examples": {category.id: count for category, count in found.examples},
        "left_out": dict(found.left_out),
        "to_check": found.to_check,
    }
