"""Which of two sides is further: told by what each has been through, as in a version control.

Clocks of two computers cannot tell. But whoever changed a judgement had it before: if what one
side says now is something that the other side has been through, the other one is further. If
neither is, both were made without knowing of each other.
"""

from enum import StrEnum

from msgspec import Struct

from protest_core.judgement.judgement import Judgement

_NOTHING = Judgement()


class Kind(StrEnum):
    """What merging a judgement would do to the project."""

    NEW = "new"
    CHANGED = "changed"
    WITHDRAWN = "withdrawn"
    UNCHANGED = "unchanged"
    CONFLICT = "conflict"


class Event(Struct, frozen=True):
    """Something was said; the empty judgement takes back what was. The time is the speaker's."""

    judgement: Judgement
    made_at: str


# Everybody begins with nothing.
BEGINNING = Event(_NOTHING, "")


class Told(Struct, frozen=True):
    """What one side has been through; the last of it is what it says now."""

    events: tuple[Event, ...] = ()

    @property
    def now(self) -> Event:
        return self.events[-1] if self.events else BEGINNING

    def includes(self, event: Event) -> bool:
        # Of most candidates nothing was said before, and looking first is quicker than comparing.
        return (
            event is BEGINNING
            or event == BEGINNING
            or any(
                each.made_at == event.made_at and each.judgement == event.judgement
                for each in self.events
            )
        )


def decide(project: Told, file: Told) -> Kind:
    here, there = project.now, file.now
    if there.judgement == here.judgement:
        return Kind.UNCHANGED
    if file.includes(here):
        if here is BEGINNING or here.judgement == _NOTHING:
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
