"""The program of a process that trains one direction: reads pairs, writes rounds and links."""

import sys
from collections.abc import Iterator
from typing import TextIO

import msgspec

from protest_core.alignment.training import ROUND, Schedule, Words, linked


def main(requests: TextIO, results: TextIO) -> None:
    schedule = msgspec.json.decode(requests.readline(), type=Schedule)

    def each_round(done: int, rounds: int) -> None:
        results.write(f"{ROUND} {done} {rounds}\n")
        results.flush()

    for ends in linked(_pairs(requests), schedule, each_round):
        results.write(" ".join(map(str, ends)) + "\n")


def _pairs(requests: TextIO) -> Iterator[Words]:
    for source in requests:
        yield source.split(), requests.readline().split()


if __name__ == "__main__":
    main(sys.stdin, sys.stdout)
