"""Saved and written files survive a power cut: the disk was told to flush."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.torture.system_calls import SUPPORTED

pytestmark = pytest.mark.skipif(not SUPPORTED, reason="only Linux tells of each call")

PREPARE = """
import json, sys
from pathlib import Path
from protest_core.cli.output import Output
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.db.result_files import save_result
from protest_core.demo import make_demonstration
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.create_project import create_project
from tests.builders.small_suite import write_suite
from tests.torture.system_calls import order_of_writes

folder = Path(sys.argv[1])
project_file, *_ = make_demonstration(directory=folder)
suite = write_suite(folder / "suite")
create_project(path=folder / "new.protest", directory=suite)
result = folder / "result.txt"
result.write_text("before")
"""
JUDGE = """
def work():
    with Project.open(project_file) as project:
        first, *_ = list_candidates(project=project, chosen=CandidateFilter())
        said = Judgement(Answer.NO)
        judge(project=project, candidate_id=first, annotator="Ada", judgement=said)
"""
SAVE_RESULT = """
def work():
    save_result(path=result, content=b"after", replace=True)
"""
PRINT_TO_FILE = """
def work():
    with Output(result, force=True).opened() as write:
        write(["after"])
"""
MAKE_ANEW = """
def work():
    create_project(path=folder / "new.protest", directory=suite, replace=True)
"""
MAKE_SUITE_ANEW = """
from protest_core.files.problems import ProblemList
from protest_core.suite.directory import read_suite_directory
from protest_core.suite.new_directory import make_suite_directory

contents = read_suite_directory(suite, ProblemList())


def work():
    make_suite_directory(contents, suite, replace=True)
"""


def order_of_writes(tmp_path: Path, work: str) -> list[str]:
    """Return the order of writes in a process of its own: it forks, only without threads."""
    script = f"{PREPARE}{work}\nprint(json.dumps(order_of_writes(work)))"
    command = [sys.executable, "-c", script, tmp_path]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    order: list[str] = json.loads(result.stdout)
    return order


def test_the_end_of_a_journal_which_makes_a_judgement_saved_is_on_the_disk(tmp_path: Path):
    order = order_of_writes(tmp_path, JUDGE)
    assert order[-3:] == ["flush *.protest", "unlink", "flush folder"]


@pytest.mark.parametrize("work", [SAVE_RESULT, PRINT_TO_FILE, MAKE_ANEW])
def test_what_replaces_a_file_is_on_the_disk_before_it_has_the_name_and_then_the_name(
    tmp_path: Path, work: str
):
    order = order_of_writes(tmp_path, work)
    named = order.index("rename")
    assert "flush *.unfinished" in order[:named]
    assert "flush folder" in order[named:]


def test_a_suite_that_is_built_anew_is_on_the_disk_before_it_has_the_name(tmp_path: Path):
    order = order_of_writes(tmp_path, MAKE_SUITE_ANEW)
    before = order[: order.index("rename")]
    of_files = {"flush *.toml", "flush *.txt", "flush *.tsv", "flush *.jsonl", "flush *.align"}
    assert of_files <= {*before}
    assert before[-1] == "flush folder"
    *_, last = (at for at, what in enumerate(order) if what == "rename")
    assert order[last + 1] == "flush folder"
