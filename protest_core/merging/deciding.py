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
_BEGINNING = Event(_NOTHING, "")


@dataclass(frozen=True, slots=True)
class Told:
    """What one side has been through; the last of it is what it says now."""

    events: tuple[Event, ...] = ()

    @property
    def now(self) -> Event:
        return self.events[-1] if self.events else _BEGINNING

    def includes(self, event: Event) -> bool:
        return event == _BEGINNING or any(_came_from(each, event) for each in self.events)


def decide(project: Told, file: Told) -> Kind:
    if file.now.judgement == project.now.judgement:
        return Kind.UNCHANGED
    if file.includes(project.now):
        if project.now.judgement == _NOTHING:
            return Kind.NEW
        return Kind.WITHDRAWN if file.now.judgement == _NOTHING else Kind.CHANGED
    return Kind.UNCHANGED if project.includes(file.now) else Kind.CONFLICT


def is_said_again(project: Told, file: Told) -> bool:
    """The same, and later: yes, then no, then yes. Which yes it is tells what comes after it."""
    same = file.now.judgement == project.now.judgement
    return same and file.now != project.now and file.includes(project.now)


def _came_from(later: Event, earlier: Event) -> bool:
    """The same, or the same with a longer remark: that is saved with every letter and kept once."""
    if later.made_at == earlier.made_at:
        return later.judgement == earlier.judgement
    said, before = later.judgement, earlier.judgement
    if later.made_at < earlier.made_at or replace(said, remark=before.remark) != before:
        return False
    return said.remark != before.remark and _is_inside(before.remark, said.remark)


def _is_inside(part: str, whole: Iterable[str]) -> bool:
    """All letters in their order."""
    letters = iter(whole)
    return all(letter in letters for letter in part)
