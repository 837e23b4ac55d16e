"""Automatic metrics in a report: what they say of each system, and how far people say the same."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import starmap

from protest_core.operations.metrics.metrics import MetricTable
from protest_core.operations.reporting.report import ProjectReport
from protest_core.reports.metric_names import metric_title
from protest_core.reports.metric_tables import over_systems, systems_table
from protest_core.reports.metrics import metric_notes, metric_summary
from protest_core.reports.metrics_and_people import notes_on as notes_on_metrics
from protest_core.reports.plots.metrics import metric_plot, metric_plot_title, metric_points
from protest_core.reports.project_report.commands import command_for, counting_options
from protest_core.reports.project_report.parts import Group, Picture, Section, ShownTable
from protest_core.reports.undefined import NOTHING_JUDGED
from protest_core.reports.verdict_blocks import (
    by_verdict,
    disagreement_by,
    disagreement_by_verdict,
)
from protest_core.reports.verdicts import notes_on

_LEAD = (
    "What programs say of pronouns (APT, AutoPRF) and of whole texts (BLEU, chrF). They know "
    "nothing of antecedents, and to the latter a pronoun is one word among many: read them beside "
    "people's judgements, not in their place."
)
_COMMANDS = {"apt": "apt {}", "autoprf": "autoprf {}"}
_OF_WHOLE_TEXTS = "bleu {}"
_WHOLE_TEXTS = "Over the whole texts, whatever categories are chosen."
_FOR_A_LINE = 3  # systems


def metrics_section(report: ProjectReport) -> Section:
    title = "Automatic metrics"
    if not report.scores.systems:
        return Section("metrics", title, ["No system is loaded yet."])
    return Section("metrics", title, [_LEAD], [_beside_people(report), *_measured(report)])


def _beside_people(report: ProjectReport) -> Group:
    table = report.metrics_and_people
    names = ("metrics-and-people", "correlations", "metric-pairs")
    shown = (systems_table(table), *over_systems(table))
    tables = [*starmap(ShownTable, zip(names, shown, strict=False))]
    return Group(
        tables,
        command_for(report.provenance, "metrics {}" + counting_options(report.provenance)),
        [*notes_on_metrics(table)],
        [table.signature],
        [*_pictures(report)],
        "Beside people's scores" if table.judged else "Before anybody has judged",
    )


def _pictures(report: ProjectReport) -> Iterator[Picture]:
    """Of the first metric, which is about pronouns, and as its command draws it."""
    table = report.metrics_and_people
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
        table.signature,
    )


def _measured(report: ProjectReport) -> Iterator[Group]:
    """As the commands have them: those of whole texts are one table."""
    whole = [each for each in report.metrics if each.metric not in _COMMANDS]
    for each in report.metrics:
        if words := _COMMANDS.get(each.metric):
            yield _of_metrics([each], command_for(report.provenance, words))
    if whole:
        command = command_for(report.provenance, _OF_WHOLE_TEXTS, by_category=False)
        chosen = report.provenance.settings.chosen.categories
        yield _of_metrics(whole, command, [_WHOLE_TEXTS] if chosen else [])


def _of_metrics(tables: Sequence[MetricTable], command: str, notes: Sequence[str] = ()) -> Group:
    title = " and ".join(metric_title(each.metric) for each in tables)
    name = "-".join(("metric", *(each.metric for each in tables)))
    table = replace(metric_summary(tables), title=f"{title} by system")
    return Group(
        [ShownTable(name, table)],
        command,
        [*notes, *metric_notes(tables)],
        [each.signature for each in tables],
        (),
        title,
    )


def verdicts_section(report: ProjectReport) -> Section:
    table = report.verdicts
    title = f"{metric_title(table.metric)} against people"
    if not table.judged().total:
        return Section("verdicts", title, [NOTHING_JUDGED])
    lead = (
        f"How often {metric_title(table.metric)} calls a pronoun right that people call incorrect, "
        "or the other way round. Only what people judged counts here."
    )
    return Section("verdicts", title, [lead], [*_verdicts(report)])


def _verdicts(report: ProjectReport) -> Iterator[Group]:
    """One command makes the tables by category, and another those by system."""
    table, notes = report.verdicts, [*notes_on(report.verdicts)]
    words = "metrics {} --against-people" + counting_options(report.provenance, shares=False)
    tables = [
        ShownTable("verdicts", by_verdict(table)),
        ShownTable("differing-by-verdict", disagreement_by_verdict(table)),
        ShownTable("differing-by-category", disagreement_by(table, "category")),
    ]
    yield Group(tables, command_for(report.provenance, words), notes, [table.signature])
    tables = [ShownTable("differing-by-system", disagreement_by(table, "system"))]
    command = command_for(report.provenance, f"{words} --by system")
    yield Group(tables, command, notes, [table.signature], (), "By system")
