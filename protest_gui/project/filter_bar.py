"""The filter of the overview: a choice for each condition, a search field, and Clear."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from protest_core.candidates.filter import CandidateFilter, FilterChoices
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.inputs import SearchField
from protest_gui.widgets.layout import FlowLayout, on_font_change, spaced


class FilterBar(QWidget):
    """The filter of the overview; only the person changes it."""

    filter_changed = Signal(object)  # the CandidateFilter

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._conditions = {
            name: each for name, each in CandidateFilter.conditions().items() if each.choices
        }
        # Beside the search field, as it says whose remarks are searched.
        self._conditions["annotator"] = self._conditions.pop("annotator")
        self._boxes = {
            name: ChoiceBox[Any](translated(each.name), translated(each.any_value))
            for name, each in self._conditions.items()
        }
        self._search = SearchField(tr("Search text and remarks"), width=16)
        self._clear = QPushButton(tr("Clear", "filter"))
        self._clear.setAccessibleName(tr("Clear the filter"))
        self._clear.setEnabled(False)
        self._applied = CandidateFilter()
        layout = spaced(FlowLayout(self))
        for control in (*self._boxes.values(), self._search, self._clear):
            layout.addWidget(control)
        self.show_choices(FilterChoices())
        on_font_change(self, FilterBar._fit_search)
        self._connect()

    def _connect(self) -> None:
        for choice in self._boxes.values():
            choice.chosen.connect(self._tell)
        self._search.textChanged.connect(lambda _text: self._show_whether_clear())
        self._search.searched.connect(self._tell)
        self._clear.clicked.connect(self.clear)

    @property
    def filter(self) -> CandidateFilter:
        """Return the current filter, also while the person types."""
        chosen = {
            name: self._meaning(name, box.value)
            for name, box in self._boxes.items()
            if box.value is not None
        }
        return CandidateFilter(**chosen, text=self._search.text())

    def _meaning(self, name: str, value: object) -> Any:
        if meaning := self._conditions[name].meaning:
            return meaning(value)
        return frozenset({value}) if CandidateFilter.has_several(name) else value

    def show_choices(self, there: FilterChoices) -> None:
        for name, box in self._boxes.items():
            if choices := self._conditions[name].choices:
                box.show_values((value, translated(text)) for value, text in choices(there))

    def clear(self) -> None:
        for choice in self._boxes.values():
            choice.choose_any()
        self._search.clear()
        self._tell()

    def apply_now(self) -> None:
        """Apply typed text at once, without waiting for a pause."""
        self._tell()

    def _tell(self) -> None:
        self._search.stop_waiting()
        self._show_whether_clear()
        if self.filter != self._applied:
            self._applied = self.filter
            self.filter_changed.emit(self._applied)

    def _fit_search(self) -> None:
        self._search.stand_beside(next(iter(self._boxes.values())))

    def _show_whether_clear(self) -> None:
        self._clear.setEnabled(self.filter != CandidateFilter())
