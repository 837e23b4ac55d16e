"""Every table as LaTeX: nothing in it but ASCII, and letters of names."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.builders.judged_project import write_judged
from tests.core.cli.conftest import Run

PROJECT_TABLES = (
    ("scores",),
    ("scores", "--antecedents"),
    ("scores", "--pairs"),
    ("scores", "--pairs", "--antecedents"),
    ("audit", "--by-system"),
    ("agreement", "--by-category", "--confusion"),
    ("agreement", "--consistency"),
    ("agreement", "--answers"),
    ("tags",),
    ("disagreements",),
    ("metrics",),
    ("metrics", "--ranks"),
    ("metrics", "--against-people"),
    ("metrics", "--against-people", "--by", "system"),
    ("metrics", "--against-people", "--details"),
    ("metrics", "--against-people", "--own-tags"),
    ("forms",),
    ("evaluate",),
    ("report",),
)
NAME = "Bäume_機械–1"


@pytest.fixture
def judged(tmp_path: Path) -> Path:
    path = write_judged(tmp_path / "judged.protest")
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE system SET name = ? WHERE name = 'system1'", (NAME,))
        database.execute("UPDATE annotator SET name = 'Ö → <x>' WHERE name = 'annotator1'")
        database.commit()
    return path


def odd_in(latex: str) -> set[str]:
    """Signs; but a signature is there to be copied, as it is."""
    lines = (line for line in latex.splitlines() if "|protest:" not in line)
    return {
        sign
        for sign in "".join(lines)
        if not (sign.isascii() and sign.isprintable()) and not sign.isalpha()
    }


def unescaped_in(latex: str) -> list[str]:
    """`<`, `>` and `|` outside of mathematics and comments."""
    lines = (line for line in latex.splitlines() if not line.startswith("%"))
    return [line for line in lines if re.search(r"[<>|]", re.sub(r"\$[^$]*\$", "", line))]


@pytest.mark.parametrize("command", PROJECT_TABLES, ids=" ".join)
def test_a_table_of_a_project_is_ascii_but_for_letters(run: Run, judged: Path, command):
    name, *options = command
    latex = run(name, judged, *options, "--format", "latex").stdout
    assert r"\begin{tabular}" in latex
    assert odd_in(latex) == set()
    assert unescaped_in(latex) == []


def test_a_table_of_files_is_ascii_but_for_letters(run: Run, tmp_path: Path):
    path = tmp_path / "t.csv"
    path.write_text("system,bleu,apt,people\na,1,3,9\nb,2,1,7\nc,3,5,6\nd,5,4,4\ne,9,9,\n")
    of_metrics = run("correlate", path, "bleu", "people", "apt", "--format", "latex").stdout
    assert "$-$0.9" in of_metrics
    for latex in (of_metrics, run("reproduce", "--format", "latex").stdout):
        assert r"\begin{tabular}" in latex
        assert odd_in(latex) == set()
        assert unescaped_in(latex) == []


def test_latex_of_scores_has_all_tables_and_notes(run: Run, judged: Path):
    latex = run("scores", judged, "--format", "latex").stdout
    for title in (
        "Pronouns translated correctly",
        "Antecedents translated correctly",
        "Pronouns: approved by the program, or judged by people",
        "Correct pronouns by category, estimated, in %",
    ):
        assert f"% {title}\n\\begin{{tabular}}" in latex
    assert r"\par{\footnotesize Ranges: at the lower end every open candidate" in latex


def test_latex_of_pairs_says_which_tests_they_are(run: Run, judged: Path):
    latex = run("scores", judged, "--pairs", "--format", "latex").stdout
    test = "p: McNemar's exact test on effective sample sizes, adjusted over 6 pairs (Holm)"
    assert rf"\par{{\footnotesize {test}" in latex


def test_latex_of_agreement_says_why_something_is_undefined(run: Run, judged: Path):
    with closing(sqlite3.connect(judged)) as database:
        database.execute("UPDATE judgement SET pronoun = 'yes', state = 'done'")
        database.execute("DELETE FROM judgement_tag")
        database.commit()
    latex = run("agreement", judged, "--format", "latex").stdout
    assert re.search(
        r"footnotesize Pronouns, annotator2 and annotator3; .*: no kappa. All have the same", latex
    )
