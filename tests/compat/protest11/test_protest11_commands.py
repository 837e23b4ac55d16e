"""`protest convert` as people type it."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from protest_core.cli.main import program
from tests.compat.protest11.old_files import small_master, write_old


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


def test_wrong_usage_is_told(old: Path):
    run("convert", old, "new.protest", "--reference", "x", "--no-reference", code=2)
    assert (
        "No corpus is called ‘x’"
        in run("convert", old, "new.protest", "--reference", "x", code=1).stderr
    )
    assert not Path("new.protest").exists()


def test_without_a_reference_the_result_says_so(old: Path):
    result = run("convert", old, "new.protest", "--no-reference")
    assert "Made new.protest (no reference)" in result.stderr


def test_the_languages_are_guessed_and_told(old: Path):
    result = run("convert", old, "new.protest", "--source-language", "en")
    assert "the target language is taken for German (de)" in result.stderr
    assert "source language" not in result.stderr
