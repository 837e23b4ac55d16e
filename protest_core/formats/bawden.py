"""Reads the discourse test sets of Bawden et al. (2018, NAACL): blocks of two sentences."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from protest_core.formats.json_entries import EntryFaults, read_entry, read_json
from protest_core.formats.problems import ProblemList, quoted

Two = tuple[str, str]  # the sentence before, and the one with the pronoun


@dataclass(frozen=True, slots=True)
class Variant:
    """A right translation, and the same with the pronoun of another antecedent."""

    number: int  # in its block, from 1
    translation: Two
    wrong: Two
    is_correct: bool  # or only semi-correct: another antecedent than the source has


@dataclass(frozen=True, slots=True)
class BawdenBlock:
    name: str
    source: Two
    variants: tuple[Variant, ...]


class _Block(msgspec.Struct):
    src: tuple[str, str]
    trg: list[Any]


class _Variant(msgspec.Struct):
    incorrect: tuple[str, str]
    correct: tuple[str, str] | None = None
    semi_correct: tuple[str, str] | None = None


def read_bawden(path: Path, problems: ProblemList, faults: EntryFaults) -> list[BawdenBlock]:
    """Good blocks in the order of their numbers; the others are among the faults."""
    name = path.name
    content = read_json(path, name, problems)
    if content is None:
        return []
    if not isinstance(content, dict):
        problems.add(name, "this is not a table of numbered blocks, as the anaphora test set is")
        return []
    if not content:
        problems.add(name, "there is no block in the file")
    if any(isinstance(block, dict) and "examples" in block for block in content.values()):
        problems.add(name, "this is the test set of lexical choice; it asks for no pronouns")
        return []
    blocks = [_block(key, content[key], faults) for key in sorted(content, key=_order)]
    return [block for block in blocks if block]


def _order(key: str) -> tuple[int, int, str]:
    """Numbers by size, other names after them."""
    number = key.isascii() and key.isdigit() and len(key) < 18
    return (0, int(key), "") if number else (1, 0, key)


def _block(key: str, block: object, faults: EntryFaults) -> BawdenBlock | None:
    where = f"block {quoted(key)}"
    fields = read_entry(block, _Block, where, faults)
    if fields is None:
        return None
    variants = [
        _variant(each, number, f"{where}, translation {number}", faults)
        for number, each in enumerate(fields["trg"], 1)
    ]
    if not variants:
        faults.add(where, "there is no translation")
    good = tuple(variant for variant in variants if variant)
    return BawdenBlock(key, fields["src"], good) if good else None


def _variant(each: object, number: int, where: str, faults: EntryFaults) -> Variant | None:
    fields = read_entry(each, _Variant, where, faults)
    if fields is None:
        return None
    right = fields.get("correct") or fields.get("semi_correct")
    if right is None:
        faults.add(where, "there is neither ‘correct’ nor ‘semi-correct’")
        return None
    return Variant(number, right, fields["incorrect"], is_correct=bool(fields.get("correct")))
