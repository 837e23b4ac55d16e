"""`protest system` as people type it; marking is tested with the tables that show it."""

import json
from pathlib import Path

from tests.builders.judged_project import write_judged
from tests.builders.small_suite import write_suite, write_system
from tests.core.cli.conftest import Run


def test_a_system_is_renamed(run: Run, tmp_path: Path):
    path = write_judged(tmp_path / "judged.protest")
    said = run("system", "rename", path, "system1", "baseline").stderr
    assert said == "Renamed the system system1 to baseline.\n"
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


def test_the_list_says_what_each_system_rests_on(run: Run, tmp_path: Path):
    path = tmp_path / "list.protest"
    run("new", path, "--suite", write_suite(tmp_path / "suite"))
    text, links = write_system(tmp_path, "one")
    run("load", path, "one", text, "--align", links)
    (tmp_path / "odd.txt").write_text("Die alte Lampe steht hier .\n\n\n\n\n\n\n")
    run("load", path, "odd", tmp_path / "odd.txt")
    (table,) = json.loads(run("system", "list", path, "--format", "json").stdout)["tables"]
    rows = [
        (row["system"], row["links"], row["unsure_links"], row["corrected_links"])
        for row in table["rows"]
    ]
    assert rows == [("one", "given", 0, 0), ("odd", "aligned", 5, 0)]
    shown = run("system", "list", path).stdout
    assert "not matched yet" in shown
    assert "aligned here" in shown
