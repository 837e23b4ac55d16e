"""Find, read and write the outputs of systems that come with a suite."""

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.files.problems import ProblemList
from protest_core.text.translation import (
    Translation,
    read_text,
    read_translation,
)

_SYSTEMS = "systems"
_TEXT, _LINKS = ".txt", ".align"
_RAW_TEXT, _RAW_LINKS = ".raw.txt", ".raw.align"


@dataclass(frozen=True, slots=True)
class SystemFiles:
    """The output of a system that comes with a suite; it may be without an alignment."""

    name: str
    text: Path
    links: Path | None

    @property
    def is_tokenised(self) -> bool:
        return not self.text.name.endswith(_RAW_TEXT)

    @property
    def place(self) -> str:
        """The name of the text in messages."""
        return f"{_SYSTEMS}/{self.text.name}"


def find_systems(suite: Path, problems: ProblemList) -> tuple[SystemFiles, ...]:
    """Return the systems: `NAME.txt` with `NAME.align`, or `NAME.raw.txt` alone."""
    files = {file.name: file for file in _files_in(suite / _SYSTEMS, problems)}
    systems = tuple(system_of(file, files) for file in files.values() if file.name.endswith(_TEXT))
    for name in files:
        if mistake := misplaced(name, files):
            problems.add(f"{_SYSTEMS}/{name}", mistake)
    return systems


def _files_in(directory: Path, problems: ProblemList) -> list[Path]:
    try:
        return sorted(file for file in directory.iterdir() if not is_no_output(file.name))
    except NotADirectoryError:
        problems.add(_SYSTEMS, "this is not a directory; remove it, or put the systems into one")
    except FileNotFoundError:
        if directory.is_symlink():
            problems.add(_SYSTEMS, "this is a link to a directory that is not there")
    except OSError as error:
        problems.add(_SYSTEMS, f"the directory cannot be read: {error.strerror or error}")
    return []


def is_no_output(name: str) -> bool:
    """Return whether the file is one that people and file managers put beside outputs."""
    return name.startswith(".") or name.lower() == "readme.txt"


def system_of(text: Path, files: Mapping[str, Path]) -> SystemFiles:
    """Return the files of the system; `files` are those in the directory of the text, by name."""
    if text.name.endswith(_RAW_TEXT):
        return SystemFiles(_composed(text.name.removesuffix(_RAW_TEXT)), text, None)
    name = text.name.removesuffix(_TEXT)
    return SystemFiles(_composed(name), text, files.get(name + _LINKS))


def _composed(name: str) -> str:
    """Return the name in NFC: some platforms store file names decomposed."""
    return unicodedata.normalize("NFC", name)


def misplaced(file: str, files: Collection[str]) -> str | None:
    """Return the mistake in the place or name of a file among those in its directory, or `None`."""
    if file.endswith(_RAW_TEXT):
        text = file.removesuffix(_RAW_TEXT) + _TEXT
        return f"there is {text} as well; remove one of them" if text in files else None
    if file.endswith(_RAW_LINKS):
        name = file.removesuffix(_RAW_LINKS)
        return (
            "links count tokens, so untokenised text can have none; "
            f"write the tokenised text as {name}{_TEXT} and this as {name}{_LINKS}"
        )
    if file.endswith(_LINKS):
        text = file.removesuffix(_LINKS) + _TEXT
        return None if text in files else f"there is no {text} beside it"
    return None


def read_system(
    system: SystemFiles, links: Path, *, source: Sequence[int] | None, problems: ProblemList
) -> Translation:
    """Read an output; `source` are the token counts of the suite's source, if it could be read."""
    names = (system.place, f"{_SYSTEMS}/{links.name}")
    return read_translation(system.text, links, source=source, problems=problems, names=names)


def read_unaligned(
    system: SystemFiles, *, source: Sequence[int] | None, problems: ProblemList
) -> list[str]:
    """Return the lines of a text that is not aligned yet, tokenised or not."""
    tokenised = system.is_tokenised
    return read_text(
        system.text, system.place, source=source, problems=problems, tokenised=tokenised
    )
