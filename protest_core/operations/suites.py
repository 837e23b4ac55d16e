"""Checking a suite directory, and making a project from one."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import Problem, counted
from protest_core.formats.problems import ProblemList
from protest_core.formats.suite_directory import (
    SuiteContents,
    SystemFiles,
    read_suite_directory,
    read_system,
)
from protest_core.matching import MatchingPolicy, render_reference
from protest_core.operations.changes import ChangeSet
from protest_core.operations.systems import system_name_mistake
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import Changes, Project
from protest_core.suite import Category, Example, SuiteDescription, TestSuite


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
    for number, system in enumerate(contents.systems):
        progress(number, len(contents.systems), f"checking {system.text.name}")
        _check_system(system, contents.suite, problems)
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


def _check_system(system: SystemFiles, suite: TestSuite, problems: ProblemList) -> None:
    if mistake := system_name_mistake(system.name):
        problems.add(f"systems/{system.text.name}", mistake)
    if read_system(system, suite, problems) is None:
        problems.warn(f"systems/{system.text.name}", _NOT_ALIGNED)


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
    progress(0, 1, f"reading {directory.name}")
    contents = read_suite_directory(directory, problems)
    problems.refuse_if_any(f"The suite {directory}")
    systems = contents.systems if with_systems else ()
    loaded: list[str] = []

    def fill(changes: Changes) -> None:
        for number, system in enumerate(systems):
            progress(number, len(systems), f"loading {system.name}")
            if _add_system(system, contents.suite, changes, problems):
                loaded.append(system.name)
        problems.refuse_if_any(f"The suite {directory}")

    Project.create(path, contents.suite, contents.reference, fill=fill, replace=replace).close()
    return ChangeSet(systems=tuple(loaded), warnings=tuple(problems.warnings))


def _add_system(
    system: SystemFiles, suite: TestSuite, changes: Changes, problems: ProblemList
) -> bool:
    """Whether it could be loaded; a raw text without alignment is only told of."""
    name = f"systems/{system.text.name}"
    if mistake := system_name_mistake(system.name):
        problems.add(name, mistake)
    translation = read_system(system, suite, problems)
    if translation is None:
        problems.warn(name, _NOT_ALIGNED)
    elif not problems.mistakes:
        changes.add_system(system.name, translation, text_file=system.text.name)
    return translation is not None
