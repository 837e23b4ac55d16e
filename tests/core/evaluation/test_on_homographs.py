"""Approvals that rest only on pronouns that are other words, too, are counted beside others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate, evaluation_table
from protest_core.evaluation.report import evaluation_report
from protest_core.languages.profiles import language_profile
from protest_core.loading.create_project import create_project
from protest_core.matching.policy import MatchingPolicy, PronounTokens
from protest_core.matching.rules import rules_for
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, write_suite

SPANISH = """\
La vieja lámpara está aquí .
Ella se rompió .
Los invitados la vieron .
Ellos rieron .
Lo llueve .
Tú sabes lo .
Es muy tarde .
"""
LINKS = FILES["reference.align"].replace("0-0 1-1 2-2 3-3 4-5", "0-0 1-1 2-3 3-2")


@pytest.fixture
def spanish(tmp_path: Path) -> Iterator[Project]:
    """A system that repeats the reference: examples 3 and 5 rest on *lo*, an article, too."""
    suite = write_suite(
        tmp_path / "suite",
        suite_toml=FILES["suite.toml"].replace('"de"', '"es"'),
        reference_txt=SPANISH,
        reference_align=LINKS,
        systems__one_txt=SPANISH,
        systems__one_align=LINKS,
    )
    path = tmp_path / "spanish.protest"
    create_project(path=path, directory=suite, with_systems=True)
    with Project.open(path) as project:
        evaluate(project=project)
        yield project


@pytest.mark.parametrize(
    ("shared", "expected"),
    [
        (["lo"], True),
        (["la", "los"], True),
        (["ella"], False),
        (["ella", "la"], False),
        ([], False),
    ],
)
def test_an_approval_rests_on_homographs_if_all_its_grounds_are_other_words(shared, expected):
    rules = rules_for(MatchingPolicy(PronounTokens.PRONOUNS), language_profile("es"))
    assert rules.rests_on_homographs(shared) is expected


@pytest.mark.parametrize("target", ["de", "fr"])
@pytest.mark.parametrize("tokens", PronounTokens)
def test_german_and_french_have_no_homographs(target: str, tokens: PronounTokens):
    rules = rules_for(MatchingPolicy(tokens), language_profile(target))
    assert not rules.has_homographs


def test_the_column_leads_to_the_sentences(spanish: Project):
    table = evaluation_table(project=spanish)
    assert table.total.approved_on_homographs == 2
    assert table.total.approved_on_other_words == 0
    report = evaluation_report(table)
    assert any(note.startswith("On homographs: ") for note in report.notes)
    (by_system, *_) = report.tables
    (column,) = (each for each in by_system.columns if each.key == "approved_on_homographs")
    (row,) = by_system.rows
    assert column.value(row) == 2
    found = [
        fetch(spanish, load_candidate, each) for each in column.opens(row).find(project=spanish)
    ]
    assert {each.example.id for each in found} == {3, 5}
    categories = table.systems[0].categories
    assert {key for key, each in categories.items() if each.approved_on_homographs} == {
        "event_it",
        "pleonastic_it",
    }


def test_where_any_word_counts_there_is_no_such_column(spanish: Project):
    evaluate(project=spanish, change={"pronoun_tokens": PronounTokens.ANY})
    table = evaluation_table(project=spanish)
    assert not table.has_homographs
    assert table.total.approved_on_homographs == 0
    columns = (each.columns for each in evaluation_report(table).records)
    assert "approved_on_homographs" not in {each.key for some in columns for each in some}
