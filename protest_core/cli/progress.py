"""Shows on a terminal how far long work is."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from protest_core.progress import ProgressCallback, no_progress


@contextmanager
def shown_progress() -> Iterator[ProgressCallback]:
    """A bar on standard error, gone when the work is done; nothing where no person looks."""
    if not sys.stderr.isatty():
        yield no_progress
        return
    from rich.console import Console  # only where there is somebody to see it
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def show(done: int, total: int, doing: str) -> None:
            bar.update(task, completed=done, total=total, description=doing)

        yield show
