"""The filter of the overview: a choice for each condition, a search field, and Clear."""

from collections.abc import Iterable
from typing import Any, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from protest_core.candidates.filter import CandidateFilter, FilterChoices, Links
from protest_core.judgements.annotators import name_with_kind
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome, counted_as
from protest_core.judgements.wording import OUTCOME_NAMES, STATE_NAMES
from protest_core.matching.rules import REASON_SENTENCES, Reason
from protest_core.metrics.report import metric_title
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.inputs import SearchField
from protest_gui.widgets.layout import FlowLayout, on_font_change, spaced

_Value = TypeVar("_Value")


class FilterBar(QWidget):
    """The filter of the overview; of its own accord nothing in it changes."""

    filter_changed = Signal(object)  # the CandidateFilter

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._category = ChoiceBox[str | None](tr("Category"), tr("any category"))
        self._outcome = ChoiceBox[Outcome | None](tr("Outcome"), tr("any outcome"))
        self._state = ChoiceBox[State | None](tr("State of a judgement"), tr("any state"))
        self._reason = ChoiceBox[Reason | None](tr("Reason for referral"), tr("any reason"))
        self._tag = ChoiceBox[str | None](tr("Tag"), tr("any tag"))
        self._links = ChoiceBox[Links | None](tr("Word alignment"), tr("any alignment"))
        self._metric = ChoiceBox[str | None](tr("Metric and people"), tr("any metric"))
        self._annotator = ChoiceBox[str | None](tr("Annotator"), tr("any annotator"))
        self._search = SearchField(tr("Search text and remarks"), width=16)
        self._clear = QPushButton(tr("Clear", "filter"))
        self._clear.setAccessibleName(tr("Clear the filter"))
        self._clear.setEnabled(False)
        self._applied = CandidateFilter()
        layout = spaced(FlowLayout(self))
        for control in (*self._choices, self._search, self._clear):
            layout.addWidget(control)
        self._outcome.show_values((each, translated(OUTCOME_NAMES[each])) for each in Outcome)
        self._state.show_values((each, translated(STATE_NAMES[each])) for each in State)
        self._links.show_values(
            [
                (Links.UNSURE, tr("the aligner is unsure")),
                (Links.CORRECTED, tr("links are corrected")),
            ]
        )
        on_font_change(self, FilterBar._fit_search)
        self._connect()

    @property
    def _choices(self) -> tuple[ChoiceBox[Any], ...]:
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
        self._search.textChanged.connect(lambda _text: self._show_whether_clear())
        self._search.searched.connect(self._tell)
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
            links=self._links.value,
            against_metric=self._metric.value,
        )

    def show_choices(self, choices: FilterChoices) -> None:
        self._category.show_values((each.id, translated(each.label)) for each in choices.categories)
        self._reason.show_values(
            (each, translated(REASON_SENTENCES[each])) for each in choices.reasons
        )
        self._tag.show_values((each, each) for each in choices.tags)
        self._annotator.show_values(
            (name, translated(name_with_kind(name, kind)))
            for name, kind in choices.annotators.items()
        )

    def show_metrics(self, metrics: Iterable[str]) -> None:
        """Those that say something of single pronouns."""
        disagrees = tr("{0} disagrees")
        self._metric.show_values((each, disagrees.format(metric_title(each))) for each in metrics)

    def clear(self) -> None:
        for choice in self._choices:
            choice.choose_any()
        self._search.clear()
        self._tell()

    def apply_now(self) -> None:
        """What was just typed counts, though the pause after it has not passed."""
        self._tell()

    def _tell(self) -> None:
        self._search.stop_waiting()
        self._show_whether_clear()
        if self.filter != self._applied:
            self._applied = self.filter
            self.filter_changed.emit(self._applied)

    def _fit_search(self) -> None:
        self._search.stand_beside(self._category)

    def _show_whether_clear(self) -> None:
        self._clear.setEnabled(self.filter != CandidateFilter())


def _set_of(value: _Value | None) -> frozenset[_Value]:
    return frozenset() if value is None else frozenset({value})
