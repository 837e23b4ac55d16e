"""`protest batch export` and `info` as people type them."""

import json
import re
import sqlite3
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput
from tests.builders.link_corrections import correct_links
from tests.core.cli.conftest import Run


@pytest.fixture
def tasked(run: Run, suite_directory: Path, output: SystemOutput) -> Path:
    """small.protest with the task set `pilot`: two tasks of one candidate, and one for both."""
    run("new", "small.protest", "--suite", suite_directory)
    run("load", "small.protest", "one", output.text, "--align", output.links)
    run("evaluate", "small.protest")
    run("tasks", "create", "small.protest", "--name", "pilot", "--seed", 1, "--tasks", 2)
    return Path("small.protest").resolve()


def record(run: Run, batch: Path | str) -> dict:
    return json.loads(run("batch", "info", batch, "--format", "json").stdout)["tables"][0]["rows"][
        0
    ]


def test_annotators_get_the_tasks_in_their_order(run: Run, tasked: Path):
    given = ("--task-set", "pilot", "--annotator", "Ann", "--annotator", "Ben")
    result = run("batch", "export", tasked, *given, "-o", ".")
    assert "Made pilot-Ann.protestbatch for Ann: task 1" in result.stderr
    assert result.stdout == ""
    for name, label in (("Ann", "1"), ("Ben", "2")):
        found = record(run, f"pilot-{name}.protestbatch")
        assert (found["annotator"], found["task"], found["task_set"]) == (name, label, "pilot")


def test_a_single_annotator_gets_the_task_that_is_named_in_a_file_of_any_name(run: Run, tasked):
    given = ("--task-set", "pilot", "--task", 2, "--annotator", "Ann")
    run("batch", "export", tasked, *given, "-o", "mine.file")
    assert record(run, "mine.file")["task"] == "2"


def test_the_only_task_set_need_not_be_named(run: Run, tasked: Path):
    run("batch", "export", tasked, "--annotator", "Ann", "--task", 2, "-o", ".")
    assert record(run, "pilot-Ann.protestbatch")["task"] == "2"


def test_of_several_task_sets_one_must_be_named_and_its_name_will_do_as_the_task(run: Run, tasked):
    run("tasks", "create", tasked, "--name", "other")
    result = run("batch", "export", tasked, "--annotator", "Ann", "-o", ".", code=1)
    assert "There are: pilot, other." in result.stderr
    run("batch", "export", tasked, "--task", "other", "--annotator", "Ann", "-o", "a")
    assert record(run, "a")["task_set"] == "other"


def test_that_a_task_goes_out_again_is_told(run: Run, tasked: Path):
    run("batch", "export", tasked, "--annotator", "Ann", "-o", ".")
    result = run("batch", "export", tasked, "--annotator", "Ben", "-o", ".")
    assert "task 1 was handed out before, to Ann" in result.stderr


@pytest.mark.parametrize(("given", "systems"), [((), ["System A"]), (("--open-names",), ["one"])])
def test_systems_are_called_by_codes_unless_asked_otherwise(run: Run, tasked, given, systems):
    run("batch", "export", tasked, "--annotator", "Ann", "-o", "a", *given)
    assert record(run, "a")["systems"] == systems


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (("--annotator", "Ann", "--task", 9), "no task ‘9’"),
        (("--annotator", "Ann", "--task-set", "no"), "no task set ‘no’"),
        (("--annotator", " Ann"), "No annotator can be called"),
        (("--annotator", "A", "--annotator", "B", "--annotator", "C"), "The number of tasks is 2"),
    ],
)
def test_what_cannot_be_handed_out_says_why_and_makes_no_file(run: Run, tasked, given, why):
    before = set(Path().iterdir())
    assert why in run("batch", "export", tasked, *given, "-o", ".", code=1).stderr
    assert set(Path().iterdir()) == before


@pytest.mark.parametrize(
    "given",
    [
        ("-o", "."),
        ("--annotator", "Ann"),
        ("--annotator", "Ann", "--annotator", "Ben", "--task", "1", "-o", "."),
    ],
)
def test_wrong_usage_is_told_apart(run: Run, tasked: Path, given):
    run("batch", "export", tasked, *given, code=2)


def test_nothing_is_overwritten_unless_asked_and_nothing_judged_ever(run: Run, tasked: Path):
    given = ("--annotator", "Ann", "-o", "a")
    run("batch", "export", tasked, *given)
    assert "exists already" in run("batch", "export", tasked, *given, code=1).stderr
    run("batch", "export", tasked, *given, "--force")
    say_no("a", 0)
    before = Path("a").read_bytes()
    result = run("batch", "export", tasked, *given, "--force", code=1)
    assert "1 judgement that people made" in result.stderr
    assert Path("a").read_bytes() == before
    run("batch", "export", tasked, "--annotator", "Ann", "-o", tasked, "--force", code=1)


def test_names_that_come_to_the_same_file_overwrite_nothing(run: Run, tasked: Path):
    given = ("--annotator", "A b", "--annotator", "A_b", "-o", ".", "--force")
    result = run("batch", "export", tasked, *given, code=1)
    assert "‘A b’ and ‘A_b’ would both be called pilot-A_b.protestbatch" in result.stderr
    assert not list(Path().glob("*.protestbatch"))


def test_what_ends_with_a_slash_is_a_folder_and_never_a_file(run: Run, tasked: Path):
    given = ("--annotator", "Ann", "-o", "new/")
    assert "There is no folder new " in run("batch", "export", tasked, *given, code=1).stderr
    assert not Path("new").exists()
    Path("new").mkdir()
    run("batch", "export", tasked, *given)
    assert Path("new/pilot-Ann.protestbatch").is_file()


def say_no(path: str, number: int, seconds: float = 0.0) -> None:
    with open_batch(path=Path(path)) as batch:
        judge(
            project=batch.project,
            candidate_id=batch_candidates(batch=batch)[number],
            annotator=batch.annotator,
            judgement=Judgement(Answer.NO),
            seconds=seconds,
        )


def test_info_says_what_it_is_for_whom_how_much_is_done_and_how_long_it_took(run: Run, tasked):
    run("batch", "export", tasked, "--annotator", "Ann", "-o", "a")
    assert "Work: not begun" in run("batch", "info", "a").stdout
    say_no("a", 0, seconds=90)
    before = Path("a").read_bytes()
    text = run("batch", "info", "a").stdout
    for expected in ("For: Ann", "Task: pilot, task 1", "Guidelines: en-de 2", "Work: 2 min"):
        assert expected in text
    assert "Links: 0 corrections" in text
    assert re.search(r"2 min between \S+ \S+ and \S+ \S+, 90 s", text)
    assert run("info", "a").stdout == text
    as_json = ("info", "a", "--format", "json")
    assert run(*as_json).stdout == run("batch", *as_json).stdout
    found = record(run, "a")
    assert found["seconds"] == 90
    assert found["done"] + found["incomplete"] == 1
    assert found["first_judged_at"] == found["last_judged_at"] is not None
    assert (
        sum(found[state] for state in ("new", "incomplete", "done", "conflict"))
        == (found["candidates"])
    )
    assert Path("a").read_bytes() == before


def test_info_says_how_many_links_were_corrected_and_whether_they_can_be(run: Run, tasked: Path):
    run("batch", "export", tasked, "--annotator", "Ann", "-o", "a")
    with open_batch(path=Path("a")) as batch:
        (candidate,) = batch_candidates(batch=batch)
        for tokens in ([0], []):
            correct_links(
                project=batch.project, candidate_id=candidate, part=0, tokens=tokens, author="Ann"
            )
    assert "Links: 1 correction\n" in run("batch", "info", "a").stdout
    assert (record(run, "a")["corrects_links"], record(run, "a")["link_corrections"]) == (True, 1)
    run("batch", "export", tasked, "--annotator", "Ben", "--no-links", "-o", "b")
    assert "Links: cannot be corrected" in run("batch", "info", "b").stdout
    assert record(run, "b")["corrects_links"] is False


def test_info_refuses_what_is_not_a_batch_of_ours(run: Run, tasked: Path):
    assert "not a batch" in run("batch", "info", tasked, code=1).stderr
    message = run("batch", "info", "nowhere", code=1).stderr
    assert message == "protest: There is no file nowhere. Check the name of the batch.\n"
    run("batch", "export", tasked, "--annotator", "Ann", "-o", "a")
    with sqlite3.connect("a") as database:
        database.execute("CREATE TRIGGER t AFTER DELETE ON judgement BEGIN SELECT 1; END")
    database.close()
    result = run("batch", "info", "a", code=1)
    assert "trigger that is not ours" in result.stderr
    assert result.stdout == ""
