"""`protest system` as people type it; marking is tested with the tables that show it."""

from pathlib import Path

from tests.core.cli.conftest import Run
from tests.judged_project import write_judged


def test_a_system_is_renamed(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    said = run("system", "rename", path, "system1", "baseline").stderr
    assert said == "The system system1 is called baseline now.\n"
    assert "baseline" in run("info", path).stdout
    assert "system1" in run("system", "rename", path, "system1", "x", code=1).stderr


def test_removing_says_before_what_goes_along_and_where_the_copy_is(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    dry = run("system", "remove", path, "system1", "--dry-run").stderr
    assert "60 candidates are removed." in dry
    refused = run("system", "remove", path, "system1", code=1).stderr
    assert "add --with-judgements" in refused
    assert "system1" in run("info", path).stdout
    said = run("system", "remove", path, "system1", "--with-judgements").stderr
    assert "judged.before-removal-1.protest" in said
    assert "system1" not in run("info", path).stdout
    assert "system1" in run("info", tmp_path / "judged.before-removal-1.protest").stdout
