"""`protest quick`: from raw texts to a matched project, without a suite made by hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from dataclasses import replace as with_changed
from pathlib import Path

from protest_core.candidates.queries.systems import list_systems
from protest_core.changes import ChangeSet
from protest_core.db.creating import check_may_be_made
from protest_core.db.project import Project
from protest_core.db.transactions import WriteTx
from protest_core.errors import Problem, RefusedError
from protest_core.evaluation.match_project import check_language, match_systems
from protest_core.files.input_text import TextKind
from protest_core.files.inputs import read_input
from protest_core.files.paths import shown_path
from protest_core.files.problems import ProblemList
from protest_core.files.text import token_counts
from protest_core.languages.profiles import language_profile, split_code
from protest_core.loading.align import (
    DEFAULT_ALIGNING,
    UnalignedText,
    add_aligned,
    align_outputs,
    alignment_basis,
)
from protest_core.loading.plausibility.check import Doubts
from protest_core.loading.plausibility.texts import Original
from protest_core.loading.systems import OutputFiles, SystemOutput, check_names, unaligned_text
from protest_core.matching.policy import PolicyChange
from protest_core.matching.queries import save_policy
from protest_core.matching.rules import usual_policy
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.directory import documents_of
from protest_core.suite.model import Document, SuiteDescription, TestSuite
from protest_core.suite.queries import save_suite
from protest_core.suite_build.built_suite import suite_of
from protest_core.suite_build.finish import link_reference
from protest_core.suite_build.raw_text import (
    categories_of,
    find_pronouns,
    pronouns_to_find,
    tokenised,
)
from protest_core.text.tokenisation_fit import looks_tokenised
from protest_core.text.translation import Translation, lines_of_source
from protest_core.translatable import Text

_LOOKS_TOKENISED = Text(
    "looks tokenised already: most commas and full stops have a blank before them. It was "
    "tokenised once more; links and approvals are better if the raw text is given"
)


@dataclass(frozen=True, slots=True)
class QuickTexts:
    """Raw texts, one sentence on each line; `documents` says where documents begin."""

    source: Path
    reference: Path
    outputs: tuple[SystemOutput, ...]
    documents: Path | None = None


@dataclass(frozen=True, slots=True)
class QuickRequest:
    """A request to compare systems; without `pronouns`, the usual ones of the source language."""

    texts: QuickTexts
    source_language: str
    target_language: str
    pronouns: tuple[str, ...] = ()
    anyway: bool = False  # whether texts count that do not look like translations
    policy: PolicyChange = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _TextsRead:
    source: list[str]
    reference: list[str]
    outputs: tuple[UnalignedText, ...]
    documents: tuple[Document, ...]
    warnings: tuple[Problem, ...]
    notes: tuple[Text, ...]


def make_quick_project(
    *,
    path: Path,
    request: QuickRequest,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Make a project with all systems matched, or raise with every error in the texts."""
    profile = language_profile(request.source_language)
    forms = pronouns_to_find(request.pronouns, profile)
    read = _read(request)
    name = shown_path(Path(request.texts.source.name))
    # Asked before the texts are aligned, which takes long.
    target = language_profile(request.target_language)
    policy = with_changed(usual_policy(target), **request.policy)
    check_language(policy, target)
    check_may_be_made(path, replace=replace)
    target_language = split_code(request.target_language)
    description = SuiteDescription(name, request.source_language, target_language)
    lines = tokenised(read.source, request.source_language, progress)
    examples = [*find_pronouns(lines, forms, profile, read.documents)]
    if not examples:
        raise RefusedError(Text("There is no {0} in {1}.").format(Text(" or ").join(forms), name))
    categories = categories_of(forms, profile)
    suite = suite_of(description, read.documents, lines, examples, categories)
    translation = _linked(suite, tokenised(read.reference, target_language, progress), progress)

    notes: list[str] = [*read.notes]

    def fill(tx: WriteTx) -> None:
        save_suite(tx, suite, translation)
        aligned, fit_notes = align_outputs(
            alignment_basis(tx), read.outputs, (), DEFAULT_ALIGNING, progress
        )
        add_aligned(tx, aligned)
        notes.extend(fit_notes)
        save_policy(tx, policy)
        match_systems(tx, list_systems(tx), policy, progress)

    Project.create(path, fill, replace=replace)
    systems = tuple(output.name for output in read.outputs)
    return ChangeSet(systems=systems, matches=True, warnings=read.warnings, notes=tuple(notes))


def _read(request: QuickRequest) -> _TextsRead:
    """Read all texts, so that the errors in all of them are reported together."""
    texts = request.texts
    problems = ProblemList()
    name, other = shown_path(texts.source), shown_path(texts.reference)
    source = read_input(texts.source, name, problems, kind=TextKind.SOURCE)
    lengths = token_counts(source.lines) if source.whole else None
    reference = read_input(texts.reference, other, problems, kind=TextKind.REFERENCE)
    lines = lines_of_source(reference, other, source=lengths, problems=problems)
    languages = request.source_language, request.target_language
    doubts = Doubts(problems, Original(source.lines, lines, *languages), anyway=request.anyway)
    doubts.add_originals(other)
    for original, its_lines in ((name, source.lines), (other, lines)):
        if looks_tokenised(its_lines):
            problems.warn(original, _LOOKS_TOKENISED)
    files = OutputFiles(texts.outputs, problems)
    unaligned = tuple(
        unaligned_text(named, text, lengths, doubts, advice=_LOOKS_TOKENISED)
        for output in texts.outputs
        for named, text in files.outputs_in(output)
    )
    check_names(files.names, problems)
    table = texts.documents
    documents = documents_of(
        source, table, problems, lines=len(source.lines), name=shown_path(table) if table else ""
    )
    doubts.refuse_if_any("The texts")
    notes = dict.fromkeys(filter(None, (source.note, reference.note, *files.notes)))
    return _TextsRead(
        source.lines, lines, unaligned, documents, tuple(problems.warnings), tuple(notes)
    )


def _linked(suite: TestSuite, reference: Sequence[str], progress: ProgressCallback) -> Translation:
    links = link_reference(
        suite.source,
        reference,
        source_language=suite.description.source_language,
        target_language=suite.description.target_language,
        progress=progress,
    )
    return Translation(tuple(reference), links)
