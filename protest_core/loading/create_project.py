"""Check a suite directory, and create a project from one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace as with_changed
from pathlib import Path

from protest_core.candidates.origin import given_origin, named_file
from protest_core.candidates.queries.systems import save_system
from protest_core.candidates.translated_parts import parts_of
from protest_core.changes import ChangeSet
from protest_core.db.busy import Patience
from protest_core.db.creating import check_may_be_made
from protest_core.db.project import Project
from protest_core.db.transactions import WriteTx
from protest_core.errors import ProtestError, RefusedError, counted, printable
from protest_core.files.paths import PathKind, kind_at
from protest_core.files.problems import ProblemList
from protest_core.files.suspicious_text import warn_of_suspicious_text
from protest_core.ids import ExampleId
from protest_core.judgements.guideline_changes import change_mistakes, with_earlier
from protest_core.judgements.guidelines import (
    Guidelines,
    guidelines_for,
    parse_guidelines,
    save_guidelines,
)
from protest_core.loading.align import (
    DEFAULT_ALIGNING,
    UnalignedText,
    add_aligned,
    align_outputs,
    alignment_basis,
)
from protest_core.loading.systems import system_name_mistake
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.directory import (
    GUIDELINES,
    SuiteContents,
    check_is_there,
    read_suite_directory,
    source_counts,
)
from protest_core.suite.model import Example
from protest_core.suite.queries import save_suite
from protest_core.suite.report import SuiteCheck
from protest_core.suite.system_files import SystemFiles, read_system, read_unaligned
from protest_core.text.translation import Translation
from protest_core.translatable import Text

_NOT_ALIGNED = "there is no word alignment beside it (.align); it will be aligned when it is loaded"
_IN_A_HURRY = Patience(reading=0.2, writing=0.2)


def check_suite(*, directory: Path, progress: ProgressCallback = no_progress) -> SuiteCheck:
    """Read all of a suite, systems included, or raise an `InputError` with every mistake."""
    problems = ProblemList()
    contents = read_suite_directory(directory, problems)
    for each in _check_systems(contents, problems, progress):
        problems.warn(f"systems/{each.text_file}", _NOT_ALIGNED)
    guidelines = _guidelines_of(contents, problems)
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
        None if guidelines is None else guidelines.version,
        () if guidelines is None else tuple(question.id for question in guidelines.further),
    )


def _guidelines_of(contents: SuiteContents, problems: ProblemList) -> Guidelines | None:
    """Return the suite's own guidelines, which are checked as those that a project is given."""
    if contents.guidelines is None:
        return None
    description = contents.suite.description
    general = guidelines_for(description.source_language, description.target_language)
    try:
        guidelines = parse_guidelines(contents.guidelines, general)
    except RefusedError as error:
        problems.add(GUIDELINES, str(error).rstrip("."))
        return None
    categories = [each.id for each in contents.suite.categories]
    for mistake in change_mistakes(general, guidelines, frozenset(), categories):
        problems.add(GUIDELINES, mistake)
    return with_earlier(general, guidelines, (), ask_again=False)


def _check_systems(
    contents: SuiteContents, problems: ProblemList, progress: ProgressCallback
) -> list[UnalignedText]:
    """Check the systems, and return those that still have to be aligned."""
    unaligned: list[UnalignedText] = []
    read = _read_systems(contents, "checking", problems, progress, unaligned)
    for system, translation in read:
        warn_of_suspicious_text(translation.sentences, system.place, problems)
    for each in unaligned:
        if each.tokenised:
            warn_of_suspicious_text(each.lines, f"systems/{each.text_file}", problems)
    return unaligned


def _read_systems(
    contents: SuiteContents,
    doing: str,
    problems: ProblemList,
    progress: ProgressCallback,
    unaligned: list[UnalignedText],
) -> Iterator[tuple[SystemFiles, Translation]]:
    """Yield the systems that come with an alignment, one by one, and collect the others."""
    source = source_counts(contents, problems)
    for number, system in enumerate(contents.systems):
        progress(number, len(contents.systems), f"{doing} {printable(system.name)}")
        if mistake := system_name_mistake(system.name):
            problems.add(system.place, mistake)
        if system.links is None:
            lines = read_unaligned(system, source=source, problems=problems)
            file = named_file(system.text)
            unaligned.append(UnalignedText(system.name, lines, file, system.is_tokenised))
            continue
        yield system, read_system(system, system.links, source=source, problems=problems)


def _warn(contents: SuiteContents, problems: ProblemList) -> None:
    """Add warnings about suspicious but allowed contents."""
    first: dict[tuple[int, int], Example] = {}
    for example in contents.suite.examples:
        earlier = first.setdefault((example.line, example.token), example)
        if earlier is not example:
            same = f"examples {earlier.id} and {example.id} are about the same token"
            problems.warn("examples.jsonl", same)
    warn_of_suspicious_text(contents.suite.source, "source.txt", problems)
    if contents.suite.description.without_reference:
        return
    warn_of_suspicious_text(contents.reference.sentences, "reference.txt", problems)
    parts = {
        example.id: parts_of(example, contents.reference, example.correction)
        for example in contents.suite.examples
    }
    pronouns = [number for number, (pronoun, *_) in parts.items() if not pronoun.tokens]
    antecedents = [
        number for number, (_, *others) in parts.items() for each in others if not each.tokens
    ]
    _warn_of_unaligned(pronouns, "pronoun", "nothing", problems)
    _warn_of_unaligned(antecedents, "antecedent", "nothing or to punctuation only", problems)


def _warn_of_unaligned(
    of_examples: Sequence[ExampleId], what: str, to: str, problems: ProblemList
) -> None:
    if of_examples:
        examples = list(dict.fromkeys(of_examples))
        ids = ", ".join(map(str, examples[:10])) + (", …" if len(examples) > 10 else "")
        message = f"{counted(len(of_examples), what)} aligned to {to}; they always go to people"
        problems.warn("reference.align", f"{message} (examples {ids})")


def suite_mistake(directory: Path) -> str:
    """Return why this cannot be a suite directory, by a quick check; empty if it can."""
    try:
        check_is_there(directory)
        is_suite = kind_at(directory / "suite.toml") is PathKind.FILE
    except ProtestError as error:
        return error.text
    if not is_suite:
        shown = printable(str(directory))
        return Text(
            "{0} is no suite directory: it has no suite.toml. Choose another folder."
        ).format(shown)
    return ""


def project_file_mistake(path: Path) -> str:
    """Return why no project can be made there, even by replacing a file; empty if one can.

    This is called by a window, which cannot wait long for other programs.
    """
    try:
        check_may_be_made(path, replace=True, patience=_IN_A_HURRY)
    except ProtestError as error:
        return error.text
    return ""


def create_project(
    *,
    path: Path,
    directory: Path,
    with_systems: bool = False,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Make a project file from a suite directory, on request with the systems in it."""
    problems = ProblemList()
    progress(0, 1, Text("reading {0}").format(printable(directory.name)))
    contents = read_suite_directory(directory, problems)
    not_loaded = () if with_systems else tuple(system.name for system in contents.systems)
    if not_loaded:
        contents = with_changed(contents, systems=())
    guidelines = _guidelines_of(contents, problems)
    if problems.mistakes:  # mistakes in systems are reported with the systems
        _check_systems(contents, problems, progress)
    problems.refuse_if_any(f"The suite {directory}")
    notes: list[str] = []

    def fill(tx: WriteTx) -> None:
        save_suite(tx, contents.suite, contents.reference)
        if guidelines is not None:
            save_guidelines(tx, guidelines)
        unaligned: list[UnalignedText] = []
        read = _read_systems(contents, "loading", problems, progress, unaligned)
        for system, translation in read:
            if not problems.mistakes and system.links is not None:
                origin = given_origin(system.text, system.links)
                save_system(tx, system.name, translation, origin)
        problems.refuse_if_any(f"The suite {directory}")
        if unaligned:
            basis = alignment_basis(tx)
            aligned, fit_notes = align_outputs(basis, unaligned, (), DEFAULT_ALIGNING, progress)
            add_aligned(tx, aligned)
            notes.extend(fit_notes)

    Project.create(path, fill, replace=replace)
    return ChangeSet(
        systems=tuple(system.name for system in contents.systems),
        warnings=tuple(problems.warnings),
        notes=tuple(notes),
        not_loaded=not_loaded,
    )
