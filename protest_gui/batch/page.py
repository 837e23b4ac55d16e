"""The first page of a batch: whom it is for, how much is done, and the way to go on."""

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPalette,
    QShowEvent,
)
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protest_core.batches.open_batch import Batch, BatchState, batch_state
from protest_core.judgements.model import State
from protest_gui.batch.summary import BatchSummary
from protest_gui.batch.table import BatchTable
from protest_gui.context import ProjectContext
from protest_gui.jobs.latest import LatestJob
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.translations import date_text, tr
from protest_gui.widgets.labels import SelectableLabel, make_larger, plain_tip
from protest_gui.widgets.layout import FlowLayout, on_font_change, spaced
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.panes import ScrollPage

_WIDTH_IN_LETTERS = 130
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class BatchPage(QWidget):
    """The first page, read in the background; Enter continues the work from anywhere on it."""

    back_to_reading = Signal()

    def __init__(
        self,
        context: ProjectContext,
        batch: Batch,
        actions: Actions,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._context = context
        self._actions = actions
        self.setAccessibleName(tr("Batch"))
        self._batch = batch
        self._key_map = actions.key_map
        self._reading = LatestJob(context.run, self._show_state, context.fail)
        self.state: BatchState | None = None
        self.unsaved = 0
        self.banner = Banner()
        self.title = SelectableLabel()
        self.subtitle = SelectableLabel()
        self.subtitle.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.summary = BatchSummary()
        self.send_back = SendBack()
        self.continue_button = QPushButton()
        self.guidelines_button = QPushButton()
        self.time_box = QCheckBox(tr("&Time worked"))
        self.time_box.setToolTip(
            plain_tip(tr("Show how long you have worked, and how long the rest may take"))
        )
        self.time_box.setChecked(preferences.time_shown)
        self.table = BatchTable()
        self._lay_out()
        on_font_change(self, BatchPage._fit)
        self._connect()
        self._show_keys()
        self._show_way_on(0)
        self._show_title()
        self.refresh()

    def refresh(self) -> None:
        """Read the batch again: it was judged in, here or by another program."""
        self._reading.ask(lambda _progress: batch_state(batch=self._batch))

    def await_saving(self, count: int) -> None:
        """Wait until all is saved or cannot be: only judgements in the file count as done."""
        self.unsaved = count
        if count and self.state is not None:  # otherwise the file is read next
            self._show_state(self.state)

    def show_unsaved(self, count: int) -> None:
        """Show how many changes could not be saved, as long as there are any."""
        before = self.unsaved
        self.await_saving(count)
        if count:
            text = tr(
                "%n changes could not be saved yet, and are kept in this window.",
                "",
                count,
                one="%n change could not be saved yet, and is kept in this window.",
            )
            actions = [(tr("&Back to it"), self.back_to_reading.emit)]
            self.banner.show_message(text, "error", actions)
        elif before:
            self.banner.hide_message()

    def _show_state(self, state: BatchState) -> None:
        self.state = state
        self.summary.show_state(state, with_time=self._preferences.time_shown)
        self.table.show_state(state)
        conflicts = state.count(State.CONFLICT)
        answered = state.open_count == 0 and not self.unsaved
        finished = answered and not conflicts
        at_the_way_on = self.focusWidget() in {self.continue_button, self.send_back.focusProxy()}
        self.send_back.show_file(state.path, done=finished)
        self.send_back.setVisible(answered)
        self._show_way_on(conflicts if answered else 0)
        self.continue_button.setVisible(not finished)
        self.setFocusProxy(self.send_back if finished else self.continue_button)
        if at_the_way_on:
            self.setFocus()

    def _continue(self) -> None:
        if self.state is None:
            return
        if self.state.first_open is not None:
            self._context.read(self.state.candidates, self.state.first_open)
        elif contradictory := self.state.chosen(None, State.CONFLICT):
            self._context.read(contradictory)

    def _show_way_on(self, conflicts: int) -> None:
        """Show what Enter does; `conflicts`: their number, once nothing is open."""
        if conflicts:
            text = tr(
                "&Review %n contradictory answers",
                "",
                conflicts,
                one="&Review %n contradictory answer",
            )
            tip = tr("Go to the examples with answers that contradict each other (Enter)")
        elif self.state is not None and self.state.count(State.NEW) == len(self.state.candidates):
            text, tip = tr("&Start"), tr("Go to the first open example (Enter)")
        else:
            text, tip = tr("&Continue"), tr("Go to the first open example (Enter)")
        self.continue_button.setText(text)
        self.continue_button.setToolTip(tip)

    def _show_time(self, shown: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        self._preferences.time_shown = shown
        if self.state is not None:
            self.summary.show_state(self.state, with_time=shown)

    def _show_title(self) -> None:
        record = self._batch.record
        self.title.setText(tr("For {0}").format(record.annotator))
        self.subtitle.setText(
            self._handed_out().format(record.task_set, date_text(record.exported_at))
        )

    def _handed_out(self) -> str:
        if self._batch.with_reference:
            return tr("Task set {0} · handed out {1}")
        return tr(
            "Task set {0} · handed out {1} · without the reference, which would influence you"
        )

    def _show_keys(self) -> None:
        key = self._key_map.shown("help")
        self.guidelines_button.setText(tr("&Guidelines ({0})").format(key))

    def _connect(self) -> None:
        self.continue_button.clicked.connect(self._continue)
        self.guidelines_button.clicked.connect(self._actions["guidelines"].trigger)
        self.time_box.toggled.connect(self._show_time)
        self.table.opened.connect(self._context.read)
        self.send_back.done.connect(lambda text: self.banner.show_message(text, "info"))
        self._key_map.changed.connect(self._show_keys)
        self._context.outdated.connect(self.refresh)

    def _lay_out(self) -> None:
        self.continue_button.setDefault(True)
        # After a click on it, Enter still continues the work.
        self.guidelines_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.send_back.hide()
        self.setFocusProxy(self.continue_button)
        buttons = QHBoxLayout()
        for button in (self.continue_button, self.guidelines_button):
            buttons.addWidget(button)
        buttons.addStretch()
        block = QWidget()
        self._block = block
        rows = spaced(QVBoxLayout(block), margin=None, gap=1)
        names = QVBoxLayout()
        names.addWidget(self.title)
        names.addWidget(self.subtitle)
        rows.addLayout(names)
        spaced(names, gap=0.25)
        rows.addWidget(self.summary)
        rows.addWidget(self.send_back)
        rows.addLayout(buttons)
        rows.addWidget(self.table, 20)
        rows.addWidget(self.time_box, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addStretch(1)
        page = _Page()
        sides = QHBoxLayout(page)
        sides.addStretch(1)
        sides.addWidget(block, 20)
        sides.addStretch(1)
        whole = spaced(QVBoxLayout(self), gap=0)
        # With large text it is higher than a small screen, and the window would grow beyond that.
        whole.addWidget(ScrollPage(page), 1)
        whole.addWidget(self.banner)
        spaced(sides, margin=(1, 2, 1, 1), gap=None)

    def _fit(self) -> None:
        self._block.setMaximumWidth(_WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth())
        make_larger(self.title, self.font(), 1.8)
        make_larger(self.continue_button, self.font(), 1.3)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The key is on the button; on the judging page, the keys come first.
        self._actions.bind(self, {"help": self._actions["guidelines"].trigger})

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._actions.release(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with the focus on Enter or, if the table ignores it, continue the work.

        Qt's buttons take Enter only if each of them may look like the default.
        """
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        button = focused if isinstance(focused, QPushButton) else self.continue_button
        if button.isVisible():
            button.click()


class _Page(QWidget):
    """A page that asks for its least height: the table in it scrolls, too."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None else -1


class SendBack(QWidget):
    """The way to the file; people send it with their own mail program."""

    done = Signal(str)  # a sentence about what was done, or could not be

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = Path()
        self._heading = SelectableLabel()
        self._where = SelectableLabel()
        self.show_button = QPushButton(tr("&Show in folder"))
        self.copy_button = QPushButton(tr("Copy &path"))
        self.show_button.clicked.connect(self._show_in_folder)
        self.copy_button.clicked.connect(self._copy_path)
        self._lay_out()
        on_font_change(self, SendBack._fit)
        # Not a button: annotators who still press Enter after the last answer open nothing.
        self.setFocusProxy(self._where)

    def text(self) -> str:
        labels = (self._heading, self._where)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def show_file(self, path: Path, *, done: bool) -> None:
        """`done`: no candidate is open, and no judgement contradicts itself."""
        self._path = path
        self._heading.setText(
            tr("All done: send this file back.")
            if done
            else tr("Nothing is open, but some answers contradict each other: review them first.")
        )
        self._where.setText(str(path))
        self._where.setAccessibleName(tr("The file to send back: {0}").format(self._where.text()))

    def _lay_out(self) -> None:
        buttons = FlowLayout()
        buttons.addWidget(self.show_button)
        buttons.addWidget(self.copy_button)
        self._where.setWordWrap(True)
        rows = spaced(QVBoxLayout(self))
        for label in (self._heading, self._where):
            rows.addWidget(label)
        rows.addLayout(buttons)

    def _fit(self) -> None:
        make_larger(self._heading, self.font(), 1.3)

    def _show_in_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.parent))):
            text = tr("The folder could not be opened here. It is {0}.")
            self.done.emit(text.format(self._path.parent))

    def _copy_path(self) -> None:
        QGuiApplication.clipboard().setText(str(self._path))
        self.done.emit(tr("The path is on the clipboard."))
