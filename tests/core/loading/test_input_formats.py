"""Outputs of systems are loaded from the formats of the field, all or none."""

import gzip
from pathlib import Path

import pytest

from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.errors import InputError
from protest_core.files.input_text import InputChoice
from protest_core.loading.align import Aligning
from protest_core.loading.outputs import may_be_output, outputs_among
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, write_system

FIXTURES = Path(__file__).parents[2] / "fixtures" / "inputs"
XML, JSON, TSV = (FIXTURES / f"lamp.{ending}" for ending in ("xml", "jsonl", "tsv"))
QUICK = Aligning(quick=True)
REFERENCE = FILES["reference.txt"].splitlines()


def load(project: Project, *outputs: SystemOutput, aligning: Aligning = QUICK) -> list[str]:
    return list(load_systems(project=project, outputs=outputs, aligning=aligning).notes)


def raw(path: Path, name: str = "", **chosen) -> SystemOutput:
    return SystemOutput(name, path, None, tokenised=False, choice=InputChoice(**chosen))


def sentences(project: Project, name: str) -> tuple[str, ...]:
    (system,) = (each for each in fetch(project, list_systems) if each.name == name)
    return fetch(project, load_translation, system.id).sentences


def names(project: Project) -> list[str]:
    return [each.name for each in fetch(project, list_systems)]


def refused(project: Project, *outputs: SystemOutput) -> str:
    before = project.path.read_bytes()
    with pytest.raises(InputError) as caught:
        load(project, *outputs)
    assert project.path.read_bytes() == before
    return str(caught.value)


def rows(folder: Path, *systems: str) -> Path:
    """Write the reference as the output of systems, a row for each line in no good order."""
    made = [
        f'{{"system": "{system}", "line": {number}, "t": "{line}"}}'
        for system in systems
        for number, line in enumerate(REFERENCE)
    ]
    path = folder / "rows.txt"
    path.write_text("\n".join(made[::-1]), encoding="utf-8")
    return path


def test_all_systems_of_a_file_are_loaded_by_their_names(project: Project):
    notes = load(project, raw(XML))
    assert names(project) == ["one", "alder", "birch"]
    assert sentences(project, "alder")[1] == "Diese ist kaputt ."
    assert sentences(project, "birch")[2:4] == ("", "Alle lachten .")
    assert notes[0].endswith(
        "read as WMT XML: 2 documents, 7 segments, systems alder, birch, 1 is missing and left "
        "empty"
    )
    assert "birch: 1 of 7 lines is empty; 1 of 5 examples is affected" in notes


def test_one_system_is_loaded_under_another_name(project: Project):
    load(project, raw(XML, "mine", systems=("birch",)))
    assert names(project) == ["one", "mine"]
    assert sentences(project, "mine")[0] == "Hier steht die alte Lampe ."


def test_a_file_is_reported_once_for_all_its_outputs(project: Project):
    both = (raw(XML, "a", systems=("alder",)), raw(XML, "b", systems=("birch",)))
    notes = load(project, *both)
    assert sum("read as" in note for note in notes) == 1
    assert names(project) == ["one", "a", "b"]


def test_the_origin_names_format_and_system(project: Project):
    load(project, raw(XML))
    origins = {each.name: each.origin for each in fetch(project, list_systems)}
    assert origins["birch"].read_as == "WMT XML, birch"
    assert str(origins["birch"].in_words()).startswith("WMT XML, birch; sha256 ")
    assert origins["one"].read_as == ""


def test_a_reference_is_loaded_like_a_system(project: Project):
    load(project, raw(XML, "human", reference="A"))
    assert sentences(project, "human") == tuple(REFERENCE)


def test_rows_are_put_in_order_and_divided_by_system(project: Project, tmp_path: Path):
    load(project, raw(rows(tmp_path, "a", "b"), fields=("t",)))
    assert sorted(names(project)) == ["a", "b", "one"]
    assert sentences(project, "a") == sentences(project, "b") == tuple(REFERENCE)


def test_compressed_text_is_loaded_with_given_links(project: Project, tmp_path: Path):
    text, links = write_system(tmp_path, "two")
    packed = tmp_path / "two.gz"
    packed.write_bytes(gzip.compress(text.read_bytes()))
    notes = load(project, SystemOutput("two", packed, links))
    assert sentences(project, "two") == tuple(text.read_text().splitlines())
    assert notes == [f"{packed}: read as plain text: 7 lines"]


@pytest.mark.parametrize("tokenised", [True, False])
def test_fielded_text_is_not_taken_for_sentences(project: Project, tmp_path: Path, *, tokenised):
    path = tmp_path / "x.txt"
    for content, what in (
        ('{"t": "Ja ."}\n' * 7, "it has the fields ‘t’; choose one by --field"),
        ("Yes .\tJa .\n" * 7, "it has columns, with ‘Yes .’, ‘Ja .’ on the first line; choose one"),
    ):
        path.write_text(content)
        message = refused(project, SystemOutput("x", path, None, tokenised=tokenised))
        assert what in message
        assert "1 error" in message


def test_several_systems_have_no_one_name(project: Project):
    assert "‘alder’, ‘birch’; choose one by --system, or load all" in refused(
        project, raw(XML, "mine")
    )


def test_plain_text_does_not_name_its_system(project: Project, tmp_path: Path):
    text, _ = write_system(tmp_path, "x")
    assert f"it does not name its system; write NAME={text}" in refused(project, raw(text))


def test_names_that_are_taken_are_found_in_the_file(project: Project, tmp_path: Path):
    message = refused(project, raw(rows(tmp_path, "one", "reference"), fields=("t",)))
    assert "‘one’: The system one is loaded already" in message
    assert "‘reference’: a system cannot be called ‘reference’" in message


def test_lines_of_a_segment_are_named_where_the_number_differs(project: Project):
    message = refused(project, raw(XML, "x", systems=("alder",), documents=("lamp",)))
    assert f"{XML} (alder)" in message
    assert "4 lines where the source has 7" in message


def test_parallel_text_is_read_in_any_format(project: Project, tmp_path: Path):
    text, _ = write_system(tmp_path, "two")
    aligning = Aligning(parallel=((XML, text),), quick=True)
    notes = load(project, SystemOutput("two", text, None), aligning=aligning)
    assert any("read as WMT XML: 2 documents, 7 segments" in note for note in notes)


def test_parallel_text_with_a_choice_is_asked_for_as_plain_text(project: Project, tmp_path: Path):
    text, _ = write_system(tmp_path, "two")
    with pytest.raises(InputError, match="references ‘A’, ‘B’; write one as plain text"):
        load(
            project,
            SystemOutput("two", text, None),
            aligning=Aligning(parallel=((XML, XML),), quick=True),
        )


def test_each_system_of_a_file_is_offered(tmp_path: Path):
    path = tmp_path / "any.name"
    path.write_bytes(gzip.compress(XML.read_bytes()))
    assert may_be_output(path)
    found = outputs_among([path])
    assert found.left_out == ()
    assert [(each.name, each.choice.systems, each.tokenised) for each in found.outputs] == [
        ("alder", ("alder",), False),
        ("birch", ("birch",), False),
    ]


def test_a_file_with_fields_is_left_out_with_its_fields():
    found = outputs_among([JSON])
    assert found.outputs == ()
    assert found.left_out[0].message == (
        "it has the fields ‘id’, ‘src’, ‘system’, ‘out.text’; choose one by the command protest "
        "load with --field"
    )


def test_compressed_text_goes_by_its_name_without_endings(tmp_path: Path):
    path = tmp_path / "alder.txt.gz"
    path.write_bytes(gzip.compress(b"Ja.\n"))
    assert outputs_among([path]).outputs == (SystemOutput("alder", path, None, tokenised=False),)


def test_archives_are_no_outputs(tmp_path: Path):
    path = tmp_path / "x.tar.gz"
    path.write_bytes(gzip.compress(b"name\0\0\0\0" * 100))
    assert not may_be_output(path)
