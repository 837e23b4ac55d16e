"""What merging would do, seen before anything is written."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from protest_core.errors import Problem
from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Judgement
from protest_core.merging.deciding import Kind, Told
from protest_core.merging.incoming import Incoming
from protest_core.store.merge_values import Standing
from protest_core.store.values import Candidate


class Choice(StrEnum):
    """Where project and file contradict each other; the other one is kept in history."""

    PROJECT = "project"
    FILE = "file"


class MergeEntry(Struct, frozen=True):
    """One candidate: what the project has, what the file says, and what that means.

    `told`: what the file has been through.
    """

    candidate: Candidate
    kind: Kind
    standing: Standing
    incoming: Incoming
    told: Told
    state: State  # of the incoming judgement, by the project's rules

    @property
    def in_project(self) -> Judgement:
        return Judgement() if self.standing.now is None else self.standing.now.judgement

    @property
    def in_file(self) -> Judgement:
        return self.incoming.judgement


@dataclass(frozen=True, slots=True)
class FilePlan:
    """One file: whose it is, and an entry for each of its candidates.

    `other_guidelines`: the version it was judged under, if the project has another one now.
    """

    path: Path
    annotator: str
    batch_id: str | None
    task: str  # as people call it: task set and label
    entries: tuple[MergeEntry, ...]
    other_guidelines: str = ""

    @property
    def counts(self) -> Counter[Kind]:
        return Counter(entry.kind for entry in self.entries)

    @property
    def conflicts(self) -> tuple[MergeEntry, ...]:
        return tuple(entry for entry in self.entries if entry.kind is Kind.CONFLICT)


@dataclass(frozen=True, slots=True)
class MergePlan:
    """Files in the order in which they were named. A table is one for each of its annotators."""

    files: tuple[FilePlan, ...]
    warnings: tuple[Problem, ...] = ()

    @property
    def counts(self) -> Counter[Kind]:
        return sum((file.counts for file in self.files), start=Counter[Kind]())

    @property
    def conflicts(self) -> tuple[tuple[FilePlan, MergeEntry], ...]:
        return tuple((file, entry) for file in self.files for entry in file.conflicts)


# By annotator and candidate; where nothing is chosen the project's judgement stays.
Choices = dict[tuple[str, CandidateId], Choice]
