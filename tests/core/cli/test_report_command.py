"""`protest report`: a page, LaTeX, and plots as files, and nothing is overwritten unasked."""

from contextlib import chdir
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner, Result

from protest_core.cli.main import program
from tests.builders.judged_project import write_judged
from tests.core.cli.conftest import Run

# Little of it is drawn: a whole page takes seconds.
OF_ONE = ("--system", "system2", "--annotator", "annotator1")


class Written(NamedTuple):
    project: Path
    result: Result
    page: str


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """A whole report in a file."""
    folder = tmp_path_factory.mktemp("report")
    project = write_judged(folder / "judged.protest")
    with chdir(folder):
        result = CliRunner().invoke(program, ["report", str(project), "-o", "report.html"])
    return Written(project, result, (folder / "report.html").read_text(encoding="utf-8"))


@pytest.fixture
def judged_file(tmp_path: Path) -> Path:
    """A project whose metrics are measured: the whole report measures them, too."""
    return write_judged(tmp_path / "judged.protest", measured=True)


def test_the_page_is_written_to_a_file_and_is_the_same_to_the_byte_in_a_pipe(
    run: Run, written: Written
):
    assert written.result.stdout == ""
    assert written.result.stderr.endswith("\nWritten to report.html.\n")
    assert written.page.startswith("<!doctype html>\n")
    assert run("report", written.project).stdout == written.page


def test_what_is_there_is_not_overwritten(run: Run, judged_file: Path):
    Path("report.html").write_text("mine", encoding="utf-8")
    unmeasured = write_judged(judged_file.with_name("unmeasured.protest"))
    result = run("report", unmeasured, "-o", "report.html", code=1)
    assert result.stderr == (  # and nothing was measured for it
        "protest: report.html exists already. Choose another name, or replace it (--force).\n"
    )
    assert Path("report.html").read_text(encoding="utf-8") == "mine"
    run("report", judged_file, "-o", "report.html", "--force", *OF_ONE)
    assert Path("report.html").stat().st_size > 10_000


def test_all_tables_come_as_latex(run: Run, judged_file: Path):
    run("evaluate", judged_file)  # as the command does below
    written = run("report", judged_file, "--format", "latex").stdout
    for command in ("scores", "scores --pairs", "agreement --by-category", "evaluate", "audit"):
        first, *options = command.split()
        for line in run(first, judged_file, *options, "--format", "latex").stdout.splitlines():
            if line.startswith(("% table:", "\\begin{tabular}")):
                assert line in written


def test_plots_go_to_a_folder_in_three_formats_and_replace_others_only_when_asked(
    run: Run, judged_file: Path
):
    Path("a/plots").mkdir(parents=True)
    Path("a/plots/pronouns-by-system.svg").write_text("mine", encoding="utf-8")
    result = run("report", judged_file, "--plots", "a/plots", code=1)
    assert "a/plots/pronouns-by-system.svg exists already" in result.stderr
    assert [each.name for each in Path("a/plots").iterdir()] == ["pronouns-by-system.svg"]
    written = ("--format", "latex", "-o", "report.tex")
    result = run("report", judged_file, *written, "--plots", "a/plots", "--force")
    assert result.stdout == ""
    assert result.stderr.endswith("\nWritten to report.tex.\nWritten to a/plots: 21 plot files.\n")
    names = {each.name for each in Path("a/plots").iterdir()}
    assert len(names) == 21
    assert {f"corrected.{kind}" for kind in ("pdf", "svg", "png")} < names
    assert Path("a/plots/corrected.pdf").read_bytes().startswith(b"%PDF")
    assert Path("a/plots/pronouns-by-system.svg").read_text(encoding="utf-8") != "mine"
    assert Path("report.tex").exists()


@pytest.mark.parametrize("folder", ["thing", "thing/inside"])
def test_a_file_is_no_folder_for_plots_and_nothing_is_written(
    run: Run, judged_file: Path, folder: str
):
    Path("thing").write_text("mine", encoding="utf-8")
    result = run("report", judged_file, "-o", "report.html", "--plots", folder, code=1)
    assert result.stderr == "protest: thing is a file. Name a folder for the plots.\n"
    assert not Path("report.html").exists()
    assert Path("thing").read_text(encoding="utf-8") == "mine"


def test_a_plot_in_the_way_is_told_before_the_page_is_made(run: Run, judged_file: Path):
    Path("plots").mkdir()
    Path("plots/corrected.pdf").write_text("mine", encoding="utf-8")
    result = run("report", judged_file, "-o", "report.html", "--plots", "plots", code=1)
    assert "plots/corrected.pdf exists already" in result.stderr
    assert "Written" not in result.stderr
    assert not Path("report.html").exists()
    assert [each.name for each in Path("plots").iterdir()] == ["corrected.pdf"]


def test_a_page_in_the_way_is_told_before_a_plot_is_drawn(run: Run, judged_file: Path):
    Path("report.html").write_text("mine", encoding="utf-8")
    result = run("report", judged_file, "-o", "report.html", "--plots", "plots", code=1)
    assert "report.html exists already" in result.stderr
    assert not Path("plots").exists()


def test_the_report_does_not_take_the_name_of_a_plot(run: Run, judged_file: Path):
    Path("plots").mkdir()
    given = ("-o", "plots/../plots/corrected.svg", "--plots", "plots", "--force")
    result = run("report", judged_file, *given, code=1)
    assert "plots/corrected.svg is the name of a plot, too. Choose another" in result.stderr
    assert [*Path("plots").iterdir()] == []


def test_without_a_project_no_folder_is_made(run: Run):
    run("report", "none.protest", "--plots", "plots", code=1)
    assert not Path("plots").exists()


def test_what_was_chosen_is_said_and_is_in_the_commands(run: Run, judged_file: Path):
    run("report", judged_file, *OF_ONE, "-o", "r.html")
    page = Path("r.html").read_text(encoding="utf-8")
    assert "Only these systems: system2." in page
    command = f"protest scores {judged_file.name} --annotator annotator1 --system system2"
    assert command in page
    assert "system1" not in page
    signature = run("scores", judged_file, *OF_ONE).stdout.splitlines()[-1]
    assert signature.replace(">", "&gt;") in page


def test_a_mistyped_annotator_is_refused_and_nothing_written(run: Run, judged_file: Path):
    result = run("report", judged_file, "--annotator", "Zoe", "-o", "report.html", code=1)
    assert "no annotator ‘Zoe’" in result.stderr
    assert not Path("report.html").exists()


def test_a_log_of_the_report_has_a_line_for_each_step(written: Written):
    lines = written.result.stderr.splitlines()
    steps = lines[lines.index("counting …") :]
    assert steps == [
        "counting …",
        "comparing the systems …",
        "auditing …",
        "comparing people …",
        "measuring …",
        "collecting examples …",
        "drawing …",
        "Written to report.html.",
    ]
