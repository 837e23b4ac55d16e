"""What is judged: category, system, why it came to a person, and who that is."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_core.annotating.candidate_view import CandidateView
from protest_core.candidates.model import LinkCorrection
from protest_core.judgements.wording import local_time
from protest_gui.translations import tr
from protest_gui.widgets.buttons import SingleClickButton
from protest_gui.widgets.labels import ElidedLabel, PlainLabel, plain_tip


class ExampleHeading(QWidget):
    """All text comes from outside, and is plain."""

    change_annotator = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._category = _wrapped()
        self._category.setFont(_bold(self.font()))
        self._system = ElidedLabel()
        self._reason = _wrapped()
        self._annotator = ElidedLabel()
        self._warnings = _wrapped()
        self._warnings.hide()
        for label in (self._system, self._reason, self._warnings, self._annotator):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.change_button = SingleClickButton(tr("Change…"))
        self.change_button.setFlat(True)
        self.change_button.setAccessibleName(tr("Change the annotator…"))
        self.change_button.clicked.connect(self.change_annotator)
        self._arrange()

    def shown_lines(self) -> tuple[str, ...]:
        labels = (self._category, self._system, self._reason, self._warnings, self._annotator)
        return tuple(label.text() for label in labels if not label.isHidden())

    def show_example(self, category: str, system: str) -> None:
        self._category.setText(category)
        self._system.setText(system)
        self.setAccessibleName(f"{category}, {system}")

    def show_reasons(self, sentences: Sequence[str] | None, verified_by: str | None = None) -> None:
        """None of them means approved; `None`, that the automatic step has not run."""
        self._reason.setVisible(sentences is not None)
        if sentences:
            self._reason.setText(tr("Referred: {0}").format("; ".join(sentences)))
        elif verified_by is not None:
            text = tr("Approved: matches the verified translation of {0}")
            self._reason.setText(text.format(verified_by))
        else:
            self._reason.setText(tr("Approved: matches the reference"))

    def show_links(self, warnings: Sequence[str], mended_by: str, mended_in_full: str) -> None:
        """What the aligner is unsure about, and who set words right; of which part, in a tip."""
        told = []
        if warnings:
            told.append(tr("Look at the links: {0}").format("; ".join(warnings)))
        if mended_by:
            told.append(mended_by)
        self._warnings.setText(". ".join(told))
        self._warnings.setVisible(bool(told))
        self._warnings.setToolTip(plain_tip(mended_in_full))
        self.setAccessibleDescription(
            "\n".join(filter(None, (self._warnings.text(), mended_in_full)))
        )

    def show_annotator(self, name: str, *, adjudicating: bool = False) -> None:
        text = tr("Adjudicating as {0}") if adjudicating else tr("Judging as {0}")
        self._annotator.setText(text.format(name))

    def hide_annotator(self) -> None:
        """Where nobody judges."""
        self._annotator.hide()
        self.change_button.hide()

    def _arrange(self) -> None:
        who = QHBoxLayout()
        who.setSpacing(4)
        who.addWidget(self._annotator)
        who.addWidget(self.change_button)
        who.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for label in (self._category, self._system, self._reason, self._warnings):
            layout.addWidget(label)
        layout.addLayout(who)


def _wrapped() -> PlainLabel:
    return PlainLabel(wraps=True)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def words_of_part(view: CandidateView, number: int) -> str:
    """The words of the source whose translation it is; 0 is the pronoun."""
    example = view.candidate.example
    if not number:
        return view.source[example.line][example.token]
    antecedent = example.agreeing_antecedents[number - 1]
    return " ".join(view.source[antecedent.line][antecedent.start : antecedent.end])


def mended_by(view: CandidateView) -> str:
    """In one line; nothing where all is as aligned. A batch does not say who it was."""
    if not view.corrected:
        return ""
    authors = dict.fromkeys(each.author for each in view.corrected)
    if not all(authors):
        return tr("Links mended by hand")
    latest = max(each.made_at for each in view.corrected)
    return tr("Links mended by {0}, {1}").format(", ".join(authors), local_time(latest))


def mended_in_full(view: CandidateView) -> str:
    """Part by part."""
    return "\n".join(_lines(view))


def _lines(view: CandidateView) -> Iterator[str]:
    for each in view.corrected:
        if each.author and _is_shown(view, each):
            words, when = words_of_part(view, each.part), local_time(each.made_at)
            yield tr("“{0}”: {1}, {2}").format(words, each.author, when)


def _is_shown(view: CandidateView, link: LinkCorrection) -> bool:
    return view.parts[link.part].line in view.source
