"""Links that people set right: which words really translate a pronoun or an antecedent."""

from collections.abc import Collection

from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgement import State, state_of
from protest_core.operations.changes import ChangeSet
from protest_core.operations.evaluation import match_one_into
from protest_core.operations.highlighting import highlights_of
from protest_core.store import Candidate, Changes, MendedLink, Project
from protest_core.suite import tokens_of


def mend_link(
    *,
    project: Project,
    candidate_id: CandidateId,
    part: int,
    tokens: Collection[int],
    author: str,
) -> ChangeSet:
    """These words translate the part, and no others; none says that nothing does.

    The automatic step runs again for this candidate, and the states of its judgements are told
    anew. What anybody said of it stays.
    """
    with project.changing() as changes:
        candidate = _candidate(project, changes, candidate_id, part)
        line = _line_of(candidate, part)
        length = len(tokens_of(changes.sentences(candidate.system_id, [line])[line].text))
        if not all(0 <= token < length for token in tokens):
            raise RefusedError(f"The sentence has {length} words, and no others can be chosen.")
        changes.set_mended_link(candidate_id, part, tuple(sorted(set(tokens))), author)
        return _told_anew(changes, candidate_id)


def take_back_mending(*, project: Project, candidate_id: CandidateId, part: int) -> ChangeSet:
    """What the aligner found holds again; what was set stays on record."""
    with project.changing() as changes:
        _candidate(project, changes, candidate_id, part)
        if not changes.end_mended_link(candidate_id, part):
            return ChangeSet()
        return _told_anew(changes, candidate_id)


def mended_links(*, project: Project, candidate_id: CandidateId) -> tuple[MendedLink, ...]:
    """All that was ever set here, in that order."""
    with project.reading() as snapshot:
        return tuple(snapshot.mended_links([candidate_id]))


def _candidate(
    project: Project, changes: Changes, candidate_id: CandidateId, part: int
) -> Candidate:
    if project.is_batch:
        raise RefusedError(
            "Links cannot be mended in a batch. Tag the example as incorrect_word_alignment."
        )
    candidate = changes.candidate(candidate_id)
    if part not in range(len(candidate.example.agreeing_antecedents) + 1):
        raise RefusedError(f"Example {candidate.example.id} has no antecedent {part}.")
    return candidate


def _line_of(candidate: Candidate, part: int) -> int:
    example = candidate.example
    return example.agreeing_antecedents[part - 1].line if part else example.line


def _told_anew(changes: Changes, candidate_id: CandidateId) -> ChangeSet:
    candidate = changes.candidate(candidate_id)
    match_one_into(changes, candidate)
    sentences = changes.sentences(candidate.system_id, candidate.example.lines)
    highlights = highlights_of(candidate, sentences)
    checked = changes.options().conflict_checks
    asked = candidate.example.category.antecedent_agrees
    changed: list[tuple[CandidateId, str, State]] = []
    for each in changes.everybodys(candidate_id):
        state = state_of(each.judgement, highlights, antecedent_asked=asked, checked=checked)
        if state is not each.state and each.state is not State.NEW:
            changed.append((candidate_id, each.annotator, state))
    changes.set_states(changed)
    return ChangeSet(judgements=(candidate_id,), matches=True)
