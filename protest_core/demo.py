"""The demonstration projects, and three invented annotators who judged one of them."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from protest_core.annotating.session import AnnotationSession
from protest_core.batches.export import export_batches
from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.batches.queries.export import load_batches
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.creating import check_may_be_made
from protest_core.db.project import Project
from protest_core.errors import DiskError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.queries.matches import load_reasons
from protest_core.judgements.model import Answer
from protest_core.loading.create_project import create_project
from protest_core.progress import ProgressCallback, no_progress
from protest_core.resources import shipped
from protest_core.tasks.plan import TaskSettings
from protest_core.tasks.sets import create_task_set
from protest_core.translatable import Text

# docs/researching.md makes the same task set with commands.
PILOT = TaskSettings("pilot", tasks=3, overlap=60, audit=60, seed=7)
INVENTED_ANNOTATORS = ("Anna", "Ben", "Chiara")
MERGED_BY = "Dora"
_LEFT_OPEN = {"Chiara": 9}
# The share of referred candidates that are correct, and how often annotators err.
_RIGHT = {"alder": 0.3, "birch": 0.6, "cedar": 0.9}
_UPHELD, _ANTECEDENT, _BAD, _ERROR_RATE = 0.95, 0.85, 0.03, 0.08
_REMARK = "Could also be meant for the whole sentence before."


def demonstration_suites() -> tuple[Path, ...]:
    return tuple(sorted(shipped("testsuites").glob("demo-*")))


def make_demonstration(
    *, directory: Path, replace: bool = False, progress: ProgressCallback = no_progress
) -> Iterator[Path]:
    """Make a project for each demonstration suite, with its systems loaded and evaluated.

    No project is made if one of them must not be replaced.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiskError(f"The folder {directory} cannot be made: {error.strerror}.") from error
    paths = {suite: directory / f"{suite.name}.protest" for suite in demonstration_suites()}
    for path in paths.values():
        check_may_be_made(path, replace=replace)
    for suite, path in paths.items():
        create_project(
            path=path, directory=suite, with_systems=True, replace=replace, progress=progress
        )
        with Project.open(path) as project:
            evaluate(project=project, progress=progress)
        yield path


def judged_demonstration_path(directory: Path) -> Path:
    return directory / "judged-en-de.protest"


def check_may_be_judged(*, directory: Path, replace: bool) -> None:
    """Refuse before any work to replace a project that people have judged since it was made."""
    path = judged_demonstration_path(directory)
    if path.exists():  # the folder may not exist yet
        check_may_be_made(path, replace=replace)


def make_judged_demonstration(
    *, directory: Path, replace: bool = False, progress: ProgressCallback = no_progress
) -> Path:
    """Make the first demonstration suite's project, evaluated, handed out, judged and merged.

    The result is always the same except for the codes of systems. Disagreements are left for
    adjudication.
    """
    directory.mkdir(parents=True, exist_ok=True)
    path, (suite, *_) = judged_demonstration_path(directory), demonstration_suites()
    create_project(
        path=path, directory=suite, with_systems=True, replace=replace, progress=progress
    )
    with Project.open(path) as project:
        evaluate(project=project, progress=progress)
        create_task_set(project=project, settings=PILOT)
        with TemporaryDirectory() as folder:
            _hand_out_and_bring_back(project, Path(folder), progress)
    return path


def _hand_out_and_bring_back(project: Project, folder: Path, progress: ProgressCallback) -> None:
    exported = export_batches(
        project=project, task_set=PILOT.name, annotators=INVENTED_ANNOTATORS, directory=folder
    )
    for done, each in enumerate(exported):
        progress(done, len(exported), Text("inventing judgements"))
        _judge_batch(project, each.path)
    plan = plan_merge(project=project, paths=[each.path for each in exported])
    apply_merge(project=project, plan=plan, merged_by=MERGED_BY)


def _judge_batch(project: Project, path: Path) -> None:
    """Judge as the batch's annotator might; better systems are right more often."""
    with project.reading() as tx, open_batch(path=path) as batch:
        (record,) = (each for each in load_batches(tx) if each.id == batch.record.id)
        candidates = batch_candidates(batch=batch)
        left = _LEFT_OPEN.get(batch.annotator, 0)
        session = AnnotationSession(batch.project, candidates, batch.annotator)
        for number in range(len(candidates) - left):
            session.go_to(number)
            judged = session.view.candidate
            system = record.systems[judged.system]
            here = find_candidate(tx, system, judged.example.id)
            assert here is not None  # noqa: S101 — it came from there
            approved = load_reasons(tx, here) == ()
            right = _UPHELD if approved else _RIGHT[system]
            _judge_candidate(session, _chance(f"{system} {judged.example.id}"), right)


def _chance(of: str) -> Random:
    """Return a random generator that is seeded with the argument."""
    return Random(of)  # noqa: S311 — nobody has to be kept from guessing it


def _judge_candidate(session: AnnotationSession, truth: Random, right: float) -> None:
    example = session.view.candidate.example.id
    slips = _chance(f"{session.person} {truth.random()} {example}")
    if truth.random() < _BAD:
        session.add_tag("bad_translation")
        return
    pronoun, antecedent = truth.random() < right, truth.random() < _ANTECEDENT
    slipped, slipped_before = slips.random() < _ERROR_RATE, slips.random() < _ERROR_RATE / 2
    session.answer("antecedent", _answer(antecedent != slipped_before))
    session.answer("pronoun", _answer(pronoun != slipped))
    if slipped and slips.random() < 0.5:
        session.write_remark(_REMARK)
    _select_one(session)


def _answer(right: bool) -> Answer:  # noqa: FBT001 — it is all there is
    return Answer.YES if right else Answer.NO


def _select_one(session: AnnotationSession) -> None:
    """Select one of several highlighted words for each "yes" that has none selected."""
    highlights, judgement = session.view.target_highlights, session.judgement
    for answer, words in (
        (judgement.pronoun, highlights.pronoun),
        (judgement.antecedent, highlights.antecedent),
    ):
        if answer is Answer.YES and words and not words & session.judgement.tokens:
            session.toggle(max(words))
