"""Which examples of a project tell most, by rules that anybody can apply again.

In each category one example for each of four reasons, if there is any:

1. the program approved a translation that people call incorrect, in as many systems as possible;
2. systems differ: as many as possible are correct, and as many incorrect; else as many as possible
   correct, and as many still open;
3. people differ, in as many systems as possible, whether or not it was settled;
4. a metric and people differ, in as many systems as possible.

Of equally good ones the first in the suite is taken. An example is shown once, with all reasons
for which it was chosen: what is chosen already counts for a later reason, too, if it is as good.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from protest_core.ids import CandidateId, ExampleId
from protest_core.judgement.outcome import Outcome
from protest_core.store.people import SaidByPeople


class Telling(StrEnum):
    """Why an example is shown, in the order in which examples are chosen."""

    WRONGLY_APPROVED = "wrongly approved"
    SYSTEMS_DIFFER = "systems differ"
    PEOPLE_DIFFER = "people differ"
    METRIC_DIFFERS = "metric differs"


@dataclass(slots=True)
class Seen:
    """What there is of one example, over all systems."""

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
    """An example that tells something, and the outcomes of its candidates."""

    id: ExampleId
    why: tuple[Telling, ...]
    outcomes: Mapping[CandidateId, Outcome]


_Worth = tuple[int, ...]
_WORTH: dict[Telling, Callable[[Seen], _Worth]] = {
    Telling.WRONGLY_APPROVED: lambda seen: (seen.wrongly_approved,),
    Telling.SYSTEMS_DIFFER: lambda seen: (
        min(seen.correct, seen.incorrect),
        min(seen.correct, seen.open),
    ),
    Telling.PEOPLE_DIFFER: lambda seen: (seen.people_differ,),
    Telling.METRIC_DIFFERS: lambda seen: (seen.metric_differs,),
}
assert set(_WORTH) == set(Telling)  # noqa: S101 — a table must cover its enum


def chosen_examples(
    said: Iterable[SaidByPeople],
    order: Sequence[ExampleId],
    categories: Sequence[str],
    *,
    disputed: Collection[CandidateId],
    by_metric: Collection[CandidateId],
) -> Iterator[Chosen]:
    """`order`, `categories`: of the suite."""
    place = {example: at for at, example in enumerate(order)}
    found = _seen(said, disputed, by_metric)
    for category in categories:
        of_category = found.get(category, {}).values()
        yield from _of_category(sorted(of_category, key=lambda each: place[each.id]))


def _seen(
    said: Iterable[SaidByPeople],
    disputed: Collection[CandidateId],
    by_metric: Collection[CandidateId],
) -> Mapping[str, Mapping[ExampleId, Seen]]:
    found: dict[str, dict[ExampleId, Seen]] = defaultdict(dict)
    for each in said:
        seen = found[each.category].setdefault(each.example_id, Seen(each.example_id))
        outcome = outcome_in_the_end(each)
        seen.outcomes[each.id] = outcome
        seen.correct += outcome in _CORRECT
        seen.incorrect += outcome is Outcome.INCORRECT
        seen.open += outcome is Outcome.OPEN
        seen.wrongly_approved += each.approved and each.outcome is Outcome.INCORRECT
        seen.people_differ += each.id in disputed
        seen.metric_differs += each.id in by_metric
    return found


_CORRECT = frozenset({Outcome.APPROVED, Outcome.CORRECT})


def outcome_in_the_end(said: SaidByPeople) -> Outcome:
    """People count for more than the program."""
    if said.outcome is Outcome.OPEN and said.approved:
        return Outcome.APPROVED
    return said.outcome


def _of_category(everything: Sequence[Seen]) -> Iterator[Chosen]:
    """In the order of the suite."""
    why: dict[ExampleId, list[Telling]] = {}
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
