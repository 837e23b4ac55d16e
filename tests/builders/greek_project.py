"""A project of which every word is Greek: so any Latin letter in a window is of the program."""

import re
from collections.abc import Sequence
from pathlib import Path

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.suite.model import STANDARD_BY_ID
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.small_suite import FILES, write_suite, write_system

_GREEK = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZßäöü",
    "αβψδεφγηιξκλμνοπκρστθωςχυζΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΚΡΣΤΘΩΣΧΥΖσαου",
)
_CATEGORIES = re.findall(r'"category":"(\w+)"', FILES["examples.jsonl"])
ANNOTATORS = ("Αννα", "Βεν", "Τιμ")


def greek_project(folder: Path) -> Path:
    """Write a project with two systems, two annotators who differ, and a task set."""
    suite = write_suite(folder / "σουιτα", **_greek_suite())
    path = folder / "προ.protest"
    create_project(path=path, directory=suite)
    german = FILES["reference.txt"]
    with Project.open(path) as project:
        outputs = [
            SystemOutput(name, *write_system(folder, name, text=text.translate(_GREEK)))
            for name, text in {"άλφα": german, "βήτα": german.replace("Sie", "Er")}.items()
        ]
        load_systems(project=project, outputs=outputs)
        evaluate(project=project)
        candidates = list_candidates(project=project, chosen=CandidateFilter())
        for at, candidate in enumerate(candidates):
            answers = dict(
                zip(ANNOTATORS, (Answer.YES, (Answer.NO, Answer.YES)[at % 2]), strict=False)
            )
            for annotator, answer in answers.items():
                said = Judgement(answer, remark="ναι", tags=frozenset({"ετικέτα"}))
                judge(project=project, candidate_id=candidate, annotator=annotator, judgement=said)
        settings = TaskSettings("πιλότος", included=Included.EVERYTHING, tasks=2, overlap=2, seed=1)
        create_task_set(project=project, settings=settings)
    return path


def greek_batch(project_file: Path, folder: Path) -> Path:
    """Write a batch whose annotator has also judged in the project meanwhile."""
    folder /= "βατχ"
    folder.mkdir()
    with Project.open(project_file) as project:
        (made,) = export_batches(
            project=project,
            task_set="πιλότος",
            annotators=[ANNOTATORS[0], ANNOTATORS[2]],
            directory=folder,
            blind=False,
        )[:1]
        judge_all(project, list_candidates(project=project, chosen=CandidateFilter()), Answer.YES)
    with open_batch(path=made.path) as batch:
        judge_all(batch.project, batch_candidates(batch=batch)[1:], Answer.NO)
    return made.path


def judge_all(project: Project, candidates: Sequence[CandidateId], answer: Answer) -> None:
    for each in candidates:
        judge(
            project=project,
            candidate_id=each,
            annotator=ANNOTATORS[0],
            judgement=Judgement(answer, remark=f"όχι {len(answer)}"),
        )


def _greek_suite() -> dict[str, str]:
    categories = "".join(
        f'\n[[category]]\nid = "{each}"\nlabel = "κατηγορία {number}"\n'
        f'function = "{STANDARD_BY_ID[each].function}"\n'
        for number, each in enumerate(_CATEGORIES)
    )
    return {
        "suite_toml": FILES["suite.toml"].replace("small", "σουιτα").replace("nobody", "κανείς")
        + categories,
        "source_txt": FILES["source.txt"].translate(_GREEK),
        "reference_txt": FILES["reference.txt"].translate(_GREEK),
        "documents_tsv": "name\tfirst_line\nλάμπα\t0\nβροχή\t4\n",
    }
