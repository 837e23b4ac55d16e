"""A project at one moment: however many operations read it, nothing changes between them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Never

from protest_core.progress import ProgressCallback
from protest_core.store.project import Project
from protest_core.store.snapshot import Snapshot


@contextmanager
def at_one_moment(project: Project, progress: ProgressCallback | None = None) -> Iterator[Project]:
    """To be read by one thread, and only inside."""
    with project.reading(progress) as snapshot:
        yield _Moment(project, snapshot)


class _Moment(Project):
    """Whoever reads it gets the same snapshot, again and again."""

    def __init__(self, project: Project, snapshot: Snapshot) -> None:
        # What the project knows by itself is shared: it is the same file.
        self.__dict__.update(vars(project))
        self._snapshot = snapshot

    @contextmanager
    def reading(self, progress: ProgressCallback | None = None) -> Iterator[Snapshot]:  # noqa: ARG002
        """Whether somebody still wants to know is asked already."""
        yield self._snapshot

    def changing(self) -> Never:
        raise TypeError("A moment of a project cannot be changed.")
