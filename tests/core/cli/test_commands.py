"""The commands as people type them: what comes out where, and with which exit code."""

import csv
import io
import json
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from protest_core import __version__
from protest_core.cli.main import program
from protest_core.cli.options import TABLE_FORMATS
from protest_core.evaluation.project_summary import project_summary
from protest_core.loading.systems import SystemOutput
from tests.builders.small_suite import FILES, SYSTEM, write_suite, write_system
from tests.core.cli.conftest import Run
from tests.core.db.test_files import judge_first_candidate


@pytest.fixture
def loaded(run: Run, suite_directory: Path, output: SystemOutput) -> Path:
    """small.protest with the system `one`, made by the commands."""
    run("new", "small.protest", "--suite", suite_directory)
    run("load", "small.protest", "one", output.text, "--align", output.links, "--tokenized")
    return Path("small.protest").resolve()


def test_version_and_help_answer(run: Run):
    assert __version__ in run("--version").stdout
    text = run("--help").stdout
    for command in program.list_commands(None):
        assert command in text
        assert "Usage" in run(command, "--help").stdout


def test_help_fits_a_terminal_of_eighty_columns():
    wide = {}

    def look(command: click.Command, path: tuple[str, ...]) -> None:
        result = CliRunner().invoke(program, [*path, "--help"], terminal_width=80)
        assert result.exit_code == 0
        wide.update({line: path for line in result.output.splitlines() if len(line) > 80})
        if isinstance(command, click.Group):
            context = click.Context(command)
            for name in command.list_commands(context):
                look(command.get_command(context, name), (*path, name))

    look(program, ())
    assert wide == {}


@pytest.mark.parametrize(
    "path", [("evaluate",), ("suite", "check"), ("suite", "build", "parallel"), ("convert",)]
)
def test_an_unknown_command_is_wrong_usage_and_the_nearest_is_named(
    run: Run, path: tuple[str, ...]
):
    *groups, meant = path
    assert f"Did you mean ‘{meant}’?" in run(*groups, f"{meant}x", code=2).stderr


def test_of_a_command_like_no_other_none_is_named(run: Run):
    assert "Did you mean" not in run("xyzzy", code=2).stderr


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("scores",), "Missing argument 'FILE'"),
        (("new", "x.protest"), "Missing option '--suite'"),
        (("apt", "x.protest", "--drop", "7"), "Invalid value for '--drop'"),
        (("scores", "x.protest", "--formt", "csv"), "No such option '--formt'"),
    ],
)
def test_wrong_usage_says_which_argument_it_is_about(run: Run, arguments: tuple[str, ...], what):
    assert what in run(*arguments, code=2).stderr


def test_results_go_to_standard_output_and_messages_to_standard_error(run: Run, loaded: Path):
    result = run("evaluate", loaded, "--format", "json")
    json.loads(result.stdout)
    assert run("info", loaded).stderr == ""


def test_the_json_table_has_the_shape_that_the_formats_promise(run: Run, loaded: Path):
    document = json.loads(run("evaluate", loaded, "--format", "json").stdout)
    assert document["version"] == 2
    cells, (system,), (reason,) = (each["rows"] for each in document["tables"])
    assert system["system"] == "one"
    assert (system["examples"], system["approved"], system["referred"]) == (5, 2, 3)
    assert reason == {"system": "one", "reason": "pronoun_differs", "candidates": 3}
    (event,) = (cell for cell in cells if cell["category"] == "event_it")
    assert (event["examples"], event["approved"], event["referred"]) == (1, 1, 0)


def tables_of(run: Run, *command: object) -> dict[str, list[dict]]:
    document = json.loads(run(*command, "--format", "json").stdout)
    return {each["name"]: each["rows"] for each in document["tables"]}


def details_of(run: Run, *options: object) -> list[dict]:
    return tables_of(run, "evaluate", *options, "--details")["candidates"]


def test_details_in_json_have_exactly_the_promised_keys(run: Run, loaded: Path):
    details = details_of(run, loaded)
    assert len(details) == 5
    assert details[0] == {
        "system": "one",
        "example": 1,
        "category": "anaphoric_inter_subject_it",
        "verdict": "referred",
        "reasons": ["pronoun_differs"],
        "pronoun": ["Diese"],
        "reference_pronoun": ["Sie"],
        "antecedents": [["Lampe"]],
        "reference_antecedents": [["Lampe"]],
        "shared": [],
        "matched": None,
        "alignment_warnings": [],
    }
    assert details[4]["shared"] == ["es"]
    assert details[4]["matched"] == "reference"
    assert details[4]["reasons"] == []


def test_details_in_csv_say_the_same_as_in_json(run: Run, loaded: Path):
    details = details_of(run, loaded)
    text = run("evaluate", loaded, "--details", "--format", "csv").stdout
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["verdict"] for row in rows] == [each["verdict"] for each in details]
    assert [row["pronoun"].split() for row in rows] == [each["pronoun"] for each in details]


def test_the_tidy_table_adds_up(run: Run, loaded: Path):
    text = run("evaluate", loaded, "--format", "tsv").stdout
    rows = list(csv.DictReader(io.StringIO(text), delimiter="\t"))
    assert sum(int(row["approved"]) for row in rows) == 2
    assert all(int(r["approved"]) + int(r["referred"]) == int(r["examples"]) for r in rows)


@pytest.mark.parametrize("how", TABLE_FORMATS)
@pytest.mark.parametrize("details", [[], ["--details"]])
def test_every_format_comes_for_table_and_details(run: Run, loaded: Path, how: str, details):
    text = run("evaluate", loaded, "--format", how, *details).stdout
    assert "one" in text
    assert len(text.splitlines()) > 3


@pytest.mark.parametrize("how", TABLE_FORMATS)
@pytest.mark.parametrize("details", [[], ["--details"]])
def test_a_project_without_systems_is_no_accident(run, project_file: Path, how: str, details):
    run("evaluate", project_file, "--format", how, *details)


@pytest.mark.usefixtures("terminal")
def test_the_text_table_fits_eighty_columns(run: Run, loaded: Path):
    *lines, signature = run("evaluate", loaded).stdout.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert signature.startswith("table:evaluation|")  # never folded


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_the_table_says_in_every_format_what_it_was_made_from(run: Run, loaded: Path, how: str):
    chosen = ("--system", "one", "--category", "event_it")
    written = run("evaluate", loaded, *chosen, "--verified", "--format", how).stdout
    assert "|systems:one|categories:event_it|matching:any+head-or-span|references:verified" in (
        written
    )
    assert "annotators:" not in written


def test_filters_show_only_what_was_asked_for(run: Run, loaded: Path):
    shown = details_of(run, loaded, "--system", "one", "--category", "event_it")
    assert [each["example"] for each in shown] == [5]


def test_details_show_only_the_systems_asked_for(run: Run, loaded: Path, tmp_path: Path):
    text, links = write_system(tmp_path, "two")
    run("load", loaded, "two", text, "--align", links)
    assert {each["system"] for each in details_of(run, loaded)} == {"one", "two"}
    shown = details_of(run, loaded, "--system", "two")
    assert {each["system"] for each in shown} == {"two"}


def test_an_unknown_system_is_refused_before_anything_is_changed(run: Run, loaded: Path):
    before = loaded.read_bytes()
    result = run("evaluate", loaded, "--system", "two", "--tokens", "pronouns", code=1)
    assert "no system ‘two’" in result.stderr
    assert result.stdout == ""
    assert loaded.read_bytes() == before


def test_a_policy_given_once_is_kept_and_shown(run: Run, loaded: Path):
    run("evaluate", loaded, "--tokens", "pronouns", "--ambiguous", "ES")
    for text in (run("evaluate", loaded).stdout, run("info", loaded).stdout):
        assert "a listed pronoun" in text
        assert "also ambiguous: es" in text
    (project,) = tables_of(run, "info", loaded)["project"]
    assert project["more_ambiguous_forms"] == ["es"]
    assert "a listed pronoun" in run("evaluate", loaded, "--format", "latex").stdout
    assert "any token;" in run("evaluate", loaded, "--default-policy").stdout


def test_a_result_file_is_written_whole_and_not_overwritten(run: Run, loaded: Path):
    run("evaluate", loaded, "--format", "csv", "-o", "t.csv")
    written = Path("t.csv").read_bytes()
    assert written.startswith(b"system,category")
    assert "--force" in run("evaluate", loaded, "-o", "t.csv", code=1).stderr
    assert Path("t.csv").read_bytes() == written
    run("evaluate", loaded, "-o", "t.csv", "--force")
    assert Path("t.csv").read_bytes() != written


def test_loading_again_is_refused_with_the_way_out(run: Run, loaded: Path, output: SystemOutput):
    arguments = ("load", loaded, "one", output.text, "--align", output.links)
    assert "or replace it." in run(*arguments, code=1).stderr
    run(*arguments, "--replace")


def test_several_systems_are_loaded_at_once(run: Run, loaded: Path, tmp_path: Path):
    write_system(tmp_path, "a")
    write_system(tmp_path, "b")
    run("load", loaded, "a=a.txt", "b=b.txt", "--align", "a.align", "--align", "b.align")
    names = [system.name for system in project_summary(path=loaded).systems]
    assert names == ["one", "a", "b"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("x", "x.txt", "--align", "x.align", "--quick"),
        ("x", "x.txt", "--align", "x.align", "--align", "y.align"),
        ("x=x.txt", "y.txt", "--align", "x.align", "--align", "y.align"),
        ("x", "--align", "x.align"),
        (),
    ],
)
def test_load_needs_a_name_and_all_alignments_or_none(run: Run, loaded: Path, arguments):
    run("load", loaded, *arguments, code=2)


def test_mistakes_in_an_output_are_listed_with_file_and_line(run: Run, loaded: Path, tmp_path):
    text, links = write_system(tmp_path, "x", text="a  b\n", links="0-0 x\n")
    before = loaded.read_bytes()
    result = run("load", loaded, "x", text, "--align", links, code=1)
    assert f"{text}:1:2: double blank" in result.stderr
    assert f"{links}: 1 line where the source has 7" in result.stderr
    assert "Traceback" not in result.stderr
    assert loaded.read_bytes() == before


def test_suite_check_says_what_a_suite_holds(run: Run, suite_directory: Path):
    tables = tables_of(run, "suite", "check", suite_directory)
    assert tables["suite"][0]["lines"] == 7
    assert sum(each["examples"] for each in tables["examples"]) == 5
    assert "small 2 · English → German" in run("suite", "check", suite_directory).stdout


def test_suite_check_of_a_bad_suite_exits_with_one(run: Run, tmp_path: Path):
    directory = write_suite(tmp_path / "bad", reference_txt=None)
    assert "reference.txt: the file is missing" in run("suite", "check", directory, code=1).stderr


def test_info_tells_what_is_evaluated_and_changes_nothing(run: Run, loaded: Path):
    before = loaded.read_bytes()
    assert "not evaluated yet" in run("info", loaded).stdout
    assert loaded.read_bytes() == before
    run("evaluate", loaded)
    (system,) = tables_of(run, "info", loaded)["systems"]
    assert system["matched"] is True


def test_new_loads_bundled_systems_only_when_asked(run: Run, tmp_path: Path):
    directory = write_suite(
        tmp_path / "s", systems__one_txt=SYSTEM["text"], systems__one_align=SYSTEM["links"]
    )
    run("new", "without.protest", "--suite", directory)
    run("new", "with.protest", "--suite", directory, "--with-systems")
    assert project_summary(path=Path("without.protest")).systems == ()
    assert len(project_summary(path=Path("with.protest")).systems) == 1


def test_new_names_the_systems_that_it_leaves_out_and_how_to_have_them(run: Run, tmp_path: Path):
    directory = write_suite(
        tmp_path / "a suite", systems__one_txt=SYSTEM["text"], systems__one_align=SYSTEM["links"]
    )
    message = run("new", "my own.protest", "--suite", directory).stderr
    command = message.rstrip("\n").partition("the systems of the suite (one): ")[2]
    program, *arguments = shlex.split(command)
    assert program == "protest"
    again = run(*arguments).stderr
    assert again.endswith("with one. Next: protest evaluate 'my own.protest'\n")
    assert len(project_summary(path=Path("my own.protest")).systems) == 1


def test_new_keeps_what_people_judged_even_when_forced(run: Run, loaded: Path, suite_directory):
    judge_first_candidate(loaded)
    result = run("new", loaded, "--suite", suite_directory, "--force", code=1)
    assert "judgement" in result.stderr


def test_a_demonstration_is_marked_in_every_readable_output(run: Run, tmp_path: Path):
    toml = FILES["suite.toml"] + "demonstration = true\n"
    run("new", "p.protest", "--suite", write_suite(tmp_path / "s", suite_toml=toml))
    for arguments in (("info",), ("evaluate",)):
        assert "Invented for demonstration" in run(*arguments, "p.protest").stdout
    document = json.loads(run("evaluate", "p.protest", "--format", "json").stdout)
    assert document["suite"]["demonstration"] is True


def test_a_mistake_of_ours_is_called_that(run: Run, monkeypatch: pytest.MonkeyPatch):
    def broken(**_: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr("protest_core.evaluation.project_summary.project_summary", broken)
    result = run("info", "x.protest", code=1)
    assert "error in PROTEST" in result.stderr
    assert "KeyError" in result.stderr


def test_raw_output_is_loaded_by_its_name_alone(run: Run, loaded: Path, tmp_path: Path):
    text = tmp_path / "raw.txt"
    text.write_text(FILES["reference.txt"].replace(" .", "."), encoding="utf-8")
    message = run("load", loaded, "raw", text).stderr
    assert "our tokeniser reproduces 7 of 7 reference lines" in message
    assert "raw was aligned here" in message
    run("load", loaded, f"a={text}", f"b={text}", "--quick", "--parallel", text, text)
    assert [each.name for each in project_summary(path=loaded).systems] == ["one", "raw", "a", "b"]


def test_what_the_aligner_is_unsure_about_is_told(run: Run, loaded: Path, tmp_path: Path):
    text = tmp_path / "empty.txt"
    text.write_text("\n" * 7, encoding="utf-8")
    run("load", loaded, "empty", text, "--tokenized")
    run("evaluate", loaded)
    assert "unsure about 5 candidates, corrected by people in 0" in run("info", loaded).stdout
    details = run("evaluate", loaded, "--details", "--system", "empty").stdout
    assert "links: the aligner found no translation of the pronoun" in details
    row = run("evaluate", loaded, "--details", "--system", "empty", "--format", "csv").stdout
    assert row.splitlines()[0].endswith(",alignment_warnings")
    assert row.splitlines()[3].endswith(",pronoun_unlinked")
