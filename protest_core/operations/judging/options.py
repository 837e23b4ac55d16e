"""How people judge in a project: its options, and what changing them changes."""

from collections.abc import Mapping

from protest_core.ids import CandidateId, ExampleId
from protest_core.judgement.conflicts import State, state_of
from protest_core.operations.changes import ChangeSet
from protest_core.operations.judging.highlighting import highlights_by
from protest_core.store.candidates import load_sentences
from protest_core.store.judgement_states import judgements_of_system, set_states
from protest_core.store.mended_links import load_mended_of_system
from protest_core.store.project import Project
from protest_core.store.settings import load_options, save_options
from protest_core.store.suites import load_suite
from protest_core.store.systems import list_systems
from protest_core.store.transactions import WriteTx
from protest_core.store.values import AS_ALIGNED, KeptJudgement, ProjectOptions, System
from protest_core.suite.example import Example


def project_options(*, project: Project) -> ProjectOptions:
    with project.reading() as tx:
        return load_options(tx)


def change_options(*, project: Project, options: ProjectOptions) -> ChangeSet:
    """Whether a judgement is called a conflict is told anew where that changes."""
    with project.changing() as tx:
        before = load_options(tx)
        if options == before:
            return ChangeSet()
        save_options(tx, options)
        told_anew: tuple[CandidateId, ...] = ()
        if options.conflict_checks != before.conflict_checks:
            told_anew = _tell_states_anew(tx, checked=options.conflict_checks)
    return ChangeSet(judgements=told_anew, options=True)


def _tell_states_anew(tx: WriteTx, *, checked: bool) -> tuple[CandidateId, ...]:
    """Only the state: nobody said anything else than before, so history has nothing to keep."""
    examples = {example.id: example for example in load_suite(tx).examples}
    changed: list[tuple[CandidateId, str, State]] = []
    for system in list_systems(tx):
        changed += _changed_states(tx, system, examples, checked=checked)
    set_states(tx, changed)
    return tuple(dict.fromkeys(candidate for candidate, _, _ in changed))


def _changed_states(
    tx: WriteTx, system: System, examples: Mapping[ExampleId, Example], *, checked: bool
) -> list[tuple[CandidateId, str, State]]:
    kept = tuple(judgements_of_system(tx, system.id))
    lines = {line for each in kept for line in examples[each.example_id].lines}
    sentences = load_sentences(tx, system.id, lines)
    mended = load_mended_of_system(tx, system.id)

    def state(each: KeptJudgement) -> State:
        example = examples[each.example_id]
        return state_of(
            each.judgement,
            highlights_by(mended.get(example.id, AS_ALIGNED), example, sentences),
            antecedent_asked=example.category.antecedent_agrees,
            checked=checked,
        )

    told = [(each, state(each)) for each in kept]
    return [(each.candidate_id, each.annotator, now) for each, now in told if now != each.state]
