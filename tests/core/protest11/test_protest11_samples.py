"""The files that the original program wrote, beside this checkout: there and back."""

import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.operations import convert_protest11, export_protest11, open_project
from tests.core.protest11.old_files import Rows, read_rows

SAMPLES = Path(__file__).parents[4] / "shared" / "protest11"
MASTER, BATCH = SAMPLES / "sample-master.db", SAMPLES / "sample-batch.db"

pytestmark = pytest.mark.skipif(
    not MASTER.exists(), reason="the sample files lie in ../shared, which is not here"
)


@pytest.fixture(params=[MASTER, BATCH], ids=["master", "batch"])
def sample(request: pytest.FixtureRequest) -> Path:
    return request.param


def test_every_judgement_tag_and_word_is_in_place(sample: Path, tmp_path: Path):
    """Compared with what plain SQL finds in the file."""
    convert_protest11(old=sample, new=tmp_path / "new.protest")
    assert _in_project(tmp_path / "new.protest") == _in_sample(sample)


_WORDS = {"ok": "yes", "bad": "no", "unset": "unset"}
_Said = tuple[str, str, str, frozenset[tuple[int, int]], frozenset[str]]


def _in_sample(sample: Path) -> dict[tuple[str, int, str], _Said]:
    with closing(sqlite3.connect(f"file:{sample}?mode=ro", uri=True)) as connection:
        tokens, tags = defaultdict(set), defaultdict(set)
        for candidate, by, line, token in connection.execute(
            "SELECT candidate, annotator_id, line, token FROM token_annotations"
        ):
            tokens[candidate, by].add((line, token))
        for candidate, by, tag in connection.execute(
            "SELECT candidate, annotator_id, tag FROM tag_annotations"
        ):
            tags[candidate, by].add(tag)
        rows = connection.execute(
            "SELECT c.name, p.example_no, b.name, a.candidate, a.annotator_id, "
            "a.anaph_annotation, a.ant_annotation, a.remarks FROM annotations a "
            "JOIN pro_candidates p ON p.id = a.candidate JOIN corpora c ON c.id = p.tgtcorpus "
            "JOIN annotators b ON b.id = a.annotator_id"
        ).fetchall()
    return {
        (system, example, name): (
            _WORDS[pronoun],
            _WORDS[antecedent],
            remark,
            frozenset(tokens[candidate, by]),
            frozenset(tags[candidate, by]),
        )
        for system, example, name, candidate, by, pronoun, antecedent, remark in rows
    }


def _in_project(path: Path) -> dict[tuple[str, int, str], _Said]:
    with open_project(path=path, read_only=True) as project, project.reading() as snapshot:
        return {
            (system.name, int(kept.example_id), kept.annotator): (
                kept.judgement.pronoun.value,
                kept.judgement.antecedent.value,
                kept.judgement.remark,
                kept.judgement.tokens,
                kept.judgement.tags,
            )
            for system in snapshot.systems()
            for kept in snapshot.judgements_of(system.id)
        }


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


def test_back_again_every_row_is_the_same(sample: Path, tmp_path: Path):
    convert_protest11(old=sample, new=tmp_path / "new.protest")
    with open_project(path=tmp_path / "new.protest") as project:
        export_protest11(project=project, path=tmp_path / "back.db")
    assert read_rows(tmp_path / "back.db") == read_rows(sample)


def test_a_batch_of_the_master_is_the_one_that_the_original_made(tmp_path: Path):
    convert_protest11(old=MASTER, new=tmp_path / "new.protest")
    with open_project(path=tmp_path / "new.protest") as project:
        export_protest11(
            project=project,
            path=tmp_path / "batch.db",
            annotator="Annette",
            tasks=["iaa", "main:1"],
        )
    ours, theirs = read_rows(tmp_path / "batch.db"), read_rows(BATCH)
    assert _without_time(ours) == _without_time(theirs)


def _without_time(rows: Rows) -> Rows:
    settings = [row for row in rows["meta_data"] if row[0] != "time_created"]
    assert len(settings) == len(rows["meta_data"]) - 1
    return rows | {"meta_data": settings}
