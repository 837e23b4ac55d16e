"""One direction, trained in a process of its own; what comes back, or that nothing did."""

import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from threading import Thread
from typing import Self

import msgspec

from protest_core.aligning.training import Ends, Schedule, Words

# What the other process writes before each round; other lines are links.
ROUND = "round"

_PROGRAM = "protest_core.aligning.training_process"
_NO_CONSOLE = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # on Windows, one would flash up


class TrainingElsewhere:
    """Leaving the context ends the process, whatever it is at."""

    def __init__(self, pairs: Iterable[Words], schedule: Schedule) -> None:
        self.share = 0.0
        self._wanted = schedule.wanted
        self._links: list[str] = []
        self._asked = _as_text(pairs, schedule)
        self._process = _started()
        self._talk = Thread(target=self._talked, name="training a direction", daemon=True)

    def __enter__(self) -> Self:
        self._talk.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self._process.kill()
        self._talk.join()

    def ended_within(self, seconds: float) -> bool:
        self._talk.join(seconds)
        return not self._talk.is_alive()

    def result(self) -> list[Ends] | None:
        """None: the process came to no end, for whatever reason."""
        whole = self._process and not self._process.returncode and len(self._links) == self._wanted
        return [list(map(int, line.split())) for line in self._links] if whole else None

    def _talked(self) -> None:
        if not self._process:
            return
        # It is gone, or cannot be read; the result tells. Leaving `with` waits for its end.
        with suppress(OSError, ValueError), self._process as process:
            assert process.stdin  # noqa: S101 — asked for in _started
            assert process.stdout  # noqa: S101
            process.stdin.write(self._asked)
            process.stdin.close()
            for line in process.stdout:
                self._heard(line)

    def _heard(self, line: str) -> None:
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


def _started() -> "subprocess.Popen[str] | None":
    """None where no process can be started."""
    # What we found, it finds; and nothing from where the person happens to stand (-P).
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
