"""Systems: list, save, load a translation, check a name."""

from collections.abc import Collection, Mapping
from itertools import starmap

import msgspec
from sqlalchemy import ColumnElement, func, insert, literal, select, union, update

from protest_core.candidates.model import System
from protest_core.candidates.origin import UNKNOWN_ORIGIN, SystemOrigin, translation_digest
from protest_core.candidates.queries.system_removal import highest_ids, remove_system_rows
from protest_core.db.schema import (
    CandidateRow,
    CandidateTagRow,
    ExampleRow,
    JudgementHistoryRow,
    JudgementRow,
    LinkCorrectionRow,
    MatchRow,
    SystemRow,
    SystemSentenceRow,
    TaskCandidateRow,
    TaskRow,
    TaskSetRow,
)
from protest_core.db.settings import get_setting, put_setting
from protest_core.db.sqlite import driver_of, insert_rows
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.text.translation import AlignedSentence, NoTranslation, Translation
from protest_core.translatable import Text

_OfCandidate = JudgementRow | JudgementHistoryRow | CandidateTagRow | LinkCorrectionRow
_REFERENCE_SYSTEMS = "reference_systems"
_ALL_TRANSLATED: Mapping[int, NoTranslation] = {}
# As in `insert_rows`: for so many rows, SQLAlchemy costs more than SQLite.
_CANDIDATES = "SELECT example_id, id FROM candidate WHERE system_id = ?"
_TRANSLATION = "SELECT text, links FROM system_sentence WHERE system_id = ? ORDER BY line"
_SENTENCES = (
    "SELECT text, links, no_translation FROM system_sentence WHERE system_id = ? ORDER BY line"
)
# Withdrawn judgements count, too: they are kept, and belong to these translations.
_BY_PEOPLE: dict[str, list[type[_OfCandidate]]] = {
    "judged": [JudgementRow, JudgementHistoryRow],
    "tagged": [CandidateTagRow],
    "given other links": [LinkCorrectionRow],
}


def list_systems(tx: Tx) -> tuple[System, ...]:
    """Return the systems in the order in which they were loaded."""
    rows, references = tx.scalars(select(SystemRow).order_by(SystemRow.id)), reference_systems(tx)
    return tuple(
        System(
            SystemId(row.id),
            row.name,
            row.text_file,
            row.loaded_at,
            row.name in references,
            row.digest,
            msgspec.json.decode(row.origin, type=SystemOrigin),
        )
        for row in rows
    )


def reference_systems(tx: Tx) -> frozenset[str]:
    """Return the names of systems that are marked as the reference, judged like a system."""
    return frozenset(get_setting(tx, _REFERENCE_SYSTEMS, list[str]) or ())


def save_reference_systems(tx: WriteTx, names: Collection[str]) -> None:
    put_setting(tx, _REFERENCE_SYSTEMS, sorted(names))


def matched_systems(tx: Tx) -> frozenset[SystemId]:
    """Return the systems that the automatic step has been run on."""
    matched = (
        select(CandidateRow.system_id)
        .join(MatchRow, MatchRow.candidate_id == CandidateRow.id)
        .distinct()
    )
    return frozenset(map(SystemId, tx.scalars(matched)))


def rename_system(tx: WriteTx, system: System, name: str) -> None:
    """Rename a system, in the marks of references, too."""
    tx.execute(update(SystemRow).where(SystemRow.id == system.id).values(name=name))
    if system.name in (marked := reference_systems(tx)):
        save_reference_systems(tx, marked - {system.name} | {name})


def check_name_is_free(tx: Tx, name: str, *, replace: bool) -> None:
    """Refuse a name in use, even to replace a system if its candidates were judged or given out."""
    system_id = tx.scalar(select(SystemRow.id).where(SystemRow.name == name))
    if system_id is None:
        return
    for done, tables in _BY_PEOPLE.items():
        if count := _count_candidates_in(tx, SystemId(system_id), tables):
            raise RefusedError(_not_replaced(done, count).format(name))
    if task_sets := task_sets_with(tx, SystemId(system_id)):
        raise RefusedError(
            Text(
                "The system {0} is loaded and candidates of it are in task sets ({1}), so it "
                "cannot be replaced. Load this output under a new name."
            ).format(name, ", ".join(task_sets))
        )
    if not replace:
        raise RefusedError(
            Text(
                "The system {0} is loaded already. Nothing of it has been judged yet: load this "
                "output under a new name, or replace it."
            ).format(name)
        )


def save_system(
    tx: WriteTx,
    name: str,
    translation: Translation,
    origin: SystemOrigin = UNKNOWN_ORIGIN,
    *,
    text_file: str = "",
    no_translation: Mapping[int, NoTranslation] = _ALL_TRANSLATED,
) -> None:
    """Save a system with a candidate for each example; it replaces an unjudged one of that name.

    `text_file`: the text's name, if nothing else is known of its origin. `no_translation`: the
    lines that are none, from 0.
    """
    system_id, next_id = (highest + 1 for highest in highest_ids(tx))
    earlier = tx.scalar(select(SystemRow.id).where(SystemRow.name == name))
    if earlier is not None:
        remove_system_rows(tx, SystemId(earlier))
    row = SystemRow(
        id=system_id,
        name=name,
        text_file=origin.text.name if origin.text else text_file,
        loaded_at=now(),
        digest=translation_digest(translation),
        origin=msgspec.json.encode(origin).decode(),
    )
    tx.add(row)
    tx.flush()
    sentences = zip(translation.sentences, translation.links, strict=True)
    insert_rows(
        tx.connection(),
        SystemSentenceRow,
        (
            (system_id, line, text, links, no_translation.get(line, ""))
            for line, (text, links) in enumerate(sentences)
        ),
    )
    number = func.row_number().over(order_by=ExampleRow.position) + (next_id - 1)
    candidates = select(number, literal(system_id), ExampleRow.id).order_by(ExampleRow.position)
    columns = ["id", "system_id", "example_id"]
    tx.execute(insert(CandidateRow).from_select(columns, candidates))


def load_candidate_ids(tx: Tx, system_id: SystemId) -> dict[ExampleId, CandidateId]:
    """Return the candidates of a system by example."""
    return dict(driver_of(tx.connection()).execute(_CANDIDATES, (system_id,)))


def _not_replaced(done: str, count: int) -> Text:
    match done:
        case "judged":
            return Text(
                "The system {0} is loaded and %n of its candidates have been judged, so it cannot "
                "be replaced. Load this output under a new name.",
                "",
                count,
                one="The system {0} is loaded and %n of its candidates has been judged, so it "
                "cannot be replaced. Load this output under a new name.",
            )
        case "tagged":
            return Text(
                "The system {0} is loaded and %n of its candidates have been tagged, so it cannot "
                "be replaced. Load this output under a new name.",
                "",
                count,
                one="The system {0} is loaded and %n of its candidates has been tagged, so it "
                "cannot be replaced. Load this output under a new name.",
            )
        case _:
            return Text(
                "The system {0} is loaded and %n of its candidates have been given other links, so "
                "it cannot be replaced. Load this output under a new name.",
                "",
                count,
                one="The system {0} is loaded and %n of its candidates has been given other links, "
                "so it cannot be replaced. Load this output under a new name.",
            )


def _count_candidates_in(tx: Tx, system_id: SystemId, tables: list[type[_OfCandidate]]) -> int:
    there = union(*(select(table.candidate_id) for table in tables))
    of_system: ColumnElement[bool] = CandidateRow.id.in_(there)
    query = select(func.count()).where(CandidateRow.system_id == system_id, of_system)
    return tx.scalar(query) or 0


def load_translation(tx: Tx, system_id: SystemId) -> Translation:
    rows = driver_of(tx.connection()).execute(_TRANSLATION, (system_id,)).fetchall()
    texts, links = zip(*rows, strict=True) if rows else ((), ())
    return Translation(texts, links)


def load_aligned_sentences(tx: Tx, system_id: SystemId) -> list[AlignedSentence]:
    """Return the sentences with their links, line by line."""
    rows = driver_of(tx.connection()).execute(_SENTENCES, (system_id,))
    return list(starmap(AlignedSentence, rows))


def task_sets_with(tx: Tx, system_id: SystemId) -> tuple[str, ...]:
    """Return the names of the task sets that contain candidates of this system."""
    query = (
        select(TaskSetRow.name)
        .join(TaskRow, TaskRow.task_set_id == TaskSetRow.id)
        .join(TaskCandidateRow, TaskCandidateRow.task_id == TaskRow.id)
        .join(CandidateRow, CandidateRow.id == TaskCandidateRow.candidate_id)
        .where(CandidateRow.system_id == system_id)
        .distinct()
    )
    return tuple(sorted(tx.scalars(query)))
