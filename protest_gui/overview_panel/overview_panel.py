"""The overview panel: what everybody said of the candidate, to be read and not to be changed."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.judgements.model import LONGEST_TAG
from protest_core.text.tokens import Tokens
from protest_gui.overview_panel.accord_lines import AccordLines
from protest_gui.overview_panel.everybody_model import Everybody
from protest_gui.overview_panel.everybody_table import EverybodyTable
from protest_gui.overview_panel.history_fold import HistoryFold
from protest_gui.overview_panel.remarks_list import RemarksList
from protest_gui.reading.example_heading import ExampleHeading
from protest_gui.reading.keyed_heading import KeyedHeading
from protest_gui.reading.progress_bar import WorkProgress
from protest_gui.reading.tags_editor import TagsEditor
from protest_gui.widgets.plain import PlainLabel
from protest_gui.widgets.tall_page import TallPage

_MARGIN = 16


class OverviewPanel(TallPage):
    """Puts its widgets together; it knows no project. Only the researcher's own tags change."""

    left = Signal()  # the focus should go back to the text

    def __init__(self, parent: QWidget | None = None) -> None:
        page = QWidget()
        super().__init__(page, parent)
        self.progress = WorkProgress()
        self.heading = ExampleHeading()
        self.heading.hide_annotator()
        self.table = EverybodyTable()
        self.nobody = PlainLabel(wraps=True)
        self.accord = AccordLines()
        self.remarks = RemarksList()
        self.tags = TagsEditor()
        self.history = HistoryFold()
        self._remarks_heading = KeyedHeading(self.tr("Remarks"))
        self._tags_heading = KeyedHeading(self.tr("Your own tags"))
        self.nobody.setText(self.tr("Nobody has judged this yet."))
        self.tags.setAccessibleName(self.tr("Your own tags"))
        self.setAccessibleName(self.tr("Overview"))
        self.viewport().setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._arrange(page)
        self.table.left.connect(self.left)
        self.tags.left.connect(self.left)
        self.tags.typed.connect(lambda length: self._tags_heading.show_length(length, LONGEST_TAG))
        self.history.unfolded.connect(self._tell_width)

    def show_everybody(self, everybody: Everybody, target: Mapping[int, Tokens]) -> None:
        """`target` has the words of the translation."""
        told = everybody.told
        self.table.show_everybody(everybody)
        self.accord.show_everybody(everybody)
        self.remarks.show_everybody(told)
        self.history.show_everybody(told, target)
        # The table stays: whoever walks in it must not find the focus somewhere else.
        self.accord.setVisible(bool(told))
        self.nobody.setVisible(not told)
        self._remarks_heading.setVisible(not self.remarks.isHidden())
        self._tell_width()

    def set_keys(self, shown: Callable[[str], str]) -> None:
        """`shown` gives the key of a command as people read it."""
        self.progress.set_keys(shown("previous"), shown("next"), shown("next_open"))
        self._tags_heading.set_key(shown("add_tag"))
        self._tell_width()

    def focus_tags(self) -> None:
        self.ensureWidgetVisible(self.tags.field)
        self.tags.focus_field()

    def _tell_width(self) -> None:
        """Nothing in it is cut: what has come may need more room."""
        self.updateGeometry()

    def _arrange(self, page: QWidget) -> None:
        page.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(18)
        for part in self._parts():
            block = QVBoxLayout()
            block.setSpacing(6)
            for widget in part:
                block.addWidget(widget)
            layout.addLayout(block)
        layout.addStretch(1)

    def _parts(self) -> Sequence[Sequence[QWidget]]:
        return (
            (self.progress,),
            (self.heading,),
            (self.table, self.nobody, self.accord),
            (self._remarks_heading, self.remarks),
            (self._tags_heading, self.tags),
            (self.history,),
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._tell_width()
