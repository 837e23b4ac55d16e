"""Tells other windows that a project is open here, and learns which others have it open."""

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QFileInfo, QLockFile, QStandardPaths

from protest_gui.translations import tr


@dataclass(frozen=True, slots=True)
class OtherWindow:
    """Another process that has the file open, and its user."""

    user: str
    process: int
    host: str
    since: datetime


class Presence:
    """A lock file for each process in the computer's folder for temporary files.

    Beside the project it would be litter, and impossible in a read-only folder. A lock that cannot
    be taken is no error: it only informs, SQLite's own locks protect the file.
    """

    def __init__(self, path: Path) -> None:
        name = sha256(os.fsencode(os.path.realpath(path))).hexdigest()[:16]
        self._beginning = f"protest-{name}-"
        self._folder = Path(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.TempLocation)
        )
        self._own = self._folder / f"{self._beginning}{os.getpid()}.lock"
        self._lock = _lock_on(self._own)

    def register(self) -> None:
        self._lock.tryLock(0)

    def leave(self) -> None:
        self._lock.unlock()

    def others(self) -> tuple[OtherWindow, ...]:
        """Return the other windows, the oldest first."""
        files = self._folder.glob(f"{self._beginning}*.lock")
        found = (_living_owner(file) for file in files if file != self._own)
        return tuple(sorted((each for each in found if each), key=lambda each: each.since))


def _lock_on(file: Path) -> QLockFile:
    lock = QLockFile(str(file))
    lock.setStaleLockTime(0)  # a lock is stale only if its process has ended, whatever its age
    return lock


def _living_owner(file: Path) -> OtherWindow | None:
    """Return the owner of a lock if its process is alive; Qt lets us take a stale lock."""
    about = QFileInfo(str(file))
    user, since = (
        about.owner(),
        datetime.fromtimestamp(about.lastModified().toSecsSinceEpoch(), UTC),
    )
    lock = _lock_on(file)
    if lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError:
        lock.unlock()
        return None
    process, host, _program = lock.getLockInfo()
    return OtherWindow(user, process, host, since)


def sentence_about(others: tuple[OtherWindow, ...]) -> str:
    """Return a sentence about the first other window, and what it means."""
    first = others[0]
    text = tr(
        "Also open since {time} by {user} (process {process}): changes saved there "
        "appear here after Reload, and two people who judge under one name overwrite "
        "each other's judgements.",
    )
    user = first.user or tr("somebody")
    return text.format(time=_clock(first.since), user=user, process=first.process)


def _clock(moment: datetime) -> str:
    """Format a time on this person's clock, with the day unless it is today."""
    since = moment.astimezone()
    today = since.date() == datetime.now().astimezone().date()
    return f"{since:%H:%M}" if today else f"{since:%Y-%m-%d %H:%M}"
