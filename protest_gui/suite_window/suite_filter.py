"""Which examples are listed: a category, a doubt, words."""

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from protest_core.suite.view import ExampleFilter, SuiteViewer, SuiteWarning
from protest_gui.project.filter_choice import FilterChoice
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.widgets.line_edit import LineEdit

_PAUSE = 250  # milliseconds without a key, after which a search begins
_SEARCH_WIDTH = 9  # in heights of a line

_Doubts = frozenset[SuiteWarning]


class SuiteFilter(QWidget):
    """Each category says how many examples it has, and how many of them to look at."""

    changed = Signal()

    def __init__(self, viewer: SuiteViewer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._viewer = viewer
        self.category = FilterChoice[str](self.tr("Category"), self.tr("any category"))
        self.doubt = FilterChoice[_Doubts](self.tr("To look at"), self.tr("all examples"))
        self.search = LineEdit()
        self.search.setPlaceholderText(self.tr("Search both texts"))
        self.search.setAccessibleName(self.tr("Search both texts"))
        self.search.setClearButtonEnabled(True)
        self._clear = QPushButton(self.tr("Clear"))
        self._clear.setAccessibleName(self.tr("Clear the filter"))
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self._layout = FlowLayout(self)
        for control in (self.category, self.doubt, self.search, self._clear):
            self._layout.addWidget(control)
        self.doubt.show_choices(
            (
                (frozenset(SuiteWarning), self.tr("anything doubtful")),
                (frozenset({SuiteWarning.HEAD}), self.tr("heads to check")),
                (frozenset({SuiteWarning.PRONOUN}), self.tr("pronouns linked to nothing")),
                (frozenset({SuiteWarning.ANTECEDENT}), self.tr("antecedents linked to nothing")),
            )
        )
        self._connect()
        self._space_out()
        self.show_counts()

    @property
    def conditions(self) -> ExampleFilter:
        warnings = self.doubt.value or frozenset()
        return ExampleFilter(self.category.value, warnings, self.search.text())

    def show_counts(self) -> None:
        counts = self._viewer.counts()
        labels = {each.id: each.label for each in self._viewer.draft.suite.categories}
        self.category.show_choices(
            (each, self._label(labels[each], *counts[each])) for each in counts
        )

    def clear(self) -> None:
        self.category.clear_choice()
        self.doubt.clear_choice()
        self.search.clear()
        self._tell()

    def _label(self, name: str, examples: int, doubtful: int) -> str:
        if not doubtful:
            return self.tr("{0} ({1})").format(name, f"{examples:,}")
        text = self.tr("{0} ({1}, {2} to look at)")
        return text.format(name, f"{examples:,}", f"{doubtful:,}")

    def _tell(self) -> None:
        self._pause.stop()
        self._clear.setEnabled(self.conditions != ExampleFilter())
        self.changed.emit()

    def _connect(self) -> None:
        self.category.chosen.connect(self._tell)
        self.doubt.chosen.connect(self._tell)
        self.search.textChanged.connect(lambda _text: self._pause.start())
        self.search.returnPressed.connect(self._tell)
        self._pause.timeout.connect(self._tell)
        self._clear.clicked.connect(self.clear)
        self._clear.setEnabled(False)

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._layout.setSpacing(line // 2)
        self.search.setMinimumWidth(_SEARCH_WIDTH * line)
        self.search.setMinimumHeight(self.category.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._space_out()
