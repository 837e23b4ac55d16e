"""Distinct types for ids, so that mypy notices when one is used for another."""

from typing import NewType

SystemId = NewType("SystemId", int)
# An example's id is its number in the suite: the same in every project made from that suite.
ExampleId = NewType("ExampleId", int)
CandidateId = NewType("CandidateId", int)
AnnotatorId = NewType("AnnotatorId", int)
TaskSetId = NewType("TaskSetId", int)
TaskId = NewType("TaskId", int)
