"""`load` and `quick` refuse what is no translation, unless `--anyway` is given."""

from pathlib import Path

import pytest

from protest_core.resources import shipped
from tests.core.cli.conftest import Run

DEMO = shipped("testsuites") / "demo-en-de"
ALDER = (DEMO / "systems" / "alder.txt").read_text(encoding="utf-8")
SOURCE, REFERENCE = DEMO / "source.txt", DEMO / "reference.txt"


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A project of the demonstration suite, without systems."""
    path = tmp_path / "demo.protest"
    run("new", path, "--suite", DEMO)
    return path


@pytest.fixture
def refusing(tmp_path: Path) -> Path:
    """An output with a line that refuses to translate."""
    lines = ALDER.splitlines()
    lines[16] = "I'm sorry, but I can't translate this."
    path = tmp_path / "refusing.txt"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def test_the_source_is_refused_and_loaded_anyway(run: Run, file: Path):
    load = ("load", file, "mine", SOURCE, "--tokenized", "--quick")
    refused = run(*load, code=1)
    assert "looks like the source" in refused.stderr
    assert "--anyway" in refused.stderr
    assert "mine" not in run("info", file).stdout
    loaded = run(*load, "--anyway")
    assert "looks like the source" in loaded.stderr
    assert "Loaded mine" in loaded.stderr


def test_a_refusal_is_told_with_its_line_and_the_text_is_loaded(
    run: Run, file: Path, refusing: Path
):
    loaded = run("load", file, "mine", refusing, "--tokenized", "--quick")
    assert "refusing.txt:17: ‘i'm sorry, but i can’ refuses to translate" in loaded.stderr
    assert "Loaded mine" in loaded.stderr


def test_findings_in_all_files_are_told_at_once(run: Run, file: Path, refusing: Path):
    refused = run(*("load", file, f"a={SOURCE}", f"b={refusing}", "--tokenized", "--quick"), code=1)
    assert "source.txt: this looks like the source" in refused.stderr
    assert "refusing.txt:17:" in refused.stderr


def test_other_errors_are_told_beside_and_cannot_be_passed_over(
    run: Run, file: Path, tmp_path: Path
):
    (tmp_path / "short.txt").write_text("Ein Satz .\n", encoding="utf-8")
    outputs = (f"a={SOURCE}", "b=short.txt", "--tokenized", "--quick")
    refused = run("load", file, *outputs, code=1)
    assert "looks like the source" in refused.stderr
    assert "short.txt" in refused.stderr
    assert "--anyway" not in refused.stderr
    assert run("load", file, *outputs, "--anyway", code=1)


def test_quick_refuses_swapped_texts(run: Run, tmp_path: Path):
    (tmp_path / "alder.txt").write_text(ALDER, encoding="utf-8")
    refused = run("quick", REFERENCE, SOURCE, "alder.txt", "--target", "de", code=1)
    assert "the two texts look swapped" in refused.stderr
    assert "--anyway" in refused.stderr


def test_quick_refuses_another_language_and_goes_on_anyway(run: Run, tmp_path: Path):
    french = (shipped("testsuites") / "demo-en-fr" / "reference.txt").read_text(encoding="utf-8")
    (tmp_path / "mine.txt").write_text("".join(french.splitlines(keepends=True)[:109]))
    quick = ("quick", SOURCE, REFERENCE, "mine.txt", "--target", "de")
    refused = run(*quick, code=1)
    assert "mine.txt: this looks more like French than German" in refused.stderr
    passed = run(*quick, "--anyway")
    assert "this looks more like French" in passed.stderr
    assert "mine" in passed.stdout


def test_what_refuses_is_listed_and_exported_as_no_translation(
    run: Run, file: Path, refusing: Path
):
    run("load", file, "mine", refusing, "--tokenized", "--quick")
    run("evaluate", file)
    listed = run("candidates", file, "--outcome", "no_translation", "--format", "csv").stdout
    exported = run("export", file, "candidates", "--format", "csv").stdout
    apart = [line for line in exported.splitlines() if "no_translation" in line]
    assert len(apart) == len(listed.splitlines()) - 1 > 0
    table = run("scores", file, "--format", "csv").stdout.splitlines()
    assert "no_translation" in table[0]
    assert f" {len(apart)} candidate, kept apart" in run("info", file).stdout
