"""A file that is something else is told in one line; what is wrong alike, in a few."""

import gzip
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest

from protest_core.errors import InputError, Problem
from protest_core.files.problems import LISTED_OF_A_KIND, ProblemList, capped
from protest_core.files.table_rows import Columns, read_rows
from protest_core.files.text import read_lines, read_sentences
from protest_core.loading.create_project import create_project
from tests.builders.small_suite import write_suite

COLUMNS = Columns({"a": str, "b": str}, {"a": str, "b": str}, ("a",))
FRENCH = "L'été, à l'hôtel, nous avons goûté des mets délicieux."

# The command, which says after a tenth of a second instead of two that it waits.
IMPATIENT = """
from protest_core.cli.main import main
from protest_core.files import paths
paths._SECONDS = 0.1
main()
"""


def mistakes(path: Path, raw: bytes) -> list[str]:
    path.write_bytes(raw)
    problems = ProblemList()
    read_sentences(path, path.name, problems)
    return list(map(str, problems.mistakes))


def mistakes_of_table(path: Path, text: str | bytes) -> list[str]:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    problems = ProblemList()
    assert [row.values for row in read_rows(path, path.name, COLUMNS, problems)] == []
    return list(map(str, problems.mistakes))


@pytest.mark.parametrize("encoding", ["latin-1", "windows-1252"])
def test_another_encoding_is_told_once_with_its_name_and_first_place(tmp_path, encoding):
    raw = "\n".join(["Hello .", *[FRENCH] * 1_436]).encode(encoding)
    assert mistakes(tmp_path / "x", raw) == [
        "x:2:3: not UTF-8: byte 0xE9, which is ‘é’ in Windows-1252 and Latin-1; save the file as "
        "UTF-8 (and so in 1,435 more lines)"
    ]


def test_the_same_of_a_table(tmp_path):
    raw = f"a,b\n{FRENCH[:5]},x\n{FRENCH[:5]},y\n".encode("latin-1")
    (mistake,) = mistakes_of_table(tmp_path / "t", raw)
    assert mistake.startswith("t:2:3: not UTF-8: byte 0xE9, which is ‘é’ in Windows-1252")
    assert mistake.endswith("(and so in 1 more line)")


@pytest.mark.parametrize(
    "raw",
    [
        f"{FRENCH}\n".encode() + b"\xe9 \n",  # mixed
        "Привет, мир".encode("koi8-r"),
        "Привет, мир".encode("windows-1251"),
        b"\xff\x81\n",
    ],
)
def test_nothing_is_guessed_of_what_is_no_western_text(tmp_path, raw):
    (mistake,) = mistakes(tmp_path / "x", raw)
    assert "Latin-1" not in mistake
    assert "save the file as UTF-8" in mistake


@pytest.mark.parametrize(
    ("raw", "what"),
    [
        (gzip.compress(b"Hello .\n" * 1_000, mtime=0), "compressed (gzip)"),
        (b"BZh91AY&SY\x00\n\x00", "compressed (bzip2)"),
        (b"PK\x03\x04\x00\n\x00", "compressed (zip)"),
        (b"SQLite format 3\x00\x10\x00\x01\x01\x00@  " + b"\xec\n" * 90, "a database (SQLite)"),
        ("Hello .\nHello .\n".encode("utf-16"), "UTF-16"),
        ("Hello .\nHello .\n".encode("utf-16-le"), "UTF-16"),
        ("Hello .\nHello .\n".encode("utf-16-be"), "UTF-16"),
    ],
)
def test_what_is_no_plain_text_is_told_in_one_line(tmp_path, raw, what):
    (mistake,) = mistakes(tmp_path / "x", raw)
    assert what in mistake
    (of_table,) = mistakes_of_table(tmp_path / "t", raw)
    assert what in of_table or "spreadsheet" in of_table


def test_of_errors_of_a_kind_twenty_are_listed_and_the_rest_counted(tmp_path):
    problems = ProblemList()
    for number in range(45):
        problems.add("x", f"sentence {number} of ‘doc{number}’ is not there", line=number + 1)
    problems.add("x", "something else", line=7)
    problems.add("y", "sentence 1 of ‘doc1’ is not there", line=1)
    assert problems.number == 47
    with pytest.raises(InputError, match="47 errors") as caught:
        problems.refuse_if_any("It")
    lines = list(map(str, caught.value.problems))
    assert len(lines) == LISTED_OF_A_KIND + 2
    assert lines[-2] == "x:20: sentence 19 of ‘doc19’ is not there (and 25 more like this)"
    assert caught.value.unlisted == 0


def test_of_warnings_of_a_kind_twenty_are_listed_and_the_rest_counted():
    problems = ProblemList()
    for number in range(21_600):
        problems.warn("x", f"entry {number} is left out: there is no field ‘src’")
    assert len(problems.warnings) == LISTED_OF_A_KIND
    assert problems.warnings[-1].message.endswith("(and 21,580 more like this)")


def test_of_many_kinds_a_thousand_are_listed_and_the_rest_counted():
    kinds = ["".join(chr(97 + int(digit)) for digit in str(number)) for number in range(1_200)]
    found = capped(Problem("x", kind) for kind in kinds for _ in range(2))
    assert (len(found.listed), found.unlisted, found.number) == (1_000, 1_400, 2_400)


def test_lines_after_the_first_that_is_not_utf_8_are_not_blamed_for_its_consequences(tmp_path):
    path = tmp_path / "x"
    path.write_bytes(b"a\n\xe9\nb\n\xe9\n")
    problems = ProblemList()
    assert read_lines(path, "x", problems).whole
    assert problems.spoilt_lines("x") == {2, 4}


@pytest.mark.parametrize("known", ["a,", ""])
def test_a_header_of_very_many_columns_is_refused_at_once(tmp_path, known):
    header = known + ",".join(f"column{number}" for number in range(100_000))
    begun = process_time()
    (mistake,) = mistakes_of_table(tmp_path / "t", f"{header}\n1\n")
    assert process_time() - begun < 5  # quadratic, it were minutes
    assert "and at most 1,000 are read" in mistake


def test_as_many_columns_as_are_read_take_no_time(tmp_path):
    names = ["a", *(f"column{number}" for number in range(998)), "column7"]
    assert mistakes_of_table(tmp_path / "t", ",".join(names) + "\n") == [
        "t:1: two columns are called ‘column7’"
    ]


def test_json_lines_have_as_many_names_at_most(tmp_path):
    line = "{" + ",".join(f'"column{number}": 1' for number in range(1_001)) + "}\n"
    (mistake,) = mistakes_of_table(tmp_path / "t", line)
    assert mistake.startswith("t:1: 1,001 columns, and at most 1,000 are read")


@pytest.mark.parametrize(
    "line",
    [
        '{"a": "no", "b": "x", "a": "yes"}',
        '{"a" : "no", "a":"yes"}',
        '{"a": "no", "\\u0061": "yes"}',
        '{"b": {"c": 1, "d": 2}, "a": 1, "a": 1}',
    ],
)
def test_a_name_that_a_json_line_has_twice_is_a_mistake(tmp_path, line):
    assert mistakes_of_table(tmp_path / "t", line) == ["t:1: there are two values of ‘a’"]


@pytest.mark.parametrize("line", ['{"a": "x\\" : y", "b": "\\": "}', '{"a": "1", "c": {"a": 2}}'])
def test_names_inside_of_values_are_no_repetition(tmp_path, line):
    path = tmp_path / "t"
    path.write_text(line)
    problems = ProblemList()
    (row,) = read_rows(path, "t", COLUMNS, problems)
    assert "a" in row.values
    assert problems.mistakes == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
@pytest.mark.parametrize("command", ["load", "judgements import"])
@pytest.mark.parametrize("ends", [True, False])
def test_a_pipe_that_nobody_writes_to_is_waited_for_with_a_word(tmp_path, command, ends):
    """Ctrl+C ends the waiting; or somebody writes, and that is read."""
    create_project(path=tmp_path / "p.protest", directory=write_suite(tmp_path / "suite"))
    os.mkfifo(tmp_path / "pipe")
    name = ["one"] if command == "load" else []
    arguments = [*command.split(), "p.protest", *name, "pipe"]
    with subprocess.Popen(
        [sys.executable, "-c", IMPATIENT, *arguments],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.fspath(Path(__file__).parents[3])},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        waited = next(line for line in process.stderr if "waiting" in line)
        assert waited == "protest: waiting until something is written to pipe (Ctrl+C stops)\n"
        if ends:
            process.send_signal(signal.SIGINT)
        else:
            (tmp_path / "pipe").write_text("x\n")
        rest = process.stderr.read()
    assert process.returncode == 1
    assert ("stopped" in rest) is ends
    assert ("pipe" in rest) is not ends
