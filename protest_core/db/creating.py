"""Make project files: complete them under temporary names, then rename them where allowed."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Self

from sqlalchemy import Engine, func, inspect, select

from protest_core import __version__
from protest_core.db.busy import PATIENT, Patience
from protest_core.db.header import BESIDE
from protest_core.db.opening import engine_on
from protest_core.db.schema import (
    Base,
    CandidateTagRow,
    JudgementHistoryRow,
    JudgementRow,
    SettingRow,
)
from protest_core.db.settings import revision_of
from protest_core.db.sqlite import FileKind, copy_to_file, engine_for, mark_as_ours
from protest_core.db.transactions import Tx, WriteTx, errors_about, transaction
from protest_core.db.upgrade import PROGRAM_VERSION, empty_file, refuse_newer
from protest_core.errors import FileInTheWayError, RefusedError
from protest_core.files.atomic import (
    check_has_folder,
    earlier_name,
    flush_folder,
    new_file,
    temporary_name,
)
from protest_core.files.paths import PathKind, kind_at, real_path
from protest_core.translatable import Text


def create_file(
    path: Path,
    fill: Callable[[WriteTx], None],
    *,
    kind: FileKind = FileKind.PROJECT,
    replace: bool = False,
    made_from: Path | None = None,
) -> None:
    """Make a file from the data that `fill` writes: complete, or not at all.

    `made_from`: a file that not everybody may be allowed to read.
    """
    with NewFiles(kind, replace=replace, made_from=made_from) as files:
        files.make(path, fill)
        files.put_in_place()


def copy_file(
    engine: Engine,
    source: Path,
    path: Path,
    fill: Callable[[WriteTx], None],
    *,
    kind: FileKind,
    replace: bool = False,
) -> None:
    """Copy an open project with some changes, even if its own file has been deleted."""
    with NewFiles(kind, replace=replace, made_from=source) as files:
        files.copy(engine, source, path, fill)
        files.put_in_place()


class NewFile:
    """A file that is written under a temporary name first.

    `path` is the target of links: the target is made or replaced, not the link.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unfinished = temporary_name(path)
        self._earlier: Path | None = None  # the replaced file, until everything is done
        self._is_new = False

    def take_name(self, *, replace: bool, alone: bool) -> None:
        """Give the file its name.

        `alone`: no other file can fail after this one, so one step suffices instead of two.
        """
        if replace:
            self._keep_earlier(alone=alone)
            self.unfinished.replace(self.path)
        else:
            self._take_free_name()

    def _keep_earlier(self, *, alone: bool) -> None:
        kept = earlier_name(self.path)
        try:
            os.link(self.path, kept)
        except OSError:  # a disk without hard links
            if alone:
                return
            self.path.rename(kept)
        self._earlier = kept

    def _take_free_name(self) -> None:
        self._is_new = True
        try:
            os.link(self.unfinished, self.path)
        except FileExistsError:
            self._is_new = False
            raise in_the_way(self.path) from None
        except OSError:  # a disk without hard links; renaming would overwrite
            self._is_new = not is_there(self.path)
            if not self._is_new:
                raise in_the_way(self.path) from None
            self.unfinished.rename(self.path)

    def give_back(self) -> None:
        """Undo the steps of `take_name` that were done; a replaced file gets its name back."""
        earlier, self._earlier = self._earlier, None  # the file is kept in any case
        with suppress(OSError):
            if earlier is not None:
                earlier.replace(self.path)
                earlier.unlink(missing_ok=True)  # renaming leaves two links to one file
            elif self._is_new:
                self.path.unlink()

    def clear_away(self) -> None:
        journal = self.unfinished.with_name(self.unfinished.name + "-journal")
        for leftover in (self.unfinished, journal, self._earlier):
            with suppress(OSError):  # if nothing can be written here, nothing was
                if leftover is not None:
                    leftover.unlink()


class NewFiles:
    """Files that get their names together; if one fails, everything is as before.

    Files not put in place by the end of the `with` statement are removed. Only users who may read
    the original file may read them.
    """

    def __init__(self, kind: FileKind, *, replace: bool, made_from: Path | None = None) -> None:
        self._kind = kind
        self._replace = replace
        self._made_from = made_from
        self._made: list[NewFile] = []

    def check(self, path: Path) -> None:
        check_may_be_made(path, kind=self._kind, replace=self._replace)

    def make(self, path: Path, fill: Callable[[WriteTx], None]) -> None:
        """Write a file under a temporary name; on return, SQLite has flushed it to the disk."""
        file = self._begun(path)
        with errors_about(path), self._opened(file) as new:
            new.write(empty_file())

        def fill_all(tx: WriteTx) -> None:
            mark_as_ours(tx.connection(), self._kind)
            tx.add(SettingRow(key=PROGRAM_VERSION, value=__version__))
            fill(tx)

        _write(file, path, fill_all)

    def copy(
        self, engine: Engine, source: Path, path: Path, fill: Callable[[WriteTx], None]
    ) -> None:
        file = self._begun(path)
        with errors_about(path):
            self._opened(file).close()
        with errors_about(source), engine.connect() as connection:
            copy_to_file(connection, file.unfinished)
        _write(file, path, fill)

    def _begun(self, path: Path) -> NewFile:
        self.check(path)
        file = NewFile(real_path(path))
        self._made.append(file)
        return file

    def _opened(self, file: NewFile) -> BinaryIO:
        return new_file(file.unfinished, made_from=self._made_from, replaced=file.path)

    def put_in_place(self) -> None:
        """Give all files their names in one step, after checking again: making them took time."""
        replacing = [file for file in self._made if self._replace and is_there(file.path)]
        with ExitStack() as locks:
            for file in replacing:
                locks.enter_context(_locked_for_replacing(file.path, self._kind))
            try:
                # Files that replace nothing come first: most errors occur among them.
                for file in sorted(self._made, key=replacing.__contains__):
                    with errors_about(file.path):
                        file.take_name(replace=file in replacing, alone=len(self._made) == 1)
            except BaseException:
                for file in self._made:
                    file.give_back()
                raise
        for folder in {file.path.parent for file in self._made}:
            flush_folder(folder)  # the names; the contents are on the disk already

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for file in self._made:
            file.clear_away()


def _write(file: NewFile, path: Path, fill: Callable[[WriteTx], None]) -> None:
    """Write the file; errors name its final path."""
    engine = engine_for(file.unfinished)
    try:
        with transaction(engine, path, writing=True) as tx:
            fill(tx)
    finally:
        engine.dispose()


def check_may_be_made(
    path: Path,
    *,
    kind: FileKind = FileKind.PROJECT,
    replace: bool,
    patience: Patience = PATIENT,
) -> None:
    """Refuse to overwrite a file unless requested, and a file with judgements in any case."""
    there = is_there(path)
    check_has_folder(path)
    if there and not replace:
        raise in_the_way(path)
    if there:
        with _locked_for_replacing(path, kind, patience):
            pass
    elif left := [name for end in BESIDE if is_there(name := path.with_name(path.name + end))]:
        # SQLite would take it for the new file's journal and write its content into it.
        raise RefusedError(
            Text(
                "{0} was left beside a project that is gone. Move it away, or choose another name."
            ).format(left[0])
        )


@contextmanager
def _locked_for_replacing(
    path: Path, kind: FileKind, patience: Patience = PATIENT
) -> Iterator[None]:
    """Lock one of our files, of any version; it is not upgraded only to be overwritten."""
    engine = engine_on(path, kind=kind, read_only=False, patience=patience)
    try:
        refuse_newer(engine, path, revision_of(engine, path))
        with transaction(engine, path, writing=True) as tx:
            judgements = _count_rows(tx, [JudgementRow, JudgementHistoryRow])
            tags = _count_rows(tx, [CandidateTagRow])
            if judgements or tags:
                made = (
                    Text("%n judgements", "", judgements, one="%n judgement")
                    if judgements
                    else Text("%n tags", "", tags, one="%n tag")
                )
                raise RefusedError(
                    Text(
                        "{0} contains {1} that people made and is not overwritten. "
                        "Choose another name."
                    ).format(path, made)
                )
            yield
    finally:
        engine.dispose()


def _count_rows(tx: Tx, tables: list[type[Base]]) -> int:
    there = inspect(tx.connection()).get_table_names()
    return sum(
        tx.scalar(select(func.count()).select_from(table)) or 0
        for table in tables
        if table.__tablename__ in there
    )


def in_the_way(path: Path) -> FileInTheWayError:
    return FileInTheWayError(
        Text("{0} exists already. Choose another name, or replace it.").format(path)
    )


def is_there(path: Path) -> bool:
    """Return whether anything has this name, even a broken link."""
    return kind_at(path) is not PathKind.NOTHING or path.is_symlink()
