"""A system that is marked as the reference is shown, and neither ranked nor correlated."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.batches.export import export_batches
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems, reference_systems
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.loading.change_systems import mark_as_reference
from protest_core.meta_evaluation.form_pairs import form_pairs
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report
from protest_core.meta_evaluation.ranks import ranks_table
from protest_core.meta_evaluation.verdicts import verdicts_against_people
from protest_core.report_page.plots.regression import metric_points
from protest_core.scores.model import ScoreSettings
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.fetch import fetch


def test_it_is_marked_in_the_project_and_counted_again_when_unmarked(judged: Project):
    assert mark_as_reference(project=judged, systems=["system2"]).options
    found = {each.name: each.shown_name for each in fetch(judged, list_systems)}
    assert found["system2"] == "system2 (reference)"
    assert found["system1"] == "system1"
    assert not mark_as_reference(project=judged, systems=["system2"]).options
    assert mark_as_reference(project=judged, systems=["system2"], marked=False).options
    assert fetch(judged, reference_systems) == frozenset()
    with pytest.raises(RefusedError, match="no system ‘nobody’"):
        mark_as_reference(project=judged, systems=["nobody"])


def test_metrics_show_it_last_without_rank_and_correlate_only_systems(judged: Project):
    before = metrics_and_people(project=judged, metrics=["apt"])
    mark_as_reference(project=judged, systems=["system2"])
    after = metrics_and_people(project=judged, metrics=["apt"])
    assert before.correlations[0].pearson.n - 1 == after.correlations[0].pearson.n
    assert "system2" in {name for name, _, _ in before.points("apt")}
    assert "system2" not in {point.name for point in metric_points(after, "apt")}
    *_, last = metrics_and_people_report(after).records[0].records()
    assert (last["system"], last["is_reference"]) == ("system2", True)
    assert last["apt"] is not None  # it is shown
    *_, without = ranks_table(after).records()
    assert (without["system"], without["apt rank"]) == ("system2", None)
    assert before.frame.signature != after.frame.signature
    assert "|referencesystems:system2|" in after.frame.signature


def test_pronouns_of_the_reference_are_counted_and_a_note_says_so(judged: Project):
    mark_as_reference(project=judged, systems=["system2"])
    pooled = "Pronouns of the reference, judged like a system, are counted, too: system2."
    others = ScoreSettings(CandidateFilter(frozenset({"system1", "system3"})))
    for count in (verdicts_against_people, form_pairs):
        assert any(note.startswith(pooled) for note in count(project=judged).notes)
        assert not any(pooled in note for note in count(project=judged, settings=others).notes)


def test_a_batch_does_not_say_which_system_it_is(judged: Project, tmp_path: Path):
    mark_as_reference(project=judged, systems=["system2"])
    create_task_set(project=judged, settings=TaskSettings("every", included=Included.EVERYTHING))
    (made,) = export_batches(
        project=judged, task_set="every", annotators={"Ada": "1"}, directory=tmp_path
    )
    with closing(sqlite3.connect(made.path)) as database:
        assert "system2" not in "\n".join(database.iterdump())
