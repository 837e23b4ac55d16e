"""A condition is declared once: option, choice of candidates and signature have it from there."""

import csv

import pytest

from protest_core.db.project import Project
from protest_core.signatures.parse import parse_signature
from protest_core.signatures.signature import Signature
from tests.builders.invented_condition import FilterWithExamples, use_filter_with_examples
from tests.core.cli.conftest import Run

CHOSEN = FilterWithExamples(examples=frozenset({"2", "4"}))


@pytest.fixture(autouse=True)
def filter_with_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    use_filter_with_examples(monkeypatch)


def test_it_has_an_option_that_chooses(run: Run, project: Project):
    assert "--example TEXT" in run("candidates", "--help").stdout
    listed = run("candidates", project.path, "--example", "2", "--example", "4").stdout
    assert [row["example"] for row in csv.DictReader(listed.splitlines())] == ["2", "4"]


def test_its_signature_can_be_read_again():
    signature = Signature("s", "", CHOSEN)
    assert "|categories:all|examples:2,4|" in str(signature)
    assert parse_signature(str(signature)) == signature
    assert "examples" not in str(Signature("s", "", FilterWithExamples()))
