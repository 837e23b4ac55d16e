"""Shares of correct pronouns by the reference's pronoun, and possible equivalents."""

import tomllib
from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.model import Answer, Judgement
from protest_core.meta_evaluation.form_pairs import form_pairs, forms_report, profile_lines
from protest_core.scores.model import ScoreSettings
from tests.builders.judged_project import write_judged
from tests.builders.judging import say
from tests.core.tables.reports import check_counts_open_as_many

YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)


@pytest.fixture
def judged(two_systems: Project, find) -> Project:
    """ "sie" is twice right for "sie" and once "diese"; "jene" is wrong; "du" is in dispute."""
    for system, example, annotator, judgement in (
        ("one", 1, "Ada", YES),  # diese for sie
        ("one", 2, "Ada", NO),  # jene for sie
        ("two", 1, "Ada", YES),
        ("two", 2, "Ben", YES),
        ("two", 4, "Ada", YES),
        ("two", 4, "Ben", NO),
    ):
        say(two_systems, find(system, example), judgement, annotator)
    return two_systems


def counts(project: Project, **settings) -> dict[tuple[str, str], tuple[int, int]]:
    found = form_pairs(project=project, settings=ScoreSettings(**settings))
    return {
        (" ".join(each.reference), " ".join(each.candidate)): (
            len(each.correct),
            len(each.incorrect),
        )
        for each in found.pairs
    }


def test_pairs_are_counted_where_people_agree(judged: Project):
    assert counts(judged) == {
        ("sie", "sie"): (2, 0),
        ("sie", "diese"): (1, 0),
        ("sie", "jene"): (0, 1),
    }
    assert counts(judged, annotators=Annotators(frozenset({"Ben"}))) == {
        ("sie", "sie"): (1, 0),
        ("du", "du"): (0, 1),
    }


def test_every_number_opens_its_candidates_and_rare_pairs_are_left_to_programs(judged: Project):
    report = forms_report(form_pairs(project=judged), at_least=2)
    assert check_counts_open_as_many(judged, report) == 8
    (table,), (record,) = report.tables, report.records
    assert [each["reference"] for each in table.records()] == ["sie"]
    assert "Not shown: 2 pairs" in " ".join(table.below)
    assert len([*record.records()]) == 3
    assert set(table.keys) == set(record.keys) >= {"n", "p", "p_low", "p_high", "case"}


def test_different_pronouns_that_are_mostly_correct_are_proposed(judged: Project):
    lines = [*profile_lines(form_pairs(project=judged))]
    assert tomllib.loads("\n".join(lines)) == {"equivalent_forms": [["diese", "sie"]]}
    assert "# diese for sie: 1 of 1 correct, 100.0 % (20.7–100.0)" in lines


def test_rare_pairs_and_as_often_wrong_ones_are_not_proposed(tmp_path: Path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        found = form_pairs(project=project)
        proposed = tomllib.loads("\n".join(profile_lines(found)))["equivalent_forms"]
    for each in found.pairs:
        often = len(each.candidates) >= 0.05 * found.judged
        if often and len(each.correct) > len(each.incorrect) and each.case.value in {2, 3}:
            assert sorted((*each.reference, *each.candidate)) in proposed
    assert len(proposed) < len(found.pairs)
