"""Raw outputs of systems: tokenised like the suite's reference, and aligned word by word."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.aligning import (
    AlignedText,
    Doubt,
    LanguagePair,
    Model,
    ParallelText,
    align_texts,
    unsure,
)
from protest_core.errors import printable
from protest_core.formats.problems import ProblemList
from protest_core.formats.slip import add_count_mistake
from protest_core.formats.text import read_lines, read_sentences, token_counts
from protest_core.ids import ExampleId
from protest_core.operations.aligning_notes import doubts_sentence, fit_sentence, missing_text
from protest_core.progress import ProgressCallback
from protest_core.store import Changes
from protest_core.suite import Example
from protest_core.tokenising import Tokeniser, tokeniser_for

_LINES_BETWEEN_LOOKS = 500  # whether the work is still wanted


@dataclass(frozen=True, slots=True)
class Aligning:
    """How texts that come without an alignment are to be aligned."""

    parallel: tuple[tuple[Path, Path], ...] = ()  # further texts to learn from, source first
    parallel_tokenised: bool = False
    quick: bool = False  # by fast_align: worse on small suites

    @property
    def model(self) -> Model:
        return Model.FAST_ALIGN if self.quick else Model.EFLOMAL


USUALLY = Aligning()


@dataclass(frozen=True, slots=True)
class UnalignedText:
    """What a system wrote, line by line."""

    name: str
    lines: Sequence[str]
    text_file: str
    tokenised: bool


def read_parallel(
    aligning: Aligning, problems: ProblemList
) -> tuple[tuple[Sequence[str], Sequence[str]], ...]:
    """Each is as long as the other, or it is on the list of mistakes."""
    return tuple(_read_pair(*pair, aligning, problems) for pair in aligning.parallel)


def _read_pair(
    source: Path, target: Path, aligning: Aligning, problems: ProblemList
) -> tuple[Sequence[str], Sequence[str]]:
    read = read_sentences if aligning.parallel_tokenised else read_lines
    texts = [read(path, str(path), problems) for path in (source, target)]
    one, other = (text.lines for text in texts)
    if all(text.whole for text in texts) and len(one) != len(other):
        counts = token_counts(other), token_counts(one)
        add_count_mistake(str(target), found=counts[0], wanted=counts[1], problems=problems)
    return one, other


def align_into(
    changes: Changes,
    texts: Sequence[UnalignedText],
    parallel: Sequence[tuple[Sequence[str], Sequence[str]]],
    aligning: Aligning,
    progress: ProgressCallback,
) -> tuple[str, ...]:
    """Add these systems, aligned with all that the project holds; how it went, in sentences.

    What is loaded is learnt from, and its links stay as they are. A system of the same name that
    makes room is not learnt from.
    """
    names = {text.name for text in texts}
    known = [changes.translation(each.id) for each in changes.systems() if each.name not in names]
    reference = changes.reference()
    suite = changes.suite()
    source, description = suite.source, suite.description
    making = _TokenMaking(changes, reference.sentences, progress)
    tokenised = {text.name: making.tokenised(text) for text in texts}
    learnt = [making.parallel(pair, tokenised=aligning.parallel_tokenised) for pair in parallel]
    aligned = align_texts(
        source,
        tokenised,
        languages=LanguagePair(description.source_language, description.target_language),
        known=[reference, *known],
        parallel=learnt,
        model=aligning.model,
        progress=progress,
    )
    notes = list(making.notes())
    for text in texts:
        changes.add_system(text.name, aligned[text.name].translation, text_file=text.text_file)
        doubts = _doubts(suite.examples, aligned[text.name])
        changes.set_doubts(text.name, doubts)
        notes += missing_text(text.name, suite, aligned[text.name].translation.sentences)
        notes.append(doubts_sentence(text.name, len(doubts), len(suite.examples)))
    return tuple(notes)


def _doubts(
    examples: Sequence[Example], text: AlignedText
) -> Mapping[ExampleId, tuple[Doubt, ...]]:
    found = {each.id: unsure(each, text.alignments) for each in examples}
    return {example: doubts for example, doubts in found.items() if doubts}


class _TokenMaking:
    """Tokenisers are made when they are needed; `notes` tell how well they fit."""

    def __init__(
        self, changes: Changes, reference: Sequence[str], progress: ProgressCallback
    ) -> None:
        self._languages = changes.description()
        self._source = changes.source()
        self._reference = reference
        self._progress = progress
        self._of_target: Tokeniser | None = None
        self._of_source: Tokeniser | None = None

    def tokenised(self, text: UnalignedText) -> Sequence[str]:
        if text.tokenised:
            return text.lines
        return self._made(self._target(), text.lines, printable(text.name))

    def parallel(
        self, texts: tuple[Sequence[str], Sequence[str]], *, tokenised: bool
    ) -> ParallelText:
        if tokenised:
            return ParallelText(*texts)
        if self._of_source is None:
            self._progress(0, 1, "looking at how the source is tokenised")
            self._of_source = tokeniser_for(self._source, self._languages.source_language)
        source, target = texts
        doing = "further text"
        return ParallelText(
            self._made(self._of_source, source, doing), self._made(self._target(), target, doing)
        )

    def _target(self) -> Tokeniser:
        if self._of_target is None:
            self._progress(0, 1, "looking at how the reference is tokenised")
            self._of_target = tokeniser_for(self._reference, self._languages.target_language)
        return self._of_target

    def _made(self, tokeniser: Tokeniser, lines: Sequence[str], what: str) -> list[str]:
        made = []
        for number, line in enumerate(lines):
            if not number % _LINES_BETWEEN_LOOKS:
                self._progress(number, len(lines), f"tokenising {what}")
            made.append(" ".join(tokeniser.tokenise(line)))
        return made

    def notes(self) -> Iterator[str]:
        if self._of_target is not None and self._of_target.fit is not None:
            yield fit_sentence(self._of_target.fit)
