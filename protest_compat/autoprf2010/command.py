"""`protest autoprf --stem`: the results of the published AutoPRF program."""

from inspect import cleandoc
from pathlib import Path
from typing import Any

import click

from protest_core.cli.output import FILE, Output, print_warnings

_EXAMPLE = "\n  protest autoprf --stem reference candidate --documents starts.txt"
_OF_THE_OUTPUT = {"how", "output", "force"}


def with_stem(command: click.Command) -> click.Command:
    """Return `protest autoprf` with `--stem` and the options that go with it."""

    help_text = cleandoc(command.help or "") + _EXAMPLE

    @click.command(command.name, help=help_text, short_help=command.short_help)
    @click.argument("paths", metavar="FILE", type=FILE, nargs=-1)
    @click.option(
        "--stem",
        "stems",
        metavar="REFERENCE CANDIDATE",
        type=FILE,
        multiple=True,
        help="Compute what the published program computes from REFERENCE.en, REFERENCE.fr, "
        "REFERENCE.en-fr.alig and the same of CANDIDATE.",
    )
    @click.option("--documents", type=FILE, help="With --stem: where documents begin.")
    @click.option("--source-language", default="en", show_default=True, help="With --stem.")
    @click.option("--target-language", default="fr", show_default=True, help="With --stem.")
    def extended(
        *,
        paths: tuple[Path, ...],
        stems: tuple[Path, ...],
        documents: Path | None,
        source_language: str,
        target_language: str,
        **others: Any,
    ) -> None:
        if stems:
            if any(given for name, given in others.items() if name not in _OF_THE_OUTPUT):
                raise click.UsageError("With --stem there is no project to choose from.")
            output = Output(others["output"], force=others["force"], how=others["how"])
            _run((*stems, *paths), (source_language, target_language), documents, output)
        elif len(paths) != 1 or documents:
            raise click.UsageError("Give a project FILE, or --stem REFERENCE CANDIDATE.")
        elif command.callback:
            command.callback(file=paths[0], **others)

    extended.params += [each for each in command.params if each.name != "file"]
    return extended


def _run(
    stems: tuple[Path, ...], languages: tuple[str, str], documents: Path | None, output: Output
) -> None:
    from protest_compat.autoprf2010.program import autoprf_from_stems, published_autoprf_report

    if len(stems) != 2:
        raise click.UsageError("Give two stems: --stem REFERENCE CANDIDATE.")
    reference, candidate = stems
    source_language, target_language = languages
    with output.opened():
        result = autoprf_from_stems(
            reference=reference,
            candidate=candidate,
            documents=documents,
            source_language=source_language,
            target_language=target_language,
            table=output.path,
        )
        print_warnings(result.warnings)
        output.show(published_autoprf_report(result.result))
