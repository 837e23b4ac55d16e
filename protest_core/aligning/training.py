"""Trains sil-thot's aligner in one direction, and gives what it linked."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from protest_core.aligning.rounds import Rounds

if TYPE_CHECKING:
    from thot.alignment import AlignmentModel

# The words of a sentence and of its translation, as the aligner is to see them.
Words = tuple[list[str], list[str]]
# Of each target word the source word it came from, counted from 1; 0 means none. Empty: the pair
# could not be aligned.
Ends = list[int]

_FAST_ALIGN_ITERATIONS = 5

# Read when the library is loaded. fast_align adds up what its threads bring in any order, so with
# more than one its links are others each time. Threads that wait would keep others from working.
_THREADS = "OMP_NUM_THREADS"
_OPENMP = {"OMP_WAIT_POLICY": "PASSIVE"}


class Model(StrEnum):
    """Eflomal is better on small texts, fast_align is quicker."""

    EFLOMAL = "eflomal"
    FAST_ALIGN = "fast_align"


@dataclass(frozen=True, slots=True)
class Schedule:
    """How to train; `wanted` pairs, the first ones, are asked for, all are learnt from."""

    model: Model
    wanted: int
    rounds: Rounds | None = None  # of Eflomal; none: as many as it makes by itself
    threads: int = 1  # of Eflomal


def linked(
    pairs: Iterable[Words], schedule: Schedule, each_round: Callable[[int, int], None]
) -> Iterator[Ends]:
    """`each_round` hears how many of how many are done."""
    aligner = _new(schedule)
    asked: list[bool] = []
    longest = aligner.max_sentence_length
    for source, target in pairs:
        aligner.add_sentence_pair(source, target)
        if len(asked) < schedule.wanted:
            asked.append(bool(source and target) and max(len(source), len(target)) <= longest)
    _train(aligner, each_round)
    # Others are not aligned; fast_align would be asked for what it has not got.
    for number, can_be in enumerate(asked):
        yield aligner.get_training_alignment(number)[1].to_list() if can_be else []


def _train(aligner: AlignmentModel, each_round: Callable[[int, int], None]) -> None:
    aligner.emit_training_alignments = True
    aligner.start_training()
    rounds = getattr(aligner, "scheduled_iterations", _FAST_ALIGN_ITERATIONS)
    for done in range(rounds):
        each_round(done, rounds)
        aligner.train()
    aligner.end_training()
    each_round(rounds, rounds)


def _new(schedule: Schedule) -> AlignmentModel:
    os.environ.update(_OPENMP | {_THREADS: str(schedule.threads)})
    from thot.alignment import EflomalAlignmentModel, FastAlignModel

    if schedule.model is Model.FAST_ALIGN:
        return FastAlignModel()
    eflomal = EflomalAlignmentModel()
    # Its chains share nothing, so the links are the same with any number of threads.
    eflomal.deterministic = schedule.threads == 1
    if schedule.rounds:
        eflomal.set_iterations(*schedule.rounds)
    return eflomal
