"""Digests of what a project holds, for signatures: the same on every machine, in one pass each.

Systems, annotators and examples are named as people name them, never by row, and what was loaded or
judged first makes no difference.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import String, cast, func, select

from protest_core.db.schema import CandidateRow
from protest_core.db.sqlite import driver_of
from protest_core.db.transactions import Tx
from protest_core.judgements.annotators import AnnotatorKind, Annotators
from protest_core.names import ADJUDICATION
from protest_core.suite.queries import suite_digest
from protest_core.tasks.queries.draws import draws_of_candidate

DIGITS = 10

_Row = tuple[Any, ...]


def _digest(rows: Iterable[object]) -> str:
    digest = sha256()
    for row in rows:
        digest.update(msgspec.json.encode(row))
        digest.update(b"\n")
    return digest.hexdigest()[:DIGITS]


def data_digest(tx: Tx, systems: Collection[str] = ()) -> str:
    """Return the digest of the suite, and of texts, links and link corrections of these systems."""
    key = data_digest, frozenset(systems)
    return tx.once(key, lambda: _digest(_data(tx, _systems(tx, systems))))


def _data(tx: Tx, systems: Mapping[str, int]) -> Iterator[_Row]:
    yield "suite", suite_digest(tx)
    for name, system in systems.items():
        yield name, *_rows(tx, "SELECT digest FROM system WHERE id = ?", system)
        yield from _rows(tx, _CORRECTIONS, system)
        yield from _rows(tx, _WARNINGS, system)


_CORRECTIONS = """
SELECT 'corrected', example_id, part, tokens FROM mended_link
JOIN candidate ON candidate.id = candidate_id
WHERE system_id = ? AND ended_at IS NULL ORDER BY 2, 3
"""


_WARNINGS = """
SELECT 'unsure', example_id, doubt FROM alignment_doubt
JOIN candidate ON candidate.id = candidate_id WHERE system_id = ? ORDER BY 2, 3
"""


def matches_digest(tx: Tx, systems: Collection[str] = ()) -> str:
    """Return the digest of what the automatic step says of these systems' candidates."""
    found = _systems(tx, systems)
    rows = ((name, *_rows(tx, _MATCHES, of)) for name, of in found.items())
    return tx.once((matches_digest, frozenset(systems)), lambda: _digest(rows))


# SQLite puts the text of a system's candidates together, in the order of an index: row by row,
# Python takes three times as long.
_MATCHES = """
SELECT group_concat(entry, char(10)) FROM (
    SELECT example_id || ' ' || verdict || ' ' || reasons || ' ' || coalesce(name, '') AS entry
    FROM candidate CROSS JOIN match ON candidate_id = candidate.id
    LEFT JOIN system ON system.id = verified_system_id
    WHERE system_id = ? ORDER BY example_id
)
"""


def judgements_digest(
    tx: Tx,
    systems: Collection[str] = (),
    whose: Annotators | None = None,
    *,
    adjudicated: bool = True,
) -> str:
    """Return the digest of these people's answers, or of all that people and programs judged.

    `adjudicated`: including what was settled by adjudication.
    """
    key = judgements_digest, frozenset(systems), whose, adjudicated

    def judgements() -> Iterator[object]:
        return _judgements(tx, _systems(tx, systems), whose, adjudicated=adjudicated)

    return tx.once(key, lambda: _digest(judgements()))


def _judgements(
    tx: Tx, systems: Mapping[str, int], whose: Annotators | None, *, adjudicated: bool
) -> Iterator[object]:
    for name, kind, annotator in _rows(tx, "SELECT name, kind, id FROM annotator ORDER BY name"):
        if name == ADJUDICATION and not adjudicated:
            continue
        if whose is not None and not (kind == AnnotatorKind.PERSON and whose.include(name)):
            continue
        for statement in _ANSWERS if whose is not None else (*_ANSWERS, *_WORDS):
            by_system: dict[int, str] = dict(_rows(tx, statement, annotator))
            for system, number in systems.items():
                if number in by_system:
                    yield name, kind, system, by_system[number]
    if whose is None:
        yield from _rows(tx, _OWN_TAGS)


_OF_SYSTEM = """
SELECT system_id, group_concat(entry, char(10)) FROM (
    SELECT system_id, example_id || ' ' || {entry} AS entry FROM {joined} WHERE annotator_id = ?
    ORDER BY system_id, example_id {then}
) GROUP BY system_id
"""
_JUDGED = "candidate CROSS JOIN judgement ON candidate_id = candidate.id"
_TAGGED = (
    "judgement_tag CROSS JOIN judgement ON judgement.id = judgement_id "
    "CROSS JOIN candidate ON candidate.id = candidate_id"
)
_SELECTED = f"{_JUDGED} JOIN judgement_token ON judgement_id = judgement.id"
_ANSWER = (
    "pronoun || ' ' || antecedent || ' ' || state || ' ' || coalesce(reference_seen, '') || ' ' "
    "|| guidelines"
)
_ANSWERS = (
    _OF_SYSTEM.format(entry=_ANSWER, joined=_JUDGED, then=""),
    _OF_SYSTEM.format(entry="tag", joined=_TAGGED, then=", tag"),
)
_WORDS = (
    _OF_SYSTEM.format(entry="line || ' ' || token", joined=_SELECTED, then=", line, token"),
    _OF_SYSTEM.format(entry="remark", joined=f"{_JUDGED} AND remark <> ''", then=""),
)


_OWN_TAGS = """
SELECT 'own', name, example_id, tag FROM candidate_tag
JOIN candidate ON candidate.id = candidate_id JOIN system ON system.id = system_id ORDER BY 2, 3, 4
"""


def samples_digest(tx: Tx) -> str:
    """Return the digest of task sets: what was drawn from what, handed out, and reached by people.

    Without task sets it is empty.
    """
    task_sets = _rows(tx, "SELECT name, id FROM task_set ORDER BY name")
    if not task_sets:
        return ""
    return tx.once(samples_digest, lambda: _digest(_samples(tx, task_sets)))


def _samples(tx: Tx, task_sets: Iterable[_Row]) -> Iterator[object]:
    for name, number in task_sets:
        yield name
        for statement in (_TASKS, _BATCHES, _STRATA):
            yield from _rows(tx, statement, number)
    yield from _draws(tx)


def _draws(tx: Tx) -> Iterator[object]:
    """Yield what each candidate was drawn from, and whether people have reached it."""
    entry = cast(CandidateRow.example_id, String).concat(" ").concat(draws_of_candidate(tx))
    in_order = select(CandidateRow.system_id, entry.label("entry"))
    found = in_order.order_by(CandidateRow.system_id, CandidateRow.example_id).subquery()
    of_system = func.group_concat(found.c.entry, "\n")
    by_system = dict(
        tx.execute(select(found.c.system_id, of_system).group_by(found.c.system_id)).all()
    )
    for name, system in _systems(tx, ()).items():
        yield name, by_system.get(system)


_TASKS = """
SELECT label, group_concat(entry, char(10)) FROM (
    SELECT label, name || ' ' || example_id AS entry
    FROM task JOIN task_candidate ON task_id = task.id
    JOIN candidate ON candidate.id = candidate_id JOIN system ON system.id = system_id
    WHERE task_set_id = ? ORDER BY label, position
) GROUP BY label ORDER BY label
"""


_BATCHES = """
SELECT label, annotator.name FROM batch JOIN task ON task.id = task_id
JOIN annotator ON annotator.id = annotator_id WHERE task_set_id = ? ORDER BY 1, 2
"""


_STRATA = """
SELECT stratum.id, system.name, category_id, part, size, drawn, reconstructed FROM stratum
LEFT JOIN system ON system.id = system_id WHERE task_set_id = ? ORDER BY 1
"""


def _systems(tx: Tx, chosen: Collection[str]) -> dict[str, int]:
    """Return these systems, or all, in the order of their names."""
    systems = _rows(tx, "SELECT name, id FROM system ORDER BY name")
    return {name: number for name, number in systems if not chosen or name in chosen}


def _rows(tx: Tx, statement: str, *values: object) -> list[_Row]:
    return driver_of(tx.connection()).execute(statement, values).fetchall()
