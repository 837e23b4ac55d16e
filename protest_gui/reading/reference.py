"""The reference beside a translation: hidden until asked for, as the project has it."""

from protest_core.annotating.candidate_view import CandidateView, view_reference
from protest_core.annotating.judge import project_options
from protest_core.annotating.session import AnnotationSession
from protest_core.db.project import Project
from protest_core.errors import ProtestError
from protest_core.judgements.guidelines import ReferenceShown
from protest_gui.reading.texts import Texts
from protest_gui.widgets.banner import Banner


class ReferenceSwitch:
    """Asked for anew with each candidate: it primes whoever judges."""

    def __init__(self, project: Project, texts: Texts, banner: Banner) -> None:
        self._project = project
        self._texts = texts
        self._banner = banner
        self._asked_for: int | None = None  # the candidate
        self.read_options()

    def read_options(self) -> None:
        self._shown = project_options(project=self._project).reference
        self._texts.reference_button.setVisible(self._shown is ReferenceShown.ON_REQUEST)

    def switch(self, sitting: AnnotationSession) -> None:
        if self._shown is ReferenceShown.ON_REQUEST:
            asked = self._asked_for == sitting.candidate_id
            self._asked_for = None if asked else sitting.candidate_id
            self.follow(sitting)

    def follow(self, sitting: AnnotationSession) -> None:
        """To another candidate, or more of its context."""
        always = self._shown is ReferenceShown.ALWAYS
        if always or self._asked_for == sitting.candidate_id:
            self._show(sitting, sitting.view)
        else:
            self._asked_for = None
            self._texts.hide_reference()

    def _show(self, sitting: AnnotationSession, view: CandidateView) -> None:
        try:
            reference = view_reference(project=self._project, view=view)
        except ProtestError as error:
            self._banner.show_message(str(error), "error")
        else:
            self._texts.show_reference(sitting, reference)
