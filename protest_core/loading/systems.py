"""Load the outputs of systems: read, align, save, match."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changed
from pathlib import Path

from protest_core.candidates.origin import SystemOrigin, given_origin, named_file
from protest_core.candidates.queries.systems import check_name_is_free, list_systems, save_system
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import Problem, RefusedError, printable
from protest_core.evaluation.match_project import match_systems
from protest_core.evaluation.queries.summary import load_summary
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import token_counts
from protest_core.loading.align import (
    DEFAULT_ALIGNING,
    AlignedOutput,
    Aligning,
    AlignmentBasis,
    UnalignedText,
    add_aligned,
    align_outputs,
    alignment_basis,
    read_parallel,
)
from protest_core.matching.queries import load_policy
from protest_core.matching.rules import REFERENCE
from protest_core.names import name_mistake
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.queries import load_source
from protest_core.text.tokenisation_fit import looks_tokenised
from protest_core.text.translation import Translation, read_text, read_translation
from protest_core.translatable import Text

_LOOKS_TOKENISED = Text(
    "looks tokenised already: most commas and full stops have a blank before them. It was "
    "tokenised once more; if it is tokenised like the suite, say so (--tokenized, or the tick in "
    "the window) and load it again"
)


@dataclass(frozen=True, slots=True)
class SystemOutput:
    """A system's output: a text, with its Pharaoh alignment or to be aligned here."""

    name: str
    text: Path
    links: Path | None
    tokenised: bool = True  # required by an alignment, whose positions count tokens


@dataclass(frozen=True, slots=True)
class LinkedOutput:
    """An output read together with its alignment."""

    name: str
    translation: Translation
    origin: SystemOrigin


@dataclass(frozen=True, slots=True, eq=False)
class OutputsRead:
    """Outputs to be loaded; for those to be aligned, the lines, and texts to align with."""

    names: tuple[str, ...]
    replace: bool
    aligning: Aligning
    linked: tuple[LinkedOutput, ...]
    unaligned: tuple[UnalignedText, ...]
    parallel: tuple[tuple[Sequence[str], Sequence[str]], ...] = ()
    basis: AlignmentBasis | None = None  # `None`: there is nothing to align
    warnings: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class OutputsAligned:
    """Outputs that only have to be saved."""

    read: OutputsRead
    aligned: tuple[AlignedOutput, ...] = ()
    notes: tuple[str, ...] = ()


def load_systems(
    *,
    project: Project,
    outputs: Sequence[SystemOutput],
    aligning: Aligning = DEFAULT_ALIGNING,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Load all of the outputs or none; errors of all files are reported together.

    Outputs without an alignment are added after all others.
    """
    read = read_outputs(
        project=project, outputs=outputs, aligning=aligning, replace=replace, progress=progress
    )
    ready = align_outputs_read(read, progress=progress)
    with project.changing(progress) as tx:
        return load_into(tx, ready, progress)


def read_outputs(
    *,
    project: Project,
    outputs: Sequence[SystemOutput],
    aligning: Aligning = DEFAULT_ALIGNING,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> OutputsRead:
    """Read the outputs: the first of three steps, quick like the last; others may write meanwhile.

    The errors in all files are reported here, before anything takes long.
    """
    at, doing = 0, Text("reading the outputs")
    problems = ProblemList(between_lines=lambda: progress(at, len(outputs), doing))
    names = tuple(output.name for output in outputs)
    are_unaligned = any(output.links is None for output in outputs)
    with project.reading() as tx:
        _check_names(names, tx, problems, replace=replace)
        source = token_counts(load_source(tx))
        basis = alignment_basis(tx) if are_unaligned else None
    linked, unaligned = [], []
    for at, output in enumerate(outputs):
        doing = Text("reading {0}").format(printable(output.name))
        progress(at, len(outputs), doing)
        if output.links is None:
            unaligned.append(_read_unaligned(output, source, problems))
        else:
            linked.append(_read_linked(output, output.links, source, problems))
    parallel = read_parallel(aligning, problems) if are_unaligned else ()
    problems.refuse_if_any(_output_of(names))
    warnings = tuple(dict.fromkeys(problems.warnings))
    return OutputsRead(
        names, replace, aligning, tuple(linked), tuple(unaligned), parallel, basis, warnings
    )


def align_outputs_read(
    read: OutputsRead, *, progress: ProgressCallback = no_progress
) -> OutputsAligned:
    """Align the outputs: the second step takes long, and does not lock the project."""
    if read.basis is None:
        return OutputsAligned(read)
    aligned = align_outputs(read.basis, read.unaligned, read.parallel, read.aligning, progress)
    return OutputsAligned(read, *aligned)


def load_into(tx: WriteTx, ready: OutputsAligned, progress: ProgressCallback) -> ChangeSet:
    """Save the outputs: the last step, as a part of another change."""
    read, problems = ready.read, ProblemList()
    _check_names(read.names, tx, problems, replace=read.replace)  # systems may have been added
    problems.refuse_if_any(_output_of(read.names))
    for at, output in enumerate(read.linked):
        progress(at, len(read.linked), Text("loading {0}").format(printable(output.name)))
        save_system(tx, output.name, output.translation, output.origin)
    add_aligned(tx, ready.aligned)
    return ChangeSet(systems=read.names, warnings=read.warnings, notes=ready.notes)


def _output_of(names: Iterable[str]) -> str:
    return f"The output of {', '.join(names)}"


def _read_linked(
    output: SystemOutput, links: Path, source: Sequence[int], problems: ProblemList
) -> LinkedOutput:
    translation = read_translation(output.text, links, source=source, problems=problems)
    return LinkedOutput(output.name, translation, given_origin(output.text, links))


def _read_unaligned(
    output: SystemOutput, source: Sequence[int], problems: ProblemList
) -> UnalignedText:
    lines = read_text(
        output.text, str(output.text), source=source, problems=problems, tokenised=output.tokenised
    )
    if not output.tokenised and looks_tokenised(lines):
        problems.warn(str(output.text), _LOOKS_TOKENISED)
    return UnalignedText(output.name, lines, named_file(output.text), output.tokenised)


def _check_names(names: Sequence[str], tx: Tx, problems: ProblemList, *, replace: bool) -> None:
    """Add errors in names to the list; even refusals must not hide errors of the files."""
    for name in check_names(names, problems):
        try:
            check_name_is_free(tx, name, replace=replace)
        except RefusedError as refused:
            problems.add(quoted(name), str(refused))


def check_names(names: Sequence[str], problems: ProblemList) -> list[str]:
    """Return the names that systems can have, and add errors in the others to the list."""
    possible = []
    for name, times in Counter(names).items():
        if times > 1:
            problems.add(quoted(name), f"the name is given to {times} outputs; name each its own")
        if mistake := system_name_mistake(name):
            problems.add(quoted(name), mistake)
        else:
            possible.append(name)
    return possible


def system_name_mistake(name: str) -> Text | None:
    """Return why a system cannot have this name, which has to work in tables, files and mails."""
    if name == REFERENCE:
        return Text("a system cannot be called ‘reference’: that is the human translation")
    return name_mistake(name, Text("a system"))


def add_aligned_systems(
    *, project: Project, ready: OutputsAligned, progress: ProgressCallback = no_progress
) -> ChangeSet:
    """Save and match all aligned outputs, or change nothing.

    The project's policy stays, so that existing matches remain valid.
    """
    with project.changing(progress) as tx:
        loaded = load_into(tx, ready, progress)
        matched = load_summary(tx).matched_systems
        systems = [system for system in list_systems(tx) if system.id not in matched]
        match_systems(tx, systems, load_policy(tx), progress)
    return with_changed(loaded, matches=True)
