"""Metrics against people: from a table to correlations and Williams's test."""

from pathlib import Path

import pytest

from protest_core.errors import InputError, RefusedError
from protest_core.meta_evaluation.correlation import correlate
from protest_core.reproduce import figures
from protest_core.statistics.correlation import pearson, spearman, williams

TABLE = """\
system\tbleu\tapt\tpeople
alder\t10\t3\t1
birch\t20\t\t2
cedar\t25\t9\t5
elm\t31\t7\t4
fir\t33\t8\t7
gorse\t\t\t9
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "t.tsv"
    path.write_text(TABLE)
    return path


def test_a_metric_is_correlated_over_the_rows_in_which_nothing_is_missing(table: Path):
    found = correlate(path=table, metric="bleu", people="people")
    (metric,) = found.metrics
    people = [1, 2, 5, 4, 7]
    assert metric.pearson == pearson([10, 20, 25, 31, 33], people)
    assert metric.spearman == spearman([10, 20, 25, 31, 33], people)
    assert found.systems == ("alder", "birch", "cedar", "elm", "fir")
    assert [(left.system, left.line, left.columns) for left in found.left_out] == [
        ("gorse", 7, ("bleu",))
    ]
    assert found.williams is None


def test_two_metrics_are_compared_on_the_same_systems(table: Path):
    """Missing values of one leave the other's correlation as it is."""
    found = correlate(path=table, metric="bleu", people="people", other_metric="apt")
    assert found.systems == ("alder", "cedar", "elm", "fir")
    assert [left.columns for left in found.left_out] == [("apt",), ("bleu", "apt")]
    assert [each.pearson.n for each in found.metrics] == [5, 4]
    for metric in ("bleu", "apt"):
        [alone] = correlate(path=table, metric=metric, people="people").metrics
        assert alone in found.metrics
    bleu, apt, people = [10, 25, 31, 33], [3, 9, 7, 8], [1, 5, 4, 7]
    r_bleu, r_apt, between = pearson(bleu, people).r, pearson(apt, people).r, pearson(bleu, apt).r
    assert found.williams == williams(r_bleu, r_apt, between, 4)
    assert found.between is not None
    assert found.between.r == between
    assert [name for name, *_ in found.points("bleu")] == ["alder", "birch", "cedar", "elm", "fir"]


def test_the_published_correlations_come_out_side_by_side():
    """Guillou et al. 2018, section 5.2: BLEU over 16 systems; of one there is no APT."""
    path = figures.directory() / "guillou-et-al-2018-systems.tsv"
    found = correlate(path=path, metric="bleu", people="pronouns", other_metric="apt")
    shown = [(each.pearson.n, round(each.pearson.r or 0, 3)) for each in found.metrics]
    assert shown == [(16, 0.912), (15, 0.887)]
    assert found.williams is not None
    assert found.williams.df == 12


def test_the_order_of_rows_changes_no_number(table: Path):
    header, *rows = TABLE.splitlines(keepends=True)
    turned = table.with_name("turned.tsv")
    turned.write_text(header + "".join(rows[::-1]))
    one, other = (
        correlate(path=path, metric="bleu", people="people", other_metric="apt")
        for path in (table, turned)
    )
    assert (one.metrics, one.between, one.williams) == (
        other.metrics,
        other.between,
        other.williams,
    )


def test_what_is_undefined_is_told(tmp_path: Path):
    path = tmp_path / "t.tsv"
    path.write_text("system,x,y,z\na,1,1,1\nb,1,2,2\nc,1,3,1\n")
    found = correlate(path=path, metric="x", people="y", other_metric="z")
    assert found.metrics[0].pearson.r is None
    assert found.metrics[0].pearson.undefined
    assert found.williams is None


def test_all_mistakes_are_told_at_once(tmp_path: Path):
    path = tmp_path / "t.tsv"
    path.write_text("system,bleu,people\na,1,?\nb,x,1\n")
    with pytest.raises(InputError) as error:
        correlate(path=path, metric="bleu", people="people", other_metric="apd")
    assert [(each.line, each.column) for each in error.value.problems] == [(1, 1), (2, 5), (3, 3)]


def test_one_column_is_not_compared_with_itself(table: Path):
    with pytest.raises(RefusedError, match="‘bleu’ is named twice"):
        correlate(path=table, metric="bleu", people="people", other_metric="bleu")
