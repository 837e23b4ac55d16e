"""The commands of docs/batches.md about judging with other tools work as printed."""

import re
import shlex
from contextlib import chdir
from pathlib import Path

import pytest
from click.testing import CliRunner

from protest_core.cli.main import program

PAGE = (Path(__file__).parents[2] / "docs" / "batches.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## Judging with other tools\n")[2].partition("\n## ")[0]
BLOCKS = re.findall(r"^```(python)?\n(.+?)^```", SECTION, flags=re.MULTILINE | re.DOTALL)


def typed(line: str) -> str:
    _, *arguments = shlex.split(line)
    result = CliRunner().invoke(program, arguments, env={"COLUMNS": "200"})
    assert result.exit_code == 0, line + result.output
    return result.output


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The output of each command, typed in an empty folder in the order of the page."""
    (_, first), (_, script), (_, last) = BLOCKS
    make, go, *others = first.splitlines()
    folder = tmp_path_factory.mktemp("page")
    with chdir(folder):
        found = {make: typed(make)}
    with chdir(folder / go.removeprefix("cd ")):
        found |= {line: typed(line) for line in others}
        exec(compile(script, "the page", "exec"), {})
        found |= {line: typed(line) for line in last.splitlines()}
    return found


def by(said: dict[str, str], words: str) -> str:
    return next(output for line, output in reversed(said.items()) if words in line)


def test_the_preview_says_which_task_the_judgements_are_work_on(said: dict[str, str]):
    preview = by(said, "--dry-run")
    assert re.search(r"judged\.csv · Dora · main, task 1: \d+ new", preview)


def test_the_annotator_and_the_program_have_the_task_and_are_done(said: dict[str, str]):
    tasks = by(said, "tasks list")
    assert re.search(r"main\s+overlap\s+20\s+Dora\s+0\s", tasks)
    assert re.search(r"main\s+1\s+\d+\s+Dora\s+0\s", tasks)


def test_estimates_and_agreement_rest_on_what_was_imported(said: dict[str, str]):
    assert re.search(r"Dora – gpt \(program\)\s+(\d+)\s+\1\s", by(said, "agreement"))
    assert "unknown" in by(said, "audit") or "corrected" in by(said, "audit").lower()
