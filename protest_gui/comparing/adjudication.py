"""Adjudication: its start and its page."""

from collections.abc import Callable, Sequence
from functools import partial

from protest_core.annotating.adjudication import AdjudicationSession, Disputes, find_disputes
from protest_core.annotating.session import AnnotationSession
from protest_core.ids import CandidateId
from protest_gui.comparing.opinions import WITH_KEYS, Named, Opinions, named
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane, one_step
from protest_gui.judging.answering import AnsweringQuestions
from protest_gui.judging.controller import JudgingController
from protest_gui.judging.linking import LinkCorrecting
from protest_gui.judging.mode import JudgingMode, JudgingParts, judging_parts
from protest_gui.judging.page import JudgingPage
from protest_gui.keys.actions import Actions, Commands
from protest_gui.preferences import Preferences
from protest_gui.translations import number_text, tr


def look_for_disputes(
    context: ProjectContext,
    begin: Callable[[Disputes], object],
    *,
    ended: Callable[[], object],
) -> None:
    """Look in the background for disputed candidates; if there are none, say so."""
    find = partial(find_disputes, project=context.project)

    def done(disputes: Disputes) -> None:
        ended()
        if disputes.candidates:
            begin(disputes)
        else:
            context.show_message(
                tr("There is nothing to adjudicate: people disagree on no candidate.")
            )

    def failed(error: Exception) -> None:
        ended()
        context.fail(error)

    work = one_step(tr("looking for disagreements"), find)
    context.run(Lane.READ, work, done, failed)


def adjudication_page(
    context: ProjectContext, actions: Actions, preferences: Preferences, disputes: Disputes
) -> JudgingPage:
    """Return the page for adjudicating, which shows no more than hidden names allow."""
    still_open = disputes.still_open

    def new_session(
        candidates: Sequence[CandidateId], at: int, earlier: AnnotationSession | None
    ) -> AdjudicationSession:
        known = earlier.still_open if isinstance(earlier, AdjudicationSession) else still_open
        return AdjudicationSession(
            context.project,
            candidates,
            context.adjudicator,
            still_open=known,
            save_at_once=False,
            earlier=earlier,
            at=at,
        )

    opinions = Opinions(actions)
    parts = judging_parts(context, actions, preferences, new_session)
    task = AnsweringQuestions(parts, opinions)
    modes = (LinkCorrecting(parts, task), Adjudicating(parts, task, opinions))
    return JudgingPage(parts, task, modes)


def disputes_on(page: JudgingPage) -> Disputes | None:
    """Return the current disputes; `None` if nobody adjudicates."""
    if not page.controller.has_session:
        return None
    session = page.controller.session
    if not isinstance(session, AdjudicationSession):
        return None
    return Disputes(tuple(session.navigator.candidates), session.still_open)


class Adjudicating(JudgingMode):
    """Shows the annotators' answers above the adjudicator's; each of them can be taken over."""

    always_shows = True

    def __init__(self, parts: JudgingParts, task: AnsweringQuestions, opinions: Opinions) -> None:
        super().__init__(parts)
        self._task = task
        self._opinions = opinions
        opinions.taken_over.connect(self._take_over)

    def commands(self) -> Commands:
        taking_over = {
            f"take_over_{number}": partial(self._take_over, number - 1)
            for number in range(1, WITH_KEYS + 1)
        }
        return {**taking_over, "names": self._switch_names}

    def show_candidate(self) -> None:
        opinions, view = self._opinions, self._controller.session.view
        opinions.show_whether_hidden(hidden=self._preferences.names_hidden)
        opinions.show_opinions(self._named(), view.target, view.known_questions)
        self.show_judgement()

    def show_judgement(self) -> None:
        """Show how many disputes are settled; an answer that is only begun does not count."""
        session = _session_of(self._controller)
        settled, total = session.progress.settled, session.progress.disputed
        self._task.panel.progress.show_progress(
            session.navigator.position + 1,
            total,
            settled,
            0,
            0,
            tr("adjudicated {0} of {1}").format(number_text(settled), number_text(total)),
        )

    def _named(self) -> list[Named]:
        session = _session_of(self._controller)
        hidden = self._preferences.names_hidden
        return named(session.judgements, session.candidate_id, hidden=hidden)

    def _take_over(self, place: int) -> None:
        opinions = self._named()
        if place < len(opinions):
            annotator = opinions[place][1].annotator
            self._task.finish_typing()
            self._controller.act(
                lambda _session: _session_of(self._controller).take_over(annotator)
            )

    def _switch_names(self) -> None:
        self._preferences.names_hidden = not self._preferences.names_hidden
        self.show_candidate()


def _session_of(controller: JudgingController) -> AdjudicationSession:
    session = controller.session
    assert isinstance(session, AdjudicationSession)  # noqa: S101 — no other is made here
    return session
