"""Metrics beside people, made by hand: names that are odd, and figures that do not exist."""

import csv
import io
import json
from dataclasses import replace

import pytest

from protest_core.meta_evaluation.correlation import all_pairs, correlation_with
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report
from protest_core.meta_evaluation.verdicts import JudgedVerdicts, VerdictTable
from protest_core.meta_evaluation.verdicts_report import verdicts_report
from protest_core.metrics.model import Claim, MetricVerdict
from protest_core.metrics.report import metric_title
from protest_core.report_page.plots.regression import metric_plot, metric_points
from protest_core.signatures.sign import Frame
from protest_core.statistics.proportions import Share
from protest_core.tables.formats import render, table_formats
from tests.core.report_page.hand_made import SUITE

ODD = "a_b & 100 % <x>\u202e"
PEOPLE = {"ash": 60, "beech": 70, ODD: 80, "elm": 90, "fir": None}
BLEU = {"ash": 20.0, "beech": 25.5, ODD: 24.0, "elm": None, "fir": 30.0}
SAME = dict.fromkeys(PEOPLE, 0.5)


def systems_table() -> MetricsAndPeople:
    shares = {
        name: Share(0, 0, 0) if count is None else Share(100, count, count)
        for name, count in PEOPLE.items()
    }
    people = {name: share.low for name, share in shares.items()}
    columns = {"bleu": BLEU, "autoprf f1": SAME}
    return MetricsAndPeople(
        Frame(SUITE, tuple(PEOPLE), signature="table:metrics|x:y"),
        False,
        shares,
        columns,
        tuple(correlation_with(name, each, people) for name, each in columns.items()),
        tuple(all_pairs(columns, people)),
        ("A note.",),
    )


def of_systems(table: MetricsAndPeople, how: str) -> str:
    return "".join(render(metrics_and_people_report(table), how))


def of_verdicts(table: VerdictTable, how: str) -> str:
    return "".join(render(verdicts_report(table, by="system"), how))


def verdict_table(**cells: JudgedVerdicts) -> VerdictTable:
    verdicts = (
        MetricVerdict("1", "identical", Claim.RIGHT),
        MetricVerdict("4", "nowhere", Claim.NONE),
    )
    places = {(ODD, "c", key.removeprefix("v")): judged for key, judged in cells.items()}
    of = Frame(SUITE, (ODD,), signature="table:verdicts|x:y")
    return VerdictTable(verdicts, places, of, "apt", ())


@pytest.mark.parametrize("how", table_formats())
def test_what_does_not_exist_is_undefined_and_says_why(how):
    shown = of_systems(systems_table(), how)
    assert "undefined" in shown
    assert "None" not in shown
    if how == "latex":
        row = r"AutoPRF F1 & 4 & undefined & undefined & undefined & undefined \\"
        why = "No correlation of AutoPRF F1: On one side all scores are the same."
        assert f"{row}\n\\bottomrule" in shown
        assert rf"\par{{\footnotesize {why}}}" in shown
        assert (
            r"\par{\footnotesize The share of fir is undefined: nothing of it is counted.}" in shown
        )
    if how in ("text", "json", "latex"):
        assert "No correlation of AutoPRF F1: On one side all scores are the same." in (
            " ".join(shown.split())
        )


def test_systems_stand_in_the_order_of_people():
    shown = of_systems(systems_table(), "csv")
    rows = list(csv.DictReader(io.StringIO(shown)))
    assert [row["system"] for row in rows] == ["elm", ODD, "beech", "ash", "fir"]
    assert [row["share"] for row in rows] == ["0.9", "0.8", "0.7", "0.6", "undefined"]
    assert [row["bleu"] for row in rows] == ["undefined", "24", "25.5", "20", "30"]


def test_a_correlation_is_over_the_systems_that_have_both():
    _, correlations = json.loads(of_systems(systems_table(), "json"))["tables"]
    bleu, autoprf, both = correlations["rows"]
    assert (bleu["n"], autoprf["n"], both["n"]) == (3, 4, 3)
    assert (bleu["other_metric"], bleu["williams_t"]) == (None, None)
    assert (both["other_metric"], both["williams_t"]) == ("autoprf f1", "undefined")
    assert both["undefined"]


@pytest.mark.parametrize("how", ["text", "latex"])
def test_odd_names_are_shown_and_not_obeyed(how):
    for shown in (
        of_systems(systems_table(), how),
        of_verdicts(verdict_table(v1=JudgedVerdicts(1, 2)), how),
    ):
        assert "\u202e" not in shown
        if how == "latex":
            assert r"a\_b \& 100 \%" in shown


def test_rows_without_a_claim_have_no_share_and_say_why():
    table = verdict_table(v1=JudgedVerdicts(3, 1), v4=JudgedVerdicts(2, 2))
    shown = of_verdicts(table, "csv")
    right, none = csv.DictReader(io.StringIO(shown))
    assert (right["disagreements"], right["share"], right["undefined"]) == ("1", "0.25", "")
    assert (none["compared"], none["share"]) == ("0", "undefined")
    assert none["undefined"] == "The metric says neither right nor wrong."


def test_too_few_are_marked():
    few = of_verdicts(verdict_table(v1=JudgedVerdicts(3, 1)), "text")
    assert "4*" in few
    assert "* Fewer than ten: too few to say." in few
    many = of_verdicts(verdict_table(v1=JudgedVerdicts(30, 1)), "text")
    assert "*" not in many


def test_how_few_systems_say_little_is_told_of_each_metric():
    """A metric without any correlation says that instead."""
    shown = " ".join(of_systems(systems_table(), "text").split())
    assert "Over 3 systems a correlation says little." in shown
    table = systems_table()
    all_four = {name: float(number) for number, name in enumerate(PEOPLE)}
    people = {name: table.share(name) for name in PEOPLE}
    found = (*table.correlations, correlation_with("apt", all_four, people))
    several = replace(table, correlations=found)
    shown = " ".join(of_systems(several, "text").split())
    assert "Over 3 systems a correlation of BLEU says little." in shown
    assert "Over 4 systems a correlation of APT says little." in shown


def test_which_metrics_are_not_compared_is_one_sentence():
    shown = " ".join(of_systems(systems_table(), "text").split())
    assert "Not compared: BLEU with AutoPRF F1. A correlation is undefined." in shown


def of_first_systems(number: int) -> MetricsAndPeople:
    """Return a table of two metrics and as many systems, all with figures."""
    people = {f"s{at}": each for at, each in enumerate((0.5, 0.6, 0.8, 0.7)[:number])}
    columns = {
        "bleu": dict(zip(people, (20.0, 25.5, 24.0, 27.0), strict=False)),
        "apt": dict(zip(people, (0.3, 0.2, 0.5, 0.6), strict=False)),
    }
    return replace(
        systems_table(),
        frame=Frame(SUITE, tuple(people)),
        shares={name: Share(10, *(round(10 * each),) * 2) for name, each in people.items()},
        values=columns,
        correlations=tuple(correlation_with(name, each, people) for name, each in columns.items()),
        pairs=tuple(all_pairs(columns, people)),
    )


@pytest.mark.parametrize(
    ("systems", "expected"), [(2, []), (3, ["correlations"]), (4, ["correlations", "metric-pairs"])]
)
def test_tables_in_which_nothing_exists_are_left_out(systems: int, expected: list[str]):
    report = metrics_and_people_report(of_first_systems(systems))
    assert [each.name for each in report.tables] == ["metrics-and-people", *expected]
    _, correlations = report.records
    assert len([*correlations.rows]) == 3  # two metrics and their pair


def test_how_many_systems_statistics_need_is_one_sentence():
    needed = (
        "No correlation is computed: it needs at least three systems with both figures, and "
        "Williams's test of two metrics needs four."
    )
    assert metrics_and_people_report(of_first_systems(2)).notes == ["A note.", needed]
    three = metrics_and_people_report(of_first_systems(3)).notes
    assert three[1:] == [
        "Not compared: BLEU with APT. Williams's test needs four systems or more.",
        "Over 3 systems a correlation says little.",
    ]


def test_only_systems_with_both_figures_are_drawn():
    assert [point.name for point in metric_points(systems_table(), "bleu")] == [ODD, "beech", "ash"]
    figure = metric_plot(systems_table(), "bleu")
    [axes] = figure.axes
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("BLEU", "% correct")


@pytest.mark.parametrize(
    ("column", "title"), [("apt", "APT"), ("autoprf f1", "AutoPRF F1"), ("meteor x", "meteor x")]
)
def test_a_metric_nobody_told_of_keeps_its_name(column, title):
    assert metric_title(column) == title
