"""`protest suite import`: makes a suite directory of a foreign test set."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.cli.options import FILE, tell
from protest_core.cli.progress import shown_progress
from protest_core.cli.suite_build import tell_made

if TYPE_CHECKING:
    from protest_core.operations.suites.imported_suite import ImportedSuite

_Command = Callable[..., Any]


@click.group("import", short_help="Make a suite of a foreign test set.")
def import_group() -> None:
    """Make a suite directory of a foreign test set."""


def _common(source: str, target: str) -> Callable[[_Command], _Command]:
    """The suite to make, its name and languages, and how to tell of it."""

    def add(command: _Command) -> _Command:
        @wraps(command)
        def with_languages(*, source_language: str, target: str, force: bool, **others: Any) -> Any:
            return command(languages=(source_language, target), replace=force, **others)

        options = (
            click.option("--force", is_flag=True, help="Replace a suite that is there."),
            click.option(
                "--skip-faulty",
                is_flag=True,
                help="Leave out what is faulty in FILE, tell it, and import the rest.",
            ),
            click.option("--format", "how", type=click.Choice(["text", "json"]), default="text"),
            click.option("--name", default="", help="What the suite is called."),
            click.option("--source-language", default=source, show_default=True),
            click.option("--target", metavar="LANGUAGE", default=target, show_default=True),
            click.option(
                "-o",
                "--output",
                "directory",
                metavar="DIR",
                type=FILE,
                required=True,
                help="The suite directory to make.",
            ),
        )
        decorated: _Command = with_languages
        for option in options:
            decorated = option(decorated)
        return decorated

    return add


@import_group.command("contrapro", short_help="ContraPro, and what has its form (JSON).")
@click.argument("file", type=FILE)
@_common("en", "de")
@click.option(
    "--texts",
    metavar="DIR",
    type=FILE,
    help="The documents that the segments were taken from: NAME.en beside NAME.de.",
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

    Most antecedents stand in sentences before the segment. With --texts they come in, with their
    lines; without it, such a pronoun is compared alone, in a category that says so.
    """
    from protest_core.operations.suites.importing_contrapro import import_contrapro

    with shown_progress() as progress:
        found = import_contrapro(
            file=file,
            directory=directory,
            texts=texts,
            name=name,
            languages=languages,
            skip_faulty=skip_faulty,
            replace=replace,
            progress=progress,
        )
    _tell(found, directory, how)


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

    The file gives no positions: the pronoun is the one that the wrong translation has otherwise.
    Antecedents are not annotated, so pronouns are compared alone.
    """
    from protest_core.operations.suites.importing_bawden import Variants, import_bawden

    with shown_progress() as progress:
        found = import_bawden(
            file=file,
            directory=directory,
            variants=Variants(variants),
            name=name,
            languages=languages,
            skip_faulty=skip_faulty,
            replace=replace,
            progress=progress,
        )
    _tell(found, directory, how)


def _tell(found: "ImportedSuite", directory: Path, how: str) -> None:
    from protest_core.reports.suite_import import write_import
    from protest_core.reports.table import Format

    tell(found.warnings)
    click.echo(write_import(found, Format(how)), nl=False)
    tell_made(directory, found.kept)
