"""The table of the automatic step: what was approved, what was referred, and why."""

import json
from collections.abc import Iterable, Sequence

from protest_core.languages.profile import language_profile
from protest_core.matching.match import REASON_SENTENCES, Reason
from protest_core.matching.outdated import outdated_notes
from protest_core.matching.policy import MatchingPolicy
from protest_core.matching.saving import saving_notes
from protest_core.matching.summary import Counts, EvaluationTable, SystemCounts
from protest_core.reports.evaluation_records import (
    evaluation_document,
    on_other_words,
    tidy_columns,
    tidy_rows,
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
    latex_verbatim,
    paragraph,
)
from protest_core.suite.testsuite import SuiteDescription

DEMONSTRATION = "Invented for demonstration: the figures say nothing about any real system."


def write_evaluation(table: EvaluationTable, how: Format, *, width: int = 80) -> Iterable[str]:
    """The whole report in this format, in pieces."""
    match how:
        case Format.TEXT:
            yield from _text(table, width)
        case Format.JSON:
            yield json.dumps(evaluation_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            yield from as_delimited(
                tidy_columns(table), tidy_rows(table), "," if how is Format.CSV else "\t"
            )
        case Format.LATEX:
            yield from _latex(table)


def _latex(table: EvaluationTable) -> Iterable[str]:
    yield latex_comment(note_for(table.suite, table.policy))
    yield latex_verbatim(table.signature)
    for note in (*verified_notes(table), *notes_on_other_words(table)):
        yield latex_comment(note)
    yield as_latex(approved_by_system(table))
    yield as_latex(approved_by_category(table, table.systems))
    if referred := with_referred(table):
        yield as_latex(referred_by_reason(referred))


def note_for(suite: SuiteDescription, policy: MatchingPolicy) -> str:
    """In one line, what the bare rows of a table do not say of themselves."""
    note = f"{_name_of(suite)}. Matching: {policy}."
    return f"{note} {DEMONSTRATION}" if suite.demonstration else note


def suite_heading(suite: SuiteDescription) -> str:
    languages = " → ".join(
        language_profile(code).name for code in (suite.source_language, suite.target_language)
    )
    heading = f"{_name_of(suite)} · {languages}\n"
    return heading + (f"{DEMONSTRATION}\n" if suite.demonstration else "")


def _name_of(suite: SuiteDescription) -> str:
    return f"{suite.name} {suite.version}".strip()


def _text(table: EvaluationTable, width: int) -> Iterable[str]:
    for line in (*suite_heading(table.suite).splitlines(), f"Matching: {table.policy}."):
        yield paragraph(line, width)
    yield "\n"
    if not table.systems:
        yield "No system is loaded yet.\n"
        return
    yield as_text(approved_by_system(table), width=width)
    for line in verified_notes(table):
        yield paragraph(line, width)
    examples = max(len(str(system.total.examples)) for system in table.systems)
    labels = [category.label for category in table.categories]
    for some in _that_fit(table.systems, width - _longest(labels) - _GAP - examples):
        yield "\n" + as_text(approved_by_category(table, some), width=width)
    referred = with_referred(table)
    sentences = [REASON_SENTENCES[reason] for reason in _reasons_of(referred)]
    for some in _that_fit(referred, width - _longest(sentences)):
        yield "\n" + as_text(referred_by_reason(some), width=width)
    for note in notes_on_other_words(table):
        yield "\n" + paragraph(note, width)
    yield f"\n{table.signature}\n"  # never folded: it is there to be copied


def with_referred(table: EvaluationTable) -> list[SystemCounts]:
    return [system for system in table.systems if system.total.referred]


def notes_on_other_words(table: EvaluationTable) -> Iterable[str]:
    if any(on_other_words(table, system.total) for system in table.systems):
        yield "On other words: approvals that rest on no pronoun of their own; worth a look."


def verified_notes(table: EvaluationTable) -> Iterable[str]:
    yield from saving_notes(table)
    yield from outdated_notes(table.outdated)


_GAP = 2  # between columns, as `as_text` sets them


def _longest(labels: Iterable[str]) -> int:
    return max(map(len, labels), default=0)


def _that_fit(systems: Sequence[SystemCounts], room: int) -> Iterable[Sequence[SystemCounts]]:
    """Systems are columns: as many side by side as the terminal holds."""
    some: list[SystemCounts] = []
    for system in systems:
        used = sum(_GAP + max(len(s.name), len(_pair(s.total))) for s in (*some, system))
        if some and used > room:
            yield some
            some = []
        some.append(system)
    if some:
        yield some


def approved_by_system(table: EvaluationTable) -> Table:
    verified = ("by verified",) if table.policy.verified_translations else ()
    titles = ("Examples", "Approved", "%", *verified, "on other words", "Referred")
    columns = (Column("System"), *(Column(title, numeric=True) for title in titles))
    rows: list[tuple[Cell, ...]] = []
    for system in table.systems:
        total = system.total
        percent = 100 * total.approved / total.examples if total.examples else "–"
        saved = (total.approved_by_verified,) if verified else ()
        other = on_other_words(table, total)
        shown = "–" if other is None else other
        approved = (total.examples, total.approved, percent, *saved, shown)
        rows.append((system.name, *approved, total.referred))
    return Table("Approved against the reference, and referred to people", columns, rows)


def approved_by_category(table: EvaluationTable, systems: Sequence[SystemCounts]) -> Table:
    columns = (
        Column("Category"),
        Column("n", numeric=True),
        *(Column(system.name, numeric=True) for system in systems),
    )
    rows: list[tuple[Cell, ...]] = []
    for category in table.categories:
        counts = [system.categories.get(category.id, Counts()) for system in systems]
        examples = max(count.examples for count in counts)
        rows.append((category.label, examples, *map(_pair, counts)))
    total = max((system.total.examples for system in systems), default=0)
    rows.append(("total", total, *(_pair(system.total) for system in systems)))
    return Table("Approved / referred of n examples, by category", columns, rows)


def _pair(counts: Counts) -> str:
    return f"{counts.approved} / {counts.referred}"


def referred_by_reason(systems: Sequence[SystemCounts]) -> Table:
    columns = (Column("Reason"), *(Column(system.name, numeric=True) for system in systems))
    rows: list[tuple[Cell, ...]] = [
        (REASON_SENTENCES[reason], *(system.reasons[reason] for system in systems))
        for reason in _reasons_of(systems)
    ]
    return Table("Why candidates were referred (there may be several reasons)", columns, rows)


def _reasons_of(systems: Sequence[SystemCounts]) -> list[Reason]:
    return [reason for reason in Reason if any(system.reasons[reason] for system in systems)]
