"""`protest report`: a page, LaTeX, and plots as files, and nothing is overwritten unasked."""

from pathlib import Path

import pytest

from tests.core.cli.conftest import Run
from tests.judged_project import write_judged


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write_judged(tmp_path / "judged.protest")


def test_the_page_is_written_to_a_file(run: Run, file: Path):
    result = run("report", file, "-o", "report.html")
    assert result.stdout == ""
    assert result.stderr == "Written to report.html.\n"
    assert Path("report.html").read_text(encoding="utf-8").startswith("<!doctype html>\n")


def test_it_is_the_same_to_the_byte_in_a_pipe(run: Run, file: Path):
    run("report", file, "-o", "report.html")
    assert run("report", file).stdout == Path("report.html").read_text(encoding="utf-8")


def test_what_is_there_is_not_overwritten(run: Run, file: Path):
    Path("report.html").write_text("mine", encoding="utf-8")
    result = run("report", file, "-o", "report.html", code=1)
    assert "report.html exists already" in result.stderr
    assert Path("report.html").read_text(encoding="utf-8") == "mine"
    run("report", file, "-o", "report.html", "--force")
    assert Path("report.html").stat().st_size > 10_000


def test_all_tables_come_as_latex(run: Run, file: Path):
    written = run("report", file, "--format", "latex").stdout
    for command in ("scores", "scores --pairs", "agreement --by-category", "evaluate", "audit"):
        first, *options = command.split()
        for line in run(first, file, *options, "--format", "latex").stdout.splitlines():
            if line.startswith(("% table:", "\\begin{tabular}")):
                assert line in written


def test_plots_go_to_a_folder_in_three_formats(run: Run, file: Path):
    result = run("report", file, "--plots", "a/plots")
    assert result.stdout == ""
    assert result.stderr == "Written to a/plots: 21 plot files.\n"
    names = {each.name for each in Path("a/plots").iterdir()}
    assert {f"corrected.{kind}" for kind in ("pdf", "svg", "png")} < names
    assert Path("a/plots/corrected.pdf").read_bytes().startswith(b"%PDF")


def test_one_plot_in_the_way_and_none_is_written(run: Run, file: Path):
    Path("plots").mkdir()
    Path("plots/pronouns-by-system.svg").write_text("mine", encoding="utf-8")
    result = run("report", file, "--plots", "plots", code=1)
    assert "plots/pronouns-by-system.svg exists already" in result.stderr
    assert [each.name for each in Path("plots").iterdir()] == ["pronouns-by-system.svg"]
    run("report", file, "--plots", "plots", "--force")
    assert len([*Path("plots").iterdir()]) == 21


def test_a_folder_that_cannot_be_made_is_told(run: Run, file: Path):
    Path("plots").write_text("mine", encoding="utf-8")
    result = run("report", file, "--plots", "plots", code=1)
    assert "plots cannot be made" in result.stderr


def test_page_and_plots_can_be_had_at_once(run: Run, file: Path):
    run("report", file, "-o", "report.html", "--plots", "plots")
    assert Path("report.html").exists()
    assert Path("plots/corrected.png").exists()


def test_what_was_chosen_is_said_and_is_in_the_commands(run: Run, file: Path):
    run("report", file, "--system", "system2", "--annotator", "annotator1", "-o", "r.html")
    page = Path("r.html").read_text(encoding="utf-8")
    assert "Only these systems: system2." in page
    command = f"protest scores {file.name} --annotator annotator1 --system system2"
    assert command in page
    assert "system1" not in page
    options = ("--system", "system2", "--annotator", "annotator1")
    signature = run("scores", file, *options).stdout.splitlines()[-1]
    assert signature.replace(">", "&gt;") in page


def test_a_mistyped_annotator_is_refused_and_nothing_written(run: Run, file: Path):
    result = run("report", file, "--annotator", "Zoe", "-o", "report.html", code=1)
    assert "no annotator ‘Zoe’" in result.stderr
    assert not Path("report.html").exists()
