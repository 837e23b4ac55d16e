"""An open project file: transactions, snapshots, copies."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Lock, RLock
from types import TracebackType
from typing import Any, Self
from weakref import finalize

from sqlalchemy import Connection, Engine

from protest_core.db.busy import PATIENT, Patience, Turns
from protest_core.db.creating import copy_file, create_file
from protest_core.db.header import OpenFile, check_beside
from protest_core.db.opening import check_structure, is_writable, open_file
from protest_core.db.settings import save_project_id
from protest_core.db.sqlite import FileKind, copy_database, engine_in_memory, version_of_content
from protest_core.db.transactions import Tx, WriteTx, errors_about, transaction
from protest_core.progress import ProgressCallback, no_progress
from protest_core.translatable import Text

# A few milliseconds, so that writers wait no longer. If a program writes between two portions,
# SQLite starts over, so that the copy is consistent.
_PAGES_AT_A_TIME = 1_000


class Project:
    """An open project file. Close it, or use it in a `with` statement.

    A batch is a project, too: a small one, in a file of its own kind.
    """

    def __init__(
        self,
        path: Path,
        engine: Engine,
        kind: FileKind = FileKind.PROJECT,
        patience: Patience = PATIENT,
        *,
        read_only: bool = False,
        file: OpenFile | None = None,
    ) -> None:
        self.path = path
        self.read_only = read_only
        self._engine = engine
        self._kind = kind
        self._file = file or OpenFile(path)
        self._known: dict[type, Any] = {}  # cache of queries while the project is open
        self._turns = Turns(path, patience)
        self._kept = _KeptSnapshot()

    @classmethod
    def create(
        cls,
        path: Path,
        fill: Callable[[WriteTx], None],
        *,
        replace: bool = False,
        made_from: Path | None = None,
    ) -> None:
        """Make a new file that `fill` writes, the suite first; if that fails, no file is left.

        `made_from`: a file that not everybody may be allowed to read.
        """

        def fill_all(tx: WriteTx) -> None:
            save_project_id(tx)
            fill(tx)

        create_file(path, fill_all, replace=replace, made_from=made_from)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        kind: FileKind = FileKind.PROJECT,
        read_only: bool = False,
        patience: Patience = PATIENT,
    ) -> Self:
        """Open a project to change it; an older file is upgraded and a copy of it kept.

        `patience`: how long to wait for other programs that use the file.
        """
        engine = open_file(path, kind=kind, read_only=read_only, patience=patience)
        return cls(path, engine, kind, patience, read_only=read_only)

    @classmethod
    def open_to_read(cls, path: Path) -> Self:
        """Open a project to read it; slow results are still kept in the file if possible."""
        return cls.open(path, read_only=not is_writable(path))

    @classmethod
    def open_batch(
        cls,
        path: Path,
        *,
        read_only: bool = False,
        patience: Patience = PATIENT,
    ) -> Self:
        """Open a batch, which may come from anywhere; refuse it if its tables are not ours."""
        check_structure(path, FileKind.BATCH, patience)
        return cls.open(path, kind=FileKind.BATCH, read_only=read_only, patience=patience)

    def copy_to(
        self,
        path: Path,
        *,
        fill: Callable[[WriteTx], None] = lambda _: None,
        replace: bool = False,
    ) -> None:
        """Copy the whole project, changed by `fill`, to another file."""
        self._known.clear()  # another program may continue with the copy
        with self._turns.using():
            copy_file(self._engine, self.path, path, fill, kind=self._kind, replace=replace)

    @property
    def is_batch(self) -> bool:
        return self._kind is FileKind.BATCH

    @property
    def is_in_place(self) -> bool:
        """Return whether the path still leads to the file that was opened."""
        return self._file.is_in_place

    def close(self) -> None:
        """Close the file after other threads have finished; may be called more than once."""
        self._turns.close()
        self._kept.close()
        self._engine.dispose()
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    @contextmanager
    def reading(self, progress: ProgressCallback | None = None) -> Iterator[Tx]:
        """Open a transaction to read; `progress` is called regularly and may cancel it."""
        stop = None if progress is None else partial(progress, 0, 1, Text("reading the project"))
        with (
            self._inside(),
            self._turns.reading(),
            transaction(self._engine, self.path, writing=False, stop=stop, known=self._known) as tx,
        ):
            yield tx

    @contextmanager
    def snapshot(self, progress: ProgressCallback = no_progress) -> Iterator["Project"]:
        """Copy the project into memory, so that long reading blocks nobody.

        `progress` is called regularly and may cancel it.
        """
        stop = partial(progress, 0, 1, Text("reading the project"))
        copy = self._copied(stop)
        copy.stop = stop
        try:
            yield copy
        finally:
            copy.close()

    def kept_snapshot(self) -> "Project | None":
        """Return the snapshot that is kept, if the file has not been changed since."""
        with self._inside(), errors_about(self.path):
            return self._kept.current()

    def keep_snapshot(self, progress: ProgressCallback = no_progress) -> "Project":
        """Return a snapshot that is kept until the file is changed or the project is closed.

        Results that cannot be written to the file are kept in it.
        """
        stop = partial(progress, 0, 1, Text("reading the project"))
        with self._inside(), errors_about(self.path):
            return self._kept.current() or self._kept.keep(self._engine, lambda: self._copied(stop))

    def _copied(self, stop: Callable[[], object]) -> "Snapshot":
        copy = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        try:
            # No transaction is begun: it would block writers until all is copied.
            with self._inside(), errors_about(self.path), self._engine.connect() as connection:
                copy_database(connection, copy, pages=_PAGES_AT_A_TIME, stop=stop)
        except BaseException:
            copy.close()
            raise
        return Snapshot(self.path, copy, self._kind, self._file)

    @contextmanager
    def changing(self, progress: ProgressCallback | None = None) -> Iterator[WriteTx]:
        """Open a transaction to write; on leaving without an error, it is in the file of this name.

        Only one thread writes at a time. While others write or read, `progress` is called regularly
        and may cancel it.
        """
        stop = (
            None if progress is None else partial(progress, 0, 1, Text("waiting for other changes"))
        )
        self._file.check_in_place()
        with (
            self._inside(),
            self._turns.writing(stop),
            transaction(self._engine, self.path, writing=True, known=self._known) as tx,
        ):
            yield tx
            self._turns.wait_to_commit(stop)
        self._file.check_in_place()

    @contextmanager
    def _inside(self) -> Iterator[None]:
        """Check before use: in a shared folder a journal may appear even while the file is open."""
        with self._turns.using():
            check_beside(self.path)
            yield


class Snapshot(Project):
    """A project in memory. Threads use it one at a time; it may outlive its project."""

    def __init__(
        self, path: Path, copy: sqlite3.Connection, kind: FileKind, file: OpenFile
    ) -> None:
        engine = engine_in_memory(copy)
        super().__init__(path, engine, kind, file=file)
        self._turn = RLock()
        self.stop: Callable[[], object] | None = None  # called regularly while reading
        self._close = finalize(self, _close_copy, engine, copy)

    @contextmanager
    def reading(self, progress: ProgressCallback | None = None) -> Iterator[Tx]:
        stop = (
            self.stop if progress is None else partial(progress, 0, 1, Text("reading the project"))
        )
        with self._turn, transaction(self._engine, self.path, writing=False, stop=stop) as tx:
            yield tx

    @contextmanager
    def changing(self, progress: ProgressCallback | None = None) -> Iterator[WriteTx]:  # noqa: ARG002
        with self._turn, transaction(self._engine, self.path, writing=True) as tx:
            yield tx

    @contextmanager
    def snapshot(self, progress: ProgressCallback = no_progress) -> Iterator[Project]:  # noqa: ARG002
        """Yield the snapshot itself."""
        yield self

    def close(self) -> None:
        self._close()


def _close_copy(engine: Engine, copy: sqlite3.Connection) -> None:
    engine.dispose()
    copy.close()


class _KeptSnapshot:
    """The snapshot that a project keeps, and a connection that notices changes of the file."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._watching: Connection | None = None
        self._version = 0
        self._snapshot: Snapshot | None = None

    def current(self) -> Snapshot | None:
        with self._lock:
            if self._watching is None or self._version != _version(self._watching):
                self._snapshot = None  # a reader still holds its own reference
            return self._snapshot

    def keep(self, engine: Engine, make: Callable[[], Snapshot]) -> Snapshot:
        with self._lock:
            if self._watching is None:
                self._watching = engine.connect()
            self._version = _version(self._watching)
            self._snapshot = make()
            return self._snapshot

    def close(self) -> None:
        with self._lock:
            self._snapshot = None
            if self._watching is not None:
                self._watching.close()
                self._watching = None


def _version(watching: Connection) -> int:
    version = version_of_content(watching)
    watching.rollback()
    return version
