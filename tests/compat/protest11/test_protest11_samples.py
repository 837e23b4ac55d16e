"""The files that the original program wrote, beside this checkout, compared with plain SQL."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from protest_compat.protest11.convert import convert_protest11
from protest_core.annotating.candidate_view import view_candidate
from protest_core.candidates.queries.load import find_candidate
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement
from protest_core.suite.queries import load_reference, load_source
from tests.builders.fetch import fetch
from tests.compat.protest11.conftest import judgements_in, tasks_in

SAMPLES = Path(__file__).parents[4] / "shared" / "protest11"
MASTER, BATCH = SAMPLES / "sample-master.db", SAMPLES / "sample-batch.db"

pytestmark = pytest.mark.skipif(
    not MASTER.exists(), reason="the sample files lie in ../shared, which is not here"
)


@pytest.fixture(params=[MASTER, BATCH], ids=["master", "batch"])
def sample(request: pytest.FixtureRequest) -> Path:
    return request.param


@pytest.fixture
def converted(sample: Path, tmp_path: Path) -> Iterator[Project]:
    convert_protest11(old=sample, new=tmp_path / "new.protest")
    with Project.open(tmp_path / "new.protest") as project:
        yield project


def rows(sample: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(f"file:{sample}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


def test_every_judgement_tag_and_word_is_in_place(sample: Path, converted: Project):
    words = {"ok": Answer.YES, "bad": Answer.NO, "unset": Answer.UNSET}
    tokens, tags = defaultdict(set), defaultdict(set)
    for *key, line, token in rows(
        sample, "SELECT candidate, annotator_id, line, token FROM token_annotations"
    ):
        tokens[tuple(key)].add((line, token))
    for *key, tag in rows(sample, "SELECT candidate, annotator_id, tag FROM tag_annotations"):
        tags[tuple(key)].add(tag)
    said = rows(
        sample,
        "SELECT c.name, p.example_no, b.name, a.candidate, a.annotator_id, "
        "a.anaph_annotation, a.ant_annotation, a.remarks FROM annotations a "
        "JOIN pro_candidates p ON p.id = a.candidate JOIN corpora c ON c.id = p.tgtcorpus "
        "JOIN annotators b ON b.id = a.annotator_id",
    )
    assert said
    assert judgements_in(converted) == {
        (system, example, name): Judgement(
            words[pronoun],
            words[antecedent],
            frozenset(tokens[candidate, by]),
            frozenset(tags[candidate, by]),
            remark,
        )
        for system, example, name, candidate, by, pronoun, antecedent, remark in said
    }


def test_every_sentence_is_in_place(sample: Path, converted: Project):
    texts = defaultdict(list)
    for name, sentence in rows(
        sample,
        "SELECT c.name, s.sentence FROM sentences s JOIN corpora c ON c.id = s.corpus "
        "ORDER BY s.line",
    ):
        texts[name].append(sentence)
    look = converted
    found = {
        s.name: list(fetch(look, load_translation, s.id).sentences)
        for s in fetch(look, list_systems)
    }
    if "toy/reference.fr" in texts:
        found["toy/reference.fr"] = list(fetch(look, load_reference).sentences)
    sources = {name for name in texts if "/source" in name}
    assert found == {name: text for name, text in texts.items() if name not in sources}
    assert all(texts[name] == list(fetch(look, load_source)) for name in sources)


def test_every_word_that_translates_a_pronoun_or_antecedent_is_highlighted(
    sample: Path, converted: Project
):
    wanted: dict[tuple[str, int], tuple[set, set]] = defaultdict(lambda: (set(), set()))
    for system, example, ant_no, *place in rows(
        sample,
        "SELECT c.name, t.example_no, t.ant_no, t.line, t.tgtpos FROM translations t "
        "JOIN corpora c ON c.id = t.tgtcorpus WHERE c.name LIKE '%system%'",
    ):
        wanted[system, example][ant_no is not None].add(tuple(place))
    assert wanted
    for (system, example), places in wanted.items():
        candidate = fetch(converted, find_candidate, system, example)
        view = view_candidate(project=converted, candidate_id=candidate, annotator="Annette")
        assert (view.target_highlights.pronoun, view.target_highlights.antecedent) == places


def test_every_task_has_its_candidates_in_the_order_of_judging(sample: Path, converted: Project):
    labels = {
        str(number): label for number, *label in rows(sample, "SELECT * FROM task_definition")
    }
    wanted = defaultdict(list)
    for task, system, example in rows(
        sample,
        "SELECT t.task_no, c.name, p.example_no FROM annotation_tasks t "
        "JOIN pro_candidates p ON p.id = t.candidate JOIN corpora c ON c.id = p.tgtcorpus "
        "JOIN categories k ON k.id = p.category_no ORDER BY k.description, p.sequence_no",
    ):
        # Batches know numbers of tasks, but not what they are called.
        name, label = labels.get(str(task), ("batch", str(task)))
        wanted[name, "overlap" if label == "IAA" else label].append((system, example))
    found = {
        (name, label): candidates
        for name, tasks in tasks_in(converted).items()
        for label, candidates in tasks.items()
    }
    assert found == wanted


def test_the_counts_are_those_of_the_files(tmp_path: Path):
    counts = {}
    for sample in (MASTER, BATCH):
        conversion = convert_protest11(old=sample, new=tmp_path / f"{sample.stem}.protest")
        counts[sample.stem] = {each.what: each.written for each in conversion.counts}
        assert all(each.read == each.written for each in conversion.counts)
    assert counts["sample-master"]["judgements"] == 13
    assert counts["sample-master"]["selected words"] == 13
    assert counts["sample-master"]["tags"] == 5
    assert counts["sample-batch"]["judgements"] == 6
    assert counts["sample-batch"]["selected words"] == 8
    assert counts["sample-batch"]["tags"] == 1
