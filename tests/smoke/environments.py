"""Builds the packages and uses them in environments that hold nothing else.

`python -m tests.smoke.environments`: a study is made with the lowest versions that pyproject.toml
allows, on the oldest Python at hand that can run PROTEST, and with the newest, on the newest; there
the extras are added one after the other. All at once, each in an environment that goes afterwards.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from packaging.requirements import Requirement

CHECKOUT = Path(__file__).resolve().parents[2]
STEPS = CHECKOUT / "tests" / "smoke" / "steps.py"
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
# In this order, since `gui` brings `align` and `plots`.
EXTRAS = ("align", "plots", "notebook", "gui")
OLDEST = (3, 11)
TELL_VERSION = (
    "import sys; v = sys.version_info; print(*v[:3]) if v.releaselevel == 'final' else sys.exit(1)"
)
Version = tuple[int, ...]


class FailedError(Exception):
    """A command that failed, with what it printed."""


def main() -> None:
    pythons = dict(sorted(found_pythons()))
    oldest, newest = min(pythons), max(pythons)
    with TemporaryDirectory(prefix="protest-smoke-") as name, ThreadPoolExecutor() as at_once:
        folder = Path(name)
        constraints = folder / "lowest.txt"
        constraints.write_text("\n".join(lowest_versions(oldest)))
        wheel = built(folder)
        tries = [
            at_once.submit(lowest, folder / "lowest", pythons[oldest], wheel, constraints),
            at_once.submit(extra_by_extra, folder / "newest", pythons[newest], wheel),
            at_once.submit(check_packages, folder / "release", pythons[newest], wheel.parent),
        ]
        failures = [str(error) for each in tries if (error := each.exception())]
    sys.exit("\n".join(failures) or None)


def found_pythons() -> Iterator[tuple[Version, Path]]:
    """Run rather than looked up: pyenv puts programs on the path that say "command not found"."""
    names = (shutil.which(f"python3.{minor}") for minor in range(OLDEST[1], 30))
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for python in (sys.executable, *filter(None, names), *pyenv.glob("versions/*/bin/python3")):
        result = subprocess.run([python, "-c", TELL_VERSION], capture_output=True, check=False)
        version = tuple(map(int, result.stdout.split()))
        if version >= OLDEST:
            yield version, Path(python)


def lowest_versions(python: Version) -> Iterator[str]:
    """Yield the lowest versions of our own requirements; theirs are as new as possible."""
    minor = ".".join(map(str, python[:2]))
    project = PROJECT["project"]
    extras = chain.from_iterable(project["optional-dependencies"][extra] for extra in EXTRAS)
    for requirement in map(Requirement, [*project["dependencies"], *extras]):
        if requirement.marker and not requirement.marker.evaluate({"python_version": minor}):
            continue
        for lowest in (each for each in requirement.specifier if each.operator == ">="):
            yield f"{requirement.name}=={lowest.version}"


def built(folder: Path) -> Path:
    """Build wheel and source archive; return the wheel."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", folder / "dist"]
    run(command, cwd=CHECKOUT)
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


def check_packages(environment: Path, python: Path, packages: Path) -> None:
    make(environment, python)
    install(environment, *PROJECT["dependency-groups"]["release"])
    python = environment / "bin" / "python"
    run([python, "-m", "twine", "check", "--strict", *packages.iterdir()], cwd=environment)


def lowest(environment: Path, python: Path, wheel: Path, constraints: Path) -> None:
    begin = monotonic()
    make(environment, python)
    install(environment, f"{wheel}[all]", "-c", constraints)
    take_steps(environment, "study", *EXTRAS)
    say(f"A study was made with the lowest versions: {monotonic() - begin:.0f} s")


def extra_by_extra(environment: Path, python: Path, wheel: Path) -> None:
    begin = monotonic()
    make(environment, python)
    install(environment, wheel)
    size = sum(each.stat().st_size for each in environment.rglob("*") if each.is_file())
    say(f"A plain installation has {size / 1e6:.0f} MB.")
    take_steps(environment, "study", *(f"no-{extra}" for extra in EXTRAS))
    for extra in EXTRAS:
        install(environment, f"{wheel}[{extra}]")
        take_steps(environment, extra)
    say(f"A study was made with the newest versions: {monotonic() - begin:.0f} s")


def take_steps(environment: Path, *steps: str) -> None:
    """Take these steps from another folder, whose home is empty at first."""
    home = environment / "home"
    home.mkdir(exist_ok=True)
    run([environment / "bin" / "python", STEPS, *steps], cwd=home, HOME=str(home))


def make(environment: Path, python: Path) -> None:
    run([python, "-m", "venv", "--without-pip", environment], cwd=environment.parent)


def install(environment: Path, *what: str | Path) -> None:
    python = environment / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--python", python, "install", "-q", *what]
    run(command, cwd=environment)


def run(command: list[str | Path], *, cwd: Path, **variables: str) -> None:
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=os.environ | variables,
    )
    if done.returncode:
        raise FailedError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
