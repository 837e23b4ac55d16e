"""`protest convert` and `protest export FILE protest11` as people type them."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from protest_core.cli.main import program
from tests.core.protest11.old_files import Rows, in_order, read_rows, small_master, write_old


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return write_old(tmp_path / "old.db", small_master())


def run(*arguments: object, code: int = 0) -> Result:
    result = CliRunner().invoke(program, [str(argument) for argument in arguments])
    assert result.exit_code == code, result.output
    return result


def test_convert_says_how_much_was_read_and_written(old: Path):
    result = run("convert", old, "new.protest", "--target-language", "de")
    assert ["judgements", "4", "4"] in [line.split() for line in result.stdout.splitlines()]
    assert "see the notes" not in result.stdout
    assert "Made new.protest (reference lamp/reference.de)" in result.stderr
    assert Path("new.protest").exists()


def test_what_is_not_as_it_was_is_told(old: Path):
    rows = small_master()
    rows["tag_annotations"] += [(number, 7, 2, "bad_translation") for number in range(10, 40)]
    write_old(old, rows)
    result = run("convert", old, "new.protest")
    lines = [line.split() for line in result.stdout.splitlines()]
    assert ["tags", "32", "2", "see", "the", "notes"] in lines
    assert result.stderr.count("is there twice") == 20
    assert "candidate: 10 more; --all-notes tells them" in result.stderr
    result = run("convert", old, "again.protest", "--all-notes")
    assert result.stderr.count("is there twice") == 30


def test_there_and_back_by_commands(old: Path):
    run("convert", old, "new.protest")
    result = run("export", "new.protest", "protest11", "-o", "back.db")
    assert "Written to back.db, a master of PROTEST 1.1." in result.stderr
    assert "annotations" in result.stdout
    assert read_rows(Path("back.db")) == in_order(small_master())
    run("export", "new.protest", "protest11", "-o", "back.db", code=1)
    run("export", "new.protest", "protest11", "-o", "back.db", "--force")


def test_a_batch_by_command(old: Path):
    run("convert", old, "new.protest")
    result = run(
        *("export", "new.protest", "protest11", "-o", "anna.db"),
        *("--annotator", "Anna", "--task", "main:1"),
    )
    assert "a batch of PROTEST 1.1" in result.stderr
    rows: Rows = read_rows(Path("anna.db"))
    assert rows["annotation_tasks"] == [(2, 5), (2, 6)]
    run("convert", "anna.db", "anna.protest")


def test_wrong_usage_is_told(old: Path):
    run("convert", old, "new.protest", "--reference", "x", "--no-reference", code=2)
    assert (
        "No corpus is called ‘x’"
        in run("convert", old, "new.protest", "--reference", "x", code=1).stderr
    )
    assert not Path("new.protest").exists()
    run("convert", old, "new.protest", "--no-reference")
    run("export", "new.protest", "nonsense", "-o", "x.db", code=2)
    run("export", "new.protest", "protest11", code=2)
    run("export", "new.protest", "protest11", "-o", "x.db", "--task", "main", code=2)
    assert "protest11" in run("export", "--help").stdout
    assert "--annotator" in run("export", "new.protest", "protest11", "--help").stdout


def test_the_languages_are_guessed_and_told(old: Path):
    result = run("convert", old, "new.protest", "--source-language", "en")
    assert "the target language is taken for German (de)" in result.stderr
    assert "source language" not in result.stderr
