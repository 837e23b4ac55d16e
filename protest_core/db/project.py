"""An open project file: transactions, snapshots, copies."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from threading import Condition, Lock, get_ident
from types import TracebackType
from typing import Any, Never, Self

from sqlalchemy import Engine

from protest_core.db.busy import PATIENT, Patience
from protest_core.db.creating import copy_file, create_file
from protest_core.db.header import OpenFile, check_beside
from protest_core.db.opening import check_structure, open_file
from protest_core.db.settings import save_project_id
from protest_core.db.sqlite import FileKind, copy_database, engine_on
from protest_core.db.transactions import Tx, WriteTx, errors_about, transaction
from protest_core.errors import DiskError, ProjectFileError
from protest_core.progress import ProgressCallback, no_progress


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
    ) -> None:
        self.path = path
        self._engine = engine
        self._kind = kind
        self._file = OpenFile(path)
        self._known: dict[type, Any] = {}  # what queries know of the project while it is open
        self._in_use = InUse(path)
        self._patience = patience
        self._writing = Lock()

    @classmethod
    def create(
        cls,
        path: Path,
        fill: Callable[[WriteTx], None],
        *,
        replace: bool = False,
    ) -> None:
        """Make a new file of what `fill` writes, its suite first; if that fails, there is none."""

        def fill_all(tx: WriteTx) -> None:
            save_project_id(tx)
            fill(tx)

        create_file(path, fill_all, replace=replace)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        kind: FileKind = FileKind.PROJECT,
        read_only: bool = False,
        patience: Patience = PATIENT,
    ) -> Self:
        """Open for work; an older file is upgraded and a copy of it kept.

        `patience`: with other programs that use the file; a window, which stands still, has less.
        """
        engine = open_file(path, kind=kind, read_only=read_only, patience=patience)
        return cls(path, engine, kind, patience)

    @classmethod
    def open_batch(
        cls,
        path: Path,
        *,
        read_only: bool = False,
        patience: Patience = PATIENT,
    ) -> Self:
        """A file that may come from anywhere: it holds our tables, or it is refused."""
        check_structure(path, FileKind.BATCH, patience)
        return cls.open(path, kind=FileKind.BATCH, read_only=read_only, patience=patience)

    def copy_to(
        self,
        path: Path,
        *,
        fill: Callable[[WriteTx], None] = lambda _: None,
        replace: bool = False,
    ) -> None:
        """All that is in the project, changed by `fill`, in another file."""
        self._known.clear()  # others may go on from what is in the copy
        with self._in_use.inside():
            copy_file(self._engine, self.path, path, fill, kind=self._kind, replace=replace)

    @property
    def is_batch(self) -> bool:
        return self._kind is FileKind.BATCH

    @property
    def is_in_place(self) -> bool:
        """Whether the name still leads to the file that was opened."""
        return self._file.is_in_place

    def close(self) -> None:
        """May be called more than once. What other threads are reading or writing is waited for."""
        self._in_use.close()
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
        """With `progress` it is asked again and again whether somebody still wants to know."""
        stop = None if progress is None else partial(progress, 0, 1, "reading the project")
        with (
            self._inside(),
            transaction(self._engine, self.path, writing=False, stop=stop, known=self._known) as tx,
        ):
            yield tx

    @contextmanager
    def copied(self, stop: Callable[[], object]) -> Iterator[Tx]:
        """All of it as it is now, read from memory: however long that takes, nobody waits.

        `stop` is asked again and again, and what it raises ends all.
        """
        with ExitStack() as opened:
            with self._inside():
                copied = copied_into_memory(self._engine, self.path, stop)
                engine = opened.enter_context(copied)
            reading = transaction(engine, self.path, writing=False, stop=stop, known=self._known)
            yield opened.enter_context(reading)

    @contextmanager
    def changing(self) -> Iterator[WriteTx]:
        """Once left without an error, it is in the file of this name.

        One thread at a time: SQLite would have the others look again and again.
        """
        self._file.check_in_place()
        with (
            self._inside(),
            self._alone(),
            transaction(self._engine, self.path, writing=True, known=self._known) as tx,
        ):
            yield tx
        self._file.check_in_place()

    @contextmanager
    def _inside(self) -> Iterator[None]:
        """A journal may also come while the file is open, by a folder that others share."""
        with self._in_use.inside():
            check_beside(self.path)
            yield

    @contextmanager
    def _alone(self) -> Iterator[None]:
        if not self._writing.acquire(timeout=self._patience.writing):
            raise DiskError(
                f"{self.path} is being changed by something else that this program does. Wait "
                "until that is done, and try again."
            )
        try:
            yield
        finally:
            self._writing.release()


# Nobody who leaves the file to others stays that long; if somebody does, the program can still end.
_SECONDS = 30.0


class InUse:
    """Of one open project."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._changed = Condition()
        self._inside: Counter[int] = Counter()  # by thread
        self._closed = False

    @contextmanager
    def inside(self) -> Iterator[None]:
        """An engine would open the file a second time for whoever comes too late."""
        me = get_ident()
        with self._changed:
            if self._closed:
                raise ProjectFileError(f"{self._path} was closed meanwhile. Open it again.")
            self._inside[me] += 1
        try:
            yield
        finally:
            with self._changed:
                self._inside[me] -= 1
                self._changed.notify_all()

    def close(self) -> None:
        """Nobody comes in any more; other threads are waited for, our own cannot be."""
        me = get_ident()
        with self._changed:
            self._closed = True
            self._changed.wait_for(lambda: self._others(me) == 0, timeout=_SECONDS)

    def _others(self, me: int) -> int:
        return sum(count for thread, count in self._inside.items() if thread != me)


# Some milliseconds; whoever writes waits no longer.
_PAGES_AT_A_TIME = 1_000


@contextmanager
def copied_into_memory(
    engine: Engine, path: Path, stop: Callable[[], object] = lambda: None
) -> Iterator[Engine]:
    """All of one moment: SQLite begins anew if somebody writes between two portions.

    What `stop` raises ends the copying.
    """
    copy = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    in_memory = engine_on(copy)
    try:
        # No transaction is begun: it would keep others from writing until all is copied.
        with errors_about(path), engine.connect() as connection:
            copy_database(connection, copy, pages=_PAGES_AT_A_TIME, stop=stop)
        yield in_memory
    finally:
        in_memory.dispose()
        copy.close()


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
