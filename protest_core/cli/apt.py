"""`protest apt`: accuracy of pronoun translation, on a project or as the published program."""

from pathlib import Path

import click

from protest_core.cli.options import (
    FILE,
    TABLE_FORMATS,
    categories_option,
    output_options,
    systems_option,
)
from protest_core.cli.output import Output, print_note, print_warnings, say, shown_progress

_WEIGHTS = click.FloatRange(0, 1)


@click.command("apt", short_help="Show the accuracy of pronoun translation (APT).")
@click.argument("file", type=FILE, required=False)
@click.option(
    "--config",
    type=FILE,
    help="Compute what the published APT program computes from this configuration.",
)
@click.option(
    "--full-match", is_flag=True, help="With --config: only sides with the same words are alike."
)
@click.option(
    "--case-2-probabilities",
    "probabilities",
    type=FILE,
    help="With --config: lines source,reference,candidate,p in place of the similar words.",
)
@click.option("--w2", type=_WEIGHTS, default=0.5, show_default=True, help="Weight of equivalents.")
@click.option(
    "--w6", type=_WEIGHTS, default=0.0, show_default=True, help="Weight of pronouns in neither."
)
@click.option(
    "--drop",
    type=click.IntRange(1, 6),
    multiple=True,
    help="Leave this case out of the score; may be repeated.",
)
@click.option("--repair/--no-repair", default=True, help="Repair pronouns' links.  [default: yes]")
@click.option("--any-word", is_flag=True, help="Compare all linked words, not pronouns alone.")
@click.option(
    "--every",
    metavar="FORM",
    multiple=True,
    help="Instead of the examples, every source token of this form; may be repeated.",
)
@systems_option
@categories_option
@click.option("--details", is_flag=True, help="One row for each pronoun.")
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path | None,
    config: Path | None,
    full_match: bool,
    probabilities: Path | None,
    w2: float,
    w6: float,
    drop: tuple[int, ...],
    repair: bool,
    any_word: bool,
    every: tuple[str, ...],
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    details: bool,
    output: Output,
) -> None:
    """Compare each pronoun of all systems in FILE with the reference's, in six cases.

    With --config no project is needed: NAME.score and NAME.detail are written to where the
    configuration says (--force: also over files that are there), and what is in them is shown.

    \b
      protest apt news.protest
      protest apt news.protest --w2 1 --drop 5 --drop 6
      protest apt --config apt.ini
    """
    if (file is None) == (config is None):
        raise click.UsageError("Give a project FILE, or a configuration with --config.")
    if config is not None:
        _check_alone(click.get_current_context())
        _as_published(config, output, full_match=full_match, probabilities=probabilities)
        return
    if full_match or probabilities:
        raise click.UsageError("--full-match and --case-2-probabilities go with --config.")
    assert file is not None  # noqa: S101
    from protest_core.candidates.selection import Selection
    from protest_core.db.project import Project
    from protest_core.metrics.apt import USUAL, AptChoices, weights_with
    from protest_core.metrics.measure import APT, apt_of_project
    from protest_core.metrics.report import metrics_report
    from protest_core.metrics.results import metrics_of_project

    weights = weights_with(equivalent=w2, in_neither=w6, without=drop)
    choices = AptChoices(weights, repair, any_word)
    shown = Selection(systems, categories)
    with (
        output.opened(),
        Project.open_to_read(file) as project,
        shown_progress() as progress,
    ):
        if choices == USUAL and not every and not details:
            (table,) = metrics_of_project(
                project=project, chosen=shown.as_filter, metrics=[APT], progress=progress
            )
        else:  # of which nothing is kept
            table = apt_of_project(
                project=project, choices=choices, shown=shown, every=every, progress=progress
            )
        output.show(metrics_report([table], details=details))


def _check_alone(context: click.Context) -> None:
    """Refuse options that the configuration has as well."""
    own = {"config", "full_match", "probabilities", "how", "output", "force", "file"}
    given = [
        parameter.opts[0]
        for parameter in context.command.params
        if parameter.name not in own
        and context.get_parameter_source(parameter.name or "") is not _DEFAULT
    ]
    if given:
        raise click.UsageError(f"The configuration says it all: leave {', '.join(given)} out.")


_DEFAULT = click.core.ParameterSource.DEFAULT


def _as_published(
    config: Path, output: Output, *, full_match: bool, probabilities: Path | None
) -> None:
    from protest_compat.apt2017.program import (
        AptSwitches,
        apt_from_config,
        published_apt_report,
    )

    with output.opened():
        switches = AptSwitches(full_match, probabilities)
        run = apt_from_config(
            config=config, switches=switches, replace=output.force, table=output.path
        )
        for line in run.repairs:
            say(line)
        print_warnings(run.warnings)
        output.show(published_apt_report(run.result))
    print_note(f"written to {run.score_file} and {run.detail_file}")
