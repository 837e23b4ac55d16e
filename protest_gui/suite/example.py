"""An example of a suite: its text, its annotation in the suite, and corrections by key."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.languages.profiles import LanguageProfile
from protest_core.suite.editing import with_category
from protest_gui.keys.actions import Actions, Commands
from protest_gui.preferences import Preferences
from protest_gui.suite.choosing import Target, WordChoice
from protest_gui.suite.controller import SuiteController
from protest_gui.suite.panel import ExamplePanel
from protest_gui.suite.texts import ExampleTexts
from protest_gui.translations import tr
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.panes import ScrollPage, SideSplitter

_SPLITTER = "suite_texts"
_CHOICES = {
    "suite_pronoun": Target.PRONOUN_LINK,
    "suite_link": Target.ANTECEDENT_LINK,
    "suite_head": Target.HEAD,
    "suite_span": Target.SPAN,
    "suite_add": Target.NEW_ANTECEDENT,
}


class ExamplePage(QWidget):
    """The page of an example. Enter goes on, or ends a choice of words; Esc cancels that choice."""

    back_wanted = Signal()

    def __init__(
        self,
        controller: SuiteController,
        languages: tuple[LanguageProfile, LanguageProfile],
        actions: Actions,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Example"))
        self._controller = controller
        self._actions = actions
        self._preferences = preferences
        self._choice: WordChoice | None = None
        self.banner = Banner()
        self.texts = ExampleTexts(controller, languages, preferences, actions)
        self._categories = controller.draft.suite.categories
        self.panel = ExamplePanel(controller, self._categories, actions)
        self.setFocusProxy(self.texts.source.text)
        self._lay_out()
        self._own_commands = self._commands()
        self._connect()

    def _commands(self) -> Commands:
        controller = self._controller
        choices: Commands = {
            name: partial(controller.begin_choosing, target) for name, target in _CHOICES.items()
        }
        return choices | {
            "suite_category": self.panel.focus_category,
            "suite_antecedent": controller.next_antecedent,
            "suite_checked": controller.check_head,
            "suite_remove": controller.remove_antecedent,
            "suite_nothing": controller.nothing_there,
            "suite_aligned": controller.as_aligned,
            "suite_remove_example": controller.remove_example,
            "undo": controller.undo,
            "redo": controller.redo,
            "next": self._go_on,
            "previous": partial(controller.step, -1),
            "next_open": controller.next_doubtful,
            "first": partial(controller.go_to, 0),
            "last": lambda: controller.go_to(controller.count - 1),
            "back": self.back_wanted.emit,
            "more_above": partial(controller.see_more, above=1),
            "more_below": partial(controller.see_more, below=1),
            "folds": self.texts.fold_or_unfold,
            "tokens": self.texts.switch_tokens,
        }

    def _go_on(self) -> None:
        if self._controller.choice is not None:
            self._controller.finish_choosing()
        else:
            self._controller.step(1)

    def _take_category(self, index: int) -> None:
        category = self._categories[index]
        self._controller.correct(with_category(self._controller.example, category))
        self.panel.show_example()  # the category may have been refused
        self.texts.focus_text()

    def _show_example(self) -> None:
        self.banner.hide_message()
        self.panel.show_example()
        self.texts.show_example()
        self.texts.focus_text()
        self._enable()

    def _show_changes(self) -> None:
        self.banner.hide_message()
        self.panel.show_example()
        self.texts.show_changes()
        self._follow_choosing()
        self._enable()

    def _follow_choosing(self) -> None:
        """Give the focus to words as soon as they can be chosen; otherwise it stays."""
        if self._choice is not self._controller.choice:
            self._choice = self._controller.choice
            self.texts.focus_text()

    def _connect(self) -> None:
        controller = self._controller
        controller.shown.connect(self._show_example)
        controller.changed.connect(self._show_changes)
        controller.refused.connect(lambda text: self.banner.show_message(text, "info"))
        self.panel.category.activated.connect(self._take_category)
        self.panel.antecedents.chosen.connect(controller.choose_antecedent)

    def _enable(self) -> None:
        """Enable the commands that can be done now."""
        draft, choosing = self._controller.draft, self._controller.choice is not None
        view = self._controller.view
        self._actions.enable(
            self,
            {
                "undo": draft.can_undo,
                "redo": draft.can_redo,
                "suite_nothing": choosing,
                "suite_aligned": choosing,
                "more_above": view is not None and view.has_more_above,
                "more_below": view is not None and view.has_more_below,
                "folds": self.texts.can_fold,
            },
        )

    def _lay_out(self) -> None:
        side = ScrollPage(self.panel)
        splitter = SideSplitter(self.texts, side, turns=True)
        self.texts.splitter.restoreState(self._preferences.splitter(_SPLITTER))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(splitter, 1)
        layout.addWidget(self.banner)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        texts = {"next_open": tr("Next doubtful"), "back": tr("Back to the list")}
        self._actions.bind(self, self._own_commands, texts)
        self._enable()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._preferences.set_splitter(_SPLITTER, self.texts.splitter.saveState())
        self._actions.release(self)
