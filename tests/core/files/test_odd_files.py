"""Files that are not what they seem: pipes, devices, folders, names and messages that bite."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from protest_core.files import text
from protest_core.files.problems import ProblemList
from protest_core.files.text import read_lines, read_sentences
from protest_core.loading.create_project import check_suite, create_project
from tests.builders.small_suite import FILES, SYSTEM, write_suite
from tests.core.suite.bad import example, mistakes_of

NOT_UTF_8 = os.fsdecode(b"n\xff")


def read(path: Path) -> tuple[list[str], list[str]]:
    problems = ProblemList()
    lines = read_lines(path, "x", problems).lines
    return lines, [str(mistake) for mistake in problems.mistakes]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_is_read_to_its_end(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(b"\xef\xbb\xbfa b\r\nc\n" * 2,))
    writer.start()
    assert read(pipe) == (["a b", "c", "\ufeffa b", "c"], [])
    writer.join()


@pytest.mark.skipif(not Path("/dev/stdin").exists(), reason="there is no /dev/stdin here")
def test_standard_input_is_read_by_its_name():
    program = (
        "from pathlib import Path\n"
        "from protest_core.files.problems import ProblemList\n"
        "from protest_core.files.text import read_lines\n"
        "print(read_lines(Path('/dev/stdin'), 'x', ProblemList()).lines)"
    )
    given = b"\xef\xbb\xbfa\nb"
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, input=given, capture_output=True
    )
    assert done.stdout.decode().strip() == "['a', 'b']"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no /dev/zero here")
def test_a_file_without_an_end_is_left_at_once():
    assert read(Path("/dev/zero")) == (
        [],
        ["x:1: the line is longer than 200,000 bytes; is it one sentence per line?"],
    )


def test_too_many_lines_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(text, "MOST_LINES", 10)
    path = tmp_path / "x"
    path.write_text("a\n" * 10)
    assert read(path) == (["a"] * 10, [])
    path.write_text("a\n" * 11)
    assert read(path) == (["a"] * 10, ["x: the file has more than 10 lines"])


def test_what_comes_before_a_line_that_is_too_long_is_checked(tmp_path: Path):
    path = tmp_path / "x"
    path.write_text("a  b\n" + "a" * 200_001 + "\na  b\n")
    problems = ProblemList()
    assert not read_sentences(path, "x", problems).whole
    assert sorted(mistake.line or 0 for mistake in problems.mistakes) == [1, 2]


def test_the_longest_line_is_read(tmp_path: Path):
    path = tmp_path / "x"
    path.write_text("a" * 200_000 + "\nb\n")
    assert read(path) == (["a" * 200_000, "b"], [])


def a_file(systems: Path) -> None:
    systems.write_text("")


def a_dangling_link(systems: Path) -> None:
    systems.symlink_to("nowhere")


def a_circle(systems: Path) -> None:
    systems.symlink_to("systems")


def without_permission(systems: Path) -> None:
    systems.mkdir(mode=0)


@pytest.mark.parametrize("make", [a_file, a_dangling_link, a_circle, without_permission])
def test_systems_that_are_no_directory_are_a_mistake(tmp_path: Path, make: Callable[[Path], None]):
    if make is without_permission and os.geteuid() == 0:
        pytest.skip("root may read everything")
    directory = write_suite(tmp_path / "s")
    make(directory / "systems")
    (mistake,) = mistakes_of(directory)
    assert mistake.startswith("systems: ")


@pytest.mark.parametrize("name", ["one.txt", "one.align", "two.txt", "three.raw.txt"])
def test_a_directory_in_place_of_a_file_is_a_mistake(tmp_path: Path, name: str):
    directory = write_suite(
        tmp_path / "s", systems__one_txt=SYSTEM["text"], systems__one_align=SYSTEM["links"]
    )
    path = directory / "systems" / name
    path.unlink(missing_ok=True)
    path.mkdir()
    assert mistakes_of(directory) == [f"systems/{name}: the file cannot be read: Is a directory"]


@pytest.mark.parametrize(
    ("files", "mistake"),
    [
        (
            ["x.txt", "x.align", "x.raw.txt"],
            "x.raw.txt: there is x.txt as well; remove one of them",
        ),
        (["x.raw.txt", "x.align"], "x.align: there is no x.txt beside it"),
        (
            ["x.raw.txt", "x.raw.align"],
            "x.raw.align: links count tokens, so untokenised text can have none; write the "
            "tokenised text as x.txt and this as x.align",
        ),
    ],
)
def test_files_that_do_not_belong_together_are_told(tmp_path: Path, files, mistake: str):
    texts = {f"systems/{name}": SYSTEM["links" if "align" in name else "text"] for name in files}
    directory = write_suite(tmp_path / "s", **texts)
    assert mistakes_of(directory) == [f"systems/{mistake}"]


@pytest.mark.parametrize(
    ("name", "content", "mistake"),
    [
        ("x.txt", "a  b\n" * 7, "x.txt:1:2: double blank; tokens are separated by exactly one"),
        ("x.txt", "a\n" * 8, "x.txt:8: 8 lines where the source has 7; "),
        ("x.raw.txt", b"\xff\n" * 7, "x.raw.txt:1:1: not UTF-8: byte 0xFF; "),
        ("x.raw.txt", "a  b\n" * 6, "x.raw.txt:"),
    ],
)
def test_a_text_without_alignment_is_checked(tmp_path: Path, name: str, content, mistake: str):
    directory = write_suite(tmp_path / "s", **{f"systems/{name}": content})
    assert mistakes_of(directory)[0].startswith(f"systems/{mistake}")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a name be any bytes")
def test_names_that_are_not_utf_8_are_a_mistake(tmp_path: Path):
    directory = write_suite(
        tmp_path / "s",
        **{
            f"systems/{NOT_UTF_8}.txt": SYSTEM["text"],
            f"systems/{NOT_UTF_8}.align": SYSTEM["links"],
        },
    )
    assert mistakes_of(directory) == ["systems/n\\udcff.txt: the name is not UTF-8; rename it"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a name be any bytes")
def test_a_suite_in_a_directory_that_is_not_utf_8_can_be_used(tmp_path: Path):
    toml = FILES["suite.toml"].replace('name = "small"', "")
    directory = write_suite(tmp_path / NOT_UTF_8, suite_toml=toml)
    assert check_suite(directory=directory).suite.name == "n\\udcff"
    create_project(path=tmp_path / "p.protest", directory=directory)


def test_messages_hold_nothing_that_a_terminal_obeys(tmp_path: Path):
    long_key = "k" * 9000
    directory = write_suite(
        tmp_path / "s",
        reference_align=FILES["reference.align"].replace("0-0", "\x1b[2J\u202e0-0", 1),
        documents_tsv=FILES["documents.tsv"].replace("rain\t4", "rain\x9b" + "x" * 9000),
        suite_toml=FILES["suite.toml"] + f'x = {{"{long_key}" = 1, "{long_key}" = 2}}',
    )
    mistakes = mistakes_of(directory)
    assert len(mistakes) == 3
    assert all(mistake.isprintable() and len(mistake) < 600 for mistake in mistakes)
    assert any("\\x1b[2J\\u202e0-0" in mistake for mistake in mistakes)


def test_warnings_are_printable_too(tmp_path: Path):
    directory = write_suite(tmp_path / "s", examples_jsonl=example(**{"\x7f\u202e": "1"}))
    (warning,) = check_suite(directory=directory).warnings
    assert "‘\\x7f\\u202e’" in str(warning)


def test_long_values_are_cut(tmp_path: Path):
    lines = example(category='"\\u001b' + "x" * 5000 + '"') + example(id="9" * 4000)
    assert mistakes_of(write_suite(tmp_path / "s", examples_jsonl=lines)) == [
        f"examples.jsonl:1: nobody defined the category ‘\\x1b{'x' * 59}…’; define it in "
        "suite.toml as [[category]]",
        f"examples.jsonl:2: example id {'9' * 60}… is not a number from 0 to {2**63 - 1}",
    ]
