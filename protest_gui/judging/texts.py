"""Source, translation and reference of a candidate, with its words highlighted."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from protest_core.annotating.candidate_view import CandidateView, ReferenceView, view_reference
from protest_core.annotating.judge_candidate import project_options
from protest_core.annotating.session import AnnotationSession
from protest_core.db.project import Project
from protest_core.errors import ProtestError
from protest_core.evaluation.project_overview import ProjectLanguages
from protest_core.judgements.guidelines import ReferenceShown
from protest_core.judgements.model import Highlights, TokenPlace
from protest_core.suite.queries import project_suite
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.text.columns import TextColumns
from protest_gui.text.marks import Mark, Role
from protest_gui.translations import error_message, tr, translated
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.messages import Banner

Marks = dict[TokenPlace, Mark]
# There are keys for this many.
NUMBERED_WORDS = 9
FURTHER_CHOICES = 6


class JudgingTexts(TextColumns):
    """Source, translation and reference; words are selected in the translation only."""

    def __init__(
        self, languages: ProjectLanguages, preferences: Preferences, actions: Actions
    ) -> None:
        context = (actions[each] for each in ("more_above", "more_below", "folds"))
        super().__init__(preferences, *context)
        source, target = languages.source, languages.target
        self.source = self.add_column(source)
        self.translation = self.add_column(target, selectable=True)
        self.reference = self.add_column(target, below=True)
        self._walked_to = 0  # the part of the example
        self._actions = actions
        self.reference_button = KeyButton(actions["reference"], tr("Reference"))
        self.add_button(self.reference_button)
        self.source.set_title(tr("Source · {0}").format(translated(source.name)))
        self.reference.set_title(tr("Reference · {0}").format(translated(target.name)))
        self.hide_reference()

    def show_candidate(self, session: AnnotationSession, marks: Marks) -> None:
        view = session.view
        self.show_title(session)
        self.begin(session.candidate_id, view.folds)
        line = view.candidate.example.line
        self._walked_to = 0
        source_marks = self._source_marks(view)
        self.show_text(self.source, view.source, source_marks, pronoun_line=line)
        self.show_text(self.translation, view.target, marks, pronoun_line=line)
        for column in (self.source, self.translation):
            column.text.point_at(None)
        self.align(self.translation)

    def walk(self, session: AnnotationSession) -> int:
        """Move to the next antecedent or back to the pronoun; return the number of the part."""
        view = session.view
        self._walked_to = (self._walked_to + 1) % len(view.parts)
        part = view.parts[self._walked_to]
        self.source.text.set_marks(self._source_marks(view))
        self.source.text.bring_line_into_view(part.line)
        self.translation.text.bring_line_into_view(part.line)
        self.source.text.point_at(view.source_place(part.number))
        self.translation.text.point_at(min(part.places, default=None))
        return part.number

    def _source_marks(self, view: CandidateView) -> Marks:
        """Return the marks in the source, with the key on the part that it leads to."""
        marks = marks_on(view.source_highlights, view.window)
        place = view.source_place((self._walked_to + 1) % len(view.parts))
        if len(view.parts) > 1 and place in marks:
            marks[place] = replace(marks[place], key=self._actions.shown_key("walk"))
        return marks

    def show_marks(self, marks: Marks) -> None:
        """Highlight words of the translation."""
        if marks != self.translation.text.marks:  # most answers change no marks
            self.translation.text.set_marks(marks)

    def show_title(self, session: AnnotationSession, selected_by: str = "") -> None:
        """Show the translation's title; `selected_by` names the annotator of the shown words."""
        system = session.view.candidate.system
        if selected_by:
            title = tr("Words selected by {0} · {1}").format(selected_by, system)
        else:
            title = tr("Translation · {0}").format(system)
        self.translation.set_title(title)

    def show_reference(self, session: AnnotationSession, reference: ReferenceView) -> None:
        view = session.view
        marks = marks_on(reference.highlights, view.window)
        line = view.candidate.example.line
        self.show_text(self.reference, reference.target, marks, pronoun_line=line)
        self.reference.show()
        self.align(self.translation)

    def hide_reference(self) -> None:
        self.reference.hide()


class ReferenceSwitch:
    """A switch for the reference, off again for each candidate: the reference primes annotators."""

    def __init__(self, project: Project, texts: JudgingTexts, banner: Banner) -> None:
        self._project = project
        self._texts = texts
        self._banner = banner
        self._asked_for: int | None = None  # the candidate
        self.read_options()

    def read_options(self) -> None:
        self._shown = project_options(project=self._project).reference
        self._without_reference = project_suite(project=self._project).without_reference
        self._texts.reference_button.setVisible(self._shown is ReferenceShown.ON_REQUEST)

    @property
    def why_not(self) -> str:
        """Return the menu's reason why the switch cannot be used; empty if it can."""
        if self._shown is ReferenceShown.ON_REQUEST:
            return ""
        if self._shown is ReferenceShown.ALWAYS:
            return tr("Reference (always shown in this project)")
        if self._project.is_batch:
            return tr("Reference (not in this batch)")
        if self._without_reference:
            return tr("Reference (this project has none)")
        return tr("Reference (never shown in this project)")

    def switch(self, session: AnnotationSession) -> None:
        if self._shown is ReferenceShown.ON_REQUEST:
            asked = self._asked_for == session.candidate_id
            self._asked_for = None if asked else session.candidate_id
            self.follow(session)

    def follow(self, session: AnnotationSession) -> None:
        """Show or hide the reference for another candidate, or for more context."""
        always = self._shown is ReferenceShown.ALWAYS
        if always or self._asked_for == session.candidate_id:
            self._show(session, session.view)
        else:
            self._asked_for = None
            self._texts.hide_reference()

    def _show(self, session: AnnotationSession, view: CandidateView) -> None:
        try:
            reference = view_reference(project=self._project, view=view)
        except ProtestError as error:
            self._banner.show_message(error_message(error), "error")
        else:
            session.note_reference_seen()
            self._texts.show_reference(session, reference)


def marks_on(highlights: Highlights, shown: Iterable[int]) -> Marks:
    """Return the marks of the lines that are shown, without anything to select."""
    lines = frozenset(shown)
    places = highlights.pronoun | highlights.antecedent
    return {place: Mark(_role(place, highlights)) for place in places if place[0] in lines}


def marks_to_select(session: AnnotationSession, key_of: Callable[[str], str]) -> Marks:
    """Return the marks in the translation, with the keys of the first words."""
    keys = {
        choice[-1]: key_of(f"token_{number}")  # the last token of the written word
        for number, choice in enumerate(session.choices[:NUMBERED_WORDS], start=1)
    }
    marks = marks_selected(session.view, session.judgement.tokens)
    return {place: replace(mark, key=keys.get(place, "")) for place, mark in marks.items()}


def marks_selected(view: CandidateView, tokens: Collection[TokenPlace]) -> Marks:
    """Return the marks in the translation, with these words selected and no keys."""
    return {
        place: replace(mark, selected=place in tokens)
        for place, mark in marks_on(view.target_highlights, view.window).items()
    }


def _role(place: TokenPlace, highlights: Highlights) -> Role:
    if place not in highlights.antecedent:
        return Role.PRONOUN
    return Role.BOTH if place in highlights.pronoun else Role.ANTECEDENT
