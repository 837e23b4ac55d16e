"""Sections on agreement, consistency and disagreements, and on provenance."""

from collections.abc import Iterator
from typing import Any

from protest_core.agreement.consistency import COMPARED, consistency_table
from protest_core.agreement.disagreements_report import (
    NOBODY_COMPARED,
    disagreement_counts_table,
)
from protest_core.agreement.report import agreement_tables, confusion_tables
from protest_core.agreement.rows import TOO_FEW_PEOPLE, agreement_notes, agreement_rows
from protest_core.candidates.model import System
from protest_core.errors import counted
from protest_core.judgements.annotators import annotator_columns
from protest_core.judgements.model import AnnotatorWork, State
from protest_core.languages.profiles import language_profile
from protest_core.names import ADJUDICATION
from protest_core.report_page.gather import ProjectReport
from protest_core.report_page.model import Group, Section, command_for, counting_options
from protest_core.tables.cells import NOTHING
from protest_core.tables.model import Column, Kind, Table
from protest_core.tasks.plan import Included, TaskSettings

_Pair = tuple[str, str]
_OF = {
    Included.REFERRED: "referred candidates",
    Included.EVERYTHING: "all candidates",
    Included.CHOSEN: "candidates chosen by hand (no sample)",
}


def agreement_section(report: ProjectReport) -> Section:
    if len(report.agreement.frame.annotators) < 2:
        return Section("agreement", "How far people agree", [TOO_FEW_PEOPLE])
    lead = (
        "Labels are correct, incorrect and none (nothing said, or not judgeable). Kappa and alpha "
        "are agreement beyond what chance would give: 1 is all, 0 no more than chance."
    )
    groups = [_overall(report), _by_category(report), _consistency(report)]
    return Section("agreement", "How far people agree", [lead], groups)


def _overall(report: ProjectReport) -> Group:
    table = report.agreement
    rows = agreement_rows(table, by_category=False)
    tables: list[Table[Any]] = [*agreement_tables(rows), *confusion_tables(rows)]
    return Group(
        tables,
        _command(report, "agreement {} --confusion", table.frame.signature),
        agreement_notes(rows),
        [table.frame.signature],
    )


def _by_category(report: ProjectReport) -> Group:
    table = report.agreement
    rows = agreement_rows(table, by_category=True)
    return Group(
        [*agreement_tables(rows)],
        _command(report, "agreement {} --by-category", table.frame.signature),
        agreement_notes(rows),
        [table.frame.signature],
        (),
        "By category",
    )


def _consistency(report: ProjectReport) -> Group:
    table = report.consistency
    return Group(
        [consistency_table(table)],
        _command(report, "agreement {} --consistency", table.frame.signature),
        [COMPARED],
        [table.frame.signature],
        (),
        "Self-consistency",
    )


def disagreements_section(report: ProjectReport) -> Section:
    table, title = report.differing, "What people differ on"
    if not table.questions:
        return Section("disagreements", title, [NOBODY_COMPARED])
    lead = (
        "Candidates that two people or more have judged, with different labels. Some are among the "
        "examples below; without --by-category, the command lists all."
    )
    command = _command(report, "disagreements {} --by-category", table.frame.signature)
    shown = disagreement_counts_table(table)
    return Section(
        "disagreements", title, [lead], [Group([shown], command, (), [table.frame.signature])]
    )


def _command(report: ProjectReport, words: str, signature: str) -> str:
    return command_for(report.provenance, words, signature=signature)


def provenance_section(report: ProjectReport) -> Section:
    tables = [*_tables(report)]
    words = "report {} --format latex" + counting_options(report.provenance)
    group = Group(tables, command_for(report.provenance, words))
    title = "How these numbers came about"
    return Section("provenance", title, [*_sentences(report)], [group])


def _sentences(report: ProjectReport) -> Iterator[str]:
    """Yield sentences on the selection of candidates and the judgements that count."""
    settings, summary = report.provenance.settings, report.provenance.summary
    chosen = settings.chosen
    for what, names in (("systems", chosen.systems), ("categories", chosen.categories)):
        if names:
            yield f"Only these {what}: {', '.join(sorted(names))}."
    for note in settings.annotators.notes():
        yield f"{note.removesuffix('.')}, except in agreement."
    yield f"Matching: {summary.policy}."
    if summary.suite.citation:
        yield f"The suite is to be cited as: {summary.suite.citation}"
    if not report.provenance.work:
        yield "Nobody has judged anything yet: every candidate that is not approved is open."


def _tables(report: ProjectReport) -> Iterator[Table[Any]]:
    provenance = report.provenance
    yield _suite(report)
    if report.scores.frame.systems:
        yield _systems(report)
    if provenance.work:
        settled = any(each.annotator == ADJUDICATION for each in provenance.work)
        note = " (adjudication settles their differences)" if settled else ""
        yield Table("annotators", f"Who judged{note}", _PEOPLE, provenance.work)
        yield _questions(report)
    if provenance.task_sets:
        yield Table("task-sets", "Tasks handed out", _TASK_SETS, provenance.task_sets)


def _suite(report: ProjectReport) -> Table[tuple[str, int]]:
    summary = report.provenance.summary
    labels, counts = summary.labels, summary.examples
    suite = summary.suite
    languages = " to ".join(
        language_profile(code).name for code in (suite.source_language, suite.target_language)
    )
    extent = f"{counted(summary.lines, 'line')} in {counted(summary.documents, 'document')}"
    return Table(
        "suite",
        f"The suite: {f'{suite.name} {suite.version}'.strip()}, {languages}, {extent}",
        (
            Column("Category", "category", Kind.NAME, lambda row: row[0]),
            Column("Examples", "examples", Kind.COUNT, lambda row: row[1]),
        ),
        [
            *((labels.get(each, each), count) for each, count in counts.items()),
            ("total", sum(counts.values())),
        ],
        summing=1,
    )


def _systems(report: ProjectReport) -> Table[System]:
    """Return the systems with days, not hours: these would depend on the reader's time zone."""
    summary, shown = report.provenance.summary, report.scores.frame.systems
    matched = summary.matched_systems
    return Table(
        "systems",
        "The systems",
        (
            Column("System", "system", Kind.NAME, lambda system: system.name),
            Column("Loaded", "loaded", value=lambda system: _day(system.loaded_at)),
            Column("From", "text", value=lambda system: system.text_file),
            Column(
                "Automatic step",
                "automatic_step",
                Kind.NAME,
                lambda system: "done" if system.id in matched else "not yet",
            ),
        ),
        [system for system in summary.systems if system.name in shown],
    )


def _day(time: str) -> str:
    return time.partition("T")[0]


def _state(head: str, state: State) -> Column[AnnotatorWork]:
    return Column(head, state.value, Kind.COUNT, lambda work: work.states.get(state, 0))


_PEOPLE: tuple[Column[AnnotatorWork], ...] = (
    *annotator_columns(lambda work: (work.annotator, work.kind)),
    Column("Judgements", "judged", Kind.COUNT, lambda work: work.judged),
    _state("Done", State.DONE),
    _state("Incomplete", State.INCOMPLETE),
    _state("Contradictory", State.CONFLICT),
    Column("Reference seen", "reference_seen", Kind.COUNT, lambda work: work.reference_seen),
    Column("Guidelines", "guidelines", value=lambda work: ", ".join(work.guidelines) or NOTHING),
    Column("First", "first", value=lambda work: _day(work.first_at)),
    Column("Last", "last", value=lambda work: _day(work.last_at)),
)


def _questions(report: ProjectReport) -> Table[_Pair]:
    """Return the questions to annotators, and the tags that they could set."""
    guidelines = report.provenance.guidelines
    asked = guidelines.questions
    return Table(
        "questions",
        f"What they were asked (guidelines {guidelines.version})",
        (
            Column("Of", "of", value=lambda row: row[0]),
            Column("Question or meaning", "question", value=lambda row: row[1]),
        ),
        [
            ("antecedent", asked.antecedent),
            ("pronoun, where it has an antecedent", asked.pronoun_given_antecedent),
            ("pronoun, else", asked.pronoun),
            *((f"tag {tag.name}", tag.explanation) for tag in guidelines.tags),
        ],
    )


def _included(task_set: TaskSettings) -> str:
    included = _OF[task_set.included]
    return f"{task_set.sample:,} of {included}" if task_set.sample else included


_TASK_SETS: tuple[Column[TaskSettings], ...] = (
    Column("Task set", "task_set", Kind.NAME, lambda task_set: task_set.name),
    Column("Of", "included", Kind.NAME, _included),
    Column("Tasks", "tasks", Kind.COUNT, lambda task_set: task_set.tasks),
    Column("Overlap", "overlap", Kind.COUNT, lambda task_set: task_set.overlap),
    Column("Audit", "audit", Kind.COUNT, lambda task_set: task_set.audit),
    Column("Seed", "seed", Kind.COUNT, lambda task_set: task_set.seed),
)
