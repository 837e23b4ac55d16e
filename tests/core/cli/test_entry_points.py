"""Commands and options of other packages, which a folder on Python's path provides."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from protest_core.db.project import Project

PAGE = Path(__file__).parents[3] / "docs" / "notebooks.md"
COMMAND = """
import click

@click.command(short_help="Count lines.")
@click.argument("file", type=click.File())
def lines(file):
    click.echo(f"{len(file.readlines())} lines")
"""
OPTION = """
import click

def louder(command):
    quiet = command.callback

    @click.command(command.name, help=command.help)
    @click.option("--loud", is_flag=True, help="From a package.")
    def extended(*, loud, **others):
        click.echo("LOUD" if loud else "quiet")
        quiet(**others)

    extended.params += command.params
    return extended
"""
Install = Callable[..., None]
Protest = Callable[..., subprocess.CompletedProcess]
BROKEN = {
    "import nowhere": "ModuleNotFoundError: No module named 'nowhere'",
    "other = 1": "AttributeError: module 'counting' has no attribute 'lines'",
    "lines = print": "TypeError: counting:lines gives no click command",
    "raise SystemExit(3)": "SystemExit: 3",
}


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    folder = tmp_path / "packages"
    folder.mkdir()
    return folder


@pytest.fixture
def install(packages: Path) -> Install:
    """Make a package of one module, with entry points `name = module:attribute` in a group."""

    def install(name: str, code: str, entry: str, group: str = "protest.commands") -> None:
        (packages / f"{name}.py").write_text(code)
        info = packages / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{group}]\n{entry}\n")

    return install


@pytest.fixture
def protest(packages: Path, tmp_path: Path) -> Protest:
    """Run the installed program with the packages on its path."""

    def protest(*arguments: object, code: int = 0) -> subprocess.CompletedProcess:
        result = subprocess.run(
            [Path(sys.executable).with_name("protest"), *map(str, arguments)],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(packages)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == code, result.stderr
        return result

    return protest


def test_a_command_of_another_package_is_listed_and_runs(protest: Protest, install: Install):
    install("counting", COMMAND, "lines = counting:lines")
    shown = protest("--help")
    assert "  lines          Count lines.\n" in shown.stdout
    assert shown.stderr == ""
    assert protest("lines", Path(__file__)).stdout.endswith(" lines\n")
    protest("lines", code=2)


def test_the_command_of_the_documentation_runs(
    protest: Protest, install: Install, project: Project
):
    section = PAGE.read_text("utf-8").partition("## A command of your own")[2]
    settings, code = re.findall(r"^```\w+\n(.*?)^```", section, re.M | re.S)
    (entry,) = tomllib.loads(settings)["project"]["entry-points"]["protest.commands"].items()
    install("our_tables", code, " = ".join(entry))
    assert protest("html", project.path).stdout.startswith("<table")
    said = protest("html", "nowhere.protest", code=1).stderr
    assert said.startswith("protest: ")
    assert "Traceback" not in said


def test_a_mistake_in_an_added_command_is_not_called_ours(protest: Protest, install: Install):
    code = COMMAND.replace("len(", "undefined(")
    install("counting", code, "lines = counting:lines")
    said = protest("lines", Path(__file__), code=1).stderr
    assert "NameError" in said
    assert "this is an error in the package counting, not in your files" in said


@pytest.mark.parametrize("code", BROKEN)
def test_a_package_that_cannot_be_loaded_breaks_only_its_command(
    protest: Protest, install: Install, code: str
):
    install("counting", code, "lines = counting:lines")
    shown = protest("--help")
    assert "  lines          (cannot be loaded)\n" in shown.stdout
    assert "  info " in shown.stdout
    assert protest("convert", "--help").stderr == ""
    for arguments in ([], ["--help"], ["file", "--other", "1"]):
        assert protest("lines", *arguments, code=1).stderr == (
            "protest: the command ‘lines’, from the package counting, cannot be loaded "
            f"({BROKEN[code]}). Update the package, or remove it.\n"
        )


@pytest.mark.parametrize("name", ["info", "convert"])
def test_the_name_of_a_command_of_ours_stays_ours(protest: Protest, install: Install, name: str):
    ours = protest(name, "--help").stdout
    install("counting", COMMAND, f"{name} = counting:lines")
    assert protest(name, "--help").stdout == ours
    shown = protest("--help")
    assert "Count lines" not in shown.stdout
    assert shown.stderr == (
        f"protest: the command ‘{name}’ of the package counting is left out, because PROTEST has "
        "a command of this name. Update the package, or remove it.\n"
    )


def test_of_two_packages_with_one_name_the_first_in_the_alphabet_has_it(
    protest: Protest, install: Install
):
    install("two", COMMAND.replace("Count", "Number"), "lines = two:lines")
    install("one", COMMAND, "lines = one:lines")
    shown = protest("--help")
    assert shown.stdout.count("  lines ") == 1
    assert "Count lines" in shown.stdout
    assert "‘lines’ of the package two is left out, because the package one has" in shown.stderr
    assert "Usage: protest lines" in protest("lines", "--help").stdout


def test_a_package_adds_an_option_to_a_metric(protest: Protest, install: Install):
    install("loud", OPTION, "apt = loud:louder", "protest.options")
    shown = protest("apt", "--help").stdout
    assert "--loud" in shown
    assert "--config" in shown
    result = protest("apt", "--loud", "nowhere.protest", code=1)
    assert result.stdout == "LOUD\n"
    assert "nowhere.protest" in result.stderr


def test_options_that_cannot_be_loaded_break_nothing(protest: Protest, install: Install):
    install("loud", "import nowhere", "apt = loud:louder", "protest.options")
    shown = protest("apt", "--help")
    assert "--config" in shown.stdout
    assert shown.stderr == (
        "protest: options of ‘apt’, from the package loud, cannot be loaded (ModuleNotFoundError: "
        "No module named 'nowhere'). Update the package, or remove it.\n"
    )


def test_a_command_of_ours_looks_for_no_packages():
    code = (
        "from protest_core.cli.main import program\n"
        "program.main({}, standalone_mode=False)\n"
        "import sys; print('importlib.metadata' in sys.modules)"
    )
    for arguments, looks in ((["evaluate", "--help"], False), (["apt", "--help"], True)):
        command = [sys.executable, "-c", code.format(arguments)]
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert shown.endswith(f"\n{looks}\n")
