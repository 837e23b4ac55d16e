"""Link corrections made and listed, whatever is in force, by what a session saves them with."""

from collections.abc import Collection

from protest_core.annotating.link_corrections import CorrectionResult, corrected_by
from protest_core.annotating.unsaved import UnsavedLinks
from protest_core.candidates.model import LinkCorrection
from protest_core.candidates.queries.link_corrections import load_link_corrections
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.ids import CandidateId


def correct_links(
    *,
    project: Project,
    candidate_id: CandidateId,
    part: int,
    tokens: Collection[int],
    author: str,
) -> ChangeSet:
    link = corrected_by((candidate_id, part), tokens, author)
    return _save(project, candidate_id, part, link)


def undo_correction(*, project: Project, candidate_id: CandidateId, part: int) -> ChangeSet:
    """Return to the aligner's links; the correction stays on record."""
    return _save(project, candidate_id, part, None)


def list_link_corrections(
    *, project: Project, candidate_id: CandidateId
) -> tuple[LinkCorrection, ...]:
    """Return all corrections ever made on this candidate, in that order."""
    with project.reading() as tx:
        return tuple(load_link_corrections(tx, [candidate_id]))


def _save(
    project: Project, candidate_id: CandidateId, part: int, link: LinkCorrection | None
) -> ChangeSet:
    made = list_link_corrections(project=project, candidate_id=candidate_id)
    held = {each.part: each for each in made if each.ended_at is None}
    here = candidate_id, part
    correction = CorrectionResult(candidate_id, {here: held.get(part)}, {here: link})
    return UnsavedLinks(correction).save(project)
