"""Trains sil-thot's aligners in both directions and makes one alignment of the two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from protest_core.aligning.forms import WordNumbers, as_written, form_for
from protest_core.aligning.links import SentenceAlignment, unlinked
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite import Tokens

if TYPE_CHECKING:
    from thot.alignment import AlignmentModel

Pair = tuple[Tokens, Tokens]


class Model(StrEnum):
    """Eflomal is better on small texts, fast_align is quicker."""

    EFLOMAL = "eflomal"
    FAST_ALIGN = "fast_align"


_FAST_ALIGN_ITERATIONS = 5
# Eflomal makes 5000 / √pairs rounds. With fewer pairs than this it would make thousands, and one
# long sentence alone would take minutes.
_FEWEST_PAIRS = 300
_ROUNDS = (72, 72, 288)  # as many as it makes with that number of pairs
_DECODED_BETWEEN_LOOKS = 500  # whether the work is still wanted


def train_and_align(
    pairs: Sequence[Pair],
    *,
    extra: Sequence[Pair] = (),
    model: Model = Model.EFLOMAL,
    by_beginnings: bool = True,
    progress: ProgressCallback = no_progress,
) -> list[SentenceAlignment]:
    """Align these pairs, learning from them and from the extra ones. Same input, same output.

    `by_beginnings`: in small texts, words that begin alike are the same word to the aligner.
    """
    form = form_for(len(pairs) + len(extra)) if by_beginnings else as_written
    source_words, target_words = WordNumbers(form), WordNumbers(form)
    sources = [source_words.of(source) for side in (pairs, extra) for source, _ in side]
    targets = [target_words.of(target) for side in (pairs, extra) for _, target in side]
    steps = _Steps(progress)
    forward = _trained(sources, targets, model, steps, half=0)
    backward = _trained(targets, sources, model, steps, half=1)
    return list(_decoded(pairs, forward, backward, steps))


class _Steps:
    """Progress in percent: what the trainings take depends on how much text there is."""

    def __init__(self, progress: ProgressCallback) -> None:
        self._progress = progress

    def training(self, half: int, done: int, iterations: int) -> None:
        self._progress(round(45 * (half + done / max(iterations, 1))), 100, "learning to align")

    def decoding(self, done: int, pairs: int) -> None:
        self._progress(90 + round(10 * done / max(pairs, 1)), 100, "aligning")


def _trained(
    sources: Sequence[list[str]],
    targets: Sequence[list[str]],
    model: Model,
    steps: _Steps,
    *,
    half: int,
) -> AlignmentModel:
    steps.training(half, 0, 1)
    aligner = _new(model, len(sources))
    for source, target in zip(sources, targets, strict=True):
        aligner.add_sentence_pair(source, target)
    aligner.emit_training_alignments = True
    aligner.start_training()
    iterations = getattr(aligner, "scheduled_iterations", _FAST_ALIGN_ITERATIONS)
    for done in range(iterations):
        aligner.train()
        steps.training(half, done + 1, iterations)
    aligner.end_training()
    return aligner


def _new(model: Model, pairs: int) -> AlignmentModel:
    from thot.alignment import EflomalAlignmentModel, FastAlignModel

    if model is Model.FAST_ALIGN:
        return FastAlignModel()
    eflomal = EflomalAlignmentModel()
    # One thread. The links are the same with several, but those wait for each other: on a machine
    # with other work we measured seven times the time.
    eflomal.deterministic = True
    if pairs < _FEWEST_PAIRS:
        eflomal.set_iterations(*_ROUNDS)
    return eflomal


def _decoded(
    pairs: Sequence[Pair],
    forward: AlignmentModel,
    backward: AlignmentModel,
    steps: _Steps,
) -> Iterator[SentenceAlignment]:
    longest = forward.max_sentence_length
    for number, (source, target) in enumerate(pairs):
        if not number % _DECODED_BETWEEN_LOOKS:
            steps.decoding(number, len(pairs))
        # These are not aligned; fast_align would be asked for what it has not got.
        if not source or not target or max(len(source), len(target)) > longest:
            yield unlinked(len(source), len(target))
        else:
            matrices = (each.get_training_alignment(number)[1] for each in (forward, backward))
            yield _made_one(*matrices)
    steps.decoding(1, 1)


def _made_one(forward: Any, backward: Any) -> SentenceAlignment:
    sources = _ends(forward)
    targets = _ends(backward)
    backward.transpose()
    forward.grow_diag_final_and(backward)
    rows, columns = forward.to_numpy().nonzero()  # in order of source, then target
    text = " ".join(
        f"{row}-{column}" for row, column in zip(rows.tolist(), columns.tolist(), strict=True)
    )
    return SentenceAlignment(text, sources, targets)


def _ends(matrix: Any) -> tuple[int | None, ...]:
    """The aligner counts from 1; 0 means none."""
    return tuple(end - 1 if end else None for end in matrix.to_list())
