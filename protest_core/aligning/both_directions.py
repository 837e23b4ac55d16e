"""Trains both directions: here one after the other, or side by side in processes of their own.

The aligner holds Python's lock for a second and more at a time. In another process it does not
keep windows from painting, it takes half the time where there are two processors, and it can be
stopped at once.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace

from protest_core.aligning.training import Ends, Model, Schedule, Words, linked
from protest_core.aligning.training_elsewhere import TrainingElsewhere

# How much is done, from 0 to 1.
Done = Callable[[float], None]

_BETWEEN_LOOKS = 0.1  # seconds: whether the work is still wanted


def link_here(pairs: Sequence[Words], schedule: Schedule, done: Done) -> tuple[list[Ends], ...]:
    """Forward and backward; for texts that take less time than another Python takes to start."""
    return tuple(
        _linked_here(each, schedule, _part(done, half))
        for half, each in enumerate(_directions(pairs))
    )


def link_side_by_side(
    pairs: Sequence[Words], schedule: Schedule, done: Done
) -> tuple[list[Ends], ...]:
    """The same links; a direction whose process fails is trained here."""
    schedule = replace(schedule, threads=_threads(schedule.model))
    with ExitStack() as running:
        trainings = [
            running.enter_context(TrainingElsewhere(each, schedule)) for each in _directions(pairs)
        ]
        for training in trainings:
            while not training.ended_within(_BETWEEN_LOOKS):
                done(sum(each.share for each in trainings) / 2)
        found = [training.result() for training in trainings]
    here = replace(schedule, threads=1)
    return tuple(
        _linked_here(each, here, _part(done, 1)) if links is None else links
        for links, each in zip(found, _directions(pairs), strict=True)
    )


def other_processes_can_run() -> bool:
    """In a program that was made one file, the executable is that program and no Python."""
    return bool(sys.executable) and not getattr(sys, "frozen", False)


def _directions(pairs: Sequence[Words]) -> Iterator[Iterator[Words]]:
    yield iter(pairs)
    yield ((target, source) for source, target in pairs)


def _linked_here(pairs: Iterator[Words], schedule: Schedule, done: Done) -> list[Ends]:
    return list(linked(pairs, schedule, lambda number, rounds: done(number / max(rounds, 1))))


def _part(done: Done, half: int) -> Done:
    return lambda share: done(min((half + share) / 2, 1))


def _threads(model: Model) -> int:
    """Of each process: they share the processors that we may use. fast_align has but one."""
    if model is Model.FAST_ALIGN:
        return 1
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max((ours or 1) // 2, 1)
