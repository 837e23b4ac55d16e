"""Distinct types for the numbers that name things, so that mypy catches one taken for another."""

from typing import NewType

SystemId = NewType("SystemId", int)
# An example's id is the number the suite gives it: the same in every project made from that suite.
ExampleId = NewType("ExampleId", int)
CandidateId = NewType("CandidateId", int)
AnnotatorId = NewType("AnnotatorId", int)
TaskSetId = NewType("TaskSetId", int)
TaskId = NewType("TaskId", int)
