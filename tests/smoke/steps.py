"""A study from beginning to end in the Python that runs this: with what is installed there."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.demo import demonstration_suites
from protest_core.judgements.model import Answer, Judgement

PROGRAM = Path(sys.executable).with_name("protest")


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        project = make_project(folder)
        have_it_judged(project, folder)
        count(project, folder)
        open_window(project)


def make_project(folder: Path) -> Path:
    suite = demonstration_suites()[0]
    project, alder = folder / "study.protest", suite / "systems" / "alder.txt"
    run("suite", "check", suite)
    run("new", project, "--suite", suite)
    run("load", project, "linked", alder, "--align", alder.with_suffix(".align"))
    run("load", project, f"raw={alder}")
    assert "raw" in run("evaluate", project)
    return project


def have_it_judged(project: Path, folder: Path) -> None:
    run("tasks", "create", project, "--name", "pilot")
    run("batch", "export", project, "--task-set", "pilot", "--annotator", "Anna", "-o", folder)
    file = folder / "pilot-Anna.protestbatch"
    with open_batch(path=file) as batch:
        said = Judgement(pronoun=Answer.NO)
        for candidate in batch_candidates(batch=batch):
            judge(project=batch.project, candidate_id=candidate, annotator="Anna", judgement=said)
    run("batch", "merge", project, file)


def count(project: Path, folder: Path) -> None:
    run("scores", project, "--plot", folder / "scores.pdf")
    assert "BLEU" in run("metrics", project)
    run("report", project, "-o", folder / "report.html")
    assert "study.protest" in run("info", project)
    assert (folder / "report.html").stat().st_size > 100_000


def open_window(project: Path) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from protest_gui.main import shown_window

    application = QApplication([])
    window = shown_window(project)
    while "study" not in window.windowTitle():
        application.processEvents()
    window.close()
    while window.isVisible():  # until all is saved and the project is closed
        application.processEvents()


def run(*arguments: str | Path) -> str:
    result = subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    if result.returncode:
        sys.exit(f"protest {' '.join(map(str, arguments))}\n{result.stderr}")
    return result.stdout


if __name__ == "__main__":
    main()
