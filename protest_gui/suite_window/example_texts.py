"""Source and reference of an example, and what is being chosen in them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from protest_core.languages.profiles import LanguageProfile
from protest_gui.keys.key_map import KeyMap
from protest_gui.reading.key_button import KeyButton
from protest_gui.reading.text_column import TextColumn
from protest_gui.suite_window.choosing_bar import ChoosingBar
from protest_gui.suite_window.example_marks import lines_of, reference_marks, source_marks
from protest_gui.suite_window.suite_reader import SuiteReader
from protest_gui.suite_window.words_to_choose import What


class ExampleTexts(QWidget):
    """Words can be chosen only while somebody wants to."""

    more_above = Signal()
    more_below = Signal()

    def __init__(
        self,
        reader: SuiteReader,
        languages: tuple[LanguageProfile, LanguageProfile],
        key_map: KeyMap,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._reader = reader
        self._languages = languages
        self._key_map = key_map
        self.source = TextColumn(selectable=False)
        self.reference = TextColumn(selectable=False)
        self.bar = ChoosingBar(key_map)
        self.above_button = KeyButton(self.tr("More context above"))
        self.below_button = KeyButton(self.tr("More context below"))
        source, target = languages
        self.source.set_title(self.tr("Source · {0}").format(source.name))
        self.reference.set_title(self.tr("Reference · {0}").format(target.name))
        self._lay_out()
        self._connect()

    def show_example(self) -> None:
        self.show_changes()
        self.source.text.scroll_to_pronoun()
        self.reference.text.scroll_to_pronoun()

    def show_changes(self) -> None:
        view = self._reader.view
        assert view is not None  # noqa: S101
        texts = (
            (self.source, view.source, source_marks(self._reader)),
            (self.reference, view.reference, reference_marks(self._reader)),
        )
        for (column, tokens, marks), language in zip(texts, self._languages, strict=True):
            to_left = language.right_to_left
            column.text.show_lines(lines_of(view, tokens), marks, right_to_left=to_left)
        self.above_button.setEnabled(min(view.source) > view.document.start)
        self.below_button.setEnabled(max(view.source) < view.document.stop - 1)
        self._show_choosing()

    def focus_text(self) -> None:
        """Where words are chosen, if they are."""
        what = self._reader.what
        column = self.reference if what is not None and what.in_reference else self.source
        column.text.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._reader.choosing is not None:
            for place in sorted(self._reader.choosing.chosen)[:1]:
                column.text.focus_place(place)

    def show_keys(self) -> None:
        self.above_button.set_key(self._key_map.shown("more_above"))
        self.below_button.set_key(self._key_map.shown("more_below"))
        self._show_choosing()

    def _show_choosing(self) -> None:
        what = self._reader.what
        self.source.text.set_selectable(what is not None and not what.in_reference)
        self.reference.text.set_selectable(what is not None and what.in_reference)
        self.bar.show_what(what, self._about(what))

    def _about(self, what: What | None) -> str:
        view, number = self._reader.view, self._reader.antecedent
        if view is None or what in {None, What.NEW_ANTECEDENT}:
            return ""
        if what is What.PRONOUN_LINK:
            return view.pronoun
        antecedent = view.example.antecedents[number]
        head = view.head_of(antecedent)
        return head if head and what is What.ANTECEDENT_LINK else view.words_of(antecedent)

    def _connect(self) -> None:
        reader = self._reader
        for column in (self.source, self.reference):
            column.text.token_chosen.connect(lambda line, token: reader.choose((line, token)))
        self.bar.done.connect(reader.finish_choosing)
        self.bar.nothing_there.connect(reader.nothing_there)
        self.bar.as_aligned.connect(reader.as_aligned)
        self.bar.given_up.connect(reader.give_up)
        self.above_button.clicked.connect(self.more_above)
        self.below_button.clicked.connect(self.more_below)

    def _lay_out(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.source)
        self.splitter.addWidget(self.reference)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(12, 6, 12, 6)
        buttons.addWidget(self.above_button)
        buttons.addStretch(1)
        buttons.addWidget(self.below_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.bar)  # below: no text moves away from under the reader's eyes
        layout.addLayout(buttons)
