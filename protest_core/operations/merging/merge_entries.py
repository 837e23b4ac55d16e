"""What incoming judgements mean to a project as it stands, wherever they come from."""

from collections.abc import Iterator, Sequence

from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import state_of
from protest_core.judgement.judgement import Answer, Highlights, Judgement, TokenPlace
from protest_core.merging.deciding import Event, Told, decide, holds_unasked
from protest_core.merging.incoming import Incoming
from protest_core.operations.judging.highlighting import highlights_of, once_highlighted
from protest_core.operations.merging.merge_plan import MergeEntry
from protest_core.store.candidates import load_sentences
from protest_core.store.merge_values import KeptNow, Standing
from protest_core.store.settings import load_options
from protest_core.store.transactions import Tx
from protest_core.store.values import Candidate

_NOTHING = Judgement()


class EntryMaker:
    """For one project at one moment."""

    def __init__(self, tx: Tx) -> None:
        self._tx = tx
        self._checked = load_options(tx).conflict_checks

    def highlights(self, candidates: Sequence[Candidate]) -> dict[CandidateId, Highlights]:
        """Of many at once, in one query for each system."""
        by_system: dict[int, list[Candidate]] = {}
        for candidate in candidates:
            by_system.setdefault(candidate.system_id, []).append(candidate)
        found = {}
        for of_system in by_system.values():
            lines = {line for each in of_system for line in each.example.lines}
            sentences = load_sentences(self._tx, of_system[0].system_id, lines)
            found.update({each.id: highlights_of(each, sentences) for each in of_system})
        return found

    def not_highlighted(
        self, said: Judgement, candidate: Candidate, highlights: Highlights
    ) -> Sequence[TokenPlace]:
        """What no window lets a person select, or ever did.

        Links may have been mended while files were out.
        """
        outside = said.tokens - highlights.pronoun - highlights.antecedent
        return sorted(outside - once_highlighted(self._tx, candidate)) if outside else ()

    def entry(
        self,
        candidate: Candidate,
        incoming: Incoming,
        *,
        highlights: Highlights,
        standing: Standing,
    ) -> MergeEntry:
        state = state_of(
            incoming.judgement,
            highlights,
            antecedent_asked=candidate.example.category.antecedent_agrees,
            checked=self._checked,
        )
        told = _told_in_file(incoming)
        kind = decide(standing.told, told)
        return MergeEntry(candidate, kind, standing, incoming, told, state)


def is_known(said: Judgement, standing: Standing) -> bool:
    """What the project has been through need not please us: it was handed out like that."""
    return any(each.judgement == said for each in standing.told.events)


def answers_unasked(said: Judgement, candidate: Candidate) -> bool:
    """Whether an antecedent is judged in a category that asks for none."""
    asked = candidate.example.category.antecedent_agrees
    return said.antecedent is not Answer.UNSET and not asked


def _told_in_file(incoming: Incoming) -> Told:
    return Told(tuple(_events(incoming)))


def standing_after(entry: MergeEntry) -> Standing:
    """What another file of the same annotator finds, if nobody is asked."""
    standing, incoming, file = entry.standing, entry.incoming, entry.told
    if not holds_unasked(entry.kind, standing.told, file):
        events = (*standing.told.events, *file.events, standing.told.now)
        return Standing(standing.now, Told(events))
    now = None
    if incoming.judgement != _NOTHING:
        kept = (incoming.guidelines, incoming.made_at, "", incoming.seconds, entry.state)
        now = KeptNow(0, incoming.judgement, *kept)
    return Standing(now, Told((*standing.told.events, *file.events)))


def _events(incoming: Incoming) -> Iterator[Event]:
    for past in incoming.past:
        yield Event(past.judgement, past.made_at)
        if past.change == "withdrawn":
            yield Event(_NOTHING, past.ended_at)
    yield Event(incoming.judgement, incoming.made_at)
