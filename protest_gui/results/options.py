"""The options of all views of the results."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QWidget

from protest_core.judgements.annotators import Annotators
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.scores.overview import Counting
from protest_core.statistics.documents import Over
from protest_core.translatable import Text
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.layout import FlowLayout, spaced

_TREATMENTS = {
    NotJudgeable.INCORRECT: Text("Not judgeable: counts as incorrect"),
    NotJudgeable.EXCLUDED: Text("Not judgeable: left out"),
}
assert set(_TREATMENTS) == set(NotJudgeable)  # noqa: S101 — a table must cover its enum


class ResultsOptions(QWidget):
    """The options of the results, in several lines in a narrow window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = ChoiceBox[Question](tr("Question"))
        self.show_questions(FIRST_TWO)
        self._treatment = ChoiceBox[NotJudgeable](tr("What people could not judge"))
        self._treatment.show_values((each, translated(_TREATMENTS[each])) for each in NotJudgeable)
        self._whose = ChoiceBox[str | None](tr("Whose judgements"), tr("everybody's judgements"))
        self._over = ChoiceBox[Over | None](
            tr("What is taken as independent"), tr("Over documents, if at least six")
        )
        self._over.show_values([(Over.EXAMPLES, tr("Over examples"))])
        self._layout = spaced(FlowLayout(self))
        self._choices = (self._question, self._whose, self._treatment, self._over)
        for choice in self._choices:
            self._layout.addWidget(choice)

    def when_changed(self, do: Callable[[], object]) -> None:
        """Call `do` whenever the person changes an option."""
        for choice in self._choices:
            choice.chosen.connect(do)

    @property
    def counting(self) -> Counting:
        whose = Annotators(frozenset(filter(None, [self._whose.value])))
        return Counting(self._question.value, self._treatment.value, whose, self._over.value)

    def add(self, *parts: QWidget) -> None:
        """Add widgets to the options, on the same line if there is room."""
        for part in parts:
            self._layout.addWidget(part)

    def show_questions(self, questions: Iterable[Question]) -> None:
        """Offer these questions; a choice that is still offered stays."""
        self._question.show_values((each, translated(each.name)) for each in questions)

    def show_annotators(self, names: tuple[str, ...]) -> None:
        only = tr("only {0}'s judgements")
        self._whose.show_values((name, only.format(name)) for name in names)

    def show_what_matters(self, *, there: bool, question: bool) -> None:
        """Enable the options that matter: the audit is of pronouns; without results, none."""
        self._question.setEnabled(there and question)
        for choice in (self._whose, self._treatment, self._over):
            choice.setEnabled(there)
