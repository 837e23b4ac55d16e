"""One annotator at work on a list of candidates: position, draft, saving, undo."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from protest_core.annotating.candidate_tags import TagStep, candidate_tags
from protest_core.annotating.candidate_view import CandidateView, view_candidate
from protest_core.annotating.draft import (
    Activity,
    WorkTime,
    resolutions,
    with_answer,
    with_remark,
    with_tag,
    with_toggled,
    with_words_among,
    without_tag,
)
from protest_core.annotating.history import AnyStep, History, Step
from protest_core.annotating.judge_candidate import project_options
from protest_core.annotating.link_corrections import (
    Chosen,
    CorrectedCandidate,
    CorrectionResult,
    correction_for,
    revert_to_alignment,
)
from protest_core.annotating.navigator import ListPosition, Navigator
from protest_core.annotating.outcomes import UNDECIDED, EverybodysOutcomes
from protest_core.annotating.unsaved import (
    Failure,
    Unsaved,
    UnsavedChange,
    UnsavedJudgement,
    UnsavedLinks,
    UnsavedTag,
    UnsavedWork,
)
from protest_core.candidates.model import LinkCorrection
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import project_languages, states_of
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import CONFLICT_SENTENCES, Conflict
from protest_core.judgements.model import Judgement, State, TokenPlace
from protest_core.judgements.questions import chosen
from protest_core.text.writing import is_joined
from protest_core.translatable import Text

_OPEN = frozenset({State.NEW, State.INCOMPLETE})

_WORDS_MISSING = {Conflict.PRONOUN_YES_BUT_NO_TOKENS, Conflict.ANTECEDENT_YES_BUT_NO_TOKENS}
_NOT_ANSWERED = {
    "pronoun": Text("the question about the pronoun is not answered"),
    "antecedent": Text("the question about the antecedent is not answered"),
}
# The window says the same before a name is given.
ONLY_READING = Text("you are only reading: to judge, first enter your name")


class AnnotationSession:
    """A session of one annotator, who works through a list of candidates.

    Without an annotator the session is read-only: nothing can be judged, tagged or corrected. With
    `save_at_once`, each change is in the project before the method returns. Otherwise the change is
    unsaved: the caller takes `next_unsaved`, saves it in the background, and reports `saved` or
    `failed`. Unsaved changes of an `earlier` session are taken over.
    """

    def __init__(
        self,
        project: Project,
        candidates: Sequence[CandidateId],
        annotator: str,
        *,
        save_at_once: bool = True,
        earlier: "AnnotationSession | None" = None,
        activity: Activity | None = None,
        at: int = 0,
        adjudicated_by: str = "",
    ) -> None:
        self.project = project
        self.navigator = Navigator(candidates, at)
        self.history = History()
        self.annotator = annotator
        # The person who adjudicates, if the annotator is `ADJUDICATION`.
        self.adjudicated_by = adjudicated_by
        # Without an annotator, everybody's outcomes are open and counted, not one's own judgements.
        self.counts_everybody = not annotator
        self.outcomes = EverybodysOutcomes(project, candidates)
        self._unsaved: Unsaved = earlier._unsaved if earlier else Unsaved()  # noqa: SLF001
        self._save_at_once = save_at_once
        self._work_is_due = False  # a pause saves seconds without a new judgement
        self.worked = WorkTime()
        if earlier and (earlier.annotator, earlier.person) == (annotator, self.person):
            self.worked = earlier.worked
        self._activity = activity or Activity()
        # The candidates whose reference was shown.
        self._reference_seen: set[CandidateId] = earlier._reference_seen if earlier else set()  # noqa: SLF001
        self._left_as_it_is: dict[CandidateId, Judgement] = {}
        self._states: dict[CandidateId, State] = {}
        # Judgements as last read from the project: if the project has others by now, somebody else
        # made them. Unsaved changes were made from the judgements that the earlier session read.
        self.seen: dict[CandidateId, Judgement] = earlier.seen if earlier else {}
        self._language = project_languages(project=project).target.code
        self._read_states()
        self._show(self.navigator.place)
        self._activity.act()

    # Navigation. The position does not change if a candidate cannot be read.

    def go_to(self, position: int) -> None:
        self._go(ListPosition(position))

    def next(self) -> bool:
        return self._go(self.navigator.next())

    def previous(self) -> bool:
        return self._go(self.navigator.previous())

    def next_open(self) -> bool:
        """Go to the next open candidate, searching to the end, then from the beginning."""
        return self._go(self.navigator.next_where(self.is_open))

    def next_contradictory(self) -> bool:
        """Go to the next candidate with contradictory answers, from the beginning after the end."""
        return self._go(
            self.navigator.next_where(lambda each: self.state_of(each) is State.CONFLICT)
        )

    def note_reference_seen(self, others: Iterable[CandidateId] = ()) -> None:
        """Note that the reference of this candidate is shown: it primes the annotator.

        `others`: candidates of the same example by other systems, whose reference is the same.
        """
        self._reference_seen.update((self.candidate_id, *others))

    def more_above(self) -> None:
        self._go(self.navigator.more_above())

    def more_below(self) -> None:
        self._go(self.navigator.more_below())

    def _go(self, place: ListPosition | None) -> bool:
        """Go to a place, and return whether it exists."""
        if place is None:
            return False
        self._note_work()
        guidelines = self.view.guidelines
        self._show(place)
        if self.view.guidelines != guidelines:  # another program may have asked again
            self.reload()
        return True

    def reload(self) -> None:
        """Read again what other people may have changed: the project or its options."""
        self._read_states()
        self.outcomes.forget()
        self._show(self.navigator.place)
        if self.candidate_id in self.unsaved or self._links_under_way(self.candidate_id):
            self._note_state()  # the states may follow from other links now

    def _read_states(self) -> None:
        self._checked = project_options(project=self.project).conflict_checks
        judged = states_of(project=self.project, annotator=self.annotator)
        # Unsaved judgements count, too.
        unsaved = {*self.unsaved, *(candidate_id for candidate_id, _ in self._under_way)}
        judged |= {each: self._states[each] for each in unsaved if each in self._states}
        self._states = {each: state for each, state in judged.items() if each in self.navigator}
        self.counts = Counter(self._states.values())
        self.counts[State.NEW] += len(self.navigator.candidates) - self.counts.total()

    def _show(self, place: ListPosition) -> None:
        candidate_id = self.navigator.candidates[place.position]
        view = view_candidate(
            project=self.project,
            candidate_id=candidate_id,
            annotator=self.annotator,
            lines_above=place.above,
            lines_below=place.below,
        )
        links = self._links_under_way(candidate_id)
        self.view: CandidateView = view.with_links(links) if links else view
        if candidate_id not in self.unsaved:
            self.seen[candidate_id] = self.view.judgement
        self.judgement = self.unsaved.get(candidate_id, self.view.judgement)
        self._saved_anew = False
        self.navigator.place = place

    @property
    def has_annotator(self) -> bool:
        """Return whether anything can be judged: an annotator is named."""
        return bool(self.annotator)

    @property
    def person(self) -> str:
        """Return the person's name; adjudication is saved under another one."""
        return self.adjudicated_by or self.annotator

    @property
    def candidate_id(self) -> CandidateId:
        return self.view.candidate.id

    # Answers, words, tags, remarks.

    def answer(self, question_id: str, *made: str) -> None:
        """Answer a question that is asked here by ids of choices; without any, take it back."""
        question = next((each for each in self.view.questions if each.id == question_id), None)
        if question is not None:
            highlights = self.view.target_highlights
            self._change(with_answer(self.judgement, question, made, highlights, self.choices))

    def choose(self, question_id: str, choice_id: str) -> None:
        """Make a choice, or withdraw it if it is made already."""
        question = next((each for each in self.view.questions if each.id == question_id), None)
        if question is not None:
            before = chosen(self.judgement, question)
            if choice_id in before:
                self.answer(question_id, *sorted(before - {choice_id}))
            else:
                self.answer(question_id, *sorted(before), choice_id)

    def choose_numbered(self, number: int) -> None:
        """Make a choice of the further questions by its number, counted over all questions."""
        choices = self.view.guidelines.numbered_choices
        if number <= len(choices):
            self.choose(*choices[number - 1])

    def toggle(self, place: TokenPlace) -> None:
        """Select or unselect a highlighted word, with the other parts of the written word."""
        for choice in self.choices:
            if place in choice:
                self._change(with_toggled(self.judgement, choice))

    def add_tag(self, tag: str) -> None:
        self._change(with_tag(self.judgement, tag))

    def remove_tag(self, tag: str) -> None:
        self._change(without_tag(self.judgement, tag))

    def write_remark(self, remark: str) -> None:
        self._change(with_remark(self.judgement, remark))

    @property
    def resolutions(self) -> tuple[Judgement, ...]:
        """Return the ways to resolve the contradictions here."""
        return resolutions(self.judgement, self.view.target_highlights)

    def settle(self, resolution: Judgement) -> None:
        self._change(resolution)

    def clear(self) -> None:
        """Make the candidate new again; the judgement stays in the history."""
        self._change(Judgement())

    @property
    def selectable(self) -> tuple[TokenPlace, ...]:
        """Return the highlighted words in the order of the text."""
        highlights = self.view.target_highlights
        return tuple(sorted(highlights.pronoun | highlights.antecedent))

    @property
    def choices(self) -> tuple[tuple[TokenPlace, ...], ...]:
        """Return the highlighted words; parts of one written word, as *quelqu' un*, are one choice.

        All parts of a choice translate the pronoun, or all translate an antecedent.
        """
        highlights = self.view.target_highlights

        def roles(place: TokenPlace) -> tuple[bool, bool]:
            return place in highlights.pronoun, place in highlights.antecedent

        choices: list[tuple[TokenPlace, ...]] = []
        for place in self.selectable:
            line, token = place
            before = (line, token - 1)
            joined = (
                bool(choices)
                and choices[-1][-1] == before
                and roles(before) == roles(place)
                and is_joined(token, self.view.target.get(line, ()), self._language)
            )
            choices[-1:] = [(*choices[-1], place)] if joined else [*choices[-1:], (place,)]
        return tuple(choices)

    def _change(self, judgement: Judgement) -> None:
        """Change the draft, without words that a link correction has made unselectable."""
        self._check_annotator()
        self._note_work()
        judgement = with_words_among(judgement, self.selectable)
        if judgement != self.judgement:
            self.history.add(Step(self.candidate_id, self.judgement, judgement))
            self._set(judgement)

    def _check_annotator(self) -> None:
        if not self.has_annotator:
            raise RefusedError(ONLY_READING)

    def _set(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.unsaved[self.candidate_id] = judgement
        self._unsaved.refused.discard(self.candidate_id)
        self._note_state()
        self._changed()

    def _note_state(self) -> None:
        self.counts[self.state_of(self.candidate_id)] -= 1
        self._states[self.candidate_id] = self.state
        self.counts[self.state] += 1

    # Link corrections.

    def correct_links(self, chosen: Chosen, *, everywhere: Collection[int] = ()) -> None:
        """Correct links; confirming the aligner's changes no link, but is recorded.

        `everywhere`: antecedents that are to be corrected in other examples that share them, too.
        """
        self._do(
            correction_for(
                self.project, self.view, chosen, self.person, everywhere, self._under_way
            )
        )

    def undo_correction(self, part: int) -> None:
        if correction := revert_to_alignment(self.view, part):
            self._do(correction)

    def _do(self, correction: CorrectionResult) -> None:
        self._check_annotator()
        self._note_work()
        self.history.add(correction)
        self._set_links(correction)

    def _set_links(self, correction: CorrectionResult) -> None:
        """Show the correction at once, though it is saved later."""
        self._unsaved.corrections.append(correction)
        self.view = self.view.with_links(self._links_under_way(self.candidate_id))
        self._left_as_it_is.pop(self.candidate_id, None)
        self._note_state()
        self._changed()

    @property
    def _under_way(self) -> CorrectedCandidate:
        """Return the links that will be in force once every correction is saved."""
        return {
            part_of: link
            for each in self.unsaved_corrections
            for part_of, link in each.after.items()
        }

    def _links_under_way(self, candidate_id: CandidateId) -> dict[int, LinkCorrection | None]:
        return {part: link for (of, part), link in self._under_way.items() if of == candidate_id}

    # The researcher's own tags belong to the candidate and to no judgement.

    @property
    def own_tags(self) -> frozenset[str]:
        """Return the own tags of this candidate, unsaved ones included."""
        tags = {*candidate_tags(project=self.project, candidate_id=self.candidate_id)}
        for step in self._unsaved.tag_steps:
            if step.candidate_id == self.candidate_id:
                tags = tags | {step.tag} if step.added else tags - {step.tag}
        return frozenset(tags)

    def add_own_tag(self, tag: str) -> None:
        self._tag(TagStep(self.candidate_id, tag, added=True))

    def remove_own_tag(self, tag: str) -> None:
        self._tag(TagStep(self.candidate_id, tag, added=False))

    def _tag(self, step: TagStep) -> None:
        self._check_annotator()
        if (step.tag in self.own_tags) is not step.added:
            self.history.add(step)
            self._set_tag(step)

    def _set_tag(self, step: TagStep) -> None:
        self._unsaved.tags[step.candidate_id, step.tag] = step.added
        self._changed()

    # Undo, also of changes on another candidate: the session goes there first.

    def undo(self) -> None:
        if step := self.history.to_undo:
            self._go_where(step)
            self.history.undone()
            self._repeat(step)

    def redo(self) -> None:
        if step := self.history.to_redo:
            self._go_where(step)
            self.history.redone()
            self._repeat(step)

    def _go_where(self, step: AnyStep) -> None:
        if step.candidate_id != self.candidate_id:
            self._go(self.navigator.place_of(step.candidate_id))
        else:
            self._note_work()

    def _repeat(self, step: AnyStep) -> None:
        if isinstance(step, CorrectionResult):
            self._set_links(step)
            return
        if isinstance(step, TagStep):
            self._set_tag(step)
            return
        if self.judgement not in (step.before, step.after):
            # Another person's judgement, even if it was read, is not overwritten without asking.
            self.seen[step.candidate_id] = step.before
        self._set(step.after)

    # Results of the rules of `judgements/conflicts`.

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        return self.view.conflicts(self.judgement) if self._checked else ()

    @property
    def is_being_chosen(self) -> bool:
        """Return whether only the words for a "yes" just given are still missing."""
        before = self.view.state(self.view.judgement, checked=self._checked)
        return before is not State.CONFLICT and {*self.conflicts} <= _WORDS_MISSING

    @property
    def state(self) -> State:
        return self.view.state(self.judgement, checked=self._checked, judged_anew=self._judged_anew)

    @property
    def _judged_anew(self) -> bool:
        """Return whether the judgement has to answer all questions asked now.

        A change that is undone before it is saved does not change the file.
        """
        return self._saved_anew or self.judgement != self.seen.get(self.candidate_id)

    @property
    def to_ask_about(self) -> tuple[Conflict, ...]:
        """Return conflicts to ask about before leaving, unless just these have been accepted."""
        accepted = self._left_as_it_is.get(self.candidate_id) == self.judgement
        return () if accepted else self.conflicts

    def leave_as_it_is(self) -> None:
        self._left_as_it_is[self.candidate_id] = self.judgement

    @property
    def hint(self) -> str:
        """Return what is missing or contradictory here, as a sentence; empty if nothing is."""
        if not self.has_annotator:
            return ONLY_READING
        if self.conflicts:
            return Text("; ").join(CONFLICT_SENTENCES[each] for each in self.conflicts)
        if self.state is not State.INCOMPLETE:
            return ""
        missing = [each for each in self.view.questions if not chosen(self.judgement, each)]
        if missing == [*self.view.questions]:
            return Text("nothing is answered yet")
        return _NOT_ANSWERED.get(missing[0].id) or Text(
            "the question “{0}” is not answered"
        ).format(missing[0].name)

    def is_open(self, candidate_id: CandidateId) -> bool:
        if self.counts_everybody:
            return self.outcomes.is_undecided(candidate_id)
        return self.state_of(candidate_id) in _OPEN

    @property
    def open_count(self) -> int:
        if self.counts_everybody:
            return self.outcomes.count(*UNDECIDED)
        return sum(self.counts[state] for state in _OPEN)

    def state_of(self, candidate_id: CandidateId) -> State:
        return self._states.get(candidate_id, State.NEW)

    # Work: the time between two acts belongs to the candidate that is shown.

    def _note_work(self) -> None:
        self.worked.add(self.candidate_id, self._activity.act())

    def pause(self) -> None:
        """Stop the clock until the next act: the person is doing something else."""
        if not self.paused:
            self.worked.add(self.candidate_id, self._activity.stop())
            self._work_is_due = self.has_annotator

    @property
    def paused(self) -> bool:
        return self._activity.stopped

    @property
    def work_after_judging(self) -> dict[CandidateId, float]:
        """Return the work on each candidate since its last judgement, to be saved separately.

        Looking at a judged candidate must not save the judgement again: another person may have
        changed it. Work without any judgement cannot be saved.
        """
        judged = (each for each in self.worked if self.state_of(each) is not State.NEW)
        return {each: self.worked.on(each) for each in judged if each not in self.unsaved}

    # Saving.

    @property
    def has_unsaved(self) -> bool:
        """Return whether a change by the person is unsaved; seconds of work do not count."""
        return bool(self._unsaved)

    @property
    def unsaved(self) -> dict[CandidateId, Judgement]:
        return self._unsaved.judgements

    @property
    def unsaved_corrections(self) -> Sequence[CorrectionResult]:
        return self._unsaved.corrections

    @property
    def failure(self) -> str:
        """Return why something is still unsaved, as a sentence, if an attempt has failed."""
        return self._unsaved.failure

    @property
    def overtaken(self) -> CandidateId | None:
        """Return the candidate that cannot be saved because another person has judged it since."""
        return self._unsaved.overtaken

    def next_unsaved(self) -> UnsavedChange | None:
        """Return the change to save next; no other is returned until `saved` or `failed`.

        Links come first, in their order: judgements may be about words that only they highlight.
        Refused changes wait for the person and do not prevent others from being saved.
        """
        return self._unsaved.next_of(self._to_save())

    def unsaved_changes(self) -> tuple[UnsavedChange, ...]:
        """Return all unsaved changes, including the one being saved and refused ones."""
        links = map(UnsavedLinks, self._unsaved.corrections)
        return (*links, *map(self._unsaved_judgement, self.unsaved), *self._unsaved_tags())

    def _to_save(self) -> Iterator[UnsavedChange]:
        yield from map(UnsavedLinks, self._unsaved.corrections)
        waiting = (each for each in self.unsaved if each not in self._unsaved.refused)
        yield from map(self._unsaved_judgement, waiting)
        yield from self._unsaved_tags()
        if self._work_is_due:
            self._work_is_due = False
            if seconds := self.work_after_judging:
                yield UnsavedWork(self.annotator, seconds)

    def _unsaved_judgement(self, candidate_id: CandidateId) -> UnsavedJudgement:
        return UnsavedJudgement(
            candidate_id,
            self.annotator,
            self.unsaved[candidate_id],
            self.worked.on(candidate_id),
            self.seen.get(candidate_id),
            self.adjudicated_by,
            candidate_id in self._reference_seen,
        )

    def _unsaved_tags(self) -> Iterator[UnsavedTag]:
        return (UnsavedTag(step, self.person) for step in self._unsaved.tag_steps)

    def saved(self, change: UnsavedChange) -> None:
        """Note that a change is saved in the project or a copy; the draft may have changed since.

        After the last links, call `reload`: data read earlier would be shown for a moment only.
        """
        self._unsaved.saved(change)
        match change:
            case UnsavedJudgement(candidate_id=candidate_id, judgement=judgement):
                self._note_work_saved(change.annotator, {candidate_id: change.seconds})
                if candidate_id == self.candidate_id:
                    self._saved_anew |= judgement != self.seen.get(candidate_id)
                self.seen[candidate_id] = judgement
                self.outcomes.forget()
            case UnsavedWork():
                self._note_work_saved(change.annotator, change.seconds)

    def failed(self, change: UnsavedChange, error: BaseException) -> Failure:
        """Note that a change could not be saved, and return the consequence."""
        failure = self._unsaved.failed(change, error)
        if failure is Failure.DROPPED:
            match change:
                case UnsavedLinks(step) | UnsavedTag(step):
                    self.history.forget(step)
        return failure

    def _note_work_saved(self, annotator: str, seconds: Mapping[CandidateId, float]) -> None:
        if annotator == self.annotator:  # an earlier session may have had another annotator
            for candidate_id, saved in seconds.items():
                self.worked.saved(candidate_id, saved)

    def keep_own(self, candidate_id: CandidateId) -> None:
        """Let the draft take precedence over a judgement that another person has made since."""
        self.seen[candidate_id] = self._in_project(candidate_id)

    def take_theirs(self, candidate_id: CandidateId) -> None:
        """Drop the unsaved draft and show the project's judgement."""
        self.unsaved.pop(candidate_id, None)
        self.reload()

    def _in_project(self, candidate_id: CandidateId) -> Judgement:
        view = view_candidate(
            project=self.project, candidate_id=candidate_id, annotator=self.annotator
        )
        return view.judgement

    def try_again(self) -> None:
        """Let `next_unsaved` return refused changes again."""
        self._unsaved.refused.clear()

    def save_now(self) -> None:
        """Save everything that is unsaved, before returning; raise the first error."""
        while (change := self.next_unsaved()) is not None:
            try:
                change.save(self.project)
            except BaseException as error:
                self.failed(change, error)
                raise
            else:
                self.saved(change)
            finally:
                if isinstance(change, UnsavedLinks) and not self.unsaved_corrections:
                    self.reload()

    def _changed(self) -> None:
        if self._save_at_once:
            self.save_now()
