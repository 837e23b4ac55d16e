"""Judge one candidate: check the judgement, save it at once, record it in the history."""

from collections.abc import Iterator, Mapping

from protest_core.candidates.model import Candidate, System
from protest_core.candidates.queries.load import load_candidate, load_candidates, load_sentences
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.translated_parts import (
    highlights_among,
    highlights_of,
    once_highlighted,
)
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import WriteTx
from protest_core.errors import ConflictError, RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.conflicts import state_of
from protest_core.judgements.guidelines import (
    ProjectOptions,
    load_guidelines,
    load_options,
    save_options,
)
from protest_core.judgements.model import (
    Answer,
    Highlights,
    Judgement,
    JudgementRecord,
    State,
)
from protest_core.judgements.queries.annotators import kinds_with_work
from protest_core.judgements.queries.load import judgements_of_system, load_judgement
from protest_core.judgements.queries.save import add_seconds, save_judgement, set_states
from protest_core.judgements.questions import unasked
from protest_core.names import ADJUDICATION, annotator_name_mistake, is_reserved
from protest_core.translatable import Text

TYPED = "typed"


def judge(
    *,
    project: Project,
    candidate_id: CandidateId,
    annotator: str,
    judgement: Judgement,
    seconds: float = 0.0,
    expected: Judgement | None = None,
    adjudicated_by: str = "",
    reference_seen: bool | None = None,
) -> ChangeSet:
    """Save an annotator's judgement of a candidate; the empty judgement withdraws it.

    `seconds`: the annotator's work since judging it last. `expected`: the judgement that the
    annotator saw; if the project has another one by now, nothing is saved. `adjudicated_by`: the
    person who adjudicates, if the annotator is `ADJUDICATION`. `reference_seen`: whether the
    annotator looked at the reference before.
    """
    with project.changing() as tx:
        return write_judgement(
            tx,
            candidate_id,
            annotator,
            judgement,
            seconds=seconds,
            expected=expected,
            adjudicated_by=adjudicated_by,
            reference_seen=reference_seen,
        )


def write_judgement(
    tx: WriteTx,
    candidate_id: CandidateId,
    annotator: str,
    judgement: Judgement,
    *,
    seconds: float,
    expected: Judgement | None,
    adjudicated_by: str,
    reference_seen: bool | None = None,
) -> ChangeSet:
    """Save a judgement in a transaction, perhaps of a copy of the project."""
    origin = _origin(annotator, adjudicated_by)
    if expected is not None:
        _check_no_conflict(tx, candidate_id, annotator, expected)
    work = seconds, reference_seen
    _record(tx, candidate_id, annotator, judgement, work, origin)
    return ChangeSet(judgements=(candidate_id,))


def _origin(annotator: str, adjudicated_by: str) -> str:
    if annotator == ADJUDICATION and adjudicated_by:
        return f"adjudicated by {adjudicated_by}"
    if is_reserved(annotator):
        raise RefusedError(
            Text(
                "Nobody can judge as ‘{0}’: this name is reserved for adjudication. Use "
                "another name."
            ).format(annotator)
        )
    return TYPED


def _check_no_conflict(
    tx: WriteTx, candidate_id: CandidateId, annotator: str, expected: Judgement
) -> None:
    if load_judgement(tx, candidate_id, annotator) != expected:
        load_candidate(tx, candidate_id)  # raises an error if it was removed
        raise ConflictError(
            Text(
                "{0} has judged this in another window or program since; that judgement is not "
                "overwritten without asking."
            ).format(annotator)
        )


def write_work(tx: WriteTx, annotator: str, seconds: Mapping[CandidateId, float]) -> None:
    """Add work on candidates whose judgements did not change."""
    for candidate_id, more in seconds.items():
        add_seconds(tx, candidate_id, annotator, more)


def _record(
    tx: WriteTx,
    candidate_id: CandidateId,
    annotator: str,
    judgement: Judgement,
    work: tuple[float, bool | None],
    origin: str,
) -> None:
    candidate = load_candidate(tx, candidate_id)
    sentences = load_sentences(tx, candidate.system_id, candidate.example.lines)
    highlights = highlights_of(candidate, sentences)
    _check(tx, judgement, candidate, highlights)
    guidelines = load_guidelines(tx)
    category = candidate.example.category
    # Answers to retired questions stay, and are copied when a judgement is taken over.
    if mistake := unasked(judgement, guidelines.known_in(category)):
        raise RefusedError(mistake)
    asked = guidelines.asked_in(category)
    checked = load_options(tx).conflict_checks
    state = state_of(judgement, highlights, asked=asked, checked=checked)
    seconds, seen = work
    record = JudgementRecord(
        judgement, state, guidelines.version, origin, seconds=seconds, reference_seen=seen
    )
    save_judgement(tx, candidate_id, annotator, record)


def _check(tx: WriteTx, judgement: Judgement, candidate: Candidate, highlights: Highlights) -> None:
    """Refuse judgements that no window allows and no file may contain."""
    outside = judgement.tokens - highlights.pronoun - highlights.antecedent
    # Undo may return to words that were selected before a link correction.
    if outside and outside - once_highlighted(tx, candidate):
        raise RefusedError(Text("Only words that are highlighted can be selected."))
    category = candidate.example.category
    if judgement.antecedent is not Answer.UNSET and not category.antecedent_agrees:
        raise RefusedError(Text("No antecedent is asked for in {0}.").format(category.label))


def judging_name_mistake(*, project: Project, name: str) -> Text | None:
    """Return why nobody can judge under this name here, or `None`; programs' names are taken."""
    if mistake := annotator_name_mistake(name):
        return mistake
    with project.reading() as tx:
        if kinds_with_work(tx).get(name) is AnnotatorKind.PROGRAM:
            return Text("this name belongs to a program’s judgements; use another")
    return None


def project_options(*, project: Project) -> ProjectOptions:
    with project.reading() as tx:
        return load_options(tx)


def change_options(*, project: Project, options: ProjectOptions) -> ChangeSet:
    """Save the options; if the check for conflicts changes, compute the states again."""
    with project.changing() as tx:
        before = load_options(tx)
        if options == before:
            return ChangeSet()
        save_options(tx, options)
        changed: tuple[CandidateId, ...] = ()
        if options.conflict_checks != before.conflict_checks:
            changed = recompute_states(tx, checked=options.conflict_checks)
    return ChangeSet(judgements=changed, options=True)


def recompute_states(tx: WriteTx, *, checked: bool) -> tuple[CandidateId, ...]:
    """Compute only the states again; no judgement changes, so history has nothing to record."""
    changed = [each for of in list_systems(tx) for each in _changed_states(tx, of, checked=checked)]
    set_states(tx, changed)
    return tuple(dict.fromkeys(candidate for candidate, _, _ in changed))


def _changed_states(
    tx: WriteTx, system: System, *, checked: bool
) -> Iterator[tuple[CandidateId, str, State]]:
    kept = tuple(judgements_of_system(tx, system.id))
    ids = dict.fromkeys(each.candidate_id for each in kept)
    candidates = {each.id: each for each in load_candidates(tx, [*ids])}
    highlights = highlights_among(tx, candidates.values())
    guidelines = load_guidelines(tx)
    for entry in kept:
        candidate = candidates[entry.candidate_id]
        state = state_of(
            entry.judgement,
            highlights[candidate.id],
            asked=guidelines.asked_of(entry.guidelines, candidate.example.category),
            checked=checked,
            kind=entry.kind,
        )
        if state != entry.state:
            yield entry.candidate_id, entry.annotator, state
