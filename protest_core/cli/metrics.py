"""`protest metrics`: all metrics and people, over systems and pronoun by pronoun."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS
from protest_core.cli.output import (
    FILE,
    Output,
    check_plots,
    output_options,
    plot_option,
    shown_progress,
    write_plot,
)
from protest_core.cli.scores import choice_options

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.db.project import Project
    from protest_core.judgements.annotators import Annotators
    from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
    from protest_core.progress import ProgressCallback
    from protest_core.scores.model import ScoreSettings
    from protest_core.tables.model import Report

_USUAL = "apt"
_OF_SYSTEMS = ("people_only", "correlations", "ranks", "plot", "bars", "not_judgeable")
_OF_PRONOUNS = ("by", "details", "own_tags", "against_metric")
_HOW = {
    True: "does not go with --against-people. Leave one of them out.",
    False: "goes only with --against-people. Add that, or leave it out.",
}


@click.command("metrics")
@click.argument("file", type=FILE)
@click.option(
    "--metric",
    "metrics",
    metavar="METRIC",
    multiple=True,
    help="Only this one, such as apt; may be repeated.  [default: all of them]",
)
@choice_options
@click.option("--people-only", is_flag=True, help="Leave out unjudged approvals.")
@click.option(
    "--correlations", is_flag=True, help="In CSV and TSV: correlations instead of systems."
)
@click.option("--ranks", is_flag=True, help="Instead: the ranks of the systems by each metric.")
@plot_option("--plot", "systems by metric and people, with the line through them")
@plot_option("--bars", "the metric's figures as bars, with the best three marked")
@click.option(
    "--against-people",
    is_flag=True,
    help="Instead: human judgements of pronouns by the metric's verdict on them.",
)
@click.option(
    "--by",
    type=click.Choice(["category", "system"]),
    help="With --against-people: group disagreements by this.  [default: category]",
)
@click.option("--details", is_flag=True, help="With --against-people: list each disagreement.")
@click.option(
    "--own-tags",
    is_flag=True,
    help="With --against-people: disagreements by your own tags and category.",
)
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    metrics: tuple[str, ...],
    chosen: "CandidateFilter",
    not_judgeable: str | None,
    annotators: "Annotators",
    people_only: bool,
    correlations: bool,
    ranks: bool,
    plot: Path | None,
    bars: Path | None,
    against_people: bool,
    by: str | None,
    details: bool,
    own_tags: bool,
    output: Output,
) -> None:
    """Show metric scores of the systems in FILE beside the shares that people call correct.

    Correlations over systems, and Williams's test for each two metrics, follow. With
    --against-people, one metric (by default apt) is compared with people pronoun by pronoun;
    unjudged and disputed candidates are left out.

    \b
      protest metrics news.protest
      protest metrics news.protest --metric bleu --plot bleu.pdf
      protest metrics news.protest --against-people --format latex
      protest metrics news.protest --against-people --details
    """
    from protest_core.db.project import Project
    from protest_core.judgements.outcome import NotJudgeable
    from protest_core.scores.model import ScoreSettings

    _check_options(against_people=against_people, several=len(metrics) > 1)
    check_plots(output, plot, bars)
    settings = ScoreSettings(chosen, NotJudgeable(not_judgeable or "incorrect"), annotators)
    with (
        output.opened(),
        Project.open_to_read(file) as project,
        shown_progress() as progress,
    ):
        if against_people:
            (metric,) = metrics or (_USUAL,)
            if own_tags:
                report = _own_tags(project, settings, metric, progress, output)
            elif details:
                report = _details(project, settings, metric, progress, output)
            else:
                report = _verdicts(project, settings, metric, progress, output, by or "category")
            output.show(report)
            return
        from protest_core.meta_evaluation.metrics_and_people import metrics_and_people

        table = metrics_and_people(
            project=project,
            settings=settings,
            metrics=metrics,
            people_only=people_only,
            progress=progress,
        )
        if ranks:
            _show_ranks(table, output)
        else:
            _show(table, output, correlations=correlations)
        _draw(table, plot, output)
        _draw_bars(table, bars, output)


def _check_options(*, against_people: bool, several: bool) -> None:
    """Refuse options of the other table, which would be ignored."""
    context = click.get_current_context()
    others = _OF_SYSTEMS if against_people else _OF_PRONOUNS
    for parameter in context.command.params:
        if parameter.name in others and context.params[parameter.name]:
            raise click.UsageError(f"{parameter.opts[0]} {_HOW[against_people]}")
    if context.params["own_tags"] and (context.params["by"] or context.params["details"]):
        raise click.UsageError("--own-tags is a table of its own: leave --by and --details out.")
    if context.params["ranks"] and context.params["correlations"]:
        raise click.UsageError("--ranks and --correlations are two tables. Leave one of them out.")
    if against_people and several:
        raise click.UsageError("--against-people compares one metric. Give --metric once.")


def _show(table: "MetricsAndPeople", output: Output, *, correlations: bool) -> None:
    from protest_core.evaluation.compare import outdated_notes
    from protest_core.meta_evaluation.metrics_and_people_report import (
        metrics_and_people_report,
        why_no_share,
    )

    output.show(metrics_and_people_report(table, correlations=correlations))
    notes = (*why_no_share(table), *table.undefined, *outdated_notes(table.outdated))
    output.print_notes(notes)


def _show_ranks(table: "MetricsAndPeople", output: Output) -> None:
    from protest_core.meta_evaluation.ranks import ranks_report

    output.show(ranks_report(table))
    output.print_notes(table.undefined)


def _draw_bars(table: "MetricsAndPeople", path: Path | None, output: Output) -> None:
    """Draw the first of the requested metrics."""
    from protest_core.report_page.plots.bars import metric_bars, metric_bars_title

    metric = table.metrics[0]
    write_plot(
        path,
        lambda: metric_bars(table, metric),
        output,
        title=metric_bars_title(metric),
        signature=table.frame.signature,
    )


def _draw(table: "MetricsAndPeople", path: Path | None, output: Output) -> None:
    """Draw the first of the requested metrics."""
    from protest_core.report_page.plots.regression import metric_plot, metric_plot_title

    metric = table.metrics[0]
    write_plot(
        path,
        lambda: metric_plot(table, metric),
        output,
        title=metric_plot_title(metric),
        signature=table.frame.signature,
    )


def _verdicts(
    project: "Project",
    settings: "ScoreSettings",
    metric: str,
    progress: "ProgressCallback",
    output: Output,
    by: str,
) -> "Report":
    from protest_core.evaluation.compare import outdated_notes
    from protest_core.meta_evaluation.verdicts import verdicts_against_people
    from protest_core.meta_evaluation.verdicts_report import nothing_judged, verdicts_report

    table = verdicts_against_people(
        project=project, metric=metric, settings=settings, progress=progress
    )
    output.print_notes((*nothing_judged(table), *outdated_notes(table.outdated)))
    return verdicts_report(table, by=by)


def _details(
    project: "Project",
    settings: "ScoreSettings",
    metric: str,
    progress: "ProgressCallback",
    output: Output,
) -> "Report":
    from protest_core.meta_evaluation.metric_disagreements import (
        metric_disagreements,
        metric_disagreements_report,
    )

    result = metric_disagreements(
        project=project, metric=metric, settings=settings, progress=progress
    )
    report = metric_disagreements_report(result)
    output.print_notes([report.empty] if report.empty else [])
    return report


def _own_tags(
    project: "Project",
    settings: "ScoreSettings",
    metric: str,
    progress: "ProgressCallback",
    output: Output,
) -> "Report":
    from protest_core.meta_evaluation.disagreement_tags import (
        disagreement_tags,
        disagreement_tags_report,
    )

    found = disagreement_tags(project=project, metric=metric, settings=settings, progress=progress)
    report = disagreement_tags_report(found)
    output.print_notes(report.remarks)
    return report
