"""Brings links that somebody mends into the project, in the background and in order."""

from PySide6.QtCore import QObject, Signal

from protest_core.annotating.link_corrections import Mending, mend
from protest_core.annotating.session import Sitting
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.errors import ProtestError
from protest_core.progress import ProgressCallback
from protest_gui.reading.saver import Saver
from protest_gui.running.worker import Worker


class Mender(QObject):
    """The sitting shows them at once; when all are in the project, it is read anew."""

    mended = Signal()
    failed = Signal(str)

    def __init__(
        self, project: Project, worker: Worker, saver: Saver, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._worker = worker
        self._saver = saver
        self._under_way = 0

    def mend(self, mending: Mending) -> None:
        sitting, project = self._saver.sitting, self._project

        def work(_progress: ProgressCallback) -> ChangeSet:
            return mend(project=project, mending=mending)

        self._under_way += 1
        self._worker.run(
            work,
            done=lambda _change: self._end(sitting, mending),
            failed=lambda error: self._fail(sitting, mending, error),
            shown=False,
        )

    def _end(self, sitting: Sitting | None, mending: Mending) -> None:
        if sitting is not None:
            sitting.mended(mending)
        self._saver.note_saved()
        self._read_anew()

    def _fail(self, sitting: Sitting | None, mending: Mending, error: Exception) -> None:
        if sitting is not None:
            sitting.not_mended(mending)
        self._read_anew()
        self.failed.emit(str(error))
        if not isinstance(error, ProtestError):
            raise error  # a mistake of ours: told where all such are told

    def _read_anew(self) -> None:
        """With the last one: what was read before would be shown for a moment only."""
        self._under_way -= 1
        if self._under_way or self._saver.sitting is None:
            return
        try:
            self._saver.sitting.reload()
        except ProtestError as error:
            self.failed.emit(str(error))
        else:
            self.mended.emit()
