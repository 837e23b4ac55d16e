"""Tables of 300,000 judgements, each over the bare SQL aggregation that it stands on."""

from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.figure import Figure, of_project
from tests.benchmarks.side_by_side import make_project

LIMIT = 10.0
ESTIMATED = {"scores": 12.0, "audit": 12.0, "pairs": 11.0}  # with corrected scores and clusters
_NAMES = {
    "scores": "scores of 20 systems × 5,000 examples × 3 annotators, until they are text",
    "audit": "the same, audit and corrected scores",
    "pairs": "the same, every two systems compared",
    "disputes": "the same, counting what people differ on",
    "verdicts": "the same, APT beside people pronoun by pronoun, once it is measured",
    "against a metric": "the same, the overview of what APT and people differ on, likewise",
    "agreement": "the same, agreement by pair and category",
    "consistency": "the same, one's own consistency",
    "disagreements": "the same, listing all disagreements as CSV",
    "cell": "the same, the candidates behind a number",
}


def research(folder: Path) -> Iterator[Figure]:
    project = folder / "judged.protest"
    make_project(project)
    for what in ("scoring", "agreement"):
        for name, found in of_project(what, project).items():
            yield Figure(
                f"{_NAMES[name]}, over bare SQL",
                found["ratio"],
                ESTIMATED.get(name, LIMIT),
                f"{1000 * found['ours']:.0f} ms / {1000 * found['bare']:.0f} ms",
            )
    yield from _reports(project)


def _reports(project: Path) -> Iterator[Figure]:
    found = of_project("reporting", project)
    report, tables, judged = (found[each] for each in ("report", "tables", "judged"))
    yield Figure(
        "the same, the report as a page, over its tables alone",
        report / tables,
        LIMIT,
        f"{report:.1f} s / {tables:.1f} s",
    )
    yield Figure(
        "the same, over its tables without the metrics, which take most of the time",
        report / judged,
        None,
        f"{report:.1f} s / {judged:.1f} s",
    )
    yield Figure("size of that page in MB", found["megabytes"], 5.0, "20 systems")
