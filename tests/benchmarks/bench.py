"""`make bench`: each figure is a ratio to a yardstick measured in the same run."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from protest_core.tables.model import Column, Kind, Table
from protest_core.tables.text import table_text
from tests.benchmarks import aligning, ctxpro, languages, metrics, saving
from tests.benchmarks.figure import Figure, of_project
from tests.benchmarks.generate import write_suite
from tests.benchmarks.merging import BATCHES, CANDIDATES
from tests.benchmarks.research import research

RESULT = Path("build/bench.json")
SYSTEMS = 16
REPEATS = 3
STARTS = 21
COLUMNS: tuple[Column[Figure], ...] = (
    Column("Figure", value=lambda figure: figure.name),
    Column("Ratio", "", Kind.DECIMAL, lambda figure: figure.ratio),
    Column("At most", "", Kind.DECIMAL, lambda figure: figure.shown_limit),
    Column("From", value=lambda figure: figure.made_of),
)
_UNCOMPILED = "PYTHONDONTWRITEBYTECODE"


def main() -> int:
    figures: list[Figure] = []
    with TemporaryDirectory() as folder:
        for part in (scale, windows, batches, research, starts):
            figures += _announced(part.__name__, part(Path(folder)))
    for module in (aligning, ctxpro, languages, metrics, saving):
        figures += _announced(module.__name__, module.figures())
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps([asdict(figure) for figure in figures], indent=2) + "\n")
    sys.stdout.write(table_text(Table("bench", f"Written to {RESULT}", COLUMNS, figures), 80))
    return 0 if all(figure.holds for figure in figures) else 1


def _announced(name: str, made: Iterable[Figure]) -> list[Figure]:
    """Write the ratios at once, so that a run that is stopped was not in vain."""
    figures = list(made)
    ratios = "  ".join(f"{each.ratio:.2f}" for each in figures)
    sys.stderr.write(f"{datetime.now(UTC):%H:%M:%S} {name}: {ratios}\n")
    return figures


def scale(folder: Path) -> list[Figure]:
    large = _measured(folder, examples=12_500, systems=SYSTEMS)
    small = _measured(folder, examples=1_250, systems=SYSTEMS)
    few = _measured(folder, examples=12_500, systems=4)
    per_candidate = {
        size: each["evaluate"] / size for size, each in ((200_000, large), (20_000, small))
    }
    return [
        Figure(
            "load and evaluate 200,000 candidates, over reading the same files and inserting the "
            "same rows into the same tables in bare sqlite3",
            large["seconds"] / large["floor"],
            5.0,
            f"{large['seconds']:.2f} s (load {large['load']:.2f}, evaluate "
            f"{large['evaluate']:.2f}) / {large['floor']:.2f} s; "
            f"{200_000 / large['evaluate']:,.0f} candidates a second",
        ),
        Figure(
            "the same, over inserting into tables without keys and checks",
            large["seconds"] / large["plain"],
            None,
            f"{large['seconds']:.2f} s / {large['plain']:.2f} s",
        ),
        Figure(
            "evaluate per candidate, 200,000 over 20,000",
            per_candidate[200_000] / per_candidate[20_000],
            1.2,
            f"{1e6 * per_candidate[200_000]:.1f} µs / {1e6 * per_candidate[20_000]:.1f} µs",
        ),
        Figure(
            "peak memory, 16 systems over 4",
            large["megabytes"] / few["megabytes"],
            2.0,  # all outputs are read before the project is written to
            f"{large['megabytes']:.0f} MB / {few['megabytes']:.0f} MB",
        ),
    ]


def _measured(folder: Path, *, examples: int, systems: int) -> dict[str, float]:
    """The best of several runs on each side: what disturbs a run only makes it longer."""
    suite = folder / f"suite-{examples}-{systems}"
    project = suite.with_suffix(".protest")
    write_suite(suite, examples=examples, systems=systems)
    ours, floors = [], []
    for _ in range(REPEATS):
        _run("prepare", suite, project)
        ours.append(_run("load_and_evaluate", suite, project))
        floors.append(_run("floor", suite, project))
    best = min(ours, key=lambda each: each["seconds"])
    evaluated = min(each["evaluate"] for each in ours)
    floor = {
        "floor": min(each["seconds"] for each in floors),
        "plain": min(each["plain"] for each in floors),
    }
    return best | {"evaluate": evaluated} | floor


def _run(what: str, suite: Path, project: Path) -> dict[str, float]:
    command = [sys.executable, "-m", "tests.benchmarks.work", what, str(suite), str(project)]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    result: dict[str, float] = json.loads(output)
    return result


def windows(folder: Path) -> list[Figure]:
    """Measure the windows on the projects that `scale` has left."""
    large, small = (folder / f"suite-{examples}-{SYSTEMS}.protest" for examples in (12_500, 1_250))
    steps = {path: _in_windows("paging", path) for path in (large, small)}
    median_step = {path: median(each["ours"]) for path, each in steps.items()}
    ours, alone = steps[large]["ours"], steps[large]["alone"]
    listed = of_project("listing", large)
    jumps, asked, alone_asked = (listed[each] for each in ("jumps", "asked", "alone"))
    slowest = max(asked, key=asked.get)
    opening = _in_windows("opening", large)
    opened, bare = median(opening["ours"]), median(opening["bare"])
    return [
        Figure(
            "next candidate until painted in 200,000 candidates, over setting and painting the "
            "same text alone in bare fields",
            median(ours) / median(alone),
            4.0,
            f"{1000 * median(ours):.2f} ms / {1000 * median(alone):.2f} ms, median of {len(ours)}",
        ),
        Figure(
            "the same, 95th of 100 in ms",
            1000 * _p95(ours),
            8.0,
            f"text alone: {1000 * _p95(alone):.2f} ms",
        ),
        Figure(
            "next candidate, 200,000 over 20,000",
            median_step[large] / median_step[small],
            1.2,
            f"{1000 * median_step[large]:.2f} ms / {1000 * median_step[small]:.2f} ms",
        ),
        Figure(
            "jump in a list of 200,000 candidates until painted, 95th of 100 in ms",
            1000 * _p95(jumps),
            16.0,
            f"median: {1000 * median(jumps):.2f} ms",
        ),
        Figure(
            "slowest sort or search of the list until painted, in seconds",
            asked[slowest],
            0.5,
            f"by {slowest}; without a window {alone_asked[slowest]:.2f} s; median of all "
            f"{median(asked.values()):.2f} s",
        ),
        Figure(
            "opening 200,000 candidates until the overview is painted, over one bare group by",
            opened / bare,
            6.0,
            f"{1000 * opened:.0f} ms / {1000 * bare:.0f} ms",
        ),
    ]


def batches(folder: Path) -> list[Figure]:
    """Measure merging on the same projects."""
    large, small = (
        of_project("merging", folder / f"suite-{examples}-{SYSTEMS}.protest")
        for examples in (12_500, 1_250)
    )
    each = BATCHES * CANDIDATES
    return [
        Figure(
            f"merging {BATCHES} batches of {CANDIDATES} judgements into 200,000 candidates, over "
            "inserting the same rows in bare sqlite3",
            large["merge"] / large["insert"],
            4.5,
            f"{1e6 * large['merge'] / each:.0f} µs / {1e6 * large['insert'] / each:.0f} µs a "
            "judgement",
        ),
        Figure(
            "size of a batch of 200 candidates, out of 200,000 over out of 20,000",
            large["bytes"] / small["bytes"],
            2.0,  # in the small project the candidates share some of their context
            f"{large['bytes'] / 1e6:.2f} MB / {small['bytes'] / 1e6:.2f} MB of projects of "
            f"{large['project'] / 1e6:.0f} MB and {small['project'] / 1e6:.0f} MB; exporting one "
            f"takes {1000 * large['export']:.0f} ms and {1000 * small['export']:.0f} ms",
        ),
    ]


def _in_windows(what: str, project: Path) -> dict[str, list[float]]:
    found: dict[str, list[float]] = of_project(what, project)
    return found


def _p95(values: list[float]) -> float:
    return quantiles(values, n=20)[-1]


def starts(folder: Path) -> list[Figure]:
    """Measure starts of an installed, compiled program on the project that `scale` left."""
    program = str(Path(sys.executable).with_name("protest"))
    project = str(folder / f"suite-1250-{SYSTEMS}.protest")
    version, click = [program, "--version"], "import click"
    info, orm = [program, "info", project], "import click, sqlalchemy.orm"
    compiled = {each: value for each, value in os.environ.items() if each != _UNCOMPILED}
    compiled["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    return [
        _start("protest --version", version, click, 2.0, compiled),
        _start("protest info", info, orm, 1.6, compiled),
    ]


def _start(
    name: str, command: Sequence[str], imports: str, limit: float, environment: Mapping[str, str]
) -> Figure:
    """Return the processor time of a command; taken in turns, so that both see one machine."""
    bare_command = [sys.executable, "-c", imports]
    for each in (command, bare_command):  # compiles what they import
        _processor_seconds(each, environment)
    ours, bare = [], []
    for _ in range(STARTS):
        ours.append(_processor_seconds(command, environment))
        bare.append(_processor_seconds(bare_command, environment))
    return Figure(
        f"{name}, over python -c '{imports}', in processor time",
        median(ours) / median(bare),
        limit,
        f"{1000 * median(ours):.0f} ms / {1000 * median(bare):.0f} ms, median of {STARTS}",
    )


def _processor_seconds(command: Sequence[str], environment: Mapping[str, str]) -> float:
    begin = getrusage(RUSAGE_CHILDREN).ru_utime
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    return getrusage(RUSAGE_CHILDREN).ru_utime - begin


if __name__ == "__main__":
    sys.exit(main())
