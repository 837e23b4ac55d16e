"""The Agreement section: who is compared, how far they agree, and what to do about the rest."""

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QStackedLayout, QVBoxLayout, QWidget

from protest_core.agreement.report import agreement_report
from protest_core.annotating.adjudication import AdjudicationProgress
from protest_core.tables.render import render
from protest_gui.agreement.agreement_found import AgreementFound, Compared
from protest_gui.agreement.agreement_options import AgreementOptions
from protest_gui.agreement.agreement_tables import AgreementTables
from protest_gui.agreement.nothing_compared import NothingCompared
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.widgets.banner import Banner
from protest_gui.widgets.plain import PlainLabel
from protest_gui.widgets.seen_page import SeenPage
from protest_gui.widgets.table_export import TableExport
from protest_gui.widgets.tall_page import TallPage

# What takes less would only flicker.
_MILLISECONDS_BEFORE_SHOWN = 300


class AgreementPage(SeenPage):
    """Leads to adjudication, too, and to tasks where nobody can be compared yet."""

    compared_changed = Signal()
    opened = Signal(object)  # what is behind a number
    adjudication_wanted = Signal()
    tasks_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Agreement"))
        self._found: AgreementFound | None = None
        self.banner = Banner()
        self.options = AgreementOptions()
        self.tables = AgreementTables()
        self.nothing = NothingCompared()
        self.adjudicate = QPushButton()
        self.export = TableExport()
        self._doing = PlainLabel(self.tr("Comparing the annotators …"))
        self._stop = QPushButton(self.tr("&Stop"))
        self._soon = QTimer(self, singleShot=True, interval=_MILLISECONDS_BEFORE_SHOWN)
        self._lay_out()
        self._connect()
        self._space_out()
        self._show_adjudication(AdjudicationProgress(0, 0))
        self.show_computing(under_way=False)

    @property
    def compared(self) -> Compared:
        return self.options.compared

    def show_found(self, found: AgreementFound) -> None:
        self._found = found
        self.banner.hide_message()
        self.options.show_everybody(found.everybody)
        self.options.setEnabled(len(found.everybody) > 1)
        self._show_adjudication(found.adjudication)
        self._show_chosen()

    def show_computing(self, *, under_way: bool) -> None:
        if under_way:
            self._soon.start()
            return
        self._soon.stop()
        self._show_under_way(under_way=False)

    def _show_under_way(self, *, under_way: bool = True) -> None:
        self._doing.setVisible(under_way)
        self._stop.setVisible(under_way)

    def _show_chosen(self) -> None:
        """Of what was found, the question and the category that are asked for."""
        found = self._found
        if found is None:
            return
        if found.table is None or found.consistency is None:
            self.nothing.show_everybody(found.everybody)
            self._pages.setCurrentWidget(self.nothing)
            self.export.offer(None, "")
            return
        table, question = found.table, self.options.question
        self.options.show_table(table)
        self.tables.show_table(table, question, self.options.category)
        self.tables.show_consistency(found.consistency, question)
        self._pages.setCurrentWidget(self.tables)
        self.export.offer(
            lambda how: render(agreement_report(table, by_category=True, confusion=True), how),
            "agreement",
        )

    def _show_adjudication(self, progress: AdjudicationProgress) -> None:
        text = self.tr("&Adjudicate… ({0} of {1} open)")
        bare = self.tr("&Adjudicate…")
        counts = f"{progress.open:,}", f"{progress.disputed:,}"
        self.adjudicate.setText(text.format(*counts) if progress.disputed else bare)
        self.adjudicate.setEnabled(progress.disputed > 0)
        spoken = self.tr("People differ on {1}; {0} of them are open")
        self.adjudicate.setAccessibleDescription(spoken.format(*counts))

    def _connect(self) -> None:
        self.options.compared_changed.connect(self.compared_changed)
        self.options.shown_changed.connect(self._show_chosen)
        self.tables.opened.connect(self.opened)
        self.nothing.tasks_wanted.connect(self.tasks_wanted)
        self.adjudicate.clicked.connect(lambda _checked: self.adjudication_wanted.emit())
        self._soon.timeout.connect(self._show_under_way)
        self._stop.clicked.connect(lambda _checked: self.stop_wanted.emit())
        self.export.told.connect(self._say)
        self.tables.signature.copied.connect(lambda: self._say(self.tr("The signature is copied.")))

    def _say(self, text: str) -> None:
        self.banner.show_message(text, "info")

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.banner)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._buttons = FlowLayout()
        for part in (self.adjudicate, self.export, self._stop, self._doing):
            self._buttons.addWidget(part)
        self._column.addWidget(self.options)
        self._column.addLayout(self._buttons)
        self._pages = QStackedLayout()
        self._column.addLayout(self._pages, 1)
        self._pages.addWidget(self.nothing)
        self._pages.addWidget(self.tables)
        whole.addWidget(TallPage(page), 1)

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._column.setContentsMargins(line, line, line, line)
        self._column.setSpacing(line)
        self._buttons.setSpacing(line // 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._space_out()
