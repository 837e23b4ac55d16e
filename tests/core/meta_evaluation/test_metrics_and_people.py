"""Metrics beside people's counts: the same figures as elsewhere, and how they go together."""

from collections.abc import Collection
from dataclasses import replace
from math import comb

import pytest
from scipy import stats

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import Question
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.meta_evaluation.correlation import compare_metrics, correlation_with
from protest_core.meta_evaluation.metrics_and_people import NOTHING_JUDGED, metrics_and_people
from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report
from protest_core.metrics.measure import METRICS, measure
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings
from protest_core.statistics.proportions import Share
from tests.builders.judged_project import write_judged
from tests.builders.judging import say
from tests.builders.no_translation import mark
from tests.builders.small_suite import write_system
from tests.core.tables.reports import check_counts_open_as_many


def of_all_metrics(columns: Collection[str]) -> bool:
    """Return whether there is one column for each metric, which begins with its name."""
    return [column.split(" ")[0] for column in columns] == [*METRICS]


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    path = write_judged(tmp_path_factory.mktemp("judged") / "judged.protest")
    with Project.open(path) as project:
        yield project


def test_figures_are_those_of_the_metrics_themselves(many: Project):
    table = metrics_and_people(project=many)
    assert of_all_metrics(table.metrics)
    every = measure(project=many, metrics=[*METRICS])
    for column, of_metric in zip(table.metrics, every, strict=True):
        own = {system: next(iter(score.figures.values())) for system, score in of_metric.systems}
        assert table.values[column] == own


def test_people_count_as_in_scores(many: Project):
    for not_judgeable in NotJudgeable:
        settings = ScoreSettings(not_judgeable=not_judgeable)
        table = metrics_and_people(project=many, settings=settings, metrics=["apt"])
        scores = score_table(project=many, settings=settings)
        for system in table.frame.systems:
            assert table.shares[system] == scores.score(Question.PRONOUN, system).share


def test_people_alone_count_what_they_judged(two_systems: Project, find):
    say(two_systems, find("one", 1), Judgement(Answer.YES), "Ada")
    say(two_systems, find("one", 3), Judgement(Answer.NO), "Ada")  # was approved
    say(two_systems, find("one", 4), Judgement(tags=frozenset({"bad_translation"})), "Ada")
    table = metrics_and_people(project=two_systems, metrics=["apt"], people_only=True)
    assert (table.shares["one"].certain, table.shares["one"].n) == (1, 3)
    assert table.shares["two"].low is None  # nobody judged any of it
    assert table.points("apt") == (("one", 0.4, 1 / 3),)
    assert "|approvals:left-out|" in table.frame.signature
    without = ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED)
    table = metrics_and_people(
        project=two_systems, settings=without, metrics=["apt"], people_only=True
    )
    assert table.shares["one"].n == 2


@pytest.mark.parametrize("people_only", [False, True])
@pytest.mark.parametrize("not_judgeable", NotJudgeable)
def test_every_count_of_systems_opens_as_many_candidates(
    many: Project, people_only: bool, not_judgeable: NotJudgeable
):
    settings = ScoreSettings(not_judgeable=not_judgeable)
    table = metrics_and_people(
        project=many, settings=settings, metrics=["apt"], people_only=people_only
    )
    assert check_counts_open_as_many(many, metrics_and_people_report(table)) == 16


def test_correlations_are_those_of_scipy(many: Project):
    table = metrics_and_people(project=many)
    for found in table.correlations:
        names, values, people = zip(*table.points(found.metric), strict=True)
        assert names == table.frame.systems
        theirs = stats.pearsonr(values, people)
        assert found.pearson.r == pytest.approx(theirs.statistic)
        assert found.pearson.p == pytest.approx(theirs.pvalue)
        assert found.spearman.r == pytest.approx(stats.spearmanr(values, people).statistic)


def test_each_two_metrics_are_compared(many: Project):
    pairs = metrics_and_people(project=many).pairs
    assert len(pairs) == comb(len(METRICS), 2)
    assert {each.between.n for each in pairs} == {4}
    assert all(each.williams and each.williams.df == 1 for each in pairs)


def test_categories_that_are_chosen_are_measured(many: Project):
    """BLEU is of whole texts."""
    [category, *_] = score_table(project=many).frame.categories
    settings = ScoreSettings(CandidateFilter(categories=frozenset({category.id})))
    some = metrics_and_people(project=many, settings=settings)
    chosen = CandidateFilter(categories=frozenset({category.id}))
    [of_metric] = measure(project=many, metrics=["apt"], chosen=chosen)
    assert some.values["apt"] == {name: each.figures["apt"] for name, each in of_metric.systems}
    everything = metrics_and_people(project=many)
    assert some.values["bleu"] == everything.values["bleu"]
    assert some.values["apt"] != everything.values["apt"]
    assert some.shares != everything.shares


def test_metrics_of_tags_or_disagreements_are_refused(many: Project):
    for chosen in (CandidateFilter(tags=frozenset({"x"})), CandidateFilter(against_metric="apt")):
        with pytest.raises(RefusedError, match="Choose by systems and categories alone"):
            metrics_and_people(project=many, settings=ScoreSettings(chosen))


def test_a_system_neither_matched_nor_judged_takes_part_in_no_correlation(
    two_systems: Project, find, tmp_path
):
    """The system is unknown, which is not the same as wrong in every candidate."""
    say(two_systems, find("one", 1), Judgement(Answer.YES), "Ada")
    before = metrics_and_people(project=two_systems)
    load_late(two_systems, tmp_path)
    table = metrics_and_people(project=two_systems)
    assert table.undecided == score_table(project=two_systems).undecided == ("late",)
    assert table.correlations == before.correlations
    assert table.pairs == before.pairs
    assert table.points("apt") == before.points("apt")
    assert table.share("late") is None
    assert table.shares["late"] == Share(5, 0, 5)
    assert table.notes == before.notes


def load_late(project: Project, tmp_path) -> None:
    load_systems(project=project, outputs=[SystemOutput("late", *write_system(tmp_path, "late"))])


def test_while_nobody_has_judged_there_is_nothing_to_correlate(two_systems: Project):
    """Approvals are the program's word: it compares with the reference as metrics do."""
    for people_only in (False, True):
        table = metrics_and_people(project=two_systems, people_only=people_only)
        assert not table.judged
        assert {each.pearson.undefined for each in table.correlations} == {NOTHING_JUDGED}
        assert table.pairs == ()
        assert not any(table.points(metric) for metric in table.metrics)
        assert table.values["apt"]["one"] == 0.4


def test_columns_are_called_the_same_without_systems(project_file):
    with Project.open(project_file) as project:
        assert of_all_metrics(metrics_and_people(project=project).metrics)


def test_an_undefined_figure_leaves_its_system_out_of_its_metric_alone(
    two_systems: Project, find, tmp_path
):
    files = write_system(tmp_path, "empty", text="\n" * 7, links="\n" * 7)
    load_systems(project=two_systems, outputs=[SystemOutput("empty", *files)])
    evaluate(project=two_systems)
    say(two_systems, find("one", 1), Judgement(Answer.YES), "Ada")
    # Else none of its candidates counts: its lines are no translations.
    say(two_systems, find("empty", 1), Judgement(Answer.NO), "Ada")
    table = metrics_and_people(project=two_systems, metrics=["apt", "bleu"])
    assert table.values["bleu"]["empty"] is None
    assert [each.pearson.n for each in table.correlations] == [3, 2]
    assert table.pairs[0].between.n == 2
    assert any("bleu of empty is undefined" in note for note in table.undefined)
    assert set(table.undefined) < set(table.notes)


def test_what_was_only_approved_and_what_is_open_is_told(two_systems: Project):
    notes = metrics_and_people(project=two_systems, metrics=["apt"]).notes
    approved = "5 candidates that the automatic step approved and nobody judged"
    assert notes[0] == f"Counted as correct: {approved}."
    assert notes[1] == "Counted as not correct: 5 candidates still open or disputed."


def test_what_is_no_translation_is_told_and_in_no_share(two_systems: Project):
    mark(two_systems.path, [("two", 5)])
    found = metrics_and_people(project=two_systems, metrics=["apt"])
    assert any("Left out: 2 candidates whose lines are no" in each for each in found.notes)
    alone = metrics_and_people(project=two_systems, metrics=["apt"], people_only=True)
    assert any("10 candidates without one are left out" in each for each in alone.notes)


def test_it_is_said_that_the_share_is_not_the_estimate_where_there_is_one(
    many: Project, two_systems: Project, find
):
    said = "not with the corrected score"
    assert score_table(project=many).is_estimated(Question.PRONOUN)
    assert said in " ".join(metrics_and_people(project=many, metrics=["apt"]).notes)
    alone = metrics_and_people(project=many, metrics=["apt"], people_only=True)
    assert said not in " ".join(alone.notes)
    say(two_systems, find("one", 1), Judgement(Answer.YES), "Ada")
    assert not score_table(project=two_systems).is_estimated(Question.PRONOUN)
    assert said not in " ".join(metrics_and_people(project=two_systems, metrics=["apt"]).notes)


def test_the_signature_has_every_metric_and_whose_word_counts(many: Project):
    signature = metrics_and_people(project=many).frame.signature
    assert signature.startswith("table:metrics|suite:")
    assert "|approvals:correct|metric:apt|" in signature
    for name in METRICS:
        assert f"|metric:{name}|" in signature


def test_asking_again_gives_the_same(many: Project):
    assert metrics_and_people(project=many) == metrics_and_people(project=many)


def test_systems_without_a_figure_are_left_out_of_a_correlation_wherever_they_stand():
    people = {"a": 1.0, "b": 2.0, "c": None, "d": 4.0, "e": 6.0}
    metric = {"a": 2.0, "b": 4.0, "c": 9.0, "d": 8.0, "e": None}
    found = correlation_with("m", metric, people)
    assert found.pearson.n == 3
    assert found.pearson.r == pytest.approx(1)
    other = replace(found, metric="other")
    pair = compare_metrics(("m", other.metric), metric, metric | {"a": None}, people)
    assert (pair.first.pearson.n, pair.second.pearson.n, pair.between.n) == (2, 2, 2)
    assert pair.williams is None
