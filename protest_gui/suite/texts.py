"""Source and reference of an example, with its words highlighted."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from protest_core.languages.profiles import LanguageProfile
from protest_core.suite.view import ExampleView, ReferenceLink, SuiteWarning
from protest_core.text.tokens import Tokens
from protest_gui.keys.key_map import KeyMap
from protest_gui.suite.choosing import Choosing, ChoosingBar, What
from protest_gui.suite.controller import SuiteReader
from protest_gui.text.columns import TextColumn
from protest_gui.text.marks import Mark, Place, Role, ShownLine
from protest_gui.translations import tr
from protest_gui.widgets.buttons import KeyButton


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
        self.above_button = KeyButton(tr("More context above"))
        self.below_button = KeyButton(tr("More context below"))
        source, target = languages
        self.source.set_title(tr("Source · {0}").format(source.name))
        self.reference.set_title(tr("Reference · {0}").format(target.name))
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


Marks = dict[Place, Mark]


def lines_of(view: ExampleView, text: Mapping[int, Tokens]) -> list[ShownLine]:
    """Of its source or its reference."""
    line = view.example.line
    return [ShownLine(n, tokens, with_pronoun=n == line) for n, tokens in sorted(text.items())]


def source_marks(reader: SuiteReader) -> Marks:
    """The head of an antecedent has a tick; of several antecedents each has its number."""
    if reader.choosing is not None and reader.what is not None and not reader.what.in_reference:
        return _to_choose(reader.choosing, reader.what)
    assert reader.view is not None  # noqa: S101
    example = reader.view.example
    marks: Marks = {}
    for number, each in enumerate(example.antecedents, start=1):
        for token in each.span:
            _add(marks, (each.line, token), Role.ANTECEDENT, selected=token == each.head)
        if len(example.antecedents) > 1:
            first = each.line, each.start
            marks[first] = replace(marks[first], key=str(number))
    _add(marks, (example.line, example.token), Role.PRONOUN)
    return marks


def reference_marks(reader: SuiteReader) -> Marks:
    """What was set by hand has a tick."""
    if reader.choosing is not None and reader.what is not None and reader.what.in_reference:
        return _to_choose(reader.choosing, reader.what)
    view = reader.view
    assert view is not None  # noqa: S101
    marks: Marks = {}
    links = [(view.pronoun_link, Role.PRONOUN)]
    links += [(link, Role.ANTECEDENT) for link in view.antecedent_links]
    for link, role in links:
        for token in link.positions:
            _add(marks, (link.line, token), role, selected=link.by_hand)
    return marks


def _to_choose(choosing: Choosing, what: What) -> Marks:
    role = Role.PRONOUN if what is What.PRONOUN_LINK else Role.ANTECEDENT
    chosen = choosing.chosen
    return {place: Mark(role, place in chosen) for place in choosing.choosable}


def _add(marks: Marks, place: Place, role: Role, *, selected: bool = False) -> None:
    before = marks.get(place)
    if before is not None:
        role = role if before.role is role else Role.BOTH
        selected = selected or before.selected
    marks[place] = Mark(role, selected, before.key if before else "")


def link_words(link: ReferenceLink) -> str:
    """“Lampe (by hand)”."""
    words = " ".join(link.words) or tr("nothing")
    return tr("{0} (by hand)").format(words) if link.by_hand else words


def antecedent_words(view: ExampleView, number: int) -> str:
    antecedent = view.example.antecedents[number]
    head = view.head_of(antecedent)
    words = view.words_of(antecedent)
    shown = tr("{0} · head {1}").format(words, head) if head else words
    return f"{shown} → {link_words(view.antecedent_links[number])}"


def doubts_in_words(view: ExampleView) -> str:
    """Empty where there is none."""
    sentences = [
        tr("Head to check: “{0}” ({1}).").format(
            view.head_of(view.example.antecedents[number]), why
        )
        for number, why in view.heads_to_check.items()
    ]
    if SuiteWarning.PRONOUN in view.warnings:
        sentences.append(tr("The pronoun is linked to nothing in the reference."))
    if SuiteWarning.ANTECEDENT in view.warnings:
        sentences.append(tr("An antecedent is linked to nothing in the reference."))
    return " ".join(sentences)


def doubt_name(doubt: SuiteWarning) -> str:
    names = {
        SuiteWarning.HEAD: tr("head to check"),
        SuiteWarning.PRONOUN: tr("pronoun unlinked"),
        SuiteWarning.ANTECEDENT: tr("antecedent unlinked"),
    }
    return names[doubt]
