"""Output for people cannot move the cursor; output for programs keeps all characters."""

import csv
import io
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.builders.judged_project import write_judged
from tests.core.cli.conftest import Run

HOSTILE = "\x1b[2J\x1b]0;gone\x07\r\x9b31m\x7f\N{RIGHT-TO-LEFT OVERRIDE}"
_TEXTS = {
    "suite": ("name", "version"),
    "category": ("label",),
    "source_sentence": ("text",),
    "reference_sentence": ("text",),
    "system_sentence": ("text",),
    "system": ("name", "text_file"),
    "annotator": ("name",),
    "judgement": ("remark",),
    "judgement_tag": ("tag",),
    "task_set": ("name",),
}
_TABLES = (
    ("evaluate",),
    ("evaluate", "--details"),
    ("scores", "--antecedents"),
    ("scores", "--pairs"),
    ("audit", "--by-system"),
    ("agreement", "--by-category", "--confusion"),
    ("agreement", "--consistency"),
    ("disagreements",),
    ("disagreements", "--by-category"),
    ("metrics", "--against-people", "--details"),
    ("autoprf", "--details"),
)


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    path = write_judged(tmp_path / "judged.protest")
    with closing(sqlite3.connect(path)) as database:
        for table, columns in _TEXTS.items():
            for column in columns:
                database.execute(f"UPDATE {table} SET {column} = ? || {column}", (HOSTILE,))
        database.commit()
    return path


def controls_in(written: str) -> set[str]:
    return set(re.findall("[\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]", written))


@pytest.mark.parametrize("how", ["text", "latex"])
@pytest.mark.parametrize("command", _TABLES, ids=" ".join)
def test_no_table_for_people_has_control_characters(run: Run, hostile: Path, command, how):
    name, *options = command
    result = run(name, hostile, *options, "--format", how, "-o", "out")
    assert "x1b" in Path("out").read_text(encoding="utf-8")
    assert controls_in(Path("out").read_text(encoding="utf-8") + result.stderr) == set()


def test_neither_pages_nor_refusals_have_control_characters(run: Run, hostile: Path):
    for written in (
        run("info", hostile).stdout,
        run("scores", hostile, "--system", "nobody", code=1).stderr,
    ):
        assert r"\x1b[2J" in written
        assert controls_in(written) == set()


def test_what_is_made_for_programs_keeps_what_was_said(run: Run, hostile: Path):
    written = run("disagreements", hostile, "--format", "csv").stdout_bytes.decode()
    rows = [*csv.DictReader(io.StringIO(written, newline=""))]
    document = json.loads(run("disagreements", hostile, "--format", "json").stdout)
    assert rows
    assert all(row["system"].startswith(HOSTILE) for row in rows)
    assert all(row["remark"].startswith(HOSTILE) for row in rows)
    assert all(each["system"].startswith(HOSTILE) for each in document["tables"][0]["rows"])


def test_an_argument_too_many_is_told_without_its_escapes(run: Run):
    message = run("info", "a.protest", "ev\x1b]0;pwn\x07.protest", code=2).stderr
    assert "\x1b" not in message
    assert "\\x1b]0;pwn" in message
