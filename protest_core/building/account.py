"""What was built, from what, and what was left out: for reports and for the files beside."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from protest_core.alignment.translation import Translation
from protest_core.building.available import Available, Inventory
from protest_core.errors import Problem
from protest_core.suite.testsuite import TestSuite


@dataclass(frozen=True, slots=True)
class BuiltDocument:
    """A document of the suite, and how its sentences were brought together."""

    part: str
    name: str
    source_sentences: int
    target_sentences: int
    lines: int
    joined: int
    untranslated: int
    in_order: bool
    looks_shifted: bool


@dataclass(frozen=True, slots=True)
class SkippedDocument:
    """A document that could not be used; the problems say why."""

    part: str
    name: str
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class LineOrigin:
    """The sentences of a document, from 0, that a line of the suite is made of."""

    part: str
    document: str
    source_sentences: range
    target_sentences: range


@dataclass(frozen=True, slots=True)
class BuiltSuite:
    """The suite, and everything that somebody may want to know about its making."""

    suite: TestSuite
    reference: Translation
    inventory: Inventory
    chosen: tuple[Available, ...]
    wanted: Mapping[str, int] | None
    seed: int
    documents: tuple[BuiltDocument, ...] = ()
    skipped: tuple[SkippedDocument, ...] = ()
    warnings: tuple[Problem, ...] = ()
    lines: tuple[LineOrigin, ...] = ()  # none: the lines are those of the files
    kept: Path | None = None  # what stood in its place before, if that was otherwise

    @property
    def heads_to_check(self) -> int:
        return sum(bool(example.heads_to_check) for example in self.chosen)

    def with_kept(self, kept: Path | None) -> "BuiltSuite":
        return replace(self, kept=kept)
