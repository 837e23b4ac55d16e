"""The commands of the tables that the papers have."""

from pathlib import Path

from protest_core.loading.systems import SystemOutput
from tests.builders.judged_project import write_judged
from tests.core.cli.conftest import Run


def test_answers_are_printed_and_options_that_would_be_ignored_refused(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    out = run("agreement", path, "--answers").stdout
    assert "Pronouns: what each annotator says" in out
    assert "✓ correct, ✗ incorrect, ? neither" in " ".join(out.split())
    refused = run("agreement", path, "--answers", "--confusion", code=2)
    assert "--confusion does not go with --answers" in refused.stderr


def test_tags_are_counted(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    out = run("tags", path).stdout
    assert "Tags by annotator" in out
    assert "bad_translation" in out
    assert run("tags", path, "--format", "csv").stdout.startswith("tag,given_by,annotator,system,")


def test_disagreements_are_counted_by_own_tags(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    out = run("metrics", path, "--against-people", "--own-tags").stdout
    assert "Where APT and people differ, by your own tags" in out
    assert "None of these candidates has a tag of your own" in out
    for other in (("--own-tags",), ("--against-people", "--own-tags", "--details")):
        assert "--own-tags" in run("metrics", path, *other, code=2).stderr


def test_forms_are_printed_and_the_line_of_a_profile_proposed(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    assert "How often each pronoun is correct" in run("forms", path).stdout
    assert run("forms", path, "--format", "csv").stdout.startswith("reference,candidate,case,n,")
    before = path.read_bytes()
    *_, line = run("forms", path, "--equivalent").stdout.splitlines()
    assert line.startswith("equivalent_forms = [")
    assert path.read_bytes() == before
    assert (
        "--equivalent prints" in run("forms", path, "--equivalent", "--at-least", 2, code=2).stderr
    )


def test_further_words_are_printed(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    assert "more than one matched word" in run("autoprf", path, "--further-words").stdout
    refused = run("autoprf", path, "--further-words", "--details", code=2)
    assert "leave --every and --details out" in refused.stderr


def test_ranks_are_printed_and_drawn_as_bars(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    out = run("metrics", path, "--ranks", "--bars", "bars.svg", "--metric", "bleu").stdout
    assert "Ranks of systems by each metric" in out
    assert "the best three" in (tmp_path / "bars.svg").read_text("utf-8")
    for other in ("--against-people", "--correlations"):
        assert "--ranks" in run("metrics", path, "--ranks", other, code=2).stderr


def test_a_system_is_marked_as_the_reference_and_named_so(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    assert (
        "now marked as the reference"
        in run("system", "mark", path, "system1", "--as", "reference").stderr
    )
    assert "already marked" in run("system", "mark", path, "system1", "--as", "reference").stderr
    assert "system1 (reference)" in run("info", path).stdout
    shown = run("metrics", path, "--metric", "apt").stdout
    assert "system1 (reference)" in shown
    assert "is in no rank or correlation: system1." in " ".join(shown.split())
    for command in ("apt", "tags", "metrics --against-people --by system", "evaluate"):
        assert "system1 (reference)" in run(*command.split()[:1], path, *command.split()[1:]).stdout
    assert (
        "now counted as a system" in run("system", "mark", path, "system1", "--as", "system").stderr
    )
    assert "(reference)" not in run("metrics", path, "--metric", "apt").stdout


def test_an_output_can_be_loaded_as_the_reference(
    run: Run, project_file: Path, output: SystemOutput
):
    links = ("--align", output.links, "--tokenized")
    run("load", project_file, "human", output.text, *links, "--as-reference")
    assert "human (reference)" in run("info", project_file).stdout
