"""`protest load` and `suite build parallel` with texts in the formats of the field."""

import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest

from protest_core.evaluation.project_summary import project_summary
from protest_core.files.problems import ProblemList
from protest_core.suite.directory import read_suite_directory
from tests.builders.small_suite import write_suite, write_system
from tests.core.cli.conftest import Run

ROOT = Path(__file__).parents[3]
FIXTURES = ROOT / "tests" / "fixtures" / "inputs"
XML, SGM, JSON, TSV = (FIXTURES / f"lamp.{ending}" for ending in ("xml", "sgm", "jsonl", "tsv"))


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "small.protest"
    run("new", path, "--suite", write_suite(tmp_path / "suite"))
    return path


def names(file: Path) -> list[str]:
    return [each.name for each in project_summary(path=file).systems]


def test_a_file_that_names_its_systems_needs_no_name(run: Run, file: Path):
    message = run("load", file, XML, "--quick").stderr
    assert "lamp.xml: read as WMT XML: 2 documents, 7 segments, systems alder, birch" in message
    assert "Loaded alder, birch." in message
    assert names(file) == ["alder", "birch"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([XML, "--system", "birch"], ["birch"]),
        ([f"x={XML}", "--system", "birch"], ["x"]),
        (["x", XML, "--system", "birch"], ["x"]),
        ([f"human={XML}", "--reference", "A"], ["human"]),
        ([XML, "--reference", "A"], ["A"]),
        ([SGM], ["alder"]),
        ([XML, "--doc", "lamp", "--doc", "rain", "--system", "alder"], ["alder"]),
        ([XML, "--collection", "indoors", "--collection", "outdoors"], ["alder", "birch"]),
    ],
)
def test_texts_of_a_file_are_chosen(run: Run, file: Path, given, expected):
    run("load", file, *given, "--quick")
    assert names(file) == expected


def test_without_a_field_the_fields_are_named_and_nothing_changes(run: Run, file: Path):
    before = file.read_bytes()
    for path, name in ((JSON, "‘out.text’"), (TSV, "‘birch’")):
        message = run("load", file, path, code=1).stderr
        assert name in message
        assert "--field" in message
    assert file.read_bytes() == before


def test_several_fields_are_several_systems(run: Run, file: Path, tmp_path: Path):
    text, _ = write_system(tmp_path, "x")
    lines = text.read_text().splitlines()
    rows = "".join(f"{line}\t{line}\t{n}\n" for n, line in enumerate(lines))
    path = tmp_path / "rows.tsv"
    path.write_text(f"a\tb\tline\n{rows}")
    run("load", file, path, "--field", "a", "--field", "b", "--tokenized", "--quick")
    assert names(file) == ["a", "b"]


def test_plain_text_without_a_name_is_refused_as_before(run: Run, file: Path, tmp_path: Path):
    write_system(tmp_path, "x")
    assert "‘x.txt’ is not NAME=TEXT" in run("load", file, "x.txt", code=2).stderr


def test_a_file_that_names_its_systems_is_no_name(run: Run, file: Path, tmp_path: Path):
    write_system(tmp_path, "x")
    assert "‘x.txt’ is not NAME=TEXT" in run("load", file, XML, "x.txt", code=2).stderr
    run("load", file, XML, "x=x.txt", "--quick")
    assert sorted(names(file)) == ["alder", "birch", "x"]


def test_given_links_need_a_name(run: Run, file: Path, tmp_path: Path):
    _, links = write_system(tmp_path, "x")
    message = run("load", file, XML, "--align", links, code=2).stderr
    assert f"--align needs the name of a system: write NAME={XML}" in message


def piped(content: bytes, *arguments: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [
            sys.executable,
            "-c",
            "from protest_core.cli.main import main; main()",
            *map(str, arguments),
        ],
        input=content,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def test_standard_input_is_read(file: Path):
    done = piped(gzip.compress(XML.read_bytes()), "load", file, "-", "--quick")
    assert done.returncode == 0
    assert "standard input: read as WMT XML" in done.stderr.decode()
    assert names(file) == ["alder", "birch"]
    assert project_summary(path=file).systems[0].text_file == "standard input"


def test_standard_input_is_plain_text_under_a_name(file: Path, tmp_path: Path):
    text, links = write_system(tmp_path, "x")
    done = piped(text.read_bytes(), "load", file, "x=-", "--align", links)
    assert "standard input: read as plain text: 7 lines" in done.stderr.decode()
    assert names(file) == ["x"]


def test_standard_input_is_given_once(run: Run, file: Path):
    assert "only once" in run("load", file, "a=-", "b=-", code=1).stderr
    assert "only once" in run("load", file, "a=-", "--parallel", "-", "x", code=1).stderr


def test_a_suite_is_built_from_one_file_with_both_texts(run: Run, tmp_path: Path):
    both = tmp_path / "both.xml"
    both.write_text(XML.read_text().replace(".</seg>", " .</seg>"))
    (tmp_path / "table.tsv").write_text("line\ttoken\tcategory\n4\t0\tpleonastic_it\n")
    arguments = ("suite", "build", "parallel", both, both, "table.tsv", "--target", "de")
    message = run(*arguments, "-o", "made", code=1).stderr
    assert "there are the references ‘A’, ‘B’; choose one by --reference" in message
    message = run(*arguments, "-o", "made", "--reference", "A").stderr
    assert "both.xml: read as WMT XML: 2 documents, 7 segments, reference A" in message
    suite = read_suite_directory(Path("made"), ProblemList()).suite
    assert suite.source[4] == "It rains ."
    assert [(each.name, each.first_line) for each in suite.documents] == [("lamp", 0), ("rain", 4)]


def test_a_raw_suite_is_built_from_one_file_with_both_texts(run: Run):
    arguments = ("suite", "build", "parallel", XML, XML, "--reference", "A", "--raw")
    message = run(*arguments, "--target", "de", "-o", "made").stderr
    assert f"{XML.name}: read as WMT XML: 2 documents, 7 segments" in message
    suite = read_suite_directory(Path("made"), ProblemList()).suite
    assert suite.source[4] == "It rains ."
    assert [each.name for each in suite.documents] == ["lamp", "rain"]


def test_a_suite_is_built_from_fields(run: Run, tmp_path: Path):
    path = tmp_path / "rows.jsonl"
    path.write_text('{"src": "It rains .", "ref": {"A": "Es regnet ."}}\n')
    (tmp_path / "table.tsv").write_text("line\ttoken\tcategory\n0\t0\tpleonastic_it\n")
    arguments = ("suite", "build", "parallel", path, path, "table.tsv", "--target", "de")
    message = run(*arguments, "-o", "made", "--source-field", "src", code=1).stderr
    assert "choose one by --reference-field" in message
    fields = ("--source-field", "src", "--reference-field", "ref.A")
    run(*arguments, "-o", "made", *fields)
    assert Path("made/reference.txt").read_text() == "Es regnet .\n"
