"""Invented studies through the commands: projects with imported judgements whose truth is known.

`python -m tests.simulation.commands [SEEDS]` makes a project for each row and seed. An honest 5 %
is called different in more than six of forty, or covered in fewer than 34, once in 300 rows.
"""

import csv
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from click.testing import CliRunner

from protest_core.candidates.queries.load import load_candidates
from protest_core.cli.main import program
from protest_core.db.project import Project
from protest_core.tables.model import Column, Kind, Table
from protest_core.tables.text import table_text
from protest_core.tasks.queries.task_sets import list_task_sets

SEEDS = 40
MOST_DIFFERENT, LEAST_COVERED = 6, 34
CATEGORIES = ("event_it", "pleonastic_it", "addressee_generic_you")
SYSTEMS = ("first", "second")
YES, NO, LOST = "yes", "no", "bad_translation"

Array = np.ndarray


@dataclass(frozen=True)
class Study:
    """Two systems that are right in 65 % of the same examples, and how people judge them."""

    name: str
    approved: tuple[float, float] = (0.55, 0.20)
    right: float = 0.866  # of the approved
    tasks: tuple[str, ...] = ("--audit", "100")
    disputed: tuple[float, float] = (0.0, 0.0)  # of the right and of the wrong approvals
    lost: float = 0.0  # cannot be judged; is excluded
    examples: int = 600
    truth: float = 0.65


STUDIES = (
    *(
        Study(f"{one:.0%}/{other:.0%} approved, audit 100", (one, other))
        for one, other in ((0.36, 0.36), (0.45, 0.27), (0.55, 0.20))
    ),
    Study("disputed audits", disputed=(0.05, 0.2)),
    Study("not judgeable, excluded", lost=0.1),
    Study("300 of the referred drawn, audit 100", tasks=("--sample", "300", "--audit", "100")),
)


@dataclass(frozen=True)
class World:
    """The truth of each system's examples, and their approvals: systems × examples."""

    truth: list[list[str]]
    approved: Array

    def score(self, system: int) -> float:
        judgeable = [each for each in self.truth[system] if each != LOST]
        return judgeable.count(YES) / len(judgeable)


@dataclass(frozen=True)
class Outcome:
    """The systems' being called different, and the coverage of their scores."""

    different: bool
    covered: tuple[bool, ...]


@dataclass(frozen=True)
class Counted:
    """Rates of systems that are called different, and of scores that are covered."""

    study: Study
    seeds: int
    different: int
    covered: float  # of 40

    @property
    def holds(self) -> bool:
        share = self.seeds / SEEDS
        return self.different <= MOST_DIFFERENT * share and self.covered >= LEAST_COVERED * share


_COLUMNS: tuple[Column[Counted], ...] = (
    Column("Study", value=lambda row: row.study.name),
    Column("studies", "", Kind.COUNT, lambda row: row.seeds),
    Column("different", "", Kind.COUNT, lambda row: row.different),
    Column("covered", "", Kind.MEAN, lambda row: row.covered),
)


def world(study: Study, random: np.random.Generator) -> World:
    truths, approvals = [], []
    for share in study.approved:
        good = random.random(study.examples) < study.truth
        wrong_share = share * (1 - study.right) / (1 - study.truth)
        chance = np.where(good, share * study.right / study.truth, wrong_share)
        approvals.append(random.random(study.examples) < chance)
        lost = random.random(study.examples) < study.lost
        truths.append(np.where(lost, LOST, np.where(good, YES, NO)).tolist())
    return World(truths, np.array(approvals))


def outcome(study: Study, seed: int, folder: Path) -> Outcome:
    """Return what the commands say of one study."""
    random = np.random.default_rng([seed, *study.name.encode()])
    of = world(study, random)
    _write_suite(folder / "suite", of)
    file = folder / "study.protest"
    excluded = ["--not-judgeable", "excluded"] if study.lost else []
    _run("new", file, "--suite", folder / "suite", "--with-systems")
    _run("evaluate", file)
    _run("tasks", "create", file, "--name", "t", "--seed", seed, *study.tasks)
    _write_judgements(study, of, file, folder / "judgements.csv", random)
    _run("judgements", "import", file, folder / "judgements.csv")
    pairs = _tables(_run("scores", file, "--pairs", "--format", "json", *excluded))["pairs"]
    corrected = _tables(_run("audit", file, "--format", "json", *excluded))["corrected"]
    (pair,) = pairs
    return Outcome(
        pair["better"] is not None,
        tuple(
            row["corrected_interval_low"] - 1e-9
            <= of.score(SYSTEMS.index(row["system"]))
            <= row["corrected_interval_high"] + 1e-9
            for row in corrected
        ),
    )


def _run(*arguments: object) -> str:
    result = CliRunner().invoke(program, [str(each) for each in arguments])
    if result.exit_code:
        raise AssertionError(f"{arguments}: {result.output}")
    return result.stdout


def _tables(output: str) -> dict[str, list[dict[str, Any]]]:
    return {table["name"]: table["rows"] for table in json.loads(output)["tables"]}


def _write_suite(folder: Path, of: World) -> None:
    """An approved pronoun is the reference's, a referred one another."""
    (folder / "systems").mkdir(parents=True)
    examples = range(of.approved.shape[1])
    (folder / "suite.toml").write_text(
        'name = "invented"\nsource_language = "en"\ntarget_language = "de"\n', encoding="utf-8"
    )
    _write(folder / "documents.tsv", ["name\tfirst_line", *(f"d{at}\t{at}" for at in examples)])
    lines = (
        {"id": at, "category": CATEGORIES[at % len(CATEGORIES)], "line": at, "token": 0}
        for at in examples
    )
    _write(folder / "examples.jsonl", map(json.dumps, lines))
    _write(folder / "source.txt", ("It works ." for _ in examples))
    stems = {"reference": np.ones(len(examples), bool)} | {
        f"systems/{name}": of.approved[at] for at, name in enumerate(SYSTEMS)
    }
    for stem, approved in stems.items():
        _write(folder / f"{stem}.txt", ("Es geht ." if each else "Das geht ." for each in approved))
        _write(folder / f"{stem}.align", ("0-0 1-1 2-2" for _ in examples))


def _write(path: Path, lines: Iterator[str] | Sequence[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _write_judgements(
    study: Study, of: World, file: Path, table: Path, random: np.random.Generator
) -> None:
    """Ada judges all that was dealt; Ben contradicts her where audits are disputed."""
    with Project.open(file) as project, project.reading() as tx:
        (task_set,) = list_task_sets(tx)
        dealt = [each for task in task_set.tasks for each in task.candidates]
        candidates = [*load_candidates(tx, dealt)]
    with table.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["system", "example", "annotator", "pronoun", "tokens", "tags"])
        for each in sorted(candidates, key=lambda each: each.id):
            at, example = SYSTEMS.index(each.system), each.example.id
            said = of.truth[at][example]
            writer.writerow([each.system, example, "Ada", *_answer(said, example)])
            dispute = dict(zip((YES, NO, LOST), (*study.disputed, 0.0), strict=True))[said]
            if of.approved[at, example] and random.random() < dispute:
                other = NO if said == YES else YES
                writer.writerow([each.system, example, "Ben", *_answer(other, example)])


def _answer(said: str, example: int) -> tuple[str, str, str]:
    if said == LOST:
        return "unset", "", LOST
    return said, f"{example}:0" if said == YES else "", ""


def counted(study: Study, seeds: int) -> Counted:
    found = []
    for seed in range(1, seeds + 1):
        with TemporaryDirectory() as folder:
            found.append(outcome(study, seed, Path(folder)))
    covered = [each for one in found for each in one.covered]
    return Counted(study, seeds, sum(each.different for each in found), sum(covered) / len(SYSTEMS))


def main(arguments: Sequence[str]) -> int:
    seeds = int(arguments[0]) if arguments else SEEDS
    found = [counted(each, seeds) for each in STUDIES]
    title = "Through the commands: equal systems, seeds from 1"
    sys.stdout.write(table_text(Table("commands", title, _COLUMNS, found), 80))
    return 0 if all(each.holds for each in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
