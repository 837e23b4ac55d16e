"""Messages about paths that people typed."""

import os
from pathlib import Path

import pytest

from protest_core.errors import DiskError
from protest_core.files.paths import PathKind, kind_at, seems_to_exist, typed_path
from tests.builders.bad_paths import BAD_PATHS, closed_folder


@pytest.mark.parametrize("told", BAD_PATHS)
def test_a_path_that_cannot_be_looked_at_is_told_in_a_sentence(told: str):
    with pytest.raises(DiskError) as raised:
        typed_path(BAD_PATHS[told])
    assert told in str(raised.value)
    assert str(raised.value).isprintable()
    assert max(map(len, str(raised.value).split())) < 80  # or windows would grow with it
    assert not seems_to_exist(Path(BAD_PATHS[told]))


def test_a_folder_one_may_not_look_into_is_told_of(tmp_path: Path):
    with (
        closed_folder(tmp_path / "closed") as folder,
        pytest.raises(DiskError, match=r"Permission denied\. Check the permissions"),
    ):
        kind_at(folder / "x")


def test_the_home_folder_may_be_written_as_on_a_command_line():
    assert typed_path("~") == Path.home()


def test_what_is_there_is_told_apart(tmp_path: Path):
    (tmp_path / "file").touch()
    (tmp_path / "nowhere").symlink_to("gone")
    (tmp_path / "link").symlink_to("file")
    kinds = {name: kind_at(tmp_path / name) for name in ("", "file", "link", "nowhere", "file/x")}
    assert kinds == {
        "": PathKind.FOLDER,
        "file": PathKind.FILE,
        "link": PathKind.FILE,
        "nowhere": PathKind.NOTHING,
        "file/x": PathKind.NOTHING,
    }
    assert kind_at(Path(os.devnull)) is PathKind.OTHER
