"""Time saving a judgement while the program does everything else.

`python -m tests.benchmarks.saving [SECONDS [WHAT …]]`: every tenth of a second somebody
judges, and in threads of their own, as in the windows, agreement is counted, metrics are measured
and all systems are matched again without a pause; or only those that are named.
"""

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from threading import Event, Thread, current_thread
from time import perf_counter
from typing import Any

from sqlalchemy import delete

from protest_core.agreement.overview import read_agreement
from protest_core.annotating.judge_candidate import judge
from protest_core.db.project import Project
from protest_core.db.schema import MetricScoreRow
from protest_core.db.transactions import WriteTx
from protest_core.evaluation.match_project import evaluate
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.work import load_states
from protest_core.matching.policy import PronounTokens
from protest_core.meta_evaluation.overview import MetricsAsked, read_metrics
from protest_core.scores.model import ScoreSettings
from protest_gui.main import SWITCH_INTERVAL
from protest_gui.window.opening import PATIENCE
from tests.benchmarks.figure import Figure
from tests.benchmarks.side_by_side import make_project

_SECONDS_BETWEEN_SAVES = 0.1
_ANNOTATOR = "annotator1"
TOGETHER = ("agreement", "metrics", "matching")


def _count_agreement(project: Project, _turn: int) -> None:
    read_agreement(project=project)


def _measure(project: Project, _turn: int) -> None:
    with project.changing() as tx:
        tx.execute(delete(MetricScoreRow))  # or there would be nothing to measure
    read_metrics(project=project, asked=MetricsAsked(ScoreSettings()))


def _match(project: Project, _turn: int) -> None:
    evaluate(project=project)


def _change_policy(project: Project, turn: int) -> None:
    tokens = PronounTokens.PRONOUNS if turn % 2 else PronounTokens.ANY
    evaluate(project=project, change={"pronoun_tokens": tokens})


OTHERS: dict[str, Callable[[Project, int], None]] = {
    "agreement": _count_agreement,
    "metrics": _measure,
    "matching": _match,
    "policies": _change_policy,
}


def measure(path: Path, seconds: float, others: tuple[str, ...] = TOGETHER) -> dict[str, Any]:
    """Return how long each save took, and each transaction of the others that writes."""
    with Project.open(path, patience=PATIENCE) as project, _times_of_changes() as held:
        evaluate(project=project)
        held.clear()
        done, turns = Event(), dict.fromkeys(others, 0)

        def go_on(other: str) -> None:
            for turn in count(1):
                if done.is_set():
                    return
                OTHERS[other](project, turn)
                turns[other] = turn

        threads = [Thread(target=go_on, args=(other,), name=other) for other in others]
        for thread in threads:
            thread.start()
        try:
            saves = _saves(project, seconds)
        finally:
            done.set()
            for thread in threads:
                thread.join()
    return {"saves": saves, "changing": {other: held[other] for other in others}, "turns": turns}


def _saves(project: Project, seconds: float) -> list[float]:
    """Return how long each took; the next is due when the one before is saved, or later."""
    with project.reading() as tx:
        candidates = cycle(sorted(load_states(tx, _ANNOTATOR)))
    found: list[float] = []
    pause, end = Event(), perf_counter() + seconds
    while (start := perf_counter()) < end:
        said = Judgement(Answer.NO, remark=f"save {len(found)}")
        judge(project=project, candidate_id=next(candidates), annotator=_ANNOTATOR, judgement=said)
        found.append(perf_counter() - start)
        pause.wait(max(_SECONDS_BETWEEN_SAVES - found[-1], 0))
    return found


@contextmanager
def _times_of_changes() -> Iterator[dict[str, list[float]]]:
    """Yield how long each transaction that writes holds the file, by thread."""
    held: dict[str, list[float]] = defaultdict(list)
    changing = Project.changing

    @contextmanager
    def timed(self: Project, *how: Any) -> Iterator[WriteTx]:
        start = None
        try:
            with changing(self, *how) as tx:
                start = perf_counter()
                yield tx
        finally:
            if start is not None:
                held[current_thread().name].append(perf_counter() - start)

    Project.changing = timed  # type: ignore[method-assign,assignment]
    try:
        yield held
    finally:
        Project.changing = changing  # type: ignore[method-assign]


def figures() -> list[Figure]:
    """Measure in a process of its own, whose threads take turns as in the windows."""
    command = [sys.executable, "-m", "tests.benchmarks.saving"]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    found = json.loads(output)
    longest = ", ".join(f"{1000 * most:.0f} of {what}" for what, most in found["longest"].items())
    return [
        Figure(
            "a judgement until it is in the file, in ms, 95th of 100, while agreement is counted, "
            "metrics are measured and 20,000 candidates are matched again",
            1000 * found["p95"],
            200.0,
            f"median {1000 * found['median']:.0f}, alone {1000 * found['alone']:.0f}; longest "
            f"transaction {longest}",
        )
    ]


def main(seconds: str = "30", *others: str) -> int:
    sys.setswitchinterval(SWITCH_INTERVAL)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "judged.protest"
        make_project(path, systems=16, examples=1_250)
        alone = measure(path, 5.0, ())
        found = measure(path, float(seconds), others or TOGETHER)
    result = {
        "alone": median(alone["saves"]),
        "median": median(found["saves"]),
        "p95": quantiles(found["saves"], n=20)[-1],
        "worst": max(found["saves"]),
        "saves": len(found["saves"]),
        "longest": {what: max(held, default=0) for what, held in found["changing"].items()},
        "turns": found["turns"],
    }
    sys.stdout.write(json.dumps(result) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
