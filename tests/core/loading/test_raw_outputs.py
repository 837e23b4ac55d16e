"""Outputs without an alignment: tokenised like the reference, aligned here, all or none."""

from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.errors import InputError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.align import Aligning, warnings_sentence
from protest_core.loading.create_project import check_suite, create_project
from protest_core.loading.outputs import outputs_among
from protest_core.loading.systems import (
    SystemOutput,
    add_aligned_systems,
    align_outputs_read,
    load_systems,
    read_outputs,
)
from protest_core.progress import Cancelled
from tests.builders.added_systems import add_systems
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, write_suite, write_system

RAW = """\
Die alte Lampe steht hier.
Sie ist kaputt.
Die Gäste sahen sie an.
Sie lachten.
Es regnet.
Du weißt es.
Es ist spät.
"""

YES = Judgement(pronoun=Answer.YES)


def raw(folder: Path, text: str = RAW, name: str = "raw") -> SystemOutput:
    path = folder / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    return SystemOutput(name, path, None, tokenised=False)


def translation(project: Project, name: str):
    (found,) = (each for each in fetch(project, list_systems) if each.name == name)
    return fetch(project, load_translation, found.id)


def test_raw_text_is_tokenised_as_the_reference_is(project: Project, tmp_path: Path):
    changes = load_systems(project=project, outputs=[raw(tmp_path)])
    assert translation(project, "raw").sentences == tuple(FILES["reference.txt"].splitlines())
    assert "our tokeniser reproduces 7 of 7 reference lines" in changes.notes[-1]
    assert changes.notes[0].startswith("raw was aligned here")


def test_tokenised_text_is_aligned_as_it_is(project: Project, tmp_path: Path):
    text = FILES["reference.txt"].replace("regnet .", "regnet.")
    output = SystemOutput("own", *write_system(tmp_path, "own", text=text)[:1], None)
    (note,) = load_systems(project=project, outputs=[output]).notes
    assert translation(project, "own").sentences[4] == "Es regnet."
    assert note.startswith("own was aligned here")


def test_pronouns_find_their_translations(project: Project, tmp_path: Path):
    add_systems(project=project, outputs=[raw(tmp_path)])
    links = translation(project, "raw").links
    assert "0-0" in links[1].split()
    assert "0-0" in links[4].split()


@pytest.mark.parametrize("quick", [False, True])
def test_a_system_has_the_same_links_whatever_else_is_loaded_before_it_or_with_it(
    project_file: Path, tmp_path: Path, *, quick: bool
):
    own = raw(tmp_path, RAW.replace("Gäste sahen sie", "Gäste, die sahen"))
    others = [raw(tmp_path, RAW.replace("Sie", "Diese"), "a"), raw(tmp_path, RAW, "z")]
    found = []
    for number, loads in enumerate([[[own]], [[*others, own]], [others, [own]]]):
        path = tmp_path / f"{number}.protest"
        path.write_bytes(project_file.read_bytes())
        with Project.open(path) as project:
            for outputs in loads:
                load_systems(project=project, outputs=outputs, aligning=Aligning(quick=quick))
            found.append(translation(project, "raw"))
    assert found[0] == found[1] == found[2]


def test_what_is_loaded_already_keeps_its_links(project: Project, tmp_path: Path):
    before = translation(project, "one")
    load_systems(project=project, outputs=[raw(tmp_path)])
    assert translation(project, "one") == before


def test_the_same_text_is_aligned_the_same_way(project_file: Path, tmp_path: Path):
    found = []
    for name in ("a", "b"):
        path = tmp_path / f"{name}.protest"
        path.write_bytes(project_file.read_bytes())
        with Project.open(path) as project:
            load_systems(project=project, outputs=[raw(tmp_path)])
            found.append(translation(project, "raw"))
    assert found[0] == found[1]


def test_several_are_loaded_at_once_and_aligned_quickly_on_demand(project: Project, tmp_path: Path):
    outputs = [raw(tmp_path, name="a"), raw(tmp_path, RAW.replace("Sie", "Diese"), "b")]
    load_systems(project=project, outputs=outputs, aligning=Aligning(quick=True))
    assert [each.name for each in fetch(project, list_systems)] == ["one", "a", "b"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (RAW.replace("Sie lachten.\n", ""), "6 lines where the source has 7"),
        (RAW + "Es schneit.\n", "8 lines where the source has 7"),
    ],
)
def test_other_counts_of_lines_are_refused_with_both_counts_and_the_first_that_does_not_fit(
    project: Project, tmp_path: Path, text: str, message: str
):
    with pytest.raises(InputError) as caught:
        load_systems(project=project, outputs=[raw(tmp_path, text)])
    (problem,) = caught.value.problems
    assert message in problem.message
    assert problem.line is not None
    assert [each.name for each in fetch(project, list_systems)] == ["one"]


def test_a_text_of_some_lines_only_is_told_to_keep_the_places_of_the_others(
    project: Project, tmp_path: Path
):
    lines = RAW.splitlines(keepends=True)
    with pytest.raises(InputError) as caught:
        load_systems(project=project, outputs=[raw(tmp_path, lines[1] + lines[4] + lines[6])])
    (problem,) = caught.value.problems
    assert problem.message == (
        "3 lines where the source has 7; a line without a translation has to stay, as an empty one"
    )


def test_one_empty_line_and_one_uncertain_alignment_are_told_in_the_singular(
    project: Project, tmp_path: Path
):
    lines = RAW.splitlines(keepends=True)
    lines[4] = "\n"
    notes = add_systems(project=project, outputs=[raw(tmp_path, "".join(lines))]).notes
    assert any(each.startswith("raw: 1 of 7 lines is empty; ") for each in notes)
    assert warnings_sentence("raw", 1, 5).endswith("; 1 of 5 alignments is uncertain")


def test_a_system_may_leave_lines_empty_and_that_is_told(project: Project, tmp_path: Path):
    lines = RAW.splitlines(keepends=True)
    lines[0] = lines[4] = "\n"
    notes = add_systems(project=project, outputs=[raw(tmp_path, "".join(lines))]).notes
    assert "raw: 2 of 7 lines are empty; 2 of 5 examples are affected" in notes
    assert translation(project, "raw").sentences[4] == ""
    whole = load_systems(project=project, outputs=[raw(tmp_path, name="whole")]).notes
    assert not any("no text" in note for note in whole)


def test_all_or_none(project: Project, tmp_path: Path):
    good = SystemOutput("good", *write_system(tmp_path, "good"))
    with pytest.raises(InputError):
        load_systems(project=project, outputs=[good, raw(tmp_path, "Nur eine.\n")])
    assert [each.name for each in fetch(project, list_systems)] == ["one"]


@pytest.mark.parametrize("stop_at", ["tokenising raw", "training the aligner", "aligning"])
def test_cancelling_leaves_nothing(project: Project, tmp_path: Path, stop_at: str):
    def stop(done: int, total: int, doing: str) -> None:
        if doing == stop_at:
            raise Cancelled

    with pytest.raises(Cancelled):
        load_systems(project=project, outputs=[raw(tmp_path)], progress=stop)
    assert [each.name for each in fetch(project, list_systems)] == ["one"]


def test_parallel_text_of_two_lengths_is_refused(project: Project, tmp_path: Path):
    source, target = tmp_path / "p.en", tmp_path / "p.de"
    source.write_text("It rains.\nIt snows.\n", encoding="utf-8")
    target.write_text("Es regnet.\n", encoding="utf-8")
    aligning = Aligning(parallel=((source, target),))
    with pytest.raises(InputError) as caught:
        load_systems(project=project, outputs=[raw(tmp_path)], aligning=aligning)
    assert "1 line where the source has 2" in caught.value.problems[0].message
    target.write_text("Es regnet.\nEs schneit.\n", encoding="utf-8")
    load_systems(project=project, outputs=[raw(tmp_path)], aligning=aligning)
    assert [each.name for each in fetch(project, list_systems)] == ["one", "raw"]


def test_a_suite_brings_raw_systems(tmp_path: Path):
    suite = write_suite(tmp_path / "suite")
    suite.joinpath("systems").mkdir()
    suite.joinpath("systems", "mine.raw.txt").write_text(RAW, encoding="utf-8")
    (warning,) = check_suite(directory=suite).warnings
    assert "will be aligned when it is loaded" in warning.message
    path = tmp_path / "new.protest"
    changes = create_project(path=path, directory=suite, with_systems=True)
    assert changes.systems == ("mine",)
    assert any(note.startswith("mine was aligned here") for note in changes.notes)
    with Project.open(path) as project:
        sentences = translation(project, "mine").sentences
        assert sentences == tuple(FILES["reference.txt"].splitlines())


def test_texts_without_alignment_are_found_among_files(tmp_path: Path):
    suite = write_suite(tmp_path / "suite", systems__own_txt=FILES["reference.txt"])
    text = raw(tmp_path).text
    assert outputs_among([text]).outputs == (SystemOutput("raw", text, None, tokenised=False),)
    own = suite / "systems" / "own.txt"
    assert outputs_among([suite]).outputs == (SystemOutput("own", own, None, tokenised=True),)


def test_what_is_judged_while_outputs_are_aligned_is_saved_at_once(
    project: Project, tmp_path: Path
):
    """Aligning takes minutes for a large suite; a judgement must not wait so long."""
    (candidate, *_) = list_candidates(project=project, chosen=CandidateFilter())
    saved = []

    def say(_done: int, _total: int, doing: str) -> None:
        if doing.startswith("tokenising") and not saved:
            with Project.open(project.path) as elsewhere:
                judge(project=elsewhere, candidate_id=candidate, annotator="a", judgement=YES)
            saved.append(doing)

    load_systems(project=project, outputs=[raw(tmp_path)], progress=say)
    assert saved
    assert fetch(project, load_judgement, candidate, "a") == YES
    assert [each.name for each in fetch(project, list_systems)] == ["one", "raw"]


def test_a_name_that_was_taken_meanwhile_is_refused_and_nothing_changes(
    project: Project, tmp_path: Path
):
    read = read_outputs(project=project, outputs=[raw(tmp_path, name="two")])
    ready = align_outputs_read(read)
    load_systems(project=project, outputs=[SystemOutput("two", *write_system(tmp_path, "x"))])
    before = translation(project, "two")
    with pytest.raises(InputError, match="two") as refused:
        add_aligned_systems(project=project, ready=ready)
    assert "is loaded" in str(refused.value.problems[0])
    assert translation(project, "two") == before


def test_mistakes_of_all_files_are_told_before_anything_is_aligned(
    project: Project, tmp_path: Path
):
    text, links = write_system(tmp_path, "two")
    links.write_text("9-9\n" * 7, encoding="utf-8")
    outputs = [raw(tmp_path, text="one line\n"), SystemOutput("two", text, links)]
    with pytest.raises(InputError) as refused:
        read_outputs(project=project, outputs=outputs)
    assert {Path(each.file).name for each in refused.value.problems} == {"raw.txt", "two.align"}


def test_tokenised_text_that_is_given_as_raw_is_told(project: Project, tmp_path: Path):
    text = FILES["reference.txt"]
    (warning,) = load_systems(project=project, outputs=[raw(tmp_path, text)]).warnings
    assert "looks tokenised already" in warning.message
    assert Path(warning.file).name == "raw.txt"
    as_it_is = SystemOutput("own", *write_system(tmp_path, "own", text=text)[:1], None)
    assert load_systems(project=project, outputs=[as_it_is]).warnings == ()
