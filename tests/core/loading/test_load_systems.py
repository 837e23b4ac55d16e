"""Loading systems: all or nothing, never twice, never under a judgement."""

import os
import sqlite3
import sys
from pathlib import Path

import pytest

from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.errors import InputError, ProtestError
from protest_core.evaluation.match_project import evaluate, evaluation_table
from protest_core.evaluation.queries.matches import match_groups
from protest_core.loading.create_project import check_suite, create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.progress import Cancelled
from tests.builders.fetch import fetch
from tests.builders.small_suite import SYSTEM, write_suite, write_system
from tests.core.db.test_files import judge_first_candidate

BAD_NAME = "reference"


@pytest.fixture
def other(tmp_path: Path) -> SystemOutput:
    text = SYSTEM["text"].replace("Es regnet", "Das regnet")
    return SystemOutput("two", *write_system(tmp_path, "two", text=text))


def names(project: Project) -> list[str]:
    return [system.name for system in fetch(project, list_systems)]


def refused(project: Project, outputs: list[SystemOutput], **options) -> str:
    """Return the message of a failed load; the file must stay as it was."""
    before = project.path.read_bytes()
    with pytest.raises(ProtestError) as caught:
        load_systems(project=project, outputs=outputs, **options)
    assert project.path.read_bytes() == before
    return str(caught.value)


def test_a_loaded_system_gives_back_its_sentences_and_links(project: Project):
    (system,) = fetch(project, list_systems)
    translation = fetch(project, load_translation, system.id)
    assert "\n".join((*translation.sentences, "")) == SYSTEM["text"]
    assert "\n".join((*translation.links, "")) == SYSTEM["links"]
    assert (system.name, system.text_file) == ("one", "one.txt")


def test_loading_a_name_again_is_refused_with_the_way_out(project: Project, output: SystemOutput):
    message = refused(project, [output])
    assert message.endswith("or replace it.")
    assert "new name" in message


def test_an_unjudged_system_can_be_replaced(project: Project, output, other):
    evaluate(project=project)
    load_systems(
        project=project, outputs=[SystemOutput("one", other.text, other.links)], replace=True
    )
    (system,) = fetch(project, list_systems)
    assert system.text_file == "two.txt"
    assert fetch(project, match_groups) == ()
    evaluate(project=project)
    (counts,) = evaluation_table(project=project).systems
    assert counts.total.examples == 5


def test_a_judged_system_can_not_be_replaced(project: Project, output: SystemOutput):
    judge_first_candidate(project.path)
    assert "1 of its candidates has been judged" in refused(project, [output], replace=True)


def test_a_withdrawn_judgement_still_protects_its_system(project: Project, output: SystemOutput):
    judge_first_candidate(project.path)
    with sqlite3.connect(project.path) as database:
        database.execute("DELETE FROM judgement")
        database.execute(
            "INSERT INTO judgement_history (candidate_id, annotator_id, pronoun, antecedent, "
            "remark, guidelines, made_at, origin, tokens, tags, ended_at, ended_by, change) "
            "VALUES (1, 1, 'yes', 'yes', '', '', '', '', '[]', '[]', '', '', 'withdrawn')"
        )
    database.close()
    assert "has been judged" in refused(project, [output], replace=True)


def test_several_are_loaded_in_order(project: Project, other: SystemOutput):
    third = SystemOutput("three", other.text, other.links)
    changes = load_systems(project=project, outputs=[third, other])
    assert changes.systems == ("three", "two")
    assert names(project) == ["one", "three", "two"]


def test_one_bad_output_among_several_loads_none_and_all_mistakes_are_told(
    project: Project, tmp_path: Path, other: SystemOutput
):
    bad = SystemOutput("bad", *write_system(tmp_path, "bad", text="zu  kurz\n"))
    worse = SystemOutput("worse", *write_system(tmp_path, "worse", links="0-0\n" * 6 + "7-7\n"))
    message = refused(project, [other, bad, worse])
    assert "bad.txt:1:3: double blank" in message
    assert "bad.txt:1: 1 line where the source has 7" in message
    assert "worse.align:7: link 7-7 points outside" in message
    assert names(project) == ["one"]


def test_a_missing_output_is_named_by_its_path(project: Project, tmp_path: Path):
    output = SystemOutput("x", tmp_path / "no.txt", tmp_path / "no.align")
    message = refused(project, [output])
    assert f"{tmp_path / 'no.txt'}: the file is missing" in message
    assert f"{tmp_path / 'no.align'}: the file is missing" in message


@pytest.mark.parametrize("name", ["reference", "", " x", "a\nb", "a\tb", "x" * 101, "a\u0308"])
def test_names_that_would_mislead_are_refused(project: Project, output: SystemOutput, name: str):
    refused(project, [SystemOutput(name, output.text, output.links)])


def test_one_name_for_two_outputs_is_refused(project: Project, other: SystemOutput):
    assert "given to 2 outputs" in refused(project, [other, other])


def test_a_name_that_is_refused_hides_no_mistake(project: Project, tmp_path: Path, other):
    files = write_system(tmp_path, "bad", text="zu  kurz\n" * 7)
    for taken in ("one", "reference", os.fsdecode(b"\xff")):
        message = refused(project, [SystemOutput(taken, *files), other, other])
        assert "bad.txt:7:3: double blank" in message
        assert "‘two’: the name is given to 2 outputs" in message
        message.encode()
    assert "‘one’: The system one is loaded already." in refused(
        project, [SystemOutput("one", *files)]
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a name be any bytes")
def test_a_file_whose_name_is_not_utf_8_is_kept_in_a_readable_form(project: Project, tmp_path):
    output = SystemOutput("odd", *write_system(tmp_path, os.fsdecode(b"n\xff")))
    load_systems(project=project, outputs=[output])
    with project.reading() as tx:
        assert list_systems(tx)[1].text_file == "n\\udcff.txt"


def suite_with_systems(tmp_path: Path, *names: str, text: str = SYSTEM["text"]) -> Path:
    files = {f"systems/{name}.txt": text for name in names}
    files |= {f"systems/{name}.align": SYSTEM["links"] for name in names}
    return write_suite(tmp_path / "with", **files)


def test_a_bundled_system_with_a_bad_name_is_refused_by_check_and_by_new(tmp_path: Path):
    directory = suite_with_systems(tmp_path, BAD_NAME, text="a  b\n" * 7)
    for use in (
        lambda: check_suite(directory=directory),
        lambda: create_project(path=tmp_path / "p.protest", directory=directory, with_systems=True),
    ):
        with pytest.raises(InputError) as caught:
            use()
        listed = [str(mistake) for mistake in caught.value.problems]
        assert listed[0].startswith("systems/reference.txt: a system cannot be called ‘reference’")
        assert listed[1].startswith("systems/reference.txt:1:2: double blank")
    assert not (tmp_path / "p.protest").exists()


def test_new_tells_the_mistakes_of_suite_and_systems_together(tmp_path: Path):
    directory = suite_with_systems(tmp_path, BAD_NAME)
    (directory / "documents.tsv").unlink()
    with pytest.raises(InputError) as caught:
        create_project(path=tmp_path / "p.protest", directory=directory, with_systems=True)
    assert {mistake.file for mistake in caught.value.problems} == {
        "documents.tsv",
        "systems/reference.txt",
    }


def test_new_without_systems_does_not_care_for_them(tmp_path: Path):
    directory = suite_with_systems(tmp_path, BAD_NAME)
    assert create_project(path=tmp_path / "p.protest", directory=directory).systems == ()


def test_new_aligns_what_comes_without_links_and_tells_so(tmp_path: Path):
    directory = suite_with_systems(tmp_path, "one")
    (directory / "systems" / "two.raw.txt").write_text("Die alte Lampe.\n" * 7)
    changes = create_project(path=tmp_path / "p.protest", directory=directory, with_systems=True)
    assert changes.systems == ("one", "two")
    assert changes.warnings == ()
    assert any(each.startswith("two was aligned here") for each in changes.notes)


def test_cancelling_leaves_everything_as_it_was(project: Project, other: SystemOutput):
    third = SystemOutput("three", other.text, other.links)

    def stop_at_the_second(done: int, total: int, doing: str) -> None:
        if done == 1:
            raise Cancelled

    before = project.path.read_bytes()
    with pytest.raises(Cancelled):
        load_systems(project=project, outputs=[other, third], progress=stop_at_the_second)
    assert project.path.read_bytes() == before
    assert names(project) == ["one"]


def test_odd_line_ends_in_an_output_are_told_of(project: Project, tmp_path: Path):
    text = SYSTEM["text"].replace("kaputt", "ka\u2028putt")
    output = SystemOutput("odd", *write_system(tmp_path, "odd", text=text))
    (warning,) = load_systems(project=project, outputs=[output]).warnings
    assert "U+2028" in str(warning)
    assert warning.line == 2


def test_a_failed_load_does_not_spoil_the_next(project: Project, other: SystemOutput):
    with pytest.raises(InputError):
        load_systems(project=project, outputs=[SystemOutput("reference", other.text, other.links)])
    load_systems(project=project, outputs=[other])
    with Project.open(project.path) as again:
        assert names(again) == ["one", "two"]


def test_loading_can_be_stopped_in_the_midst_of_a_file(project, tmp_path):
    """The file has far too many lines, which takes its time."""
    text, links = tmp_path / "long.txt", tmp_path / "long.align"
    text.write_text("x\n" * 100_000)
    links.write_text("\n" * 100_000)
    calls = []

    def stop(done: int, total: int, doing: str) -> None:
        calls.append(doing)
        if len(calls) > 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        load_systems(project=project, outputs=[SystemOutput("long", text, links)], progress=stop)
    assert calls == ["reading long", "reading long"]
    assert [each.name for each in fetch(project, list_systems)] == ["one"]


def test_mistakes_are_told_while_somebody_else_writes(project: Project, tmp_path: Path):
    """Outputs are read before the project is asked for anything but names and source."""
    bad = SystemOutput("bad", *write_system(tmp_path, "bad", text="zu  kurz\n"))
    with Project.open(project.path) as another, another.changing():
        assert "bad.txt:1:3: double blank" in refused(project, [bad])


def test_a_name_that_is_taken_while_outputs_are_read_is_refused(project: Project, other):
    def load_it_first(done: int, total: int, doing: str) -> None:
        if doing == "reading two" and "two" not in names(project):
            load_systems(project=project, outputs=[other])

    with pytest.raises(InputError, match="The system two is loaded already"):
        load_systems(project=project, outputs=[other], progress=load_it_first)
    assert names(project) == ["one", "two"]
