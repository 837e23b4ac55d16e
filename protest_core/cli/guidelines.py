"""`protest guidelines`: what annotators are asked, and other guidelines for a project."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS, opened_to_read
from protest_core.cli.output import FILE, Output, output_options, say
from protest_core.errors import counted

if TYPE_CHECKING:
    from protest_core.annotating.project_guidelines import ProjectGuidelines


@click.command("guidelines")
@click.argument("file", type=FILE)
@click.option("--set", "new", type=FILE, help="Take these guidelines (TOML) for the project.")
@click.option(
    "--ask-again",
    is_flag=True,
    help="With --set: finished judgements that lack an answer to a question are open again.",
)
@output_options(*TABLE_FORMATS)
def command(*, file: Path, new: Path | None, ask_again: bool, output: Output) -> None:
    """Show the questions for annotators of the project or batch FILE, with their choices.

    With --set, the project takes the guidelines in a file. They may ask further questions beside
    the two about pronouns and antecedents (docs/guidelines.md). Finished judgements stay finished;
    --ask-again reopens those that lack an answer. Answers keep their meaning: questions and
    choices that have been used are retired, not removed.

    \b
      protest guidelines news.protest
      protest guidelines news.protest --set register.toml
    """
    from protest_core.annotating.project_guidelines import (
        guidelines_report,
        project_guidelines,
        read_guidelines,
        set_guidelines,
    )
    from protest_core.db.project import Project

    if ask_again and new is None:
        raise click.UsageError("--ask-again goes with --set.")
    if new is not None:
        with Project.open(file) as project:
            guidelines = read_guidelines(project=project, path=new)
            set_guidelines(project=project, guidelines=guidelines, ask_again=ask_again)
            say(_what_was_set(project_guidelines(project=project)))
        return
    with output.opened(), opened_to_read(file) as project:
        output.show(guidelines_report(project_guidelines(project=project)))


def _what_was_set(now: "ProjectGuidelines") -> str:
    further = [question for question in now.guidelines.further if not question.retired]
    asked = counted(len(further), "further question")
    return f"The project has the guidelines ‘{now.guidelines.version}’ with {asked}."
