"""Write files completely or not at all; check that paths are distinct."""

import errno
import os
import re
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import BinaryIO

from protest_core.errors import DiskError, RefusedError, reason
from protest_core.files.paths import PathKind, kind_at, real_path
from protest_core.translatable import Text

_WHAT_TO_DO = {
    errno.ENOSPC: Text("Make room and try again."),
    errno.EDQUOT: Text("Make room and try again."),
    errno.ENAMETOOLONG: Text("Choose a shorter name."),
}
_UNFINISHED, _EARLIER = "unfinished", "earlier"
_OURS = re.compile(
    rf"\.(?P<name>.*)\.(?P<computer>[0-9a-f]{{12}})-(?P<process>[0-9]{{1,9}})-[0-9a-f]{{12}}"
    rf"\.(?P<what>{_UNFINISHED}|{_EARLIER})(-journal)?",
    re.DOTALL,
)
_OWN, _OF_ANY_FILE = 0o600, 0o666


def check_distinct_paths(*, written: Iterable[Path | None], read: Iterable[Path] = ()) -> None:
    files = [*_files(written)]
    check_not_read(files, read)
    seen = set[Path]()
    for path in files:
        if real_path(path) in seen:
            raise RefusedError(
                Text("{0} is to be written twice. Choose different names.").format(path)
            )
        seen.add(real_path(path))


def check_not_read(written: Iterable[Path | None], read: Iterable[Path]) -> None:
    sources = set(map(real_path, read))
    for path in _files(written):
        if real_path(path) in sources:
            raise RefusedError(
                Text("{0} is read here, and is not overwritten. Choose another name.").format(path)
            )


def _files(paths: Iterable[Path | None]) -> Iterator[Path]:
    """Yield the paths that are files: not `None` for an argument not given, nor `-`."""
    return (path for path in paths if path is not None and str(path) != "-")


def temporary_name(path: Path) -> Path:
    """Return a new hidden name beside `path` for a temporary file that is to take its name.

    Temporary files that killed programs have left beside it are removed.
    """
    _remove_abandoned(path.parent)
    return _hidden_name(path, _UNFINISHED)


def earlier_name(path: Path) -> Path:
    """Return a new hidden name for the file at `path`, until it is replaced for good."""
    return _hidden_name(path, _EARLIER)


def _hidden_name(path: Path, what: str) -> Path:
    """Return a hidden name that says who makes it, shortened as `path` may be of maximal length."""
    maker = f"{_computer()}-{os.getpid()}-{os.urandom(6).hex()}"
    return path.with_name(f".{path.name[:40]}.{maker}.{what}")


def new_file(
    path: Path, *, made_from: Path | None = None, replaced: Path | None = None
) -> BinaryIO:
    """Open a new file that nobody may read who may not read the file that it is made from.

    The file has the permissions of the file that it replaces, if there is one, from the first
    moment: a program that opens it before they change could read on.
    """
    if sys.platform == "win32":  # a new file has the permissions of its folder
        return path.open("x+b")
    source = _permissions(made_from, path.parent) if made_from is not None else _OF_ANY_FILE
    earlier = _stat(replaced)
    if earlier is None:
        return os.fdopen(_created(path, source), "w+b")
    descriptor = _created(path, _OWN)
    with suppress(OSError):  # another user's
        os.fchown(descriptor, earlier.st_uid, earlier.st_gid)
    with suppress(OSError):
        os.fchown(descriptor, -1, earlier.st_gid)
    mode = stat.S_IMODE(earlier.st_mode)
    if os.fstat(descriptor).st_gid != earlier.st_gid:
        mode = _without_group(mode)
    with suppress(OSError):  # a disk without permissions
        os.fchmod(descriptor, mode & source | _OWN)
    return os.fdopen(descriptor, "w+b")


if sys.platform != "win32":

    def _created(path: Path, mode: int) -> int:
        """Create a file with this mode as far as the umask allows it."""
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, mode)

    def _permissions(path: Path, folder: Path) -> int:
        """Return this file's permissions, for a new one in a folder that may have another group."""
        status = _stat(path)
        if status is None:  # deleted: it may have been private
            return _OWN
        around = folder.stat()
        group = around.st_gid if around.st_mode & stat.S_ISGID else os.getegid()
        mode = stat.S_IMODE(status.st_mode) & _OF_ANY_FILE
        return (mode if group == status.st_gid else _without_group(mode)) | _OWN

    def _without_group(mode: int) -> int:
        """Return the mode with no more for the group than for everybody."""
        return mode & (~0o070 | (mode & 0o007) << 3)

    def _stat(path: Path | None) -> os.stat_result | None:
        try:
            return None if path is None else path.stat()
        except OSError:
            return None


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Open a file that takes the name `path` at the end of the `with` statement without an error.

    It is flushed to the disk before: after a power cut, either the old or the new file is there.
    """
    temporary = temporary_name(path)
    try:
        with new_file(temporary, replaced=path) as file:
            yield file
            flush(file)
        temporary.replace(path)
        flush_folder(path.parent)
    finally:
        with suppress(OSError):  # if nothing can be written here, nothing was
            temporary.unlink()


def flush(file: BinaryIO) -> None:
    """Return when the written data are on the disk."""
    file.flush()
    os.fsync(file.fileno())


def flush_tree(folder: Path) -> None:
    """Return when everything in the folder is on the disk."""
    how = "r+b" if sys.platform == "win32" else "rb"  # Windows flushes only writable files
    for place, _, names in os.walk(folder):
        for name in names:
            with Path(place, name).open(how) as file:
                os.fsync(file.fileno())
        flush_folder(Path(place))


def flush_folder(folder: Path) -> None:
    """Return when the names in the folder are on the disk, where the system offers that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # some network disks refuse; there is no better way
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _remove_abandoned(folder: Path) -> None:
    """Remove temporary files that are certainly ours, of processes that have certainly ended.

    Their names contain process and computer: in a shared folder, other computers' processes cannot
    be looked up. A lock would show the same, but SQLite loses its own locks if we lock the same
    file (POSIX), and not every network disk supports locks.
    """
    with suppress(OSError):
        for entry in [*os.scandir(folder)]:
            match = _OURS.fullmatch(entry.name)
            if match is None or match["computer"] != _computer() or _lives(int(match["process"])):
                continue
            # A file that was to be replaced and has lost its name may be the last copy.
            if match["what"] == _UNFINISHED or os.path.lexists(Path(folder, match["name"])):
                _remove(entry)


def _remove(entry: os.DirEntry[str]) -> None:
    with suppress(OSError):  # another program may have removed it
        if entry.is_dir(follow_symlinks=False):
            import shutil  # rarely needed

            shutil.rmtree(entry)
        else:
            Path(entry).unlink()


@cache
def _computer() -> str:
    """Return an id of the computer or container, each of which has its own process numbers."""
    import platform
    import uuid
    from hashlib import sha256

    processes = ""
    with suppress(OSError):  # only on Linux
        processes = str(Path("/proc/self/ns/pid").readlink())
    # For an unknown address it is a random number, different in each process: nothing matches it.
    identity = f"{platform.node()} {uuid.getnode()} {processes}"
    return sha256(identity.encode()).hexdigest()[:12]


def _lives(process: int) -> bool:
    """Return whether a process of this number may exist, ours or not."""
    if sys.platform == "win32":  # on Windows, `os.kill` would end the process
        return _lives_on_windows(process)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # of another user
        return True
    return True


if sys.platform == "win32":

    def _lives_on_windows(process: int) -> bool:
        import ctypes

        query, no_such_process, still_active = 0x1000, 87, 259
        system = ctypes.WinDLL("kernel32", use_last_error=True)
        handle = system.OpenProcess(query, False, process)  # noqa: FBT003 — C has no names
        if not handle:
            return ctypes.get_last_error() != no_such_process
        code = ctypes.c_ulong()
        succeeded = system.GetExitCodeProcess(handle, ctypes.byref(code))
        system.CloseHandle(handle)
        return not succeeded or code.value == still_active


def check_has_folder(path: Path) -> None:
    """Refuse a file in a missing folder, which is not made: the path may be mistyped."""
    if kind_at(real_path(path).parent) is not PathKind.FOLDER:
        raise DiskError(
            Text("There is no folder {0} to put {1} in. Make it first.").format(
                path.parent, path.name
            )
        )


def write_error(path: Path, error: OSError) -> DiskError:
    """Return the error about a file that cannot be written, worded alike for all files."""
    return unwritten(str(path), error)


def unwritten(what: str, error: OSError) -> DiskError:
    what_to_do = _WHAT_TO_DO.get(error.errno or 0, Text("Choose another place."))
    return DiskError(
        Text("{0} cannot be written: {1}. {2}").format(what, reason(error), what_to_do)
    )
