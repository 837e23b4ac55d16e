"""Numbers of candidates with a tag, by its giver, and the candidates themselves."""

from pathlib import Path

import pytest

from protest_core.agreement.tag_counts import OWN, GivenBy, tags, tags_by_annotator, tags_report
from protest_core.annotating.candidate_tags import TagStep, write_tag_step
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement
from tests.builders.judged_project import write_judged
from tests.builders.judging import say
from tests.core.tables.reports import cells, check_counts_open_as_many, heads

NONCOMPOSITIONAL = "noncompositional_translation"


@pytest.fixture
def tagged(two_systems: Project, find) -> Project:
    """Ada tags one/1 and one/2, Ben one/1 and two/1; two/2 has a tag of the researcher's own."""
    judgement = Judgement(Answer.YES, tags=frozenset({NONCOMPOSITIONAL}))
    for annotator, system, example in (
        ("Ada", "one", 1),
        ("Ada", "one", 2),
        ("Ben", "one", 1),
        ("Ben", "two", 1),
    ):
        say(two_systems, find(system, example), judgement, annotator)
    with two_systems.changing() as tx:
        write_tag_step(tx, TagStep(find("two", 2), "ask", added=True), "Cleo")
    return two_systems


def test_a_candidate_that_several_tagged_counts_once_in_at_least_one(tagged: Project):
    table = tags_by_annotator(tags(project=tagged))
    assert heads(table) == ["Tag", "At least\none", "Ada", "Ben", "Your own"]
    assert cells(table) == [
        [NONCOMPOSITIONAL, "3", "2", "2", "0"],
        ["ask", "0", "0", "0", "1"],
    ]


def test_tags_are_counted_by_system_and_among_chosen_annotators(tagged: Project):
    found = tags(project=tagged, annotators=["Ada"])
    assert found.count(NONCOMPOSITIONAL, GivenBy("Ada"), system="one") == 2
    assert found.count(NONCOMPOSITIONAL, GivenBy(), system="two") == 0
    assert found.count("ask", OWN, system="two") == 1
    of_one = tags(project=tagged, chosen=CandidateFilter(systems=frozenset({"one"})))
    assert of_one.tags == (NONCOMPOSITIONAL,)


def test_every_number_opens_its_candidates(tagged: Project):
    assert check_counts_open_as_many(tagged, tags_report(tags(project=tagged))) > 15


def test_the_numbers_that_people_see_are_sums_of_records(tagged: Project, tmp_path: Path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        check_sums(project)
    check_sums(tagged)


def check_sums(project: Project) -> None:
    report = tags_report(tags(project=project))
    records = [*report.records[0].records()]
    by_annotator, by_system, by_category = report.tables
    for table, key in ((by_system, "system"), (by_category, "category")):
        of_any = [each for each in records if each["given_by"] == "at_least_one"]
        assert len({each[key] for each in of_any}) <= len(table.shown) - 2
        for row in table.rows:
            shown = sum(column.value(row) for column in table.shown[2:])
            assert shown == sum(each["candidates"] for each in of_any if each["tag"] == row.tag)
    for row in by_annotator.rows:
        everybody = sum(column.value(row) for column in by_annotator.shown[1:])
        assert everybody == sum(each["candidates"] for each in records if each["tag"] == row.tag)
