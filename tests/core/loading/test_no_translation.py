"""Lines that are no translation at all: noticed when loading, and kept in the project."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.errors import ImplausibleTextError
from protest_core.evaluation.match_project import evaluate
from protest_core.files.problems import ProblemList
from protest_core.loading.align import Aligning
from protest_core.loading.create_project import create_project
from protest_core.loading.plausibility.check import Doubts, findings_in_output, no_translations
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.resources import shipped
from protest_core.text.translation import NoTranslation
from tests.builders.small_suite import SYSTEM, write_suite, write_system
from tests.core.loading.test_plausibility import GERMAN, SPOILT_LINES, output

REFUSED = SYSTEM["text"].replace("Es regnet .", "Ich kann das nicht übersetzen .")


def noticed(lines: Sequence[str]) -> dict[int, NoTranslation]:
    return no_translations(findings_in_output(lines, GERMAN), lines, GERMAN)


def states(path: Path, system: str = "one") -> dict[int, str]:
    """Return the lines of a system that are kept as no translation, from 0."""
    query = (
        "SELECT line, no_translation FROM system_sentence JOIN system ON system.id = system_id "
        "WHERE name = ? AND no_translation <> ''"
    )
    with closing(sqlite3.connect(path)) as database:
        return dict(database.execute(query, (system,)).fetchall())


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("introduction", None),
        ("introduction with the language", None),
        ("introduction only", NoTranslation.NOTE),
        ("introduction in the target language", None),
        ("refusal", NoTranslation.REFUSAL),
        ("language model", NoTranslation.REFUSAL),
        ("refusal in the target language", NoTranslation.REFUSAL),
        ("note", None),
        ("alternative", None),
        ("code fence", None),
        ("other letters", NoTranslation.OTHER_LETTERS),
    ],
)
def test_only_a_line_without_any_translation_is_none(kind: str, expected: NoTranslation | None):
    spoil, _ = SPOILT_LINES[kind]
    lines = output("de")
    lines[30] = spoil(lines[30])
    assert noticed(lines) == ({} if expected is None else {30: expected})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Sure! Here is the translation of your text:", NoTranslation.NOTE),
        ("Sure! Here is the translation of your text: Er ging.", None),
        ("Translation: Er sagte:", None),
        ("(Note: this line is a title.)", NoTranslation.NOTE),
        ("(Note: this is a title.) Das Buch", None),
        ("```", NoTranslation.NOTE),
        ("", NoTranslation.EMPTY),
        ("   ", NoTranslation.EMPTY),
        ("\u200b", NoTranslation.EMPTY),
    ],
)
def test_an_introduction_or_a_note_alone_is_no_translation(
    line: str, expected: NoTranslation | None
):
    lines = output("de")
    lines[30] = line
    assert noticed(lines) == ({} if expected is None else {30: expected})


def test_each_line_of_the_source_is_none_even_if_most_are():
    source = noticed(GERMAN.source)
    assert len(source) > 50
    assert set(source.values()) == {NoTranslation.SOURCE}


def test_an_empty_line_is_a_translation_where_the_reference_is_empty_too():
    original = type(GERMAN)(["One .", "Two ."], ["Eins .", ""], "en", "de")
    assert no_translations([], ["", ""], original) == {0: NoTranslation.EMPTY}


def test_without_a_reference_every_empty_line_is_none():
    original = type(GERMAN)(["One .", "Two .", ""], ["", "", ""], "en", "de")
    assert set(no_translations([], ["", "", ""], original)) == {0, 1}


def test_all_lines_of_an_empty_output_are_none():
    doubts = Doubts(ProblemList(), GERMAN, anyway=False)
    found = doubts.add_output("a.txt", [""] * len(GERMAN.source))
    assert set(found.values()) == {NoTranslation.EMPTY}
    assert len(found) == len(GERMAN.source)
    assert doubts.add_output("unreadable.txt", []) == {}


@pytest.fixture
def empty_project(tmp_path: Path) -> Project:
    path = tmp_path / "small.protest"
    create_project(path=path, directory=write_suite(tmp_path / "suite"))
    with Project.open(path) as project:
        yield project


@pytest.mark.parametrize("aligned", [True, False])
def test_a_loaded_line_that_is_no_translation_is_kept_as_such(
    empty_project: Project, tmp_path: Path, *, aligned: bool
):
    text, links = write_system(tmp_path, "one", text=REFUSED)
    output = SystemOutput("one", text, links if aligned else None)
    change = load_systems(project=empty_project, outputs=[output])
    assert any("refuses to translate" in each.message for each in change.warnings)
    assert states(empty_project.path) == {4: "refusal"}


def test_a_replaced_text_has_states_of_its_own(empty_project: Project, tmp_path: Path):
    files = write_system(tmp_path, "one", text=REFUSED)
    load_systems(project=empty_project, outputs=[SystemOutput("one", *files)])
    evaluate(project=empty_project)
    better = write_system(tmp_path, "one")
    load_systems(project=empty_project, outputs=[SystemOutput("one", *better)], replace=True)
    assert states(empty_project.path) == {}


def test_the_source_loaded_anyway_is_kept_as_no_translation(tmp_path: Path):
    path, suite = tmp_path / "demo.protest", shipped("testsuites") / "demo-en-de"
    create_project(path=path, directory=suite)
    outputs = [SystemOutput("one", suite / "source.txt", None)]
    with Project.open(path) as project:
        with pytest.raises(ImplausibleTextError):
            load_systems(project=project, outputs=outputs, aligning=Aligning(quick=True))
        load_systems(project=project, outputs=outputs, aligning=Aligning(quick=True), anyway=True)
    found = states(path)
    assert len(found) > 50
    assert set(found.values()) == {"source"}


def test_an_unknown_state_is_refused_by_the_file(empty_project: Project, tmp_path: Path):
    load_systems(
        project=empty_project, outputs=[SystemOutput("one", *write_system(tmp_path, "one"))]
    )
    with closing(sqlite3.connect(empty_project.path)) as database:
        values = f"('', {', '.join(repr(each.value) for each in NoTranslation)})"
        database.execute("UPDATE system_sentence SET no_translation = 'source' WHERE line = 1")
        with pytest.raises(sqlite3.IntegrityError):
            database.execute("UPDATE system_sentence SET no_translation = 'else' WHERE line = 1")
        (sql,) = database.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'system_sentence'"
        ).fetchone()
        assert values in sql
