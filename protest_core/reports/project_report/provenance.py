"""How the numbers of a report came about: suite, systems, rules, people and tasks."""

from collections.abc import Iterator

from protest_core.errors import counted
from protest_core.judgement.conflicts import State
from protest_core.judgement.outcome import ADJUDICATION
from protest_core.languages.profile import language_profile
from protest_core.operations.reporting.report import ProjectReport
from protest_core.reports.project_report.commands import command_for, counting_options
from protest_core.reports.project_report.parts import Group, Section, ShownTable
from protest_core.reports.score_cells import NOTHING
from protest_core.reports.table import Cell, Column, Table
from protest_core.tasks.settings import Included


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


def _tables(report: ProjectReport) -> Iterator[ShownTable]:
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
