"""The Agreement section: how far annotators agree, and the way to their disagreements."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from protest_core.agreement.consistency import consistency_table
from protest_core.agreement.model import AgreementTable, ConsistencyTable
from protest_core.agreement.overview import AgreementOverview, Compared, read_agreement
from protest_core.agreement.report import (
    agreement_report,
    categories_table,
    confusion_table,
    pairs_table,
)
from protest_core.agreement.rows import (
    AgreementRow,
    group_sentence,
    pair_remarks,
    reference_sentence,
)
from protest_core.annotating.adjudication import AdjudicationProgress
from protest_core.judgements.annotators import AnnotatorKind, name_with_kind
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Work
from protest_gui.jobs.progress_line import MILLISECONDS_BEFORE_SHOWN, ProgressLine
from protest_gui.keys.actions import Actions
from protest_gui.results.answers import AnswersPart
from protest_gui.results.section import NumbersSection
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.choices import ChoiceBox, TickMenu
from protest_gui.widgets.export import SignatureLine, TableExport, rendered
from protest_gui.widgets.labels import SectionHeading, SelectableLabel, WrappingLabel
from protest_gui.widgets.layout import FlowLayout, on_font_change, spaced
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.panes import ScrollPage
from protest_gui.widgets.table_view import NumbersTable

_Index = QModelIndex | QPersistentModelIndex
_Direction = QBoxLayout.Direction


def agreement_section(context: ProjectContext, actions: Actions) -> NumbersSection:
    """Return the section; its candidates are read beside the answers of all annotators."""
    under_way = ProgressLine(
        tr("Comparing the annotators …"), tr("&Stop"), milliseconds=MILLISECONDS_BEFORE_SHOWN
    )
    banner, view = Banner(), AgreementView(actions, under_way)

    def ask() -> Work[AgreementOverview]:
        project, compared = context.project, view.options.compared
        return lambda progress: read_agreement(
            project=project, compared=compared, progress=progress
        )

    def show(found: AgreementOverview) -> None:
        banner.hide_message()
        view.show_found(found)

    def adjudicate() -> None:
        section.leave()  # looking for disputes does not wait for numbers
        actions["adjudicate"].trigger()

    section = NumbersSection(
        context,
        (ScrollPage(view), banner),  # at the foot, where it moves nothing under the pointer
        under_way,
        banner,
        ask=ask,
        show=show,
        now=tr("Compare &now"),
        compare=True,
    )
    section.setAccessibleName(tr("Agreement"))
    section.add_export(view.export, view.tables.signature)
    view.options.when_compared_changed(section.count)
    section.open_numbers_of(view.tables.all_tables)
    view.adjudicate.clicked.connect(adjudicate)
    return section


class AgreementView(QWidget):
    """The view of agreement; it leads to adjudication, or to tasks if nothing is compared."""

    def __init__(self, actions: Actions, under_way: ProgressLine) -> None:
        super().__init__()
        self._found: AgreementOverview | None = None
        self.options = AgreementOptions()
        self.tables = AgreementTables()
        self._nothing = NothingCompared(actions)
        self.adjudicate = QPushButton()
        self.export = TableExport()
        self._lay_out(under_way)
        self.options.when_shown_changed(self._show_chosen)
        self._show_adjudication(AdjudicationProgress(0, 0))

    def show_found(self, found: AgreementOverview) -> None:
        self._found = found
        self.options.show_annotators(found.everybody)
        self.options.setEnabled(len(found.everybody) > 1)
        self._show_adjudication(found.adjudication)
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Show the results for the chosen question and category."""
        overview = self._found
        if overview is None:
            return
        if overview.table is None or overview.consistency is None:
            self._nothing.show_annotators(tuple(overview.everybody))
            self._pages.setCurrentWidget(self._nothing)
            self.export.offer(None, "")
            return
        table = overview.table
        self.options.show_table(table)
        question = self.options.question
        self.tables.show_table(table, question, self.options.category)
        self.tables.show_consistency(overview.consistency, question)
        if overview.answers and overview.tags:
            self.tables.answers.show_answers(overview.answers, question)
            self.tables.answers.show_tags(overview.tags)
        self._pages.setCurrentWidget(self.tables)
        self.export.offer(
            rendered(agreement_report(table, by_category=True, confusion=True)),
            "agreement",
        )

    def _show_adjudication(self, progress: AdjudicationProgress) -> None:
        text = tr("&Adjudicate… ({0} of {1} open)")
        bare = tr("&Adjudicate…")
        counts = number_text(progress.open), number_text(progress.disputed)
        self.adjudicate.setText(text.format(*counts) if progress.disputed else bare)
        self.adjudicate.setEnabled(progress.disputed > 0)
        spoken = tr("People disagree on {1}; {0} of these are open")
        self.adjudicate.setAccessibleDescription(spoken.format(*counts))

    def _lay_out(self, under_way: ProgressLine) -> None:
        column = spaced(QVBoxLayout(self), margin=1, gap=1)
        buttons = FlowLayout()
        for part in (self.adjudicate, self.export, under_way):
            buttons.addWidget(part)
        column.addWidget(self.options)
        column.addLayout(buttons)
        spaced(buttons)
        self._pages = QStackedLayout()
        column.addLayout(self._pages, 1)
        self._pages.addWidget(self._nothing)
        self._pages.addWidget(self.tables)


class AgreementOptions(QWidget):
    """The options of agreement, in several lines in a narrow window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = ChoiceBox[Question](tr("Question"))
        self._show_questions(FIRST_TWO)
        self._annotators = TickMenu(
            tr("Annotators that are compared"), tr("All annotators"), tr("{0} of {1} annotators")
        )
        self._category = ChoiceBox[str | None](tr("Category"), tr("all categories"))
        self._given = QCheckBox(tr("Count unjud&ged candidates as none"))
        layout = spaced(FlowLayout(self))
        for part in (self._question, self._annotators, self._category, self._given):
            layout.addWidget(part)
        on_font_change(self, AgreementOptions._fit)

    def when_compared_changed(self, do: Callable[[], object]) -> None:
        """Call `do` when everything has to be counted again."""
        self._annotators.changed.connect(do)
        self._given.toggled.connect(lambda _on: do())

    def when_shown_changed(self, do: Callable[[], object]) -> None:
        """Call `do` when another part of the results is to be shown."""
        for choice in (self._question, self._category):
            choice.chosen.connect(do)

    @property
    def compared(self) -> Compared:
        return Compared(self._annotators.left_out, self._given.isChecked())

    @property
    def question(self) -> Question:
        return self._question.value

    @property
    def category(self) -> str | None:
        """Return the chosen category; `None`: all categories."""
        return self._category.value

    def show_annotators(self, annotators: Mapping[str, AnnotatorKind]) -> None:
        names = {name: translated(name_with_kind(name, kind)) for name, kind in annotators.items()}
        self._annotators.show_names(names)

    def show_table(self, table: AgreementTable) -> None:
        """Offer the questions and categories of the table; a choice that is still offered stays."""
        self._show_questions(dict.fromkeys((*FIRST_TWO, *table.questions)))
        asked = table.categories_of(self.question)
        if self.category not in {None, *(each.id for each in asked)}:
            self._category.choose_any()
        self._category.show_values((each.id, translated(each.label)) for each in asked)

    def _show_questions(self, questions: Iterable[Question]) -> None:
        self._question.show_values((each, translated(each.name)) for each in questions)

    def _fit(self) -> None:
        # The lists are side by side.
        self._given.setMinimumHeight(self._category.sizeHint().height())


class AgreementTables(QWidget):
    """The tables of agreement; tables below the pairs are about the current pair."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pairs = NumbersTable(tr("Pairs of annotators"))
        self.remark = WrappingLabel()
        self.together = WrappingLabel()
        self.details = PairDetails()
        self._own_heading = SectionHeading(
            tr("Self-consistency: identical translations, judged by one person")
        )
        self.own = NumbersTable(tr("Self-consistency"))
        self.answers = AnswersPart()
        self.signature = SignatureLine()
        self._lay_out()
        self.pairs.selectionModel().currentChanged.connect(self._follow_row)
        self.all_tables = (
            self.pairs,
            self.details.confusion,
            self.details.categories,
            self.own,
            *self.answers.tables,
        )

    def show_table(self, table: AgreementTable, question: Question, category: str | None) -> None:
        self.pairs.show_table(pairs_table(table, question, category))
        sentences = (group_sentence(table, question, category), reference_sentence(table))
        self.together.setText(" ".join(map(translated, filter(None, sentences))))
        self.signature.show_signature(table.frame.signature)
        self._show_pair()

    def show_consistency(self, table: ConsistencyTable, question: Question) -> None:
        self.own.show_table(consistency_table(table, question))

    def _follow_row(self, current: _Index, previous: _Index) -> None:
        if current.row() != previous.row():
            self._show_pair()

    def _show_pair(self) -> None:
        row = self.pairs.current_row()
        if row is None:
            return
        remark = translated(pair_remarks(row))
        self.remark.setText(remark)
        self.pairs.setAccessibleDescription(remark)
        self.details.show_pair(row)

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        column = spaced(QVBoxLayout(self))
        for part in (self.pairs, self.remark, self.together, self.details):
            column.addWidget(part)
        column.addSpacing(line)
        column.addWidget(self._own_heading)
        column.addWidget(self.own)
        column.addSpacing(line)
        column.addWidget(self.answers)
        column.addStretch(1)
        column.addSpacing(line)
        column.addWidget(self.signature)


class PairDetails(QWidget):
    """Two tables about a pair, side by side or, if that is too narrow, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels_heading = SectionHeading()
        self.confusion = NumbersTable(tr("Confusion matrix"))
        self._categories_heading = SectionHeading()
        self.categories = NumbersTable(tr("Agreement by category"))
        self.remark = WrappingLabel()  # on the current category
        self._both = spaced(QBoxLayout(_Direction.LeftToRight, self), gap=1)
        labels = (self._labels_heading, self.confusion)
        categories = (self._categories_heading, self.categories, self.remark)
        self._both.addLayout(_block(labels), 2)
        self._both.addLayout(_block(categories), 3)
        self.categories.selectionModel().currentChanged.connect(lambda *_: self._say())

    def show_pair(self, row: AgreementRow) -> None:
        """Show the row of the table of pairs in two tables of its own."""
        pair = row.annotators or ("", "")
        names = " – ".join(map(translated, row.names))
        self._labels_heading.setText(tr("{0}: confusion matrix").format(names))
        self._categories_heading.setText(tr("{0}: by category").format(names))
        self.confusion.show_table(confusion_table(row))
        self.categories.show_table(categories_table(row.table, row.question, pair))
        self._say()
        self._turn()

    def _say(self) -> None:
        row = self.categories.current_row()
        remark = translated(pair_remarks(row)) if row else ""
        self.remark.setText(remark)
        self.categories.setAccessibleDescription(remark)

    def _turn(self) -> None:
        needed = self.confusion.sizeHint().width() + self.categories.sizeHint().width()
        roomy = needed + self._both.spacing() <= self.width()
        self._both.setDirection(_Direction.LeftToRight if roomy else _Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._turn()


def _block(parts: Iterable[QWidget]) -> QVBoxLayout:
    block = QVBoxLayout()
    block.setSpacing(4)
    for part in parts:
        block.addWidget(part)
    block.addStretch(1)
    return block


class NothingCompared(QWidget):
    """A page that says why nothing is compared, and leads to the tasks."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = SelectableLabel(tr("Looking up who has judged …"))
        self.to_tasks = QPushButton(tr("Go to tas&ks"))
        self.to_tasks.setAutoDefault(False)
        self.to_tasks.hide()
        self.to_tasks.clicked.connect(actions["show_tasks"].trigger)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sentence)
        column.addWidget(self.to_tasks)
        column.addStretch(1)

    def show_annotators(self, names: Sequence[str]) -> None:
        """Show everybody who has judged, chosen or not."""
        few = len(names) < 2
        self.sentence.setText(self._how_to(names) if few else self._how_to_choose())
        self.to_tasks.setVisible(few)

    def _how_to(self, names: Sequence[str]) -> str:
        if names:
            who = tr("So far only {0} has judged.").format(names[0])
        else:
            who = tr("So far nobody has judged.")
        how = tr(
            "Agreement needs two annotators who judge the same candidates. Make a task "
            "set with an overlap, hand it out to two or more annotators, and merge the "
            "batches that they send back."
        )
        return f"{who} {how}"

    def _how_to_choose(self) -> str:
        return tr("Tick two or more annotators: one alone agrees with nobody.")
