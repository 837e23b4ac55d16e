"""What a batch is, in the project that hands it out and in the file that goes out."""

from collections.abc import Mapping
from dataclasses import dataclass

from protest_core.ids import CandidateId
from protest_core.judgement.guidelines.guidelines import Guidelines


@dataclass(frozen=True, slots=True)
class BatchOrder:
    """All that is needed to write a batch. `codes` say what each system is called in the file."""

    id: str
    task_set: str
    label: str
    annotator: str
    candidates: tuple[CandidateId, ...]  # in the order in which they are to be judged
    codes: Mapping[str, str]
    guidelines: Guidelines
    exported_at: str


@dataclass(frozen=True, slots=True)
class BatchRecord:
    """A batch as the project remembers it. `systems` say what a code in the file stands for."""

    id: str
    project_id: str
    task_set: str
    label: str
    annotator: str
    exported_at: str
    guidelines: str
    systems: Mapping[str, str]
