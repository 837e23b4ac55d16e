"""The modules that a start loads, measured from outside in a process of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from protest_core.evaluation.project_summary import project_summary
from protest_core.loading.create_project import create_project
from tests.builders.small_suite import write_suite, write_system

HEAVY = ("PySide6", "shiboken6", "pandas", "matplotlib", "sqlalchemy", "alembic", "rich", "numpy")


def loaded_by(code: str) -> set[str]:
    script = f"{code}\nimport sys; print(*sorted(name.split('.')[0] for name in sys.modules))"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(result.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    "code",
    [
        "import protest_core",
        "import protest_core.cli.main",
        "import sys; sys.argv = ['protest', '--help']\n"
        "from protest_core.cli.main import program\n"
        "program.main(['--help'], standalone_mode=False)",
        "from protest_core.cli.main import program\n"
        "program.main(['evaluate', '--help'], standalone_mode=False)",
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(code: str):
    assert loaded_by(code).isdisjoint(HEAVY)


def test_the_list_of_commands_loads_none_of_them():
    loaded_by(
        "import sys\nfrom protest_core.cli.main import program\n"
        "program.main(['--help'], standalone_mode=False)\n"
        "ours = {'protest_core.cli.scores', 'protest_core.candidates.filter'}\n"
        "assert ours.isdisjoint(sys.modules)"
    )


def test_the_core_can_do_its_work_without_qt():
    code = "import protest_core.annotating.session, protest_core.report_page.gather"
    assert loaded_by(code).isdisjoint({"PySide6", "shiboken6", "pandas", "matplotlib"})


def test_loading_systems_measures_nothing(tmp_path: Path):
    """Nobody waits for metrics before they are asked for; their modules are not even loaded."""
    suite, path = write_suite(tmp_path / "suite"), tmp_path / "p.protest"
    create_project(path=path, directory=suite)
    text, links = write_system(tmp_path)
    given = ["load", str(path), f"one={text}", "--align", str(links)]
    code = (
        "import sys\nfrom protest_core.cli.main import program\n"
        f"assert not program.main({given}, standalone_mode=False)\n"
        "assert not [name for name in sys.modules if name.startswith('protest_core.metrics')]"
    )
    loaded_by(code)
    assert [each.name for each in project_summary(path=path).systems] == ["one"]


def test_a_project_is_summed_up_without_what_judges_and_measures(project_file: Path):
    parts = tuple(f"protest_core.{part}" for part in ("annotating", "batches", "metrics", "scores"))
    code = (
        "import sys\nfrom protest_core.cli.main import program\n"
        f"assert not program.main(['info', {str(project_file)!r}], standalone_mode=False)\n"
        f"assert not [name for name in sys.modules if name.startswith({parts})]"
    )
    loaded_by(code)


def test_the_version_is_shown_without_loading_any_command():
    code = (
        "from protest_core.cli.main import program\n"
        "program.main(['--version'], standalone_mode=False)\n"
        "import sys; assert 'protest_core.cli.evaluate' not in sys.modules"
    )
    loaded_by(code)


def test_the_installed_program_answers():
    program = Path(sys.executable).with_name("protest")
    result = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert result.stdout.startswith("protest")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device to write to")
@pytest.mark.parametrize("arguments", ["info {0}", "--help", "--version", "suite check --help"])
def test_a_full_device_behind_standard_output_is_named_with_what_helps(project, arguments):
    program = Path(sys.executable).with_name("protest")
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [program, *arguments.format(project.path).split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert result.stderr == (
        "protest: Standard output cannot be written: No space left on device. "
        "Make room and try again.\n"
    )
    assert result.returncode == 1


@pytest.mark.parametrize("closed", [">&-", "2>&-"])
def test_closed_streams_are_no_accident(tmp_path: Path, closed: str):
    program = Path(sys.executable).with_name("protest")
    command = f"'{program}' suite check nowhere {closed}"
    result = subprocess.run(
        ["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
