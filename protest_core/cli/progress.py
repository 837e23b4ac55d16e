"""Shows how far long work is: a bar on a terminal, a line for each phase in a log."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from protest_core.cli.output import say
from protest_core.errors import printable
from protest_core.progress import ProgressCallback


@contextmanager
def shown_progress() -> Iterator[ProgressCallback]:
    """On standard error; the bar is gone when the work is done."""
    if not sys.stderr.isatty():
        yield _line_for_each_phase()
        return
    from rich.console import Console  # only where there is somebody to see it
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
