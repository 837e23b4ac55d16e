"""What a suite was built of: what there was, what was chosen, what was left out and why."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from protest_core.building.account import BuiltDocument, BuiltSuite
from protest_core.building.available import ProposedGroup
from protest_core.building.categories import FORMS
from protest_core.errors import counted, printable
from protest_core.reports.building_figures import (
    build_record,
    categories_of,
    category_cells,
    counts_of,
)
from protest_core.reports.table import (
    Cell,
    Column,
    Format,
    Table,
    as_delimited,
    as_latex,
    as_text,
    latex_comment,
    paragraph,
)

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
