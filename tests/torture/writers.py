"""`python -m tests.torture.writers`: several programs judge in one project without a pause."""

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.demo import make_demonstration
from protest_core.errors import ProtestError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.annotators import list_annotators
from tests.builders.fetch import fetch

WRITERS = 4
SECONDS = 60.0
LEAST = 2_000  # judgements, or nothing was tried


@dataclass(frozen=True)
class Tally:
    """The outcomes of all judgements, and the seconds that each took."""

    refused: int
    took: Sequence[float]

    def __str__(self) -> str:
        return (
            f"{self.refused} of {len(self.took):,} judgements refused; one took "
            f"{1000 * median(self.took):.0f} ms, the slowest {max(self.took):.1f} s"
        )


def write_without_pause(path: Path, name: str, seconds: float) -> None:
    """One program: for each judgement it prints how long it took, and whether it was saved."""
    with Project.open(path) as project:
        candidates = list_candidates(project=project, chosen=CandidateFilter())
        end, number = monotonic() + seconds, 0
        while (begun := monotonic()) < end:
            number += 1
            said = Judgement(Answer.NO, remark=f"{number}")
            candidate = candidates[number % len(candidates)]
            try:
                judge(project=project, candidate_id=candidate, annotator=name, judgement=said)
                saved = True
            except ProtestError:
                saved = False
            sys.stdout.write(json.dumps([saved, monotonic() - begun]) + "\n")


def all_at_once(folder: Path, *, seconds: float) -> Tally:
    path, *_ = make_demonstration(directory=folder)
    names = [f"writer {number}" for number in range(WRITERS)]
    command = [sys.executable, "-m", __spec__.name, str(path), str(seconds)]
    running = [
        subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True) for name in names
    ]
    messages = [json.loads(line) for each in running for line in each.communicate()[0].splitlines()]
    assert [each.returncode for each in running] == [0] * WRITERS
    with Project.open(path) as project:
        assert set(names) <= set(fetch(project, list_annotators))
    return Tally([saved for saved, _ in messages].count(False), [took for _, took in messages])


def main(arguments: Sequence[str]) -> int:
    if arguments:
        path, seconds, name = arguments
        write_without_pause(Path(path), name, float(seconds))
        return 0
    with TemporaryDirectory() as folder:
        tally = all_at_once(Path(folder), seconds=SECONDS)
    sys.stdout.write(f"{WRITERS} programs without a pause for {SECONDS:.0f} s: {tally}\n")
    return 0 if tally.refused == 0 and len(tally.took) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
