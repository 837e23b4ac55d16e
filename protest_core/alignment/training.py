"""Train sil-thot's aligner, both directions in parallel in processes of their own."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version
from threading import Thread
from typing import TYPE_CHECKING, Self

import msgspec

from protest_core.text.tokens import Tokens

if TYPE_CHECKING:
    from thot.alignment import AlignmentModel


# The words of a sentence and of its translation, as the aligner sees them.
Words = tuple[list[str], list[str]]
# For each target word the source word it came from, counted from 1; 0 means none. Empty if the pair
# could not be aligned.
Ends = list[int]
_FAST_ALIGN_ITERATIONS = 5
# Environment variables, read when the library is loaded. fast_align adds up the results of its
# threads in any order, so with more than one the links differ each time. Actively waiting threads
# would block others.
_THREADS = "OMP_NUM_THREADS"
_OPENMP = {"OMP_WAIT_POLICY": "PASSIVE"}
# For each of Eflomal's three stages.
Rounds = tuple[int, int, int]
# Called with the share of the work that is done, from 0 to 1.
Done = Callable[[float], None]
_BETWEEN_LOOKS = 0.1  # seconds between checks for cancellation
Pair = tuple[Tokens, Tokens]
# By itself, Eflomal makes 5000 / √pairs rounds in its last stage. A quarter of them links pronouns
# as well (docs/decisions/0017), and each system is trained on its own.
_LAST_STAGE = 1250
_FEWEST_PAIRS = 300  # with fewer pairs, there would be thousands of rounds
_SHARE = 1.5  # all three stages in relation to the last one
_FEWEST_ROUNDS = 2
# Each round compares each word with each word of the other side, so a line of 500 words costs as
# much as a hundred lines of 50. A text with long lines gets as much work as its words would in
# lines of this length.
_LONG_LINE = 50
# The prefix of lines about rounds in the process's output; all other lines are links.
ROUND = "round"
_PROGRAM = "protest_core.alignment.training_process"
_NO_CONSOLE = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # on Windows a console window would appear


class Model(StrEnum):
    """The aligner's models: Eflomal is better on small texts, fast_align is faster."""

    EFLOMAL = "eflomal"
    FAST_ALIGN = "fast_align"


_NAMES = {Model.EFLOMAL: "Eflomal", Model.FAST_ALIGN: "fast_align"}


@dataclass(frozen=True, slots=True)
class Schedule:
    """A plan of training: on all pairs, of which the first `wanted` ones are to be aligned."""

    model: Model
    wanted: int
    rounds: Rounds  # of Eflomal
    threads: int = 1  # of Eflomal


def aligner_in_words(model: Model) -> str:
    """Return the name of the aligner with its version, which may be unknown in a bundle."""
    try:
        return f"{_NAMES[model]} (sil-thot {version('sil-thot')})"
    except PackageNotFoundError:
        return f"{_NAMES[model]} (sil-thot)"


def linked(
    pairs: Iterable[Words], schedule: Schedule, each_round: Callable[[int, int], None]
) -> Iterator[Ends]:
    """Train on all pairs and yield the links of the wanted ones.

    `each_round` is called with the number of rounds done and their total.
    """
    aligner = _new(schedule)
    asked: list[bool] = []
    longest = aligner.max_sentence_length
    for source, target in pairs:
        aligner.add_sentence_pair(source, target)
        if len(asked) < schedule.wanted:
            asked.append(bool(source and target) and max(len(source), len(target)) <= longest)
    _train(aligner, each_round)
    # The others are not aligned: fast_align would be asked for pairs that it does not have.
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
    # Its chains are independent, so the links are the same with any number of threads.
    eflomal.deterministic = schedule.threads == 1
    eflomal.set_iterations(*schedule.rounds)
    return eflomal


def link_in_turn(pairs: Sequence[Words], schedule: Schedule, done: Done) -> tuple[list[Ends], ...]:
    """Return forward and backward links, for texts too small for other processes."""
    return tuple(
        _linked_here(each, schedule, _part(done, half))
        for half, each in enumerate(_directions(pairs))
    )


def link_side_by_side(
    pairs: Sequence[Words], schedule: Schedule, done: Done
) -> tuple[list[Ends], ...]:
    """Return the same as `link_in_turn`; if a process fails, its direction is trained here."""
    schedule = replace(schedule, threads=_threads(schedule.model))
    with ExitStack() as running:
        trainings = [
            running.enter_context(TrainingProcess(each, schedule)) for each in _directions(pairs)
        ]
        for training in trainings:
            while not training.ended_within(_BETWEEN_LOOKS):
                done(sum(each.share for each in trainings) / 2)
        results = [training.result() for training in trainings]
    here = replace(schedule, threads=1)
    return tuple(
        _linked_here(each, here, _part(done, 1)) if links is None else links
        for links, each in zip(results, _directions(pairs), strict=True)
    )


def can_run_processes() -> bool:
    """Return whether we can start Python: the executable of a one-file bundle is PROTEST."""
    return bool(sys.executable) and not getattr(sys, "frozen", False)


def _directions(pairs: Sequence[Words]) -> Iterator[Iterator[Words]]:
    yield iter(pairs)
    yield ((target, source) for source, target in pairs)


def _linked_here(pairs: Iterator[Words], schedule: Schedule, done: Done) -> list[Ends]:
    return list(linked(pairs, schedule, lambda number, rounds: done(number / max(rounds, 1))))


def _part(done: Done, half: int) -> Done:
    return lambda share: done(min((half + share) / 2, 1))


def _threads(model: Model) -> int:
    """Return the number of threads of each process: they share our processors; 1 for fast_align."""
    if model is Model.FAST_ALIGN:
        return 1
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max((ours or 1) // 2, 1)


def training_rounds(pairs: Sequence[Pair]) -> Rounds:
    """Return how many rounds to train Eflomal, stage by stage."""
    usual = _in_all(len(pairs))
    words = sum(len(target) for _, target in pairs)
    most = words * _LONG_LINE * _in_all(words // _LONG_LINE)
    cost = usual * _in_one(pairs)
    last = usual / _SHARE * min(most / cost if cost else 1, 1)
    return _at_least(last / 4), _at_least(last / 4), _at_least(last)


def comparisons(pairs: Sequence[Pair], rounds: Rounds) -> int:
    """Return the approximate number of word comparisons in all rounds of Eflomal."""
    return _in_one(pairs) * sum(rounds)


def _in_one(pairs: Sequence[Pair]) -> int:
    return sum(len(source) * len(target) for source, target in pairs)


def _in_all(pairs: int) -> float:
    return _SHARE * _LAST_STAGE / math.sqrt(max(pairs, _FEWEST_PAIRS))


def _at_least(rounds: float) -> int:
    return max(round(rounds), _FEWEST_ROUNDS)


class TrainingProcess:
    """A process that trains one direction; leaving the context ends it at any time."""

    def __init__(self, pairs: Iterable[Words], schedule: Schedule) -> None:
        self.share = 0.0
        self._wanted = schedule.wanted
        self._links: list[str] = []
        self._asked = _as_text(pairs, schedule)
        self._process = _start_process()
        self._thread = Thread(target=self._exchange, name="training a direction", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self._process.kill()
        self._thread.join()

    def ended_within(self, seconds: float) -> bool:
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> list[Ends] | None:
        """Return the links, or `None` if the process failed."""
        whole = self._process and not self._process.returncode and len(self._links) == self._wanted
        return [list(map(int, line.split())) for line in self._links] if whole else None

    def _exchange(self) -> None:
        if not self._process:
            return
        # If the process is gone or unreadable, `result` shows it. Leaving `with` waits for its end.
        with suppress(OSError, ValueError), self._process as process:
            assert process.stdin  # noqa: S101 — asked for in _start_process
            assert process.stdout  # noqa: S101
            process.stdin.write(self._asked)
            process.stdin.close()
            for line in process.stdout:
                self._read_line(line)

    def _read_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == ROUND:
            done, rounds = map(int, rest.split())
            self.share = done / max(rounds, 1)
        else:
            self._links.append(line)


def _as_text(pairs: Iterable[Words], schedule: Schedule) -> str:
    lines = [msgspec.json.encode(schedule).decode()]
    for source, target in pairs:
        lines += (" ".join(source), " ".join(target))
    return "\n".join(lines) + "\n"


def _start_process() -> subprocess.Popen[str] | None:
    """Start the process; return `None` if that is impossible."""
    # The process imports from our directories, and never from the current one (-P).
    found = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with suppress(OSError, ValueError):
        return subprocess.Popen(  # noqa: S603 — our own program
            [sys.executable, "-P", "-m", _PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | found,
            encoding="ascii",
            creationflags=_NO_CONSOLE,
        )
    return None
