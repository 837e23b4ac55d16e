"""The built wheel, installed into an empty environment, does what the checkout does."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


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


def test_the_wheel_carries_migrations_and_demonstration_suites_and_nothing_else(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    top = {name.split("/")[0] for name in names if ".dist-info" not in name}
    assert top == {"protest_core", "protest_gui"}
    assert "protest_core/_shipped/migrations/env.py" in names
    assert "protest_core/_shipped/testsuites/demo-en-de/suite.toml" in names
    assert "protest_core/languages/de.toml" in names


def test_the_wheel_works_in_an_empty_environment(wheel: Path, tmp_path: Path):
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=False)
    packages = Path(
        sysconfig.get_path("purelib", "venv", {"base": str(environment), "platbase": ""})
    )
    python = environment / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    # Dependencies come from where the tests run; a plain path line does not follow the link
    # back to the checkout that an editable installation leaves there.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def run(program: str, *arguments: str) -> str:
        result = subprocess.run(
            [environment / "bin" / program, *arguments],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        return result.stdout

    where = run("python", "-c", "import protest_core; print(protest_core.__file__)")
    assert where.startswith(str(packages))
    table = run("protest", "demo", "d")
    assert "demo-en-de" in table
    assert "demo-en-fr" in table
    assert "alder" in table
