"""Registers PROTEST with a Linux desktop: menu entry, icon and file types."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from protest_core.errors import DiskError

_HERE = Path(__file__).parent
_ICON = _HERE.parent / "appearance" / "protest.svg"
# Without these programs, desktops find the new files only at the next login.
_REFRESHERS = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))


def data_home() -> Path:
    """Return the folder for data (XDG Base Directory Specification: relative paths are ignored)."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def install(folder: Path | None = None) -> list[Path]:
    """Put the files under `folder` and return them; calling it again changes nothing."""
    folder = data_home() if folder is None else folder
    try:
        written = [_written(path, content) for path, content in _files(folder)]
    except OSError as error:
        raise DiskError(
            f"{error.filename or folder}: {error.strerror}. "
            "Make the folder writable, or name another with XDG_DATA_HOME."
        ) from error
    _refresh(folder)
    return written


def _files(folder: Path) -> Iterator[tuple[Path, str]]:
    icon = _ICON.read_text(encoding="utf-8")
    icons = folder / "icons" / "hicolor" / "scalable"
    yield icons / "apps" / "protest.svg", icon
    yield icons / "mimetypes" / "application-x-protest.svg", icon
    yield icons / "mimetypes" / "application-x-protest-batch.svg", icon
    yield folder / "mime" / "packages" / "protest.xml", _text("protest.xml")
    entry = _text("protest.desktop").replace("Exec=protest-gui", f"Exec={_command()}")
    yield folder / "applications" / "protest.desktop", entry


def _text(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")


def _written(path: Path, content: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


def _command() -> str:
    """Return the command's full path: virtual environments are rarely on a desktop's path."""
    beside = Path(sys.executable).with_name("protest-gui")
    found = str(beside) if beside.exists() else shutil.which("protest-gui")
    return quoted(found) if found else "protest-gui"


def quoted(argument: str) -> str:
    """Quote and escape an argument as the Desktop Entry Specification asks."""
    for special in ("\\", '"', "`", "$"):
        argument = argument.replace(special, "\\" + special)
    return '"' + argument.replace("\\", "\\\\").replace("%", "%%") + '"'


def _refresh(folder: Path) -> None:
    for program, part in _REFRESHERS:
        path = shutil.which(program)
        if path is not None:
            # It may complain about files of other programs; ours are in place.
            subprocess.run(  # noqa: S603 — no shell, and found on the path
                [path, str(folder / part)], capture_output=True, check=False
            )
