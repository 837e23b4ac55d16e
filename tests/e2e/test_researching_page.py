"""What docs/researching.md says to type works as it stands, and gives the figures it names."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "researching.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.+?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)


def typed(folder: Path, lines: str) -> str:
    """In a shell, as people do; what it says, messages included."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    result = subprocess.run(
        ["sh", "-e", "-c", lines],
        cwd=folder,
        env=os.environ | {"PATH": path, "COLUMNS": "200", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, lines + result.stderr
    return result.stdout + result.stderr


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Everything on the page in its order, begun in an empty folder."""
    folder = tmp_path_factory.mktemp("page")
    first, *others = BLOCKS
    told = [typed(folder, first)]
    study = folder / first.split("cd ")[1].strip()
    (study / "testsuites").symlink_to(ROOT / "testsuites")
    told += [typed(study, block) for block in others]
    for name in (
        "scores.tex",
        "scores.pdf",
        "judgements.csv",
        "bleu.pdf",
        "report.html",
        "tables.tex",
    ):
        assert (study / name).stat().st_size > 0
    return "\n".join(told)


def test_everything_on_the_page_can_be_typed(said: str):
    commands = [line for block in BLOCKS for line in block.splitlines()]
    assert len(commands) > 20
    assert "Made study/judged-en-de.protest: the judgements in it are invented" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("on_the_page", "in_a_table"),
    [
        ("lowers her kappa with Anna to 0.57", r"Anna – Chiara\s+60\s+75\.0\s+0\.57"),
        ("it is 0.71", r"Anna – Chiara\s+52\s+84\.6\s+0\.71"),
        ("57–60 of 72", r"cedar\s+72\s+57–60"),
        ("57 and 50", r"birch\s+72\s+50–56"),
        ("here cedar and birch", r"1\s+cedar, birch"),
        ("they differ on 69 of 160", r"APT and people differ on 69 of 160 candidates"),
        ("these 63\nexamples", r"birch\s+63\s+13\s+10"),
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
