"""Load the outputs of systems: read, align, save, match."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changed
from itertools import chain
from pathlib import Path

from protest_core.candidates.origin import SystemOrigin, given_origin, named_file
from protest_core.candidates.queries.load import load_sentences
from protest_core.candidates.queries.systems import (
    check_name_is_free,
    list_systems,
    save_system,
)
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import Problem, RefusedError, printable
from protest_core.evaluation.match_project import language_mistake, match_systems
from protest_core.evaluation.queries.summary import load_summary
from protest_core.files.input_text import EVERYTHING, InputChoice, InputText
from protest_core.files.inputs import read_inputs, several_systems
from protest_core.files.paths import shown_path
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import token_counts
from protest_core.ids import SystemId
from protest_core.languages.profiles import language_profile
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
from protest_core.loading.by_document import arrange_by_document, looks_divided
from protest_core.loading.plausibility.check import Doubts
from protest_core.loading.plausibility.texts import COMPARED_LINES, Original
from protest_core.matching.queries import load_policy
from protest_core.matching.rules import REFERENCE
from protest_core.names import name_mistake
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.queries import load_description, load_reference, load_source
from protest_core.text.tokenisation_fit import looks_tokenised
from protest_core.text.translation import NoTranslation, Translation, lines_of_source, with_links
from protest_core.translatable import Text

_LOOKS_TOKENISED = Text(
    "looks tokenised already: most commas and full stops have a blank before them. It was "
    "tokenised once more; if it is tokenised like the suite, say so (--tokenized, or the tick in "
    "the window) and load it again"
)

_OTHER_SENTENCES = (
    "the sentences may be divided otherwise: --by-document, or the tick in the window, aligns them "
    "with the source's inside each document"
)

# A file and what is read of it, whatever its systems; `True`: tokenised.
_InputFile = tuple[Path, InputChoice, bool]


@dataclass(frozen=True, slots=True)
class SystemOutput:
    """A system's output: a text, with its Pharaoh alignment or to be aligned here.

    Without a name: all outputs that `choice` leaves of a file that names its systems.
    """

    name: str
    text: Path
    links: Path | None
    tokenised: bool = True  # required by an alignment, whose positions count tokens
    choice: InputChoice = EVERYTHING
    by_document: bool = False  # sentences are aligned with the source's inside each document
    documents: Path | None = None  # a table of the first lines of its documents


@dataclass(frozen=True, slots=True)
class LinkedOutput:
    """An output read together with its alignment."""

    name: str
    translation: Translation
    origin: SystemOrigin
    no_translation: Mapping[int, NoTranslation]


@dataclass(frozen=True, slots=True, eq=False)
class OutputsRead:
    """Outputs to be loaded; for those to be aligned, the lines, and texts to align with."""

    names: tuple[str, ...]
    replace: bool
    aligning: Aligning
    linked: tuple[LinkedOutput, ...]
    unaligned: tuple[UnalignedText, ...]
    parallel: tuple[tuple[InputText, InputText], ...] = ()
    basis: AlignmentBasis | None = None  # `None`: there is nothing to align
    warnings: tuple[Problem, ...] = ()
    notes: tuple[Text, ...] = ()  # how files were read


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
    anyway: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Load all of the outputs or none; errors of all files are reported together.

    Outputs without an alignment are added after all others. `anyway`: texts that do not look like
    translations are loaded, too.
    """
    read = read_outputs(
        project=project,
        outputs=outputs,
        aligning=aligning,
        replace=replace,
        anyway=anyway,
        progress=progress,
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
    anyway: bool = False,
    progress: ProgressCallback = no_progress,
) -> OutputsRead:
    """Read the outputs: the first of three steps, quick like the last; others may write meanwhile.

    The errors in all files are reported here, before anything takes long.
    """
    at, doing = 0, Text("reading the outputs")
    problems = ProblemList(between_lines=lambda: progress(at, len(outputs), doing))
    are_unaligned = any(output.links is None for output in outputs)
    with project.reading() as tx:
        sentences = load_source(tx)
        source = token_counts(sentences)
        doubts = _doubts(tx, sentences, problems, anyway=anyway)
        basis = alignment_basis(tx) if are_unaligned else None
    linked, unaligned = [], []
    files = OutputFiles(outputs, problems)
    for at, output in enumerate(outputs):
        doing = Text("reading {0}").format(printable(output.name or output.text.name))
        progress(at, len(outputs), doing)
        for named, text in files.outputs_in(output):
            if named.by_document and basis is not None:
                unaligned.append(_by_document(named, text, basis, doubts, progress))
            elif named.links is None:
                unaligned.append(unaligned_text(named, text, source, doubts, basis=basis))
            else:
                linked.append(_linked(named, text, named.links, source, doubts))
    parallel = read_parallel(aligning, problems) if are_unaligned else ()
    names = tuple(files.names)
    with project.reading() as tx:
        _check_names(names, tx, problems, replace=replace)
    doubts.refuse_if_any(_output_of([*names, *files.unnamed]))
    notes = [*files.notes, *(text.note for pair in parallel for text in pair)]
    notes += [text.note for text in unaligned]
    return OutputsRead(
        names,
        replace,
        aligning,
        tuple(linked),
        tuple(unaligned),
        parallel,
        basis,
        tuple(dict.fromkeys(problems.warnings)),
        tuple(dict.fromkeys(filter(None, notes))),
    )


class OutputFiles:
    """Reads the files of outputs, each once, also if several outputs are chosen from it.

    Errors are added to `problems`; `names` and `notes` are complete when all outputs were read.
    """

    def __init__(self, outputs: Iterable[SystemOutput], problems: ProblemList) -> None:
        self._problems = problems
        self._wanted: defaultdict[_InputFile, list[tuple[str, ...]]] = defaultdict(list)
        for output in outputs:
            self._wanted[_file_of(output)].append(output.choice.systems)
        self._texts: dict[_InputFile, Sequence[InputText]] = {}
        self.names: list[str] = []  # of outputs, readable or not
        self.unnamed: list[str] = []  # files in which no name was found

    @property
    def notes(self) -> Iterator[Text | None]:
        return (text.note for texts in self._texts.values() for text in texts)

    def outputs_in(self, output: SystemOutput) -> Iterator[tuple[SystemOutput, InputText]]:
        """Yield the outputs that are meant, each with its name."""
        file = shown_path(output.text)
        texts = self._read(output)
        if output.name:
            self.names.append(output.name)
            if len(texts) > 1:
                self._problems.add(file, f"{several_systems(texts)}, or load all without a name")
            # Without a text, too, the file with its links is checked.
            yield output, texts[0] if len(texts) == 1 else InputText([], whole=False)
            return
        if not texts:
            self.unnamed.append(file)
        for text in texts:
            if text.system:
                self.names.append(text.system)
                yield with_changed(output, name=text.system), text
            else:
                self.unnamed.append(file)
                self._problems.add(file, f"it does not name its system; write NAME={output.text}")

    def _read(self, output: SystemOutput) -> Sequence[InputText]:
        file = _file_of(output)
        if file not in self._texts:
            wanted = self._wanted[file]
            systems = () if () in wanted else tuple(dict.fromkeys(chain.from_iterable(wanted)))
            path, choice, tokenised = file
            self._texts[file] = read_inputs(
                path,
                shown_path(path),
                self._problems,
                choice=with_changed(choice, systems=systems),
                tokenised=tokenised,
            )
        own = output.choice.systems
        return [text for text in self._texts[file] if not own or text.system in own]


def _file_of(output: SystemOutput) -> _InputFile:
    return output.text, with_changed(output.choice, systems=()), output.tokenised


def align_outputs_read(
    read: OutputsRead, *, progress: ProgressCallback = no_progress
) -> OutputsAligned:
    """Align the outputs: the second step takes long, and does not lock the project."""
    if read.basis is None:
        return OutputsAligned(read)
    outputs, notes = align_outputs(
        read.basis, read.unaligned, read.parallel, read.aligning, progress
    )
    return OutputsAligned(read, outputs, notes)


def load_into(tx: WriteTx, ready: OutputsAligned, progress: ProgressCallback) -> ChangeSet:
    """Save the outputs: the last step, as a part of another change."""
    read, problems = ready.read, ProblemList()
    _check_names(read.names, tx, problems, replace=read.replace)  # systems may have been added
    problems.refuse_if_any(_output_of(read.names))
    for at, output in enumerate(read.linked):
        progress(at, len(read.linked), Text("loading {0}").format(printable(output.name)))
        save_system(
            tx,
            output.name,
            output.translation,
            output.origin,
            no_translation=output.no_translation,
        )
    add_aligned(tx, ready.aligned)
    return ChangeSet(systems=read.names, warnings=read.warnings, notes=(*read.notes, *ready.notes))


def _output_of(names: Iterable[str]) -> str:
    return f"The output of {', '.join(names)}"


def _doubts(tx: Tx, source: Sequence[str], problems: ProblemList, *, anyway: bool) -> Doubts:
    """Return the check of outputs for this project."""
    about = load_description(tx)
    original = Original(
        source,
        # Compared with raw text, which knows no parts of words.
        tuple(map(language_profile(about.target_language).whole, load_reference(tx).sentences)),
        about.source_language,
        about.target_language,
    )
    systems = list_systems(tx)
    loaded = ((system.name, _first_lines(tx, system.id)) for system in systems)
    return Doubts(problems, original, anyway=anyway, loaded=loaded)


def _first_lines(tx: Tx, system: SystemId) -> list[str]:
    lines = load_sentences(tx, system, range(COMPARED_LINES))
    return [lines[at].text for at in sorted(lines)]


def _linked(
    output: SystemOutput,
    text: InputText,
    links: Path,
    source: Sequence[int],
    doubts: Doubts,
) -> LinkedOutput:
    name, problems = _called(output, text), doubts.problems
    sentences = lines_of_source(text, name, source=source, problems=problems)
    no_translation = doubts.add_output(name, sentences, system=output.name, tokenised=True)
    translation = with_links(
        sentences, name, links, shown_path(links), source=source, problems=problems
    )
    origin = given_origin(output.text, links, read_as=text.read_as)
    return LinkedOutput(output.name, translation, origin, no_translation)


def _by_document(
    output: SystemOutput,
    text: InputText,
    basis: AlignmentBasis,
    doubts: Doubts,
    progress: ProgressCallback,
) -> UnalignedText:
    """Return an output whose sentences were brought into the lines of the source."""
    name, problems = _called(output, text), doubts.problems
    arranged = arrange_by_document(
        text,
        name,
        basis.suite,
        basis.reference.sentences,
        problems,
        documents=output.documents,
        progress=progress,
    )
    read = _unaligned(output, text, arranged.lines, doubts, name=f"{name}, by line of the source")
    # Their text stands on the line before: they are empty, but translated.
    joined = {line for first, stop in arranged.merged for line in range(first + 1, stop)}
    return with_changed(
        read,
        merged=arranged.merged,
        note=arranged.note,
        no_translation={
            line: why for line, why in read.no_translation.items() if line not in joined
        },
    )


def unaligned_text(
    output: SystemOutput,
    text: InputText,
    source: Sequence[int] | None,
    doubts: Doubts,
    *,
    basis: AlignmentBasis | None = None,
    advice: Text = _LOOKS_TOKENISED,
) -> UnalignedText:
    """Return the lines of an output that has to be aligned; errors are added to the list.

    `advice` is the warning about raw text that looks tokenised.
    """
    name, problems = _called(output, text), doubts.problems
    lines = lines_of_source(text, name, source=source, problems=problems)
    if text.whole and not lines and basis is not None and looks_divided(text, basis.suite):
        problems.add(name, _OTHER_SENTENCES)
    return _unaligned(output, text, lines, doubts, name=name, advice=advice)


def _unaligned(
    output: SystemOutput,
    text: InputText,
    lines: Sequence[str],
    doubts: Doubts,
    *,
    name: str,
    advice: Text = _LOOKS_TOKENISED,
) -> UnalignedText:
    """Return the lines of an output, checked; `name` is its name in messages."""
    problems = doubts.problems
    no_translation = doubts.add_output(name, lines, system=output.name, tokenised=output.tokenised)
    if not output.tokenised and looks_tokenised(lines):
        problems.warn(name, advice)
    return UnalignedText(
        output.name,
        lines,
        named_file(output.text),
        output.tokenised,
        text.read_as,
        no_translation,
    )


def _called(output: SystemOutput, text: InputText) -> str:
    """Return what messages call a text: its file and, if that names systems, its system."""
    file = shown_path(output.text)
    return f"{file} ({text.system})" if text.system else file


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
        policy = load_policy(tx)
        target = language_profile(load_description(tx).target_language)
        if mistake := language_mistake(policy, target):
            return with_changed(loaded, notes=(*loaded.notes, mistake))
        matched = load_summary(tx).matched_systems
        systems = [system for system in list_systems(tx) if system.id not in matched]
        match_systems(tx, systems, policy, progress)
    return with_changed(loaded, matches=True)
