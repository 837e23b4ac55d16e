"""Batches as values, and the codes by which they call systems."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from random import SystemRandom
from string import ascii_uppercase

from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import Guidelines


@dataclass(frozen=True, slots=True)
class BatchRecord:
    """A batch as the project remembers it. `systems` say what a code in the file stands for."""

    id: str
    project_id: str
    task_set: str
    label: str
    annotator: str
    exported_at: str
    guidelines: str
    systems: Mapping[str, str]


def system_codes(
    systems: Collection[str], earlier: Sequence[BatchRecord], names: Collection[str]
) -> dict[str, str]:
    """A system keeps its code in all batches of a project; new ones get the next, in any order.

    Nothing that is in a file may tell the order. `names`: of all systems, which are no codes.
    """
    known, taken = _known(earlier)
    free = (code for code in map(_code, count()) if code not in taken and code not in names)
    new = sorted(set(systems) - set(known))
    SystemRandom().shuffle(new)
    return {name: known[name] for name in systems if name in known} | dict(
        zip(new, free, strict=False)
    )


def _known(earlier: Sequence[BatchRecord]) -> tuple[dict[str, str], set[str]]:
    """The code of each system, and all that any system ever had: none is given to another.

    Where batches disagree, as those of an earlier program may, the last one holds.
    """
    known: dict[str, str] = {}
    taken: set[str] = set()
    for batch in reversed(earlier):
        for code, system in batch.systems.items():
            if code == system:  # it went out under its name
                continue
            if code not in taken:
                known.setdefault(system, code)
            taken.add(code)
    return known, taken


def _code(number: int) -> str:
    return f"System {_letters(number)}"


def _letters(number: int) -> str:
    """A to Z, then AA, AB, as in a spreadsheet."""
    rest, last = divmod(number, len(ascii_uppercase))
    return (_letters(rest - 1) if rest else "") + ascii_uppercase[last]


@dataclass(frozen=True, slots=True)
class BatchOrder:
    """All that is needed to write a batch. `codes` say what each system is called in the file."""

    id: str
    task_set: str
    label: str
    annotator: str
    candidates: tuple[CandidateId, ...]  # in the order in which they are to be judged
    codes: Mapping[str, str]
    guidelines: Guidelines
    exported_at: str
