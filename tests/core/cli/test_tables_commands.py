"""`protest export FILE judgements` and `protest judgements import` as people type them."""

import json
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput
from tests.builders.fetch import fetch
from tests.core.cli.conftest import Run

TABLE = "system,example,pronoun,annotator\none,3,no,Ada\none,5,no,Ben\n"


@pytest.fixture
def file(run: Run, project: Project) -> Path:
    return project.path


def exported(run: Run, file: Path) -> list[dict]:
    lines = run("export", file, "judgements", "--format", "jsonl").stdout.splitlines()
    return [json.loads(line) for line in lines]


def said(run: Run, file: Path) -> list[tuple]:
    return [(row["example"], row["annotator"], row["pronoun"]) for row in exported(run, file)]


def test_a_table_is_merged_and_told_and_can_be_undone(run: Run, file: Path):
    Path("t.csv").write_text(TABLE)
    result = run("judgements", "import", file, "t.csv", "--format", "json")
    files = json.loads(result.stdout)["tables"][0]["rows"]
    assert [(each["annotator"], each["task"], each["new"]) for each in files] == [
        ("Ada", "table", 1),
        ("Ben", "table", 1),
    ]
    assert result.stderr.endswith("\nMerged t.csv as merge 1.\nMerged t.csv as merge 2.\n")
    assert said(run, file) == [(3, "Ada", "no"), (5, "Ben", "no")]
    again = run("judgements", "import", file, "t.csv")
    assert again.stderr.endswith("\nNothing was new; the project is as it was.\n")
    run("batch", "undo", file, 1)
    assert said(run, file) == [(5, "Ben", "no")]


def test_a_dry_run_only_looks(run: Run, file: Path):
    Path("t.csv").write_text(TABLE)
    before = file.read_bytes()
    result = run("judgements", "import", file, "t.csv", "--dry-run", "--format", "csv")
    assert "t.csv,Ada,person,table,1,0,0,0,0" in result.stdout
    assert result.stderr == (
        "reading t.csv …\nchecking t.csv …\n"
        "note: merging would do this: 2 judgements will be added. Nothing is lost: replaced "
        "answers stay in the history.\n"
        "note: dry run: nothing was merged\n"
    )
    assert file.read_bytes() == before


@pytest.mark.parametrize("choice", ["project", "file", None])
def test_conflicts_are_decided_by_an_option(run: Run, file: Path, choice):
    Path("t.csv").write_text("system,example,pronoun\none,3,no\n")
    run("judgements", "import", file, "t.csv", "--annotator", "Ada")
    Path("t.csv").write_text("system,example,pronoun,tags\none,3,no,x\n")
    given = () if choice is None else ("--on-conflict", choice)
    result = run("judgements", "import", file, "t.csv", "--annotator", "Ada", *given)
    assert ("again with --on-conflict file" in result.stderr) is (choice is None)
    (row,) = exported(run, file)
    assert row["tags"] == (["x"] if choice == "file" else [])


def test_what_is_told_after_a_conflict_makes_the_table_hold(run: Run, file: Path):
    table, given = Path("t.csv"), ("--annotator", "Ada")
    table.write_text("system,example,pronoun\none,3,no\n")
    run("judgements", "import", file, table, *given)
    table.write_text("system,example,pronoun,tags\none,3,no,x\n")
    message = run("judgements", "import", file, table, *given).stderr
    assert f"‘protest batch undo {file} 2’" in message
    run("batch", "undo", file, 2)
    run("judgements", "import", file, table, *given, "--on-conflict", "file")
    (row,) = exported(run, file)
    assert row["tags"] == ["x"]


def test_all_mistakes_are_told_and_nothing_is_merged(run: Run, file: Path):
    Path("t.csv").write_text(TABLE + "two,3,no,Ada\none,3,if,Ada\n")
    result = run("judgements", "import", file, "t.csv", "-o", "out", code=1)
    assert "t.csv:4: system: the project has no ‘two’" in result.stderr
    assert "t.csv:5: pronoun: ‘if’ is no answer" in result.stderr
    assert not Path("out").exists()
    assert said(run, file) == []


def test_what_looks_like_colour_in_a_remark_is_printed_and_saved(run: Run, file: Path):
    with Project.open(file) as project:
        candidate = fetch(project, find_candidate, "one", 3)
        red = Judgement(Answer.NO, remark="\x1b[31mred\x1b[0m")
        judge(project=project, candidate_id=candidate, annotator="Ada", judgement=red)
    printed = run("export", file, "judgements").stdout
    assert red.remark in printed
    run("export", file, "judgements", "-o", "out.csv")
    assert Path("out.csv").read_text() == printed


def test_every_table_is_chosen_from(run: Run, file: Path, output: SystemOutput):
    run("load", file, "two", output.text, "--align", output.links)
    run("evaluate", file)
    for what in ("matches", "candidates"):
        result = run(
            *("export", file, what, "--system", "two", "--category", "event_it", "--format", "tsv")
        )
        assert result.stdout.splitlines()[1].startswith("two\t5\tevent_it\t5\t2\t")
        assert len(result.stdout.splitlines()) == 2


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("--system", "no system ‘x’"),
        ("--category", "no category ‘x’"),
        ("--annotator", "annotator"),
    ],
)
def test_who_or_what_is_not_there_is_told(run: Run, file: Path, option, message):
    result = run("export", file, "judgements", option, "x", "-o", "out", code=1)
    assert message in result.stderr
    assert not Path("out").exists()


def test_wrong_usage_is_told_apart(run: Run, file: Path):
    run("export", file, "matches", "--annotator", "Ada", code=2)
    run("export", file, "judgements", "--format", "latex", code=2)
    run("judgements", "import", file, "t.csv", "--on-conflict", "me", code=2)
