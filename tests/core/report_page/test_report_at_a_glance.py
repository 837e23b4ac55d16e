"""The first lines of a report: few figures, written as the tables write them."""

from collections import Counter
from dataclasses import replace

import pytest

from protest_core.db.project import Project
from protest_core.judgements.model import Label
from protest_core.judgements.questions import Question
from protest_core.report_page.gather import ProjectReport, project_report
from protest_core.report_page.sections.all_sections import facts
from protest_core.scores.strata import Estimates
from protest_core.statistics.agreement import cohen
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind, Range
from tests.builders.judged_project import write_judged


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> ProjectReport:
    path = write_judged(tmp_path_factory.mktemp("glance") / "judged.protest")
    with Project.open(path) as project:
        return project_report(project=project)


def kappa_card(report: ProjectReport) -> str:
    [figure] = [each.figure for each in facts(report) if each.says.startswith("kappa")]
    return figure


def with_kappas(report: ProjectReport, *agreeing: int) -> ProjectReport:
    """Each pair agrees on so many of ten, and each label is as frequent as the other."""
    table = report.agreement
    right, wrong = Label.CORRECT, Label.INCORRECT
    pairs = dict(table.pairs)
    for pair, same in zip(table.all_pairs, agreeing, strict=True):
        counts = Counter({(right, right): same, (wrong, wrong): same})
        counts += Counter({(right, wrong): 10 - same, (wrong, right): 10 - same})
        key = (Question.PRONOUN, pair, None)
        pairs[key] = replace(pairs[key], agreement=cohen(counts))
    return replace(report, agreement=replace(table, pairs=pairs))


def test_kappas_are_told_from_the_lowest_to_the_highest(report: ProjectReport):
    assert kappa_card(with_kappas(report, 7, 9, 8)) == "0.40–0.80"
    assert kappa_card(with_kappas(report, 8, 8, 8)) == "0.60"


def test_a_dash_never_stands_beside_a_minus(report: ProjectReport):
    assert kappa_card(with_kappas(report, 4, 3, 8)) == "−0.40 to 0.60"
    assert shown(Range(-0.18, -0.04), Kind.DECIMAL) == "−0.18 to −0.04"
    assert shown(Range(-0.001, 0.2), Kind.DECIMAL) == "0.00–0.20"


def test_the_best_system_is_told_with_its_estimate_where_there_is_one(report: ProjectReport):
    table = report.scores
    best = table.ranked[0]
    found = table.headline(Question.PRONOUN, best)
    assert found.estimated
    (fact,) = [each for each in facts(report) if each.says.startswith(f"of {best}’s pronouns")]
    assert fact.figure == f"{shown(Range(found.low, found.high), Kind.PERCENT)} %"
    assert f"95 %, these candidates: {shown(found.interval, Kind.PERCENT)}" in fact.says


def test_without_an_estimate_the_range_is_named_as_what_it_is(report: ProjectReport):
    counted = replace(report, scores=replace(report.scores, estimates=Estimates()))
    best = counted.scores.ranked[0]
    share = counted.scores.score(Question.PRONOUN, best).share
    assert share.low < share.high
    (fact,) = [each for each in facts(counted) if each.says.startswith(f"of {best}’s pronouns")]
    assert fact.figure == f"{shown(Range(share.low, share.high), Kind.PERCENT)} %"
    assert "from every open candidate wrong to all of them right" in fact.says
