"""`protest quick`: a first table from raw texts."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from protest_core.cli.evaluate import policy_options
from protest_core.cli.language import target_code, target_profile_option
from protest_core.cli.load import names_its_systems
from protest_core.cli.options import TABLE_FORMATS
from protest_core.cli.output import (
    FILE,
    Output,
    named_file,
    output_options,
    print_notes,
    print_warnings,
    say,
    shown_progress,
)
from protest_core.errors import shell_quoted
from protest_core.matching.policy import PolicyChange


@click.command("quick")
@click.argument("source", type=FILE)
@click.argument("reference", type=FILE)
@click.argument("outputs", metavar="[NAME=]OUT…", type=named_file, nargs=-1, required=True)
@click.option("--target", required=True, metavar="LANGUAGE", help="Such as Spanish or es.")
@target_profile_option
@click.option("--source-language", metavar="LANGUAGE", default="en", show_default=True)
@click.option(
    "--pronouns",
    metavar="FORM,…",
    help="The source pronouns to look at; in English, by default, it, they, them and you.",
)
@click.option(
    "--documents", type=FILE, help="Where documents begin: header name<TAB>first_line, from 0."
)
@click.option("--system", "systems", multiple=True, help="Only this system of files with several.")
@click.option(
    "--field",
    "fields",
    multiple=True,
    help="The column of JSON lines or tab-separated text with the output; may be repeated.",
)
@policy_options
@click.option("--anyway", is_flag=True, help="Go on even if a text looks like no translation.")
@click.option("--save", type=FILE, help="Keep all this as a project (NAME.protest), to be judged.")
@output_options(*TABLE_FORMATS)
def command(
    *,
    source: Path,
    reference: Path,
    outputs: tuple[tuple[str, Path], ...],
    target: str,
    profile: Path | None,
    source_language: str,
    pronouns: str | None,
    documents: Path | None,
    systems: tuple[str, ...],
    fields: tuple[str, ...],
    change: PolicyChange,
    anyway: bool,
    save: Path | None,
    output: Output,
) -> None:
    """Compare systems by their pronouns: raw texts, one sentence on each line, as many in all.

    \b
      protest quick src.en ref.es a.txt b.txt --target Spanish
      protest quick src.en ref.es A=a.txt B=b.txt --target es --save my.protest

    The texts are plain text, WMT XML, SGM, JSON lines or tab-separated text, perhaps compressed by
    gzip; ‘-’ is standard input. A file that names its systems needs no NAME.

    The texts are tokenised and aligned, pronouns are found by their forms, and each system's
    translation of a pronoun is compared with the reference's.
    """
    from protest_core.db.project import Project
    from protest_core.evaluation.match_project import evaluation_table
    from protest_core.files.input_text import InputChoice
    from protest_core.files.inputs import check_standard_input
    from protest_core.languages.profiles import language_code
    from protest_core.loading.quick import QuickRequest, QuickTexts, make_quick_project
    from protest_core.loading.quick_report import quick_report
    from protest_core.loading.systems import SystemOutput

    named = [(name or _own_name(path), path) for name, path in outputs]
    check_standard_input([source, reference, *(path for _, path in named)])
    choice = InputChoice(systems, fields=fields)
    texts = QuickTexts(
        source,
        reference,
        tuple(
            SystemOutput(name, path, None, tokenised=False, choice=choice) for name, path in named
        ),
        documents,
    )
    request = QuickRequest(
        texts,
        language_code(source_language),
        target_code(target, profile),
        tuple(pronouns.split(",")) if pronouns else (),
        anyway,
        change,
    )
    with output.opened(), _project_file(save) as path:
        with shown_progress() as progress:
            made = make_quick_project(
                path=path, request=request, replace=output.force, progress=progress
            )
        print_warnings(made.warnings)
        print_notes(made.notes)
        with Project.open(path, read_only=True) as project:
            output.show(quick_report(evaluation_table(project=project)))
    if save:
        say(f"Made {save}. Next: protest-gui {shell_quoted(str(save))}")
    else:
        say("To see the sentences and judge what was referred, add --save NAME.protest.")


def _own_name(output: Path) -> str:
    """Return the name of a system as its file is called; none, where the file names its systems."""
    return "" if names_its_systems(str(output)) else output.name.partition(".")[0]


@contextmanager
def _project_file(save: Path | None) -> Iterator[Path]:
    """Yield the file to keep, or one that is removed at the end, whatever happens."""
    if save is not None:
        yield save
        return
    with TemporaryDirectory(prefix="protest-quick-") as folder:
        yield Path(folder) / "quick.protest"
