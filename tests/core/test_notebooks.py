"""The functions for notebooks, and the code of docs/notebooks.md."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import protest_core
from protest_core import notebooks
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import EVERYTHING
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput
from protest_core.tables.formats import table_formats
from tests.builders.judged_project import write_judged, write_judged_demonstration
from tests.builders.small_suite import write_suite, write_system
from tests.core.notebook_code import notebook_code

PAGE = Path(__file__).parents[2] / "docs" / "notebooks.md"
PACKAGES = {each.stem for each in Path(protest_core.__file__).parent.iterdir()} - {"__init__"}
REPORTS = {
    name: getattr(notebooks, name)
    for name in protest_core.__all__
    if name.endswith("_of") and name not in {"correlation_of", "text_of"}
}


def python(code: str, *arguments: object) -> str:
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_import_loads_nothing():
    code = "import sys, protest_core; print([m for m in sys.modules if 'protest' in m])"
    assert python(code).strip() == "['protest_core']"


@pytest.mark.parametrize("command", ["info", "load", "scores", "--help"])
def test_commands_do_without_pandas(command: str, project_file: Path, output: SystemOutput):
    links = ("--align", output.links, "--tokenized")
    arguments = {
        "load": (project_file, "one", output.text, *links),
        "--help": (),
    }.get(command, (project_file,))
    code = (
        "import sys\n"
        "from protest_core.cli.main import program\n"
        "try: program(sys.argv[1:])\n"
        "except SystemExit as end: assert not end.code, end.code\n"
        "print('pandas' in sys.modules)"
    )
    assert python(code, command, *arguments).splitlines()[-1] == "False"


def test_every_public_name_is_a_documented_function():
    functions = {
        name
        for name, value in vars(notebooks).items()
        if inspect.isfunction(value) and not name.startswith("_")
    }
    assert set(protest_core.__all__) == functions
    documented = re.findall(r"^\| `(\w+)\(", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(documented) == sorted(functions)
    for name in functions:
        assert getattr(protest_core, name) is getattr(notebooks, name)
        assert inspect.getdoc(getattr(notebooks, name)), name


def test_no_public_name_is_that_of_a_module():
    """An imported module would take the place of the function."""
    assert not set(protest_core.__all__) & PACKAGES


def test_a_name_that_is_not_there_is_told_as_python_does():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = protest_core.nothing


def test_the_code_of_the_documentation_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert write_judged_demonstration(tmp_path).name == "judged-en-de.protest"
    code = notebook_code(PAGE)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(compile(code, PAGE, "exec"), names)
    assert names["scores"].frame().attrs["signature"]


@pytest.fixture(scope="module")
def projects(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A judged project, and one in which nobody has judged anything."""
    judged = write_judged(tmp_path_factory.mktemp("judged") / "judged.protest")
    fresh = tmp_path_factory.mktemp("fresh") / "fresh.protest"
    suite = write_suite(tmp_path_factory.mktemp("suite"))
    with protest_core.create(fresh, suite) as project:
        notebooks.load(project, "one", *write_system(fresh.parent), tokenised=True)
        notebooks.evaluate(project)
    return judged, fresh


@pytest.mark.parametrize("name", REPORTS)
@pytest.mark.parametrize("which", [0, 1])
def test_every_table_of_every_report_has_a_frame_and_is_the_same_twice(
    projects: tuple[Path, Path], which: int, name: str
):
    with protest_core.open(projects[which]) as project:
        try:
            report = REPORTS[name](project)
        except RefusedError:
            assert which == 1, "only what nobody judged may have nothing to show"
            return
        for table in (*report.tables, *report.records):
            frame = table.frame()
            assert frame.equals(table.frame())
            assert len(frame.columns) > 1
            assert not frame.astype(str).duplicated().any(), "something tells the rows apart"
        assert {"title", "suite", "notes", "signature"} <= set(report.frame().attrs)
        for how in table_formats():
            assert protest_core.text_of(report, how) == protest_core.text_of(report, how) != ""


def test_a_column_for_each_annotator_is_called_by_its_head(projects: tuple[Path, Path]):
    with protest_core.open(projects[0]) as project:
        frame = notebooks.tags_of(project).tables[0].frame()
    assert [*frame.columns[:3]] == ["Tag", "At least one", "annotator1"]
    assert str(frame["annotator1"].dtype) == "Int64"


def test_whole_numbers_are_integers_and_enumerations_are_text(projects: tuple[Path, Path]):
    with protest_core.open(projects[0]) as project:
        metrics = notebooks.metrics_of(project).frame()
        differences = notebooks.disagreements_of(project).frame()
    assert (str(metrics["case 1"].dtype), str(metrics["apt"].dtype)) == ("Int64", "float64")
    assert str(differences["example"].dtype) == "Int64"
    assert {type(each) for each in differences["pronoun"]} == {str}


def test_a_paged_export_keeps_nobody_from_writing(projects: tuple[Path, Path]):
    with protest_core.open(projects[0]) as reading, protest_core.open(projects[0]) as writing:
        rows = iter(notebooks.candidates_of(reading).records[0].rows)
        next(rows)
        judgement = Judgement(Answer.YES)
        candidate = list_candidates(project=writing, chosen=EVERYTHING)[0]
        judge(project=writing, candidate_id=candidate, annotator="late", judgement=judgement)
        assert next(rows)


def test_a_single_name_need_not_be_in_a_list(projects: tuple[Path, Path]):
    with protest_core.open(projects[0]) as project:
        assert set(notebooks.scores_of(project, systems="system1").frame()["system"]) == {"system1"}
        with pytest.raises(RefusedError, match="none of incorrect, excluded"):
            notebooks.scores_of(project, not_judgeable="maybe")
