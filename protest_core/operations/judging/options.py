"""How people judge in a project: its options, and what changing them changes."""

from collections.abc import Mapping

from protest_core.ids import CandidateId, ExampleId
from protest_core.judgement.conflicts import State, state_of
from protest_core.operations.changes import ChangeSet
from protest_core.operations.judging.highlighting import highlights_by
from protest_core.store.project import Project
from protest_core.store.snapshot import Changes
from protest_core.store.values import AS_ALIGNED, KeptJudgement, ProjectOptions, System
from protest_core.suite.example import Example


def project_options(*, project: Project) -> ProjectOptions:
    with project.reading() as snapshot:
        return snapshot.options()


def change_options(*, project: Project, options: ProjectOptions) -> ChangeSet:
    """Whether a judgement is called a conflict is told anew where that changes."""
    with project.changing() as changes:
        before = changes.options()
        if options == before:
            return ChangeSet()
        changes.set_options(options)
        told_anew: tuple[CandidateId, ...] = ()
        if options.conflict_checks != before.conflict_checks:
            told_anew = _tell_states_anew(changes, checked=options.conflict_checks)
    return ChangeSet(judgements=told_anew, options=True)


def _tell_states_anew(changes: Changes, *, checked: bool) -> tuple[CandidateId, ...]:
    """Only the state: nobody said anything else than before, so history has nothing to keep."""
    examples = {example.id: example for example in changes.suite().examples}
    changed: list[tuple[CandidateId, str, State]] = []
    for system in changes.systems():
        changed += _changed_states(changes, system, examples, checked=checked)
    changes.set_states(changed)
    return tuple(dict.fromkeys(candidate for candidate, _, _ in changed))


def _changed_states(
    changes: Changes, system: System, examples: Mapping[ExampleId, Example], *, checked: bool
) -> list[tuple[CandidateId, str, State]]:
    kept = tuple(changes.judgements_of(system.id))
    lines = {line for each in kept for line in examples[each.example_id].lines}
    sentences = changes.sentences(system.id, lines)
    mended = changes.mended_of_system(system.id)

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
