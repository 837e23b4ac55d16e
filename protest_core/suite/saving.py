"""Open a suite directory to correct it, and save each correction at once."""

import shutil
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from protest_core.errors import ConflictError, DiskError, InputError, Problem, printable
from protest_core.files.atomic import flush, new_file, replacing, temporary_name
from protest_core.files.paths import PathKind, kind_at, real_path
from protest_core.files.problems import ProblemList
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.directory import FILES, SuiteContents, check_is_there, read_suite_directory
from protest_core.suite.draft import CheckedHead, SuiteDraft
from protest_core.suite.examples_file import FILE as EXAMPLES
from protest_core.suite.examples_file import changed_examples
from protest_core.suite.heads_file import HeadToCheck, read_heads_to_check, without_rows
from protest_core.suite.model import Example
from protest_core.suite.new_directory import check_can_be_made, put_in_place
from protest_core.translatable import Text

HEADS = "heads-to-check.tsv"
BACKUP = f"{EXAMPLES}.bak"
_NONE: frozenset[CheckedHead] = frozenset()


@dataclass(frozen=True, slots=True)
class OpenedSuite:
    """A suite's files as they were read, so that other programs' changes are not overwritten."""

    directory: Path
    contents: SuiteContents
    files: Mapping[str, bytes]
    heads: tuple[HeadToCheck, ...] = ()
    heads_table: bytes = b""  # when opened
    warnings: tuple[Problem, ...] = ()
    checked: frozenset[CheckedHead] = frozenset()  # the heads confirmed as right
    backed_up: bool = False

    def holds(self, draft: SuiteDraft) -> bool:
        """Return whether everything in the draft is saved."""
        return (self.contents.suite.examples, self.checked) == (draft.examples, draft.checked)


def open_suite(*, directory: Path, progress: ProgressCallback = no_progress) -> OpenedSuite:
    """Open a suite; raises `InputError` with every error, except in the outputs of systems."""
    directory = directory.absolute()
    check_is_there(directory)
    if kind_at(directory / FILES[0]) is PathKind.NOTHING:
        raise InputError(
            Text(
                "{0} is no test suite: there is no {1} in it. Choose the directory that has one."
            ).format(printable(str(directory)), FILES[0])
        )
    progress(0, 1, Text("opening {0}").format(printable(directory.name)))
    problems = ProblemList()
    files = _bytes_of(directory)
    contents = replace(read_suite_directory(directory, problems), systems=())
    problems.refuse_if_any(f"The suite {directory}")
    if _bytes_of(directory) != files:
        raise ConflictError(
            Text("{0} was being written while it was read. Open it again.").format(directory)
        )
    about_heads = ProblemList()
    heads = read_heads_to_check(directory / HEADS, HEADS, about_heads)
    warnings = (*problems.warnings, *about_heads.mistakes, *about_heads.warnings)
    return OpenedSuite(directory, contents, files, heads, files.get(HEADS, b""), warnings)


def save_suite(
    *, opened: OpenedSuite, examples: Sequence[Example], checked: frozenset[CheckedHead] = _NONE
) -> OpenedSuite:
    """Save all examples or none; the file as it was at opening is kept as `.bak`.

    `checked` heads are removed from the table of heads to check; if examples changed, too, that
    needs another call. Each call writes one file, so that its outcome is known.
    """
    wanted = _with_examples(opened, examples)
    if wanted.contents.suite == opened.contents.suite:
        wanted = _with_checked(opened, checked)
    return _saved(opened, wanted)


def _saved(opened: OpenedSuite, wanted: OpenedSuite) -> OpenedSuite:
    """Write the one file that has changes."""
    directory = opened.directory
    changed = [name for name in wanted.files if wanted.files[name] != opened.files[name]]
    try:
        for name in changed:
            check = partial(_refuse_if_changed, opened)
            if name == EXAMPLES and not opened.backed_up:
                _write(directory / BACKUP, opened.files[EXAMPLES], check)
            _write(directory / name, wanted.files[name], check)
    except OSError as error:
        raise DiskError(
            Text("{0} cannot be written: {1}. Save it elsewhere.").format(
                directory, error.strerror or error
            )
        ) from error
    return replace(wanted, backed_up=opened.backed_up or EXAMPLES in changed)


def save_suite_as(
    *,
    opened: OpenedSuite,
    examples: Sequence[Example],
    directory: Path,
    checked: frozenset[CheckedHead] = _NONE,
) -> OpenedSuite:
    """Save the suite, as read and changed, into a new directory, with copies of the other files."""
    check_can_be_made(directory, (), replace=False)
    saved = _with_examples(opened, examples)
    saved = _with_checked(saved, checked)
    place = real_path(directory.absolute())
    if place.is_relative_to(real_path(opened.directory)):
        raise InputError(
            Text("{0} is inside the suite itself. Choose another place.").format(directory)
        )
    temporary = temporary_name(place)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        _copy_other_files(opened.directory, temporary)
        for name, content in saved.files.items():
            with new_file(temporary / name, made_from=_source(opened.directory / name)) as file:
                file.write(content)
        put_in_place(temporary, place)
    except (OSError, shutil.Error) as error:
        why = getattr(error, "strerror", None) or error
        raise DiskError(
            Text("{0} cannot be written: {1}. Choose another place.").format(directory, why)
        ) from error
    finally:
        shutil.rmtree(temporary, ignore_errors=True)
    return replace(saved, directory=directory.absolute(), backed_up=False)


def _with_examples(opened: OpenedSuite, examples: Sequence[Example]) -> OpenedSuite:
    before = opened.contents.suite
    suite = replace(before, examples=tuple(examples))
    files = opened.files
    if suite != before:
        content = changed_examples(files[EXAMPLES], before.examples, examples)
        files = {**files, EXAMPLES: content}
    return replace(opened, contents=replace(opened.contents, suite=suite), files=files)


def _with_checked(opened: OpenedSuite, checked: frozenset[CheckedHead]) -> OpenedSuite:
    """Return the files without checked heads.

    The rows are removed from the table as it was opened, so that undoing a check restores the row.
    """
    rows = {each.row for each in opened.heads if (each.example, each.antecedent) in checked}
    files = opened.files
    if opened.heads:
        files = {**files, HEADS: without_rows(opened.heads_table, rows)}
    return replace(opened, files=files, checked=checked)


def _refuse_if_changed(opened: OpenedSuite) -> None:
    there = _bytes_of(opened.directory)
    for name, as_read in opened.files.items():
        if there.get(name) != as_read:
            raise ConflictError(
                Text(
                    "{0} of {1} was changed by somebody else meanwhile, and was left as it is. "
                    "Save your suite elsewhere, or reload and lose what is unsaved."
                ).format(name, opened.directory.name)
            )


def _bytes_of(directory: Path) -> dict[str, bytes]:
    """Return the content of the suite's files that can be read."""
    contents = {}
    for name in (*FILES, HEADS):
        with suppress(OSError):
            contents[name] = (directory / name).read_bytes()
    return contents


def _write(path: Path, content: bytes, check: Callable[[], None]) -> None:
    place = real_path(path)
    with replacing(place) as file:
        file.write(content)
        flush(file)
        check()  # at the last moment


def _copy_other_files(old: Path, new: Path) -> None:
    """Copy outputs of systems and tables; the original directory may no longer exist."""
    if not old.is_dir():
        new.mkdir()
        return
    new.mkdir(mode=0o700)  # until it has the permissions of the old one
    hidden = shutil.ignore_patterns(".*", "*.bak", *FILES, HEADS)
    shutil.copytree(old, new, ignore=hidden, dirs_exist_ok=True)


def _source(path: Path) -> Path | None:
    return path if path.exists() else None
