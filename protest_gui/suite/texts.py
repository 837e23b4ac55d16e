"""Source and reference of an example, with its words highlighted."""

from dataclasses import replace

from PySide6.QtCore import Qt

from protest_core.languages.profiles import LanguageProfile
from protest_core.suite.view import ExampleView, ReferenceLink, SuiteWarning
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.suite.choosing import Target, WordChoice, instruction
from protest_gui.suite.controller import SuiteController
from protest_gui.text.choosing_bar import ChoosingBar
from protest_gui.text.columns import TextColumns
from protest_gui.text.marks import Mark, Place, Role
from protest_gui.translations import tr, translated

Marks = dict[Place, Mark]


class ExampleTexts(TextColumns):
    """Source and reference, in which words can be chosen only while a choice is being made."""

    def __init__(
        self,
        controller: SuiteController,
        languages: tuple[LanguageProfile, LanguageProfile],
        preferences: Preferences,
        actions: Actions,
    ) -> None:
        context = (actions[each] for each in ("more_above", "more_below", "folds"))
        super().__init__(preferences, *context)
        self._controller = controller
        source, target = languages
        self.source = self.add_column(source)
        self.reference = self.add_column(target)
        self.source.set_title(tr("Source · {0}").format(translated(source.name)))
        self.reference.set_title(tr("Reference · {0}").format(translated(target.name)))
        self.reference.setHidden(controller.without_reference)
        for column in (self.source, self.reference):
            column.text.token_chosen.connect(lambda line, token: controller.choose((line, token)))
        self.bar = ChoosingBar()
        self.bar.add_button(actions["next"], tr("Done"))
        self._nothing = self.bar.add_button(actions["suite_nothing"])
        self._aligned = self.bar.add_button(actions["suite_aligned"])
        self.bar.add_key(Qt.Key.Key_Escape, tr("Cancel"), controller.give_up)
        self.add_bar(self.bar)

    def show_example(self) -> None:
        self.show_changes()
        self.align(self.source)

    def show_changes(self) -> None:
        view = self._controller.view
        assert view is not None  # noqa: S101
        self.begin(view.example.id, view.folds)
        line = view.example.line
        marks = source_marks(self._controller)
        self.show_text(self.source, view.source, marks, pronoun_line=line)
        marks = reference_marks(self._controller)
        self.show_text(self.reference, view.reference, marks, pronoun_line=line)
        self._show_choosing()

    def focus_text(self) -> None:
        """Give the focus to the text in which words are being chosen, if any."""
        target = self._controller.target
        column = self.reference if target is not None and target.in_reference else self.source
        column.text.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._controller.choice is not None:
            for place in sorted(self._controller.choice.chosen)[:1]:
                column.text.focus_place(place)

    def _show_choosing(self) -> None:
        target = self._controller.target
        self.source.text.set_selectable(target is not None and not target.in_reference)
        self.reference.text.set_selectable(target is not None and target.in_reference)
        if target is None:
            self.bar.hide()
            return
        self._nothing.setVisible(target.may_be_left_open)
        self._nothing.set_own_text(tr("No head") if target is Target.HEAD else "")
        self._aligned.setVisible(target.in_reference)
        self.bar.show_sentence(instruction(target, self._about(target)))

    def _about(self, target: Target) -> str:
        view, number = self._controller.view, self._controller.antecedent
        if view is None or target is Target.NEW_ANTECEDENT:
            return ""
        if target is Target.PRONOUN_LINK:
            return view.pronoun
        antecedent = view.example.antecedents[number]
        head = view.head_of(antecedent)
        return head if head and target is Target.ANTECEDENT_LINK else view.words_of(antecedent)


def source_marks(controller: SuiteController) -> Marks:
    """Return the marks in the source.

    The head of an antecedent has a tick; several antecedents are numbered.
    """
    if (
        controller.choice is not None
        and controller.target is not None
        and not controller.target.in_reference
    ):
        return _to_choose(controller.choice, controller.target)
    assert controller.view is not None  # noqa: S101
    example = controller.view.example
    marks: Marks = {}
    for number, antecedent in enumerate(example.antecedents, start=1):
        for token in antecedent.span:
            _add(
                marks, (antecedent.line, token), Role.ANTECEDENT, selected=token == antecedent.head
            )
        if len(example.antecedents) > 1:
            first = antecedent.line, antecedent.start
            marks[first] = replace(marks[first], key=str(number))
    _add(marks, (example.line, example.token), Role.PRONOUN)
    return marks


def reference_marks(controller: SuiteController) -> Marks:
    """Return the marks in the reference; words set by hand have a tick."""
    if (
        controller.choice is not None
        and controller.target is not None
        and controller.target.in_reference
    ):
        return _to_choose(controller.choice, controller.target)
    view = controller.view
    assert view is not None  # noqa: S101
    marks: Marks = {}
    links = [(view.pronoun_link, Role.PRONOUN)]
    links += [(link, Role.ANTECEDENT) for link in view.antecedent_links]
    for link, role in links:
        for token in link.positions:
            _add(marks, (link.line, token), role, selected=link.by_hand)
    return marks


def _to_choose(choice: WordChoice, target: Target) -> Marks:
    role = Role.PRONOUN if target is Target.PRONOUN_LINK else Role.ANTECEDENT
    chosen = choice.chosen
    return {place: Mark(role, place in chosen) for place in choice.choosable}


def _add(marks: Marks, place: Place, role: Role, *, selected: bool = False) -> None:
    before = marks.get(place)
    if before is not None:
        role = role if before.role is role else Role.BOTH
        selected = selected or before.selected
    marks[place] = Mark(role, selected, before.key if before else "")


def link_words(link: ReferenceLink) -> str:
    """Return the words of a link: “Lampe (by hand)”."""
    words = " ".join(link.words) or tr("nothing")
    return tr("{0} (by hand)").format(words) if link.by_hand else words


def antecedent_words(view: ExampleView, number: int) -> str:
    antecedent = view.example.antecedents[number]
    head = view.head_of(antecedent)
    words = view.words_of(antecedent)
    shown = tr("{0} · head {1}").format(words, head) if head else words
    return f"{shown} → {link_words(view.antecedent_links[number])}"


def warnings_in_words(view: ExampleView) -> str:
    """Return sentences about doubtful parts; empty if nothing is doubtful."""
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


def warning_name(warning: SuiteWarning) -> str:
    names = {
        SuiteWarning.HEAD: tr("head to check"),
        SuiteWarning.PRONOUN: tr("pronoun unlinked"),
        SuiteWarning.ANTECEDENT: tr("antecedent unlinked"),
    }
    return names[warning]
