"""Scores, audit, comparisons and disputes of 300,000 judgements, beside bare SQL aggregations.

`python -m tests.benchmarks.scoring [PROJECT]`; without a project one is made.
"""

import json
import sqlite3
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from protest_core.annotating.adjudication import adjudication_progress
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import overview
from protest_core.meta_evaluation.verdicts import verdicts_against_people
from protest_core.meta_evaluation.verdicts_report import verdicts_report
from protest_core.metrics.results import measuring
from protest_core.scores.audit import audit_table
from protest_core.scores.audit_report import audit_report
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.compute import score_table
from protest_core.scores.report import scores_report
from protest_core.tables.formats import render
from tests.benchmarks.side_by_side import make_project

_REPEATS = 5
_JOINED = (
    "FROM candidate JOIN example ON example.id = example_id "
    "LEFT JOIN match ON match.candidate_id = candidate.id "
    "LEFT JOIN judgement ON judgement.candidate_id = candidate.id "
)
# The least that tells outcomes: by system, category and answer, or candidate by candidate.
_BY_CELL = (
    f"SELECT system_id, category_id, verdict, pronoun, count(*) {_JOINED} GROUP BY 1, 2, 3, 4"
)
_BY_CANDIDATE = (
    f"SELECT candidate.id, verdict, min(pronoun), max(pronoun) {_JOINED} GROUP BY candidate.id"
)


def _scores(project: Project) -> Iterable[str]:
    return render(scores_report(score_table(project=project), antecedents=True), "text")


def _audit(project: Project) -> Iterable[str]:
    return render(audit_report(audit_table(project=project), by_system=True), "text")


def _pairs(project: Project) -> Iterable[str]:
    return render(comparison_report(compare_systems(project=project)), "text")


def _disputes(project: Project) -> Iterable[str]:
    yield str(adjudication_progress(project=project))


def _verdicts(project: Project) -> Iterable[str]:
    """Return the table of verdicts; after the first of several runs APT has been measured."""
    return render(verdicts_report(verdicts_against_people(project=project)), "text")


def _filtered(project: Project) -> Iterable[str]:
    chosen = CandidateFilter(against_metric="apt")
    yield str(measuring(project, partial(overview, chosen=chosen)).total)


_TABLES: dict[str, tuple[Callable[[Project], Iterable[str]], str]] = {
    "scores": (_scores, _BY_CELL),
    "audit": (_audit, _BY_CELL),
    "pairs": (_pairs, _BY_CANDIDATE),
    "disputes": (_disputes, _BY_CANDIDATE),
    "verdicts": (_verdicts, _BY_CANDIDATE),
    "against a metric": (_filtered, _BY_CELL),
}


def measure(path: Path) -> dict[str, dict[str, float]]:
    """The best of several, in turns; ours down to the text that is shown."""
    with Project.open(path) as project:
        return {name: _measured(project, *sides) for name, sides in _TABLES.items()}


def _measured(
    project: Project, table: Callable[[Project], Iterable[str]], query: str
) -> dict[str, float]:
    ours, bare = [], []
    for _ in range(_REPEATS):
        begin = perf_counter()
        "".join(table(project))
        ours.append(perf_counter() - begin)
        bare.append(_seconds_of(project.path, query))
    return {"ours": min(ours), "bare": min(bare), "ratio": min(ours) / min(bare)}


def _seconds_of(path: Path, query: str) -> float:
    with closing(sqlite3.connect(path)) as database:
        begin = perf_counter()
        database.execute(query).fetchall()
        return perf_counter() - begin


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        if len(sys.argv) > 1:
            chosen = Path(sys.argv[1])
        else:
            chosen = Path(folder) / "large.protest"
            make_project(chosen)
        sys.stdout.write(json.dumps(measure(chosen), indent=2) + "\n")
