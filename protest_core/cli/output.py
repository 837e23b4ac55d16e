"""Write a command's result to standard output, or to files that are complete or not made.

`--plot` and `--plots` write one plot as a file, or all of them into a folder.
"""

import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.errors import DiskError, Problem, RefusedError, counted, printable
from protest_core.extras import Extra, require
from protest_core.files.atomic import unwritten, write_error
from protest_core.files.paths import real_path
from protest_core.progress import ProgressCallback
from protest_core.tables.formats import FORMATS, render

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from protest_core.report_page.gather import ProjectReport
    from protest_core.tables.model import Report

Write = Callable[[Iterable[str]], None]
_Command = Callable[..., Any]

# Whether a file exists and is readable is checked later, with our own messages.
FILE = click.Path(path_type=Path, readable=False)
Drawn = dict[Path, bytes]
_ENDINGS = ".pdf, .svg or .png"


@dataclass(slots=True)
class Output:
    """The values of `-o`, `--format` and `--force`; it can be written to while it is `opened`."""

    path: Path | None
    force: bool
    how: str = "text"
    _write: Write | None = None

    @property
    def is_on_terminal(self) -> bool:
        return self._is_printed and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """The maximum width of text: the terminal's; nothing is folded in a file or a pipe."""
        return shutil.get_terminal_size().columns if self.is_on_terminal else sys.maxsize

    @property
    def _is_printed(self) -> bool:
        return self.path is None or str(self.path) == "-"

    @contextmanager
    def opened(self) -> Iterator[Write]:
        """Open the output or refuse now, to be written later; a file gets its name on success."""
        if self.path is None or self._is_printed:
            self._write = print_result
            yield print_result
            return
        try:
            with _opened_file(self.path, force=self.force) as write:
                self._write = write
                yield write
        except OSError as error:
            raise write_error(self.path, error) from error
        say(f"Written to {self.path}.")

    def write(self, pieces: Iterable[str]) -> None:
        """Write text as it is."""
        assert self._write is not None, "not opened"  # noqa: S101
        self._write(pieces)

    def print_notes(self, notes: Iterable[str]) -> None:
        """Print notes on standard error if the format leaves out the notes of a report."""
        if FORMATS[self.how].of_rows:
            print_notes(notes)

    def show(self, report: "Report") -> None:
        """Write a report in the format that was asked for."""
        self.write(self._pieces(report))

    def rendered(self, report: "Report") -> Sequence[str]:
        """Return a report in this format, to be written after something has been changed."""
        return list(self._pieces(report))

    def _pieces(self, report: "Report") -> Iterable[str]:
        return render(report, self.how, width=self.width)


def say(message: str) -> None:
    """Print a message for people, on standard error."""
    click.echo(printable(message, lines=True), err=True)


def print_note(note: str) -> None:
    say(f"note: {note}")


def print_notes(notes: Iterable[str]) -> None:
    for note in notes:
        print_note(note)


def print_warnings(warnings: Iterable[Problem]) -> None:
    print_notes(map(str, warnings))


def print_result(pieces: Iterable[str]) -> None:
    """Print text unchanged: click would remove colour codes from a remark."""
    for piece in pieces:
        try:
            click.echo(piece, nl=False, color=True)
        except BrokenPipeError:  # whoever reads has enough
            raise
        except OSError as error:
            raise unwritten("Standard output", error) from error


@contextmanager
def _opened_file(path: Path, *, force: bool) -> Iterator[Write]:
    from protest_core.db.result_files import opened_result

    if path.exists() and not (path.is_file() or path.is_dir()):
        # A device or a pipe, like /dev/null: written to, not replaced.
        with path.open("w", encoding="utf-8", errors="backslashreplace") as file:
            yield file.writelines
        return
    with opened_result(path=path, replace=force) as write:
        yield write


@contextmanager
def shown_progress() -> Iterator[ProgressCallback]:
    """Show progress on standard error; the bar is removed when the work is done."""
    if not sys.stderr.isatty():
        yield _line_for_each_phase()
        return
    from rich.console import Console  # only on a terminal
    from rich.markup import escape
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def show(done: int, total: int, doing: str) -> None:
            bar.update(task, completed=done, total=total, description=escape(printable(doing)))

        yield show


def _line_for_each_phase() -> ProgressCallback:
    last = ""

    def show(_done: int, _total: int, doing: str) -> None:
        nonlocal last
        if doing != last:
            say(f"{doing} …")
        last = doing

    return show


def output_options(*formats: str) -> Callable[[_Command], _Command]:
    """Add `--format`, `-o` and `--force` to a command that prints a result, as `output`.

    The first format is the default; naming one twice is no mistake.
    """
    choices = list(dict.fromkeys(formats))

    def add(command: _Command) -> _Command:
        @wraps(command)
        def with_output(*, how: str, output: Path | None, force: bool, **others: Any) -> Any:
            return command(output=Output(output, force=force, how=how), **others)

        options = (
            click.option("--force", is_flag=True, help="Overwrite existing files, but no project."),
            click.option("-o", "--output", type=FILE, help="Write to this file (‘-’: print)."),
            click.option(
                "--format",
                "how",
                type=click.Choice(choices),
                default=choices[0],
                show_default=True,
                help="The format of the result.",
            ),
        )
        decorated: _Command = with_output
        for option in options:
            decorated = option(decorated)
        return decorated

    return add


def named_file(argument: str) -> tuple[str, Path]:
    """Return name and file of an argument `[NAME=]FILE`; without a name, that is empty.

    A file whose own name has a ‘=’ needs no other name.
    """
    name, equals, path = argument.partition("=")
    return (name, Path(path)) if equals and not Path(argument).exists() else ("", Path(argument))


def check_plot_folder(directory: Path | None, output: Output) -> None:
    """Refuse existing files before long work and before anything is written.

    The plots of a report must not exist already, nor have the name of the report itself.
    """
    if directory is None:
        return
    require(Extra.PLOTS)
    from protest_core.db.result_files import check_may_be_written
    from protest_core.report_page.write import PLOTS, plot_files

    there = next(each for each in (directory, *directory.parents) if each.exists())
    if not there.is_dir():
        raise RefusedError(f"{there} is a file. Name a folder for the plots.")
    for path, _ in plot_files(directory, PLOTS):
        if output.path is not None and real_path(path) == real_path(output.path):
            raise RefusedError(f"{path} is the name of a plot, too. Choose another name.")
        if directory == there:
            check_may_be_written(path=path, replace=output.force)


def plots_drawn(report: "ProjectReport", directory: Path | None) -> Drawn:
    """Draw all plots and make their folder before the report is written.

    Both are written, or neither.
    """
    if directory is None:
        return {}
    from protest_core.report_page.write import drawn_for, plot_files, report_plots

    _make(directory)

    pictures = {each.name: each for each in report_plots(report)}
    return {path: drawn_for(path, pictures[name]) for path, name in plot_files(directory, pictures)}


def write_plots(drawn: Drawn, directory: Path, output: Output) -> None:
    from protest_core.db.result_files import save_result

    for path, content in drawn.items():
        save_result(path=path, content=content, replace=output.force)
    say(f"Written to {directory}: {counted(len(drawn), 'plot file')}.")


def _make(directory: Path) -> None:
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or error
        raise DiskError(f"{directory} cannot be made: {why}. Name another folder.") from error


def plot_option(option: str, what: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(option, type=FILE, metavar="FILE", help=f"Draw {what} ({_ENDINGS}).")


def check_plots(output: Output, *paths: Path | None, read: Sequence[Path] = ()) -> None:
    """Check the paths before long work that could not be drawn or would overwrite other results."""
    if not (any(paths) or read):
        return
    if any(paths):
        require(Extra.PLOTS)
    from protest_core.db.result_files import check_may_be_written
    from protest_core.files.atomic import check_distinct_paths
    from protest_core.report_page.plots.files import check_suffix

    check_distinct_paths(written=(output.path, *paths), read=read)
    for path in filter(None, paths):
        check_suffix(path)
        check_may_be_written(path=path, replace=output.force)


def write_plot(
    path: Path | None,
    draw: Callable[[], "Figure"],
    output: Output,
    *,
    title: str,
    signature: str = "",
) -> None:
    """Draw a plot if requested, with `--force` over an existing file."""
    if path is None:
        return
    from protest_core.db.result_files import save_result
    from protest_core.report_page.plots.files import picture_of

    content = picture_of(draw(), path, title=title, signature=signature)
    save_result(path=path, content=content, replace=output.force)
    say(f"Written to {path}.")
