"""The program of a process that trains one direction: reads pairs, writes rounds and links."""

import sys
from collections.abc import Iterator
from typing import TextIO

import msgspec

from protest_core.alignment.training import ROUND, Schedule, Words, linked


def main(asked: TextIO, told: TextIO) -> None:
    schedule = msgspec.json.decode(asked.readline(), type=Schedule)

    def each_round(done: int, rounds: int) -> None:
        told.write(f"{ROUND} {done} {rounds}\n")
        told.flush()

    for ends in linked(_pairs(asked), schedule, each_round):
        told.write(" ".join(map(str, ends)) + "\n")


def _pairs(asked: TextIO) -> Iterator[Words]:
    for source in asked:
        yield source.split(), asked.readline().split()


if __name__ == "__main__":
    main(sys.stdin, sys.stdout)
