"""Load the outputs of systems: read, align, save, match."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changed
from pathlib import Path

from protest_core.candidates.queries.systems import check_name_is_free, list_systems, save_system
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import Problem, RefusedError, printable
from protest_core.evaluation.queries.summary import count_holdings
from protest_core.evaluation.run import match_into
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import token_counts
from protest_core.loading.align import (
    USUALLY,
    AlignedOutput,
    Aligning,
    Ground,
    UnalignedText,
    add_aligned,
    align_outputs,
    ground_of,
    read_parallel,
)
from protest_core.matching.policy import load_policy
from protest_core.matching.rules import REFERENCE
from protest_core.names import name_mistake
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.queries import load_source
from protest_core.text.tokenisation_fit import looks_tokenised
from protest_core.text.translation import Translation, read_text, read_translation


@dataclass(frozen=True, slots=True)
class SystemOutput:
    """What a system wrote: a text, with its Pharaoh alignment or to be aligned here."""

    name: str
    text: Path
    links: Path | None
    tokenised: bool = True  # as it must be for an alignment to count its tokens


@dataclass(frozen=True, slots=True, eq=False)
class OutputsRead:
    """Outputs to be loaded. Of those to be aligned their lines, and what they are aligned with."""

    outputs: tuple[SystemOutput, ...]
    replace: bool
    aligning: Aligning
    unaligned: tuple[UnalignedText, ...] = ()
    parallel: tuple[tuple[Sequence[str], Sequence[str]], ...] = ()
    ground: Ground | None = None  # without it there is nothing to align
    warnings: tuple[Problem, ...] = ()

    @property
    def linked(self) -> tuple[SystemOutput, ...]:
        return tuple(output for output in self.outputs if output.links is not None)


@dataclass(frozen=True, slots=True)
class OutputsReady:
    """Outputs that only have to be saved."""

    read: OutputsRead
    aligned: tuple[AlignedOutput, ...] = ()
    notes: tuple[str, ...] = ()


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
    than one. Those without are aligned together, and added after all others.
    """
    read = read_outputs(
        project=project, outputs=outputs, aligning=aligning, replace=replace, progress=progress
    )
    ready = make_ready(read, progress=progress)
    with project.changing() as tx:
        return load_into(tx, ready, progress)


def read_outputs(
    *,
    project: Project,
    outputs: Sequence[SystemOutput],
    aligning: Aligning = USUALLY,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> OutputsRead:
    """The first of three steps, quick like the last. Nobody should wait long to hear of mistakes,
    so those of all files are told here if any has to be aligned.
    """
    read = OutputsRead(tuple(outputs), replace, aligning)
    names = [output.name for output in outputs]
    if len(read.linked) == len(outputs):
        return read
    problems = ProblemList(between_lines=lambda: progress(0, 1, "reading the outputs"))
    with project.reading() as tx:
        _check_names(names, tx, problems, replace=replace)
        ground = ground_of(tx, names)
    source = token_counts(ground.suite.source)
    for output in read.linked:
        _read_linked(output, source, problems)
    unaligned = [_read_unaligned(each, source, problems) for each in outputs if each.links is None]
    parallel = read_parallel(aligning, problems)
    problems.refuse_if_any(_output_of(outputs))
    warnings = tuple(problems.warnings)
    return OutputsRead(
        read.outputs, replace, aligning, tuple(unaligned), parallel, ground, warnings
    )


def make_ready(read: OutputsRead, *, progress: ProgressCallback = no_progress) -> OutputsReady:
    """The second step takes long, and leaves the project to others meanwhile."""
    if read.ground is None:
        return OutputsReady(read)
    aligned = align_outputs(read.ground, read.unaligned, read.parallel, read.aligning, progress)
    return OutputsReady(read, *aligned)


def load_into(tx: WriteTx, ready: OutputsReady, progress: ProgressCallback) -> ChangeSet:
    """The last step, as a part of whatever else changes."""
    read = ready.read
    at, doing = 0, ""
    problems = ProblemList(between_lines=lambda: progress(at, len(read.linked), doing))
    source = token_counts(load_source(tx))
    names = [output.name for output in read.outputs]
    _check_names(names, tx, problems, replace=read.replace)
    for at, output in enumerate(read.linked):
        doing = f"loading {printable(output.name)}"
        progress(at, len(read.linked), doing)
        translation = _read_linked(output, source, problems)
        if not problems.mistakes:
            text_file = printable(output.text.name)
            save_system(tx, output.name, translation, text_file=text_file)
    problems.refuse_if_any(_output_of(read.outputs))
    add_aligned(tx, ready.aligned)
    warnings = tuple(dict.fromkeys((*read.warnings, *problems.warnings)))
    return ChangeSet(systems=tuple(names), warnings=warnings, notes=ready.notes)


def _output_of(outputs: Iterable[SystemOutput]) -> str:
    return f"The output of {', '.join(output.name for output in outputs)}"


def _read_linked(output: SystemOutput, source: Sequence[int], problems: ProblemList) -> Translation:
    assert output.links is not None  # noqa: S101 — or it is to be aligned
    return read_translation(output.text, output.links, source=source, problems=problems)


def _read_unaligned(
    output: SystemOutput, source: Sequence[int], problems: ProblemList
) -> UnalignedText:
    lines = read_text(
        output.text, str(output.text), source=source, problems=problems, tokenised=output.tokenised
    )
    if not output.tokenised and looks_tokenised(lines):
        problems.warn(str(output.text), _LOOKS_TOKENISED)
    return UnalignedText(output.name, lines, printable(output.text.name), output.tokenised)


_LOOKS_TOKENISED = (
    "looks tokenised already: most commas and full stops have a blank before them. It was "
    "tokenised once more; if it is tokenised like the suite, say so (--tokenized, or the tick in "
    "the window) and load it again"
)


def _check_names(names: Sequence[str], tx: Tx, problems: ProblemList, *, replace: bool) -> None:
    """What is refused goes on the list too: it must not hide the mistakes of the files."""
    for name, times in Counter(names).items():
        if times > 1:
            problems.add(quoted(name), f"the name is given to {times} outputs; name each its own")
        if mistake := system_name_mistake(name):
            problems.add(quoted(name), mistake)
            continue
        try:
            check_name_is_free(tx, name, replace=replace)
        except RefusedError as refused:
            problems.add(quoted(name), str(refused))


def system_name_mistake(name: str) -> str | None:
    """What is wrong with calling a system so; it must survive a table, a file and a mail."""
    if name == REFERENCE:
        return "a system cannot be called ‘reference’: that is the human translation"
    return name_mistake(name, "a system")


def add_systems(
    *,
    project: Project,
    outputs: Sequence[SystemOutput],
    aligning: Aligning = USUALLY,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """All three steps; windows take them one by one, to save what people say in between."""
    read = read_outputs(
        project=project, outputs=outputs, aligning=aligning, replace=replace, progress=progress
    )
    return add_ready(project=project, ready=make_ready(read, progress=progress), progress=progress)


def add_ready(
    *, project: Project, ready: OutputsReady, progress: ProgressCallback = no_progress
) -> ChangeSet:
    """All of them are loaded and matched, or nothing has changed.

    The project's policy stays, so what is matched already need not be matched anew.
    """
    with project.changing() as tx:
        loaded = load_into(tx, ready, progress)
        matched = count_holdings(tx).matched_systems
        systems = [system for system in list_systems(tx) if system.id not in matched]
        match_into(tx, systems, load_policy(tx), progress)
    return with_changed(loaded, matches=True)
