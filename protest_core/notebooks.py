"""Functions for notebooks; each returns a report with data frames.

`import protest_core as protest` loads none of them; `protest.scores_of` loads this module, and each
function loads what it needs.
"""

import dataclasses
from collections.abc import Collection
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

Names = str | Collection[str]  # one name, or several

_Choice = TypeVar("_Choice", bound=StrEnum)

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.db.project import Project
    from protest_core.scores.model import ScoreSettings
    from protest_core.tables.model import Report


def open(path: str | Path, *, read_only: bool = False) -> "Project":  # noqa: A001 — as `protest.open`
    """Return an open project, to be used in a `with` statement."""
    from protest_core.db.project import Project

    return Project.open(Path(path), read_only=read_only)


def create(path: str | Path, suite: str | Path, *, with_systems: bool = False) -> "Project":
    """Make a project from a suite directory, and return it open."""
    from protest_core.loading.create_project import create_project

    create_project(path=Path(path), directory=Path(suite), with_systems=with_systems)
    return open(path)


def load(
    project: "Project",
    name: str,
    text: str | Path,
    links: str | Path | None = None,
    *,
    tokenised: bool = False,
    replace: bool = False,
) -> None:
    """Load a system's output; without word links it is aligned, which can take minutes."""
    from protest_core.loading.systems import SystemOutput, load_systems

    output = SystemOutput(name, Path(text), None if links is None else Path(links), tokenised)
    load_systems(project=project, outputs=[output], replace=replace)


def evaluate(project: "Project") -> None:
    """Compare every candidate with the reference: approve what matches, refer the rest."""
    from protest_core.evaluation import match_project

    match_project.evaluate(project=project)


def evaluation_of(project: "Project", *, systems: Names = (), categories: Names = ()) -> "Report":
    """Return the numbers of approved and referred candidates, by system, category and reason."""
    from protest_core.evaluation.match_project import evaluation_table
    from protest_core.evaluation.report import evaluation_report

    return evaluation_report(evaluation_table(project=project, chosen=_chosen(systems, categories)))


def overview_of(project: "Project", *, systems: Names = ()) -> "Report":
    """Return the state of the project: candidates by system, category and outcome."""
    from protest_core.evaluation.project_overview import overview
    from protest_core.evaluation.project_overview_report import overview_report

    return overview_report(overview(project=project, chosen=_chosen(systems)))


def scores_of(
    project: "Project",
    *,
    question: str | None = None,
    systems: Names = (),
    categories: Names = (),
    against: str | None = None,
    annotator: Names = (),
    without: Names = (),
    not_judgeable: str = "incorrect",
    verdicts: str | None = None,
    over: str | None = None,
) -> "Report":
    """Return the share of pronouns and antecedents translated correctly, by system and category.

    `question`: the id of a further question with a correct choice, instead of these two.
    """
    from protest_core.metrics.results import measuring
    from protest_core.scores.compute import asked_question, score_table
    from protest_core.scores.report import scores_report

    settings = _settings(
        _chosen(systems, categories, against), annotator, without, not_judgeable, verdicts, over
    )
    if question is not None:
        asked = asked_question(project=project, name=question)
        settings = dataclasses.replace(settings, question=asked)
    table = measuring(project, partial(score_table, settings=settings))
    return scores_report(table, antecedents=True)


def comparison_of(
    project: "Project",
    *,
    question: str = "pronoun",
    systems: Names = (),
    categories: Names = (),
    annotator: Names = (),
    without: Names = (),
    not_judgeable: str = "incorrect",
    verdicts: str | None = None,
    over: str | None = None,
) -> "Report":
    """Return pairs of systems compared on the same examples, with tests and clusters.

    `over`: the independent units, "documents" or "examples"; by default documents, if there are
    enough.
    """
    from protest_core.scores.comparison import compare_systems
    from protest_core.scores.comparison_report import comparison_report
    from protest_core.scores.compute import asked_question

    settings = _settings(
        _chosen(systems, categories), annotator, without, not_judgeable, verdicts, over
    )
    compared = asked_question(project=project, name=question)
    return comparison_report(compare_systems(project=project, settings=settings, question=compared))


def distances_of(
    project: "Project",
    *,
    question: str = "pronoun",
    systems: Names = (),
    categories: Names = (),
    over: str | None = None,
) -> "Report":
    """Return scores and pairs of systems by the distance of the antecedent."""
    from protest_core.scores.compute import asked_question
    from protest_core.scores.distances import compare_by_distance
    from protest_core.scores.distances_report import distances_report

    settings = _settings(_chosen(systems, categories), (), (), "incorrect", None, over)
    compared = asked_question(project=project, name=question)
    return distances_report(
        compare_by_distance(project=project, settings=settings, question=compared)
    )


def audit_of(
    project: "Project",
    *,
    systems: Names = (),
    annotator: Names = (),
    without: Names = (),
    verdicts: str | None = None,
    over: str | None = None,
) -> "Report":
    """Return how many audited approvals annotators upheld, and the corrected scores."""
    from protest_core.scores.audit import audit_table
    from protest_core.scores.audit_report import audit_report

    settings = _settings(_chosen(systems), annotator, without, verdicts=verdicts, over=over)
    return audit_report(audit_table(project=project, settings=settings), by_system=True)


def agreement_of(
    project: "Project",
    *,
    annotators: Names = (),
    systems: Names = (),
    categories: Names = (),
    by_category: bool = False,
    given: bool = False,
) -> "Report":
    """Return raw agreement, Cohen's kappa, Fleiss's kappa and Krippendorff's alpha."""
    from protest_core.agreement.compute import agreement
    from protest_core.agreement.report import agreement_report

    table = agreement(
        project=project,
        annotators=_names(annotators),
        chosen=_chosen(systems, categories),
        given=given,
    )
    return agreement_report(table, by_category=by_category, confusion=True)


def answers_of(
    project: "Project",
    *,
    annotators: Names = (),
    systems: Names = (),
    categories: Names = (),
) -> "Report":
    """Return how often each annotator says correct, incorrect or neither, by category."""
    from protest_core.agreement.answers import answers, answers_report

    chosen = _chosen(systems, categories)
    return answers_report(answers(project=project, annotators=_names(annotators), chosen=chosen))


def tags_of(
    project: "Project",
    *,
    annotators: Names = (),
    systems: Names = (),
    categories: Names = (),
) -> "Report":
    """Return the number of candidates with each tag, by annotator, system and category."""
    from protest_core.agreement.tag_counts import tags, tags_report

    chosen = _chosen(systems, categories)
    return tags_report(tags(project=project, annotators=_names(annotators), chosen=chosen))


def consistency_of(project: "Project", *, annotators: Names = ()) -> "Report":
    """Return whether each annotator judges identical translations alike."""
    from protest_core.agreement.consistency import (
        candidates_named,
        consistency,
        consistency_report,
    )

    table = consistency(project=project, annotators=_names(annotators))
    ids = {number for own in table.by_annotator.values() for number in own.candidates}
    return consistency_report(table, candidates_named(project=project, ids=ids))


def disagreements_of(
    project: "Project",
    *,
    annotators: Names = (),
    systems: Names = (),
    categories: Names = (),
    questions: Names = (),
) -> "Report":
    """Return the judgements of candidates on which annotators differ, one in each row.

    `questions`: ids; only candidates on which they differ on these questions.
    """
    from protest_core.agreement.disagreements import disagreements
    from protest_core.agreement.disagreements_report import disagreements_report

    chosen = _chosen(systems, categories)
    return disagreements_report(
        disagreements(
            project=project,
            annotators=_names(annotators),
            chosen=chosen,
            questions=_names(questions),
        )
    )


def disagreement_counts_of(
    project: "Project", *, annotators: Names = (), questions: Names = ()
) -> "Report":
    """Return the number of candidates of each category on which annotators differ."""
    from protest_core.agreement.disagreements import disagreement_counts
    from protest_core.agreement.disagreements_report import disagreement_counts_report

    return disagreement_counts_report(
        disagreement_counts(
            project=project, annotators=_names(annotators), questions=_names(questions)
        )
    )


def metrics_of(
    project: "Project",
    metrics: Names = (),
    *,
    systems: Names = (),
    categories: Names = (),
) -> "Report":
    """Return the scores of each system by these metrics, or by all of them."""
    from protest_core.metrics.measure import METRICS
    from protest_core.metrics.report import metrics_report
    from protest_core.metrics.results import metrics_of_project

    chosen = _chosen(systems, categories)
    return metrics_report(
        metrics_of_project(
            project=project, chosen=chosen, metrics=_names(metrics) or tuple(METRICS)
        )
    )


def further_words_of(
    project: "Project", *, systems: Names = (), categories: Names = ()
) -> "Report":
    """Return the words that AutoPRF matches beside the pronoun, if it matches several."""
    from protest_core.metrics.further_words import further_words, further_words_report

    chosen = _chosen(systems, categories)
    return further_words_report(further_words(project=project, chosen=chosen))


def forms_of(
    project: "Project",
    *,
    systems: Names = (),
    categories: Names = (),
    annotator: Names = (),
    without: Names = (),
    at_least: int = 1,
) -> "Report":
    """Return how often each pair of reference and candidate pronoun is judged correct."""
    from protest_core.meta_evaluation.form_pairs import form_pairs, forms_report

    settings = _settings(_chosen(systems, categories), annotator, without)
    return forms_report(form_pairs(project=project, settings=settings), at_least=at_least)


def metrics_and_people_of(
    project: "Project", metrics: Names = (), *, annotator: Names = (), without: Names = ()
) -> "Report":
    """Return metrics beside the share that annotators judge correct, with correlations."""
    from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
    from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report

    settings = _settings(_chosen(), annotator, without)
    return metrics_and_people_report(
        metrics_and_people(project=project, settings=settings, metrics=_names(metrics))
    )


def metric_ranks_of(project: "Project", metrics: Names = ()) -> "Report":
    """Return the figures of metrics with the ranks of systems by each."""
    from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
    from protest_core.meta_evaluation.ranks import ranks_report

    return ranks_report(metrics_and_people(project=project, metrics=_names(metrics)))


def verdicts_of(
    project: "Project", metric: str = "apt", *, annotator: Names = (), without: Names = ()
) -> "Report":
    """Return a confusion matrix: annotators' judgements of pronouns by a metric's verdict."""
    from protest_core.meta_evaluation.verdicts import verdicts_against_people
    from protest_core.meta_evaluation.verdicts_report import verdicts_report

    settings = _settings(_chosen(), annotator, without)
    return verdicts_report(
        verdicts_against_people(project=project, metric=metric, settings=settings)
    )


def disagreement_tags_of(
    project: "Project", metric: str = "apt", *, annotator: Names = (), without: Names = ()
) -> "Report":
    """Return how many disagreements of a metric with annotators have each of your own tags."""
    from protest_core.meta_evaluation.disagreement_tags import (
        disagreement_tags,
        disagreement_tags_report,
    )

    settings = _settings(_chosen(), annotator, without)
    return disagreement_tags_report(
        disagreement_tags(project=project, metric=metric, settings=settings)
    )


def metric_disagreements_of(project: "Project", metric: str = "apt") -> "Report":
    """Return the candidates on which a metric and annotators disagree, with the compared words."""
    from protest_core.meta_evaluation.metric_disagreements import (
        metric_disagreements,
        metric_disagreements_report,
    )

    return metric_disagreements_report(metric_disagreements(project=project, metric=metric))


def correlation_of(
    path: str | Path, metric: str, people: str, other_metric: str | None = None
) -> "Report":
    """Return the correlation of one or two columns of a table with people's scores in another."""
    from protest_core.meta_evaluation.correlation import correlate
    from protest_core.meta_evaluation.correlation_report import correlation_report

    return correlation_report(
        correlate(path=Path(path), metric=metric, people=people, other_metric=other_metric)
    )


def task_sets_of(project: "Project") -> "Report":
    """Return the task sets with their progress."""
    from protest_core.suite.queries import project_suite
    from protest_core.tasks.report import task_sets_report
    from protest_core.tasks.sets import task_sets, unanswered_questions

    return task_sets_report(
        project_suite(project=project),
        task_sets(project=project),
        unanswered=unanswered_questions(project=project),
    )


def judgements_of(
    project: "Project",
    *,
    annotators: Names = (),
    systems: Names = (),
    categories: Names = (),
) -> "Report":
    """Return a row for each candidate and annotator, with answers, tags, remark and time."""
    from protest_core.export.tidy import TidyTable, export_table

    chosen = _chosen(systems, categories)
    return export_table(
        project=project, what=TidyTable.JUDGEMENTS, chosen=chosen, annotators=_names(annotators)
    )


def candidates_of(project: "Project", *, systems: Names = (), categories: Names = ()) -> "Report":
    """Return a row for each candidate, with its words and outcome."""
    from protest_core.export.tidy import TidyTable, export_table

    chosen = _chosen(systems, categories)
    return export_table(project=project, what=TidyTable.CANDIDATES, chosen=chosen)


def matches_of(project: "Project", *, systems: Names = (), categories: Names = ()) -> "Report":
    """Return a row for each candidate, with the automatic verdict and its reasons."""
    from protest_core.export.tidy import TidyTable, export_table

    chosen = _chosen(systems, categories)
    return export_table(project=project, what=TidyTable.MATCHES, chosen=chosen)


def strata_of(project: "Project") -> "Report":
    """Return the strata that corrected scores are estimated from, a row by system and category."""
    from protest_core.scores.weights import strata_report

    return strata_report(project=project)


def text_of(report: "Report", how: str = "text", *, width: int = 100) -> str:
    """Return a report as `text`, `latex`, `csv`, `tsv`, `json` or `jsonl`."""
    from protest_core.tables.formats import FORMATS, render

    _check(how, FORMATS)
    return "".join(render(report, how, width=width))


def _chosen(
    systems: Names = (), categories: Names = (), against: str | None = None
) -> "CandidateFilter":
    from protest_core.candidates.filter import CandidateFilter

    return CandidateFilter(
        frozenset(_names(systems)), frozenset(_names(categories)), against_metric=against
    )


def _names(given: Names) -> tuple[str, ...]:
    """Return the names; a single one need not be in a list."""
    return (given,) if isinstance(given, str) else tuple(given)


def _check(value: str, among: Collection[str]) -> None:
    from protest_core.errors import RefusedError

    if value not in among:
        raise RefusedError(f"‘{value}’ is none of {', '.join(among)}.")


def _settings(
    chosen: "CandidateFilter",
    annotator: Names,
    without: Names,
    not_judgeable: str = "incorrect",
    verdicts: str | None = None,
    over: str | None = None,
) -> "ScoreSettings":
    from protest_core.judgements.annotators import Annotators
    from protest_core.judgements.outcome import NotJudgeable
    from protest_core.scores.model import ScoreSettings
    from protest_core.statistics.documents import Over

    annotators = Annotators(frozenset(_names(annotator)), frozenset(_names(without)))
    return ScoreSettings(
        chosen,
        _choice(NotJudgeable, not_judgeable),
        annotators,
        verdicts,
        over=None if over is None else _choice(Over, over),
    )


def _choice(kind: type[_Choice], value: str) -> _Choice:
    _check(value, list(kind))
    return kind(value)
