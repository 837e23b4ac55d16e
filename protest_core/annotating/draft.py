"""Pure changes of a draft judgement, and the time that a person worked."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from time import monotonic

from msgspec.structs import replace

from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import TAGS_OF_CONFLICTS, Conflict, conflicts_of
from protest_core.judgements.model import Highlights, Judgement, Tag, TokenPlace
from protest_core.judgements.questions import (
    FIRST_TWO,
    Question,
    chosen,
    selectable,
    selects,
    with_chosen,
)

Clock = Callable[[], float]
LONGEST_PAUSE = 60.0  # seconds; after a longer pause the person was somewhere else
# Highlighted words in the order of the text; the parts of one written word are one choice.
WordChoices = Sequence[Collection[TokenPlace]]
_UNANSWERED = {Conflict.BAD_TRANSLATION_BUT_ANNOTATED, Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED}


class Activity:
    """A clock that adds up the time between acts, except pauses too long for one example."""

    def __init__(self, clock: Clock = monotonic) -> None:
        self._clock = clock
        self._last: float | None = None

    @property
    def stopped(self) -> bool:
        return self._last is None

    def act(self) -> float:
        """Return the seconds of work since the last act."""
        before, self._last = self._last, self._clock()
        seconds = 0.0 if before is None else self._last - before
        return seconds if seconds <= LONGEST_PAUSE else 0.0

    def stop(self) -> float:
        """Return the seconds since the last act, and stop the clock until the next one."""
        seconds = 0.0 if self.stopped else self.act()
        self._last = None
        return seconds


def with_answer(
    judgement: Judgement,
    question: Question,
    made: Iterable[str],
    highlights: Highlights,
    words: WordChoices,
) -> Judgement:
    """Answer a question by the ids of its choices; without any, withdraw the answer.

    A choice that selects words selects the word if there is only one; other choices deselect all.
    No word is selected if the highlighted words are not the pronoun's translation.
    """
    answered = with_chosen(judgement, question, made)
    own = selectable(question, highlights)
    if not own:
        return answered
    return replace(answered, tokens=_tokens(answered, question, own, highlights, words))


def _tokens(
    judgement: Judgement,
    question: Question,
    own: frozenset[TokenPlace],
    highlights: Highlights,
    words: WordChoices,
) -> frozenset[TokenPlace]:
    if not selects(judgement, question):
        # A word that also belongs to another part stays selected while that part is called correct.
        kept = (
            selectable(each, highlights)
            for each in FIRST_TWO
            if each is not question and selects(judgement, each)
        )
        return judgement.tokens - own.difference(*kept)
    of_own = [each for each in words if not own.isdisjoint(each)]
    select = len(of_own) == 1 and Tag.NONCOMPOSITIONAL_TRANSLATION not in judgement.tags
    return judgement.tokens | own if select else judgement.tokens


def with_words_among(judgement: Judgement, selectable: Collection[TokenPlace]) -> Judgement:
    return replace(judgement, tokens=judgement.tokens.intersection(selectable))


def with_toggled(judgement: Judgement, choice: Collection[TokenPlace]) -> Judgement:
    """Select the words, or unselect them if all are selected."""
    chosen = judgement.tokens.issuperset(choice)
    tokens = judgement.tokens.difference(choice) if chosen else judgement.tokens.union(choice)
    return replace(judgement, tokens=tokens)


def with_tag(judgement: Judgement, tag: str) -> Judgement:
    return replace(judgement, tags=judgement.tags | {tag})


def without_tag(judgement: Judgement, tag: str) -> Judgement:
    return replace(judgement, tags=judgement.tags - {tag})


def with_remark(judgement: Judgement, remark: str) -> Judgement:
    return replace(judgement, remark=remark)


def resolutions(judgement: Judgement, highlights: Highlights) -> tuple[Judgement, ...]:
    """Return the ways to resolve the contradictions: drop an answer or words, or drop a tag."""
    conflicts = conflicts_of(judgement, highlights)
    possible = [_without_answers(judgement, conflicts, highlights)]
    if Conflict.TAGS_BUT_NO_ANSWER in conflicts:
        possible.append(replace(judgement, tags=frozenset()))
    elif Conflict.CONFLICTING_TAGS in conflicts:
        possible += [without_tag(judgement, tag) for tag in sorted(judgement.tags)]
    else:
        tags = (TAGS_OF_CONFLICTS[each] for each in conflicts if each in TAGS_OF_CONFLICTS)
        possible += [without_tag(judgement, tag) for tag in tags]
    return tuple(each for each in possible if not conflicts_of(each, highlights))


def _without_answers(
    judgement: Judgement, conflicts: Collection[Conflict], highlights: Highlights
) -> Judgement:
    """Deselect words that contradict "no" or a missing answer; withdraw other answers."""
    if not _UNANSWERED.isdisjoint(conflicts):
        return Judgement(tags=judgement.tags, remark=judgement.remark)
    if Conflict.NONCOMPOSITIONAL_BUT_TOKENS in conflicts:
        return replace(judgement, tokens=frozenset())
    if Conflict.PRONOUN_YES_BUT_NO_TOKENS in conflicts:
        judgement = with_answer(judgement, Question.PRONOUN, (), highlights, ())
    if Conflict.ANTECEDENT_YES_BUT_NO_TOKENS in conflicts:
        judgement = with_answer(judgement, Question.ANTECEDENT, (), highlights, ())
    if Conflict.PRONOUN_TOKENS_BUT_NOT_YES in conflicts:
        judgement = _without_words(judgement, Question.PRONOUN, highlights)
    if Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES in conflicts:
        judgement = _without_words(judgement, Question.ANTECEDENT, highlights)
    return with_words_among(judgement, highlights.pronoun | highlights.antecedent)


def _without_words(judgement: Judgement, question: Question, highlights: Highlights) -> Judgement:
    """Leave out the words of an answer that selects none."""
    return with_answer(judgement, question, chosen(judgement, question), highlights, ())


class WorkTime:
    """Seconds of work by candidate, added with every act and subtracted once they are saved."""

    def __init__(self) -> None:
        self._seconds: defaultdict[CandidateId, float] = defaultdict(float)

    def __iter__(self) -> Iterator[CandidateId]:
        return iter(self._seconds)

    def on(self, candidate_id: CandidateId) -> float:
        return self._seconds.get(candidate_id, 0.0)

    def add(self, candidate_id: CandidateId, seconds: float) -> None:
        if seconds:
            self._seconds[candidate_id] += seconds

    def saved(self, candidate_id: CandidateId, seconds: float) -> None:
        """Subtract saved seconds; more may have been added since."""
        left = self.on(candidate_id) - seconds
        self._seconds.pop(candidate_id, None)
        if left > 0:
            self._seconds[candidate_id] = left
