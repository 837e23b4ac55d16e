"""Times that not every clock can show: refused in files, no obstacle where a project has them."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.batches.merge import plan_merge
from protest_core.batches.open_batch import describe_batch
from protest_core.errors import InputError
from protest_core.judgements.model import Answer
from protest_core.judgements.times import is_in_range, read_time
from protest_core.judgements.wording import local_time
from tests.builders.batch_world import File, Wish, World, new_world
from tests.core.cli.conftest import Run

NO, YES = Wish(Answer.NO), Wish(Answer.YES)
EDGES = ("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00")
ZONES = ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC")
TIMES_OF_A_BATCH = (
    "judgement SET made_at",
    "judgement_history SET made_at",
    "judgement_history SET ended_at",
    "link_correction SET made_at",
    "link_correction SET ended_at",
    "batch SET exported_at",
)


@pytest.fixture
def world() -> Iterator[World]:
    with new_world() as world:
        yield world


@pytest.fixture
def ada(world: World) -> File:
    """A file in which Ada judged a candidate twice, and corrected links of two."""
    (ada,) = world.export(["Ada"])
    world.judge_in(ada, 0, NO, YES)
    world.correct_in(ada, ada.candidates[0], [0])
    world.correct_in(ada, ada.candidates[1], [1])
    world.correct_in(ada, ada.candidates[1], None)
    return ada


def spoil(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as database:
        for statement in statements:
            assert database.execute(f"UPDATE {statement}").rowcount
    database.close()


def spoil_project(path: Path, time: str) -> None:
    spoil(path, *(f"{column} = '{time}'" for column in TIMES_OF_A_BATCH[:4]))


@pytest.mark.parametrize("time", [*EDGES, "1969-12-31T23:59:59+00:00", "9999-01-01T00:00:00Z"])
@pytest.mark.parametrize("column", TIMES_OF_A_BATCH)
def test_a_batch_with_such_a_time_is_refused_and_changes_nothing(world, ada, column, time):
    spoil(ada.path, f"{column} = '{time}'")
    before = world.content()
    with pytest.raises(InputError, match=rf"'{time[:10]}.*is no time from 1970 to 9998") as plan:
        plan_merge(project=world.project, paths=[ada.path])
    with pytest.raises(InputError) as described:
        describe_batch(path=ada.path)
    assert world.content() == before
    assert [each.message for each in plan.value.problems] == [
        each.message for each in described.value.problems
    ]


@pytest.mark.parametrize("zone", ZONES)
def test_times_in_range_are_shown_by_every_clock(zone):
    """Runs in a process of its own, whose clock this is."""
    times = ["1970-01-01T00:00:00+00:00", "9998-12-31T23:59:59.999999+00:00", *EDGES]
    assert [is_in_range(read_time(each)) for each in times] == [True, True, False, False]
    code = f"from {local_time.__module__} import local_time\nprint(*map(local_time, {times!r}))"
    shown = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TZ": zone},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert [len(each) for each in shown[:4]] == [len("1970-01-01"), len("00:00")] * 2
    assert shown[-1][:4] == "9999"


@pytest.mark.parametrize("time", EDGES)
def test_reading_commands_go_on_where_a_project_has_such_times(world, ada, run: Run, time):
    world.merge(ada)
    path = world.project.path
    world.project.close()
    spoil_project(path, time)
    spoil(path, f"merge SET merged_at = '{time}'", f"system SET loaded_at = '{time}'")
    for command in (
        ("info",),
        ("batch", "merges"),
        ("tasks", "list"),
        ("system", "list"),
        ("scores",),
        ("agreement",),
        ("disagreements",),
        ("tags",),
        ("candidates",),
        ("export", "judgements"),
        ("report", "-o", "report.html"),
    ):
        first, *rest = command
        if first == "export":
            run("export", path, "judgements")
        elif first in ("batch", "tasks", "system"):
            run(first, *rest, path)
        else:
            run(first, path, *rest)


@pytest.mark.parametrize("time", [*EDGES, "0001-01-01T00:00:00+00:00"])
def test_a_project_with_such_times_takes_back_its_own_tables(world, ada, run: Run, time):
    world.merge(ada)
    path = world.project.path
    world.project.close()
    spoil_project(path, time)
    run("export", path, "judgements", "-o", "j.csv")
    assert time in Path("j.csv").read_text(encoding="utf-8")
    assert "Nothing was new" in run("judgements", "import", path, "j.csv").stderr


@pytest.mark.parametrize("time", EDGES)
def test_a_project_with_such_times_takes_back_its_own_batches(world, ada, time):
    world.merge(ada)
    spoil_project(world.project.path, time)
    again, _ = world.export(["Ada", "Ben"])
    assert time in "\n".join(sqlite3.connect(again.path).iterdump())
    world.judge_in(again, 2, NO)
    world.merge(again)
    assert world.judged()["Ada", again.candidates[2]].pronoun is Answer.NO


def test_a_conflict_with_links_of_such_a_time_is_printed_before_it_is_merged(
    world, ada, run: Run, tmp_path
):
    """The project's links are shown beside those of the file."""
    copy = world.copy(ada)
    world.correct_in(copy, copy.candidates[0], [1])
    world.correct_in(ada, ada.candidates[0], [2])
    world.merge(ada)
    path = world.project.path
    world.project.close()
    spoil(path, f"link_correction SET made_at = '{EDGES[0]}' WHERE ended_at IS NULL")
    merged = run("batch", "merge", path, copy.path, "--on-conflict", "file")
    assert EDGES[0] in merged.stdout
    assert "Merged" in merged.stderr
