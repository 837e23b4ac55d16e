"""A language beside a suite goes with the suite: into projects, batches, and out again."""

from pathlib import Path

import pytest
from sqlalchemy import update

from protest_core.batches.open_batch import open_batch
from protest_core.db.project import Project
from protest_core.db.schema import SettingRow
from protest_core.db.settings import put_setting
from protest_core.errors import InputError, ProjectFileError, RefusedError
from protest_core.evaluation.match_project import candidate_matches, evaluate, evaluation_table
from protest_core.evaluation.report import evaluation_report
from protest_core.files.problems import ProblemList
from protest_core.languages.profiles import OWN_PROFILES, language_profile
from protest_core.loading.create_project import check_suite, create_project
from protest_core.loading.systems import (
    SystemOutput,
    add_aligned_systems,
    align_outputs_read,
    load_systems,
    read_outputs,
)
from protest_core.matching.policy import PronounTokens
from protest_core.report_page.gather import project_report
from protest_core.report_page.write import ReportFormat, write_report
from protest_core.suite.directory import read_suite_directory, write_suite_directory
from protest_core.suite.queries import load_description
from tests.builders.fetch import fetch
from tests.builders.small_batch import write_batch
from tests.builders.small_suite import FILES, write_suite, write_system

LANGUAGE = """\
code = "qy"
name = "Small German"
pronouns = ["sie", "es", "du", "diese", "jene"]
"""
TOML = FILES["suite.toml"].replace('"de"', '"qy"')


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    return write_suite(tmp_path / "suite", suite_toml=TOML, language_toml=LANGUAGE)


@pytest.fixture
def project(directory: Path, tmp_path: Path):
    create_project(path=tmp_path / "own.protest", directory=directory)
    with Project.open(tmp_path / "own.protest") as project:
        load_systems(project=project, outputs=[SystemOutput("one", *write_system(tmp_path))])
        yield project


def profile_of(project: Project):
    return language_profile(fetch(project, load_description).target_language)


def forget() -> None:
    """Forget all profiles of users, as another program would not know them."""
    OWN_PROFILES.clear()
    language_profile.cache_clear()


def test_matching_follows_the_pronouns_beside_the_suite(project: Project):
    assert profile_of(project).name == "Small German"
    evaluate(project=project)
    matches = {each.example.id: each.match for each in candidate_matches(project=project)}
    assert matches[3].matched == "reference"  # es
    assert matches[1].matched is None  # Sie, Diese


@pytest.mark.parametrize("code", ["qy-AT", "qyy", "QY"])
def test_a_region_or_another_code_is_the_same_language(tmp_path: Path, code: str):
    own = 'other_codes = ["qyy"]\n' + LANGUAGE
    toml = TOML.replace('"qy"', f'"{code}"')
    directory = write_suite(tmp_path / "suite", suite_toml=toml, language_toml=own)
    assert check_suite(directory=directory).warnings == ()


def test_no_warning_is_given_where_a_language_is_described(directory: Path):
    assert check_suite(directory=directory).warnings == ()


def test_a_project_and_a_batch_carry_the_language(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail")
    forget()
    with open_batch(path=path) as batch:
        assert profile_of(batch.project).name == "Small German"
    forget()
    assert profile_of(project).pronouns == {"sie", "es", "du", "diese", "jene"}


def test_the_suite_is_written_with_its_language(directory: Path, tmp_path: Path):
    problems = ProblemList()
    contents = read_suite_directory(directory, problems)
    write_suite_directory(contents, tmp_path / "copy")
    assert (tmp_path / "copy" / "language.toml").read_text() == LANGUAGE
    assert 'target_language = "qy"' in (tmp_path / "copy" / "suite.toml").read_text()
    assert read_suite_directory(tmp_path / "copy", problems) == contents
    assert problems.mistakes == []


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (LANGUAGE.replace("pronouns", "pronuons"), "language.toml:3: ‘pronuons’ is not known"),
        (LANGUAGE.replace('"qy"', '"qz"'), "language.toml: it defines ‘qz’"),
        ("code = 1", "language.toml"),
        (b"\xff\xfe\x00", "language.toml"),
    ],
)
def test_mistakes_are_named_by_file_and_line(tmp_path: Path, changed: str | bytes, message: str):
    directory = write_suite(tmp_path / "suite", suite_toml=TOML, language_toml=changed)
    with pytest.raises(InputError) as refused:
        check_suite(directory=directory)
    assert message in str(refused.value)


def test_a_code_with_a_digest_belongs_to_no_suite_toml(tmp_path: Path):
    toml = FILES["suite.toml"].replace('"de"', '"qy@0123456789ab"')
    with pytest.raises(InputError, match="is no code of a language"):
        check_suite(directory=write_suite(tmp_path / "suite", suite_toml=toml))


@pytest.mark.parametrize(
    "text", ["", "code = ", LANGUAGE.replace("jene", "jeder"), LANGUAGE + "x" * 300_000]
)
def test_a_language_that_was_changed_in_the_file_is_refused(
    project: Project, text: str, tmp_path: Path
):
    with project.changing() as tx:
        put_setting(tx, "language", text)
    forget()
    with (
        pytest.raises(RefusedError, match="language profile in this file"),
        Project.open(tmp_path / "own.protest") as again,
    ):
        fetch(again, load_description)


def test_without_a_profile_matching_is_refused_until_any_word_may_count(tmp_path: Path):
    directory = write_suite(tmp_path / "suite", suite_toml=TOML)
    create_project(path=tmp_path / "unknown.protest", directory=directory)
    with Project.open(tmp_path / "unknown.protest") as project:
        load_systems(project=project, outputs=[SystemOutput("one", *write_system(tmp_path))])
        with pytest.raises(RefusedError, match="language template qy"):
            evaluate(project=project)
        evaluate(project=project, change={"pronoun_tokens": PronounTokens.ANY})
        assert any(each.match.matched for each in candidate_matches(project=project))
        caveats = evaluation_report(evaluation_table(project=project)).caveats
        assert any("Nothing is known of the pronouns of qy" in each for each in caveats)
        report = project_report(project=project)
        page = "".join(write_report(report, ReportFormat.HTML))
        assert '<p class="caveat">Nothing is known of the pronouns of qy' in page
        with pytest.raises(RefusedError, match="language template qy"):
            evaluate(project=project, change={"pronoun_tokens": None})  # what is usual


def test_a_folder_in_place_of_the_language_is_an_error(directory: Path):
    (directory / "language.toml").unlink()
    (directory / "language.toml").mkdir()
    problems = ProblemList()
    read_suite_directory(directory, problems)
    assert [problem.file for problem in problems.mistakes] == ["language.toml"]


def test_a_setting_that_is_damaged_is_named(project: Project, tmp_path: Path):
    with project.changing() as tx:
        tx.execute(update(SettingRow).where(SettingRow.key == "language").values(value="{"))
    forget()
    with (
        pytest.raises(ProjectFileError, match="the setting language: "),
        Project.open(tmp_path / "own.protest") as again,
    ):
        fetch(again, load_description)


def test_systems_of_an_unknown_language_are_loaded_without_being_matched(tmp_path: Path):
    directory = write_suite(tmp_path / "suite", suite_toml=TOML)
    create_project(path=tmp_path / "unknown.protest", directory=directory)
    with Project.open(tmp_path / "unknown.protest") as project:
        read = read_outputs(project=project, outputs=[SystemOutput("one", *write_system(tmp_path))])
        change = add_aligned_systems(project=project, ready=align_outputs_read(read))
        assert change.systems == ("one",)
        assert "language template qy" in str(change.notes[-1])
        assert not change.matches
