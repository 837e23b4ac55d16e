"""Raw outputs of systems: tokenised like the suite's reference, and aligned word by word."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.aligning.corrected import corrected_translation
from protest_core.aligning.hints import Doubt, unsure
from protest_core.aligning.texts import AlignedText, LanguagePair, align_texts
from protest_core.aligning.training import Model
from protest_core.alignment.translation import Translation
from protest_core.formats.problems import ProblemList
from protest_core.formats.slip import add_count_mistake
from protest_core.formats.text import read_lines, read_sentences, token_counts
from protest_core.ids import ExampleId
from protest_core.operations.systems.aligning_notes import doubts_sentence, missing_text
from protest_core.operations.systems.token_making import TokenMaking, UnalignedText
from protest_core.progress import ProgressCallback
from protest_core.store.doubts import save_doubts
from protest_core.store.suites import load_reference, load_suite
from protest_core.store.systems import list_systems, load_translation, save_system
from protest_core.store.transactions import Tx, WriteTx
from protest_core.suite.example import Example
from protest_core.suite.testsuite import TestSuite


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


@dataclass(frozen=True, slots=True)
class Ground:
    """What a project holds that outputs are aligned with, as it was at one moment."""

    suite: TestSuite
    reference: Translation
    known: tuple[Translation, ...]  # the systems


def ground_of(tx: Tx, coming: Collection[str]) -> Ground:
    """A system of the same name as one that is coming makes room, and is not learnt from."""
    known = [each.id for each in list_systems(tx) if each.name not in coming]
    systems = tuple(load_translation(tx, each) for each in known)
    return Ground(load_suite(tx), load_reference(tx), systems)


@dataclass(frozen=True, slots=True)
class AlignedOutput:
    """A system that can be added."""

    name: str
    text_file: str
    translation: Translation
    doubts: Mapping[ExampleId, tuple[Doubt, ...]]


def align_outputs(
    ground: Ground,
    texts: Sequence[UnalignedText],
    parallel: Sequence[tuple[Sequence[str], Sequence[str]]],
    aligning: Aligning,
    progress: ProgressCallback,
) -> tuple[tuple[AlignedOutput, ...], tuple[str, ...]]:
    """With all that the project holds; and how it went, in sentences.

    Takes long, and nothing of the project is touched or locked meanwhile.
    """
    suite, reference = ground.suite, ground.reference
    description = suite.description
    making = TokenMaking(suite, reference.sentences, progress)
    tokenised = {text.name: making.tokenised(text) for text in texts}
    learnt = [making.parallel(pair, tokenised=aligning.parallel_tokenised) for pair in parallel]
    aligned = align_texts(
        suite.source,
        tokenised,
        languages=LanguagePair(description.source_language, description.target_language),
        known=[corrected_translation(reference, suite.examples), *ground.known],
        parallel=learnt,
        model=aligning.model,
        progress=progress,
    )
    notes = list(making.notes())
    outputs = []
    for text in texts:
        found = aligned[text.name]
        doubts = _doubts(suite.examples, found)
        outputs.append(AlignedOutput(text.name, text.text_file, found.translation, doubts))
        notes += missing_text(text.name, suite, found.translation.sentences)
        notes.append(doubts_sentence(text.name, len(doubts), len(suite.examples)))
    return tuple(outputs), tuple(notes)


def add_aligned(tx: WriteTx, outputs: Iterable[AlignedOutput]) -> None:
    for output in outputs:
        save_system(tx, output.name, output.translation, text_file=output.text_file)
        save_doubts(tx, output.name, output.doubts)


def _doubts(
    examples: Sequence[Example], text: AlignedText
) -> Mapping[ExampleId, tuple[Doubt, ...]]:
    found = {each.id: unsure(each, text.alignments) for each in examples}
    return {example: doubts for example, doubts in found.items() if doubts}
