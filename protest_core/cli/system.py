"""`protest system`: list, rename, remove, mark as the reference."""

from pathlib import Path

import click

from protest_core.cli.group import CommandGroup
from protest_core.cli.options import TABLE_FORMATS
from protest_core.cli.output import FILE, Output, output_options, say, shown_progress


@click.group("system", cls=CommandGroup)
def command() -> None:
    """List systems, rename or remove one, or mark it as the human reference."""


@command.command("list", short_help="List systems with approvals and unsure links.")
@click.argument("file", type=FILE)
@output_options(*TABLE_FORMATS)
def list_them(*, file: Path, output: Output) -> None:
    """List the systems of the project FILE with counts of approvals and of unsure links.

    Each row also shows the origin of the numbers: the text, and links given or aligned here.

    \b
      protest system list news.protest
      protest system list news.protest --format csv --output systems.csv
    """
    from protest_core.db.project import Project
    from protest_core.evaluation.systems import system_list, systems_report

    with output.opened(), Project.open(file, read_only=True) as project:
        output.show(systems_report(system_list(project=project)))


@command.command("rename", short_help="Rename a system.")
@click.argument("file", type=FILE)
@click.argument("old")
@click.argument("new")
def rename(*, file: Path, old: str, new: str) -> None:
    """Rename the system OLD of the project FILE to NEW.

    Everything else stays: judgements, verified translations, task sets, and codes in batches.

    \b
      protest system rename news.protest hyp.de baseline
    """
    from protest_core.db.project import Project
    from protest_core.loading.change_systems import rename as rename_system

    with Project.open(file) as project:
        rename_system(project=project, system=old, name=new)
    say(f"Renamed the system {old} to {new}.")


@command.command("remove", short_help="Remove a system; a copy of the project is kept.")
@click.argument("file", type=FILE)
@click.argument("name")
@click.option("--with-judgements", is_flag=True, help="Remove it even if people judged it.")
@click.option("--dry-run", is_flag=True, help="Only show what would be removed.")
def remove(*, file: Path, name: str, with_judgements: bool, dry_run: bool) -> None:
    """Remove the system NAME from the project FILE, with all that belongs to it.

    A copy of the project as it was is kept beside it.

    \b
      protest system remove news.protest baseline --dry-run
    """
    from protest_core.db.project import Project
    from protest_core.loading.change_systems import plan_removal
    from protest_core.loading.change_systems import remove as remove_system

    with Project.open(file) as project:
        removal = plan_removal(project=project, system=name)
        if dry_run or with_judgements or not removal.is_judged:  # else the refusal says it
            for sentence in removal.sentences:
                say(sentence)
        if not dry_run:
            with shown_progress() as progress:
                removed = remove_system(
                    project=project,
                    system=name,
                    with_judgements=with_judgements,
                    progress=progress,
                )
            say(f"Removed the system {name}. The project as it was: {removed.copy}")


@command.command("mark", short_help="Mark a system as the human reference.")
@click.argument("file", type=FILE)
@click.argument("systems", metavar="SYSTEM…", nargs=-1, required=True)
@click.option(
    "--as",
    "what",
    type=click.Choice(["reference", "system"]),
    required=True,
    help="Mark it as the reference, or as a system like all others again.",
)
def mark(*, file: Path, systems: tuple[str, ...], what: str) -> None:
    """Mark SYSTEM in the project FILE as the human reference, which people judge like a system.

    It is shown in tables with a sign, but in no rank, comparison, cluster, average or correlation.

    \b
      protest system mark news.protest human --as reference
      protest system mark news.protest human --as system
    """
    from protest_core.db.project import Project
    from protest_core.loading.change_systems import mark_as_reference

    is_reference = what == "reference"
    with Project.open(file) as project:
        changes = mark_as_reference(project=project, systems=systems, marked=is_reference)
    names = ", ".join(systems)
    now = "marked as the reference" if is_reference else "counted as a system"
    say(f"{names}: {'now' if changes.options else 'already'} {now}.")
