"""`protest apt --config`: the results of the published APT program."""

from inspect import cleandoc
from pathlib import Path
from typing import Any

import click

from protest_core.cli.output import FILE, Output, print_note, print_warnings, say

_ABOUT = """
With --config no project is needed: NAME.score and NAME.detail are written to where the
configuration says (--force: also over files that are there), and what is in them is shown.
"""
_EXAMPLE = "\n  protest apt --config apt.ini"
_DEFAULT = click.core.ParameterSource.DEFAULT


def with_config(command: click.Command) -> click.Command:
    """Return `protest apt` with `--config` and the options that go with it."""
    summary, _, examples = cleandoc(command.help or "").partition("\n\n")

    @click.command(
        command.name,
        help=f"{summary}\n{_ABOUT}\n{examples}{_EXAMPLE}",
        short_help=command.short_help,
    )
    @click.argument("file", type=FILE, required=False)
    @click.option(
        "--config",
        type=FILE,
        help="Compute what the published APT program computes from this configuration.",
    )
    @click.option(
        "--full-match",
        is_flag=True,
        help="With --config: only sides with the same words are alike.",
    )
    @click.option(
        "--case-2-probabilities",
        "probabilities",
        type=FILE,
        help="With --config: lines source,reference,candidate,p in place of the similar words.",
    )
    @click.pass_context
    def extended(
        context: click.Context,
        /,
        *,
        file: Path | None,
        config: Path | None,
        full_match: bool,
        probabilities: Path | None,
        **others: Any,
    ) -> None:
        if (file is None) == (config is None):
            raise click.UsageError("Give a project FILE, or a configuration with --config.")
        if config is not None:
            _check_alone(context)
            output = Output(others["output"], force=others["force"], how=others["how"])
            _run(config, output, full_match=full_match, probabilities=probabilities)
        elif full_match or probabilities:
            raise click.UsageError("--full-match and --case-2-probabilities go with --config.")
        elif command.callback:
            command.callback(file=file, **others)

    extended.params += [each for each in command.params if each.name != "file"]
    return extended


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


def _run(config: Path, output: Output, *, full_match: bool, probabilities: Path | None) -> None:
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
