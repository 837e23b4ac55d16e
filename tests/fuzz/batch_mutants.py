"""Batch files as nobody should send them: with other bytes, other values, another structure."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from tests.builders.planted_journal import planted_journal
from tests.fuzz.batch_structures import STRUCTURES, rebuilt

Database = sqlite3.Connection
Change = Callable[[Database, random.Random], str]
_TEXTS = [
    "",
    " ",
    "Ada",
    "Ben",
    "reference",
    "System A",
    "a\nb",
    "a\0b",
    "\u202e\u0301",
    "💡" * 60,
    "x" * 201,
    "x" * 100_001,
    "'; DROP TABLE judgement; --",
    "0003",
    "0004",
    "0005",
    "yes",
    "unset",
    "replaced",
    "withdrawn",
    "2026-01-01",
    "2026-01-01T00:00:00+00:00",
    "9999-12-31T23:59:59.999999+00:00",
    "0001-01-01T00:00:00+14:00",
    "2026-01-01T00:00:00",
    "NaN",
    "0 1",
    "1 0",
    "0 0",
    "9999999",
    "99999999999999999999",
    "٣",
]
_JSON = [
    "[]",
    "{}",
    "null",
    "7",
    '"x"',
    "[[]]",
    "[[1,0]]",
    "[[true,false]]",
    "[[1.0,0.0]]",
    "[[1,0,2]]",
    '[["1","0"]]',
    "[[-1,0]]",
    "[[9223372036854775808,0]]",
    '["\\ud800"]',
    '["x","x"]',
    '[""]',
    "[null]",
    "[[1e999,0]]",
    "[" * 5_000,
    "[" * 5_000 + "]" * 5_000,
    "[[1,0]",
    "\ufeff[]",
    "[" + "0," * 50_000 + "0]",
]
_NUMBERS = [
    *(-1, 0, 1, 2, 3, 99, 10**9, 2**31, 2**53 + 1, 2**63 - 1, -(2**63)),
    *(0.5, -0.0, 1e308, float("inf"), -float("inf"), float("nan")),
]
_IN_SQL = [
    "NULL",
    "x''",
    "x'00ff'",
    "CAST(x'ff' AS TEXT)",
    "CAST(x'eda080' AS TEXT)",
    "CAST(x'c080' AS TEXT)",
    "zeroblob(1000)",
    "zeroblob(2000000)",
    "printf('%.*c', 999999, 'x')",
    "printf('%.*c', 1000001, 'x')",
    "9e999",
    "random()",
]


@dataclass
class Mutant:
    """A file, what was done to it, and what lies beside it (by what comes after its name)."""

    content: bytes
    story: str
    beside: dict[str, bytes] = field(default_factory=dict)


def mutant(sound: bytes, project: bytes, victim: Path, chance: random.Random) -> Mutant:
    """`project`: one that was renamed to a batch now and then. `victim`: another file, which a
    journal names to have it deleted.
    """
    dice = chance.random()
    if dice < 0.35:
        return _other_bytes(sound, chance)
    if dice < 0.38:
        return _leftovers(sound, chance)
    if dice < 0.40:
        journal = planted_journal(len(sound), victim, hot=chance.random() < 0.8)
        return Mutant(sound, "a planted journal", {"-journal": journal})
    if dice < 0.42:
        return _renamed_project(project, chance)
    changes = [_other_values] * chance.choice([1, 1, 2, 4]) if dice < 0.75 else [_other_structure]
    if chance.random() < 0.2:
        changes.append(chance.choice([_other_values, _other_structure]))
    if chance.random() < 0.05:
        sound = rebuilt(sound, chance)
    return _changed(sound, changes, chance)


def _other_bytes(sound: bytes, chance: random.Random) -> Mutant:
    changed = bytearray(sound)
    for _ in range(chance.choice([1, 1, 3, 10, 100])):
        place = chance.randrange(chance.choice([100, 4096, len(changed), len(changed)]))
        length = min(chance.choice([1, 1, 2, 8, 64, 512, 4096]), len(changed) - place)
        garbage = chance.choice([bytes(length), b"\xff" * length, chance.randbytes(length)])
        if chance.random() < 0.3:  # a single bit
            garbage = bytes([changed[place] ^ (1 << chance.randrange(8))])
        changed[place : place + len(garbage)] = garbage
    if chance.random() < 0.1:
        del changed[chance.randrange(len(changed)) :]
    if chance.random() < 0.05:
        changed += chance.randbytes(chance.choice([1, 4096, 100_000]))
    if chance.random() < 0.5:
        # What is found out before anything is read is not all that is to be found out.
        changed[:16], changed[68:72] = sound[:16], sound[68:72]
    return Mutant(bytes(changed), "other bytes")


def _leftovers(sound: bytes, chance: random.Random) -> Mutant:
    content = bytearray(sound)
    if chance.random() < 0.5:
        content[18:20] = chance.choice([b"\x02\x02", b"\x01\x02", b"\x03\x03"])
    beside = {
        end: chance.choice(
            [b"", b"x", chance.randbytes(600), sound[:5000], _journal(sound, chance)]
        )
        for end in chance.sample(["-journal", "-wal", "-shm"], chance.randint(1, 3))
    }
    return Mutant(bytes(content), f"beside it {', '.join(beside)}", beside)


def _journal(sound: bytes, chance: random.Random) -> bytes:
    """Return a journal of one page with a sound beginning; its checksum is seldom right."""
    header = bytes.fromhex("d9d505f920a163d7") + (1).to_bytes(4, "big") + bytes(4)
    header += (len(sound) // 4096).to_bytes(4, "big") + (512).to_bytes(4, "big")
    header += (4096).to_bytes(4, "big")
    return header.ljust(512, b"\0") + (2).to_bytes(4, "big") + chance.randbytes(4100)


def _renamed_project(project: bytes, chance: random.Random) -> Mutant:
    content = bytearray(project)
    if chance.random() < 0.8:
        content[68:72] = (0x50525442).to_bytes(4, "big")
    return Mutant(bytes(content), "a renamed project")


def _changed(sound: bytes, changes: list[Change], chance: random.Random) -> Mutant:
    stories = []
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        database.deserialize(sound)
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("PRAGMA foreign_keys = OFF")
        for change in changes:
            try:
                stories.append(change(database, chance))
            except (sqlite3.Error, OverflowError, TypeError) as error:
                stories.append(f"({error})")
        return Mutant(database.serialize(), "; ".join(stories))


# ── values ──────────────────────────────────────────────────────────────────────────────────


def _other_values(database: Database, chance: random.Random) -> str:
    tables = _tables(database, filled=True)
    # More often those of links, unless an earlier change took them away.
    table = chance.choice([*tables, *[each for each in tables if each == "link_correction"] * 3])
    dice = chance.random()
    if dice < 0.08:
        return _do(database, f"DELETE FROM {table}" + _somewhere(chance))
    if dice < 0.2:
        return _one_row_more(database, table, chance)
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    column, end = chance.choice(columns), _somewhere(chance)
    dice = chance.random()
    if dice < 0.3:
        expression = chance.choice([*_IN_SQL, f'"{chance.choice(columns)}"', f'"{column}" + 1'])
        return _do(database, f'UPDATE {table} SET "{column}" = {expression}{end}')
    value = chance.choice(chance.choice([_TEXTS, _TEXTS, _JSON, _NUMBERS]))
    return _do(database, f'UPDATE {table} SET "{column}" = ?{end}', value)


def _one_row_more(database: Database, table: str, chance: random.Random) -> str:
    """Add a copy of a row, but for one value."""
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    row = list(database.execute(f"SELECT * FROM {table} ORDER BY random() LIMIT 1").fetchone())
    row[chance.randrange(len(row))] = chance.choice([*_NUMBERS, *_TEXTS, None])
    marks = ", ".join("?" * len(columns))
    return _do(database, f"INSERT INTO {table} VALUES ({marks})", *row)


def _somewhere(chance: random.Random) -> str:
    return chance.choice(["", " WHERE rowid = 1", " WHERE rowid % 2 = 0"])


def _tables(database: Database, *, filled: bool = False) -> list[str]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    names = [name for (name,) in database.execute(query)]
    if filled:
        names = [each for each in names if database.execute(f"SELECT 1 FROM {each}").fetchone()]
    return names or ["sqlite_master"]


def _other_structure(database: Database, chance: random.Random) -> str:
    story, change = chance.choice(STRUCTURES)
    change(database, chance)
    return story


def _do(database: Database, statement: str, *values: object) -> str:
    database.execute(statement, values)
    return f"{statement} {[f'{value!r:.40}' for value in values]}"
