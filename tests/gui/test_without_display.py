"""The program without a display: it says so in one sentence and ends."""

import os
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

PLATFORMS = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
START = "from protest_gui.main import main; main()"
NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def started(**environment: str) -> subprocess.CompletedProcess[str]:
    others = {name: value for name, value in os.environ.items() if name not in NAMES}
    return subprocess.run(
        [sys.executable, "-c", START],
        env={**others, "PYTHONPATH": os.fspath(Path(__file__).parents[2])} | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.skipif(not (PLATFORMS / "libqxcb.so").exists(), reason="Qt has no X11 here")
@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({}, "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"QT_QPA_PLATFORM": "xcb"}, "could not connect to display"),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":7777"}, "could not connect to display :7777"),
        ({"DISPLAY": "no.such.computer.invalid:0"}, "no.such.computer.invalid"),
        ({"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "none"}, "wl_display"),
        ({"QT_QPA_PLATFORM": "nonsense"}, "nonsense"),
    ],
    ids=str,
)
def test_without_a_display_there_is_one_sentence_and_no_crash(environment, why, tmp_path):
    result = started(**environment, XDG_RUNTIME_DIR=os.fspath(tmp_path))
    assert (result.returncode, result.stdout) == (1, "")
    (line,) = result.stderr.splitlines()
    assert line.startswith("protest-gui: no window can be opened here (")
    assert line.endswith("or use the program ‘protest’, which needs none.")
    assert why in line


def test_without_the_libraries_of_windows_there_is_one_sentence(tmp_path):
    """A library of the system is missing, as on servers."""
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").touch()
    (tmp_path / "PySide6" / "QtCore.py").write_text(
        'raise ImportError("libEGL.so.1: cannot open shared object file")\n'
    )
    path = os.pathsep.join([os.fspath(tmp_path), os.fspath(Path(__file__).parents[2])])
    result = started(PYTHONPATH=path)
    assert result.returncode == 1
    assert result.stderr == (
        "protest-gui: no window can be opened here (libEGL.so.1: cannot open shared object file). "
        "Start it on a desktop, or use the program ‘protest’, which needs none.\n"
    )
