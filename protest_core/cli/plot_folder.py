"""`--plots`: all plots of a report in a folder, or none of them."""

from pathlib import Path
from typing import TYPE_CHECKING

from protest_core.cli.output import Output, say
from protest_core.errors import DiskError, RefusedError, counted
from protest_core.unfinished import real_path

if TYPE_CHECKING:
    from protest_core.operations.reporting.report import ProjectReport

Drawn = dict[Path, bytes]


def check_plot_folder(directory: Path | None, output: Output) -> None:
    """Before the work whose result could then not be kept, and before anything is written: what a
    report may draw may not be there, nor be what the report itself is to be called.
    """
    if directory is None:
        return
    from protest_core.operations.saving import check_may_be_written
    from protest_core.reports.report import PLOTS, plot_files

    there = next(each for each in (directory, *directory.parents) if each.exists())
    if not there.is_dir():
        raise RefusedError(f"{there} is a file. Name a folder for the plots.")
    for path, _ in plot_files(directory, PLOTS):
        if output.path is not None and real_path(path) == real_path(output.path):
            raise RefusedError(f"{path} is the name of a plot, too. Choose another name.")
        if directory == there:
            check_may_be_written(path=path, replace=output.force)


def plots_drawn(report: "ProjectReport", directory: Path | None) -> Drawn:
    """Drawn, and with a folder to go to, before the report itself is written: there are both or
    neither.
    """
    if directory is None:
        return {}
    from protest_core.reports.report import drawn_for, plot_files, report_plots

    _make(directory)

    pictures = {each.name: each for each in report_plots(report)}
    return {path: drawn_for(path, pictures[name]) for path, name in plot_files(directory, pictures)}


def write_plots(drawn: Drawn, directory: Path, output: Output) -> None:
    from protest_core.operations.saving import save_result

    for path, content in drawn.items():
        save_result(path=path, content=content, replace=output.force)
    say(f"Written to {directory}: {counted(len(drawn), 'plot file')}.")


def _make(directory: Path) -> None:
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or error
        raise DiskError(f"{directory} cannot be made: {why}. Name another folder.") from error
