"""Finds files and folders whose names differ in capitals only, as between copies of a corpus."""

from pathlib import Path


def entry_of(folder: Path, name: str) -> Path:
    """The entry of this name; in other capitals if only that is there."""
    wanted = folder / name
    try:
        if wanted.exists():
            return wanted
        alike = [entry for entry in folder.iterdir() if entry.name.casefold() == name.casefold()]
    except OSError:
        return wanted  # whoever opens it says what is wrong
    return min(alike, default=wanted)


def folders_in(folder: Path) -> list[Path]:
    """Those that are not hidden, by name."""
    return sorted(
        entry for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith(".")
    )
