"""Loading the outputs of translation systems."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import RefusedError, printable
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.text import token_counts
from protest_core.formats.translation import read_text, read_translation
from protest_core.matching import REFERENCE
from protest_core.operations.aligning_outputs import (
    USUALLY,
    Aligning,
    UnalignedText,
    align_into,
    read_parallel,
)
from protest_core.operations.changes import ChangeSet
from protest_core.operations.names import name_mistake
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import Changes, Project


@dataclass(frozen=True, slots=True)
class SystemOutput:
    """What a system wrote: a text, with its Pharaoh alignment or to be aligned here."""

    name: str
    text: Path
    links: Path | None
    tokenised: bool = True  # as it must be for an alignment to count its tokens


def load_systems(
    *,
    project: Project,
    outputs: Sequence[SystemOutput],
    aligning: Aligning = USUALLY,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Load all of them or none; mistakes of all files are reported together.

    Of those that come with an alignment one at a time is in memory, so that many cost no more
    than one. Those without are aligned together, after all others.
    """
    with project.changing() as changes:
        return load_into(changes, outputs, aligning=aligning, replace=replace, progress=progress)


def load_into(
    changes: Changes,
    outputs: Sequence[SystemOutput],
    *,
    aligning: Aligning = USUALLY,
    replace: bool,
    progress: ProgressCallback,
) -> ChangeSet:
    """As a part of whatever else changes."""
    at, doing = 0, ""
    unaligned: list[UnalignedText] = []
    problems = ProblemList(between_lines=lambda: progress(at, len(outputs), doing))
    source = token_counts(changes.source())
    _check_names([output.name for output in outputs], changes, problems, replace=replace)
    for at, output in enumerate(outputs):
        doing = f"loading {printable(output.name)}"
        progress(at, len(outputs), doing)
        if output.links is None:
            unaligned.append(_read_unaligned(output, source, problems))
            continue
        translation = read_translation(output.text, output.links, source=source, problems=problems)
        if not problems.mistakes:
            text_file = printable(output.text.name)
            changes.add_system(output.name, translation, text_file=text_file)
    parallel = read_parallel(aligning, problems)
    names = ", ".join(output.name for output in outputs)
    problems.refuse_if_any(f"The output of {names}")
    notes = align_into(changes, unaligned, parallel, aligning, progress) if unaligned else ()
    return ChangeSet(
        systems=tuple(output.name for output in outputs),
        warnings=tuple(problems.warnings),
        notes=notes,
    )


def _read_unaligned(
    output: SystemOutput, source: Sequence[int], problems: ProblemList
) -> UnalignedText:
    lines = read_text(
        output.text, str(output.text), source=source, problems=problems, tokenised=output.tokenised
    )
    return UnalignedText(output.name, lines, printable(output.text.name), output.tokenised)


def _check_names(
    names: Sequence[str], changes: Changes, problems: ProblemList, *, replace: bool
) -> None:
    """What is refused goes on the list too: it must not hide the mistakes of the files."""
    for name, times in Counter(names).items():
        if times > 1:
            problems.add(quoted(name), f"the name is given to {times} outputs; name each its own")
        if mistake := system_name_mistake(name):
            problems.add(quoted(name), mistake)
            continue
        try:
            changes.check_name_is_free(name, replace=replace)
        except RefusedError as refused:
            problems.add(quoted(name), str(refused))


def system_name_mistake(name: str) -> str | None:
    """What is wrong with calling a system so; it must survive a table, a file and a mail."""
    if name == REFERENCE:
        return "a system cannot be called ‘reference’: that is the human translation"
    return name_mistake(name, "a system")
