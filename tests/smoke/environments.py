"""Makes a study with the lowest versions that pyproject.toml allows, and with the newest there are.

`python -m tests.smoke.environments`: the lowest on the oldest Python at hand that can run PROTEST,
the newest on the newest. Both at once, each in an environment of its own that goes afterwards.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from packaging.requirements import Requirement

CHECKOUT = Path(__file__).resolve().parents[2]
OLDEST = (3, 11)
TELL_VERSION = (
    "import sys; v = sys.version_info; print(*v[:3]) if v.releaselevel == 'final' else sys.exit(1)"
)
Version = tuple[int, ...]


def main() -> None:
    pythons = dict(sorted(found_pythons()))
    oldest, newest = min(pythons), max(pythons)
    with TemporaryDirectory(prefix="protest-smoke-") as name, ThreadPoolExecutor() as at_once:
        folder = Path(name)
        constraints = folder / "lowest.txt"
        constraints.write_text("\n".join(lowest_versions(oldest)))
        tries = [
            at_once.submit(study, folder / "lowest", pythons[oldest], "-c", str(constraints)),
            at_once.submit(study, folder / "newest", pythons[newest]),
        ]
        failures = [failure for each in tries if (failure := each.result())]
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
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    minor = ".".join(map(str, python[:2]))
    for requirement in map(Requirement, project["dependencies"]):
        if requirement.marker and not requirement.marker.evaluate({"python_version": minor}):
            continue
        (lowest,) = (each.version for each in requirement.specifier if each.operator == ">=")
        yield f"{requirement.name}=={lowest}"


def study(environment: Path, python: Path, *options: str) -> str:
    """Make a study; return what went wrong, or an empty text."""
    begin, made = monotonic(), environment / "bin" / "python"
    for command in (
        [python, "-m", "venv", "--without-pip", environment],
        [sys.executable, "-m", "pip", "--python", made, "install", "-q", *options, CHECKOUT],
        [made, CHECKOUT / "tests" / "smoke" / "steps.py"],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            called = " ".join(map(str, command))
            return f"{environment.name} versions: {called}\n{done.stdout}{done.stderr}"
    seconds = monotonic() - begin
    sys.stdout.write(f"A study was made with the {environment.name} versions: {seconds:.0f} s\n")
    return ""


if __name__ == "__main__":
    main()
