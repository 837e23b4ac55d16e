"""A setting is declared once: option, words, signature and summary have it from there."""

import json

import pytest

from protest_core.db.project import Project
from protest_core.signatures.parse import parse_signature
from protest_core.signatures.signature import Signature
from tests.builders.invented_setting import PolicyWithHyphens, use_policy_with_hyphens
from tests.core.cli.conftest import Run

WORDS = "; hyphenated forms by their first part"


@pytest.fixture(autouse=True)
def policy_with_hyphens(monkeypatch: pytest.MonkeyPatch) -> None:
    use_policy_with_hyphens(monkeypatch)


def test_it_has_an_option_and_stands_in_words_signature_and_summary(run: Run, project: Project):
    assert "--first-parts / --no-first-parts" in run("evaluate", "--help").stdout
    assert "hyphenated" not in run("evaluate", project.path).stdout
    for options in (["--first-parts"], ["--verified"], []):
        table = run("evaluate", project.path, *options).stdout
        assert WORDS in " ".join(table.split())
        assert "|hyphenated:first|" in "".join(table.split())
    document = json.loads(run("info", project.path, "--format", "json").stdout)
    (shown,) = document["tables"][0]["rows"]
    assert shown["first_parts"] is True
    assert list(shown).index("first_parts") == list(shown).index("verified_translations") + 1
    assert WORDS not in run("evaluate", project.path, "--no-first-parts").stdout


def test_its_signature_can_be_read_again():
    signature = Signature("s", "", policy=PolicyWithHyphens(first_parts=True))
    assert parse_signature(str(signature)) == signature
    older = str(Signature("s", "", policy=PolicyWithHyphens()))
    assert "hyphenated" not in older
    assert parse_signature(older).policy == PolicyWithHyphens()
