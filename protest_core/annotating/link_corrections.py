"""Link corrections: which words really translate a pronoun or an antecedent."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from protest_core.annotating.candidate_view import CandidateView
from protest_core.candidates.model import Candidate, LinkCorrection, PartOf
from protest_core.candidates.queries.link_corrections import (
    batch_corrects_links,
    end_link_correction,
    load_link_corrections,
    save_link_correction,
)
from protest_core.candidates.queries.load import (
    load_candidate,
    load_others_with_antecedent,
    load_sentences,
)
from protest_core.candidates.translated_parts import Part, highlights_of, line_of_part
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.errors import ConflictError, RefusedError
from protest_core.evaluation.match_project import match_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import state_of
from protest_core.judgements.guidelines import load_guidelines, load_options
from protest_core.judgements.model import State
from protest_core.judgements.queries.load import load_all_judgements
from protest_core.judgements.queries.save import set_states
from protest_core.names import check_annotator_name
from protest_core.text.tokens import tokens_of
from protest_core.translatable import Text

Chosen = Mapping[int, Collection[int]]  # by part, the words that really translate it
CorrectedCandidate = Mapping[PartOf, LinkCorrection | None]  # `None`: the aligner's links


@dataclass(frozen=True, slots=True)
class CorrectionResult:
    """The link corrections that a person made in one step, and those in force before."""

    candidate_id: CandidateId  # the candidate on which the correction was made
    before: CorrectedCandidate
    after: CorrectedCandidate

    @property
    def reversed(self) -> "CorrectionResult":
        return CorrectionResult(self.candidate_id, self.after, self.before)


def corrected_by(part_of: PartOf, tokens: Collection[int], author: str) -> LinkCorrection:
    """Return a correction to exactly these words; without any, nothing translates the part."""
    candidate_id, part = part_of
    return LinkCorrection(candidate_id, part, tuple(sorted(set(tokens))), author, now(), None)


def words_to_correct(view: CandidateView, chosen: Chosen) -> dict[int, frozenset[int]]:
    """Return the chosen words of the parts whose link correction has to be saved.

    An unchanged part is saved, too, if an alignment warning concerns it: the person has checked it,
    which settles the warning. The aligner does not say which of several antecedents a warning
    concerns.
    """
    parts = {part.number: part for part in view.parts}
    return {
        number: frozenset(tokens)
        for number, tokens in chosen.items()
        if {*tokens} != {*parts[number].tokens} or _has_warning(view, parts[number])
    }


def _has_warning(view: CandidateView, part: Part) -> bool:
    about = any(each.is_of_pronoun == (part.number == 0) for each in view.warnings)
    return about and not part.by_hand


def correction_for(
    project: Project,
    view: CandidateView,
    chosen: Chosen,
    author: str,
    everywhere: Collection[int],
    under_way: CorrectedCandidate,
) -> CorrectionResult:
    """Return the correction of the chosen parts of a candidate.

    `everywhere`: antecedents to be corrected also in other examples that share them. `under_way`:
    corrections that are still being saved.
    """
    before: dict[PartOf, LinkCorrection | None] = {}
    after: dict[PartOf, LinkCorrection | None] = {}
    for part, tokens in chosen.items():
        here = (view.candidate.id, part)
        others = others_with_antecedent(project=project, part_of=here) if part in everywhere else {}
        held: CorrectedCandidate = {here: view.link_correction(part), **others}
        before |= {part_of: under_way.get(part_of, link) for part_of, link in held.items()}
        after |= {part_of: corrected_by(part_of, tokens, author) for part_of in held}
    return CorrectionResult(view.candidate.id, before, after)


def revert_to_alignment(view: CandidateView, part: int) -> CorrectionResult | None:
    """Return the correction that restores the aligner's links; `None` if they are in force."""
    here, link = (view.candidate.id, part), view.link_correction(part)
    return None if link is None else CorrectionResult(view.candidate.id, {here: link}, {here: None})


def write_correction(tx: WriteTx, project: Project, correction: CorrectionResult) -> ChangeSet:
    """Save a correction, unless the links in force are no longer those that it was made from.

    The automatic step runs again for each candidate (not in a batch), and the states of judgements
    are computed again; the judgements themselves stay. To undo a correction, save its reverse,
    which is also recorded. `project`: the project; the transaction may be on a copy of it.
    """
    candidates = {candidate_id for candidate_id, _ in correction.before}
    held = _in_force(tx, candidates)
    if any(held.get(each) != link for each, link in correction.before.items()):
        for candidate_id in candidates:
            load_candidate(tx, candidate_id)  # raises an error if it was removed
        raise ConflictError(
            Text(
                "These links have been corrected in another window or program since. That "
                "correction stays."
            )
        )
    return _set(project, tx, correction.after)


def others_with_antecedent(*, project: Project, part_of: PartOf) -> CorrectedCandidate:
    """Return the parts with this antecedent in other examples of the system, and their corrections.

    An antecedent has one translation, whichever pronoun refers to it.
    """
    candidate_id, part = part_of
    if part == 0:
        return {}
    with project.reading() as tx:
        others = load_others_with_antecedent(tx, candidate_id, part - 1)
        held = _in_force(tx, {other for other, _ in others})
    return {(other, n + 1): held.get((other, n + 1)) for other, n in others}


def _in_force(tx: Tx, candidates: Collection[CandidateId]) -> dict[PartOf, LinkCorrection]:
    links = load_link_corrections(tx, sorted(candidates))
    return {(each.candidate_id, each.part): each for each in links if each.ended_at is None}


def _set(project: Project, tx: WriteTx, wanted: CorrectedCandidate) -> ChangeSet:
    if project.is_batch and not batch_corrects_links(tx):
        raise RefusedError(
            Text(
                "Links cannot be corrected in this batch. Tag the example as "
                "incorrect_word_alignment."
            )
        )
    changed: list[CandidateId] = []
    for (candidate_id, part), link in wanted.items():
        _check(tx, load_candidate(tx, candidate_id), part, link, in_batch=project.is_batch)
        if link is not None:
            save_link_correction(tx, link)
        elif not end_link_correction(tx, candidate_id, part):
            continue
        changed.append(candidate_id)
    return follow_links(tx, dict.fromkeys(changed), match=not project.is_batch)


def _check(
    tx: WriteTx, candidate: Candidate, part: int, link: LinkCorrection | None, *, in_batch: bool
) -> None:
    if part not in range(len(candidate.example.agreeing_antecedents) + 1):
        raise RefusedError(
            Text("Example {0} has no antecedent {1}.").format(candidate.example.id, part)
        )
    if link is None:
        return
    if link.author or not in_batch:  # a batch does not say whose corrections it came with
        check_annotator_name(link.author)
    line = line_of_part(candidate.example, part)
    length = len(tokens_of(load_sentences(tx, candidate.system_id, [line])[line].text))
    if not all(0 <= token < length for token in link.tokens):
        raise RefusedError(
            Text("The sentence has {0} words, and no others can be chosen.").format(length)
        )


def follow_links(tx: WriteTx, candidates: Iterable[CandidateId], *, match: bool) -> ChangeSet:
    """Compute again what depends on the links of these candidates: matches, states of judgements.

    `match`: run the automatic step. A batch has no reference, and its annotator must not see which
    candidates are approved.
    """
    loaded = [load_candidate(tx, each) for each in candidates]
    if loaded and match:
        match_candidates(tx, loaded)
    for candidate in loaded:
        set_states(tx, list(_changed_states(tx, candidate)))
    return ChangeSet(judgements=tuple(each.id for each in loaded), matches=bool(loaded) and match)


def _changed_states(tx: WriteTx, candidate: Candidate) -> Iterable[tuple[CandidateId, str, State]]:
    """Yield the judgements whose states change, with the new states."""
    sentences = load_sentences(tx, candidate.system_id, candidate.example.lines)
    highlights = highlights_of(candidate, sentences)
    checked = load_options(tx).conflict_checks
    guidelines = load_guidelines(tx)
    for each in load_all_judgements(tx, candidate.id):
        asked = guidelines.asked_of(each.guidelines, candidate.example.category)
        state = state_of(each.judgement, highlights, asked=asked, checked=checked, kind=each.kind)
        if state is not each.state and each.state is not State.NEW:
            yield candidate.id, each.annotator, state
