"""Select the examples that a report shows, by reproducible rules."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from protest_core.annotating.adjudication import AcrossRow, across_systems
from protest_core.annotating.candidate_view import in_source
from protest_core.candidates.queries.human_outcomes import (
    HumanOutcome,
    list_disputed,
    outcomes_by_people,
)
from protest_core.candidates.queries.load import (
    document_around,
    load_reference_sentences,
    load_source_lines,
)
from protest_core.candidates.translated_parts import highlighted, parts_of
from protest_core.db.project import Project
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Highlights
from protest_core.judgements.outcome import Dispute, Outcome
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL
from protest_core.scores.model import ScoreSettings
from protest_core.signatures.sign import check_question
from protest_core.signatures.signature import TableKind
from protest_core.suite.model import Example, context_window
from protest_core.suite.queries import load_categories, load_suite
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.translatable import Text

_Worth = tuple[int, ...]
_CORRECT = frozenset({Outcome.APPROVED, Outcome.CORRECT})


class SelectionRule(StrEnum):
    """Rules for showing an example, in the order in which examples are chosen."""

    WRONGLY_APPROVED = "wrongly approved"
    SYSTEMS_DIFFER = "systems differ"
    PEOPLE_DIFFER = "people differ"
    METRIC_DIFFERS = "metric differs"


@dataclass(slots=True)
class ExampleCounts:
    """The judgements of an example's translations, over all systems."""

    id: ExampleId
    correct: int = 0
    incorrect: int = 0
    open: int = 0
    wrongly_approved: int = 0
    people_differ: int = 0
    metric_differs: int = 0
    outcomes: dict[CandidateId, Outcome] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chosen:
    """A chosen example, and the outcomes of its candidates."""

    id: ExampleId
    why: tuple[SelectionRule, ...]
    outcomes: Mapping[CandidateId, Outcome]


_WORTH: dict[SelectionRule, Callable[[ExampleCounts], _Worth]] = {
    SelectionRule.WRONGLY_APPROVED: lambda counts: (counts.wrongly_approved,),
    SelectionRule.SYSTEMS_DIFFER: lambda counts: (
        min(counts.correct, counts.incorrect),
        min(counts.correct, counts.open),
    ),
    SelectionRule.PEOPLE_DIFFER: lambda counts: (counts.people_differ,),
    SelectionRule.METRIC_DIFFERS: lambda counts: (counts.metric_differs,),
}
assert set(_WORTH) == set(SelectionRule)  # noqa: S101 — a table must cover its enum


@dataclass(frozen=True, slots=True)
class SelectedExample:
    """An example as tokens by line in all texts, with the context that annotators see."""

    example: Example
    why: tuple[SelectionRule, ...]
    source: Mapping[int, Tokens]
    source_highlights: Highlights
    reference: Mapping[int, Tokens]
    reference_highlights: Highlights
    rows: tuple[AcrossRow, ...]


def chosen_examples(
    outcomes: Iterable[HumanOutcome],
    order: Sequence[ExampleId],
    categories: Sequence[str],
    *,
    disputed: Collection[CandidateId],
    by_metric: Collection[CandidateId],
) -> Iterator[Chosen]:
    """Yield the chosen examples; `order` and `categories` are the suite's."""
    place = {example: at for at, example in enumerate(order)}
    found = _counts(outcomes, disputed, by_metric)
    for category in categories:
        of_category = found.get(category, {}).values()
        yield from _of_category(sorted(of_category, key=lambda each: place[each.id]))


def _counts(
    outcomes: Iterable[HumanOutcome],
    disputed: Collection[CandidateId],
    by_metric: Collection[CandidateId],
) -> Mapping[str, Mapping[ExampleId, ExampleCounts]]:
    by_category: dict[str, dict[ExampleId, ExampleCounts]] = defaultdict(dict)
    for judged in outcomes:
        counts = by_category[judged.category].setdefault(
            judged.example_id, ExampleCounts(judged.example_id)
        )
        outcome = outcome_in_the_end(judged)
        counts.outcomes[judged.id] = outcome
        counts.correct += outcome in _CORRECT
        counts.incorrect += outcome is Outcome.INCORRECT
        counts.open += outcome is Outcome.OPEN
        counts.wrongly_approved += judged.approved and judged.outcome is Outcome.INCORRECT
        counts.people_differ += judged.id in disputed
        counts.metric_differs += judged.id in by_metric
    return by_category


def outcome_in_the_end(human: HumanOutcome) -> Outcome:
    """Return the outcome; people's judgements take precedence over the automatic verdict."""
    if human.outcome is Outcome.OPEN and human.approved:
        return Outcome.APPROVED
    return human.outcome


def _of_category(everything: Sequence[ExampleCounts]) -> Iterator[Chosen]:
    """Yield chosen examples in the order of the suite."""
    why: dict[ExampleId, list[SelectionRule]] = {}
    for telling, worth in _WORTH.items():
        best = max(map(worth, everything), default=(0,))
        if not any(best):
            continue
        as_good = [each.id for each in everything if worth(each) == best]
        taken = next((each for each in as_good if each in why), as_good[0])
        why.setdefault(taken, []).append(telling)
    for each in everything:
        if each.id in why:
            yield Chosen(each.id, tuple(why[each.id]), each.outcomes)


def selected_examples(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    by_metric: Collection[CandidateId] = (),
    progress: ProgressCallback = no_progress,
) -> tuple[SelectedExample, ...]:
    """Return the examples; `by_metric`: candidates on which a metric and people differ."""
    with project.reading(progress) as tx:
        check_question(tx, settings.asked(TableKind.SCORES))
        examples = {each.id: each for each in load_suite(tx).examples}
        categories = [each.id for each in load_categories(tx)]
        by_people = outcomes_by_people(tx, settings.chosen, settings.annotators)
        disputes = list_disputed(tx, settings.chosen, settings.annotators)
        disputed = frozenset(each for each, found in disputes if found is not Dispute.NONE)
        chosen = [
            *chosen_examples(
                by_people, [*examples], categories, disputed=disputed, by_metric=by_metric
            ),
        ]
    return tuple(
        _with_words(project, examples[each.id], each, settings)
        for each in _followed(chosen, progress)
    )


def _followed(chosen: list[Chosen], progress: ProgressCallback) -> Iterator[Chosen]:
    for number, each in enumerate(chosen):
        progress(number, len(chosen), Text("collecting examples"))
        yield each


def _with_words(
    project: Project, example: Example, chosen: Chosen, settings: ScoreSettings
) -> SelectedExample:
    rows = across_systems(project=project, example_id=example.id)
    with project.reading() as tx:
        window = context_window(example, document_around(tx, example.line))
        source = load_source_lines(tx, window)
        reference = load_reference_sentences(tx, {*window, *example.lines})
    return SelectedExample(
        example,
        chosen.why,
        {line: tokens_of(text) for line, text in source.items()},
        in_source(example),
        {line: tokens_of(reference[line].text) for line in window},
        highlighted(parts_of(example, reference, example.correction)),
        tuple(
            _narrowed(row, chosen, settings) for row in rows if row.candidate.id in chosen.outcomes
        ),
    )


def _narrowed(row: AcrossRow, chosen: Chosen, settings: ScoreSettings) -> AcrossRow:
    """Return the row with only the judgements that count."""
    whose = settings.annotators
    everybody = tuple(
        each for each in row.everybody if each.by_person and whose.include(each.annotator)
    )
    return replace(row, outcome=chosen.outcomes[row.candidate.id], everybody=everybody)
