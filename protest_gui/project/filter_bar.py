"""The filter of the overview: a choice for each condition, a search field, and Clear."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QWidget

from protest_core.candidates.filter import CandidateFilter, FilterChoices
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome, counted_as
from protest_core.matching.rules import REASON_SENTENCES, Reason
from protest_core.metrics.report import metric_title
from protest_gui.project.outcome_bar import outcome_name, state_name
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import FilterChoice, Value
from protest_gui.widgets.inputs import LineEdit
from protest_gui.widgets.layout import FlowLayout

_PAUSE = 250  # milliseconds without a key, after which a search begins
_SEARCH_WIDTH = 16  # in heights of a line


class FilterBar(QWidget):
    """Tells of every change by a person; of its own accord nothing changes."""

    filter_changed = Signal(object)  # the CandidateFilter

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._category = FilterChoice[str](tr("Category"), tr("any category"))
        self._outcome = FilterChoice[Outcome](tr("Outcome"), tr("any outcome"))
        self._state = FilterChoice[State](tr("State of a judgement"), tr("any state"))
        self._reason = FilterChoice[Reason](tr("Reason for referral"), tr("any reason"))
        self._tag = FilterChoice[str](tr("Tag"), tr("any tag"))
        self._links = FilterChoice[bool](tr("Word alignment"), tr("any alignment"))
        self._metric = FilterChoice[str](tr("Metric and people"), tr("any metric"))
        self._annotator = FilterChoice[str](tr("Annotator"), tr("any annotator"))
        self._search = _search_field(tr("Search text and remarks"))
        self._clear = QPushButton(tr("Clear"))
        self._clear.setAccessibleName(tr("Clear the filter"))
        self._clear.setEnabled(False)
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self._told = CandidateFilter()
        self._layout = FlowLayout(self)
        for control in (*self._choices, self._search, self._clear):
            self._layout.addWidget(control)
        self._outcome.show_choices((each, outcome_name(each)) for each in Outcome)
        self._state.show_choices((each, state_name(each)) for each in State)
        self._links.show_choices([(True, tr("the aligner is unsure"))])
        self._space_out()
        self._connect()

    @property
    def _choices(self) -> tuple[FilterChoice[Any], ...]:
        return (
            self._category,
            self._outcome,
            self._state,
            self._reason,
            self._tag,
            self._links,
            self._metric,
            self._annotator,
        )

    def _connect(self) -> None:
        for choice in self._choices:
            choice.chosen.connect(self._tell)
        self._search.textChanged.connect(self._wait)
        self._search.returnPressed.connect(self._tell)
        self._pause.timeout.connect(self._tell)
        self._clear.clicked.connect(self.clear)

    @property
    def filter(self) -> CandidateFilter:
        """As it stands, also while somebody types."""
        outcome = self._outcome.value
        return CandidateFilter(
            categories=_set_of(self._category.value),
            outcomes=frozenset() if outcome is None else counted_as(outcome),
            states=_set_of(self._state.value),
            reasons=_set_of(self._reason.value),
            tags=_set_of(self._tag.value),
            annotator=self._annotator.value,
            text=self._search.text(),
            unsure=self._links.value is not None,
            against_metric=self._metric.value,
        )

    def show_choices(self, choices: FilterChoices) -> None:
        self._category.show_choices((each.id, each.label) for each in choices.categories)
        self._reason.show_choices(
            (each, translated(REASON_SENTENCES[each])) for each in choices.reasons
        )
        self._tag.show_choices((each, each) for each in choices.tags)
        self._annotator.show_choices((each, each) for each in choices.annotators)

    def show_metrics(self, metrics: Iterable[str]) -> None:
        """Those that say something of single pronouns."""
        disagrees = tr("{0} disagrees")
        self._metric.show_choices((each, disagrees.format(metric_title(each))) for each in metrics)

    def clear(self) -> None:
        for choice in self._choices:
            choice.clear_choice()
        self._search.clear()
        self._tell()

    def tell_at_once(self) -> None:
        """What was just typed counts, though the pause after it has not passed."""
        self._tell()

    def _wait(self) -> None:
        self._show_whether_clear()
        self._pause.start()

    def _tell(self) -> None:
        self._pause.stop()
        self._show_whether_clear()
        if self.filter != self._told:
            self._told = self.filter
            self.filter_changed.emit(self._told)

    def _show_whether_clear(self) -> None:
        self._clear.setEnabled(self.filter != CandidateFilter())

    def _space_out(self) -> None:
        line = QFontMetrics(self.font()).height()
        self._layout.setSpacing(line // 2)
        self._search.setMinimumWidth(_SEARCH_WIDTH * line)
        # Side by side with the others.
        self._search.setMinimumHeight(self._category.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._space_out()


def _set_of(value: Value | None) -> frozenset[Value]:
    return frozenset() if value is None else frozenset({value})


def _search_field(what: str) -> LineEdit:
    field = LineEdit()
    field.setPlaceholderText(what)
    field.setAccessibleName(what)
    field.setClearButtonEnabled(True)
    return field
