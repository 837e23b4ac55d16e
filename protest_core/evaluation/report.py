"""The automatic step as a report: approved, referred, and why."""

import json
from collections.abc import Iterable, Sequence

from protest_core.evaluation.model import (
    EvaluationTable,
    MatchCounts,
    SystemCounts,
    outdated_notes,
    saving_notes,
)
from protest_core.languages.profiles import language_profile
from protest_core.matching.policy import MatchingPolicy, policy_record
from protest_core.matching.rules import REASON_SENTENCES, Reason
from protest_core.suite.model import SuiteDescription
from protest_core.suite.report import DEMONSTRATION, language_name, suite_heading
from protest_core.tables.before.latex import as_latex, latex_comment, latex_verbatim
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph


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
    note = f"{language_name(suite)}. Matching: {policy}."
    return f"{note} {DEMONSTRATION}" if suite.demonstration else note


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
        counts = [system.categories.get(category.id, MatchCounts()) for system in systems]
        examples = max(count.examples for count in counts)
        rows.append((category.label, examples, *map(_pair, counts)))
    total = max((system.total.examples for system in systems), default=0)
    rows.append(("total", total, *(_pair(system.total) for system in systems)))
    return Table("Approved / referred of n examples, by category", columns, rows)


def _pair(counts: MatchCounts) -> str:
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


def tidy_columns(table: EvaluationTable) -> Sequence[str]:
    return ("system", "category", *_numbers(table, MatchCounts()), "signature")


def tidy_rows(table: EvaluationTable) -> Iterable[Sequence[Cell]]:
    for system in table.systems:
        for category in table.categories:
            if counts := system.categories.get(category.id):
                numbers = _numbers(table, counts).values()
                yield (system.name, category.id, *numbers, table.signature)


def _numbers(table: EvaluationTable, counts: MatchCounts) -> dict[str, int | None]:
    return {
        "examples": counts.examples,
        "approved": counts.approved,
        "referred": counts.referred,
        "approved_on_other_words": on_other_words(table, counts),
        **(_by_verified(counts) if table.policy.verified_translations else {}),
    }


def _by_verified(counts: MatchCounts) -> dict[str, int]:
    """`referrals_saved` and `verified_judged` add up to all of them."""
    return {
        "approved_by_verified": counts.approved_by_verified,
        "referrals_saved": counts.referrals_saved,
        "verified_judged": counts.verified_judged,
        "verified_correct": counts.verified_correct,
        "verified_incorrect": counts.verified_incorrect,
    }


def evaluation_document(table: EvaluationTable) -> dict[str, object]:
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
        "signature": table.signature,
    }


def on_other_words(table: EvaluationTable, counts: MatchCounts) -> int | None:
    """Without a list of the language's pronouns every approval would seem to be one."""
    known = language_profile(table.suite.target_language).pronouns
    return counts.approved_on_other_words if known else None
