"""`protest export`: what a project holds, for other programs; one module for each format."""

from importlib import import_module
from pathlib import Path

import click

from protest_core.cli.options import FILE

# Where each command is, in a module beside this one; it finds the file in the context.
_KINDS = {
    "judgements": "export_tables:judgements",
    "matches": "export_tables:matches",
    "candidates": "export_tables:candidates",
    "references": "export_tables:references",
    "aces": "export_aces:command",
}


class _Kinds(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 — click's names
        return list(_KINDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in _KINDS:
            return None
        module, _, name = _KINDS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(f"protest_core.cli.{module}"), name)
        return command


@click.group(
    "export",
    cls=_Kinds,
    short_help="Write what a project holds for other programs.",
    subcommand_metavar="WHAT [-o OUT] [OPTIONS]...",
)
@click.argument("file", type=FILE)
@click.pass_context
def command(ctx: click.Context, *, file: Path) -> None:
    """Write what the project FILE holds for other programs; nothing in it is changed.

    ‘protest export FILE WHAT --help’ tells more.
    """
    ctx.obj = file
