"""A Linux desktop knows the program and its files after `install`."""

import configparser
import os
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from protest_core.errors import DiskError
from protest_gui.desktop.install import data_home, install, quoted

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    install(tmp_path / "share")
    return tmp_path / "share"


def entry_in(folder: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(folder / "applications" / "protest.desktop", encoding="utf-8")
    assert parser.sections() == ["Desktop Entry"]
    return parser["Desktop Entry"]


def test_all_that_is_written_is_said(tmp_path: Path) -> None:
    written = install(tmp_path / "share")
    ours = [path for path in (tmp_path / "share").rglob("*") if "protest" in path.name]
    assert set(written) <= set(ours)
    assert {path.name for path in written} == {
        "protest.svg",
        "application-x-protest.svg",
        "application-x-protest-batch.svg",
        "protest.xml",
        "protest.desktop",
    }


def test_the_entry_has_what_desktops_need(folder: Path) -> None:
    entry = entry_in(folder)
    assert entry["Type"] == "Application"
    assert entry["Name"] == "PROTEST"
    assert entry["Icon"] == "protest"
    assert entry["StartupWMClass"] == "protest"
    assert entry["MimeType"] == "application/x-protest;application/x-protest-batch;"
    assert "Science" in entry["Categories"].split(";")
    assert entry["Categories"].endswith(";")
    assert entry["Terminal"] == "false"


def test_the_entry_starts_this_program_with_a_file(folder: Path) -> None:
    program, file = shlex.split(entry_in(folder)["Exec"])
    assert file == "%f"
    assert Path(program).name == "protest-gui"
    beside = Path(sys.executable).with_name("protest-gui")
    if beside.exists():
        assert Path(program) == beside


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("/opt/protest-gui", '"/opt/protest-gui"'),
        ("/my files/x", '"/my files/x"'),
        ("/50%/x", '"/50%%/x"'),
        ("/a$b/x", r'"/a\\$b/x"'),
        ("/a\\b", r'"/a\\\\b"'),
    ],
)
def test_odd_paths_are_quoted_as_the_specification_says(path: str, written: str) -> None:
    assert quoted(path) == written


@pytest.mark.parametrize(
    ("number", "type_", "pattern"),
    [
        (0, "application/x-protest", "*.protest"),
        (1, "application/x-protest-batch", "*.protestbatch"),
    ],
)
def test_files_are_known_by_name_and_by_content(
    folder: Path, project_file: Path, batch_file: Path, number: int, type_: str, pattern: str
) -> None:
    tree = ElementTree.parse(folder / "mime" / "packages" / "protest.xml")
    kinds = list(tree.getroot())
    assert len(kinds) == 2
    kind = kinds[number]
    assert kind.get("type") == type_
    assert kind.find(f"{MIME}glob").get("pattern") == pattern
    outer = kind.find(f"{MIME}magic/{MIME}match")
    inner = outer.find(f"{MIME}match")
    content = (project_file, batch_file)[number].read_bytes()
    assert content.startswith(outer.get("value").encode().decode("unicode_escape").encode())
    place = int(inner.get("offset"))
    assert inner.get("type") == "big32"
    assert int.from_bytes(content[place : place + 4], "big") == int(inner.get("value"), 16)


@pytest.mark.skipif(
    not (shutil.which("gio") and shutil.which("update-mime-database")),
    reason="needs the programs of a Linux desktop",
)
def test_the_desktop_recognises_a_project_whatever_its_name(
    folder: Path, project_file: Path
) -> None:
    nameless = project_file.with_name("nameless")
    nameless.write_bytes(project_file.read_bytes())
    for path in (project_file, nameless):
        shown = subprocess.run(
            ["gio", "info", "-a", "standard::content-type", str(path)],
            env={**os.environ, "XDG_DATA_HOME": str(folder)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert "application/x-protest" in shown


def test_twice_is_as_good_as_once(folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    install(folder)
    after = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert before == after


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "share").write_text("not a folder")
    with pytest.raises(DiskError, match=r"share.*XDG_DATA_HOME"):
        install(tmp_path / "share")


@pytest.mark.parametrize("named", ["", "relative/path"])
def test_without_a_usable_setting_the_users_own_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", named)
    assert data_home() == tmp_path / ".local" / "share"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    assert data_home() == tmp_path / "other"
