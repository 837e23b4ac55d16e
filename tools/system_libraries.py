"""Finds system libraries that Qt and a virtual environment need, and installs them if it may."""

import ctypes
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from shutil import which


@dataclass(frozen=True)
class Need:
    name: str
    packages: tuple[str, ...]  # Debian's names for it, the oldest first
    is_there: Callable[[], bool]


def main() -> int:
    if sys.platform != "linux":
        return 0  # there, everything comes with Python and with Qt's own package
    missing = missing_of(TO_RUN + TO_SHOW_A_WINDOW)
    if missing and which("apt-get") and os.geteuid() == 0:
        install(missing)
        missing = missing_of(missing)
    if not missing:
        return 0
    if not which("apt-get"):
        say(f"Missing on this system, please install: {', '.join(need.name for need in missing)}")
        return 0  # such systems may keep libraries where only Qt finds them; its import is the test
    return report(missing)


def missing_of(needs: Iterable[Need]) -> list[Need]:
    return [need for need in needs if not need.is_there()]


def report(missing: list[Need]) -> int:
    must_have = missing_of(TO_RUN)
    if must_have:
        say("Some system packages that PROTEST needs are not installed.")
    else:
        say("PROTEST can run, but not show its window on an X11 screen: some packages are missing.")
    packages = " ".join(package_names(missing))
    say("This command installs them:\n")
    say("    sudo apt-get update &&")
    say(f"    sudo apt-get install -y --no-install-recommends {packages}\n")
    if must_have:
        say("Then repeat the make command.")
    return 1 if must_have else 0


def install(missing: list[Need]) -> None:
    say("Fetching the system's list of packages.")
    run_apt("update")
    packages = package_names(missing)
    say(f"Installing from the system's packages: {' '.join(packages)}")
    run_apt("install", "-y", "--no-install-recommends", *packages)


def run_apt(*arguments: str) -> None:
    result = subprocess.run(
        ["apt-get", "-qq", *arguments],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode != 0:
        # Not fatal: an outdated list often suffices, and only the installed libraries count.
        say(f"apt-get {arguments[0]} failed:\n{result.stdout}{result.stderr}")


def package_names(needs: Iterable[Need]) -> list[str]:
    # If apt knows none of them (its lists may be empty), ask for the oldest name:
    # newer systems still accept it for the renamed package.
    names = (next(filter(apt_knows, need.packages), need.packages[0]) for need in needs)
    return list(dict.fromkeys(names))


def apt_knows(package: str) -> bool:
    # By its output, not its exit status: that is 0, too, for a name that other packages merely
    # provide, such as libglib2.0-0 by libglib2.0-0t64; then it prints nothing.
    command = ["apt-cache", "show", "--no-all-versions", package]
    return bool(subprocess.run(command, capture_output=True, check=False).stdout)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def loads(soname: str) -> bool:
    # Loaded instead of searched for, so that the library's own dependencies are tried as well.
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def library(soname: str, *packages: str) -> Need:
    return Need(soname, packages, partial(loads, soname))


def has_ensurepip() -> bool:
    return importlib.util.find_spec("ensurepip") is not None


# Debian keeps this part of Python's standard library in a package of its own.
PYTHON_VENV = Need(
    "Python's ensurepip",
    (f"python3.{sys.version_info.minor}-venv", "python3-venv"),
    has_ensurepip,
)

# The two lists are what `readelf -d` gives for the wheel PySide6-Essentials 6.12, followed through
# Qt's own libraries, less the C library. This one: QtCore, QtGui, QtWidgets, libqoffscreen.so.
TO_RUN = (
    PYTHON_VENV,
    library("libEGL.so.1", "libegl1"),
    library("libGL.so.1", "libgl1"),
    library("libX11.so.6", "libx11-6"),
    library("libdbus-1.so.3", "libdbus-1-3"),
    library("libfontconfig.so.1", "libfontconfig1"),
    library("libfreetype.so.6", "libfreetype6"),
    library("libgcc_s.so.1", "libgcc-s1"),
    library("libglib-2.0.so.0", "libglib2.0-0", "libglib2.0-0t64"),
    library("libgthread-2.0.so.0", "libglib2.0-0", "libglib2.0-0t64"),
    library("libstdc++.so.6", "libstdc++6"),
    library("libxkbcommon.so.0", "libxkbcommon0"),
    library("libz.so.1", "zlib1g"),
    library("libzstd.so.1", "libzstd1"),
)

# The libraries that libqxcb.so needs besides.
TO_SHOW_A_WINDOW = (
    library("libX11-xcb.so.1", "libx11-xcb1"),
    library("libxcb-cursor.so.0", "libxcb-cursor0"),
    library("libxcb-icccm.so.4", "libxcb-icccm4"),
    library("libxcb-image.so.0", "libxcb-image0"),
    library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    library("libxcb-randr.so.0", "libxcb-randr0"),
    library("libxcb-render-util.so.0", "libxcb-render-util0"),
    library("libxcb-render.so.0", "libxcb-render0"),
    library("libxcb-shape.so.0", "libxcb-shape0"),
    library("libxcb-shm.so.0", "libxcb-shm0"),
    library("libxcb-sync.so.1", "libxcb-sync1"),
    library("libxcb-util.so.1", "libxcb-util1"),
    library("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    library("libxcb-xkb.so.1", "libxcb-xkb1"),
    library("libxcb.so.1", "libxcb1"),
    library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)

if __name__ == "__main__":
    sys.exit(main())
