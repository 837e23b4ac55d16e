"""Systems compared by the distance of the antecedent, on the same examples."""

from dataclasses import replace
from pathlib import Path

import pytest

from protest_core.candidates.filter import CandidateFilter, Distance
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import filter_choices, list_candidates
from protest_core.loading.create_project import create_project
from protest_core.report_page.plots.distances import distances_plot
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.distances import compare_by_distance
from protest_core.scores.distances_report import distances_report
from protest_core.scores.model import ScoreSettings
from protest_core.statistics.documents import Over
from protest_core.statistics.paired import holm
from protest_core.tables.formats import render
from tests.builders.small_suite import FILES, write_suite
from tests.core.tables.reports import check_counts_open_as_many

EXAMPLES = FILES["examples.jsonl"]


def at(*distances: Distance) -> CandidateFilter:
    return CandidateFilter(distances=frozenset(distances))


@pytest.mark.parametrize(
    ("lines", "expected"), [(0, "same"), (1, "1"), (2, "2"), (3, "3"), (4, "more"), (99, "more")]
)
def test_distances_are_counted_in_lines(lines: int, expected: str):
    assert Distance.of(lines) == expected


def test_candidates_are_chosen_by_the_nearest_antecedent(project: Project, tmp_path: Path):
    assert len(list_candidates(project=project, chosen=at(Distance.ONE))) == 2
    assert not list_candidates(project=project, chosen=at(Distance.SAME, Distance.MORE))
    assert filter_choices(project=project).distances == (Distance.ONE,)


def test_of_several_antecedents_the_nearest_counts(tmp_path: Path):
    more = '{"line":2,"span":[0,2],"head":1},{"line":0,"span":[1,3],"head":2}]'
    examples = EXAMPLES.replace('{"line":2,"span":[0,2],"head":1}]', more)
    far = examples.replace(
        '"line":1,"token":0,"antecedents":[{"line":0', '"line":6,"token":0,"antecedents":[{"line":0'
    )
    create_project(
        path=tmp_path / "p.protest",
        directory=write_suite(
            tmp_path / "s", examples_jsonl=far, documents_tsv="name\tfirst_line\nlamp\t0\n"
        ),
    )
    with Project.open(tmp_path / "p.protest") as project:
        assert filter_choices(project=project).distances == (Distance.ONE, Distance.MORE)


def test_each_distance_is_a_comparison_of_its_candidates(judged: Project):
    found = compare_by_distance(project=judged)
    assert [part.distance for part in found.parts] == [Distance.SAME, Distance.ONE]
    for part in found.parts:
        settings = ScoreSettings(at(part.distance), over=Over.EXAMPLES)
        alone = compare_systems(project=judged, settings=settings)
        assert [each.n for each in part.comparison.pairs] == [each.n for each in alone.pairs]
        assert [each.difference for each in part.comparison.pairs] == [
            each.difference for each in alone.pairs
        ]
        table = score_table(project=judged, settings=settings)
        system = table.frame.systems[0]
        assert part.scores.headline(found.question, system) == table.headline(
            found.question, system
        )
    numbers = [part.comparison.pairs[0].n for part in found.parts]
    assert sum(numbers) == found.whole.pairs[0].n


def test_p_is_adjusted_over_all_distances(judged: Project):
    found = compare_by_distance(project=judged)
    tested = [p for part in found.parts for p in part.comparison.pairs if p.difference]
    assert len(tested) > max(len(part.comparison.tested) for part in found.parts)
    assert [each.adjusted_p for each in tested] == holm([each.difference.p for each in tested])


def test_only_the_chosen_distances_are_compared(judged: Project):
    found = compare_by_distance(project=judged, settings=ScoreSettings(at(Distance.ONE)))
    assert [part.distance for part in found.parts] == [Distance.ONE]
    with pytest.raises(RefusedError, match="No example has an antecedent at this distance"):
        compare_by_distance(project=judged, settings=ScoreSettings(at(Distance.MORE)))


def test_without_antecedents_there_are_no_distances(tmp_path: Path):
    without = "".join(f"{line}\n" for line in EXAMPLES.splitlines() if "antecedents" not in line)
    directory = write_suite(tmp_path / "s", examples_jsonl=without)
    create_project(path=tmp_path / "p.protest", directory=directory)
    with (
        Project.open(tmp_path / "p.protest") as project,
        pytest.raises(RefusedError, match="No example has an antecedent"),
    ):
        compare_by_distance(project=project)


def test_every_count_opens_its_candidates(judged: Project):
    found = compare_by_distance(project=judged)
    assert check_counts_open_as_many(judged, distances_report(found)) > 20


def test_the_report_names_the_distances(judged: Project):
    report = distances_report(compare_by_distance(project=judged))
    text = "".join(render(report, "text"))
    assert "(Distance: same line)" in text
    assert "Examples without" in text
    assert str(report.signature).startswith("table:distances|")


def test_the_plot_has_a_mark_for_each_system_and_distance(judged: Project):
    found = compare_by_distance(project=judged)
    (axes,) = distances_plot(found).axes
    assert [each.get_text() for each in axes.get_xticklabels()] == [
        "same line\nn = 14",
        "1 line\nn = 10",
    ]
    _, labels = axes.get_legend_handles_labels()
    assert labels == list(found.frame.systems)
    marks = [line for line in axes.get_lines() if line.get_label() in labels]
    assert [len(each.get_xdata()) for each in marks] == [2] * len(labels)


def test_many_systems_are_not_drawn_in_shapes_that_nobody_tells_apart(judged: Project):
    found = compare_by_distance(project=judged)
    names = tuple(f"{name}-{number}" for number in range(3) for name in found.frame.systems)
    assert len(names) > 8
    many = replace(found, frame=replace(found.frame, systems=found.frame.systems * 3))
    (axes,) = distances_plot(many).axes
    assert len(axes.get_legend_handles_labels()[1]) == 8
