"""A batch of the small suite: everything in it, for Anna."""

from pathlib import Path

from protest_core.batches.export import export_batches
from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set

ANNA = "Anna"


def write_batch(project: Project, folder: Path, *, blind: bool = True) -> Path:
    """Into a new folder, as it would come by mail."""
    evaluate(project=project)
    settings = TaskSettings(
        name="study", systems=(), categories=(), included=Included.EVERYTHING, seed=1
    )
    create_task_set(project=project, settings=settings)
    folder.mkdir()
    (made,) = export_batches(
        project=project, task_set="study", annotators=[ANNA], directory=folder, blind=blind
    )
    assert made.candidates == 5
    return made.path
