"""Which of two sides is further: told by what each has been through, as in a version control.

Clocks of two computers cannot tell. But whoever changed a judgement had it before: if what one
side says now is something that the other side has been through, the other one is further. If
neither is, both were made without knowing of each other.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from protest_core.judgement import Judgement

_NOTHING = Judgement()


class Kind(StrEnum):
    """What merging a judgement would do to the project."""

    NEW = "new"
    CHANGED = "changed"
    WITHDRAWN = "withdrawn"
    UNCHANGED = "unchanged"
    CONFLICT = "conflict"


@dataclass(frozen=True, slots=True)
class Event:
    """Something was said; the empty judgement takes back what was. The time is the speaker's."""

    judgement: Judgement
    made_at: str


# Everybody begins with nothing.
BEGINNING = Event(_NOTHING, "")


@dataclass(frozen=True, slots=True)
class Told:
    """What one side has been through; the last of it is what it says now."""

    events: tuple[Event, ...] = ()

    @property
    def now(self) -> Event:
        return self.events[-1] if self.events else BEGINNING

    def includes(self, event: Event) -> bool:
        if event is BEGINNING or event == BEGINNING:
            return True
        if any(_came_from(each, event) for each in self.events):
            return True
        return self._deleted_further(event)

    def _deleted_further(self, event: Event) -> bool:
        """Remarks are saved with every letter. While letters are deleted, the whole of the remark
        is kept and what is left of it is not: not until something else is said.
        """
        about = [each for each in self.events if _differ_in_remarks(each, event)]
        return any(each.made_at > event.made_at for each in about) and any(
            each.made_at < event.made_at
            and _is_inside(event.judgement.remark, each.judgement.remark)
            for each in about
        )


def decide(project: Told, file: Told) -> Kind:
    here, there = project.now, file.now
    if there.judgement == here.judgement:
        return Kind.UNCHANGED
    if file.includes(here):
        if here.judgement == _NOTHING:
            return Kind.NEW
        return Kind.WITHDRAWN if there.judgement == _NOTHING else Kind.CHANGED
    return Kind.UNCHANGED if project.includes(there) else Kind.CONFLICT


def holds_unasked(kind: Kind, project: Told, file: Told) -> bool:
    """Whether it is the file's judgement that counts, as long as nobody chose otherwise."""
    if kind is Kind.UNCHANGED:
        return file.now.judgement != _NOTHING and is_said_again(project, file)
    return kind is not Kind.CONFLICT


def is_said_again(project: Told, file: Told) -> bool:
    """The same, and later: yes, then no, then yes. Which yes it is tells what comes after it."""
    same = file.now.judgement == project.now.judgement
    return same and file.now != project.now and file.includes(project.now)


def _came_from(later: Event, earlier: Event) -> bool:
    """The same, or the same with a longer remark: that is saved with every letter and kept once."""
    if later.made_at == earlier.made_at:
        return later.judgement == earlier.judgement
    if later.made_at < earlier.made_at or not _differ_in_remarks(later, earlier):
        return False
    return _is_inside(earlier.judgement.remark, later.judgement.remark)


def _differ_in_remarks(one: Event, other: Event) -> bool:
    """And in nothing else."""
    remark = other.judgement.remark
    return one.judgement.remark != remark and (
        replace(one.judgement, remark=remark) == other.judgement
    )


def _is_inside(part: str, whole: Iterable[str]) -> bool:
    """All letters in their order."""
    letters = iter(whole)
    return all(letter in letters for letter in part)
