"""The program `protest`: finds the command, and turns errors into sentences and exit codes."""

import errno
import gc
import io
import logging
import os
import signal
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from protest_core import __version__
from protest_core.cli.entry_points import (
    added_command,
    added_names,
    author_of,
    with_added_options,
)
from protest_core.cli.group import CommandGroup
from protest_core.cli.output import say
from protest_core.errors import FileInTheWayError, ImplausibleTextError, ProtestError, printable
from protest_core.files.atomic import unwritten
from protest_core.progress import Cancelled

# By the section of the list and the name: module and object, and the text of the list; so the list
# loads none of them.
_SECTIONS = {
    "First steps": {
        "demo": ("project:demo", "Make the demonstration projects and show their tables."),
        "quick": ("quick:command", "Compare systems by raw texts: a first table in a minute."),
        "new": ("project:new", "Make a project from a suite."),
        "suite": ("suite:command", "Check, build or import a suite directory."),
        "language": ("language:command", "List languages; describe one of your own."),
    },
    "Systems": {
        "load": ("load:command", "Load the output of a system."),
        "system": ("system:command", "List, rename, remove or mark systems."),
        "evaluate": ("evaluate:command", "Compare all systems with the reference."),
        "candidates": ("candidates:command", "List candidates, sorted and searched."),
    },
    "Annotation": {
        "tasks": ("tasks:command", "Divide candidates into annotation tasks."),
        "batch": ("batch:command", "Hand tasks to annotators as files, and merge them."),
        "judgements": ("judgements:command", "Import judgements from a table."),
        "guidelines": ("guidelines:command", "Show the guidelines, or replace those of a project."),
        "agreement": ("agreement:command", "Show inter-annotator agreement."),
        "disagreements": ("disagreements:command", "List candidates on which annotators differ."),
        "tags": ("tags:command", "Count tags."),
    },
    "Results": {
        "scores": ("scores:command", "Show the share of correct pronouns of each system."),
        "audit": ("audit:command", "Show how many approvals people upheld."),
        "forms": ("forms:command", "Show how often each pronoun is correct, by reference pronoun."),
        "report": ("report:command", "Write the report: tables, plots and examples."),
        "info": ("project:info", "Describe a project or a batch."),
        "export": ("export:command", "Export tables and texts for other programs."),
    },
    "Metrics": {
        "apt": ("apt:command", "Show the accuracy of pronoun translation (APT)."),
        "autoprf": ("autoprf:command", "Show precision and recall of pronouns (AutoPRF)."),
        "bleu": ("bleu:command", "Show BLEU and chrF of each system."),
        "metrics": ("metrics:command", "Compare metrics with human judgements."),
        "correlate": ("correlate:command", "Correlate metrics with human scores."),
        "reproduce": ("reproduce:command", "Recompute published figures."),
    },
}
_COMMANDS = {name: entry for section in _SECTIONS.values() for name, entry in section.items()}
# Packages may add options to these. The others are spared looking for packages, which takes long.
_EXTENDED = ("apt", "autoprf")


class _Program(CommandGroup):
    """Loads a command's module when it is needed: `protest --version` needs none of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*_COMMANDS, *added_names(_COMMANDS)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return added_command(cmd_name)
        module, _, name = _COMMANDS[cmd_name][0].partition(":")
        command: click.Command = getattr(import_module(f"protest_core.cli.{module}"), name)
        return with_added_options(cmd_name, command) if cmd_name in _EXTENDED else command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands; only those of other packages are loaded."""
        sections = {
            name: [(command, what) for command, (_, what) in commands.items()]
            for name, commands in _SECTIONS.items()
        }
        added = {name: added_command(name) for name in added_names(_COMMANDS)}
        sections["Further commands"] = [
            (name, each.get_short_help_str(formatter.width)) for name, each in added.items() if each
        ]
        widest = max(len(name) for rows in sections.values() for name, _ in rows)
        for name, rows in sections.items():
            if rows:
                with formatter.section(name):
                    formatter.write_dl([(command.ljust(widest), what) for command, what in rows])

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; exit status 0: done, 1: failed, 2: wrong usage (click's own)."""
        try:
            return super().invoke(ctx)
        except FileInTheWayError as error:
            say(f"protest: {str(error).removesuffix('.')} (--force).")
        except ImplausibleTextError as error:
            say(f"protest: {error}")
            say("To go on with it as it is, add --anyway.")
        except ProtestError as error:
            say(f"protest: {error}")
        except (KeyboardInterrupt, Cancelled):
            say("protest: stopped; unfinished work was undone.")
        except click.UsageError as error:  # click shows arguments as they were typed
            message = printable(error.format_message(), lines=True)
            raise click.UsageError(message, error.ctx) from None
        except (click.exceptions.Exit, click.ClickException, click.Abort, OSError):
            raise
        except Exception:
            say(traceback.format_exc().rstrip())
            name = ctx.invoked_subcommand or ""
            author = "PROTEST" if name in _COMMANDS else author_of(name)
            say(
                f"protest: this is an error in {author}, not in your files; earlier results "
                "are kept, unfinished work was undone. Please report it with the lines above."
            )
        return ctx.exit(1)

    def main(self, *arguments: Any, **options: Any) -> Any:
        """Run the program; help and versions are printed by click, before any command runs."""
        try:
            return super().main(*arguments, **options)
        except OSError as error:
            say(f"protest: {_what_failed(error)}")
        sys.exit(1)


def _what_failed(error: OSError) -> str:
    if not error.filename and error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return str(unwritten("Standard output", error))
    what = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return f"{what or error}. Check the path and your permissions."


@click.group(
    cls=_Program,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Results go to standard output, messages to standard error. ‘protest COMMAND --help’ "
    "describes a command.",
)
@click.version_option(__version__, "--version", prog_name="protest")
def program() -> None:
    """Semi-automatic evaluation of pronoun translation.

    A system's pronouns are compared with a reference translation: those that match are approved,
    all others are referred to people.
    """


def main() -> None:
    """Prepare the process for terminals, pipes and schedulers, and run the program."""
    # Nearly all that a command makes stays until its end: looking for cycles after every 700
    # objects takes a tenth of the time of a short one.
    gc.set_threshold(50_000)
    # Closed by the parent process: our output goes nowhere.
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # We write UTF-8 to files and pipes on all platforms; a terminal that cannot show a
            # character shows its number.
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # closed terminals and schedulers end it as cleanly as Ctrl+C
            signal.signal(getattr(signal, name), signal.default_int_handler)
    each_once = _EachMessageOnce()
    for name in ("protest_core.db.busy", "protest_core.files.paths"):
        waiting = logging.getLogger(name)
        waiting.setLevel(logging.INFO)
        waiting.addHandler(each_once)
    program.main(prog_name="protest")


class _EachMessageOnce(logging.Handler):
    """Shows each message once at the terminal, where the program would otherwise seem to hang."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        message = record.getMessage()
        if message not in self._shown:
            self._shown.add(message)
            say(f"protest: {message} (Ctrl+C stops)")
