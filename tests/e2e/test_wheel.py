"""The built wheel, installed into an empty environment, does what the checkout does."""

import ast
import os
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions, packages_distributions
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from protest_gui.window.manual import PAGES

CHECKOUT = Path(__file__).resolve().parents[2]
FOR_TYPES = {"_typeshed"}  # known to type checkers alone
OURS = {"protest_compat", "protest_core", "protest_gui"}


def test_what_is_imported_is_declared_as_needed():
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *chain.from_iterable(extras.values())]
    declared = {canonicalize_name(Requirement(each).name) for each in needed}
    owners = packages_distributions()
    foreign = imported() - sys.stdlib_module_names - OURS - FOR_TYPES
    assert {"numpy", "PySide6"} < foreign
    for name in foreign:
        assert declared & set(map(canonicalize_name, owners[name])), name


def imported() -> set[str]:
    """Return the packages that our code imports anywhere."""
    found = set()
    for folder in (*OURS, "migrations"):
        for path in (CHECKOUT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {each.name.partition(".")[0] for each in node.names}
                elif isinstance(node, ast.ImportFrom) and not node.level:
                    found.add(str(node.module).partition(".")[0])
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("wheel")
    # Without isolation: the build tools are there already, and tests need no network.
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
    subprocess.run(
        [*command, "--no-build-isolation", "--wheel-dir", str(directory), str(CHECKOUT)],
        check=True,
        env={**os.environ, "PIP_FIND_LINKS": ""},
    )
    (built,) = directory.glob("*.whl")
    return built


def test_the_wheel_carries_migrations_and_suites_and_nothing_else(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    top = {name.split("/")[0] for name in names if ".dist-info" not in name}
    assert top == OURS
    assert "protest_core/_shipped/migrations/env.py" in names
    assert "protest_core/_shipped/testsuites/demo-en-de/suite.toml" in names
    published = {each.name for each in (CHECKOUT / "testsuites/published").iterdir()}
    assert {"README.md", "expected.tsv"} < published
    assert {f"protest_core/_shipped/testsuites/published/{each}" for each in published} <= {*names}
    assert {f"protest_core/_shipped/docs/{each}.md" for each in PAGES} <= {*names}
    assert "protest_core/languages/de/profile.toml" in names


def test_the_source_archive_carries_all_that_its_readme_speaks_of(tmp_path: Path):
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, check=True, cwd=CHECKOUT, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    needed = ["Makefile", "constraints.txt", "tools/set_up.sh", "tools/system_libraries.py"]
    assert {*needed, ".ci/run", "docs/architecture.md", "tests/conftest.py"} <= names


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, its requirements and extras, and nothing else."""
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment, with_pip=False)
    python = environment / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    packages = packages_of(environment)
    # Of the wheel: what the checkout's editable installation says may be older.
    (installed,) = distributions(name="protest-eval", path=[str(packages)])
    for needed in closure(installed):
        link_into(packages, needed)
    return environment


def packages_of(environment: Path) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(environment)}))


def closure(start: Distribution) -> Iterator[Distribution]:
    """Yield its requirements and theirs, as they are installed where the tests run."""
    waiting, seen = [(start, ""), (start, "all")], {(start.name, "")}
    while waiting:
        current, extra = waiting.pop()
        for requirement in map(Requirement, current.requires or ()):
            if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
                continue
            found = distribution(requirement.name)
            for each in ("", *requirement.extras):
                if (found.name, each) not in seen:
                    seen.add((found.name, each))
                    waiting.append((found, each))
                    if found.name != start.name:
                        yield found


def link_into(packages: Path, needed: Distribution) -> None:
    """Links to its folders and modules at the top: copies of Qt would take long."""
    for top in {file.parts[0] for file in needed.files or ()} - {"..", "__pycache__"}:
        link = packages / top
        if not link.is_symlink():
            link.symlink_to(Path(str(needed.locate_file(top))))


@pytest.fixture
def run(environment: Path, tmp_path: Path):
    def run(program: str, *arguments: str) -> str:
        result = subprocess.run(
            [environment / "bin" / program, *arguments],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )
        assert result.returncode == 0, result.stderr
        return result.stdout

    return run


def test_the_environment_holds_the_wheel_and_not_the_tools_of_the_checkout(run, environment: Path):
    where = run("python", "-c", "import protest_core; print(protest_core.__file__)")
    assert where.startswith(str(packages_of(environment)))
    run("python", "-c", "import importlib.util as u; assert not u.find_spec('pytest')")


def test_every_module_of_the_wheel_finds_what_it_imports(run):
    run(
        "python",
        "-c",
        "import pkgutil, protest_compat, protest_core, protest_gui\n"
        "def fail(name): raise\n"
        "for package in (protest_compat, protest_core, protest_gui):\n"
        "    for module in pkgutil.walk_packages(package.__path__, package.__name__ + '.', fail):\n"
        "        if not module.name.endswith('__main__') and '_shipped' not in module.name:\n"
        "            __import__(module.name)",
    )


def test_the_demonstration_runs_from_the_wheel(run):
    table = run("protest", "demo", "d")
    assert "demo-en-de" in table
    assert "demo-en-fr" in table
    assert "alder" in table


def test_the_wheel_adds_what_protest_compat_has_to_the_commands(run):
    assert "  convert " in run("protest", "--help")
    assert "NEW.protest" in run("protest", "convert", "--help")
    assert "--config" in run("protest", "apt", "--help")
    assert "--stem" in run("protest", "autoprf", "--help")


def test_what_was_published_is_reproduced_from_the_wheel(run):
    assert "Hardmeier & Guillou 2016" in run("protest", "reproduce")


def test_the_window_starts_from_the_wheel(run):
    assert run("protest-gui", "--version").startswith("protest-gui, version")
    run(
        "python",
        "-c",
        "from PySide6.QtWidgets import QApplication\n"
        "application = QApplication([])\n"
        "from protest_gui.main import shown_window\n"
        "assert shown_window(None).isVisible()",
    )
