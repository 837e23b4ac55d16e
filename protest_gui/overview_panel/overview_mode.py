"""Which of the two side panels is shown, and what that means for text, keys and undo."""

from PySide6.QtCore import QObject, Qt, Signal

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.session import AnnotationSession
from protest_core.evaluation.project_overview import project_guidelines, tags_in_use
from protest_core.ids import CandidateId
from protest_core.judgements.model import AnnotatorJudgement
from protest_gui.opening import OpenedProject
from protest_gui.overview_panel.everybody_model import Everybody
from protest_gui.overview_panel.overview_panel import OverviewPanel
from protest_gui.overview_panel.own_tags import OwnTags
from protest_gui.overview_panel.said_words import annotator_name
from protest_gui.overview_panel.side_panels import SidePanels
from protest_gui.preferences import Preferences
from protest_gui.reading.panel_filler import show_example, show_place
from protest_gui.reading.reader import Reader
from protest_gui.reading.shown_text import Marks, marks_selected
from protest_gui.reading.texts import Texts


class OverviewMode(QObject):
    """While it is on, one reads what others said, and says nothing oneself."""

    switched = Signal()

    def __init__(
        self,
        opened: OpenedProject,
        reader: Reader,
        texts: Texts,
        panels: tuple[SidePanels, OverviewPanel],
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = opened.project
        self._reader = reader
        self._texts = texts
        self._side, self._panel = panels
        self._preferences = preferences
        self._guidelines = project_guidelines(project=opened.project)
        self.tags = OwnTags(opened, self._panel.tags, self)
        self.tags.wanted.connect(self._go_to)
        self._panel.table.walked.connect(self._show_words_of)
        self._side.switch.chosen.connect(self._turn)
        self._turn(preferences.overview_panel)

    @property
    def is_on(self) -> bool:
        return self._side.shows_overview

    def switch(self) -> None:
        """By the key: one goes on by keys, in the table or in the text."""
        self._turn(not self.is_on)
        there = self._panel.table if self.is_on else self._texts.translation.text
        there.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _turn(self, on: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        self._preferences.overview_panel = on
        self._side.show_panel(overview=on)
        self._texts.translation.text.set_selectable(not on)
        self.switched.emit()

    def show_candidate(self, sitting: AnnotationSession) -> None:
        """Read anew: others may have judged."""
        self._reader.saver.pause()  # reading what others said is no work on one's own judgement
        view = sitting.view
        show_example(self._panel.heading, sitting)
        show_place(self._panel.progress, sitting)
        told = all_judgements(project=self._project, candidate_id=sitting.candidate_id)
        self._panel.show_everybody(Everybody(told, view.antecedent_asked), view.target)
        category = view.candidate.example.category
        standard = [(tag.name, tag.explanation) for tag in self._guidelines.tags_for(category)]
        self._panel.tags.set_choices(standard, tags_in_use(project=self._project))
        self.tags.show(sitting.candidate_id)

    def marks(self, sitting: AnnotationSession) -> Marks:
        """With the words of whom one looks at, else with one's own."""
        chosen = self._panel.table.chosen
        tokens = sitting.judgement.tokens if chosen is None else chosen.judgement.tokens
        return marks_selected(sitting.view, tokens)

    def _show_words_of(self, told: AnnotatorJudgement | None) -> None:
        if not self.is_on or self._reader.saver.sitting is None:
            return
        sitting = self._reader.sitting
        self._texts.show_title(sitting, annotator_name(told) if told else "")
        self._texts.show_marks(self.marks(sitting))

    def _go_to(self, candidate_id: CandidateId) -> None:
        sitting = self._reader.sitting
        if candidate_id != sitting.candidate_id and candidate_id in sitting.navigator:
            position = sitting.navigator.candidates.index(candidate_id)
            self._reader.see(lambda sitting: sitting.go_to(position))
