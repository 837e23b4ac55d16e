"""Digests of a project's data, for signatures: equal on every machine, computed in one pass each.

Systems, annotators and examples are identified by name, never by row, and the order of loading and
judging makes no difference.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import select

from protest_core.db.schema import CandidateRow, StratumRow, SystemRow
from protest_core.db.sqlite import among_values, driver_of
from protest_core.db.transactions import Tx
from protest_core.judgements.annotators import ALL_PEOPLE, AnnotatorKind, Annotators
from protest_core.judgements.conflicts import NOT_JUDGEABLE_TAGS
from protest_core.names import ADJUDICATION
from protest_core.suite.queries import suite_digest
from protest_core.tasks.queries.draws import chosen_by_hand, members_by_state

DIGITS = 10

_Row = tuple[Any, ...]
_CORRECTIONS = """
SELECT 'corrected', example_id, part, tokens FROM link_correction
JOIN candidate ON candidate.id = candidate_id
WHERE system_id = ? AND ended_at IS NULL ORDER BY 2, 3
"""
_WARNINGS = """
SELECT 'unsure', example_id, warning FROM alignment_warning
JOIN candidate ON candidate.id = candidate_id WHERE system_id = ? ORDER BY 2, 3
"""
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
# System by system, in the order of an index: grouped, they would be sorted once more.
_OF_SYSTEM = """
SELECT group_concat(entry, char(10)) FROM (
    SELECT example_id || ' ' || {entry} AS entry FROM {joined}
    WHERE annotator_id = ? AND system_id = ? ORDER BY example_id {then}
)
"""
_JUDGED = "candidate CROSS JOIN judgement ON candidate_id = candidate.id"
# Most judgements have no tag, so these are found from the tags, for all systems at once.
_TAGS = """
SELECT system_id, group_concat(entry, char(10)) FROM (
    SELECT system_id, example_id || ' ' || tag AS entry
    FROM judgement_tag CROSS JOIN judgement ON judgement.id = judgement_id
    CROSS JOIN candidate ON candidate.id = candidate_id
    WHERE annotator_id = ? ORDER BY system_id, example_id, tag
) GROUP BY system_id
"""
_SELECTED = f"{_JUDGED} JOIN judgement_token ON judgement_id = judgement.id"
# Faster than `||` between all parts; null becomes an empty text.
_ANSWER = "printf('%s %s %s %s %s', pronoun, antecedent, state, reference_seen, guidelines)"
_ANSWERS = _OF_SYSTEM.format(entry=_ANSWER, joined=_JUDGED, then="")
_WORDS = _OF_SYSTEM.format(entry="line || ' ' || token", joined=_SELECTED, then=", line, token")
_FURTHER = _OF_SYSTEM.format(entry="further", joined=f"{_JUDGED} AND further <> ''", then="")
# The answers to one further question.
_ANSWER_TO = _OF_SYSTEM.format(
    entry="answer.key || ' ' || answer.value",
    joined=f"{_JUDGED} JOIN json_each(nullif(further, '')) AS answer ON answer.key = ?",
    then="",
)
_REMARKS = _OF_SYSTEM.format(entry="remark", joined=f"{_JUDGED} AND remark <> ''", then="")
# All data that decide whether a judgement answers a question; several people's make one entry.
_OF_OTHERS = """
SELECT system_id, group_concat(entry, char(10)) FROM (
    SELECT DISTINCT system_id, example_id, example_id || ' ' || (pronoun <> 'unset') || ' ' ||
    (antecedent <> 'unset') || ' ' || state || ' ' || (judgement.id IN (
        SELECT judgement_id FROM judgement_tag WHERE tag IN ({tags})
    )) {further} AS entry FROM {joined} WHERE annotator_id IN (SELECT value FROM json_each(?))
    ORDER BY system_id, example_id, entry
) GROUP BY system_id
"""
_NOT_JUDGEABLE = ", ".join(f"'{tag}'" for tag in sorted(NOT_JUDGEABLE_TAGS))
_WHETHER_JUDGED = _OF_OTHERS.format(tags=_NOT_JUDGEABLE, joined=_JUDGED, further="")
_FURTHER_ANSWERED = (
    "|| ' ' || (SELECT coalesce(group_concat(key), '') FROM json_each(nullif(further, '')) "
    "WHERE key IN (SELECT value FROM json_each(?)))"
)
_WHETHER_ANSWERED = _OF_OTHERS.format(
    tags=_NOT_JUDGEABLE, joined=_JUDGED, further=_FURTHER_ANSWERED
)
_OWN_TAGS = """
SELECT 'own', name, example_id, tag FROM candidate_tag
JOIN candidate ON candidate.id = candidate_id JOIN system ON system.id = system_id ORDER BY 2, 3, 4
"""
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
# The candidates of a stratum, given by state, by system.
_MEMBERS = """
SELECT name, group_concat(entry, char(10)) FROM (
    SELECT name, example_id || ' ' || state.key AS entry
    FROM json_each(?) AS state CROSS JOIN json_each(state.value) AS member
    CROSS JOIN candidate ON candidate.id = member.value JOIN system ON system.id = system_id
    ORDER BY name, example_id
) GROUP BY name
"""
_STRATA = """
SELECT stratum.id, system.name, category_id, part, size, drawn, reconstructed FROM stratum
LEFT JOIN system ON system.id = system_id WHERE task_set_id = ? ORDER BY 2, 3, 4, 1
"""


class _Seed(msgspec.Struct):
    """The part of the settings of a task set that signatures name."""

    seed: int = 0


@dataclass(frozen=True, slots=True)
class JudgementsRead:
    """The annotators whose judgements a table reads, and the parts that it reads."""

    people: Annotators = ALL_PEOPLE
    programs: frozenset[str] | None = frozenset()  # `None`: all of them
    adjudicated: bool = True
    words: bool = False
    further: frozenset[str] | None = frozenset()  # ids of further questions; `None`: all of them
    remarks: bool = False
    own_tags: bool = False  # the researcher's own tags
    # Whether others have judged a candidate, not their answers, decides which candidates were
    # reached.
    whether_others_judged: bool = False

    def includes(self, name: str, kind: str) -> bool:
        """Return whether the table reads the answers of this annotator."""
        if name == ADJUDICATION:
            return self.adjudicated
        if kind == AnnotatorKind.PROGRAM:
            return self.programs is None or name in self.programs
        return self.people.include(name)


def data_digest(tx: Tx, systems: Collection[str] = ()) -> str:
    """Return the digest of the suite, and of texts, links and link corrections of these systems."""
    key = data_digest, frozenset(systems)
    return tx.once(key, lambda: _digest(_data(tx, _systems(tx, systems))))


def _digest(rows: Iterable[object]) -> str:
    digest = sha256()
    for row in rows:
        digest.update(msgspec.json.encode(row))
        digest.update(b"\n")
    return digest.hexdigest()[:DIGITS]


def _data(tx: Tx, systems: Mapping[str, int]) -> Iterator[_Row]:
    yield "suite", suite_digest(tx)
    for name, system in systems.items():
        yield name, *_rows(tx, "SELECT digest FROM system WHERE id = ?", system)
        yield from _rows(tx, _CORRECTIONS, system)
        yield from _rows(tx, _WARNINGS, system)


def matches_digest(tx: Tx, systems: Collection[str] = ()) -> str:
    """Return the digest of the automatic step's verdicts on these systems' candidates."""
    found = _systems(tx, systems)
    rows = ((name, *_rows(tx, _MATCHES, of)) for name, of in found.items())
    return tx.once((matches_digest, frozenset(systems)), lambda: _digest(rows))


def judgements_digest(tx: Tx, systems: Collection[str], read: JudgementsRead) -> str:
    """Return the digest of the parts of judgements that a table reads."""
    key = judgements_digest, frozenset(systems), read
    return tx.once(key, lambda: _digest(_judgements(tx, _systems(tx, systems), read)))


def _judgements(tx: Tx, systems: Mapping[str, int], read: JudgementsRead) -> Iterator[object]:
    others: list[int] = []
    for name, kind, annotator in _rows(tx, "SELECT name, kind, id FROM annotator ORDER BY name"):
        if not read.includes(name, kind):
            others += [annotator] if kind == AnnotatorKind.PERSON else []
            continue
        for statement, *question in _statements(read):
            by_system = _by_system(tx, systems.values(), statement, *question, annotator)
            for system, number in systems.items():
                if entries := by_system.get(number):
                    yield name, kind, system, entries
    if read.whether_others_judged:
        by_others = _whether_judged(tx, others, read.further)
        yield from (("others", name, by_others.get(number)) for name, number in systems.items())
    if read.own_tags:
        yield from _rows(tx, _OWN_TAGS)


def _by_system(
    tx: Tx, systems: Iterable[int], statement: str, *values: object
) -> dict[int, str | None]:
    """Return the entries of each system; `None` if there are none."""
    if statement == _TAGS:
        return dict(_rows(tx, statement, *values))
    return {each: _rows(tx, statement, *values, each)[0][0] for each in systems}


def _statements(read: JudgementsRead) -> Iterator[tuple[str, ...]]:
    """Yield the statements on one annotator, with the question if a statement is about one."""
    parts = ((_WORDS, read.words), (_FURTHER, read.further is None), (_REMARKS, read.remarks))
    yield from ((_ANSWERS,), (_TAGS,))
    yield from ((statement,) for statement, is_read in parts if is_read)
    yield from ((_ANSWER_TO, question) for question in sorted(read.further or ()))


def _whether_judged(
    tx: Tx, annotators: Collection[int], further: frozenset[str] | None
) -> dict[int, str]:
    """Return by system which candidates these annotators judged, and these questions answered."""
    ids = msgspec.json.encode(annotators).decode()
    if not further:
        return dict(_rows(tx, _WHETHER_JUDGED, ids))
    questions = msgspec.json.encode(sorted(further)).decode()
    return dict(_rows(tx, _WHETHER_ANSWERED, questions, ids))


def samples_digest(tx: Tx) -> str:
    """Return the digest of task sets: strata, draws, batches, and candidates reached by people.

    Without task sets it is empty.
    """
    # In the order of their making: candidates reached by the first do not count for the second.
    task_sets = _rows(tx, "SELECT name, id FROM task_set ORDER BY id")
    if not task_sets:
        return ""
    return tx.once(samples_digest, lambda: _digest(_samples(tx, task_sets)))


def _samples(tx: Tx, task_sets: Iterable[_Row]) -> Iterator[object]:
    members = members_by_state(tx)
    for name, number in task_sets:
        yield name
        for statement in (_TASKS, _BATCHES):
            yield from _rows(tx, statement, number)
        for stratum, *what in _rows(tx, _STRATA, number):
            by_state = msgspec.json.encode(members.get(stratum, {})).decode()
            yield *what, dict(_rows(tx, _MEMBERS, by_state)) or None
    if chosen := chosen_by_hand(tx):
        of_candidate = select(SystemRow.name, CandidateRow.example_id).join(
            SystemRow, SystemRow.id == CandidateRow.system_id
        )
        query = of_candidate.where(among_values(CandidateRow.id, chosen)).order_by(
            SystemRow.name, CandidateRow.example_id
        )
        yield from map(tuple, tx.execute(query))


def load_seeds(tx: Tx) -> tuple[int, ...]:
    """Return the seeds of the task sets."""
    rows = _rows(tx, "SELECT settings FROM task_set")
    return tuple(sorted({msgspec.json.decode(text, type=_Seed).seed for (text,) in rows}))


def strata_span_systems(tx: Tx) -> bool:
    """Return whether a task set drew from several systems together."""
    of_all = select(StratumRow.id).where(StratumRow.system_id.is_(None)).limit(1)
    return tx.scalar(of_all) is not None


def _systems(tx: Tx, chosen: Collection[str]) -> dict[str, int]:
    """Return these systems, or all, sorted by name."""
    systems = _rows(tx, "SELECT name, id FROM system ORDER BY name")
    return {name: number for name, number in systems if not chosen or name in chosen}


def _rows(tx: Tx, statement: str, *values: object) -> list[_Row]:
    return driver_of(tx.connection()).execute(statement, values).fetchall()
