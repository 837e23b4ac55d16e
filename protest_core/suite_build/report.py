"""Reports on what a suite was built or imported from."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from protest_core.errors import Problem, counted, printable
from protest_core.languages.profiles import plain_code, primary_code
from protest_core.suite.model import Category
from protest_core.suite.report import problem_columns, warnings_table
from protest_core.suite.report_frame import (
    description_columns,
    examples_table,
    extent,
    report_on,
    suite_record,
)
from protest_core.suite_build.built_suite import BuiltDocument, BuiltSuite, SkippedDocument
from protest_core.suite_build.categorise import FORMS
from protest_core.suite_build.import_common import ImportedSuite
from protest_core.suite_build.inventory import Available, ProposedGroup
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text

_Pronoun = tuple[Category, str, int, int]  # word, occurrences, number chosen

_PRONOUNS: tuple[Column[_Pronoun], ...] = (
    Column("", "category", Kind.NAME, lambda row: row[0].id),
    Column("", "pronoun", Kind.NAME, lambda row: row[1]),
    Column("", "available", Kind.COUNT, lambda row: row[2]),
    Column("", "chosen", Kind.COUNT, lambda row: row[3]),
)
_LISTED = 8
_DOCUMENTS: tuple[Column[BuiltDocument], ...] = (
    Column(Text("Document"), value=lambda each: f"{each.part}/{each.name}"),
    Column("", "part", Kind.NAME, lambda each: each.part),
    Column("", "document", Kind.NAME, lambda each: each.name),
    Column(Text("Sentences"), "source_sentences", Kind.COUNT, lambda each: each.source_sentences),
    Column(
        Text("In reference"), "reference_sentences", Kind.COUNT, lambda each: each.target_sentences
    ),
    Column(Text("Lines"), "lines", Kind.COUNT, lambda each: each.lines),
    Column(Text("Joined"), "joined", Kind.COUNT, lambda each: each.joined),
    Column(Text("Untranslated"), "untranslated", Kind.COUNT, lambda each: each.untranslated),
    Column("", "in_order", Kind.FLAG, lambda each: each.in_order),
    Column("", "looks_shifted", Kind.FLAG, lambda each: each.looks_shifted),
)

_JOINED = Text("Documents whose sentences are not one to one")

_SUITE: tuple[Column[BuiltSuite], ...] = (
    *description_columns(lambda built: built.suite.description),
    Column("", "lines", Kind.COUNT, lambda built: len(built.suite.source)),
    Column("", "documents", Kind.COUNT, lambda built: len(built.suite.documents)),
    Column("", "seed", Kind.COUNT, lambda built: built.seed),
    Column("", "heads_to_check", Kind.COUNT, lambda built: built.heads_to_check),
    Column("", "groups_proposed", Kind.COUNT, lambda built: len(built.inventory.groups)),
    Column(
        "",
        "groups_taken",
        Kind.COUNT,
        lambda built: sum(group.is_taken for group in built.inventory.groups),
    ),
)

_Skipped = tuple[SkippedDocument, Problem]

_SKIPPED: tuple[Column[_Skipped], ...] = (
    Column("", "part", Kind.NAME, lambda row: row[0].part),
    Column("", "document", Kind.NAME, lambda row: row[0].name),
    *problem_columns(lambda row: row[1]),
)
_CATEGORIES: tuple[Column[tuple[Category, int]], ...] = (
    Column(Text("Category"), value=lambda row: row[0].label),
    Column(Text("Examples"), value=lambda row: row[1], kind=Kind.COUNT),
)

_IMPORTED: tuple[Column[ImportedSuite], ...] = (
    *description_columns(lambda found: found.suite),
    Column("", "lines", Kind.COUNT, lambda found: found.lines),
    Column("", "documents", Kind.COUNT, lambda found: found.documents),
    Column("", "to_check", Kind.COUNT, lambda found: found.to_check),
)

_LEFT_OUT: tuple[Column[tuple[str, int]], ...] = (
    Column(Text("Left out"), "reason", Kind.NAME, lambda row: row[0]),
    Column(Text("Entries"), "entries", Kind.COUNT, lambda row: row[1]),
)


@dataclass(frozen=True, slots=True)
class _Item:
    """A category, a reason for leaving pronouns out, or a skipped document."""

    section: str
    name: str
    label: str = ""
    available: int | None = None
    wanted: int | None = None
    chosen: int | None = None
    forms: Mapping[str, int] | None = None

    def form(self, form: str) -> int | None:
        return None if self.forms is None else self.forms.get(form, 0)


_SECTION: Column[_Item] = Column("", "section", Kind.NAME, lambda item: item.section)
_NAME: Column[_Item] = Column("", "item", Kind.NAME, lambda item: item.name)
_LABEL: Column[_Item] = Column(Text("Category"), value=lambda item: item.label)
_AVAILABLE: Column[_Item] = Column(
    Text("Available"), "available", Kind.COUNT, lambda item: item.available
)
_WANTED: Column[_Item] = Column("", "wanted", Kind.COUNT, lambda item: item.wanted)
_CHOSEN: Column[_Item] = Column(Text("Chosen"), "chosen", Kind.COUNT, lambda item: item.chosen)


@dataclass(frozen=True, slots=True)
class _Pronouns:
    """The pronouns of the reference in a category: of all available examples, and of those used."""

    category: Category
    available: Counter[str]
    chosen: Counter[str]

    @property
    def often(self) -> list[str]:
        return sorted(self.available, key=lambda name: (-self.available[name], name))


def build_report(built: BuiltSuite) -> Report:
    """Return available and chosen examples, reasons for leaving out others, and points to check."""
    categories = [*_category_items(built)]
    left_out = [*_left_out_items(built)]
    skipped = [_Item("skipped", f"{each.part}/{each.name}") for each in built.skipped]
    pronouns = [_pronouns_of(built, category) for category in _categories_of(built)]
    joined = [each for each in built.documents if each.joined or each.untranslated]
    forms = _forms_of(built)
    record = (_SECTION, _NAME, _AVAILABLE, _WANTED, _CHOSEN, *map(_form, forms))
    tables = [
        _categories_table(categories, forms[:_LISTED]),
        *([_left_out_table(left_out, forms[:_LISTED])] if left_out else ()),
        *([_pronouns_table(pronouns)] if any(each.reference for each in built.chosen) else ()),
        *([Table("documents", _JOINED, _DOCUMENTS, joined)] if joined else ()),
    ]
    problems = [(each, problem) for each in built.skipped for problem in each.problems]
    return Report(
        "Built suite",
        tables,
        [
            Table("build", "What was built", record, [*categories, *left_out, *skipped]),
            Table("suite", "The suite", _SUITE, [built]),
            Table(
                "pronouns", Text("Pronouns of the reference"), _PRONOUNS, [*_each_pronoun(pronouns)]
            ),
            Table("documents", "The documents", _DOCUMENTS, built.documents),
            Table("skipped", "Documents that could not be used", _SKIPPED, problems),
            warnings_table(built.warnings),
        ],
        suite=suite_record(built.suite.description),
        heading=[_heading(built)],
        notes=[*_sentences(built)],
    )


def _heading(built: BuiltSuite) -> str:
    suite = built.suite
    description = suite.description
    codes = map(plain_code, (description.source_language, description.target_language))
    languages = "–".join(codes)
    return (
        f"{description.name} ({languages}): "
        f"{counted(len(built.chosen), 'example')} of {len(built.inventory.examples):,}, "
        f"{counted(len(suite.source), 'line')} in {counted(len(suite.documents), 'document')}"
        + (f", seed {built.seed}." if built.wanted is not None else ".")
    )


def _sentences(built: BuiltSuite) -> Iterator[str]:
    """Yield sentences on points to check by hand."""
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
    chosen = _counts_of(built.chosen)
    return ", ".join(
        f"{category.label} {chosen[category.id]} of {(built.wanted or {})[category.id]}"
        for category in _categories_of(built)
        if chosen[category.id] < (built.wanted or {}).get(category.id, 0)
    )


def _counts_of(examples: Iterable[Available]) -> Counter[str]:
    return Counter(example.category for example in examples)


def _categories_of(built: BuiltSuite) -> list[Category]:
    used = {*_counts_of(built.inventory.examples), *(built.wanted or {})}
    return [category for category in built.suite.categories if category.id in used]


def _category_items(built: BuiltSuite) -> Iterator[_Item]:
    chosen = _counts_of(built.chosen)
    for category in _categories_of(built):
        there = [each for each in built.inventory.examples if each.category == category.id]
        yield _Item(
            "category",
            category.id,
            category.label,
            len(there),
            (built.wanted or {}).get(category.id),
            chosen[category.id],
            Counter(each.form for each in there),
        )


def _left_out_items(built: BuiltSuite) -> Iterator[_Item]:
    for reason, forms in built.inventory.left_out.items():
        available = sum(forms.values())
        yield _Item("left_out", reason.name.lower(), reason.value, available, forms=forms)


def _form(form: str) -> Column[_Item]:
    return Column(form, form, Kind.COUNT, lambda item: item.form(form))


def _forms_of(built: BuiltSuite) -> list[str]:
    """Return the pronouns that occur, the most frequent first; of English ones, it and they."""
    counts = Counter(each.form for each in built.inventory.examples)
    for forms in built.inventory.left_out.values():
        counts.update(forms)
    is_english = primary_code(built.suite.description.source_language) == "en"
    often = sorted(filter(str.isalpha, counts), key=lambda form: (-counts[form], form))
    return [*dict.fromkeys([*(FORMS if is_english else ()), *often])]


def _categories_table(items: Sequence[_Item], forms: Sequence[str]) -> Table[_Item]:
    total = _Item(
        "category",
        "",
        "all",
        sum(each.available or 0 for each in items),
        None,
        sum(each.chosen or 0 for each in items),
        {form: sum(each.form(form) or 0 for each in items) for form in forms},
    )
    return Table(
        "categories",
        Text("Examples ({0}: available)").format(", ".join(forms)),
        (_LABEL, _NAME, _AVAILABLE, _CHOSEN, *map(_form, forms)),
        [*items, total],
        summing=1,
    )


def _left_out_table(items: Sequence[_Item], forms: Sequence[str]) -> Table[_Item]:
    columns = (
        replace(_LABEL, head=Text("Left out")),
        _NAME,
        replace(_AVAILABLE, head=Text("Pronouns")),
        *map(_form, forms),
    )
    return Table("left-out", Text("Left out, and why"), columns, items)


def _pronouns_of(built: BuiltSuite, category: Category) -> _Pronouns:
    available, chosen = (
        Counter(each.reference for each in examples if each.category == category.id)
        for examples in (built.inventory.examples, built.chosen)
    )
    return _Pronouns(category, available, chosen)


def _each_pronoun(pronouns: Iterable[_Pronouns]) -> Iterator[_Pronoun]:
    for of in pronouns:
        for name in sorted(of.available):
            yield of.category, name, of.available[name], of.chosen[name]


def _pronouns_table(pronouns: Sequence[_Pronouns]) -> Table[_Pronouns]:
    category: Column[_Pronouns] = Column(Text("Category"), value=lambda of: of.category.label)
    listed: Column[_Pronouns] = Column(
        Text("The reference has (chosen of available)"), value=_listed
    )
    return Table("pronouns", Text("Pronouns of the reference"), (category, listed), pronouns)


def _listed(of: _Pronouns) -> str:
    names = [
        f"{printable(name) or '(none)'} {of.chosen[name]}/{of.available[name]}"
        for name in of.often[:_LISTED]
    ]
    return ", ".join(names + ["…"] * (len(of.often) > _LISTED))


def build_notes(built: BuiltSuite) -> Iterator[str]:
    """Yield how texts were read, warnings, mistakes in skipped documents, where an old suite is."""
    yield from built.notes
    yield from (each.text for each in built.warnings)
    for skipped in built.skipped:
        for problem in skipped.problems:
            name = f"{skipped.part}/{skipped.name}"
            yield Text("{0} skipped: {1}").format(name, problem.text)
    yield from _kept_notes(built.kept)


def import_notes(found: ImportedSuite) -> Iterator[str]:
    """Yield each warning, and the place where an old suite is kept."""
    yield from (each.text for each in found.warnings)
    yield from _kept_notes(found.kept)


def _kept_notes(kept: Path | None) -> Iterator[str]:
    if kept:
        yield Text("What stood there was otherwise, and is kept as {0}").format(kept)


def import_report(found: ImportedSuite) -> Report:
    """Return the number of entries that became examples, and the reasons for leaving out others."""
    left_out = Table("left_out", Text("Left out, and why"), _LEFT_OUT, [*found.left_out.items()])
    examples = Table("imported", Text("Examples"), _CATEGORIES, found.examples)
    to_check = Text(
        "%n positions are to be checked: look at pronouns-to-check.tsv.",
        "",
        found.to_check,
        one="%n position is to be checked: look at pronouns-to-check.tsv.",
    )
    return report_on(
        found.suite,
        "Imported suite",
        [examples, *([left_out] if found.left_out else ())],
        [
            Table("suite", "The suite", _IMPORTED, [found]),
            examples_table([(each.id, each.label, count) for each, count in found.examples]),
            left_out,
            warnings_table(found.warnings),
        ],
        heading=[": ".join(extent(found.lines, found.documents))],
        notes=[to_check] if found.to_check else (),
    )
