"""Find the outputs of systems among files and folders."""

from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unicodedata import normalize

from protest_core.errors import DiskError, Problem, printable
from protest_core.files.paths import BATCH_SUFFIX, PROJECT_SUFFIX, PathKind, kind_at
from protest_core.loading.systems import SystemOutput
from protest_core.suite.system_files import is_no_output, misplaced, system_of

_TEXT, _LINKS = ".txt", ".align"
_OURS = {PROJECT_SUFFIX, BATCH_SUFFIX}
_BEGINNING = 4096  # bytes
_FilesIn = Callable[[Path], Mapping[str, Path]]
_SUITE, _SYSTEMS_OF_SUITE = "suite.toml", "systems"


@dataclass(frozen=True, slots=True)
class FoundOutputs:
    """The outputs that can be loaded, and why anything else cannot."""

    outputs: tuple[SystemOutput, ...]
    left_out: tuple[Problem, ...]


def outputs_among(paths: Iterable[Path]) -> FoundOutputs:
    """Return the outputs `NAME.txt`, with `NAME.align` if it exists; one of a pair is enough.

    Folders are searched. A file that is named may have any ending, such as `NAME.de`: a raw text.
    """
    outputs: dict[Path, SystemOutput] = {}
    left_out: dict[Path, Problem] = {}
    beside = cache(_files_in)  # a folder is read once, even if each of its files is named
    for file, found in _classified(paths):
        result = found or _output_of(file, beside)
        if isinstance(result, Problem):
            left_out[file] = result
        else:
            outputs[result.text] = result
    return FoundOutputs(tuple(outputs.values()), tuple(left_out.values()))


def may_be_output(path: Path) -> bool:
    """Return whether a file may be an output, by its name or else by its beginning."""
    return path.suffix in {_TEXT, _LINKS} or _begins_like_text(path)


def _begins_like_text(path: Path) -> bool:
    if path.suffix in _OURS or kind_at(path) is not PathKind.FILE:
        return False
    try:
        with path.open("rb") as file:
            beginning = file.read(_BEGINNING)
        getincrementaldecoder("utf-8")().decode(beginning)  # may end within a character
    except (OSError, UnicodeDecodeError):
        return False
    return b"\0" not in beginning


def _classified(paths: Iterable[Path]) -> Iterable[tuple[Path, Problem | None]]:
    """Yield the files that may be part of an output, and others with the reason why not."""
    for path in paths:
        try:
            kind = kind_at(path)
        except DiskError as error:
            yield path, _problem(path, str(error))
            continue
        if kind is PathKind.FOLDER:
            yield from _of_folder(path)
        elif kind is PathKind.NOTHING:
            yield path, _problem(path, "the file is missing")
        elif kind is not PathKind.FILE:  # reading it could block for ever
            yield path, _problem(path, "this is a device or a pipe, not a file")
        elif not may_be_output(path):
            yield path, _problem(path, "this is not a plain text in UTF-8")
        else:
            yield path, None


def _of_folder(folder: Path) -> Iterable[tuple[Path, Problem | None]]:
    """Yield the outputs in a folder; other files in it are not mentioned."""
    try:
        if (folder / _SUITE).is_file():  # its other texts are the suite's own
            folder /= _SYSTEMS_OF_SUITE
        files = _files_in(folder)
    except OSError as error:
        yield folder, _problem(folder, f"the folder cannot be read: {error.strerror or error}")
        return
    outputs = [file for file in files.values() if file.suffix in {_TEXT, _LINKS}]
    if not outputs:
        yield folder, _problem(folder, f"there is no NAME{_TEXT} in this folder")
    for file in outputs:
        yield file, None


def _files_in(folder: Path) -> Mapping[str, Path]:
    files = (file for file in folder.iterdir() if not is_no_output(file.name) and file.is_file())
    return {file.name: file for file in sorted(files)}


def _output_of(file: Path, beside: _FilesIn) -> SystemOutput | Problem:
    try:
        files = {**beside(file.parent), file.name: file}
    except OSError:  # a file may be readable without its folder
        files = {file.name: file}
    if file.suffix not in {_TEXT, _LINKS}:
        return SystemOutput(normalize("NFC", file.stem), file, None, tokenised=False)
    if mistake := misplaced(file.name, files):
        return _problem(file, mistake)
    text = file if file.suffix == _TEXT else files[file.stem + _TEXT]
    system = system_of(text, files)
    if system.links is None:
        tokenised = system.is_tokenised and _is_in_suite(text)
        return SystemOutput(system.name, system.text, None, tokenised)
    return SystemOutput(system.name, system.text, system.links)


def _is_in_suite(text: Path) -> bool:
    """Return whether a text is in a suite, hence tokenised; elsewhere it is raw unless aligned."""
    folder = text.parent
    return folder.name == _SYSTEMS_OF_SUITE and (folder.parent / _SUITE).is_file()


def _problem(path: Path, message: str) -> Problem:
    return Problem(printable(str(path)), printable(message))
