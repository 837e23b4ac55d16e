"""The researcher's own tags, added and removed without a session."""

from protest_core.annotating.candidate_tags import TagStep
from protest_core.annotating.unsaved import UnsavedTag
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.ids import CandidateId


def add_candidate_tag(
    *, project: Project, candidate_id: CandidateId, tag: str, added_by: str
) -> ChangeSet:
    return UnsavedTag(TagStep(candidate_id, tag, added=True), added_by).save(project)


def remove_candidate_tag(*, project: Project, candidate_id: CandidateId, tag: str) -> ChangeSet:
    return UnsavedTag(TagStep(candidate_id, tag, added=False), "").save(project)
