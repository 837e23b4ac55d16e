"""What share of each system people call correct, as metrics are set beside it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from protest_core.errors import counted
from protest_core.judgement.outcome import Outcome, Question
from protest_core.matching.outdated import outdated_notes
from protest_core.operations.counting.scores import table_of
from protest_core.statistics.correlation import Correlation
from protest_core.statistics.proportions import Share
from protest_core.store.overview_values import Counts
from protest_core.store.score_tables import Score, ScoreSettings
from protest_core.store.score_values import SaidGroup
from protest_core.store.transactions import Tx

NOTHING_JUDGED = "People have judged nothing of this yet: there is nothing to correlate."
UNCORRELATED = Correlation(None, None, 0, NOTHING_JUDGED)
_JUDGED = frozenset({Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE})


@dataclass(frozen=True, slots=True)
class PeopleShares:
    """By system. `undecided`: neither matched nor judged, so that anything may be true of these.

    `judged`: people's word counts for something, not only the automatic step's.
    """

    shares: Mapping[str, Share]
    undecided: tuple[str, ...]
    judged: bool
    notes: tuple[str, ...] = ()
    outdated: int = 0  # of the approvals that are counted, told in the notes, too

    def of(self, system: str) -> float | None:
        """What metrics can be correlated with."""
        told = self.judged and system not in self.undecided
        return self.shares[system].low if told else None


def people_shares(
    tx: Tx,
    groups: Collection[SaidGroup],
    settings: ScoreSettings,
    *,
    people_only: bool,
) -> PeopleShares:
    """`people_only`: else what nobody judged counts as the automatic step says, as in scores."""
    table = table_of(tx, settings, groups)
    undecided = table.undecided
    judged = any(_by_people(group) in _JUDGED for group in groups)
    shares = {
        each: _by_people_alone(groups, each, settings)
        if people_only
        else table.score(Question.PRONOUN, each).share
        for each in table.systems
    }
    decided = [group for group in groups if group.system not in undecided]
    outdated = 0 if people_only else table.outdated
    notes = _notes(decided, settings, people_only=people_only, judged=judged)
    told = (*notes, *outdated_notes(outdated))
    return PeopleShares(shares, undecided, judged, told, outdated)


def _by_people(group: SaidGroup) -> Outcome:
    return group.outcome_by_people(Question.PRONOUN)


def _by_people_alone(groups: Collection[SaidGroup], system: str, settings: ScoreSettings) -> Share:
    counts = Counts()
    for group in groups:
        if group.system == system and _by_people(group) in _JUDGED:
            counts += Counts.of(_by_people(group), group.count)
    return Score(counts, settings.not_judgeable).share


def _notes(
    groups: Collection[SaidGroup], settings: ScoreSettings, *, people_only: bool, judged: bool
) -> Iterator[str]:
    found = sum((group.counts(Question.PRONOUN) for group in groups), start=Counts())
    if settings.annotator is not None:
        yield f"Only what {settings.annotator} said counts."
    undecided = found.open + found.disputed
    if people_only:
        left_out = counted(found.approved + undecided, "candidate")
        yield f"Of people's judgements only: left out are {left_out} without one that counts."
        return
    if found.approved:
        approved = counted(found.approved, "candidate")
        yield f"Counted as correct: {approved} that the automatic step approved and nobody judged."
    if found.approved and judged:
        yield (
            "The automatic step compares with the reference as these metrics do: its approvals "
            "make them go better with people than they would."
        )
    if undecided:
        yield f"Counted as not correct: {counted(undecided, 'candidate')} still open or disputed."
