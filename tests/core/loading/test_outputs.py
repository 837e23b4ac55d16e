"""Outputs that can be loaded among files and folders as people choose and drop them."""

import os
import sys
from pathlib import Path

import pytest

from protest_core.loading.outputs import FoundOutputs, outputs_among
from protest_core.loading.systems import SystemOutput
from tests.builders.bad_paths import closed_folder
from tests.builders.small_suite import write_suite, write_system


def names(found: FoundOutputs) -> list[str]:
    return [output.name for output in found.outputs]


def reasons(found: FoundOutputs) -> list[str]:
    return [f"{Path(problem.file).name}: {problem.message}" for problem in found.left_out]


def test_a_text_and_its_alignment_make_one_output(tmp_path: Path):
    text, links = write_system(tmp_path, "alder")
    assert outputs_among([text, links]) == FoundOutputs((SystemOutput("alder", text, links),), ())


@pytest.mark.parametrize("chosen", [0, 1])
def test_one_of_the_two_is_enough(tmp_path: Path, chosen: int):
    files = write_system(tmp_path, "alder")
    write_system(tmp_path, "birch")
    assert names(outputs_among([files[chosen]])) == ["alder"]


def test_a_folder_is_looked_into_in_order_of_names(tmp_path: Path):
    for name in ("cedar", "alder", "birch"):
        write_system(tmp_path, name)
    assert names(outputs_among([tmp_path])) == ["alder", "birch", "cedar"]


def test_a_file_named_beside_its_folder_is_found_once(tmp_path: Path):
    text, _ = write_system(tmp_path, "alder")
    assert names(outputs_among([text, tmp_path])) == ["alder"]


def test_a_text_without_alignment_is_taken_to_be_as_the_system_wrote_it(tmp_path: Path):
    text, links = write_system(tmp_path, "alder")
    links.unlink()
    found = outputs_among([tmp_path])
    assert found.outputs == (SystemOutput("alder", text, None, tokenised=False),)
    assert found.left_out == ()


def test_an_alignment_without_text_is_left_out_with_the_reason(tmp_path: Path):
    text, links = write_system(tmp_path, "alder")
    text.unlink()
    for given in (tmp_path, links):
        assert reasons(outputs_among([given])) == ["alder.align: there is no alder.txt beside it"]


def test_untokenised_text_goes_by_its_name_without_raw(tmp_path: Path):
    text = tmp_path / "alder.raw.txt"
    text.write_text("Die Lampe.\n")
    found = outputs_among([tmp_path])
    assert found.outputs == (SystemOutput("alder", text, None, tokenised=False),)


def test_what_else_lies_in_a_folder_is_not_spoken_of(tmp_path: Path):
    write_system(tmp_path, "alder")
    for name in ("README.txt", ".hidden.txt", "notes.pdf"):
        (tmp_path / name).write_text("x")
    (tmp_path / "folder.txt").mkdir()
    found = outputs_among([tmp_path])
    assert (names(found), found.left_out) == (["alder"], ())


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("notes.pdf", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"),
        ("notes.docx", b"PK\x03\x04\x14\x00\x06\x00"),
        ("x.protest", b"x"),
    ],
)
def test_what_is_no_text_is_told_of_where_it_was_chosen(tmp_path: Path, name: str, content: bytes):
    (tmp_path / name).write_bytes(content)
    assert reasons(outputs_among([tmp_path / name])) == [
        f"{name}: this is not a plain text in UTF-8"
    ]


@pytest.mark.parametrize("name", ["alder", "alder.deu", "alder.D3", "alder.trg"])
def test_a_text_of_any_ending_is_taken_where_it_was_chosen(tmp_path: Path, name: str):
    text = tmp_path / name
    text.write_bytes("ä".encode() * 4095)  # what is looked at may end within a letter
    assert outputs_among([text]).outputs == (SystemOutput("alder", text, None, tokenised=False),)


def test_a_text_named_by_its_language_is_one_where_it_was_chosen(tmp_path: Path):
    """`hyp.de`, as people in machine translation name them; beside it lie others, too."""
    for name in ("hyp.de", "source.en"):
        (tmp_path / name).write_text("x")
    found = outputs_among([tmp_path / "hyp.de"])
    assert found.outputs == (SystemOutput("hyp", tmp_path / "hyp.de", None, tokenised=False),)
    assert "there is no NAME.txt" in reasons(outputs_among([tmp_path]))[0]


def test_what_is_not_there_is_told_of(tmp_path: Path):
    assert reasons(outputs_among([tmp_path / "no.txt"])) == ["no.txt: the file is missing"]


def test_an_empty_folder_is_told_of(tmp_path: Path):
    assert "there is no NAME.txt" in reasons(outputs_among([tmp_path]))[0]


def test_of_a_suite_only_its_systems_are_taken(tmp_path: Path):
    suite = write_suite(tmp_path / "suite")
    (suite / "systems").mkdir()
    write_system(suite / "systems", "alder")
    found = outputs_among([suite])
    assert (names(found), found.left_out) == (["alder"], ())


def test_a_suite_without_systems_is_told_of(tmp_path: Path):
    found = outputs_among([write_suite(tmp_path / "suite")])
    assert found.outputs == ()
    assert "cannot be read" in reasons(found)[0]


def test_a_name_with_dots_keeps_them(tmp_path: Path):
    write_system(tmp_path, "alder.v1.2")
    assert names(outputs_among([tmp_path])) == ["alder.v1.2"]


def test_a_decomposed_name_is_composed(tmp_path: Path):
    text, _ = write_system(tmp_path, "a\u0308hre")
    assert names(outputs_among([text])) == ["\u00e4hre"]


def test_equal_names_in_two_folders_are_both_found(tmp_path: Path):
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        write_system(tmp_path / folder, "alder")
    assert names(outputs_among([tmp_path / "one", tmp_path / "two"])) == ["alder", "alder"]


def test_a_folder_one_may_not_read_is_told_of(tmp_path: Path):
    with closed_folder(tmp_path / "closed") as folder:
        (of_folder, of_file) = reasons(outputs_among([folder, folder / "x.txt"]))
    assert "cannot be read" in of_folder
    assert "cannot be looked at" in of_file


def test_a_name_that_is_too_long_is_told_of():
    (reason,) = reasons(outputs_among([Path("a" * 300 + ".txt")]))
    assert "File name too long" in reason


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a name be any bytes")
def test_a_name_that_is_not_utf_8_is_told_readably(tmp_path: Path):
    (tmp_path / os.fsdecode(b"n\xff.align")).write_text("x")
    (problem,) = outputs_among([tmp_path]).left_out
    str(problem).encode()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
@pytest.mark.parametrize("name", ["pipe.txt", "pipe.align"])
def test_a_pipe_is_left_out_as_nobody_may_ever_write_into_it(tmp_path: Path, name: str):
    write_system(tmp_path, "pipe")
    (tmp_path / name).unlink()
    os.mkfifo(tmp_path / name)
    found = outputs_among([tmp_path / name])
    assert found.outputs == ()
    assert reasons(found) == [f"{name}: this is a device or a pipe, not a file"]
