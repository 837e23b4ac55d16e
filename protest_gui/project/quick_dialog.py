"""The dialog that asks what each of several raw texts is, to compare systems by them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import RefusedError, printable
from protest_core.evaluation.match_project import language_mistake
from protest_core.files.paths import PROJECT_SUFFIX, seems_to_exist, with_suffix
from protest_core.languages.profiles import language_code, language_profile, languages
from protest_core.loading.quick import QuickRequest, QuickTexts
from protest_core.loading.text_parts import (
    TextPart,
    guessed_parts,
    language_in_name,
    quick_texts,
)
from protest_core.matching.rules import usual_policy
from protest_core.suite_build.raw_text import pronouns_to_find
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.inputs import CheckedEdit, PathEdit, PathToChoose
from protest_gui.widgets.labels import ElidedLabel, SelectableLabel, SteadyLabel
from protest_gui.widgets.layout import give_labels_room, spaced, wide_form
from protest_gui.widgets.panes import scrolled

_ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class NewComparison:
    """A comparison to make; `replace`: the person agreed to replace an existing file."""

    request: QuickRequest
    path: Path
    replace: bool


class QuickDialog(FormDialog):
    """A dialog in which each text has a part, guessed from its name until another is chosen.

    Mistakes are shown beside the fields; errors in the texts are reported when they are read.
    """

    def __init__(
        self, paths: Sequence[Path], mistake_in: Callable[[Path], str], parent: QWidget | None
    ) -> None:
        """`mistake_in` returns why no project can be made in a path."""
        super().__init__(tr("Compare systems"), tr("&Compare"), parent)
        self._mistake_in = mistake_in
        self._parts: dict[Path, ChoiceBox[TextPart]] = {}
        self._chosen: set[Path] = set()  # the texts whose part the person has chosen
        self._texts: QuickTexts | None = None  # while one that is needed is not among them
        self._rows = QGridLayout()
        self._add_files = QPushButton(tr("&Add files…"))
        self._add_files.setAutoDefault(False)
        self._source_language = CheckedEdit(tr("Source language"))
        self._target_language = CheckedEdit(tr("Target language"))
        for field in (self._source_language, self._target_language):
            field.complete(sorted(_names_of_languages().values()))
            field.hint(tr("such as Spanish or es"))
        self._pronouns = CheckedEdit(tr("Pronouns"))
        self._pronouns.explain(tr("With commas between; if there are none, the usual ones"))
        self._path = PathEdit(
            tr("Project file"),
            PathToChoose.NEW_FILE,
            filters=tr("PROTEST projects (*{0})").format(PROJECT_SUFFIX),
        )
        self._remark = SteadyLabel()
        self._remark.set_possible([_will_be_replaced(), _parts_needed()])
        self._lay_out()
        self._add_files.clicked.connect(lambda _checked: self._choose_files())
        for edit in (self._target_language, self._source_language, self._path):
            edit.changed.connect(lambda _text: self._check_fields())
        self.add(paths)
        empty = not self._target_language.text
        (self._target_language if empty else next(iter(self._parts.values()))).setFocus()

    @property
    def wanted(self) -> NewComparison | None:
        """Return what is asked for; `None` while a text that is needed is not named."""
        if self._texts is None:
            return None
        path = with_suffix(self._path.path or Path())
        languages = (_code_of(self._source_language.text), _code_of(self._target_language.text))
        request = QuickRequest(self._texts, *languages, _words_in(self._pronouns.text))
        return NewComparison(request, path, seems_to_exist(path))

    def add(self, paths: Sequence[Path]) -> None:
        """Add texts; the parts that nobody has chosen are guessed again."""
        every = [*dict.fromkeys([*self._parts, *paths])]
        guessed = guessed_parts(every)
        for path, part in sorted(guessed.items(), key=lambda each: [*TextPart].index(each[1])):
            if path not in self._parts:
                self._add_row(path, every)
            if path not in self._chosen:
                self._parts[path].choose(part)
        fields = (self._source_language, self._target_language, self._pronouns, self._path)
        for before, after in pairwise([*self._parts.values(), self._add_files, *fields]):
            self.setTabOrder(before, after)  # it would follow the order in which they were made
        self._propose()

    def accept(self) -> None:
        """Check the fields; longer checks are made when the texts are read."""
        self._path.check(lambda path: translated(self._mistake_in(with_suffix(path))))
        self._pronouns.check_text(self._mistake_in_pronouns)
        self._target_language.check_text(_mistake_in_target)
        self._source_language.check_text(_mistake_in_source)  # the cursor goes to the first one
        fields = (self._source_language, self._target_language, self._pronouns, self._path)
        wrong = next((field for field in fields if field.mistake), None)
        if wrong is None:
            super().accept()
        else:
            # With what is said below it, once that has its place.
            QTimer.singleShot(0, self, partial(self._area.ensureWidgetVisible, wrong))

    def _mistake_in_pronouns(self, text: str) -> str:
        try:
            profile = language_profile(_code_of(self._source_language.text))
        except RefusedError:
            return ""  # that is said beside the language
        pronouns_to_find(_words_in(text), profile)
        return ""

    def _add_row(self, path: Path, every: Sequence[Path]) -> None:
        is_only = [each.name for each in every].count(path.name) == 1
        name = path.name if is_only else str(Path(path.parent.name, path.name))
        label = ElidedLabel(name)
        label.explain(str(path))
        box = ChoiceBox[TextPart](tr("Part of {0}").format(printable(name)))
        box.show_values((each, translated(each.value)) for each in TextPart)
        box.chosen.connect(lambda: self._take_choice(path))
        row = self._rows.rowCount()
        self._rows.addWidget(label, row, 0)
        self._rows.addWidget(box, row, 1)
        self._parts[path] = box

    def _choose_files(self) -> None:
        folder = str(next(iter(self._parts)).parent) if self._parts else ""
        chosen, _ = QFileDialog.getOpenFileNames(self, tr("Add texts"), folder)
        self.add([Path(name) for name in chosen])

    def _take_choice(self, path: Path) -> None:
        self._chosen.add(path)
        self._propose()

    def _propose(self) -> None:
        """Fill the fields in which nobody has typed, as the names of the texts suggest."""
        texts = quick_texts({path: box.value for path, box in self._parts.items()})
        self._texts = texts
        if texts is not None:
            source = language_in_name(texts.source) or _ENGLISH
            target = language_in_name(texts.reference)
            names = _names_of_languages()
            name = texts.source.name.partition(".")[0]
            for field, proposal in (
                (self._source_language, names[source]),
                (self._target_language, "" if target == source else names.get(target, "")),
                (self._path, str(texts.source.with_name(name + PROJECT_SUFFIX))),
            ):
                if not field.was_typed:
                    field.propose(proposal)
        self._check_fields()

    def _check_fields(self) -> None:
        given = all((self._source_language.text, self._target_language.text, self._path.text))
        self._accept.setEnabled(self._texts is not None and given)
        path = self._path.path if self._path.text else None
        there = path is not None and seems_to_exist(with_suffix(path))
        remark = _will_be_replaced() if there else ""
        self._remark.setText(_parts_needed() if self._texts is None else remark)

    def _lay_out(self) -> None:
        form = wide_form(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("&Source language"), self._source_language)
        form.addRow(tr("&Target language"), self._target_language)
        form.addRow(tr("P&ronouns"), self._pronouns)
        form.addRow(tr("&Project file"), self._path)
        give_labels_room(form)
        self._rows.setColumnStretch(0, 1)
        inside = QWidget()
        column = spaced(QVBoxLayout(inside), gap=0.7)
        column.addLayout(self._rows)
        column.addWidget(self._add_files, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(form)
        column.addStretch(1)
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.7)
        layout.addWidget(SelectableLabel(_explanation()))
        self._area = scrolled(inside)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._remark)
        self._end(layout, 52, 44)


def _explanation() -> str:
    return tr(
        "Texts with a sentence on each line, all with as many lines. Which of them is the source, "
        "and which the reference, is guessed from their names."
    )


def _parts_needed() -> str:
    return tr("A comparison needs one source, one reference, and the output of a system.")


def _will_be_replaced() -> str:
    return tr("This file exists already. It will be replaced, unless it has judgements.")


def _names_of_languages() -> Mapping[str, str]:
    """Return the names of the languages with a profile, by their codes, as windows show them."""
    return {code: translated(language_profile(code).name) for code in languages()}


def _code_of(language: str) -> str:
    """Return the code of a language that is named as the window or the command line names it."""
    codes = {name.casefold(): code for code, name in _names_of_languages().items()}
    return codes.get(language.casefold()) or language_code(language)


def _mistake_in_source(language: str) -> str:
    _code_of(language)  # an error names the languages that may be meant
    return ""


def _mistake_in_target(language: str) -> str:
    profile = language_profile(_code_of(language))
    return translated(language_mistake(usual_policy(profile), profile) or "")


def _words_in(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (word.strip() for word in text.split(","))))
