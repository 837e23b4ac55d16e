"""Sections on automatic evaluation, on metrics and on their verdicts."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from protest_core.evaluation.model import EvaluationTable
from protest_core.evaluation.report import (
    approved_by_category,
    approved_by_system,
    note_for,
    notes_on_columns,
    referred_by_reason,
    verified_notes,
    with_referred,
)
from protest_core.meta_evaluation.form_pairs import NOTHING_JUDGED
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.meta_evaluation.metrics_and_people_report import metric_tables
from protest_core.meta_evaluation.metrics_and_people_report import notes_on as notes_on_metrics
from protest_core.meta_evaluation.verdicts import VerdictTable
from protest_core.meta_evaluation.verdicts_report import (
    disagreement_by,
    notes_on,
    verdict_tables,
)
from protest_core.metrics.measure import NEED_REFERENCE, MetricTable
from protest_core.metrics.report import metric_notes, metric_scores, metric_title
from protest_core.report_page.gather import ProjectReport
from protest_core.report_page.model import (
    Group,
    Picture,
    Section,
    command_for,
    counting_options,
)
from protest_core.report_page.plots.regression import metric_plot, metric_plot_title, metric_points
from protest_core.suite.report_frame import WITHOUT_REFERENCE
from protest_core.tables.model import Table

_AUTOMATIC_LEAD = (
    "Each pronoun is compared with the reference translation. Matching candidates are approved, "
    "all others are referred to people; the program rejects none."
)
_AS_IT_IS = (
    "These approvals are in the project. ‘protest evaluate’ matches again and saves the results, "
    "which differ if people have changed the judgements or links behind approvals."
)
_NOT_MATCHED = "Not matched yet: ‘protest evaluate’ compares all systems with the reference."
_LEAD = (
    "Metrics of pronouns ({0}) and of whole texts ({1}). They ignore antecedents, and for the "
    "latter a pronoun is one word among many: read them beside people's judgements, not in their "
    "place."
)
_COMMANDS = {"apt": "apt {}", "autoprf": "autoprf {}", "bleu": "bleu {}", "chrf": "bleu {}"}
_WHOLE_TEXTS = "Over the whole texts, whatever categories are chosen."
_FOR_A_LINE = 3  # systems


def automatic_section(report: ProjectReport) -> Section:
    table = report.evaluation
    if not table.systems:
        return Section("automatic", "Approved and referred", ["No system is loaded yet."])
    if not _matched(report).systems:
        return Section("automatic", "Approved and referred", [_NOT_MATCHED])
    group = Group(
        [*_tables(report)],
        command_for(report.provenance, "report {} --format latex"),
        [*_notes(report)],
        [table.frame.signature],
    )
    without = table.frame.suite.without_reference
    lead = WITHOUT_REFERENCE if without else _AUTOMATIC_LEAD
    return Section("automatic", "Approved and referred", [lead], [group])


def _matched(report: ProjectReport) -> EvaluationTable:
    """Return the table without systems that were never matched: zeros would look like counts."""
    table, unmatched = report.evaluation, report.scores.unmatched
    return replace(table, systems=tuple(e for e in table.systems if e.name not in unmatched))


def _tables(report: ProjectReport) -> Iterator[Table[Any]]:
    table = _matched(report)
    yield approved_by_system(table)
    yield approved_by_category(table)
    if referred := with_referred(table):
        yield referred_by_reason(table, referred)


def _notes(report: ProjectReport) -> Iterator[str]:
    table = report.evaluation
    yield _AS_IT_IS
    yield note_for(table.frame.suite, table.policy)
    yield from verified_notes(table)
    if unmatched := report.scores.unmatched:
        yield f"Not matched yet: {', '.join(unmatched)}."
    yield from notes_on_columns(table)


def metrics_section(report: ProjectReport) -> Section:
    title = "Automatic metrics"
    if not report.scores.frame.systems:
        return Section("metrics", title, ["No system is loaded yet."])
    if report.metrics_and_people is None:
        return Section("metrics", title, [NEED_REFERENCE])
    lead = _LEAD.format(*(_titles(report, of_whole_texts=each) for each in (False, True)))
    return Section(
        "metrics",
        title,
        [lead],
        [_beside_people(report, report.metrics_and_people), *_measured(report)],
    )


def _titles(report: ProjectReport, *, of_whole_texts: bool) -> str:
    found = [each for each in report.metrics if each.of_whole_texts is of_whole_texts]
    return ", ".join(metric_title(each.metric) for each in found) or "none"


def _beside_people(report: ProjectReport, table: MetricsAndPeople) -> Group:
    return Group(
        [*metric_tables(table)],
        command_for(
            report.provenance, "metrics {}" + counting_options(report.provenance, estimates=False)
        ),
        [*notes_on_metrics(table)],
        [table.frame.signature],
        [*_pictures(table)],
        "Beside people's scores" if table.judged else "Before anybody has judged",
    )


def _pictures(table: MetricsAndPeople) -> Iterator[Picture]:
    """Yield the plot of the first metric on pronouns, as its command draws it."""
    metric, *_ = table.values
    points = metric_points(table, metric)
    if not (table.judged and points):
        return
    name = metric_title(metric)
    line = ", with the line through them and its 95 % band"
    yield Picture(
        "metrics-and-people",
        metric_plot_title(metric),
        f"Each system's share of correct pronouns by its {name}"
        f"{line if len(points) >= _FOR_A_LINE else ''}: the figures of the first table below.",
        lambda palette, width: metric_plot(table, metric, palette=palette, width=width),
        table.frame.signature,
    )


def _measured(report: ProjectReport) -> Iterator[Group]:
    """Yield a group for each command; `metrics` shows those that have no command of their own."""
    by_command: dict[str, list[MetricTable]] = {}
    for table in report.metrics:
        words = _COMMANDS.get(table.metric, f"metrics {{}} --metric {table.metric}")
        whole = table.of_whole_texts and table.metric in _COMMANDS
        command = command_for(report.provenance, words, by_category=not whole)
        by_command.setdefault(command, []).append(table)
    chosen = report.provenance.settings.chosen.categories
    for command, tables in by_command.items():
        note = bool(chosen) and all(each.of_whole_texts for each in tables)
        yield _of_metrics(tables, command, [_WHOLE_TEXTS] if note else [])


def _of_metrics(tables: Sequence[MetricTable], command: str, notes: Sequence[str] = ()) -> Group:
    title = " and ".join(metric_title(each.metric) for each in tables)
    name = "-".join(("metric", *(each.metric for each in tables)))
    table = replace(metric_scores(tables), name=name, title=f"{title} by system")
    return Group(
        [table],
        command,
        [*notes, *metric_notes(tables)],
        [each.signature for each in tables],
        (),
        title,
    )


def verdicts_section(report: ProjectReport) -> Section:
    table = report.verdicts
    if table is None:
        return Section("verdicts", "Metrics against people", [NEED_REFERENCE])
    title = f"{metric_title(table.metric)} against people"
    if not table.judged().total:
        return Section("verdicts", title, [NOTHING_JUDGED])
    lead = (
        f"How often {metric_title(table.metric)} calls a pronoun right that people call incorrect, "
        "or the other way round. Only what people judged counts here."
    )
    return Section("verdicts", title, [lead], [*_verdicts(report, table)])


def _verdicts(report: ProjectReport, table: VerdictTable) -> Iterator[Group]:
    """Yield the tables by category, made by one command, and those by system, made by another."""
    notes = [*notes_on(table)]
    words = "metrics {} --against-people" + counting_options(report.provenance, shares=False)
    tables = verdict_tables(table, "category")
    yield Group(tables, command_for(report.provenance, words), notes, [table.frame.signature])
    tables = [disagreement_by(table, "system")]
    command = command_for(report.provenance, f"{words} --by system")
    yield Group(tables, command, notes, [table.frame.signature], (), "By system")
