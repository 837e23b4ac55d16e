"""Sections on agreement, consistency and differences, and on provenance."""

from collections.abc import Iterator
from typing import Any

from protest_core.agreement.consistency import COMPARED, consistency_table
from protest_core.agreement.disagreements_report import (
    NOBODY_COMPARED,
    disagreement_counts_table,
)
from protest_core.agreement.report import (
    TOO_FEW_PEOPLE,
    agreement_notes,
    agreement_rows,
    agreement_tables,
    confusion_tables,
)
from protest_core.errors import counted
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Question
from protest_core.languages.profiles import language_profile
from protest_core.names import ADJUDICATION
from protest_core.report_page.gather import ProjectReport
from protest_core.report_page.model import Group, Section, ShownTable, command_for, counting_options
from protest_core.tables.before.cells import NOTHING
from protest_core.tables.before.model import Cell, Column, Table, table_as_before
from protest_core.tables.model import Table as NewTable
from protest_core.tasks.plan import Included


def agreement_section(report: ProjectReport) -> Section:
    if len(report.agreement.annotators) < 2:
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
    tables: list[NewTable[Any]] = [*agreement_tables(rows), *confusion_tables(rows)]
    return Group(
        [ShownTable(each.name, table_as_before(each)) for each in tables],
        _command(report, "agreement {} --confusion", table.signature),
        agreement_notes(rows),
        [table.signature],
    )


def _by_category(report: ProjectReport) -> Group:
    table = report.agreement
    rows = agreement_rows(table, by_category=True)
    return Group(
        [ShownTable(each.name, table_as_before(each)) for each in agreement_tables(rows)],
        _command(report, "agreement {} --by-category", table.signature),
        agreement_notes(rows),
        [table.signature],
        (),
        "By category",
    )


def _consistency(report: ProjectReport) -> Group:
    table = report.consistency
    return Group(
        [ShownTable("consistency", table_as_before(consistency_table(table)))],
        _command(report, "agreement {} --consistency", table.signature),
        [COMPARED],
        [table.signature],
        (),
        "One's own consistency",
    )


def differing_section(report: ProjectReport) -> Section:
    table, title = report.differing, "What people differ on"
    if not any(table.total(question).compared for question in Question):
        return Section("disagreements", title, [NOBODY_COMPARED])
    lead = (
        "Of the candidates that two people or more have judged, those that did not get the same "
        "label from all of them. Some are among the examples below; the command lists all without "
        "--by-category."
    )
    command = _command(report, "disagreements {} --by-category", table.signature)
    shown = ShownTable("disagreements", table_as_before(disagreement_counts_table(table)))
    return Section("disagreements", title, [lead], [Group([shown], command, (), [table.signature])])


def _command(report: ProjectReport, words: str, signature: str) -> str:
    return command_for(report.provenance, words, signature=signature)


def provenance_section(report: ProjectReport) -> Section:
    tables = [*_tables(report)]
    words = "report {} --format latex" + counting_options(report.provenance)
    group = Group(tables, command_for(report.provenance, words))
    title = "How these numbers came about"
    return Section("provenance", title, [*_sentences(report)], [group])


def _sentences(report: ProjectReport) -> Iterator[str]:
    """What is chosen, and whose word counts."""
    settings, holdings = report.provenance.settings, report.provenance.holdings
    chosen = settings.chosen
    for what, names in (("systems", chosen.systems), ("categories", chosen.categories)):
        if names:
            yield f"Only these {what}: {', '.join(sorted(names))}."
    if settings.annotator is not None:
        yield f"Only what {settings.annotator} said counts, but for how far people agree."
    yield f"Matching: {holdings.policy}."
    if holdings.suite.citation:
        yield f"The suite is to be cited as: {holdings.suite.citation}"
    if not report.provenance.work:
        yield "Nobody has judged anything yet: all that is not approved is open."


def _tables(report: ProjectReport) -> Iterator[NewTable[Any]]:
    yield ShownTable("suite", _suite(report))
    if report.scores.systems:
        yield ShownTable("systems", _systems(report))
    if report.provenance.work:
        yield ShownTable("annotators", _people(report))
        yield ShownTable("questions", _questions(report))
    if report.provenance.task_sets:
        yield ShownTable("task-sets", _task_sets(report))


def _suite(report: ProjectReport) -> Table:
    holdings = report.provenance.holdings
    labels = holdings.labels
    rows: list[tuple[Cell, ...]] = [
        (labels.get(each, each), count) for each, count in holdings.examples.items()
    ]
    rows.append(("total", sum(holdings.examples.values())))
    suite = holdings.suite
    languages = " to ".join(
        language_profile(code).name for code in (suite.source_language, suite.target_language)
    )
    extent = f"{counted(holdings.lines, 'line')} in {counted(holdings.documents, 'document')}"
    title = f"The suite: {f'{suite.name} {suite.version}'.strip()}, {languages}, {extent}"
    return Table(title, (Column("Category"), Column("Examples", numeric=True)), rows)


def _systems(report: ProjectReport) -> Table:
    """Days, not hours: these would depend on where the reader is."""
    holdings = report.provenance.holdings
    columns = (Column("System"), Column("Loaded"), Column("From"), Column("Automatic step"))
    rows = [
        (
            system.name,
            system.loaded_at.partition("T")[0],
            system.text_file,
            "done" if system.id in holdings.matched_systems else "not yet",
        )
        for system in holdings.systems
        if system.name in report.scores.systems
    ]
    return Table("The systems", columns, rows)


def _people(report: ProjectReport) -> Table:
    counts = ("Judgements", "Done", "Incomplete", "In conflict")
    columns = (
        Column("Annotator"),
        *(Column(title, numeric=True) for title in counts),
        *map(Column, ("Guidelines", "First", "Last")),
    )
    rows: list[tuple[Cell, ...]] = []
    for each in report.provenance.work:
        states = (State.DONE, State.INCOMPLETE, State.CONFLICT)
        rows.append(
            (
                each.annotator,
                each.judged,
                *(each.states.get(state, 0) for state in states),
                ", ".join(each.guidelines) or NOTHING,
                each.first_at.partition("T")[0],
                each.last_at.partition("T")[0],
            )
        )
    settled = any(each.annotator == ADJUDICATION for each in report.provenance.work)
    title = "Who judged" + (" (adjudication settles what the others differ on)" if settled else "")
    return Table(title, columns, rows)


def _questions(report: ProjectReport) -> Table:
    """And the tags that they might set."""
    guidelines = report.provenance.guidelines
    asked = guidelines.questions
    rows = [
        ("antecedent", asked.antecedent),
        ("pronoun, where it has an antecedent", asked.pronoun_given_antecedent),
        ("pronoun, else", asked.pronoun),
        *((f"tag {tag.name}", tag.explanation) for tag in guidelines.tags),
    ]
    title = f"What they were asked (guidelines {guidelines.version})"
    return Table(title, (Column("Of"), Column("Question or meaning")), rows)


def _task_sets(report: ProjectReport) -> Table:
    numbers = ("Tasks", "Overlap", "Audit", "Seed")
    columns = (
        Column("Task set"),
        Column("Of"),
        *(Column(title, numeric=True) for title in numbers),
    )
    rows = [
        (
            each.name,
            "all candidates" if each.included is Included.EVERYTHING else "what was referred",
            *(each.tasks, each.overlap, each.audit, each.seed),
        )
        for each in report.provenance.task_sets
    ]
    return Table("What was handed out to be judged", columns, rows)
