"""Checking a suite directory, and making a project from one."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace as with_changed
from pathlib import Path

from protest_core.alignment import Translation
from protest_core.errors import Problem, counted, printable
from protest_core.formats.problems import ProblemList
from protest_core.formats.suite_directory import (
    SuiteContents,
    read_suite_directory,
    source_counts,
)
from protest_core.formats.system_files import SystemFiles, read_system
from protest_core.matching import MatchingPolicy, render_reference
from protest_core.operations.changes import ChangeSet
from protest_core.operations.systems import system_name_mistake
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import Changes, Project
from protest_core.suite import Category, Example, SuiteDescription


@dataclass(frozen=True, slots=True)
class SuiteCheck:
    """A suite directory without mistakes, in numbers."""

    suite: SuiteDescription
    lines: int
    documents: int
    examples: tuple[tuple[Category, int], ...]
    systems: tuple[str, ...]
    warnings: tuple[Problem, ...]


def check_suite(*, directory: Path, progress: ProgressCallback = no_progress) -> SuiteCheck:
    """Read all of it, systems too; raises `InputError` with every mistake."""
    problems = ProblemList()
    contents = read_suite_directory(directory, problems)
    for _ in _read_systems(contents, "checking", problems, progress):
        pass
    problems.refuse_if_any(f"The suite {directory}")
    _warn(contents, problems)
    suite = contents.suite
    counts = Counter(example.category for example in suite.examples)
    return SuiteCheck(
        suite.description,
        len(suite.source),
        len(suite.documents),
        tuple((category, counts[category]) for category in suite.categories if counts[category]),
        tuple(system.name for system in contents.systems),
        tuple(problems.warnings),
    )


def _read_systems(
    contents: SuiteContents, doing: str, problems: ProblemList, progress: ProgressCallback
) -> Iterator[tuple[SystemFiles, Translation]]:
    """One after the other those that can be loaded; a text without alignment is only told of."""
    source = source_counts(contents, problems)
    for number, system in enumerate(contents.systems):
        progress(number, len(contents.systems), f"{doing} {printable(system.name)}")
        if mistake := system_name_mistake(system.name):
            problems.add(system.place, mistake)
        translation = read_system(system, source=source, problems=problems)
        if translation is None:
            problems.warn(system.place, _NOT_ALIGNED)
        else:
            yield system, translation


_NOT_ALIGNED = "there is no word alignment beside it (.align), so it cannot be loaded yet"


def _warn(contents: SuiteContents, problems: ProblemList) -> None:
    """What is allowed but is hardly meant."""
    first: dict[tuple[int, int], Example] = {}
    for example in contents.suite.examples:
        earlier = first.setdefault((example.line, example.token), example)
        if earlier is not example:
            same = f"examples {earlier.id} and {example.id} are about the same token"
            problems.warn("examples.jsonl", same)
    policy = MatchingPolicy()
    unaligned = [
        example.id
        for example in contents.suite.examples
        if not render_reference(example, contents.reference, policy=policy).pronoun
    ]
    if unaligned:
        ids = ", ".join(map(str, unaligned[:10])) + (", …" if len(unaligned) > 10 else "")
        what = f"{counted(len(unaligned), 'pronoun')} aligned to nothing; they always go to people"
        problems.warn("reference.align", f"{what} (examples {ids})")


def create_project(
    *,
    path: Path,
    directory: Path,
    with_systems: bool = False,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Make a project file from a suite directory, on request with the systems that lie there."""
    problems = ProblemList()
    progress(0, 1, f"reading {printable(directory.name)}")
    contents = read_suite_directory(directory, problems)
    if not with_systems:
        contents = with_changed(contents, systems=())
    if problems.mistakes:  # those of the systems are told with them
        for _ in _read_systems(contents, "checking", problems, progress):
            pass
    problems.refuse_if_any(f"The suite {directory}")
    loaded: list[str] = []

    def fill(changes: Changes) -> None:
        for system, translation in _read_systems(contents, "loading", problems, progress):
            if not problems.mistakes:
                changes.add_system(system.name, translation, text_file=system.text.name)
                loaded.append(system.name)
        problems.refuse_if_any(f"The suite {directory}")

    Project.create(path, contents.suite, contents.reference, fill=fill, replace=replace)
    return ChangeSet(systems=tuple(loaded), warnings=tuple(problems.warnings))
