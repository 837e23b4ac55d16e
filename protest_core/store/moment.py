"""A project at one moment: however many operations read it, nothing changes between them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Never

from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.project import Project
from protest_core.store.transactions import Tx


@contextmanager
def at_one_moment(project: Project, progress: ProgressCallback = no_progress) -> Iterator[Project]:
    """A copy in memory, so that others may write meanwhile. To be read by one thread, and only
    inside. What is measured there is remembered by the project.
    """
    if isinstance(project, _Moment):
        yield project
        return
    stop = partial(progress, 0, 1, "reading the project")
    with project.copied(stop) as tx:
        yield _Moment(project, tx)


class _Moment(Project):
    """Whoever reads it gets the same transaction, again and again."""

    def __init__(self, project: Project, tx: Tx) -> None:
        # What the project knows by itself is shared.
        self.__dict__.update(vars(project))
        self._tx = tx

    @contextmanager
    def reading(self, progress: ProgressCallback | None = None) -> Iterator[Tx]:  # noqa: ARG002
        """Whether somebody still wants to know is asked already."""
        yield self._tx

    def changing(self) -> Never:
        raise TypeError("A moment of a project cannot be changed.")
