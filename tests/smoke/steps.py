"""Steps of a study, taken in the Python that runs this, with what is installed there.

`steps.py study` makes a study from beginning to end in the working directory; `align`, `plots`,
`notebook` and `gui` use these extras for it; `no-align` checks that without the extra, a sentence
has the command that installs it.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.demo import demonstration_suites
from protest_core.judgements.model import Answer, Judgement

PROGRAM = Path(sys.executable).with_name("protest")
WINDOWS = PROGRAM.with_name("protest-gui")
ALDER = demonstration_suites()[0] / "systems" / "alder.txt"
FRAME = (
    "import sys, protest_core as protest\n"
    "with protest.open(sys.argv[1]) as project: protest.scores_of(project).frame()"
)


def main() -> None:
    project = Path("study.protest").absolute()
    for step in sys.argv[1:]:
        if step.startswith("no-"):
            check_refusal(step.removeprefix("no-"), project)
        else:
            STEPS[step](project)


def study(project: Path) -> None:
    suite = demonstration_suites()[0]
    run("suite", "check", suite)
    run("new", project, "--suite", suite)
    run("load", project, "linked", ALDER, "--align", ALDER.with_suffix(".align"))
    assert "linked" in run("evaluate", project)
    have_it_judged(project)
    assert project.name in run("info", project)
    assert "BLEU" in run("metrics", project)
    assert "linked" in run("scores", project)


def have_it_judged(project: Path) -> None:
    run("tasks", "create", project, "--name", "pilot")
    folder = project.parent
    run("batch", "export", project, "--task-set", "pilot", "--annotator", "Anna", "-o", folder)
    file = folder / "pilot-Anna.protestbatch"
    with open_batch(path=file) as batch:
        said = Judgement(pronoun=Answer.NO)
        for candidate in batch_candidates(batch=batch):
            judge(project=batch.project, candidate_id=candidate, annotator="Anna", judgement=said)
    run("batch", "merge", project, file)


def align(project: Path) -> None:
    run("load", project, f"raw={ALDER}")
    assert "raw" in run("evaluate", project)


def plots(project: Path) -> None:
    run("scores", project, "--plot", project.with_name("scores.pdf"))
    page = project.with_name("report.html")
    run("report", project, "-o", page)
    assert page.stat().st_size > 100_000


def notebook(project: Path) -> None:
    import protest_core as protest

    with protest.open(project) as opened:
        frame = protest.scores_of(opened).frame()
    assert "linked" in [*frame["system"]]


def gui(project: Path) -> None:
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


STEPS: Mapping[str, Callable[[Path], None]] = {
    "study": study,
    "align": align,
    "plots": plots,
    "notebook": notebook,
    "gui": gui,
}


def check_refusal(extra: str, project: Path) -> None:
    """Check that what needs an extra that is not installed says so in one line."""
    commands: Mapping[str, tuple[str | Path, ...]] = {
        "align": (PROGRAM, "load", project, f"raw={ALDER}"),
        "plots": (PROGRAM, "report", project, "-o", project.with_name("report.html")),
        "notebook": (sys.executable, "-c", FRAME, project),
        "gui": (WINDOWS, project),
    }
    done = tried(*commands[extra])
    assert done.returncode, extra
    *_, last = done.stderr.splitlines()
    assert f"pip install 'protest-eval[{extra}]'" in last, done.stderr


def run(*arguments: str | Path) -> str:
    result = tried(PROGRAM, *arguments)
    if result.returncode:
        sys.exit(f"protest {' '.join(map(str, arguments))}\n{result.stderr}")
    return result.stdout


def tried(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")


if __name__ == "__main__":
    main()
