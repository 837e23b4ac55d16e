"""One annotator at work on a list of candidates: position, draft, saving, undo."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from msgspec import structs

from protest_core.annotating.adjudication import AdjudicationProgress, everybodys
from protest_core.annotating.draft import (
    Activity,
    WorkedSeconds,
    with_antecedent,
    with_pronoun,
    with_remark,
    with_tag,
    with_toggled,
    with_words_among,
    without_tag,
)
from protest_core.annotating.history import (
    AnyStep,
    Chosen,
    Step,
    Steps,
    back_to_the_aligner,
    setting_right,
)
from protest_core.annotating.judge import judge, project_options
from protest_core.annotating.link_corrections import Mended, Mending, mend
from protest_core.annotating.view import CandidateView, view_candidate
from protest_core.candidates.model import MendedLink
from protest_core.db.project import Project
from protest_core.errors import ProtestError, RefusedError
from protest_core.evaluation.overview import states_of
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import CONFLICT_SENTENCES, NOT_JUDGEABLE_TAGS, Conflict
from protest_core.judgements.model import Answer, Judgement, OfAnnotator, State, TokenPlace
from protest_core.judgements.outcome import Dispute, Said, dispute_of
from protest_core.names import ADJUDICATION, is_reserved

_NOTHING = Judgement()


Mend = Callable[[Mending], None]


Save = Callable[[CandidateId, Judgement, float], None]


class Sitting:
    """Every change goes to `save` at once and counts as unsaved until `saved` is told of it.

    With it go the seconds of work on the candidate that were not saved before. Links that are
    mended go to `mend`, which tells `mended` or `not_mended`, and in the end has all read anew.
    Without a `save` and a `mend` of its own each change is in the project before the method
    returns.
    """

    def __init__(
        self,
        project: Project,
        candidates: Sequence[CandidateId],
        annotator: str,
        *,
        save: Save | None = None,
        mend: Mend | None = None,
        unsaved: dict[CandidateId, Judgement] | None = None,
        unmended: list[Mending] | None = None,
        worked: WorkedSeconds | None = None,
        activity: Activity | None = None,
        at: int = 0,
        adjudicated_by: str = "",
    ) -> None:
        if not candidates:
            raise RefusedError("There is nothing to read: no candidate matches.")
        self.project = project
        self.candidates = candidates
        self._positions = {each: position for position, each in enumerate(candidates)}
        self.annotator = annotator
        # Whoever decides, where the annotator is `ADJUDICATION`.
        self.adjudicated_by = adjudicated_by
        # Perhaps left by an earlier sitting of this annotator.
        self.unsaved: dict[CandidateId, Judgement] = {} if unsaved is None else unsaved
        # Under way to the project, in that order; perhaps begun by an earlier sitting.
        self.unmended: list[Mending] = [] if unmended is None else unmended
        self.worked = WorkedSeconds() if worked is None else worked
        self._activity = activity or Activity()
        self._save = save or self._save_at_once
        self._mend = mend or self._mend_at_once
        self._steps = Steps()
        self._left_as_it_is: dict[CandidateId, Judgement] = {}
        self._states: dict[CandidateId, State] = {}
        # What the project said when it was read last: whatever else it says by now is another's.
        self.seen: dict[CandidateId, Judgement] = {}
        self._read_states()
        self._above = self._below = 0
        self._show(at, above=0, below=0)
        self._activity.act()

    # Where we are. Whatever cannot be read leaves us where we were.

    def go_to(self, position: int) -> None:
        self._note_work()
        self._show(position, above=0, below=0)

    def next(self) -> bool:
        return self._moved(self.position + 1)

    def previous(self) -> bool:
        return self._moved(self.position - 1)

    def next_open(self) -> bool:
        """The next one that is new or incomplete, from here to the end and round to here."""
        count = len(self.candidates)
        for step in range(1, count):
            position = (self.position + step) % count
            if self.state_of(self.candidates[position]) in _OPEN:
                return self._moved(position)
        return False

    def more_above(self) -> None:
        self._note_work()
        self._show(self.position, above=self._above + _MORE_LINES, below=self._below)

    def more_below(self) -> None:
        self._note_work()
        self._show(self.position, above=self._above, below=self._below + _MORE_LINES)

    def reload(self) -> None:
        """Somebody else changed the project, or what it asks for."""
        self._read_states()
        self._show(self.position, above=self._above, below=self._below)
        if self.candidate_id in self.unsaved or self._links_under_way(self.candidate_id):
            self._note_state()  # perhaps told of other links

    def _read_states(self) -> None:
        self._checked = project_options(project=self.project).conflict_checks
        judged = states_of(project=self.project, annotator=self.annotator)
        # What is not saved yet counts all the same.
        unsaved = {*self.unsaved, *(candidate_id for candidate_id, _ in self._under_way)}
        judged |= {each: self._states[each] for each in unsaved if each in self._states}
        self._states = {each: judged[each] for each in judged.keys() & self._positions.keys()}
        self.counts = Counter(self._states.values())
        self.counts[State.NEW] += len(self.candidates) - self.counts.total()

    def _moved(self, position: int) -> bool:
        if position not in range(len(self.candidates)):
            return False
        self.go_to(position)
        return True

    def _show(self, position: int, *, above: int, below: int) -> None:
        candidate_id = self.candidates[position]
        view = view_candidate(
            project=self.project,
            candidate_id=candidate_id,
            annotator=self.annotator,
            lines_above=above,
            lines_below=below,
        )
        links = self._links_under_way(candidate_id)
        self.view: CandidateView = view.with_links(links) if links else view
        if candidate_id not in self.unsaved:
            self.seen[candidate_id] = self.view.judgement
        self.judgement = self.unsaved.get(candidate_id, self.view.judgement)
        self.position, self._above, self._below = position, above, below

    @property
    def person(self) -> str:
        """Who sits here: what is adjudicated stands under another name."""
        return self.adjudicated_by or self.annotator

    @property
    def candidate_id(self) -> CandidateId:
        return self.candidates[self.position]

    # What is said.

    def answer_pronoun(self, answer: Answer) -> None:
        highlights = self.view.target_highlights
        self._change(with_pronoun(self.judgement, answer, highlights))

    def answer_antecedent(self, answer: Answer) -> None:
        if self.view.antecedent_asked:
            highlights = self.view.target_highlights
            self._change(with_antecedent(self.judgement, answer, highlights))

    def toggle(self, place: TokenPlace) -> None:
        if place in self.selectable:
            self._change(with_toggled(self.judgement, place))

    def add_tag(self, tag: str) -> None:
        self._change(with_tag(self.judgement, tag))

    def remove_tag(self, tag: str) -> None:
        self._change(without_tag(self.judgement, tag))

    def write_remark(self, remark: str) -> None:
        self._change(with_remark(self.judgement, remark))

    def clear(self) -> None:
        """New again; what was said stays in the history."""
        self._change(Judgement())

    @property
    def selectable(self) -> tuple[TokenPlace, ...]:
        """The highlighted words in the order of the text."""
        highlights = self.view.target_highlights
        return tuple(sorted(highlights.pronoun | highlights.antecedent))

    def _change(self, judgement: Judgement) -> None:
        """Words that are not highlighted any more, as links were mended, go with any change."""
        self._note_work()
        judgement = with_words_among(judgement, self.selectable)
        if judgement != self.judgement:
            self._steps.add(Step(self.candidate_id, self.judgement, judgement))
            self._set(judgement)

    def _set(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.unsaved[self.candidate_id] = judgement
        self._note_state()
        self._save(self.candidate_id, judgement, self.worked.on(self.candidate_id))

    def _note_state(self) -> None:
        self.counts[self.state_of(self.candidate_id)] -= 1
        self._states[self.candidate_id] = self.state
        self.counts[self.state] += 1

    # Links that are set right.

    def mend(self, chosen: Chosen, *, everywhere: Collection[int] = ()) -> None:
        """Whoever says that the aligner's words are right mends nothing, but has said it.

        `everywhere`: antecedents that are set right where other examples have them, too.
        """
        self._do(
            setting_right(self.project, self.view, chosen, self.person, everywhere, self._under_way)
        )

    def take_back_mending(self, part: int) -> None:
        if mending := back_to_the_aligner(self.view, part):
            self._do(mending)

    def _do(self, mending: Mending) -> None:
        self._note_work()
        self._steps.add(mending)
        self._set_links(mending)

    def _set_links(self, mending: Mending) -> None:
        """Seen at once, whenever it is in the project."""
        self.unmended.append(mending)
        self.view = self.view.with_links(self._links_under_way(self.candidate_id))
        self._left_as_it_is.pop(self.candidate_id, None)
        self._note_state()
        self._mend(mending)

    @property
    def _under_way(self) -> Mended:
        """What will hold, whatever the project says now."""
        return {part_of: link for each in self.unmended for part_of, link in each.after.items()}

    def _links_under_way(self, candidate_id: CandidateId) -> dict[int, MendedLink | None]:
        return {part: link for (of, part), link in self._under_way.items() if of == candidate_id}

    def mended(self, mending: Mending) -> None:
        """It is in the project now."""
        self.unmended.remove(mending)

    def not_mended(self, mending: Mending) -> None:
        """What holds in the project goes on holding, and there is nothing to take back."""
        self.unmended.remove(mending)
        self._steps.forget(mending)

    def _mend_at_once(self, mending: Mending) -> None:
        try:
            mend(project=self.project, mending=mending)
        except ProtestError:
            self.not_mended(mending)
            raise
        else:
            self.mended(mending)
        finally:
            self.reload()

    # Taking back, also what was said of another candidate: we go there first.

    @property
    def can_undo(self) -> bool:
        return self._steps.to_undo is not None

    @property
    def can_redo(self) -> bool:
        return self._steps.to_redo is not None

    def undo(self) -> None:
        if step := self._steps.to_undo:
            self._go_to(step)
            self._steps.undone()
            self._repeat(step)

    def redo(self) -> None:
        if step := self._steps.to_redo:
            self._go_to(step)
            self._steps.redone()
            self._repeat(step)

    def _go_to(self, step: AnyStep) -> None:
        self._note_work()
        if step.candidate_id != self.candidate_id:
            self.go_to(self._positions[step.candidate_id])

    def _repeat(self, step: AnyStep) -> None:
        if isinstance(step, Mending):
            self._set_links(step)
            return
        if self.judgement not in (step.before, step.after):
            # Another's, or taken from them: not overwritten unasked, though it was read.
            self.seen[step.candidate_id] = step.before
        self._set(step.after)

    # What the core's rules say of it.

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        return self.view.conflicts(self.judgement) if self._checked else ()

    @property
    def state(self) -> State:
        return self.view.state(self.judgement, checked=self._checked)

    @property
    def to_ask_about(self) -> tuple[Conflict, ...]:
        """Before leaving: conflicts, unless the person has left just this as it is before."""
        accepted = self._left_as_it_is.get(self.candidate_id) == self.judgement
        return () if accepted else self.conflicts

    def leave_as_it_is(self) -> None:
        self._left_as_it_is[self.candidate_id] = self.judgement

    @property
    def hint(self) -> str:
        """What is still to do here, if it was begun: as a sentence, or nothing."""
        if self.conflicts:
            return "; ".join(CONFLICT_SENTENCES[each] for each in self.conflicts)
        if self.state is not State.INCOMPLETE:
            return ""
        missing = "pronoun" if self.judgement.pronoun is Answer.UNSET else "antecedent"
        return f"the question about the {missing} is not answered"

    @property
    def is_open(self) -> bool:
        return self.state_of(self.candidate_id) in _OPEN

    @property
    def open_count(self) -> int:
        return sum(self.counts[state] for state in _OPEN)

    def state_of(self, candidate_id: CandidateId) -> State:
        return self._states.get(candidate_id, State.NEW)

    # Work: what passes from act to act goes to the candidate that is shown meanwhile.

    def _note_work(self) -> None:
        self.worked.add(self.candidate_id, self._activity.act())

    def pause(self) -> None:
        """The person looks at something else, until the next act here."""
        self.worked.add(self.candidate_id, self._activity.stop())

    @property
    def paused(self) -> bool:
        return self._activity.stopped

    @property
    def work_after_judging(self) -> dict[CandidateId, float]:
        """What no judgement took along, as it came after it: to be saved without one.

        Looking at what was judged before must not save the judgement again: somebody else may
        have changed it meanwhile. Work that led to no judgement has none to stand beside.
        """
        judged = (each for each in self.worked if self.state_of(each) is not State.NEW)
        return {each: self.worked.on(each) for each in judged if each not in self.unsaved}

    # Saving.

    def saved(self, candidate_id: CandidateId, judgement: Judgement, seconds: float) -> None:
        """What is in the project now; the person may have gone on in the meantime."""
        self.worked.saved(candidate_id, seconds)
        self.seen[candidate_id] = judgement
        if self.unsaved.get(candidate_id) == judgement:
            del self.unsaved[candidate_id]

    def keep_own(self, candidate_id: CandidateId) -> None:
        """Somebody else judged it meanwhile: what is said here is to hold all the same."""
        self.seen[candidate_id] = self._in_project(candidate_id)

    def take_theirs(self, candidate_id: CandidateId) -> None:
        """What was said here and is not saved gives way."""
        self.unsaved.pop(candidate_id, None)
        self.reload()

    def _in_project(self, candidate_id: CandidateId) -> Judgement:
        view = view_candidate(
            project=self.project, candidate_id=candidate_id, annotator=self.annotator
        )
        return view.judgement

    def save_again(self) -> None:
        for candidate_id, judgement in tuple(self.unsaved.items()):
            self._save(candidate_id, judgement, self.worked.on(candidate_id))

    def _save_at_once(
        self, candidate_id: CandidateId, judgement: Judgement, seconds: float
    ) -> None:
        judge(
            project=self.project,
            candidate_id=candidate_id,
            annotator=self.annotator,
            judgement=judgement,
            seconds=seconds,
            expected=self.seen.get(candidate_id),
            adjudicated_by=self.adjudicated_by,
        )
        self.saved(candidate_id, judgement, seconds)


class Adjudication(Sitting):
    """What is open is what is not settled, as far as people differ: the rest need not be said."""

    def __init__(
        self,
        project: Project,
        candidates: Sequence[CandidateId],
        adjudicated_by: str,
        *,
        still_open: Collection[CandidateId],
        save: Save | None = None,
        mend: Mend | None = None,
        unsaved: dict[CandidateId, Judgement] | None = None,
        unmended: list[Mending] | None = None,
        worked: WorkedSeconds | None = None,
        activity: Activity | None = None,
        at: int = 0,
    ) -> None:
        self._open = set(still_open) & set(candidates)
        self.told: tuple[OfAnnotator, ...] = ()  # by people, by their names
        super().__init__(
            project,
            candidates,
            ADJUDICATION,
            save=save,
            mend=mend,
            unsaved=unsaved,
            unmended=unmended,
            worked=worked,
            activity=activity,
            at=at,
            adjudicated_by=adjudicated_by,
        )

    def take_over(self, annotator: str) -> None:
        """Answers, words and tags; a remark is its author's own."""
        for told in self.told:
            if told.annotator == annotator:
                self._change(structs.replace(told.judgement, remark=self.judgement.remark))

    @property
    def progress(self) -> AdjudicationProgress:
        return AdjudicationProgress(len(self.candidates) - len(self._open), len(self.candidates))

    @property
    def still_open(self) -> frozenset[CandidateId]:
        return frozenset(self._open)

    @property
    def is_open(self) -> bool:
        return self.candidate_id in self._open

    @property
    def open_count(self) -> int:
        return len(self._open)

    def next_open(self) -> bool:
        """The next one that is not settled, from here to the end and round to here."""
        count = len(self.candidates)
        for step in range(1, count):
            position = (self.position + step) % count
            if self.candidates[position] in self._open:
                return self._moved(position)
        return False

    def _show(self, position: int, *, above: int, below: int) -> None:
        told = everybodys(project=self.project, candidate_id=self.candidates[position])
        super()._show(position, above=above, below=below)
        self.told = tuple(
            each for each in told if not is_reserved(each.annotator) and each.judgement != _NOTHING
        )
        self._note_whether_open()

    def _set(self, judgement: Judgement) -> None:
        super()._set(judgement)
        self._note_whether_open()

    def _note_whether_open(self) -> None:
        people = [_said(each.judgement, each.state) for each in self.told]
        own = replace(_said(self.judgement, self.state), adjudicated=True)
        if dispute_of([*people, own]) is Dispute.OPEN:
            self._open.add(self.candidate_id)
        else:
            self._open.discard(self.candidate_id)


def _said(judgement: Judgement, state: State) -> Said:
    return Said(
        judgement.pronoun,
        state,
        bool(judgement.tags & NOT_JUDGEABLE_TAGS),
        judgement.antecedent,
    )


_MORE_LINES = 3


_OPEN = frozenset({State.NEW, State.INCOMPLETE})
