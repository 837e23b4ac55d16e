"""A suite in reports: headings, caveats, short labels, and the check of a directory."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from protest_core.errors import Problem
from protest_core.languages.profiles import language_profile
from protest_core.suite.model import Category, SuiteDescription
from protest_core.tables.before.cells import FEW_MARK
from protest_core.tables.before.latex import as_latex, latex_comment, latex_legend, latex_verbatim
from protest_core.tables.before.model import Table as OldTable
from protest_core.tables.before.text import paragraph
from protest_core.tables.model import Report, Table


@dataclass(frozen=True, slots=True)
class SuiteCheck:
    """A suite directory without mistakes, in numbers."""

    suite: SuiteDescription
    lines: int
    documents: int
    examples: tuple[tuple[Category, int], ...]
    systems: tuple[str, ...]
    warnings: tuple[Problem, ...]


def report_on(
    suite: SuiteDescription,
    title: str,
    tables: Iterable[Table[Any]],
    records: Sequence[Table[Any]],
    *,
    caveats: Sequence[str] = (),
    notes: Sequence[str] = (),
    signature: str | Mapping[str, str] = "",
    empty: str = "",
) -> Report:
    """Return a report with the suite it is about: heading, record and, if it is invented, that."""
    languages = " → ".join(
        language_profile(code).name for code in (suite.source_language, suite.target_language)
    )
    return Report(
        title,
        [*tables],
        records,
        suite=suite_record(suite),
        heading=[f"{language_name(suite)} · {languages}"],
        caveats=[*([DEMONSTRATION] if suite.demonstration else []), *caveats],
        notes=notes,
        signature=signature,
        empty=empty,
    )


DEMONSTRATION = "Invented for demonstration: the figures say nothing about any real system."


def suite_heading(suite: SuiteDescription) -> str:
    languages = " → ".join(
        language_profile(code).name for code in (suite.source_language, suite.target_language)
    )
    heading = f"{language_name(suite)} · {languages}\n"
    return heading + (f"{DEMONSTRATION}\n" if suite.demonstration else "")


def language_name(suite: SuiteDescription) -> str:
    return f"{suite.name} {suite.version}".strip()


def short_labels(categories: Sequence[Category]) -> dict[str, str]:
    """By id: without what they have in common, as long as each is still told from the others."""
    short = {each.id: _shortened(each.label) for each in categories}
    if len(set(short.values())) == len(short):
        return short
    return {each.id: _plain(each.label) for each in categories}


_OF_COURSE = frozenset({"anaphoric", "addressee"})  # the rest of the label says it


def _shortened(label: str) -> str:
    first, *rest = _plain(label.replace("-sentential", "")).split()
    return " ".join(rest if first in _OF_COURSE and len(rest) > 1 else [first, *rest])


def _plain(label: str) -> str:
    return " ".join(label.replace(" · ", " ").split()) or label


def as_latex_report(
    suite: "SuiteDescription", signature: str, tables: Iterable[OldTable], notes: Iterable[str]
) -> Iterable[str]:
    """What the tables do not say of themselves is in comments; what a mark means, below it, too."""
    said = [*notes]
    yield latex_note(suite, signature)
    yield from map(latex_comment, said)
    for table in tables:
        yield as_latex(table)
        yield from (latex_legend(table, note) for note in said if note.startswith(FEW_MARK))


def latex_note(suite: "SuiteDescription", signature: str) -> str:
    shown = latex_comment(DEMONSTRATION) if suite.demonstration else ""
    return shown + (latex_verbatim(signature) if signature else "")


def text_heading(suite: "SuiteDescription", width: int) -> Iterable[str]:
    for line in suite_heading(suite).splitlines():
        yield paragraph(line, width)
    yield "\n"


def suite_record(suite: "SuiteDescription") -> dict[str, object]:
    return {
        "name": suite.name,
        "version": suite.version,
        "demonstration": suite.demonstration,
    }
