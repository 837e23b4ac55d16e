"""Results are written where they are asked for, and destroy nothing."""

import os
from pathlib import Path

import pytest

from protest_core.db.project import Project
from tests.builders.judged_project import write_judged_demonstration
from tests.core.cli.conftest import Run


@pytest.fixture
def file(project: Project) -> Path:
    project.close()
    return project.path


@pytest.mark.parametrize("command", [("evaluate",), ("info",), ("evaluate", "--details")])
@pytest.mark.parametrize("other", [False, True])
def test_a_result_never_overwrites_a_project(run: Run, file: Path, command, other: bool):
    target = file
    if other:
        target = file.with_name("other.protest")
        target.write_bytes(file.read_bytes())
    before = file.read_bytes(), target.read_bytes()
    result = run(*command, file, "-o", target, "--force", code=1)
    assert "is a PROTEST project and is not overwritten" in result.stderr
    assert (file.read_bytes(), target.read_bytes()) == before


@pytest.mark.parametrize("target", ["no/such/folder/t.csv", ".", "/dev/null/t.csv"])
def test_where_nothing_can_be_written_nothing_is_changed(run: Run, file: Path, target: str):
    before = file.read_bytes()
    result = run("evaluate", file, "--tokens", "pronouns", "-o", target, "--force", code=1)
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "arguments",
    [
        *(("info", "-o"), ("evaluate", "-o"), ("scores", "--plot"), ("metrics", "--plot")),
        *(("audit", "--plot-corrected"), ("report", "-o"), ("export", "matches", "-o")),
        ("correlate", "bleu", "people", "--plot"),
    ],
)
def test_every_command_says_alike_that_there_is_no_folder(run: Run, file: Path, arguments):
    table = Path("table.csv")
    table.write_text("system,bleu,people\na,1,3\n")
    command, *rest = arguments
    given = table if command == "correlate" else file
    result = run(command, given, *rest, "nowhere/t.pdf", code=1)
    assert "There is no folder nowhere to put t.pdf in. Make it first.\n" in result.stderr
    assert result.stdout == ""
    assert not Path("nowhere").exists()


def test_what_cannot_be_exported_is_wrong_usage(run: Run, file: Path):
    result = run("export", file, "protest11", "-o", "out.db", code=2)
    assert "No such command 'protest11'" in result.stderr
    assert not Path("out.db").exists()


def test_a_device_is_written_to_and_stays_a_device(run: Run, file: Path):
    run("evaluate", file, "-o", os.devnull)
    run("evaluate", file, "-o", os.devnull, "--force")
    assert not Path(os.devnull).is_file()


def test_a_dash_prints(run: Run, file: Path):
    assert run("evaluate", file, "-o", "-").stdout == run("evaluate", file).stdout
    assert not Path("-").exists()


def test_a_link_to_nowhere_is_something_that_is_there(run: Run, file: Path, suite_directory: Path):
    Path("link").symlink_to("nowhere")
    assert "--force" in run("evaluate", file, "-o", "link", code=1).stderr
    result = run("new", "link", "--suite", suite_directory, code=1)
    assert result.stderr.endswith("Choose another name, or replace it (--force).\n")
    assert not Path("nowhere").exists()


def test_through_a_link_its_target_is_written(run: Run, file: Path, suite_directory: Path):
    Path("table").write_text("old")
    Path("link").symlink_to("table")
    run("evaluate", file, "-o", "link", "--force")
    assert Path("link").is_symlink()
    assert "small" in Path("table").read_text()
    Path("project-link").symlink_to(file)
    run("new", "project-link", "--suite", suite_directory, "--force")
    assert Path("project-link").is_symlink()
    assert "Systems: none" in run("info", file).stdout


def test_what_a_table_rests_on_is_told_beside_it(run: Run, file: Path):
    result = run("evaluate", file, "--format", "csv", "--tokens", "pronouns")
    assert "note: small 2" in result.stderr
    assert "a listed pronoun" in result.stderr
    assert "note:" not in run("evaluate", file).stderr


@pytest.mark.parametrize("target", ["thing", "thing/inside"])
def test_a_demonstration_needs_a_folder(run: Run, target: str):
    Path("thing").write_text("mine")
    result = run("demo", target, code=1)
    assert "cannot be made" in result.stderr
    assert Path("thing").read_text() == "mine"


def test_a_demonstration_is_made_whole_or_not_at_all(run: Run):
    Path("d").mkdir()
    Path("d/demo-en-fr.protest").write_text("in the way")
    run("demo", "d", code=1)
    run("demo", "d", "--force", code=1)
    assert [path.name for path in Path("d").iterdir()] == ["demo-en-fr.protest"]


def test_a_demonstration_is_made_anew_only_when_asked(run: Run, monkeypatch: pytest.MonkeyPatch):
    for screen in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(screen, raising=False)
    run("demo", "d")
    assert "--force" in run("demo", "d", code=1).stderr
    result = run("demo", "d", "--force", "--open")
    assert "demo-en-de" in result.stdout
    assert "protest-gui d/demo-en-de.protest" in result.stderr  # there is no screen to open it on


def test_a_judged_demonstration_is_said_to_be_invented(run: Run):
    result = run("demo", "d", "--judged")
    assert "the judgements in it are invented, as are Anna, Ben and Chiara" in result.stderr
    agreement = run("agreement", "d/judged-en-de.protest").stdout
    assert "Invented for demonstration" in agreement
    assert agreement.count("Chiara") >= 4
    disputed = run("disagreements", "d/judged-en-de.protest", "--format", "csv").stdout
    assert disputed.count("\n") > 10  # left to be adjudicated
    assert "Anna" not in run("info", "d/demo-en-de.protest").stdout


def test_what_people_judged_in_a_judged_demonstration_is_never_replaced(run: Run):
    run("demo", "d")
    write_judged_demonstration(Path("d"))
    before = Path("d/demo-en-de.protest").stat().st_mtime_ns
    run("demo", "d", "--judged", "--force", code=1)
    assert Path("d/demo-en-de.protest").stat().st_mtime_ns == before
    Path("d/judged-en-de.protest").unlink()
    run("demo", "d", "--judged", "--force")
    assert Path("d/judged-en-de.protest").exists()


@pytest.mark.parametrize("end", ["-journal", "-wal", "-shm"])
def test_what_sqlite_keeps_beside_a_project_is_no_place_for_a_result(run: Run, file: Path, end):
    result = run("info", file, "-o", f"{file}{end}", "--force", code=1)
    assert "belongs to" in result.stderr
    assert not Path(f"{file}{end}").exists()


def test_a_pipe_is_no_project(run: Run, suite_directory: Path):
    os.mkfifo("pipe")
    for arguments in (("info",), ("evaluate",), ("new", "--suite", suite_directory, "--force")):
        command, *options = arguments
        assert "device or a pipe" in run(command, "pipe", *options, code=1).stderr


def test_a_link_that_leads_to_itself_is_one_sentence(run: Run, suite_directory: Path):
    Path("loop").symlink_to("loop")
    for arguments in (
        ("info", "loop"),
        ("new", "loop", "--suite", suite_directory),
        ("new", "loop", "--suite", suite_directory, "--force"),
    ):
        assert "Traceback" not in run(*arguments, code=1).stderr


def test_a_form_that_is_no_text_is_not_blamed_on_the_project(run: Run, file: Path):
    result = run("evaluate", file, "--ambiguous", os.fsdecode(b"\xff"), code=1)
    assert "is not one word" in result.stderr


@pytest.mark.parametrize("command", ["info", "evaluate"])
def test_names_that_are_no_text_are_told_all_the_same(run: Run, command: str):
    name = os.fsdecode(b"b\xff.protest")
    assert "There is no file" in run(command, name, code=1).stderr


def test_a_name_too_long_for_the_disk_is_one_sentence(run: Run, suite_directory: Path):
    name = "x" * 300 + ".protest"
    for arguments in (("info", name), ("new", name, "--suite", suite_directory)):
        result = run(*arguments, code=1)
        assert "too long" in result.stderr
        assert "Traceback" not in result.stderr
