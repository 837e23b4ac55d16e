"""Loading outputs whose sentences are divided otherwise, on the command line."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from tests.core.cli.conftest import Run
from tests.core.loading.test_by_document import MERGED, RAIN

TEXT = "\n".join([*MERGED, "", *RAIN]) + "\n"


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_it_says_what_happened_and_refers_merged_examples(run: Run, project: Project, text: Path):
    printed = run("load", project.path, "mine", text, "--by-document").output
    assert "merged with the line before: 1 (examples referred for that: 1)" in printed
    table = run("evaluate", project.path, "--system", "mine").output
    assert "its sentence is merged with the one before" in " ".join(table.split())


def test_the_message_on_another_number_of_lines_offers_it(run: Run, project: Project, text: Path):
    text.write_text(TEXT.replace("Es ist spät.\n", ""), encoding="utf-8")
    printed = run("load", project.path, "mine", text, code=1).output
    assert "6 lines where the source has 7" in printed
    assert "--by-document" in printed


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--by-document", "--align", "links"), "leave --by-document out"),
        (("--documents", "links"), "--documents is for --by-document"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    run: Run, project: Project, text: Path, tmp_path: Path, options, expected
):
    (tmp_path / "links").write_text("0-0\n")
    assert expected in run("load", project.path, "mine", text, *options, code=2).output
