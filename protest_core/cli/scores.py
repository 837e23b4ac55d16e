"""`protest scores`: the share of correct pronouns of each system, and differences of systems."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.cli.options import (
    TABLE_FORMATS,
    annotators_options,
    filter_options,
    measured_for,
    repeated_question,
)
from protest_core.cli.output import (
    FILE,
    Output,
    check_plots,
    output_options,
    plot_option,
    write_plot,
)

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from protest_core.candidates.filter import CandidateFilter
    from protest_core.db.project import Project
    from protest_core.judgements.annotators import Annotators
    from protest_core.judgements.questions import Question
    from protest_core.scores.model import ScoreSettings, ScoreTable
    from protest_core.signatures.signature import Signature
    from protest_core.tables.model import Report

    Plot = Callable[[ScoreTable, Question], Figure]


def score_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the selection of candidates and judgements as `settings`, and `--signature`."""

    @wraps(command)
    def with_settings(
        *,
        chosen: "CandidateFilter",
        not_judgeable: str | None,
        annotators: "Annotators",
        verdicts: str | None,
        over: str | None,
        **others: Any,
    ) -> Any:
        from protest_core.judgements.outcome import NotJudgeable
        from protest_core.scores.model import ScoreSettings
        from protest_core.statistics.documents import Over

        treatment = NotJudgeable(not_judgeable or "incorrect")
        settings = ScoreSettings(
            chosen, treatment, annotators, verdicts, over=None if over is None else Over(over)
        )
        return command(settings=settings, **others)

    decorated: Callable[..., Any] = over_option(with_settings)
    for option in (
        click.option(
            "--signature", help="Make the table with this signature (its last line) again."
        ),
        click.option(
            "--verdicts",
            metavar="PROGRAM",
            help="Estimate from this program's verdicts, corrected by what people judged.",
        ),
    ):
        decorated = option(decorated)
    return choice_options(decorated)


def over_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add `over`: the units that differences and intervals take as independent."""
    return click.option(
        "--over",
        type=click.Choice(["documents", "examples"]),
        help="Take these as independent in tests of pairs and in intervals for texts like these.  "
        "[default: documents, if there are at least six]",
    )(command)


def choice_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add options on what is counted: `chosen`, `not_judgeable`, `annotators`."""
    for option in (
        annotators_options,
        click.option(
            "--not-judgeable",
            type=click.Choice(["incorrect", "excluded"]),
            help="How to count candidates that people could not judge.  [default: incorrect]",
        ),
        filter_options,
    ):
        command = option(command)
    return command


@click.command("scores")
@click.argument("file", type=FILE)
@score_options
@click.option("--antecedents", is_flag=True, help="Show all tables of antecedents, too.")
@click.option(
    "--question",
    metavar="ID",
    help="Only this question of the guidelines, one of whose choices counts as correct.",
)
@click.option("--pairs", is_flag=True, help="Compare every two systems instead.")
@click.option(
    "--by",
    type=click.Choice(["distance"]),
    help="Compare every two systems by the distance of the antecedent: on the same line, one line "
    "before, and so on.",
)
@click.option(
    "--approvals-right",
    type=click.IntRange(0, 100),
    default=85,
    show_default=True,
    metavar="PERCENT",
    help="With --pairs: if nobody judged an approval, systems count as different if the "
    "difference holds with this share of the better system's approvals right.",
)
@plot_option("--plot", "the systems with their intervals")
@plot_option("--plot-categories", "systems and categories as a grid")
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    settings: "ScoreSettings",
    signature: str | None,
    antecedents: bool,
    question: str | None,
    pairs: bool,
    by: str | None,
    approvals_right: int,
    plot: Path | None,
    plot_categories: Path | None,
    output: Output,
) -> None:
    """Show the share of correct pronouns, and antecedents, of each system in FILE.

    People take precedence over the program; if they disagree, adjudication decides, and without
    one the candidate is open. With --pairs, every two systems are compared on the same examples
    (with --antecedents, by their antecedents; plots then show these, too). With --question, the
    answers to a further question of the guidelines count instead (docs/guidelines.md).

    \b
      protest scores news.protest
      protest scores news.protest --plot scores.pdf
      protest scores news.protest --pairs --format latex
    """
    from protest_core.db.project import Project
    from protest_core.evaluation.compare import outdated_notes
    from protest_core.scores.compute import asked_question, score_table
    from protest_core.scores.report import scores_report

    check_plots(output, plot, plot_categories)
    if antecedents and question is not None:
        raise click.UsageError("--question selects what is counted: leave --antecedents out.")
    with output.opened(), Project.open_to_read(file) as project:
        settings = replace(settings, approvals_right=approvals_right)
        if question is not None:
            settings = replace(settings, question=asked_question(project=project, name=question))
        settings, asked = settings_for(project, settings, signature, "protest scores")
        by_distance = by is not None or _is_by_distance(asked)
        compared = _of_pairs(
            asked, settings.question, pairs=pairs or by_distance, antecedents=antecedents
        )
        place = measured_for(project, settings.chosen)
        if by_distance and compared is not None:
            if plot_categories:
                raise click.UsageError("--plot-categories shows no distances: leave it out.")
            _show_distances(place, settings, compared, output, plot)
        elif compared is None:
            table = score_table(project=place, settings=settings)
            output.show(scores_report(table, antecedents=antecedents))
            if table.outdated:
                output.print_notes(outdated_notes(table.outdated))
            _draw(table, plot, plot_categories, output, antecedents=antecedents)
        elif plot or plot_categories:
            raise click.UsageError("Plots show scores, not pairs: leave one of them out.")
        else:
            output.show(_pairs(place, settings, compared, output))


def settings_for(
    project: "Project",
    settings: "ScoreSettings",
    signature: str | None,
    command: str,
) -> tuple["ScoreSettings", "Signature | None"]:
    """Return settings as given, or as in the signature and with it; both together are refused."""
    from protest_core.scores.compute import USUAL
    from protest_core.scores.model import ScoreSettings

    if signature is None:
        return settings, None
    if settings != USUAL:
        raise click.UsageError("--signature has all settings: leave the other options out.")
    asked = repeated_question(project, signature, command)
    return ScoreSettings.of(asked), asked


def _of_pairs(
    signature: "Signature | None",
    question: "Question | None",
    *,
    pairs: bool,
    antecedents: bool,
) -> "Question | None":
    """Return the question by which pairs of systems are compared, if they are."""
    from protest_core.judgements.questions import Question
    from protest_core.signatures.signature import COMPARISONS, TableKind

    asked = question or (Question.ANTECEDENT if antecedents else Question.PRONOUN)
    if signature is None or signature.table is None:
        return asked if pairs else None
    compared = next(iter(signature.questions), asked)
    contradicted = (pairs and signature.table is TableKind.SCORES) or (
        antecedents and Question.PRONOUN in signature.questions
    )
    if contradicted:
        raise click.UsageError("--signature names the table: leave --pairs and --antecedents out.")
    return compared if signature.table in COMPARISONS else None


def _is_by_distance(signature: "Signature | None") -> bool:
    from protest_core.signatures.signature import TableKind

    return signature is not None and signature.table is TableKind.DISTANCES


def _show_distances(
    project: "Project",
    settings: "ScoreSettings",
    question: "Question",
    output: Output,
    plot: Path | None,
) -> None:
    from protest_core.report_page.plots.distances import distances_plot
    from protest_core.scores.distances import compare_by_distance
    from protest_core.scores.distances_report import distances_report

    found = compare_by_distance(project=project, settings=settings, question=question)
    output.show(distances_report(found))
    signature = found.frame.signature
    title = "Scores by distance"
    write_plot(plot, lambda: distances_plot(found), output, title=title, signature=signature)


def _draw(
    table: "ScoreTable",
    systems: Path | None,
    categories: Path | None,
    output: Output,
    *,
    antecedents: bool,
) -> None:
    from protest_core.judgements.questions import Question
    from protest_core.report_page.plots.grid import categories_plot
    from protest_core.report_page.plots.scores import scores_plot

    question = Question.ANTECEDENT if antecedents else table.question
    for path, plot in ((systems, scores_plot), (categories, categories_plot)):

        def drawn(plot: "Plot" = plot) -> "Figure":
            return plot(table, question)

        write_plot(path, drawn, output, title="Scores", signature=table.frame.signature)


def _pairs(
    project: "Project", settings: "ScoreSettings", question: "Question", output: Output
) -> "Report":
    from protest_core.evaluation.compare import outdated_notes
    from protest_core.scores.comparison import compare_systems
    from protest_core.scores.comparison_report import comparison_report

    comparison = compare_systems(project=project, settings=settings, question=question)
    if comparison.outdated:
        output.print_notes(outdated_notes(comparison.outdated))
    return comparison_report(comparison)
