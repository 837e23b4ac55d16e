"""The ranks of systems by each metric."""

from pathlib import Path

from protest_core.db.project import Project
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.ranks import ranks, ranks_report
from tests.builders.judged_project import write_judged


def test_equal_figures_share_a_rank_and_undefined_ones_have_none():
    assert ranks({"a": 2.0, "b": 3.0, "c": None, "d": 2.0, "e": 1.0}) == {
        "b": 1,
        "a": 2,
        "d": 2,
        "e": 4,
    }


def test_each_metric_ranks_the_systems_and_the_ranks_are_in_the_records(tmp_path: Path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        table = metrics_and_people(project=project, metrics=["apt", "bleu"])
    report = ranks_report(table)
    (records,) = report.records
    for metric in ("apt", "bleu"):
        by_rank = sorted(records.records(), key=lambda each: each[f"{metric} rank"])
        figures = [each[metric] for each in by_rank]
        assert figures == sorted(figures, reverse=True)
        assert by_rank[0][f"{metric} rank"] == 1
    (shown,) = report.tables
    assert set(shown.keys) == set(records.keys)
    *_, column = shown.columns
    assert column.spoken(next(iter(shown.rows))).endswith("of 4 by BLEU")
