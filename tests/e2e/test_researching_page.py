"""The commands of docs/researching.md work as printed, and give the figures it names."""

import re
import shlex
from contextlib import chdir
from pathlib import Path

import pytest
from click.testing import CliRunner

from protest_core.cli.main import program

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "researching.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.+?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)


def typed(line: str) -> str:
    """Return the output of a line, messages included; names for `*` are filled in here."""
    first, *words = shlex.split(line)
    assert first == "protest"
    arguments = [
        name
        for word in words
        for name in (sorted(map(str, Path().glob(word))) if "*" in word else [word])
    ]
    result = CliRunner().invoke(program, arguments, env={"COLUMNS": "200"})
    assert result.exit_code == 0, line + result.output
    return result.output


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The output of the page's commands, run in its order from an empty folder."""
    folder = tmp_path_factory.mktemp("page")
    (make, go), *others = (block.splitlines() for block in BLOCKS)
    with chdir(folder):
        messages = [typed(make)]
    study = folder / go.removeprefix("cd ")
    (study / "testsuites").symlink_to(ROOT / "testsuites")
    with chdir(study):
        messages += [typed(line) for block in others for line in block]
    for name in (
        "scores.tex",
        "scores.pdf",
        "judgements.csv",
        "bleu.pdf",
        "report.html",
        "tables.tex",
    ):
        assert (study / name).stat().st_size > 0
    return "\n".join(messages)


def test_everything_on_the_page_can_be_typed(said: str):
    commands = [line for block in BLOCKS for line in block.splitlines()]
    assert len(commands) > 20
    assert "Made study/judged-en-de.protest: the judgements in it are invented" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("on_the_page", "in_a_table"),
    [
        ("from 0.74 to 0.56", r"Anna – Chiara\s+60\s+60\s+60\s+76\.7\s+0\.56"),
        ("from 0.74 to 0.56", r"Anna – Chiara\s+52\s+60\s+60\s+88\.5\s+0\.74"),
        ("56–58 of 72", r"cedar\s+72\s+56–58"),
        ("here all three", r"1\s+cedar, birch, alder\n"),
        ("they differ on 62 of 162", r"APT and people differ on 62 of 162 candidates"),
        ("12 of these only cedar gets right, and 9", r"birch\s+72\s+52\s+12\s+9"),
    ],
)
def test_the_figures_on_the_page_are_those_that_come_out(
    said: str, on_the_page: str, in_a_table: str
):
    assert on_the_page in PAGE
    assert re.search(in_a_table, said)


def test_the_signature_on_the_page_is_that_of_the_table(said: str):
    (signature,) = re.findall(r"--signature '(.+)'", PAGE)
    assert said.count(f"\n{signature}\n") >= 2  # as it was made, and as it was made again
