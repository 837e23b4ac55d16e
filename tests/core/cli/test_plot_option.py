"""`--plot` of scores, audit and correlate: a picture beside the table."""

from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from tests.core.cli.conftest import Run

FIGURES = "system\tbleu\tpronouns\nash\t20\t50.5\n$x$ & y_z\t25\t61\nelm\t30\t60\nfir\t\t70\n"


@pytest.fixture
def file(project: Project) -> Path:
    evaluate(project=project)
    for candidate in list_candidates(project=project, chosen=CandidateFilter()):
        judgement = Judgement(Answer.YES)
        judge(project=project, candidate_id=candidate, annotator="ann", judgement=judgement)
    return project.path


def test_scores_are_printed_and_drawn(run: Run, file: Path):
    before = run("scores", file).stdout
    result = run("scores", file, "--plot", "a.pdf", "--plot-categories", "b.svg")
    assert result.stdout == before
    assert result.stderr.endswith("Written to a.pdf.\nWritten to b.svg.\n")
    assert Path("a.pdf").read_bytes().startswith(b"%PDF")
    written = Path("b.svg").read_text(encoding="utf-8")
    assert "Pronouns translated correctly, by category, %" in written
    assert before.splitlines()[-1].replace(">", "&gt;") in written  # the signature


def test_with_antecedents_these_are_drawn(run: Run, file: Path):
    run("scores", file, "--antecedents", "--plot", "a.svg")
    assert "Antecedents translated correctly" in Path("a.svg").read_text(encoding="utf-8")


def test_the_audit_has_two_plots(run: Run, file: Path):
    run("audit", file, "--plot", "a.svg", "--plot-corrected", "b.svg")
    assert "Approvals that people upheld" in Path("a.svg").read_text(encoding="utf-8")
    assert "Scores corrected by the audit" in Path("b.svg").read_text(encoding="utf-8")


def test_a_correlation_is_drawn_of_the_systems_that_have_both_figures(run: Run):
    Path("t.tsv").write_text(FIGURES, encoding="utf-8")
    run("correlate", "t.tsv", "bleu", "pronouns", "--plot", "r.svg")
    written = Path("r.svg").read_text(encoding="utf-8")
    assert "pronouns by bleu: r = 0.820, 3 systems" in written
    assert "1  $x$ &amp; y_z" in written
    assert "fir" not in written


def test_what_is_there_is_replaced_only_with_force(run: Run, file: Path):
    Path("a.png").write_text("before")
    result = run("scores", file, "--plot", "a.png", code=1)
    assert "a.png exists already" in result.stderr
    assert result.stdout == ""
    assert Path("a.png").read_text() == "before"
    run("scores", file, "--plot", "a.png", "--force")
    assert Path("a.png").read_bytes().startswith(b"\x89PNG")


def test_a_project_is_not_replaced_by_a_picture(run: Run, file: Path):
    file.rename("scores.pdf")
    before = Path("scores.pdf").read_bytes()
    result = run("scores", "scores.pdf", "--plot", "scores.pdf", "--force", code=1)
    assert "is a PROTEST project" in result.stderr
    assert Path("scores.pdf").read_bytes() == before


def test_what_cannot_be_drawn_is_said_before_anything_is_printed(run: Run, file: Path):
    result = run("audit", file, "--plot", "a.jpg", code=1)
    assert (result.stdout, Path("a.jpg").exists()) == ("", False)
    assert "End its name with one of" in result.stderr
    result = run("scores", file, "--pairs", "--plot", "a.pdf", code=2)
    assert "Plots show scores, not pairs" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("scores", "--plot", "a.svg", "-o", "a.svg"),
        ("scores", "--plot-categories", "a.svg", "-o", "./a.svg"),
        ("scores", "--plot", "a.svg", "--plot-categories", "b/../a.svg"),
        ("audit", "--plot", "a.svg", "-o", "a.svg"),
        ("audit", "--plot", "a.svg", "--plot-corrected", "a.svg"),
        ("metrics", "--plot", "a.svg", "-o", "a.svg"),
    ],
)
@pytest.mark.parametrize("force", [False, True])
def test_two_results_are_not_written_to_one_file(
    run: Run, file: Path, arguments: tuple[str, ...], force: bool
):
    Path("b").mkdir()
    command, *others = arguments
    result = run(command, file, *others, *(["--force"] if force else []), code=1)
    assert "a.svg is to be written twice. Choose different names." in result.stderr
    assert result.stdout == ""
    assert not Path("a.svg").exists()


def test_a_picture_is_not_written_where_a_link_leads_to_the_table(run: Run):
    Path("t.tsv").write_text(FIGURES, encoding="utf-8")
    Path("link.svg").symlink_to("n.svg")
    both = ("--plot", "link.svg", "-o", "n.svg", "--force")
    result = run("correlate", "t.tsv", "bleu", "pronouns", *both, code=1)
    assert "link.svg is to be written twice" in result.stderr
    assert not Path("n.svg").exists()


@pytest.mark.parametrize("option", ["-o", "--plot"])
def test_a_correlation_is_not_written_over_its_own_table(run: Run, option: str):
    Path("t.svg").write_text(FIGURES, encoding="utf-8")
    result = run("correlate", "t.svg", "bleu", "pronouns", option, "./t.svg", "--force", code=1)
    expected = "t.svg is read here, and is not overwritten. Choose another name."
    assert expected in result.stderr
    assert Path("t.svg").read_text(encoding="utf-8") == FIGURES


def test_a_table_is_printed_beside_a_picture(run: Run):
    Path("t.tsv").write_text(FIGURES, encoding="utf-8")
    result = run("correlate", "t.tsv", "bleu", "pronouns", "--plot", "r.svg", "-o", "-")
    assert "bleu" in result.stdout
    assert Path("r.svg").exists()
