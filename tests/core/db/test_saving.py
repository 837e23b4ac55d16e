"""Results as files: whole or not at all, and never in the place of a project."""

import os
import re
from functools import partial
from pathlib import Path

import pytest

from protest_core.db.result_files import check_may_be_written, save_result
from protest_core.errors import DiskError, FileInTheWayError, RefusedError


def test_text_is_written_as_utf_8_and_bytes_as_they_are(tmp_path: Path):
    save_result(path=tmp_path / "a.csv", content=["größe,", "1\n"])
    save_result(path=tmp_path / "b.png", content=b"\x89PNG\r\n")
    assert (tmp_path / "a.csv").read_bytes() == "größe,1\n".encode()
    assert (tmp_path / "b.png").read_bytes() == b"\x89PNG\r\n"


def test_what_is_there_is_replaced_only_when_asked(tmp_path: Path):
    path = tmp_path / "a.csv"
    path.write_text("before")
    with pytest.raises(FileInTheWayError, match="exists already"):
        save_result(path=path, content=["after"])
    assert path.read_text() == "before"
    save_result(path=path, content=["after"], replace=True)
    assert path.read_text() == "after"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_is_not_left_half_written(tmp_path: Path):
    path = tmp_path / "a.csv"
    path.write_text("before")

    def pieces():
        yield "half"
        raise ValueError("in the midst of it")

    with pytest.raises(ValueError, match="in the midst"):
        save_result(path=path, content=pieces(), replace=True)
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_project_is_never_replaced(project_file: Path):
    before = project_file.read_bytes()
    with pytest.raises(RefusedError, match="is a PROTEST project"):
        save_result(path=project_file, content=b"picture", replace=True)
    assert project_file.read_bytes() == before


@pytest.mark.parametrize("name", ["judged.protest", "Ada.protestbatch", "JUDGED.PROTEST"])
def test_a_result_is_never_named_like_a_project(tmp_path: Path, name: str):
    with pytest.raises(RefusedError, match="has the name of a PROTEST project"):
        save_result(path=tmp_path / name, content=["a"])
    assert not any(tmp_path.iterdir())


def test_a_folder_that_is_not_there_is_told_before_the_work_and_not_made(tmp_path: Path):
    path = tmp_path / "nowhere" / "a.csv"
    sentence = f"There is no folder {path.parent} to put a.csv in. Make it first."
    for refused in (check_may_be_written, partial(save_result, content=["a"])):
        with pytest.raises(DiskError, match=re.escape(sentence)):
            refused(path=path)
    assert not path.parent.exists()


def test_what_the_disk_refuses_is_told_with_what_to_do(tmp_path: Path):
    with pytest.raises(DiskError, match=r"File name too long\. Choose a shorter name\."):
        save_result(path=tmp_path / ("x" * 300), content=["a"])


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="there is no folder that takes no files")
def test_what_cannot_be_written_here_is_to_be_written_elsewhere():
    with pytest.raises(DiskError, match=r"cannot be written: .*\. Choose another place\."):
        save_result(path=Path("/proc/a.csv"), content=["a"])


def test_neither_folders_nor_pipes_are_written_to(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe.csv")
    for name, message in (("pipe.csv", "no ordinary file"), (".", "is a directory")):
        with pytest.raises(RefusedError, match=message):
            check_may_be_written(path=tmp_path / name, replace=True)
