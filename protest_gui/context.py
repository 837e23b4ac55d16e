"""An open project or batch, as the pages that show it share it."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from protest_core.batches.open_batch import Batch
from protest_core.db.project import Project
from protest_gui.jobs.executor import Worker
from protest_gui.window.presence import OtherWindow, Presence


@dataclass(eq=False, slots=True)
class OpenedProject:
    """Opened once and kept open; nothing else in this process may open its file (POSIX locks)."""

    project: Project
    worker: Worker
    measuring: Worker  # for what may have to be measured first: nothing waits behind it
    annotator: str
    presence: Presence
    others: tuple[OtherWindow, ...] = field(default=())
    batch: Batch | None = None  # whose project it is: then nobody but its annotator judges

    @property
    def path(self) -> Path:
        return self.project.path

    def is_at(self, path: Path) -> bool:
        """Without opening anything; also by another name, or by a link.

        Of a file that was deleted or replaced, what has its name now is another one.
        """
        if not self.project.is_in_place:
            return False
        try:
            return path.samefile(self.path)
        except OSError:  # one of them is not there
            return os.path.realpath(path) == os.path.realpath(self.path)

    def close(self) -> None:
        """After all that is still to be saved; what is only counted was stopped."""
        project = self.project
        self.worker.run(lambda _: project.close(), done=_nothing, failed=_nothing, shown=False)
        self.presence.leave()


def _nothing(_: object) -> None:
    pass
