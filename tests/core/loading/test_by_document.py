"""Outputs with other sentence boundaries: aligned inside each document, and nothing is silent."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import accumulate
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.candidates.queries.systems import (
    list_systems,
    load_aligned_sentences,
    load_translation,
)
from protest_core.db.project import Project
from protest_core.errors import InputError
from protest_core.evaluation.match_project import candidate_matches, evaluate
from protest_core.files.input_text import InputDocument, InputText
from protest_core.files.problems import ProblemList
from protest_core.loading.by_document import arrange_by_document
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.rules import Reason
from protest_core.suite.model import Document, SuiteDescription, TestSuite
from protest_core.text.translation import AlignedSentence
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, write_suite
from tests.builders.without_reference import write_project
from tests.core.suite_build.test_sentence_groups import SOURCE, TARGET
from tests.properties import examples

LAMP = ["Die alte Lampe steht hier.", "Sie ist kaputt.", "Die Gäste sahen sie an.", "Sie lachten."]
RAIN = ["Es regnet.", "Du weißt es.", "Es ist spät."]
MERGED = ["Die alte Lampe steht hier, sie ist kaputt.", *LAMP[2:]]
Load = Callable[..., list[str]]
_sentences = st.lists(st.sampled_from(["a b .", "c d e", "1 , 2", "👍🏽", "x"]), max_size=9)


@pytest.fixture
def load(project: Project, tmp_path: Path) -> Load:
    """Load a text by document, and return the notes and warnings."""

    def load(*lines: str, **more: object) -> list[str]:
        path = tmp_path / "mine.txt"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        options = {"tokenised": False, "by_document": True, **more}
        output = SystemOutput("mine", path, None, **options)
        changes = load_systems(project=project, outputs=[output])
        return [*map(str, changes.notes), *map(str, changes.warnings)]

    return load


def lines_of(project: Project) -> tuple[str, ...]:
    (system,) = (each for each in fetch(project, list_systems) if each.name == "mine")
    return fetch(project, load_translation, system.id).sentences


def sentences_of(project: Project) -> list[AlignedSentence]:
    (system,) = (each for each in fetch(project, list_systems) if each.name == "mine")
    return fetch(project, load_aligned_sentences, system.id)


def reasons(project: Project) -> dict[int, tuple[Reason, ...]]:
    evaluate(project=project)
    found = candidate_matches(project=project)
    return {each.example.id: each.match.reasons for each in found if each.system == "mine"}


def test_sentences_of_the_source_stay_as_they_are(project: Project, load: Load):
    notes = load(*LAMP, "", *RAIN)
    assert len(lines_of(project)) == 7
    assert lines_of(project)[6] == "Es ist spät ."
    assert "7 sentences aligned with 7 lines of the source in 2 documents" in notes[0]
    assert Reason.SENTENCES_MERGED not in {
        one for each in reasons(project).values() for one in each
    }


def test_a_merged_sentence_stands_on_the_first_line_and_is_referred(project: Project, load: Load):
    notes = load(*MERGED, "", *RAIN)
    lines = lines_of(project)
    assert lines[0] == "Die alte Lampe steht hier , sie ist kaputt ."
    assert lines[1] == ""
    assert lines[2] == "Die Gäste sahen sie an ."
    assert "merged with the line before: 1 (examples referred for that: 1)" in notes[0]
    found = reasons(project)
    assert found[1] == (Reason.SENTENCES_MERGED,)
    assert [each.no_translation for each in sentences_of(project)] == [""] * 7
    assert Reason.SENTENCES_MERGED not in found[2]
    assert not any("empty" in each for each in notes)


def test_links_of_the_first_line_are_its_own(project: Project, load: Load):
    load(*MERGED, "", *RAIN)
    (system,) = (each for each in fetch(project, list_systems) if each.name == "mine")
    translation = fetch(project, load_translation, system.id)
    linked = [int(each.split("-")[0]) for each in translation.links[0].split()]
    assert linked
    assert max(linked) < 6
    assert translation.links[1] == ""
    assert system.origin.merged == ((0, 2),)


def test_an_antecedent_that_is_merged_refers_its_example(project: Project, load: Load):
    load(*LAMP[:1], "Sie ist kaputt, und die Gäste sahen sie an.", LAMP[3], "", *RAIN)
    assert reasons(project)[2] == (Reason.SENTENCES_MERGED,)


def test_several_sentences_for_one_are_joined(project: Project, load: Load):
    notes = load(*LAMP[:2], "Die Gäste kamen.", "Sie sahen sie an.", LAMP[3], "", *RAIN)
    assert lines_of(project)[2] == "Die Gäste kamen . Sie sahen sie an ."
    assert "Lines with several sentences: 1;" in notes[0]


def test_what_translates_nothing_is_named_with_its_line(tmp_path: Path):
    source, target = ("\n".join(map(" ".join, each)) for each in (SOURCE, TARGET))
    suite = write_suite(
        tmp_path / "suite",
        source_txt=f"{FILES['source.txt']}{source}\n",
        reference_txt=f"{FILES['reference.txt']}{target}\n",
        reference_align=FILES["reference.align"] + "\n" * len(SOURCE),
        documents_tsv=f"{FILES['documents.tsv']}cipher\t7\n",
    )
    create_project(path=tmp_path / "long.protest", directory=suite)
    lines = target.splitlines()
    text = tmp_path / "mine.txt"
    alien = "qwrt mnbv plkj hgfd sdfg"
    blocks = [*LAMP, "", *RAIN, "", *lines[:30], alien, *lines[30:]]
    text.write_text("\n".join(blocks) + "\n")
    with Project.open(tmp_path / "long.protest") as project:
        output = SystemOutput("mine", text, None, by_document=True)
        changes = load_systems(project=project, outputs=[output])
        assert lines_of(project)[7:] == tuple(lines)
    (warning,) = (str(each) for each in changes.warnings if "left out" in each.message)
    assert ":40: this translates no line and is left out" in warning
    assert alien in warning
    assert any("Sentences left out: 1" in each for each in changes.notes)


def test_a_missing_sentence_is_an_empty_line(project: Project, load: Load):
    load(*LAMP[:2], LAMP[3], "", *RAIN)
    lines = lines_of(project)
    assert "" in lines[:4]
    assert lines[4] == "Es regnet ."  # the other document is not moved


def test_documents_may_be_listed_in_a_table(project: Project, load: Load, tmp_path: Path):
    table = tmp_path / "documents.tsv"
    table.write_text("name\tfirst_line\nlamp\t0\nrain\t3\n")
    load(*MERGED, *RAIN, documents=table)
    assert lines_of(project)[1] == ""
    assert lines_of(project)[4] == "Es regnet ."


def test_documents_in_another_order_are_found_by_name(project: Project, load: Load, tmp_path: Path):
    table = tmp_path / "documents.tsv"
    table.write_text("name\tfirst_line\nrain\t0\nlamp\t3\n")
    load(*RAIN, *MERGED, documents=table)
    assert lines_of(project)[4:] == ("Es regnet .", "Du weißt es .", "Es ist spät .")


@pytest.mark.parametrize("blocks", [[LAMP + RAIN], [LAMP, RAIN[:1], RAIN[1:]]])
def test_another_number_of_documents_is_refused(project: Project, load: Load, blocks):
    lines = [line for block in blocks for line in (*block, "")]
    with pytest.raises(InputError, match="where the suite has 2; separate them by blank lines"):
        load(*lines)
    assert "mine" not in [each.name for each in fetch(project, list_systems)]


def test_a_table_that_does_not_fit_is_refused(load: Load, tmp_path: Path):
    table = tmp_path / "documents.tsv"
    table.write_text("name\tfirst_line\nlamp\t0\nrain\t99\n")
    with pytest.raises(InputError, match="first_line 99 is not in the text, which has lines"):
        load(*LAMP, *RAIN, documents=table)


def test_it_is_offered_where_the_documents_are_known(load: Load):
    with pytest.raises(InputError, match="--by-document"):
        load(*MERGED, "", *RAIN[:2], by_document=False)


def test_it_is_not_offered_where_they_are_not(load: Load):
    with pytest.raises(InputError) as error:
        load(*LAMP[:3], *RAIN, by_document=False)
    assert "--by-document" not in str(error.value)


def test_without_a_reference_words_are_learnt_from_the_texts(tmp_path: Path):
    path = tmp_path / "mine.txt"
    path.write_text("\n".join([*MERGED, "", *RAIN]) + "\n", encoding="utf-8")
    with Project.open(write_project(tmp_path)) as project:
        output = SystemOutput("mine", path, None, tokenised=False, by_document=True)
        load_systems(project=project, outputs=[output])
        assert len(lines_of(project)) == 7
        assert lines_of(project)[4] == "Es regnet ."


@examples(60)
@given(st.lists(st.tuples(_sentences.filter(bool), _sentences), min_size=1, max_size=3))
def test_every_sentence_is_on_a_line_or_named(documents):
    source = tuple(line for lines, _ in documents for line in lines)
    starts = accumulate((len(lines) for lines, _ in documents), initial=0)
    known = tuple(
        Document(f"d{number}", start)
        for number, start in zip(range(len(documents)), starts, strict=False)
    )
    written = [
        [f"{n}-{at} {text}" for at, text in enumerate(of)] for n, (_, of) in enumerate(documents)
    ]
    text = InputText([line for lines in written for line in lines], whole=True)
    begin = accumulate(map(len, written), initial=0)
    named = (InputDocument(each.name, at) for each, at in zip(known, begin, strict=False))
    text = replace(text, documents=tuple(named))
    problems = ProblemList(all_warnings=True)
    suite = TestSuite(SuiteDescription("s", "en", "de"), (), known, source, ())
    arranged = arrange_by_document(text, "t", suite, ("x",) * len(source), problems)
    assert len(arranged.lines) == len(source)
    for first, stop in arranged.merged:
        assert arranged.lines[first]
        assert not any(arranged.lines[first + 1 : stop])
    found = Counter(word for line in arranged.lines for word in line.split() if "-" in word)
    found.update(
        word for each in problems.warnings for word in re.findall(r"\d+-\d+", each.message)
    )
    assert found == Counter(line.split()[0] for lines in written for line in lines)


def test_a_document_that_is_too_long_is_refused(load: Load, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("protest_core.suite_build.sentence_groups._TOO_LARGE", 10)
    with pytest.raises(InputError, match="too long to be aligned: 3 lines for 4 of the source"):
        load(*MERGED, "", *RAIN)
