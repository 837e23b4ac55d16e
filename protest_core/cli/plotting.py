"""`--plot` for commands whose result can be drawn: a picture beside the table."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.cli.options import FILE
from protest_core.cli.output import Output, say

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_ENDINGS = ".pdf, .svg or .png"


def plot_option(option: str, what: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(option, type=FILE, metavar="FILE", help=f"Draw {what} ({_ENDINGS}).")


def check_plots(output: Output, *paths: Path | None, read: Iterable[Path] = ()) -> None:
    """Before the work whose result could then not be drawn, or would be lost to another."""
    from protest_core.operations.apart import check_apart
    from protest_core.operations.saving import check_may_be_written
    from protest_core.reports.plots.pictures import check_suffix

    check_apart(written=(output.path, *paths), read=read)
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
    """With `--force`, in the place of what is there. Nothing is drawn where nobody asked."""
    if path is None:
        return
    from protest_core.operations.saving import save_result
    from protest_core.reports.plots.pictures import picture_of

    content = picture_of(draw(), path, title=title, signature=signature)
    save_result(path=path, content=content, replace=output.force)
    say(f"Written to {path}.")
