"""The most telling examples of a project, with their words and what was said of them."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from protest_core.ids import CandidateId
from protest_core.judgement.judgement import Highlights
from protest_core.judgement.outcome import Dispute
from protest_core.operations.counting.scores import USUAL, check_settings
from protest_core.operations.judging.highlighting import highlights_by
from protest_core.operations.judging.side_by_side import AcrossRow, across_systems
from protest_core.operations.judging.viewing import in_source
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.operations.reporting.telling import Chosen, Telling, chosen_examples
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.candidates import (
    document_around,
    load_reference_sentences,
    load_source_lines,
)
from protest_core.store.people import outcomes_by_people
from protest_core.store.project import Project
from protest_core.store.score_tables import ScoreSettings
from protest_core.store.scores import list_disputed
from protest_core.store.suites import load_categories, load_suite
from protest_core.suite.context import context_window
from protest_core.suite.example import Example
from protest_core.suite.testsuite import Tokens, tokens_of


@dataclass(frozen=True, slots=True)
class TellingExample:
    """Tokens by line: the context that people get, in source, reference and each system."""

    example: Example
    why: tuple[Telling, ...]
    source: Mapping[int, Tokens]
    source_highlights: Highlights
    reference: Mapping[int, Tokens]
    reference_highlights: Highlights
    rows: tuple[AcrossRow, ...]


def telling_examples(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    by_metric: Collection[CandidateId] = (),
    progress: ProgressCallback = no_progress,
) -> tuple[TellingExample, ...]:
    """`by_metric`: the candidates on which a metric and people differ."""
    with reading_chosen(project, settings.chosen, progress) as tx:
        check_settings(tx, settings)
        examples = {each.id: each for each in load_suite(tx).examples}
        categories = [each.id for each in load_categories(tx)]
        said = outcomes_by_people(tx, settings.chosen, settings.annotator)
        disputes = () if settings.annotator else list_disputed(tx, settings.chosen)
        disputed = frozenset(each for each, found in disputes if found is not Dispute.NONE)
        chosen = [
            *chosen_examples(said, [*examples], categories, disputed=disputed, by_metric=by_metric),
        ]
    return tuple(
        _told(project, examples[each.id], each, settings) for each in _followed(chosen, progress)
    )


def _followed(chosen: list[Chosen], progress: ProgressCallback) -> Iterator[Chosen]:
    for number, each in enumerate(chosen):
        progress(number, len(chosen), "collecting examples")
        yield each


def _told(
    project: Project, example: Example, chosen: Chosen, settings: ScoreSettings
) -> TellingExample:
    rows = across_systems(project=project, example_id=example.id)
    with project.reading() as tx:
        window = context_window(example, document_around(tx, example.line))
        source = load_source_lines(tx, window)
        reference = load_reference_sentences(tx, {*window, *example.lines})
    return TellingExample(
        example,
        chosen.why,
        {line: tokens_of(text) for line, text in source.items()},
        in_source(example),
        {line: tokens_of(reference[line].text) for line in window},
        highlights_by(example.correction, example, reference),
        tuple(
            _narrowed(row, chosen, settings) for row in rows if row.candidate.id in chosen.outcomes
        ),
    )


def _narrowed(row: AcrossRow, chosen: Chosen, settings: ScoreSettings) -> AcrossRow:
    """Only what counts is shown, where not everybody does."""
    whose = settings.annotator
    everybody = tuple(each for each in row.everybody if whose in (None, each.annotator))
    return replace(row, outcome=chosen.outcomes[row.candidate.id], everybody=everybody)
