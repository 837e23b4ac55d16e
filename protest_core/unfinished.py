"""Files that are being made: their names until they are done, and why they cannot be made."""

import errno
import os
from pathlib import Path
from secrets import token_hex

from protest_core.errors import DiskError

_WHAT_TO_DO = {
    errno.ENOSPC: "Make room and try again.",
    errno.EDQUOT: "Make room and try again.",
    errno.ENAMETOOLONG: "Choose a shorter name.",
}


def unfinished_name(path: Path) -> Path:
    """Hidden, like no other, and short: the final name may be as long as the disk allows."""
    return path.with_name(f".{path.name[:40]}.{token_hex(6)}.unfinished")


def real_path(path: Path) -> Path:
    """Where links lead; a link that leads to itself is left to fail when it is opened."""
    return Path(os.path.realpath(path))


def check_has_folder(path: Path) -> None:
    """Folders are not made for a file: a mistyped one would be another."""
    if not real_path(path).parent.is_dir():
        raise DiskError(f"There is no folder {path.parent} to put {path.name} in. Make it first.")


def not_written(path: Path, error: OSError) -> DiskError:
    """Told alike, whatever was to be written."""
    what_to_do = _WHAT_TO_DO.get(error.errno or 0, "Choose another place.")
    return DiskError(f"{path} cannot be written: {error.strerror or error}. {what_to_do}")
