"""A task set that came back from three people, for pictures of results: they mostly agree."""

from pathlib import Path
from random import Random

from protest_core.operations import (
    Answer,
    Project,
    TaskSettings,
    batch_candidates,
    create_task_set,
    export_batches,
    make_demonstration,
    merge_planned,
    open_batch,
    open_project,
    plan_merge,
)
from protest_core.sitting import Sitting

# In docs/researching.md the same task set is made by commands.
PILOT = TaskSettings("pilot", tasks=3, overlap=60, audit=60, seed=7)
ANNOTATORS = ("Anna", "Ben", "Chiara")
_LEFT_OPEN = {"Chiara": 9}
# Of what was referred, the share that is right all the same; and how often people slip.
_RIGHT = {"alder": 0.3, "birch": 0.6, "cedar": 0.9}
_UPHELD, _ANTECEDENT, _BAD, _SLIP = 0.95, 0.85, 0.03, 0.08
_REMARK = "Could also be meant for the whole sentence before."


def make_judged_pilot(folder: Path) -> Path:
    """The first demonstration project; the same each time but for the codes of systems."""
    folder.mkdir()
    path, *_ = make_demonstration(directory=folder)
    with open_project(path=path) as project:
        create_task_set(project=project, settings=PILOT)
        judge_pilot(project, folder)
    return path


def judge_pilot(project: Project, folder: Path) -> None:
    """Hand it out, judge it, and merge it."""
    exported = export_batches(
        project=project, task_set=PILOT.name, annotators=ANNOTATORS, directory=folder
    )
    for each in exported:
        judge_batch(project, each.path)
    plan = plan_merge(project=project, paths=[each.path for each in exported])
    merge_planned(project=project, plan=plan, merged_by="Dora")


def judge_batch(project: Project, path: Path) -> None:
    """As its annotator might; systems that are better are right more often."""
    with project.reading() as snapshot, open_batch(path=path) as batch:
        (record,) = (each for each in snapshot.batches() if each.id == batch.record.id)
        candidates = batch_candidates(batch=batch)
        left = _LEFT_OPEN.get(batch.annotator, 0)
        sitting = Sitting(batch.project, candidates, batch.annotator)
        for number in range(len(candidates) - left):
            sitting.go_to(number)
            judged = sitting.view.candidate
            system = record.systems[judged.system]
            here = snapshot.find_candidate(system, judged.example.id)
            assert here is not None
            approved = snapshot.reasons_of(here) == ()
            right = _UPHELD if approved else _RIGHT[system]
            _say(sitting, Random(f"{system} {judged.example.id}"), right)


def _say(sitting: Sitting, truth: Random, right: float) -> None:
    example = sitting.view.candidate.example.id
    slips = Random(f"{sitting.person} {truth.random()} {example}")
    if truth.random() < _BAD:
        sitting.add_tag("bad_translation")
        return
    pronoun, antecedent = truth.random() < right, truth.random() < _ANTECEDENT
    slipped, slipped_before = slips.random() < _SLIP, slips.random() < _SLIP / 2
    sitting.answer_antecedent(_answer(antecedent != slipped_before))
    sitting.answer_pronoun(_answer(pronoun != slipped))
    if slipped and slips.random() < 0.5:
        sitting.write_remark(_REMARK)
    _select_one(sitting)


def _answer(right: bool) -> Answer:  # noqa: FBT001 — it is all there is
    return Answer.YES if right else Answer.NO


def _select_one(sitting: Sitting) -> None:
    """Where several words are highlighted, none was selected with the yes."""
    highlights, said = sitting.view.target_highlights, sitting.judgement
    for answer, words in (
        (said.pronoun, highlights.pronoun),
        (said.antecedent, highlights.antecedent),
    ):
        if answer is Answer.YES and words and not words & sitting.judgement.tokens:
            sitting.toggle(max(words))
