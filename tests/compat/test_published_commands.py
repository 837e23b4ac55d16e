"""`protest apt --config` and `protest autoprf --stem` as people type them."""

from pathlib import Path

import pytest

from protest_core.tables.formats import table_formats
from tests.compat.apt2017.apt_files import write_apt_files
from tests.core.cli.conftest import Run


@pytest.mark.parametrize("how", table_formats())
def test_a_configuration_is_run_and_shown(run: Run, tmp_path, how):
    result = run("apt", "--config", write_apt_files(tmp_path), "--format", how)
    assert "0.125" in result.stdout
    assert "metric:apt-published" in result.stdout
    assert "1 2 it 3 cela\n" in result.stderr
    assert (tmp_path / "out.score").read_text().startswith("Score: 0.1250\n")


def test_what_the_configuration_cannot_set_is_said_and_is_in_the_signature(run: Run, tmp_path):
    path = write_apt_files(tmp_path)
    (tmp_path / "p.txt").write_text("they,ils,elles,0.5\n")
    shown = run("apt", "--config", path, "--full-match", "--case-2-probabilities", "p.txt").stdout
    assert "|match:full|case2:probabilities|" in shown
    assert ["2", "0.5", "0.5000"] in [line.split() for line in shown.splitlines()]
    assert "In case 2 each pronoun counts as much as" in shown
    plain = run("apt", "--config", path, "--force").stdout
    assert "match:" not in plain


def test_a_configuration_does_not_overwrite_without_force(run: Run, tmp_path):
    path = write_apt_files(tmp_path)
    run("apt", "--config", path)
    assert "out.score exists already" in run("apt", "--config", path, code=1).output
    run("apt", "--config", path, "--force")


@pytest.mark.parametrize(
    "given", [["out.score"], ["./out.detail"], ["out.score", "--force"], ["link", "--force"]]
)
def test_the_table_does_not_take_the_place_of_what_the_configuration_writes(
    run: Run, tmp_path, given
):
    path = write_apt_files(tmp_path)
    (tmp_path / "link").symlink_to("out.score")
    shown = run("apt", "--config", path, "-o", *given, code=1).output
    assert f"{Path(given[0])} is written as the configuration says. Choose another name." in shown
    assert not (tmp_path / "out.score").exists()
    assert not (tmp_path / "out.detail").exists()


def test_a_directory_in_the_place_of_a_configuration_is_named(run: Run, tmp_path):
    for given in (".", tmp_path):
        shown = run("apt", "--config", given, code=1).output
        name = given if given == "." else tmp_path.name
        assert f"{name} cannot be used" in shown
        assert f"{name}: the file cannot be read: Is a directory" in shown
    path = write_apt_files(tmp_path)
    shown = run("apt", "--config", path, "--case-2-probabilities", ".", code=1).output
    assert "  .: the file cannot be read: Is a directory" in shown


@pytest.mark.parametrize(
    "wrong",
    [
        (),
        ("x.protest", "--config", "a.ini"),
        ("--config", "a.ini", "--w2", "1"),
        ("x.protest", "--full-match"),
        ("x.protest", "--case-2-probabilities", "p.txt"),
    ],
)
def test_apt_takes_a_project_or_a_configuration(run: Run, wrong):
    run("apt", *wrong, code=2)


@pytest.fixture
def stems(tmp_path):
    for name, text in (("ref", "il il\n"), ("cand", "il x\n")):
        (tmp_path / f"{name}.en").write_text("it they\n")
        (tmp_path / f"{name}.fr").write_text(text)
        (tmp_path / f"{name}.en-fr.alig").write_text("0-0 1-1\n")
    (tmp_path / "starts").write_text("0 talk\n1\n")
    return tmp_path / "ref", tmp_path / "cand"


@pytest.mark.parametrize("twice", [True, False])
def test_autoprf_of_stems_is_shown_by_pronoun_and_in_total(run: Run, stems, twice):
    given = ("--stem", stems[0], *(["--stem"] if twice else []), stems[1])
    shown = run("autoprf", *given, "--documents", "starts").stdout
    rows = [line.split() for line in shown.splitlines()]
    assert ["it", "1.0000", "1.0000", "1.0000", "1", "1", "1"] in rows
    assert ["they", "0.0000", "0.0000", "undefined", "0", "1", "1"] in rows
    assert ["TOTAL", "0.5000", "0.5000", "0.5000", "1", "2", "2"] in rows
    assert ["talk", "1/1", "0/1", "0.5000"] in rows
    assert ["Document", "1", "-/-", "-/-", "undefined"] in rows


@pytest.mark.parametrize("how", table_formats())
def test_autoprf_of_stems_has_a_signature(run: Run, stems, how):
    shown = run("autoprf", "--stem", *stems, "--format", how).stdout
    assert "metric:autoprf-published" in shown


@pytest.mark.parametrize("wrong", [(), ("--stem", "a"), ("a.protest", "b.protest")])
def test_autoprf_takes_a_project_or_two_stems(run: Run, wrong):
    run("autoprf", *wrong, code=2)
