"""Values of the automatic step and of the overview; notes on approvals."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, OutcomeCounts
from protest_core.judgements.outcome import Outcome
from protest_core.matching.policy import MatchingPolicy
from protest_core.matching.rules import Reason, Verdict
from protest_core.signatures.sign import Frame
from protest_core.suite.model import Category, SuiteDescription
from protest_core.text.tokens import Tokens
from protest_core.translatable import Text, grouped


@dataclass(frozen=True, slots=True)
class MatchGroup:
    """The number of a system's candidates with equal data for the table."""

    system: str
    category: str
    verdict: Verdict
    reasons: tuple[Reason, ...]
    # An approval that shares only words that are no pronouns.
    on_other_words: bool
    count: int
    # An approval by a verified translation that the human reference alone would have referred.
    by_verified: bool = False
    # People's outcome of such an approval; `None` if nobody has judged it.
    judged: Outcome | None = None
    # An approval that shares only pronouns that are other words, too.
    on_homographs: bool = False


@dataclass(slots=True)
class MatchCounts:
    """Numbers of candidates, and of those that the automatic step approved and referred.

    Some approvals by verified translations may have been judged as well, mostly while they were
    referred: these judgements show how far verified translations can be trusted.
    """

    examples: int = 0
    approved: int = 0
    referred: int = 0
    approved_on_other_words: int = 0
    approved_on_homographs: int = 0
    approved_by_verified: int = 0
    verified_judged: int = 0  # how many of these people have judged
    verified_correct: int = 0
    verified_incorrect: int = 0
    dropped_in_both: int = 0  # of the referred
    no_translation: int = 0  # of the referred: their lines are none

    def add(self, group: MatchGroup) -> None:
        self.examples += group.count
        if group.verdict is Verdict.APPROVED:
            self.approved += group.count
            self.approved_on_other_words += group.count * group.on_other_words
            self.approved_on_homographs += group.count * group.on_homographs
            self._add_verified(group.count * group.by_verified, group.judged)
        else:
            self.referred += group.count
            self.dropped_in_both += group.count * (Reason.DROPPED_IN_BOTH in group.reasons)
            self.no_translation += group.count * (Reason.NO_TRANSLATION in group.reasons)

    def _add_verified(self, count: int, judged: Outcome | None) -> None:
        self.approved_by_verified += count
        self.verified_judged += count * (judged is not None)
        self.verified_correct += count * (judged is Outcome.CORRECT)
        self.verified_incorrect += count * (judged is Outcome.INCORRECT)

    @property
    def translated(self) -> int:
        """Return how many examples are on lines that are translations."""
        return self.examples - self.no_translation

    @property
    def referrals_saved(self) -> int:
        """Return how many candidates no longer need a judgement, without those already judged."""
        return self.approved_by_verified - self.verified_judged

    def __add__(self, other: "MatchCounts") -> "MatchCounts":
        return MatchCounts(
            *(getattr(self, each.name) + getattr(other, each.name) for each in fields(MatchCounts))
        )


@dataclass(slots=True)
class SystemCounts:
    """One system's row of the table."""

    name: str
    total: MatchCounts = field(default_factory=MatchCounts)
    categories: dict[str, MatchCounts] = field(default_factory=dict)
    reasons: Counter[Reason] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class EvaluationTable:
    """Matches by system and category, with the data needed to reproduce the numbers."""

    frame: Frame  # with categories that have matches
    policy: MatchingPolicy
    systems: tuple[SystemCounts, ...]
    outdated: int = 0  # outdated approvals by verified translations, if checked
    has_homographs: bool = False  # whether approvals on homographs are counted

    @property
    def total(self) -> MatchCounts:
        """Return the counts of all systems that are shown."""
        return sum((system.total for system in self.systems), start=MatchCounts())


@dataclass(frozen=True, slots=True)
class Overview:
    """Candidates by system, as loaded, and category, in the suite's order."""

    suite: SuiteDescription
    systems: tuple[str, ...]
    categories: tuple[Category, ...]  # categories with examples
    cells: Mapping[tuple[str, str], OutcomeCounts]  # by system and category id; complete
    outdated: int = 0  # approvals by verified translations that are outdated
    chosen: CandidateFilter = EVERYTHING  # the filter of the counted candidates
    unmatched: tuple[str, ...] = ()  # the automatic step never ran on these systems

    def total_of_system(self, system: str) -> OutcomeCounts:
        return _sum(self.cells[system, category.id] for category in self.categories)

    def total_of_category(self, category_id: str) -> OutcomeCounts:
        return _sum(self.cells[system, category_id] for system in self.systems)

    @property
    def total(self) -> OutcomeCounts:
        return _sum(map(self.total_of_system, self.systems))


@dataclass(frozen=True, slots=True)
class MatchFound:
    """The automatic step's match of a candidate."""

    verdict: Verdict
    reasons: tuple[Reason, ...]
    shared: Tokens
    on_other_words: bool
    verified_system: str | None  # of the matching translation; `None`: the reference


def unmatched_sentence(unmatched: Sequence[str], systems: Sequence[str]) -> str:
    """Return the sentence on systems that were never matched; empty if all of them were."""
    if not unmatched:
        return ""
    counts_as_open = Text("Until then, what the program would approve counts as open.")
    if len(unmatched) == len(systems):
        sentence = Text("No system has been matched with the reference yet.")
    else:
        sentence = Text("Not matched with the reference yet: {0}.").format(", ".join(unmatched))
    return Text(" ").join([sentence, counts_as_open])


def saved_sentence(counts: MatchCounts) -> Text:
    saved = counts.referrals_saved
    return Text("%n referrals", "", saved, one="%n referral") if saved else Text("no referral")


def judged_sentence(counts: MatchCounts) -> str:
    """Return the sentence on people's judgements of these approvals; empty if there are none."""
    if not counts.verified_judged:
        return ""
    others = counts.verified_judged - counts.verified_correct - counts.verified_incorrect
    rest = Text(", {0:,} disputed or not judgeable").format(others) if others else ""
    return Text(
        "Of the approvals by them people have judged {0}: {1} correct, {2} incorrect{3}."
    ).format(
        grouped(counts.verified_judged),
        grouped(counts.verified_correct),
        grouped(counts.verified_incorrect),
        rest,
    )


def saving_notes(table: EvaluationTable) -> Iterator[str]:
    """Yield a note for each system on approvals that only verified translations made."""
    if not table.policy.verified_translations:
        return
    approving = [system for system in table.systems if system.total.approved_by_verified]
    for system in approving:
        yield f"{system.name}: {_note(system.total)}"
    if len(approving) > 1 and table.total.verified_judged:
        yield f"All systems: {_note(table.total)}"
    if not approving:
        yield Text("No referral was saved by verified translations.")


def _note(counts: MatchCounts) -> str:
    saved = f"{saved_sentence(counts)} saved by verified translations."
    return f"{saved} {judged_sentence(counts)}".rstrip()


def count_matches(systems: Iterable[str], groups: Iterable[MatchGroup]) -> tuple[SystemCounts, ...]:
    """Return the sums of the groups by system, in the given order; all zero without any group."""
    table = {name: SystemCounts(name) for name in systems}
    for group in groups:
        row = table[group.system]
        row.total.add(group)
        row.categories.setdefault(group.category, MatchCounts()).add(group)
        for reason in group.reasons:
            row.reasons[reason] += group.count
    return tuple(table.values())


def _sum(counts: Iterable[OutcomeCounts]) -> OutcomeCounts:
    return sum(counts, start=OutcomeCounts())
