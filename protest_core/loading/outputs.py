"""Find the outputs of systems among files and folders."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from unicodedata import normalize

from protest_core.errors import DiskError, Problem, printable
from protest_core.files.input_text import InputChoice
from protest_core.files.inputs import read_inputs, recognised
from protest_core.files.paths import BATCH_SUFFIX, PROJECT_SUFFIX, PathKind, kind_at
from protest_core.files.problems import ProblemList
from protest_core.loading.systems import SystemOutput
from protest_core.suite.system_files import is_no_output, misplaced, system_of

_TEXT, _LINKS = ".txt", ".align"
_OURS = {PROJECT_SUFFIX, BATCH_SUFFIX}
_PACKED = ".gz"
_HOW_TO_CHOOSE = "the command protest load with --field"
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
    Of a file with several systems, each is an output.
    """
    outputs: dict[Path, tuple[SystemOutput, ...]] = {}
    left_out: dict[Path, Problem] = {}
    beside = cache(_files_in)  # a folder is read once, even if each of its files is named
    for file, mistake in _classified(paths):
        output = mistake or _output_of(file, beside)
        if isinstance(output, SystemOutput) and output.text in outputs:
            continue
        found = _outputs_in(output) if isinstance(output, SystemOutput) else output
        if isinstance(found, Problem):
            left_out[file] = found
        else:
            outputs[found[0].text] = found
    return FoundOutputs(tuple(chain.from_iterable(outputs.values())), tuple(left_out.values()))


def _outputs_in(output: SystemOutput) -> tuple[SystemOutput, ...] | Problem:
    """Return the output or, if its file names systems, one for each of them."""
    found = recognised(output.text) if output.links is None else None
    if found is None or found.read is None:
        return (output,)
    problems = ProblemList()
    texts = read_inputs(output.text, str(output.text), problems, field_option=_HOW_TO_CHOOSE)
    named = tuple(
        replace(output, name=text.system, tokenised=False, choice=InputChoice((text.system,)))
        for text in texts
        if text.system
    )
    if problems.mistakes:
        return problems.mistakes[0]
    return named or (replace(output, tokenised=False),)


def may_be_output(path: Path) -> bool:
    """Return whether a file may be an output, by its name or else by its beginning."""
    if path.suffix in {_TEXT, _LINKS}:
        return True
    return path.suffix not in _OURS and recognised(path) is not None


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
        name = file.name.removesuffix(_PACKED).removesuffix(_TEXT)
        stem = file.stem if name == file.name else Path(name).stem
        return SystemOutput(normalize("NFC", stem), file, None, tokenised=False)
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
