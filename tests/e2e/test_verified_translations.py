"""Words that people approved in one version of a system are not asked again of the next."""

import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from protest_core.cli.main import program
from protest_core.demo import demonstration_suites


def run(*arguments: object) -> str:
    result = CliRunner().invoke(program, [str(argument) for argument in arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The judged demonstration, and a second version of “alder” that has not changed at all."""
    directory = tmp_path_factory.mktemp("demo")
    run("demo", directory, "--judged")
    path = directory / "judged-en-de.protest"
    systems = next(s for s in demonstration_suites() if s.name == "demo-en-de") / "systems"
    links = ("--align", systems / "alder.align")
    run("load", path, "alder-2", systems / "alder.txt", *links, "--tokenized")
    return path


@pytest.fixture(scope="module")
def without(project: Path) -> dict[str, dict[str, object]]:
    return systems_of(run("evaluate", project, "--format", "json"))


@pytest.fixture(scope="module")
def with_verified(project: Path, without: object) -> dict[str, dict[str, object]]:
    return systems_of(run("evaluate", project, "--verified", "--format", "json"))


def systems_of(document: str) -> dict[str, dict[str, object]]:
    return {each["system"]: each for each in json.loads(document)["tables"][1]["rows"]}


def test_the_second_version_saves_referrals_and_the_table_says_how_many(without, with_verified):
    before, after = without["alder-2"], with_verified["alder-2"]
    saved = after["approved_by_verified"]
    assert saved > 5
    assert after["approved"] == before["approved"] + saved
    assert after["referred"] == before["referred"] - saved
    assert "approved_by_verified" not in before


def test_where_all_was_judged_nothing_is_saved_and_people_say_how_right_approvals_are(
    project: Path, with_verified
):
    """The second version alone of the demonstration's three systems saves anything."""
    names = ("approved_by_verified", "referrals_saved", "verified_judged")
    first = [with_verified[name] for name in ("alder", "birch", "cedar")]
    assert [sum(each[name] for each in first) for name in names] == [13, 0, 13]
    outcomes = ("verified_correct", "verified_incorrect")
    assert [sum(each[name] for each in first) for name in outcomes] == [6, 7]
    second = with_verified["alder-2"]
    assert second["referrals_saved"] == second["approved_by_verified"]
    said = "birch: no referral saved by verified translations. Of the approvals by them people"
    assert said in " ".join(run("evaluate", project).split())


def test_every_format_shows_them_apart(project: Path, with_verified):
    saved = with_verified["alder-2"]["approved_by_verified"]
    said = f"alder-2: {saved} referrals saved by verified translations."
    text = run("evaluate", project)
    assert said in text
    assert "by verified" in text
    assert "verified translations count as references" in " ".join(text.split())
    assert said in run("evaluate", project, "--format", "latex")
    for how, delimiter in (("csv", ","), ("tsv", "\t")):
        rows = csv.DictReader(
            io.StringIO(run("evaluate", project, "--format", how)), delimiter=delimiter
        )
        counts = [int(r["approved_by_verified"]) for r in rows if r["system"] == "alder-2"]
        assert sum(counts) == saved


def test_details_name_the_system_that_was_matched(project: Path, with_verified):
    shown = run("evaluate", project, "--details", "--format", "json", "--system", "alder-2")
    rows = json.loads(shown)["tables"][0]["rows"]
    matched = [each["matched"] for each in rows if each["verdict"] == "approved"]
    by_verified = [each for each in matched if each != "reference"]
    assert len(by_verified) == with_verified["alder-2"]["approved_by_verified"]
    assert set(by_verified) <= {"alder", "birch", "cedar"}


def test_signatures_say_it_and_bind_to_it(project: Path, with_verified):
    signature = run("scores", project).splitlines()[-1]
    assert "|references:verified|" in signature
    assert run("scores", project, "--signature", signature).splitlines()[-1] == signature
    run("evaluate", project, "--no-verified")
    refused = CliRunner().invoke(program, ["scores", str(project), "--signature", signature])
    assert refused.exit_code == 1
    assert "verified translations count as references" in refused.stderr
    run("evaluate", project, "--verified")


def test_nothing_is_said_of_it_where_the_switch_is_off(project: Path, with_verified):
    text = run("evaluate", project, "--no-verified")
    assert "verified" not in text
    run("evaluate", project, "--verified")
