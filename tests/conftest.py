"""Fixtures that tests of several packages share."""

import gc
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings

from protest_core.db.project import Project
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.small_batch import write_batch
from tests.builders.small_suite import write_suite, write_system
from tests.properties import QUICK

# `--hypothesis-profile=full` is loaded after this, and before any test.
settings.load_profile(QUICK)

# Before Qt is loaded: tests open no window that anybody would see.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

MEMORY, ENOUGH_MEMORY = Path("/dev/shm"), 2**30  # bytes

GARBAGE = 20_000  # new objects until Python looks for garbage: so many are made by a few widgets

# The fonts that matplotlib carries, drawn in one way; what is not there is replaced by the first.
FONT_CONFIGURATION = """<?xml version="1.0"?>
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <selectfont>
    <rejectfont><glob>{fonts}/*</glob></rejectfont>
    <acceptfont><glob>{fonts}/DejaVu*</glob></acceptfont>
  </selectfont>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <match>
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
"""


def pytest_configure(config: pytest.Config) -> None:
    """Have Qt and all programs that tests start find the same fonts and heed Ctrl-C."""
    if hasattr(config, "workerinput"):  # workers of xdist inherit all of it
        return
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a job in the background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    _keep_compiled()
    _write_to_memory(config)
    folder = TemporaryDirectory(prefix="protest-fonts-")
    config.add_cleanup(folder.cleanup)
    fonts = Path(find_spec("matplotlib").origin).parent / "mpl-data" / "fonts" / "ttf"
    file = Path(folder.name) / "fonts.conf"
    file.write_text(FONT_CONFIGURATION.format(fonts=fonts, cache=file.with_name("cache")))
    os.environ["FONTCONFIG_FILE"] = str(file)


def pytest_collection_finish() -> None:
    """Keep all that was imported and collected out of the search for garbage: it stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 10, 10)


def _keep_compiled() -> None:
    """Keep compiled modules, as Python does unless it is told otherwise, as in many containers.

    Otherwise each worker compiles all tests at each run, and each program that tests start all
    modules of ours that it imports.
    """
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def _write_to_memory(config: pytest.Config) -> None:
    """Keep the files of tests in memory, where there is any: each transaction waits for its disk.

    `--basetemp` keeps them elsewhere, to be looked at afterwards.
    """
    enough = MEMORY.is_dir() and disk_usage(MEMORY).free > ENOUGH_MEMORY
    if config.option.basetemp or not enough:
        return
    folder = TemporaryDirectory(prefix="protest-tests-", dir=MEMORY)
    config.add_cleanup(folder.cleanup)
    Path(folder.name).chmod(0o755)  # some tests have another user look into theirs
    os.environ["TMPDIR"] = folder.name
    tempfile.tempdir = None  # which was perhaps asked for before


@pytest.fixture
def suite_directory(tmp_path: Path) -> Path:
    return write_suite(tmp_path / "small")


@pytest.fixture
def project_file(tmp_path: Path, suite_directory: Path) -> Path:
    """A project of the small suite, without systems."""
    path = tmp_path / "small.protest"
    make = partial(create_project, path=path, directory=suite_directory)
    return made_once(path, make, *suite_directory.rglob("*"))


@pytest.fixture
def output(tmp_path: Path) -> SystemOutput:
    return SystemOutput("one", *write_system(tmp_path))


@pytest.fixture
def project(project_file: Path, suite_directory: Path, output: SystemOutput) -> Iterator[Project]:
    """The small project with one system loaded."""

    def load() -> None:
        with Project.open(project_file) as project:
            load_systems(project=project, outputs=[output])

    made_once(project_file, load, *suite_directory.rglob("*"), output.text, output.links)
    with Project.open(project_file) as project:
        yield project


_made: dict[tuple[tuple[str, bytes], ...], bytes] = {}


def made_once(path: Path, make: Callable[[], object], *made_from: Path) -> Path:
    """Have `make` write the file, which is copied where there are the same files another time."""
    key = tuple((each.name, each.read_bytes()) for each in sorted(made_from) if each.is_file())
    if (content := _made.get(key)) is None:
        make()
        _made[key] = path.read_bytes()
    else:
        path.write_bytes(content)
    return path


@pytest.fixture
def batch_file(project: Project, tmp_path: Path) -> Path:
    """A batch with all candidates of the small project, handed to Anna."""
    return write_batch(project, tmp_path / "mail")
