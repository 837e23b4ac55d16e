"""Annotators: people and programs, and the choice of people whose judgements count."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from protest_core.errors import RefusedError
from protest_core.tables.model import Column, Kind
from protest_core.translatable import Text

PROGRAM = Text("{0} (program)")
Row = TypeVar("Row")


class AnnotatorKind(StrEnum):
    """Kinds of annotators; an annotator's kind never changes."""

    PERSON = "person"
    PROGRAM = "program"  # a language model or classifier, which decides no outcome


@dataclass(frozen=True, slots=True)
class Annotators:
    """The people whose judgements count: all people, only some, or all but some.

    A program's judgements never count.
    """

    only: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if both := ", ".join(sorted(self.only & self.without)):
            raise RefusedError(
                Text(
                    "The judgements by {0} cannot be both counted alone and left out. Name "
                    "each annotator once."
                ).format(both)
            )

    @property
    def named(self) -> frozenset[str]:
        return self.only | self.without

    def include(self, name: str) -> bool:
        """Return whether this person's judgements count."""
        return name not in self.without and (not self.only or name in self.only)

    def notes(self) -> Iterator[Text]:
        """Yield the notes that a reader of the numbers needs on this choice."""
        if self.only:
            yield Text("Only judgements by {0} count.").format(", ".join(sorted(self.only)))
        if self.without:
            yield Text("Judgements by {0} do not count.").format(", ".join(sorted(self.without)))


ALL_PEOPLE = Annotators()


def name_with_kind(name: str, kind: AnnotatorKind) -> str:
    """Return the name as tables and windows show it, with a word that marks programs."""
    return name if kind is AnnotatorKind.PERSON else PROGRAM.format(name)


def kind_mistake(name: str, known: AnnotatorKind, kind: AnnotatorKind) -> Text | None:
    """Return why judgements by this kind cannot be added under the name, or `None`."""
    if kind is known:
        return None
    if known is AnnotatorKind.PROGRAM:
        return Text(
            "{0} is a program in this project, and no person's judgements are added to a "
            "program's. Use another name, or ‘judgements import --program’ for a table of its own"
        ).format(name)
    return Text(
        "{0} is a person in this project, and no program's judgements are added to a person's. "
        "Give the program another name"
    ).format(name)


def name_among(name: str, programs: Collection[str]) -> str:
    """Return the name with its kind, if the names of all programs are known."""
    return name_with_kind(name, kind_among(name, programs))


def kind_among(name: str, programs: Collection[str]) -> AnnotatorKind:
    return AnnotatorKind.PROGRAM if name in programs else AnnotatorKind.PERSON


def annotator_columns(
    annotator: Callable[[Row], tuple[str, AnnotatorKind]],
) -> tuple[Column[Row], ...]:
    """Return columns: the marked name for readers; name and kind separately for records."""
    return (
        Column(Text("Annotator"), "", Kind.NAME, lambda row: name_with_kind(*annotator(row))),
        Column("", "annotator", Kind.NAME, lambda row: annotator(row)[0]),
        Column("", "annotator_kind", Kind.NAME, lambda row: annotator(row)[1].value),
    )
