"""The parts, languages and documents of a corpus in MMAX2 format."""

from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import InputError, printable
from protest_core.files.problems import quoted

_DOCUMENT = ".mmax"
_INSIDE = "corpus"  # where the parts are in a checkout of ParCorFull's repository
_WORKING_COPY = "_checks"


@dataclass(frozen=True, slots=True)
class CorpusPart:
    """A part such as `DiscoMT`, with a folder for each language."""

    name: str
    folder: Path

    def language_folder(self, code: str) -> Path:
        """Return the folder of a language: `EN` for `en`."""
        return entry_of(self.folder, code.upper())

    def place(self, code: str) -> str:
        """Return the name of a language's folder in messages."""
        return f"{self.name}/{self.language_folder(code).name}"

    def documents(self, code: str) -> tuple[str, ...]:
        """Return the documents by name; backups and the like, under longer names, are left out."""
        try:
            files = sorted(self.language_folder(code).iterdir())
        except OSError:
            return ()
        return tuple(
            file.stem
            for file in files
            if file.suffix == _DOCUMENT
            and not file.name.startswith(".")
            and _WORKING_COPY not in file.stem
        )


def find_parts(root: Path, names: tuple[str, ...] = ()) -> tuple[CorpusPart, ...]:
    """Return the named parts, or all that contain documents; raises if one is missing."""
    top = _top(root)
    itself = CorpusPart(printable(top.resolve().name), top)
    below = [CorpusPart(folder.name, folder) for folder in folders_in(top)]
    candidates = [itself] if _languages(itself) else below
    parts = {part.name.casefold(): part for part in candidates if _languages(part)}
    for name in names:
        if name.casefold() not in parts:
            listed = ", ".join(part.name for part in parts.values()) or "none"
            raise InputError(
                f"{printable(str(top))} has no part {quoted(name)} with documents (*.mmax). "
                f"Parts that are there: {listed}."
            )
    if not parts:
        raise InputError(
            f"{printable(str(top))} holds no documents (PART/LANGUAGE/*.mmax). Check the path."
        )
    wanted = dict.fromkeys(name.casefold() for name in names) or parts
    return tuple(parts[name] for name in wanted)


def _top(root: Path) -> Path:
    try:
        if not root.is_dir():
            raise InputError(f"There is no directory {printable(str(root))}. Check the path.")
        inside = root / _INSIDE
        return inside if inside.is_dir() else root
    except OSError as error:
        raise InputError(
            f"{printable(str(root))} cannot be read: {error.strerror}. Check the permissions."
        ) from error


def _languages(part: CorpusPart) -> list[str]:
    try:
        return [each.name for each in folders_in(part.folder) if part.documents(each.name)]
    except OSError:
        return []


def entry_of(folder: Path, name: str) -> Path:
    """Return the entry of this name, or else the one that differs only in case."""
    wanted = folder / name
    try:
        if wanted.exists():
            return wanted
        alike = [entry for entry in folder.iterdir() if entry.name.casefold() == name.casefold()]
    except OSError:
        return wanted  # opening it will report the error
    return min(alike, default=wanted)


def folders_in(folder: Path) -> list[Path]:
    """Return the folders that are not hidden, sorted by name."""
    return sorted(
        entry for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith(".")
    )
