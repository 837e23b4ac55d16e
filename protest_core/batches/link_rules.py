"""Rules for merging the link corrections of a file into those of a project."""

from collections.abc import Sequence

from msgspec import Struct, structs

from protest_core.batches.merge_rules import Event, MergeKind, SideHistory, decide
from protest_core.candidates.model import Candidate
from protest_core.ids import CandidateId
from protest_core.text.tokens import Positions

Links = Positions | None  # `None`: as aligned


class LinkRow(Struct, frozen=True, gc=False):
    """A link correction of a part, in the project or in a file, where it has no id.

    `ended_at`: `None` while it is in force; if it never was, the time when it was made.
    `taken_back`: the merge that added it was undone.
    """

    part: int
    tokens: Positions
    author: str  # empty in a file: another person
    made_at: str
    ended_at: str | None
    id: int = 0
    taken_back: bool = False

    @property
    def key(self) -> tuple[Positions, str]:
        return self.tokens, self.made_at

    @property
    def end(self) -> str:
        """Return when it ceased to be in force; empty if it is in force or never was."""
        return "" if self.ended_at in (None, self.made_at) else str(self.ended_at)


class LinkEntry(Struct, frozen=True, gc=False):
    """The link corrections of a part in project and file, and how merging treats them."""

    candidate: Candidate
    part: int
    kind: MergeKind
    project: tuple[LinkRow, ...]
    file: tuple[LinkRow, ...]

    @property
    def key(self) -> tuple[CandidateId, int]:
        return self.candidate.id, self.part


class LinkStep(Struct, frozen=True, gc=False):
    """A step of a merge: the links of a part; with `take`, the file's links come into force."""

    entry: LinkEntry
    kind: MergeKind
    take: bool


class MergedLinks(Struct, frozen=True, gc=False):
    """Rows of links that a merge writes for a part.

    `past`: new rows of the history. `now`: the file's present links, in force or not taken, unless
    the project has them. `ended_at`: the time when the row in force ends.
    """

    past: tuple[LinkRow, ...]
    now: LinkRow | None
    ended_at: str | None

    @property
    def new(self) -> tuple[LinkRow, ...]:
        return self.past if self.now is None else (*self.past, self.now)

    def applied_to(self, project: Sequence[LinkRow]) -> tuple[LinkRow, ...]:
        """Return all rows afterwards."""
        held = in_force(project)
        kept = (
            structs.replace(row, ended_at=self.ended_at) if row is held and self.ended_at else row
            for row in project
        )
        return (*kept, *self.new)


def in_force(rows: Sequence[LinkRow]) -> LinkRow | None:
    return next((row for row in rows if row.ended_at is None), None)


def history_of(rows: Sequence[LinkRow]) -> SideHistory[Links]:
    """Return the history of a part; a return to the aligner's links is an event, too."""
    events: list[Event[Links]] = []
    ends = []
    for row in rows:
        if not row.taken_back:
            events.append(Event(row.tokens, row.made_at))
            ends += [row.end] if row.end else []
    events += [Event(None, end) for end in ends]
    now: Event[Links] = Event(None, max(ends, default=""))
    if held := in_force(rows):
        now = Event(held.tokens, held.made_at)
    return SideHistory((*events, now))


def decide_links(project: SideHistory[Links], file: SideHistory[Links]) -> MergeKind:
    """Decide as for judgements, except that links belong to no annotator.

    If an annotator tried a correction and took it back, that does not contradict another
    annotator's correction.
    """
    kind = decide(project, file)
    if kind is MergeKind.CONFLICT and not any(map(project.includes, _own(file))):
        if project.now.is_nothing:
            return MergeKind.NEW
        if file.now.is_nothing:
            return MergeKind.UNCHANGED
    return kind


def _own(file: SideHistory[Links]) -> list[Event[Links]]:
    return [event for event in file.events if event.made_at]


def links_hold_unasked(
    kind: MergeKind, project: SideHistory[Links], file: SideHistory[Links]
) -> bool:
    """Return whether the file's links come into force if no choice is made.

    If two annotators chose the same words, those of the later merge are in force: they stay if the
    earlier merge is undone.
    """
    if kind is MergeKind.UNCHANGED:
        return not file.now.is_nothing and not project.includes(file.now)
    return kind is not MergeKind.CONFLICT


def has_news(project: Sequence[LinkRow], file: Sequence[LinkRow]) -> bool:
    """Return whether a file has rows on the links of a part that the project did not have."""
    return any(not _is_known(project, row) for row in file)


def _is_known(project: Sequence[LinkRow], row: LinkRow) -> bool:
    """Return whether the project has this very row; it may have ended it since."""
    return any(
        known.key == row.key
        and row.ended_at in (None, known.ended_at)
        and (not row.author or not known.taken_back)
        for known in project
    )


def merged_links(
    project: Sequence[LinkRow],
    file: Sequence[LinkRow],
    *,
    annotator: str,
    take: bool,
    time: str,
) -> MergedLinks:
    """Return what a merge at this time writes, without what the project has already."""
    known = [row for row in project if not row.taken_back]
    authors = {row.key: row.author for row in project}
    keys, ends = {row.key for row in known}, {(row.key, row.end) for row in known}
    last, held = in_force(file), in_force(project)
    withdrawn = max((row.end for row in file), default="")
    past: list[LinkRow] = []
    now: LinkRow | None = None
    for row in file:
        came = structs.replace(row, author=row.author or authors.get(row.key, annotator))
        if row is last:
            if take:
                now = came
            elif row.key not in keys:
                now = structs.replace(came, ended_at=row.made_at)
        elif last is None and row.end == withdrawn and not take:
            # The row has to end, or the same question would be asked again.
            now = None if (row.key, row.end) in ends else came
        elif row.key not in keys and row.author:
            past.append(came)
    if not take or held is None:
        return MergedLinks(tuple(past), now, None)
    ended = (row.end for row in reversed(file) if row.key == held.key and row.end)
    return MergedLinks(tuple(past), now, next(ended, time))
