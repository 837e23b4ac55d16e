"""Metrics at a glance: beside people's judgements, and one metric's verdicts against them."""

from dataclasses import dataclass

from protest_core.db.project import Project
from protest_core.meta_evaluation.disagreement_tags import DisagreementTags, disagreement_tags
from protest_core.meta_evaluation.form_pairs import FormPairs, form_pairs
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople, metrics_and_people
from protest_core.meta_evaluation.verdicts import VerdictTable, verdicts_against_people
from protest_core.metrics.further_words import FurtherWords, further_words
from protest_core.metrics.measure import project_metric_languages
from protest_core.metrics.results import metrics_with_verdicts
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.model import ScoreSettings


@dataclass(frozen=True, slots=True)
class MetricsAsked:
    """A request: `metric` is the one whose verdicts on pronouns are compared, by default the first.

    `words`: also report the compared words, for which all texts are read.
    """

    settings: ScoreSettings
    metric: str | None = None
    people_only: bool = False
    words: bool = False


@dataclass(frozen=True, slots=True)
class MetricsOverview:
    """Two tables, made one after the other, each with its own signature."""

    asked: MetricsAsked
    table: MetricsAndPeople
    verdicts: VerdictTable
    tags: DisagreementTags
    with_verdicts: tuple[str, ...]  # the metrics with verdicts on single pronouns
    forms: FormPairs | None = None  # these two if words are requested
    further: FurtherWords | None = None


def read_metrics(
    *, project: Project, asked: MetricsAsked, progress: ProgressCallback = no_progress
) -> MetricsOverview:
    """Return both tables; `progress` may cancel it before each system and metric.

    Earlier measurements are kept in the project.
    """
    known = metrics_with_verdicts(project_metric_languages(project=project))
    table = metrics_and_people(
        project=project,
        settings=asked.settings,
        people_only=asked.people_only,
        progress=progress,
    )
    metric = asked.metric or known[0]
    verdicts = verdicts_against_people(
        project=project, metric=metric, settings=asked.settings, progress=progress
    )
    tags = disagreement_tags(
        project=project, metric=metric, settings=asked.settings, progress=progress
    )
    if not asked.words:
        return MetricsOverview(asked, table, verdicts, tags, known)
    forms = form_pairs(project=project, settings=asked.settings, progress=progress)
    further = further_words(project=project, chosen=asked.settings.chosen, progress=progress)
    return MetricsOverview(asked, table, verdicts, tags, known, forms, further)
