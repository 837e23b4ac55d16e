"""Values of systems, candidates and link corrections; columns of what a system comes from."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from msgspec import Struct

from protest_core.candidates.origin import UNKNOWN_ORIGIN, NamedFile, SystemOrigin
from protest_core.ids import CandidateId, SystemId
from protest_core.suite.model import AS_ALIGNED, CorrectedReference, Example
from protest_core.tables.model import Column, Kind
from protest_core.text.tokens import Positions
from protest_core.translatable import Text

PartOf = tuple[CandidateId, int]  # a candidate, and the number of one of its parts
Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class System:
    """A system of a project; its sentences are read when they are needed.

    `is_reference`: marked as the human reference, judged like a system. It is shown, but in no
    rank, comparison, cluster, average or correlation of systems.
    """

    id: SystemId
    name: str
    text_file: str
    loaded_at: str
    is_reference: bool = False
    digest: str = ""  # of the stored sentences and links
    origin: SystemOrigin = UNKNOWN_ORIGIN

    @property
    def shown_name(self) -> str:
        """Return the name, with a mark in words if it is the reference."""
        return name_with_reference_mark(self.name, is_reference=self.is_reference)


class Candidate(Struct, frozen=True, gc=False):
    """One example as translated by one system: the unit that is judged."""

    id: CandidateId
    system_id: SystemId
    system: str
    example: Example
    # Link corrections, in the form of a suite's corrections of its reference.
    corrected: CorrectedReference = AS_ALIGNED


@dataclass(frozen=True, slots=True)
class LinkCorrection:
    """The words that a person set as translation of a part: the pronoun (0) or an antecedent."""

    candidate_id: CandidateId
    part: int
    tokens: Positions
    author: str
    made_at: str
    ended_at: str | None  # `None`: it is in force


def name_with_reference_mark(name: str, *, is_reference: bool) -> str:
    """Return a system's name as tables and windows show it."""
    return Text("{0} (reference)").format(name) if is_reference else name


def origin_columns(of: Callable[[Row], System]) -> tuple[Column[Row], ...]:
    """Return the columns for a table with a row for each system."""

    def origin(row: Row) -> SystemOrigin:
        return of(row).origin

    return (
        Column("", "text_file", value=lambda row: of(row).text_file),
        Column("", "loaded_at", value=lambda row: of(row).loaded_at),
        Column("", "is_reference", Kind.FLAG, lambda row: of(row).is_reference),
        Column("", "digest", value=lambda row: of(row).digest),
        Column("", "text_sha256", value=lambda row: _digest(origin(row).text)),
        Column("", "links", Kind.NAME, lambda row: _links_are(origin(row))),
        Column("", "links_file", value=lambda row: _name(origin(row).links)),
        Column("", "links_sha256", value=lambda row: _digest(origin(row).links)),
        Column("", "aligner", value=lambda row: origin(row).aligner or None),
        Column("", "aligned_with", value=lambda row: list(map(str, origin(row).parallel))),
        Column("", "tokeniser", value=lambda row: origin(row).tokeniser or None),
        Column("", "loaded_by", value=lambda row: origin(row).program or None),
    )


def _name(file: NamedFile | None) -> str | None:
    return file.name if file else None


def _digest(file: NamedFile | None) -> str | None:
    return (file.sha256 or None) if file else None


def _links_are(origin: SystemOrigin) -> str:
    if origin.text is None:
        return "unknown"
    return "given" if origin.links else "aligned"
