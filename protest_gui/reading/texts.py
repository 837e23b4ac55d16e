"""The left of the translation window: source, translation, reference, and the ways to see more."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from protest_core.annotating.candidate_view import ReferenceView
from protest_core.annotating.session import AnnotationSession
from protest_core.evaluation.project_overview import ProjectLanguages
from protest_gui.reading.key_button import KeyButton
from protest_gui.reading.shown_text import Marks, lines_of, marks_on
from protest_gui.reading.text_column import TextColumn


class Texts(QWidget):
    """Shows what it is given; words are selected in the translation only."""

    more_above = Signal()
    more_below = Signal()
    reference_asked = Signal()

    def __init__(self, languages: ProjectLanguages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._languages = languages
        self.source = TextColumn(selectable=False)
        self.translation = TextColumn(selectable=True)
        self.reference = TextColumn(selectable=False)
        self.above_button = KeyButton(self.tr("More context above"))
        self.reference_button = KeyButton(self.tr("Reference"))
        self.below_button = KeyButton(self.tr("More context below"))
        self.source.set_title(self.tr("Source · {0}").format(languages.source.name))
        self.reference.set_title(self.tr("Reference · {0}").format(languages.target.name))
        self._arrange()
        self.hide_reference()
        self.above_button.clicked.connect(self.more_above)
        self.below_button.clicked.connect(self.more_below)
        self.reference_button.clicked.connect(self.reference_asked)

    def show_candidate(self, sitting: AnnotationSession, marks: Marks) -> None:
        view = sitting.view
        self.show_title(sitting)
        self.source.text.show_lines(
            lines_of(view.source, view),
            marks_on(view.source_highlights, view.window),
            right_to_left=self._languages.source.right_to_left,
        )
        self.translation.text.show_lines(
            lines_of(view.target, view),
            marks,
            right_to_left=self._languages.target.right_to_left,
        )
        self.source.text.scroll_to_pronoun()
        self.translation.text.scroll_to_pronoun()
        self.above_button.setEnabled(view.window.start > view.document.start)
        self.below_button.setEnabled(view.window.stop < view.document.stop)

    def show_marks(self, marks: Marks) -> None:
        """On the words of the translation."""
        self.translation.text.set_marks(marks)

    def show_title(self, sitting: AnnotationSession, selected_by: str = "") -> None:
        """Of the translation; `selected_by`: whose words are shown, if they are not one's own."""
        system = sitting.view.candidate.system
        if selected_by:
            title = self.tr("Words selected by {0} · {1}").format(selected_by, system)
        else:
            title = self.tr("Translation · {0}").format(system)
        self.translation.set_title(title)

    def show_reference(self, sitting: AnnotationSession, reference: ReferenceView) -> None:
        self.reference.text.show_lines(
            lines_of(reference.target, sitting.view),
            marks_on(reference.highlights, sitting.view.window),
            right_to_left=self._languages.target.right_to_left,
        )
        self.reference.show()
        self.reference.text.scroll_to_pronoun()

    def hide_reference(self) -> None:
        self.reference.hide()

    def set_keys(self, shown: Callable[[str], str]) -> None:
        self.above_button.set_key(shown("more_above"))
        self.below_button.set_key(shown("more_below"))
        self.reference_button.set_key(shown("reference"))

    def _arrange(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        for column in (self.source, self.translation, self.reference):
            self.splitter.addWidget(column)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(12, 6, 12, 6)
        buttons.setSpacing(3)
        buttons.addWidget(self.above_button)
        buttons.addStretch(1)
        buttons.addWidget(self.reference_button)
        buttons.addStretch(1)
        buttons.addWidget(self.below_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.splitter, 1)
        layout.addLayout(buttons)
