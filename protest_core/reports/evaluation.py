"""The table of the automatic step: what was approved, what was referred, and why."""

import json
from collections.abc import Iterable, Sequence
from textwrap import fill

from protest_core.languages import language_profile
from protest_core.matching import (
    REASON_SENTENCES,
    Counts,
    EvaluationTable,
    MatchingPolicy,
    Reason,
    SystemCounts,
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
)
from protest_core.suite import SuiteDescription

DEMONSTRATION = "Invented for demonstration: the figures say nothing about any real system."
_TIDY = ("system", "category", "examples", "approved", "referred", "approved_on_other_words")


def write_evaluation(table: EvaluationTable, how: Format, *, width: int = 80) -> Iterable[str]:
    """The whole report in this format, in pieces."""
    match how:
        case Format.TEXT:
            yield from _text(table, width)
        case Format.JSON:
            yield json.dumps(_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            yield from as_delimited(_TIDY, _tidy_rows(table), "," if how is Format.CSV else "\t")
        case Format.LATEX:
            yield latex_comment(note_for(table.suite, table.policy))
            yield as_latex(_by_category(table, table.systems))


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
        yield fill(line, width, break_on_hyphens=False) + "\n"
    yield "\n"
    if not table.systems:
        yield "No system is loaded yet.\n"
        return
    yield as_text(_by_system(table), width=width)
    examples = max(len(str(system.total.examples)) for system in table.systems)
    labels = [category.label for category in table.categories]
    for some in _that_fit(table.systems, width - _longest(labels) - _GAP - examples):
        yield "\n" + as_text(_by_category(table, some), width=width)
    referred = [system for system in table.systems if system.total.referred]
    sentences = [REASON_SENTENCES[reason] for reason in _reasons_of(referred)]
    for some in _that_fit(referred, width - _longest(sentences)):
        yield "\n" + as_text(_by_reason(some), width=width)
    if any(_on_other_words(table, system.total) for system in table.systems):
        yield "\n" + fill(_OTHER_WORDS, width) + "\n"


_OTHER_WORDS = "On other words: approvals that rest on no pronoun of their own; worth a look."


def _on_other_words(table: EvaluationTable, counts: Counts) -> int | None:
    """Without a list of the language's pronouns every approval would seem to be one."""
    known = language_profile(table.suite.target_language).pronouns
    return counts.approved_on_other_words if known else None


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


def _by_system(table: EvaluationTable) -> Table:
    columns = (
        Column("System"),
        *(
            Column(title, numeric=True)
            for title in ("Examples", "Approved", "%", "on other words", "Referred")
        ),
    )
    rows = []
    for system in table.systems:
        total = system.total
        percent = 100 * total.approved / total.examples if total.examples else "–"
        other = _on_other_words(table, total)
        shown = "–" if other is None else other
        rows.append((system.name, total.examples, total.approved, percent, shown, total.referred))
    return Table("Approved against the reference, and referred to people", columns, rows)


def _by_category(table: EvaluationTable, systems: Sequence[SystemCounts]) -> Table:
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


def _by_reason(systems: Sequence[SystemCounts]) -> Table:
    columns = (Column("Reason"), *(Column(system.name, numeric=True) for system in systems))
    rows: list[tuple[Cell, ...]] = [
        (REASON_SENTENCES[reason], *(system.reasons[reason] for system in systems))
        for reason in _reasons_of(systems)
    ]
    return Table("Why candidates were referred (there may be several reasons)", columns, rows)


def _reasons_of(systems: Sequence[SystemCounts]) -> list[Reason]:
    return [reason for reason in Reason if any(system.reasons[reason] for system in systems)]


def _tidy_rows(table: EvaluationTable) -> Iterable[Sequence[Cell]]:
    for system in table.systems:
        for category in table.categories:
            if counts := system.categories.get(category.id):
                yield (system.name, category.id, *_numbers(table, counts).values())


def _numbers(table: EvaluationTable, counts: Counts) -> dict[str, int | None]:
    return {
        "examples": counts.examples,
        "approved": counts.approved,
        "referred": counts.referred,
        "approved_on_other_words": _on_other_words(table, counts),
    }


def policy_record(policy: MatchingPolicy) -> dict[str, object]:
    return {
        "pronoun_tokens": policy.pronoun_tokens.value,
        "antecedent_tokens": policy.antecedent_tokens.value,
        "more_ambiguous_forms": sorted(policy.more_ambiguous_forms),
    }


def _document(table: EvaluationTable) -> dict[str, object]:
    return {
        "suite": {
            "name": table.suite.name,
            "version": table.suite.version,
            "demonstration": table.suite.demonstration,
        },
        "policy": policy_record(table.policy),
        "systems": [
            {
                "name": system.name,
                **_numbers(table, system.total),
                "categories": {
                    category.id: _numbers(table, system.categories[category.id])
                    for category in table.categories
                    if category.id in system.categories
                },
                "reasons": {
                    reason.value: system.reasons[reason]
                    for reason in Reason
                    if system.reasons[reason]
                },
            }
            for system in table.systems
        ],
    }
