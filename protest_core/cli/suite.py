"""`protest suite`: check, arrange and import suites."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from protest_core.cli.group import CommandGroup
from protest_core.cli.options import suite_directory_option
from protest_core.cli.output import (
    FILE,
    Output,
    output_options,
    print_note,
    print_warnings,
    say,
    shown_progress,
)
from protest_core.cli.suite_build import build, make_and_print
from protest_core.errors import counted


@click.group("suite", cls=CommandGroup)
def command() -> None:
    """Check, build or import suite directories."""


@click.command("arrange", short_help="Put the output for a corpus on the lines of a suite.")
@click.argument("directory", metavar="DIR", type=FILE)
@click.argument("text", type=FILE)
@click.option(
    "--by",
    "side",
    type=click.Choice(["source", "reference"]),
    default="source",
    show_default=True,
    help="The side whose sentences are the lines of TEXT.",
)
@click.option("-o", "--output", type=FILE, help="Write to this file (‘-’: print).")
@click.option("--force", is_flag=True, help="Overwrite an existing file, but no project.")
def arrange(*, directory: Path, text: Path, side: str, output: Path | None, force: bool) -> None:
    """Put a system's output for the sentences of a corpus on the lines of the suite DIR.

    A line of a suite that was built from a corpus may be several sentences (lines.tsv). TEXT has
    a line for each sentence of the suite's documents, in their order; or each of its lines begins
    with its position, and missing sentences become empty lines. Numbers count from 0.

    If the suite was imported from CTXPRO, TEXT has a line for each entry of the test set
    (entries.tsv).

    \b
      protest suite arrange discomt-fr output.txt -o lines.txt
      protest load discomt.protest mine lines.txt

    \b
      NUMBER<TAB>TEXT              in all documents together
      DOCUMENT<TAB>NUMBER<TAB>TEXT
    """
    from protest_core.suite_build.arrange import CorpusSide, arrange_output

    with Output(output, force=force).opened() as write:
        arranged = arrange_output(directory=directory, text=text, side=CorpusSide(side))
        write(f"{line}\n" for line in arranged.lines)
    lines = counted(len(arranged.lines), "line")
    if arranged.without_text:
        print_note(f"{arranged.without_text:,} of {lines} have no text")
    if arranged.with_some:
        print_note(f"{arranged.with_some:,} of {lines} have only some of their sentences")
    if arranged.differing:
        print_note(
            f"the entries of {arranged.differing:,} of {lines} have different translations; the "
            "first one is taken"
        )


command.add_command(arrange)


command.add_command(build)


@click.group("import", cls=CommandGroup, short_help="Make a suite from another test set.")
def import_group() -> None:
    """Make a suite directory from another test set."""


command.add_command(import_group)


@command.command("check", short_help="Report every error of a suite by file and line.")
@click.argument("directory", metavar="DIR", type=FILE)
@output_options("text", "json")
def check(*, directory: Path, output: Output) -> None:
    """Read the suite DIR with its systems and report every error by file and line.

    Lines and columns in messages count from 1, as editors show them; the numbers inside the
    suite's files count from 0.
    """
    from protest_core.loading.create_project import check_suite
    from protest_core.suite.report import suite_report

    with output.opened():
        with shown_progress() as progress:
            checked = check_suite(directory=directory, progress=progress)
        print_warnings(checked.warnings)
        output.show(suite_report(checked))
    say(f"{directory} is a good suite: no error found.")


_Command = Callable[..., Any]


def _common(source: str = "", target: str = "") -> Callable[[_Command], _Command]:
    """Add options on the suite to make, its name and languages, and its report.

    Languages without a default are those of the file.
    """

    def add(command: _Command) -> _Command:
        @wraps(command)
        def with_languages(*, source_language: str, target: str, force: bool, **others: Any) -> Any:
            return command(languages=(source_language, target), replace=force, **others)

        options = (
            click.option("--force", is_flag=True, help="Replace an existing suite."),
            click.option(
                "--skip-faulty",
                is_flag=True,
                help="Leave out and list faulty entries of FILE, and import the others.",
            ),
            click.option("--format", "how", type=click.Choice(["text", "json"]), default="text"),
            click.option("--name", default="", help="The name of the suite."),
            click.option(
                "--source-language",
                metavar="LANGUAGE",
                default=source,
                show_default=source or "that of FILE",
            ),
            click.option(
                "--target",
                metavar="LANGUAGE",
                default=target,
                show_default=target or "that of FILE",
            ),
            suite_directory_option,
        )
        decorated: _Command = with_languages
        for option in options:
            decorated = option(decorated)
        return decorated

    return add


@import_group.command("contrapro", short_help="ContraPro, and files in its format (JSON).")
@click.argument("file", type=FILE)
@_common("en", "de")
@click.option(
    "--texts",
    metavar="DIR",
    type=FILE,
    help="The documents from which the segments were taken: NAME.en beside NAME.de.",
)
def contrapro(
    *,
    file: Path,
    texts: Path | None,
    directory: Path,
    languages: tuple[str, str],
    name: str,
    how: str,
    skip_faulty: bool,
    replace: bool,
) -> None:
    """Make a suite of the entries in FILE.

    Most antecedents are in sentences before the segment. With --texts they are included, with
    their lines; without it, such a pronoun is compared alone, in a category of its own.
    """
    from protest_core.suite_build.make import ContraProWanted, NewSuite

    source = ContraProWanted(file, texts, skip_faulty)
    new = NewSuite(source, directory, languages, name, replace)
    make_and_print(new, Output(None, force=False, how=how))


@import_group.command("bawden", short_help="Bawden et al. 2018, anaphora (JSON).")
@click.argument("file", type=FILE)
@_common("en", "fr")
@click.option(
    "--translations",
    "variants",
    type=click.Choice(["first", "correct", "all"]),
    default="first",
    show_default=True,
    help="Which translations of a block become references, each with the source once more.",
)
def bawden(
    *,
    file: Path,
    variants: str,
    directory: Path,
    languages: tuple[str, str],
    name: str,
    how: str,
    skip_faulty: bool,
    replace: bool,
) -> None:
    """Make a suite of the blocks in FILE, each a document of two lines.

    The file gives no positions: the pronoun is the one that differs in the wrong translation.
    Antecedents are not annotated, so pronouns are compared alone.
    """
    from protest_core.suite_build.bawden import Variants
    from protest_core.suite_build.make import BawdenWanted, NewSuite

    source = BawdenWanted(file, Variants(variants), skip_faulty)
    new = NewSuite(source, directory, languages, name, replace)
    make_and_print(new, Output(None, force=False, how=how))


@import_group.command("ctxpro", short_help="CTXPRO: gender, formality, animacy (JSON).")
@click.argument("file", type=FILE)
@_common()
@click.option(
    "--contexts",
    type=FILE,
    help="The sentences before the segments: a line for each entry, ‘<eos>’ between sentences, "
    "the segment as the last one.",
)
def ctxpro(
    *,
    file: Path,
    contexts: Path | None,
    directory: Path,
    languages: tuple[str, str],
    name: str,
    how: str,
    skip_faulty: bool,
    replace: bool,
) -> None:
    """Make a suite of the entries in FILE, each different segment one line.

    The pronoun is the only one of its form in the segment; entries with several are left out and
    listed. Antecedents in earlier segments need --contexts; without it, such a pronoun is compared
    alone, in a category of its own.

    \b
      protest suite arrange DIR output.txt -o lines.txt   # an entry a line
      protest ctxpro FILE output.txt                      # CTXPRO's own score
    """
    from protest_core.suite_build.make import CtxproWanted, NewSuite

    source = CtxproWanted(file, contexts, skip_faulty)
    new = NewSuite(source, directory, languages, name, replace)
    make_and_print(new, Output(None, force=False, how=how))
