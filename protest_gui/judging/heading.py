"""The heading of an example: category, system, reasons, annotator."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_core.annotating.candidate_view import CandidateView
from protest_core.candidates.model import LinkCorrection
from protest_core.judgements.explanations import OUTCOME_EXPLANATIONS, REFERRED_EXPLANATION
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.wording import local_time
from protest_core.translatable import Text
from protest_gui.translations import tr, translated
from protest_gui.widgets.buttons import KeyButton, SingleClickButton
from protest_gui.widgets.labels import ElidedLabel, PlainLabel, plain_tip


class ExampleHeading(QWidget):
    """The heading of an example, always of the same height; its `details` can be put elsewhere.

    All texts come from files, and are shown as plain text.
    """

    def __init__(self, change_annotator: QAction, correct_links: QAction | None = None) -> None:
        """Take `correct_links` if links can be corrected."""
        super().__init__()
        self._category = ElidedLabel()
        self._category.cut = Qt.TextElideMode.ElideMiddle  # the ends of categories differ
        self._category.setFont(_bold(self.font()))
        self._system = ElidedLabel()
        self._reason = _wrapped()
        self._annotator = ElidedLabel()
        self.details = QWidget()
        self._warnings = _wrapped()
        self._warnings.hide()
        for label in (self._system, self._reason, self._warnings, self._annotator):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.change_button = SingleClickButton(tr("Change…"))
        self.change_button.setFlat(True)
        self.change_button.setAccessibleName(tr("Change the annotator…"))
        self.change_button.clicked.connect(change_annotator.trigger)
        self._links = KeyButton(correct_links, tr("Correct links")) if correct_links else None
        self._arrange()

    def show_example(self, category: str, system: str, explanation: str = "") -> None:
        """Show an example, with the `explanation` of its category as a tip."""
        self._category.setText(category)
        self._category.explain(explanation)
        self._category.setAccessibleDescription(explanation)
        self._system.setText(system)
        self.setAccessibleName(f"{category}, {system}")

    def show_reasons(self, sentences: Sequence[str] | None, verified_by: str | None = None) -> None:
        """Show why a candidate was referred; an empty list means approved, `None` not matched."""
        self._reason.setVisible(sentences is not None)
        meaning = REFERRED_EXPLANATION if sentences else OUTCOME_EXPLANATIONS[Outcome.APPROVED]
        if verified_by is not None:  # then the candidate does not match the reference
            meaning = Text("")
        self._reason.setToolTip(plain_tip(translated(meaning)))
        self._reason.setAccessibleDescription(translated(meaning))
        if sentences:
            self._reason.setText(tr("Referred: {0}").format("; ".join(sentences)))
        elif verified_by is not None:
            text = tr("Approved: matches the verified translation of {0}")
            self._reason.setText(text.format(verified_by))
        else:
            self._reason.setText(tr("Approved: matches the reference"))

    def show_links(
        self, warnings: Sequence[str], corrected_by: str, corrections_in_full: str
    ) -> None:
        """Show alignment warnings and who corrected links; a tip names the part."""
        lines = []
        if warnings:
            lines.append(self._about_links().format("; ".join(warnings)))
        if corrected_by:
            lines.append(corrected_by)
        self._warnings.setText(". ".join(lines))
        self._warnings.setVisible(bool(lines))
        self._warnings.setToolTip(plain_tip(corrections_in_full))
        self.details.setAccessibleDescription(
            "\n".join(filter(None, (self._warnings.text(), corrections_in_full)))
        )

    def _about_links(self) -> str:
        if self._links is not None:
            return tr("The links may be wrong: {0}")
        return tr("The links may be wrong: {0}; if so, add the tag incorrect_word_alignment")

    def show_annotator(self, name: str, *, adjudicating: bool = False) -> None:
        """Show who judges; without a name, show that the person only reads."""
        text = tr("Adjudicating as {0}") if adjudicating else tr("Judging as {0}")
        self._annotator.setText(text.format(name) if name else tr("Reading"))

    def hide_annotator(self) -> None:
        """Hide the annotator, as nobody judges here."""
        self._annotator.hide()
        self.change_button.hide()

    def _arrange(self) -> None:
        who = QHBoxLayout()
        who.setSpacing(4)
        who.addWidget(self._annotator)
        who.addWidget(self.change_button)
        who.addStretch()
        self.details.setAccessibleName(tr("About this candidate"))
        # These lines come and go with corrected links: below the buttons they do not move them.
        details = _stacked(self.details)
        details.addLayout(who)
        if self._links is not None:
            correcting = QHBoxLayout()
            correcting.addWidget(self._links)
            correcting.addStretch()
            details.addLayout(correcting)
        details.addWidget(self._warnings)
        details.addWidget(self._reason)
        _stacked(self, self._category, self._system, self.details)


def _stacked(parent: QWidget, *widgets: QWidget) -> QVBoxLayout:
    layout = QVBoxLayout(parent)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    for widget in widgets:
        layout.addWidget(widget)
    return layout


def _wrapped() -> PlainLabel:
    return PlainLabel(wraps=True)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def words_of_part(view: CandidateView, number: int) -> str:
    """The source words of a part; part 0 is the pronoun."""
    example = view.candidate.example
    if not number:
        return view.source[example.line][example.token]
    antecedent = example.agreeing_antecedents[number - 1]
    line = view.source[antecedent.line]
    return " ".join(line[token] for token in antecedent.head_or_span)  # as they are marked


def corrected_by(view: CandidateView) -> str:
    """Return one line on who corrected the links, empty if nobody did. Batches contain no names."""
    if not view.corrected:
        return ""
    authors = dict.fromkeys(each.author for each in view.corrected)
    if not all(authors):
        return tr("Links corrected by hand")
    latest = max(each.made_at for each in view.corrected)
    return tr("Links corrected by {0}, {1}").format(", ".join(authors), local_time(latest))


def corrections_in_full(view: CandidateView) -> str:
    """Return who corrected the links, one line for each part."""
    return "\n".join(_lines(view))


def _lines(view: CandidateView) -> Iterator[str]:
    for correction in view.corrected:
        if correction.author and _is_shown(view, correction):
            words, when = words_of_part(view, correction.part), local_time(correction.made_at)
            yield tr("“{0}”: {1}, {2}").format(words, correction.author, when)


def _is_shown(view: CandidateView, link: LinkCorrection) -> bool:
    return view.parts[link.part].line in view.source
