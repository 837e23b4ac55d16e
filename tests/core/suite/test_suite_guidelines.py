"""Guidelines beside a suite become the project's, and go with the suite."""

from pathlib import Path

import pytest

from protest_core.annotating.project_guidelines import project_guidelines
from protest_core.db.project import Project
from protest_core.errors import InputError
from protest_core.files.problems import ProblemList
from protest_core.loading.create_project import check_suite, create_project
from protest_core.suite.directory import read_suite_directory, write_suite_directory
from protest_core.suite.report import suite_report
from protest_core.suite.saving import open_suite, save_suite_as
from tests.builders.further_questions import REGISTER, STYLE

FILE = "guidelines.toml"
TAGS = 'version = "tags"\n[[tag]]\nname = "too_formal"\nexplanation = "Too formal."\n'
BAD = {
    "not = [toml": "not TOML",
    "[[question]]\nid = 3\n": "version",
    REGISTER.replace('"no"', '"yes"'): "two choices have the same id",
    REGISTER + 'functions = ["anaforic"]': "‘anaforic’ is not among the functions",
    REGISTER + 'categories = ["event_itt"]': "‘event_itt’ is not among the categories",
    'version = "en-de 2"\n[help]\ntext = "Other help."': "give them another version",
    'version = "fr"\nsource_language = "en"\ntarget_language = "fr"': "not for the languages",
}


@pytest.fixture
def directory(suite_directory: Path) -> Path:
    (suite_directory / FILE).write_text(REGISTER, encoding="utf-8")
    return suite_directory


def test_a_project_asks_what_the_guidelines_beside_its_suite_ask(directory: Path, tmp_path: Path):
    path = tmp_path / "asking.protest"
    create_project(path=path, directory=directory)
    with Project.open(path) as project:
        guidelines = project_guidelines(project=project).guidelines
    assert guidelines.version == "with register"
    assert [question.id for question in guidelines.further] == ["register"]
    assert guidelines.questions.pronoun  # as in the program's
    assert guidelines.earlier == {"en-de 2": ()}


def test_the_report_of_a_check_names_them(directory: Path):
    checked = check_suite(directory=directory)
    assert (checked.guidelines, checked.questions) == ("with register", ("register",))
    (table, *_) = suite_report(checked).tables
    assert "Guidelines: with register: register" in [*table.lines]


@pytest.mark.parametrize(
    ("text", "line"),
    [(TAGS, "Guidelines: tags: no further questions"), (STYLE, "Guidelines: with style: style")],
)
def test_the_report_tells_whether_they_ask_more(directory: Path, text: str, line: str):
    (directory / FILE).write_text(text, encoding="utf-8")
    (table, *_) = suite_report(check_suite(directory=directory)).tables
    assert line in [*table.lines]


@pytest.mark.parametrize("text", BAD)
def test_mistakes_in_them_are_mistakes_in_the_suite(directory: Path, tmp_path: Path, text: str):
    (directory / FILE).write_text(text, encoding="utf-8")
    path = tmp_path / "none.protest"
    with pytest.raises(InputError, match=f"{FILE}: .*{BAD[text]}"):
        check_suite(directory=directory)
    with pytest.raises(InputError, match=f"{FILE}: .*{BAD[text]}"):
        create_project(path=path, directory=directory)
    assert not path.exists()


def test_they_are_written_with_the_suite_and_saved_elsewhere_with_it(
    directory: Path, tmp_path: Path
):
    write_suite_directory(read_suite_directory(directory, ProblemList()), tmp_path / "written")
    opened = open_suite(directory=directory)
    examples = opened.contents.suite.examples
    save_suite_as(opened=opened, examples=examples, directory=tmp_path / "saved")
    for place in ("written", "saved"):
        assert check_suite(directory=tmp_path / place).guidelines == "with register"


def test_without_them_the_project_has_the_programs(suite_directory: Path, tmp_path: Path):
    path = tmp_path / "plain.protest"
    create_project(path=path, directory=suite_directory)
    assert check_suite(directory=suite_directory).guidelines is None
    with Project.open(path) as project:
        assert project_guidelines(project=project).guidelines.version == "en-de 2"
