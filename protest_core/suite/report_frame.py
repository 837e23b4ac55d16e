"""The parts of reports on a suite: heading, caveat, record, short labels, extent, examples."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from protest_core.languages.profiles import language_profile, plain_code
from protest_core.suite.model import Category, SuiteDescription
from protest_core.tables.model import Column, Kind, Report, Row, Table
from protest_core.translatable import Text

NO_SYSTEM = Text("No system is loaded yet.")
DEMONSTRATION = Text("Invented for demonstration: the figures say nothing about any real system.")
WITHOUT_REFERENCE = Text(
    "There is no reference: a candidate can only be approved if verified translations count as "
    "references."
)
_OF_COURSE = frozenset({"anaphoric", "addressee"})  # implied by the rest of the label
# Short labels of the standard categories, to be translated; other labels are in the suite's
# language.
_SHORT = {
    str(short): short
    for short in (
        Text("intra subject it"),
        Text("intra non-subject it"),
        Text("inter subject it"),
        Text("inter non-subject it"),
        Text("intra they"),
        Text("inter they"),
        Text("singular they"),
        Text("group it/they"),
        Text("event it"),
        Text("pleonastic it"),
        Text("generic you"),
        Text("deictic singular you"),
        Text("deictic plural you"),
    )
}
Fact = tuple[str, str]  # name and value
_Examples = tuple[str, str, int]  # id and label of a category, and its number of examples
_EXAMPLES: tuple[Column[_Examples], ...] = (
    Column("", "category", Kind.NAME, lambda row: row[0]),
    Column("", "label", Kind.NAME, lambda row: row[1]),
    Column("", "examples", Kind.COUNT, lambda row: row[2]),
)


def report_on(
    suite: SuiteDescription,
    title: str,
    tables: Iterable[Table[Any]],
    records: Sequence[Table[Any]],
    *,
    heading: Sequence[str] = (),
    caveats: Sequence[str] = (),
    notes: Sequence[str] = (),
    signature: str | Mapping[str, str] = "",
    empty: str = "",
) -> Report:
    """Return a report with its suite in heading and records, and the caveats of the suite."""
    return Report(
        title,
        [*tables],
        records,
        suite=suite_record(suite),
        heading=[suite_heading(suite), *heading],
        caveats=[*caveats_of(suite), *caveats],
        notes=notes,
        signature=signature,
        empty=empty,
    )


def caveats_of(suite: SuiteDescription) -> Iterator[Text]:
    """Yield the sentences that every table, page and plot of the suite needs."""
    if suite.demonstration:
        yield DEMONSTRATION
    if suite.without_reference:
        yield WITHOUT_REFERENCE
    profile = language_profile(suite.target_language)
    if not profile.pronouns:
        yield Text(
            "Nothing is known of the pronouns of {0}: an approval can rest on any shared word."
        ).format(profile.name)


def suite_heading(suite: SuiteDescription) -> Text:
    """Return name, version and languages of a suite in one line."""
    source = language_profile(suite.source_language).name
    target = language_profile(suite.target_language).name
    return Text("{0} · {1} → {2}").format(suite_name(suite), source, target)


def suite_name(suite: SuiteDescription) -> str:
    """Return the name of a suite with its version."""
    return f"{suite.name} {suite.version}".strip()


def short_labels(categories: Sequence[Category]) -> dict[str, str]:
    """Return labels by id, without their common parts as long as they stay distinct."""
    short = {each.id: _shortened(each.label) for each in categories}
    if len(set(short.values())) == len(short):
        return short
    return {each.id: _plain(each.label) for each in categories}


def _shortened(label: str) -> str:
    first, *rest = _plain(label.replace("-sentential", "")).split()
    short = " ".join(rest if first in _OF_COURSE and len(rest) > 1 else [first, *rest])
    return _SHORT.get(short, short)


def _plain(label: str) -> str:
    return " ".join(label.replace(" · ", " ").split()) or label


def suite_record(suite: "SuiteDescription") -> dict[str, object]:
    return {
        "name": suite.name,
        "version": suite.version,
        "demonstration": suite.demonstration,
    }


def extent(lines: int, documents: int) -> Fact:
    """Return the size of a suite."""
    in_documents = Text("%n documents", "", documents, one="%n document")
    return Text("Lines"), Text("{0} in {1}").format(f"{lines:,}", in_documents)


def page_lines(
    facts: Iterable[Fact], examples: Sequence[tuple[str, int]], systems: Sequence[str]
) -> Iterator[str]:
    """Yield facts, the numbers of examples by label, and systems as a short page."""
    yield from (f"{name}: {value}" for name, value in facts)
    yield f"Examples: {sum(count for _, count in examples):,}"
    yield from (f"{count:7,}  {category}" for category, count in examples)
    yield f"Systems: {len(systems)}" if systems else "Systems: none"
    yield from (f"         {line}" for system in systems for line in system.splitlines())


def description_columns(suite_of: Callable[[Row], SuiteDescription]) -> tuple[Column[Row], ...]:
    """Return columns of a suite's description, beyond those of every report."""
    return (
        Column(
            "", "source_language", Kind.NAME, lambda row: plain_code(suite_of(row).source_language)
        ),
        Column(
            "", "target_language", Kind.NAME, lambda row: plain_code(suite_of(row).target_language)
        ),
        Column("", "licence", value=lambda row: suite_of(row).licence),
        Column("", "citation", value=lambda row: suite_of(row).citation),
        Column("", "description", value=lambda row: suite_of(row).description),
    )


def examples_table(examples: Iterable[_Examples]) -> Table[_Examples]:
    """Return the numbers of examples by category."""
    return Table("examples", "Examples by category", _EXAMPLES, examples)
