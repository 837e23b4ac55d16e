"""`protest language`: the languages whose pronouns are known, and profiles of one's own."""

from pathlib import Path

import click

from protest_core.cli.group import CommandGroup
from protest_core.cli.options import TABLE_FORMATS
from protest_core.cli.output import FILE, Output, output_options

target_profile_option = click.option(
    "--profile", type=FILE, help="A language.toml with the pronouns of the target language."
)
_profile_option = click.option(
    "--profile", type=FILE, help="A language.toml, instead of a language of the program."
)


@click.group("language", cls=CommandGroup, short_help="List languages; describe one of your own.")
def command() -> None:
    """List the languages whose pronouns are known, and help to describe another one."""


@command.command("list")
@output_options(*TABLE_FORMATS)
def list_languages(*, output: Output) -> None:
    """List the languages that the program knows."""
    from protest_core.suite.language_report import languages_report

    with output.opened():
        output.show(languages_report())


@command.command("show", short_help="Show the pronouns of a language.")
@click.argument("language", metavar="[LANGUAGE]", default="")
@_profile_option
@output_options(*TABLE_FORMATS)
def show(*, language: str, profile: Path | None, output: Output) -> None:
    """Show the pronouns of a language, such as es or Spanish, or those of a language.toml."""
    from protest_core.suite.language_report import forms_report, profile_named

    _refuse_both(language, profile)
    with output.opened():
        output.show(forms_report(profile_named(language, profile)))


@command.command("template", short_help="Print a language.toml to be completed.")
@click.argument("language")
def print_template(*, language: str) -> None:
    """Print a language.toml for a language that the program does not know.

    \b
      protest language template Esperanto > my-suite/language.toml
    """
    from protest_core.suite.language_report import template

    click.echo(template(language), nl=False)


@command.command("check", short_help="List the pronouns that a profile finds in a text.")
@click.argument("text", type=FILE)
@click.option("--language", default="", help="A language of the program, such as es or Spanish.")
@_profile_option
@output_options(*TABLE_FORMATS)
def check(*, text: Path, language: str, profile: Path | None, output: Output) -> None:
    """List the pronouns that a profile finds in the raw TEXT, the most frequent first.

    \b
      protest language check reference.eo --profile my-suite/language.toml
    """
    from protest_core.files.problems import ProblemList
    from protest_core.files.text import read_lines
    from protest_core.suite.language_report import found_report, profile_named
    from protest_core.text.segmenters import not_separated

    _refuse_both(language, profile)
    problems = ProblemList()
    lines = read_lines(text, text.name, problems).lines
    described = profile_named(language, profile)
    if mistake := not_separated(lines, described):
        problems.add(text.name, mistake)
    problems.refuse_if_any("The text")
    with output.opened():
        output.show(found_report(described, lines))


def _refuse_both(language: str, profile: Path | None) -> None:
    if bool(language) == (profile is not None):
        raise click.UsageError("Name a language, or a language.toml by --profile.")


def target_code(language: str, profile: Path | None) -> str:
    """Return the code of the target language, or the key of the profile that describes it."""
    from protest_core.languages.profiles import language_code, plain_code
    from protest_core.suite.language_report import profile_named

    if profile is None:
        return language_code(language)
    described = profile_named(language, profile)
    code = plain_code(described.code)
    named = language.strip().lower() == described.name.lower()
    if not named and not described.has_code(language):
        raise click.UsageError(f"{profile} describes {described.name} ({code}), not ‘{language}’.")
    return described.code
