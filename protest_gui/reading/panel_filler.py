"""Puts what a sitting says into the panel and the line below it."""

from protest_core.alignment.warnings import WARNING_SENTENCES
from protest_core.annotating.session import AnnotationSession
from protest_core.evaluation.project_overview import project_guidelines, tags_in_use
from protest_core.judgements.model import State
from protest_core.matching.rules import REASON_SENTENCES
from protest_gui.opening import OpenedProject
from protest_gui.reading.annotation_panel import AnnotationPanel
from protest_gui.reading.example_heading import ExampleHeading
from protest_gui.reading.hint_sign import Hint
from protest_gui.reading.mended_told import mended_by, mended_in_full
from protest_gui.reading.progress_bar import WorkProgress
from protest_gui.reading.saver import Saver
from protest_gui.reading.status_line import StatusLine


class PanelFiller:
    """Knows the guidelines, whose words the panel shows."""

    def __init__(self, opened: OpenedProject, panel: AnnotationPanel, status: StatusLine) -> None:
        self._project = opened.project
        self._panel = panel
        self._status = status
        self._guidelines = project_guidelines(project=opened.project)
        self.read_project()

    def read_project(self) -> None:
        self._in_use = set(tags_in_use(project=self._project))

    def show_candidate(self, sitting: AnnotationSession) -> None:
        view = sitting.view
        category = view.candidate.example.category
        questions = self._guidelines.questions
        show_example(self._panel.heading, sitting)
        adjudicating = bool(sitting.adjudicated_by)
        self._panel.heading.show_annotator(sitting.person, adjudicating=adjudicating)
        asked = view.antecedent_asked
        self._panel.set_questions(
            pronoun=questions.pronoun_given_antecedent if asked else questions.pronoun,
            antecedent=questions.antecedent if asked else None,
        )
        standard = [(t.name, t.explanation) for t in self._guidelines.tags_for(category)]
        self._panel.tags.set_choices(standard, sorted(self._in_use))
        self.show_judgement(sitting)

    def show_judgement(self, sitting: AnnotationSession) -> None:
        judgement = sitting.judgement
        self._panel.pronoun.show_answer(judgement.pronoun)
        self._panel.antecedent.show_answer(judgement.antecedent)
        self._panel.tags.show_tags(sorted(judgement.tags))
        self._panel.remark.show_remark(judgement.remark)
        self._in_use |= judgement.tags
        self._show_hint(sitting)
        show_place(self._panel.progress, sitting)

    def _show_hint(self, sitting: AnnotationSession) -> None:
        kind = Hint.CONFLICT if sitting.conflicts else Hint.INCOMPLETE
        text = sitting.hint
        self._status.show_hint(f"{text[:1].upper()}{text[1:]}", kind)

    def show_saving(self, saver: Saver) -> None:
        if not saver.has_unsaved:
            self._status.show_saved(saver.saved_at.time() if saver.saved_at else None)
        elif saver.failure:
            self._status.show_not_saved()
        else:
            self._status.show_saving()


def show_example(heading: ExampleHeading, sitting: AnnotationSession) -> None:
    view = sitting.view
    heading.show_example(view.candidate.example.category.label, view.candidate.system)
    sentences = None if view.reasons is None else [REASON_SENTENCES[r] for r in view.reasons]
    heading.show_reasons(sentences, view.verified_by)
    warnings = [WARNING_SENTENCES[each] for each in view.warnings]
    heading.show_links(warnings, mended_by(view), mended_in_full(view))


def show_place(progress: WorkProgress, sitting: AnnotationSession) -> None:
    counts = sitting.counts
    progress.show_progress(
        sitting.navigator.position + 1,
        len(sitting.navigator.candidates),
        counts[State.DONE],
        counts[State.INCOMPLETE],
        counts[State.CONFLICT],
    )
