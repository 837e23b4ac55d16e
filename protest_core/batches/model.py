"""Values of batches, and the codes that stand for systems in them."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from random import SystemRandom
from string import ascii_uppercase

from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import Guidelines

_IS_CODE = re.compile("System [A-Z]+").fullmatch


@dataclass(frozen=True, slots=True)
class BatchRecord:
    """A project's record of a batch; `systems` maps the codes in the file to systems."""

    id: str
    project_id: str
    task_set: str
    label: str
    annotator: str
    exported_at: str
    guidelines: str
    systems: Mapping[str, str]
    corrects_links: bool = False  # whether the annotator may correct links in it


@dataclass(frozen=True, slots=True)
class BatchOrder:
    """An order for a batch with all its data; `codes` are the names of systems in the file."""

    id: str
    task_set: str
    label: str
    annotator: str
    candidates: tuple[CandidateId, ...]  # in the order in which they are to be judged
    codes: Mapping[str, str]
    guidelines: Guidelines
    exported_at: str
    with_reference: bool = False
    corrects_links: bool = True
    language: str = ""  # of the windows, if the annotator has chosen none


def system_codes(
    systems: Collection[str], earlier: Sequence[BatchRecord], names: Collection[str]
) -> dict[str, str]:
    """Return the code of each system, the same in all batches of a project.

    New codes are in random order: nothing in a file may reveal the order of loading. `names`: names
    of all systems, which are never used as codes.
    """
    known, taken = _known(earlier)
    free = (code for code in map(_code, count()) if code not in taken and code not in names)
    new = sorted(set(systems) - set(known))
    SystemRandom().shuffle(new)
    return {name: known[name] for name in systems if name in known} | dict(
        zip(new, free, strict=False)
    )


def _known(earlier: Sequence[BatchRecord]) -> tuple[dict[str, str], set[str]]:
    """Return the code of each system, and all codes ever used, which no other system may get.

    If batches disagree, as those of earlier versions may, the last one counts.
    """
    known: dict[str, str] = {}
    taken: set[str] = set()
    for batch in reversed(earlier):
        for code, system in batch.systems.items():
            if not _IS_CODE(code) or code == system:  # the system was exported under its name
                continue
            if code not in taken:
                known.setdefault(system, code)
            taken.add(code)
    return known, taken


def known_codes(batches: Sequence[BatchRecord]) -> dict[str, str]:
    """Return the system of each code that stands for the same system in all batches."""
    systems, _ = _known(batches)
    return {code: system for system, code in systems.items()}


def _code(number: int) -> str:
    return f"System {_letters(number)}"


def _letters(number: int) -> str:
    """Return A to Z, then AA, AB, as in a spreadsheet."""
    rest, last = divmod(number, len(ascii_uppercase))
    return (_letters(rest - 1) if rest else "") + ascii_uppercase[last]
