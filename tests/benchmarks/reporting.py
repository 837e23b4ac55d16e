"""The report of 300,000 judgements as a page, beside the tables in it alone.

`python -m tests.benchmarks.reporting [PROJECT]`; without a project one is made.
"""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from protest_core.agreement.compute import agreement
from protest_core.agreement.disagreements import disagreement_counts
from protest_core.agreement.report import agreement_report
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluation_table
from protest_core.evaluation.report import evaluation_report
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.meta_evaluation.verdicts import verdicts_against_people
from protest_core.meta_evaluation.verdicts_report import verdicts_report
from protest_core.metrics.measure import METRICS, measure
from protest_core.metrics.report import metrics_report
from protest_core.report_page.gather import project_report
from protest_core.report_page.write import ReportFormat, write_report
from protest_core.scores.audit import audit_table
from protest_core.scores.audit_report import audit_report
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.compute import score_table
from protest_core.scores.report import scores_report
from protest_core.tables.formats import render
from tests.benchmarks.agreement import consistency_as_text
from tests.benchmarks.side_by_side import make_project

Table = Callable[[Project], Iterable[str]]
_FROM_TEXTS: tuple[Table, ...] = (
    lambda project: render(metrics_report(measure(project=project, metrics=list(METRICS))), "text"),
    lambda project: render(verdicts_report(verdicts_against_people(project=project)), "text"),
)


def _agreement(project: Project) -> Iterable[str]:
    table = agreement(project=project)
    return render(agreement_report(table, by_category=True, confusion=True), "text")


def _pairs(question: Question) -> Table:
    return lambda project: render(
        comparison_report(compare_systems(project=project, question=question)), "text"
    )


def _differing(project: Project) -> Iterable[str]:
    yield str(disagreement_counts(project=project))


_FROM_JUDGEMENTS: tuple[Table, ...] = (
    lambda project: render(evaluation_report(evaluation_table(project=project)), "text"),
    lambda project: render(scores_report(score_table(project=project), antecedents=True), "text"),
    *map(_pairs, FIRST_TWO),
    lambda project: render(audit_report(audit_table(project=project), by_system=True), "text"),
    _agreement,
    consistency_as_text,
    _differing,
)


def measured(path: Path) -> dict[str, float]:
    """Each side begins with a project that nobody has looked into yet."""
    judged, texts = _seconds(path, _FROM_JUDGEMENTS), _seconds(path, _FROM_TEXTS)
    with Project.open(path) as project:
        begin = perf_counter()
        page = "".join(write_report(project_report(project=project), ReportFormat.HTML))
        report = perf_counter() - begin
    return {
        "report": report,
        "tables": judged + texts,
        "judged": judged,
        "megabytes": len(page.encode()) / 1e6,
    }


def _seconds(path: Path, tables: Iterable[Table]) -> float:
    with Project.open(path) as project:
        begin = perf_counter()
        for table in tables:
            "".join(table(project))
        return perf_counter() - begin


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        if len(sys.argv) > 1:
            chosen = Path(sys.argv[1])
        else:
            chosen = Path(folder) / "large.protest"
            make_project(chosen)
        sys.stdout.write(json.dumps(measured(chosen), indent=2) + "\n")
