"""The functions for notebooks, and the code of docs/notebooks.md."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import protest_core
from protest_core import notebooks
from protest_core.loading.systems import SystemOutput
from tests.judged_project import write_judged_demonstration
from tests.notebook_code import notebook_code

PAGE = Path(__file__).parents[2] / "docs" / "notebooks.md"
PACKAGES = {each.stem for each in Path(protest_core.__file__).parent.iterdir()} - {"__init__"}


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
    """Once a module is imported, it would take the place of the function."""
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
