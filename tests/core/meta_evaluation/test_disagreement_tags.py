"""The researcher's own tags of disagreements between a metric and people."""

import pytest

from protest_core.annotating.candidate_tags import TagStep, write_tag_step
from protest_core.db.project import Project
from protest_core.export.tidy import TidyTable, export_table
from protest_core.judgements.model import Answer, Judgement
from protest_core.meta_evaluation.disagreement_tags import (
    NO_OWN_TAGS,
    disagreement_tags,
    disagreement_tags_report,
)
from protest_core.meta_evaluation.metric_disagreements import metric_disagreements
from tests.builders.judging import say
from tests.core.tables.reports import cells, check_counts_open_as_many, heads

YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)


@pytest.fixture
def judged(two_systems: Project, find) -> Project:
    """APT and people differ on one/1, one/3 and two/2, and agree on one/2."""
    for system, example, judgement in (
        ("one", 1, YES),
        ("one", 2, NO),
        ("one", 3, NO),
        ("two", 2, NO),
    ):
        say(two_systems, find(system, example), judgement, "Ada")
    return two_systems


def give(project: Project, candidate, *tags: str) -> None:
    with project.changing() as tx:
        for tag in tags:
            write_tag_step(tx, TagStep(candidate, tag, added=True), "Cleo")


def test_without_tags_the_report_says_how_to_give_them(judged: Project):
    report = disagreement_tags_report(disagreement_tags(project=judged))
    assert report.notes == [NO_OWN_TAGS]
    assert [row[-1] for row in cells(report.tables[0])][-1] == "3"


def test_a_disagreement_counts_for_each_of_its_tags(judged: Project, find):
    give(judged, find("one", 1), "valid alternative")
    give(judged, find("one", 3), "valid alternative", "impersonal")
    give(judged, find("one", 2), "agreed on")
    report = disagreement_tags_report(disagreement_tags(project=judged))
    (table,) = report.tables
    assert heads(table) == ["Category", "They\ndiffer", "impersonal", "valid alternative", "No tag"]
    *_, everything = cells(table)
    assert everything == ["all", "3", "1", "2", "1"]
    assert check_counts_open_as_many(judged, report) > 6
    records = [*report.records[0].records()]
    for tag, number in (("valid alternative", 2), ("impersonal", 1), (None, 1)):
        of_tag = [each for each in records if each["own_tag"] == tag]
        assert sum(each["disagreements"] for each in of_tag) == number
        assert sum(each["says_right"] + each["says_wrong"] for each in of_tag) == number


def test_own_tags_are_in_the_list_of_disagreements_and_in_all_exports(judged: Project, find):
    give(judged, find("one", 3), "two words", "odd")
    listed = metric_disagreements(project=judged).cases
    assert [each.own_tags for each in listed] == [(), ("odd", "two words"), ()]
    for what in TidyTable:
        (table,) = export_table(project=judged, what=what).records
        tagged = {
            (each["system"], each["example"]): each["own_tags"]
            for each in table.records()
            if each["own_tags"]
        }
        assert tagged == {("one", 3): ["odd", "two words"]}
