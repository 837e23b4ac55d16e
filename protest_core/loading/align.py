"""Tokenise outputs like the reference and align them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from protest_core import __version__
from protest_core.alignment.align_texts import (
    AlignedText,
    LanguagePair,
    ParallelText,
    align_text,
    with_corrected_links,
)
from protest_core.alignment.training import Model, aligner_in_words
from protest_core.alignment.warnings import AlignmentWarning, alignment_warnings
from protest_core.candidates.origin import (
    UNKNOWN_ORIGIN,
    Merged,
    NamedFile,
    SystemOrigin,
    named_file,
)
from protest_core.candidates.queries.link_corrections import save_warnings
from protest_core.candidates.queries.systems import save_system
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import printable, with_all_escaped
from protest_core.files.input_text import InputText, TextKind
from protest_core.files.inputs import read_input
from protest_core.files.paths import shown_path
from protest_core.files.problems import ProblemList
from protest_core.files.text import token_counts
from protest_core.ids import ExampleId
from protest_core.progress import ProgressCallback
from protest_core.suite.model import Example, TestSuite
from protest_core.suite.queries import load_reference, load_suite
from protest_core.text.tokenisation_fit import tokeniser_for
from protest_core.text.tokeniser import TokenisationFit, Tokeniser
from protest_core.text.translation import NoTranslation, Translation, lines_of_source
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class Aligning:
    """Settings for aligning texts that come without an alignment."""

    parallel: tuple[tuple[Path, Path], ...] = ()  # further training texts, source first
    parallel_tokenised: bool = False
    quick: bool = False  # with fast_align: worse on small suites

    @property
    def model(self) -> Model:
        return Model.FAST_ALIGN if self.quick else Model.EFLOMAL


DEFAULT_ALIGNING = Aligning()


@dataclass(frozen=True, slots=True)
class AlignmentBasis:
    """The texts of a project with which outputs are aligned; they do not include systems' texts."""

    suite: TestSuite
    reference: Translation


@dataclass(frozen=True, slots=True)
class AlignedOutput:
    """An aligned system, ready to be added."""

    name: str
    translation: Translation
    origin: SystemOrigin
    warnings: Mapping[ExampleId, tuple[AlignmentWarning, ...]]
    no_translation: Mapping[int, NoTranslation]


@dataclass(frozen=True, slots=True)
class UnalignedText:
    """A system's output, line by line."""

    name: str
    lines: Sequence[str]
    file: NamedFile
    tokenised: bool
    read_as: str = ""
    no_translation: Mapping[int, NoTranslation] = field(default_factory=dict)
    merged: Merged = ()  # groups of lines whose text stands on the first one
    note: Text | None = None  # how sentences were aligned

    @property
    def text_file(self) -> str:
        return self.file.name


def fit_sentence(fit: TokenisationFit) -> Text:
    """Return how many reference lines our tokeniser reproduces, with the first difference."""
    sentence = Text(
        "tokenised like the reference ({0}): our tokeniser reproduces {1:,} of {2:,} reference "
        "lines"
    )
    if fit.sentences < fit.lines:
        sentence = Text(
            "tokenised like the reference ({0}): our tokeniser reproduces {1:,} of the {2:,} "
            "reference lines that it was tried on"
        )
    filled = sentence.format(fit.convention.in_words, fit.identical, fit.sentences)
    if not fit.examples:
        return filled
    first = fit.examples[0]
    ours, theirs = _first_difference(first.tokens, first.reference)
    ours, theirs = with_all_escaped(ours), with_all_escaped(theirs)
    difference = Text("{0}; line {1} has ‘{2}’ for our ‘{3}’")
    return difference.format(filled, first.line + 1, theirs, ours)


def _first_difference(ours: Sequence[str], theirs: Sequence[str]) -> tuple[str, str]:
    """Return three tokens of each from the place where the two begin to differ."""
    at = next(
        (n for n, (one, other) in enumerate(zip(ours, theirs, strict=False)) if one != other),
        min(len(ours), len(theirs)),
    )
    return " ".join(ours[at : at + 3]), " ".join(theirs[at : at + 3])


def missing_text(
    name: str, suite: TestSuite, sentences: Sequence[str], origin: SystemOrigin = UNKNOWN_ORIGIN
) -> Iterator[Text]:
    """Yield a warning on lines without text, which may be intended if no example needs them."""
    missing = {
        number
        for number, line in enumerate(suite.source)
        if line and not (sentences[number] or origin.merges(number))
    }
    if missing:
        without = sum(not missing.isdisjoint(each.compared_lines) for each in suite.examples)
        lines = Text(
            "%n of {0:,} lines are empty", "", len(missing), one="%n of {0:,} lines is empty"
        ).format(len(sentences))
        examples = Text("no example is affected")
        if without:
            examples = Text(
                "%n of {0:,} examples are affected",
                "",
                without,
                one="%n of {0:,} examples is affected",
            ).format(len(suite.examples))
        yield Text("{0}: {1}; {2}").format(printable(name), lines, examples)


def warnings_sentence(name: str, with_warnings: int, examples: int) -> Text:
    if not with_warnings:
        sentence = Text("{0} was aligned here; the aligner is sure of all examples")
        return sentence.format(printable(name))
    return Text(
        "{0} was aligned here; %n of {1:,} alignments are uncertain",
        "",
        with_warnings,
        one="{0} was aligned here; %n of {1:,} alignments is uncertain",
    ).format(printable(name), examples)


def read_parallel(
    aligning: Aligning, problems: ProblemList
) -> tuple[tuple[InputText, InputText], ...]:
    """Return the pairs of texts; those of unequal length are added to the list of errors."""
    return tuple(_read_pair(*pair, aligning, problems) for pair in aligning.parallel)


def _read_pair(
    source: Path, target: Path, aligning: Aligning, problems: ProblemList
) -> tuple[InputText, InputText]:
    one, other = (
        read_input(
            path,
            shown_path(path),
            problems,
            kind=kind,
            tokenised=aligning.parallel_tokenised,
            field_option="",
        )
        for path, kind in ((source, TextKind.SOURCE), (target, TextKind.REFERENCE))
    )
    if one.whole:
        name = shown_path(target)
        lines_of_source(other, name, source=token_counts(one.lines), problems=problems)
    return one, other


def alignment_basis(tx: Tx) -> AlignmentBasis:
    return AlignmentBasis(load_suite(tx), load_reference(tx))


def align_outputs(
    basis: AlignmentBasis,
    texts: Sequence[UnalignedText],
    parallel: Sequence[tuple[InputText, InputText]],
    aligning: Aligning,
    progress: ProgressCallback,
) -> tuple[tuple[AlignedOutput, ...], tuple[str, ...]]:
    """Return the outputs, each aligned independently, and notes on the process.

    This takes long, and neither changes nor locks the project.
    """
    suite, reference = basis.suite, basis.reference
    description = suite.description
    tokeniser = OutputTokeniser(suite, reference.sentences, progress)
    tokenised = [tokeniser.tokenised(text) for text in texts]
    learnt = [tokeniser.parallel(pair, tokenised=aligning.parallel_tokenised) for pair in parallel]
    files = tuple(named_file(path) for pair in aligning.parallel for path in pair)
    corrected = with_corrected_links(reference, suite.examples)
    notes: list[str] = []
    outputs = []
    for number, (text, sentences) in enumerate(zip(texts, tokenised, strict=True)):
        aligned = align_text(
            suite.source,
            sentences,
            languages=LanguagePair(description.source_language, description.target_language),
            reference=corrected,
            parallel=learnt,
            model=aligning.model,
            merged=text.merged,
            progress=_part(progress, number, len(texts)),
        )
        warnings = _warnings(suite.examples, aligned)
        origin = SystemOrigin(
            text.file,
            aligner=aligner_in_words(aligning.model),
            parallel=files,
            tokeniser=tokeniser.convention(text),
            program=__version__,
            read_as=text.read_as,
            merged=text.merged,
        )
        outputs.append(
            AlignedOutput(text.name, aligned.translation, origin, warnings, text.no_translation)
        )
        notes += missing_text(text.name, suite, aligned.translation.sentences, origin)
        notes.append(warnings_sentence(text.name, len(warnings), len(suite.examples)))
    notes += tokeniser.notes()  # last, because these notes concern the text itself
    return tuple(outputs), tuple(notes)


def _part(progress: ProgressCallback, number: int, parts: int) -> ProgressCallback:
    return lambda done, total, doing: progress(number * total + done, parts * total, doing)


def add_aligned(tx: WriteTx, outputs: Iterable[AlignedOutput]) -> None:
    for output in outputs:
        save_system(
            tx,
            output.name,
            output.translation,
            output.origin,
            no_translation=output.no_translation,
        )
        save_warnings(tx, output.name, output.warnings)


def _warnings(
    examples: Sequence[Example], text: AlignedText
) -> Mapping[ExampleId, tuple[AlignmentWarning, ...]]:
    found = {each.id: alignment_warnings(each, text.alignments) for each in examples}
    return {example: warnings for example, warnings in found.items() if warnings}


class OutputTokeniser:
    """Tokenises outputs, with tokenisers created on demand; `notes` say how well these fit."""

    def __init__(
        self, suite: TestSuite, reference: Sequence[str], progress: ProgressCallback
    ) -> None:
        self._languages = suite.description
        self._source = suite.source
        self._reference = reference
        self._progress = progress
        self._of_target: Tokeniser | None = None
        self._of_source: Tokeniser | None = None

    def tokenised(self, text: UnalignedText) -> Sequence[str]:
        if text.tokenised:
            return text.lines
        return self._made(self._target(), text.lines, printable(text.name))

    def parallel(self, texts: tuple[InputText, InputText], *, tokenised: bool) -> ParallelText:
        source, target = (text.lines for text in texts)
        if tokenised:
            return ParallelText(source, target)
        if self._of_source is None:
            self._progress(0, 1, Text("looking at how the source is tokenised"))
            self._of_source = tokeniser_for(self._source, self._languages.source_language)
        doing = Text("further text")
        return ParallelText(
            self._made(self._of_source, source, doing), self._made(self._target(), target, doing)
        )

    def _target(self) -> Tokeniser:
        if self._of_target is None:
            self._progress(0, 1, Text("looking at how the reference is tokenised"))
            self._of_target = tokeniser_for(self._reference, self._languages.target_language)
        return self._of_target

    def _made(self, tokeniser: Tokeniser, lines: Sequence[str], what: str) -> list[str]:
        doing = Text("tokenising {0}").format(what)
        return tokeniser.for_text(lines).sentences(lines, self._progress, doing)

    def convention(self, text: UnalignedText) -> str:
        """Describe in words how a text was tokenised here, or return '' if it was not."""
        return "" if text.tokenised else str(self._target().for_text(text.lines).convention)

    def notes(self) -> Iterator[str]:
        if self._of_target is None:
            return
        if self._of_target.fit is not None:
            yield fit_sentence(self._of_target.fit)
        else:
            yield Text(
                "tokenised as is usual ({0}), because there is no reference that shows how"
            ).format(self._of_target.convention.in_words)
