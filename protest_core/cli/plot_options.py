"""`--plot` and `--plots`: one plot as a file, or all of them in a folder."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.cli.output import FILE, Output, say
from protest_core.errors import DiskError, RefusedError, counted
from protest_core.files.paths import real_path

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from protest_core.report_page.gather import ProjectReport


Drawn = dict[Path, bytes]
_ENDINGS = ".pdf, .svg or .png"


def check_plot_folder(directory: Path | None, output: Output) -> None:
    """Refuse existing files before long work and before anything is written.

    The plots of a report must not exist already, nor have the name of the report itself.
    """
    if directory is None:
        return
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


def check_plots(output: Output, *paths: Path | None, read: Iterable[Path] = ()) -> None:
    """Check the paths before long work that could not be drawn or would overwrite other results."""
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
