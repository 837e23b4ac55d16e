"""Link corrections in returned batches: load the project's, write the file's, take them back."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from msgspec import structs
from sqlalchemy import func, select, update

from protest_core.batches.link_rules import LinkRow, LinkStep, in_force, merged_links
from protest_core.batches.merge_rules import MergeKind
from protest_core.candidates.model import PartOf
from protest_core.candidates.queries.link_corrections import forget_metric_results
from protest_core.db.schema import LinkCorrectionRow, MergeLinkChangeRow, MergeRow
from protest_core.db.sqlite import among_chosen, as_chosen, insert_rows
from protest_core.db.transactions import Tx, WriteTx
from protest_core.ids import CandidateId

_NOT_TAKEN = "not_taken"

_ROWS = (
    select(LinkCorrectionRow.__table__)
    .where(among_chosen(LinkCorrectionRow.candidate_id))
    .order_by(LinkCorrectionRow.id)
)
_NEW, _CHANGED, _WITHDRAWN = MergeKind.NEW.value, MergeKind.CHANGED.value, MergeKind.WITHDRAWN.value


def load_link_rows(
    tx: Tx, candidates: Collection[CandidateId]
) -> defaultdict[PartOf, tuple[LinkRow, ...]]:
    """Return all link corrections of these candidates by part; most candidates have none."""
    rows_of: defaultdict[PartOf, tuple[LinkRow, ...]] = defaultdict(tuple)
    if not candidates:  # the usual file
        return rows_of
    for row in tx.connection().execute(_ROWS, as_chosen(candidates)):
        tokens = tuple(map(int, row.tokens.split()))
        made = row.author, row.made_at, row.ended_at, row.id, row.taken_back
        rows_of[CandidateId(row.candidate_id), row.part] += (LinkRow(row.part, tokens, *made),)
    return rows_of


class LinkWriter:
    """Writes the link corrections of a merge, and collects the data for its record."""

    def __init__(self, tx: WriteTx, annotator: str, time: str) -> None:
        self._tx = tx
        self._annotator = annotator
        self._time = time
        self._changes: list[tuple[CandidateId, int, str, int | None, int | None]] = []
        self.has_written = False

    def write(self, steps: Sequence[LinkStep]) -> None:
        if not steps:
            return
        rows: list[tuple[CandidateId, LinkRow]] = []
        next_id = (self._tx.scalar(select(func.max(LinkCorrectionRow.id))) or 0) + 1
        there = load_link_rows(self._tx, {step.entry.candidate.id for step in steps})
        for step in steps:
            entry, project = step.entry, there[step.entry.key]
            merged = merged_links(
                project, entry.file, annotator=self._annotator, take=step.take, time=self._time
            )
            numbered = [
                structs.replace(row, id=number) for number, row in enumerate(merged.new, next_id)
            ]
            next_id += len(numbered)
            rows += [(entry.candidate.id, row) for row in numbered]
            now = numbered[-1].id if merged.now is not None else None
            held = in_force(project)
            if step.take:
                self._end(held, merged.ended_at)
                kind = _NEW if held is None else _WITHDRAWN if now is None else _CHANGED
                self._changes.append((*entry.key, kind, held.id if held else None, now))
            elif now is not None:
                self._changes.append((*entry.key, _NOT_TAKEN, None, now))
        insert_rows(self._tx.connection(), LinkCorrectionRow, (_values(*row) for row in rows))
        forget_metric_results(self._tx, self.touched)
        self.has_written = bool(rows or self._changes)

    def _end(self, held: LinkRow | None, ended_at: str | None) -> None:
        if held is not None:
            _update(self._tx, held.id, ended_at=ended_at)

    def record(self, merge_id: int) -> None:
        """Write the data that undoing the merge needs."""
        rows = ((merge_id, *change) for change in self._changes)
        insert_rows(self._tx.connection(), MergeLinkChangeRow, rows)

    @property
    def touched(self) -> list[CandidateId]:
        """Return the candidates whose links have changed."""
        taken = (candidate for candidate, _, kind, *_ in self._changes if kind != _NOT_TAKEN)
        return list(dict.fromkeys(taken))


def _values(candidate: CandidateId, row: LinkRow) -> tuple[object, ...]:
    tokens = " ".join(map(str, row.tokens))
    made = row.author, row.made_at, row.ended_at
    return row.id, candidate, row.part, tokens, *made, False


def _update(tx: WriteTx, row_id: int, **values: object) -> None:
    row = LinkCorrectionRow
    tx.execute(update(row).where(row.id == row_id).values(**values))


class LinksTakenBack:
    """Candidates whose links a merge changed, by the effect of undoing it."""

    def __init__(self) -> None:
        self.back: list[CandidateId] = []
        self.left: list[CandidateId] = []
        self.beneath: list[CandidateId] = []


def take_back_links(tx: WriteTx, merge: MergeRow, time: str) -> LinksTakenBack:
    """Undo a merge's changes of links, unless the links were corrected since."""
    taken = LinksTakenBack()
    change = MergeLinkChangeRow
    changes = tx.scalars(select(change).where(change.merge_id == merge.id)).all()
    rows = load_link_rows(tx, {CandidateId(each.candidate_id) for each in changes})
    for merged in changes:
        candidate = CandidateId(merged.candidate_id)
        held = in_force(rows[candidate, merged.part])
        if merged.kind == _NOT_TAKEN:
            _remove_from_history(tx, merged.after)
        elif (held.id if held else None) == merged.after:
            _put_back(tx, merge, merged, time)
            taken.back.append(candidate)
        elif _take_out(tx, merge, merged):
            taken.beneath.append(candidate)
        else:
            taken.left.append(candidate)
    forget_metric_results(tx, taken.back)
    return taken


def _put_back(tx: WriteTx, merge: MergeRow, change: MergeLinkChangeRow, time: str) -> None:
    if change.after is not None:
        _update(tx, change.after, ended_at=time, taken_back=True)
    if change.before is not None:
        _update(tx, change.before, ended_at=None)
    for beneath in _undone_below(tx, merge, change):
        _remove_from_history(tx, beneath)


def _take_out(tx: Tx, merge: MergeRow, change: MergeLinkChangeRow) -> bool:
    """Let a later merge that rests on this one rest on the state before both."""
    upper = _next_above(tx, merge, change)
    if upper is None:
        return False
    upper.before = change.before
    if upper.kind == _CHANGED and upper.before is None:
        upper.kind = _NEW
    return True


def _remove_from_history(tx: WriteTx, row_id: int | None) -> None:
    """Remove a correction that is not in force from the history."""
    row = LinkCorrectionRow
    which = row.id == row_id, row.ended_at.is_not(None)
    tx.execute(update(row).where(*which).values(taken_back=True))


def _next_above(tx: Tx, merge: MergeRow, beneath: MergeLinkChangeRow) -> MergeLinkChangeRow | None:
    """Return the change of a later merge, by any annotator, that rests on this one."""
    change = MergeLinkChangeRow
    query = (
        select(change)
        .join(MergeRow, MergeRow.id == change.merge_id)
        .where(
            change.candidate_id == beneath.candidate_id,
            change.part == beneath.part,
            change.kind != _NOT_TAKEN,
            change.merge_id > merge.id,
            MergeRow.undone_at.is_(None),
        )
        .order_by(change.merge_id)
        .limit(1)
    )
    upper = tx.scalars(query).first()
    return upper if upper is not None and upper.before == beneath.after else None


def _undone_below(tx: Tx, merge: MergeRow, above: MergeLinkChangeRow) -> Iterator[int | None]:
    change = MergeLinkChangeRow
    query = (
        select(change.after)
        .join(MergeRow, MergeRow.id == change.merge_id)
        .where(
            change.candidate_id == above.candidate_id,
            change.part == above.part,
            change.merge_id < merge.id,
            MergeRow.undone_at.is_not(None),
        )
    )
    yield from tx.scalars(query)
