"""Aligns sentence pairs in both directions and makes one alignment of the two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protest_core.aligning.both_directions import (
    link_here,
    link_side_by_side,
    other_processes_can_run,
)
from protest_core.aligning.forms import WordNumbers, as_written, form_for
from protest_core.aligning.links import SentenceAlignment, unlinked
from protest_core.aligning.rounds import Pair, comparisons, rounds_for
from protest_core.aligning.training import Ends, Model, Schedule, Words
from protest_core.progress import ProgressCallback, no_progress

# From so many comparisons on another Python is worth its start: about two seconds for each
# direction.
_MUCH = {Model.EFLOMAL: 60e6, Model.FAST_ALIGN: 250e6}  # as Eflomal would make them
_JOINED_BETWEEN_LOOKS = 500  # whether the work is still wanted


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
    learnt = [*pairs, *extra]
    schedule = Schedule(model, len(pairs), rounds_for(learnt))
    steps = _Steps(progress)
    much = comparisons(learnt, schedule.rounds) > _MUCH[model]
    link = link_side_by_side if much and other_processes_can_run() else link_here
    forward, backward = link(
        _as_seen(learnt, by_beginnings=by_beginnings), schedule, steps.training
    )
    return list(_joined(pairs, forward, backward, steps))


def _as_seen(pairs: Sequence[Pair], *, by_beginnings: bool) -> list[Words]:
    form = form_for(len(pairs)) if by_beginnings else as_written
    of_source, of_target = WordNumbers(form), WordNumbers(form)
    return [(of_source.of(source), of_target.of(target)) for source, target in pairs]


class _Steps:
    """Progress in percent: what the trainings take depends on how much text there is."""

    def __init__(self, progress: ProgressCallback) -> None:
        self._progress = progress

    def training(self, share: float) -> None:
        self._progress(round(90 * share), 100, "learning to align")

    def joining(self, done: int, pairs: int) -> None:
        self._progress(90 + round(10 * done / max(pairs, 1)), 100, "aligning")


def _joined(
    pairs: Sequence[Pair], forward: Sequence[Ends], backward: Sequence[Ends], steps: _Steps
) -> Iterator[SentenceAlignment]:
    for number, (source, target) in enumerate(pairs):
        if not number % _JOINED_BETWEEN_LOOKS:
            steps.joining(number, len(pairs))
        if forward[number] and backward[number]:
            yield _made_one(forward[number], backward[number])
        else:
            yield unlinked(len(source), len(target))
    steps.joining(1, 1)


def _made_one(forward: Ends, backward: Ends) -> SentenceAlignment:
    from thot.common import WordAlignmentMatrix

    joined = WordAlignmentMatrix(len(backward), len(forward))
    other = WordAlignmentMatrix(len(forward), len(backward))
    joined.put_list(forward)
    other.put_list(backward)
    other.transpose()
    joined.grow_diag_final_and(other)
    rows, columns = joined.to_numpy().nonzero()  # in order of source, then target
    text = " ".join(
        f"{row}-{column}" for row, column in zip(rows.tolist(), columns.tolist(), strict=True)
    )
    return SentenceAlignment(text, _places(forward), _places(backward))


def _places(ends: Ends) -> tuple[int | None, ...]:
    return tuple(end - 1 if end else None for end in ends)
