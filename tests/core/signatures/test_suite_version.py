"""Signatures of a suite that has no version."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.loading.create_project import create_project
from protest_core.metrics.measure import measure
from protest_core.scores.compute import score_table
from protest_core.signatures.repeat import repeated
from tests.builders.small_suite import FILES, write_suite

UNNAMED = FILES["suite.toml"].replace('version = "2"\n', "")
DIGEST = "sha256-08ce197dc7ef"


def signature(folder: Path, **files: str) -> str:
    path = folder.with_suffix(".protest")
    create_project(path=path, directory=write_suite(folder, **{"suite_toml": UNNAMED, **files}))
    with Project.open(path) as project:
        return score_table(project=project).frame.signature


def version(folder: Path, **files: str) -> str:
    return signature(folder, **files).partition("|suite:small@")[2].partition("|")[0]


def test_a_version_that_is_there_is_taken(tmp_path: Path):
    assert version(tmp_path / "suite", suite_toml=FILES["suite.toml"]) == "2"


@pytest.mark.parametrize(
    "same",
    [
        {},
        {"source_txt": FILES["source.txt"].replace("\n", "\r\n")},
        {"suite_toml": UNNAMED.replace("nobody", "somebody")},
    ],
)
def test_the_same_suite_has_the_same_digest_everywhere(tmp_path: Path, same):
    assert version(tmp_path / "elsewhere", **same) == DIGEST


@pytest.mark.parametrize(
    "other",
    [
        {"source_txt": FILES["source.txt"].replace("old", "new")},
        {"reference_txt": FILES["reference.txt"].replace("alte", "neue")},
        {"reference_align": FILES["reference.align"].replace("3-3 4-5", "3-4 4-5")},
        {"documents_tsv": FILES["documents.tsv"].replace("rain", "weather")},
        {"examples_jsonl": FILES["examples.jsonl"].replace('"head":2', '"head":1')},
        {"suite_toml": UNNAMED.replace('"de"', '"fr"')},
    ],
    ids=lambda other: next(iter(other)),
)
def test_another_suite_of_the_name_has_another_digest(tmp_path: Path, other):
    found = version(tmp_path / "suite", **other)
    assert found.startswith("sha256-")
    assert found != DIGEST


def test_a_signature_with_a_digest_is_of_that_suite_alone(tmp_path: Path):
    ours = signature(tmp_path / "ours")
    signature(tmp_path / "theirs", source_txt=FILES["source.txt"].replace("old", "new"))
    with Project.open(tmp_path / "ours.protest") as project:
        assert repeated(project=project, signature=ours, command="protest scores").notes == ()
    refused = pytest.raises(RefusedError, match=f"is of the suite small {DIGEST}, and the project")
    with Project.open(tmp_path / "theirs.protest") as project, refused:
        repeated(project=project, signature=ours, command="protest scores")


def test_a_signature_of_an_earlier_version_can_still_be_read(tmp_path: Path):
    earlier = signature(tmp_path / "suite").replace(DIGEST, "")
    with Project.open(tmp_path / "suite.protest") as project:
        assert repeated(project=project, signature=earlier, command="protest scores").notes == ()


def test_metrics_are_signed_with_the_digest_too(tmp_path: Path):
    signature(tmp_path / "suite")
    with Project.open(tmp_path / "suite.protest") as project:
        (table,) = measure(project=project, metrics=["bleu"])
    assert f"|suite:small@{DIGEST}|" in table.signature
