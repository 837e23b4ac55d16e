"""The researcher's own tags of candidates, which belong to no judgement."""

from collections.abc import Iterable
from dataclasses import dataclass

from protest_core.candidates.queries.listing import (
    delete_candidate_tag,
    load_candidate_tags,
    save_candidate_tag,
)
from protest_core.candidates.queries.load import load_candidate
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import WriteTx
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.model import LONGEST_TAG, is_tag
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class TagStep:
    """A tag that a candidate was given or lost."""

    candidate_id: CandidateId
    tag: str
    added: bool

    @property
    def reversed(self) -> "TagStep":
        return TagStep(self.candidate_id, self.tag, not self.added)


def candidate_tags(*, project: Project, candidate_id: CandidateId) -> tuple[str, ...]:
    """Return the researcher's own tags."""
    with project.reading() as tx:
        return load_candidate_tags(tx, candidate_id)


def tag_candidates(
    *, project: Project, candidates: Iterable[CandidateId], tag: str, by: str, added: bool
) -> ChangeSet:
    """Add a tag to all of these candidates or remove it from all; return those that changed."""
    with project.changing() as tx:
        changes = [write_tag_step(tx, TagStep(each, tag, added), by) for each in candidates]
    return ChangeSet(tagged=tuple(each for change in changes for each in change.tagged))


def write_tag_step(tx: WriteTx, step: TagStep, added_by: str) -> ChangeSet:
    """Save a step in a transaction, perhaps of a copy of the project."""
    if step.added:
        _check_tag(step.tag)
        load_candidate(tx, step.candidate_id)  # raises an error if the candidate was removed
        changed = save_candidate_tag(tx, step.candidate_id, step.tag, added_by)
    else:
        changed = delete_candidate_tag(tx, step.candidate_id, step.tag)
    return ChangeSet(tagged=(step.candidate_id,)) if changed else ChangeSet()


def _check_tag(tag: str) -> None:
    if not is_tag(tag) or tag != tag.strip():
        raise RefusedError(
            Text(
                "‘{0:.50}’ is no tag: it needs letters, at most {1}, and no blanks at its ends."
            ).format(tag, LONGEST_TAG)
        )
