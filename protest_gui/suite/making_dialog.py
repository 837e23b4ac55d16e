"""The dialog for a new suite from an annotated corpus, parallel text, or another test set."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from protest_core.errors import printable
from protest_core.files.paths import PathKind, kind_at, seems_to_exist
from protest_core.suite_build.bawden import Variants
from protest_core.suite_build.categorise import AlsoTaken
from protest_core.suite_build.conllu import ConlluFiles
from protest_core.suite_build.corefud_examples import YOU_KINDS, CorefChoices
from protest_core.suite_build.files import GroupChoice, check_suite_can_be_made
from protest_core.suite_build.make import (
    BawdenWanted,
    ConlluWanted,
    ContraProWanted,
    CorpusWanted,
    CtxproWanted,
    NewSuite,
    NumbersWanted,
    ParallelWanted,
    SuiteSource,
)
from protest_core.suite_build.parallel import ParallelFiles
from protest_core.suite_build.selection import PRESETS
from protest_core.translatable import Text
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.inputs import LineEdit, NumberBox, PathEdit, PathToChoose
from protest_gui.widgets.labels import SteadyLabel, plain_tip
from protest_gui.widgets.layout import give_labels_room, spaced
from protest_gui.widgets.panes import scrolled

_VARIANTS = {
    Variants.FIRST: Text("the first correct one"),
    Variants.CORRECT: Text("all correct ones"),
    Variants.ALL: Text("all"),
}
assert set(_VARIANTS) == set(Variants)  # noqa: S101
_KINDS_OF_YOU: dict[str | None, Text] = {
    None: Text("left out"),
    "generic": Text("all of them generic"),
    "singular": Text("all of them deictic, singular"),
    "plural": Text("all of them deictic, plural"),
}
assert set(_KINDS_OF_YOU) == {None, *YOU_KINDS}  # noqa: S101
_LIKE: dict[str | None, Text] = {
    None: Text("all of them"),
    "wmt18": Text("as many of each category as at WMT 2018"),
    "protest16": Text("as many of each category as in PROTEST 2016"),
}
assert set(_LIKE) == {None, *PRESETS}  # noqa: S101
_LARGEST_SEED = 2**31 - 1


class SuiteOrigin(Enum):
    """The origins that a suite can be made of."""

    CORPUS = auto()
    CONLLU = auto()
    PARALLEL = auto()
    CONTRAPRO = auto()
    BAWDEN = auto()
    CTXPRO = auto()


_NAMES = {
    SuiteOrigin.CORPUS: Text("ParCor or ParCorFull, an annotated corpus (MMAX2)"),
    SuiteOrigin.CONLLU: Text("CoNLL-U with coreference, such as CorefUD, and a reference"),
    SuiteOrigin.PARALLEL: Text("Parallel text, raw or tokenised"),
    SuiteOrigin.CONTRAPRO: Text("ContraPro, or a test set in its format (JSON)"),
    SuiteOrigin.BAWDEN: Text("The test set of Bawden et al. 2018 (JSON)"),
    SuiteOrigin.CTXPRO: Text("CTXPRO: gender, formality, animacy (JSON)"),
}
assert set(_NAMES) == set(SuiteOrigin)  # noqa: S101 — tables cover their enum
_LANGUAGES = {
    SuiteOrigin.CORPUS: ("", ""),  # the corpus names its source language
    SuiteOrigin.CONLLU: ("en", ""),
    SuiteOrigin.PARALLEL: ("en", ""),
    SuiteOrigin.CONTRAPRO: ("en", "de"),
    SuiteOrigin.BAWDEN: ("en", "fr"),
    SuiteOrigin.CTXPRO: ("", ""),  # its documents name them
}
_WITH_CHAINS = {SuiteOrigin.CORPUS, SuiteOrigin.CONLLU}
_WITH_TEXTS = {SuiteOrigin.CONLLU, SuiteOrigin.PARALLEL}
_BUILT = _WITH_CHAINS | _WITH_TEXTS  # the number of examples can be chosen
_IMPORTED = {SuiteOrigin.CONTRAPRO, SuiteOrigin.BAWDEN, SuiteOrigin.CTXPRO}


class MakeSuiteDialog(FormDialog):
    """A dialog: Enter makes the suite, Esc makes none; it asks only what the origin needs."""

    def __init__(self, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Make a suite"), tr("Ma&ke the suite"), parent)
        self._folder = folder
        self._origin = ChoiceBox[SuiteOrigin](tr("Made from"))
        self._origin.show_values((each, translated(name)) for each, name in _NAMES.items())
        self._form = QFormLayout()
        self._rows: list[tuple[QWidget, set[SuiteOrigin]]] = []
        self._make_fields()
        self._remark = SteadyLabel()
        self._remark.set_possible([_will_be_replaced()])
        self._lay_out()
        self._connect()
        self._show_origin()
        self._origin.setFocus()

    @property
    def wanted(self) -> NewSuite:
        directory = self._directory.path or Path()
        return NewSuite(
            self._source(),
            directory,
            (self._source_language.text().strip(), self._target_language.text().strip()),
            " ".join(self._name.text().split()),
            replace=seems_to_exist(directory),
        )

    def _source(self) -> SuiteSource:
        skips = self._skip_faulty.isChecked()
        match self._origin.value:
            case SuiteOrigin.CORPUS:
                also = AlsoTaken(self._split.isChecked(), self._implicit.isChecked())
                parts = tuple(self._parts.text().replace(",", " ").split())
                root = self._root.path or Path()
                return CorpusWanted(root, parts, self._numbers, also, self._group_choice)
            case SuiteOrigin.CONLLU:
                files = ConlluFiles(self._text.path or Path(), self._reference.path or Path())
                choices = CorefChoices(self._split.isChecked(), self._you.value)
                return ConlluWanted(files, self._numbers, choices, self._group_choice)
            case SuiteOrigin.PARALLEL:
                return ParallelWanted(self._parallel_files, self._numbers)
            case SuiteOrigin.CONTRAPRO:
                return ContraProWanted(self._file.path or Path(), _given(self._texts), skips)
            case SuiteOrigin.BAWDEN:
                return BawdenWanted(self._file.path or Path(), self._variants.value, skips)
            case SuiteOrigin.CTXPRO:
                return CtxproWanted(self._file.path or Path(), _given(self._contexts), skips)

    @property
    def _group_choice(self) -> GroupChoice:
        return GroupChoice(_given(self._groups), self._group_nouns.isChecked())

    @property
    def _parallel_files(self) -> ParallelFiles:
        others = (self._pronouns, self._documents, self._links, self._categories)
        return ParallelFiles(
            self._text.path or Path(),
            None if self._is_alone else self._reference.path or Path(),
            *map(_given, others),
            raw=self._raw.isChecked(),
            forms=tuple(self._forms.text().replace(",", " ").split()),
            any_word=self._any_word.isChecked(),
        )

    @property
    def _is_alone(self) -> bool:
        """Return whether the suite is made of a source without a reference."""
        return self._origin.value is SuiteOrigin.PARALLEL and self._alone.isChecked()

    @property
    def _numbers(self) -> NumbersWanted:
        numbers = tuple(self._per_category.text().replace(",", " ").split())
        return NumbersWanted(numbers, self._like.value, self._seed.value())

    def accept(self) -> None:
        """Check the paths; errors in the files are reported when they are read."""
        self._directory.check(_mistake_in_directory)
        for field, mistake_in in reversed(self._read_fields()):  # the cursor goes to the first
            field.check(mistake_in)
        if not any(field.mistake for field in (self._directory, *dict(self._read_fields()))):
            super().accept()

    def _read_fields(self) -> list[tuple[PathEdit, Callable[[Path], str]]]:
        """Return the path fields for the files of the chosen origin."""
        folders = (self._root, self._texts)
        return [
            (field, _mistake_in_folder if field in folders else _mistake_in_file)
            for field, origins in self._rows
            if isinstance(field, PathEdit)
            and field is not self._directory
            and self._origin.value in origins
            and field.isEnabled()
            and field.text
        ]

    def _needed(self) -> tuple[PathEdit | LineEdit, ...]:
        by_origin: Mapping[SuiteOrigin, tuple[PathEdit, ...]] = {
            SuiteOrigin.CORPUS: (self._root,),
            SuiteOrigin.CONLLU: (self._text, self._reference),
            SuiteOrigin.PARALLEL: (self._text, *([] if self._is_alone else [self._reference])),
            SuiteOrigin.CONTRAPRO: (self._file,),
            SuiteOrigin.BAWDEN: (self._file,),
            SuiteOrigin.CTXPRO: (self._file,),
        }
        languages = [] if self._origin.value is SuiteOrigin.CTXPRO else [self._target_language]
        return (*by_origin[self._origin.value], *languages, self._directory)

    def _make_fields(self) -> None:
        every = set(SuiteOrigin)
        corpus, parallel = {SuiteOrigin.CORPUS}, {SuiteOrigin.PARALLEL}
        self._root = self._folder_field(tr("Corpus (&folder)"), corpus)
        self._parts = self._line(tr("&Parts"), corpus, tr("all; or names such as DiscoMT"))
        self._text = self._file_field(tr("&Source text"), _WITH_TEXTS)
        self._reference = self._file_field(tr("&Reference"), _WITH_TEXTS)
        self._alone = self._tick(tr("There is no reference"), parallel)
        self._raw = self._tick(tr("Raw texts, to be tokenised"), parallel)
        self._forms = self._line(tr("&Pronouns"), parallel, tr("without a table: the usual ones"))
        self._pronouns = self._file_field(tr("&Table of pronouns"), parallel)
        self._pronouns.explain(
            tr(
                "TSV or CSV with the columns line, token and category, from 0, and, if you like, "
                "id and antecedents; instead of token, it may have word and occurrence, or start "
                "and end"
            ),
        )
        self._any_word = self._tick(tr("The table may name words that are no pronouns"), parallel)
        self._documents = self._file_field(tr("&Documents"), parallel)
        self._documents.explain(tr("Where documents begin: name and first_line, from 0"))
        self._links = self._file_field(tr("&Alignment"), parallel)
        self._links.explain(tr("Pharaoh links of the reference; made here if none are given"))
        self._categories = self._file_field(tr("Own &categories"), parallel)
        self._categories.explain(tr("[[category]] tables, as in a suite.toml"))
        self._file = self._file_field(tr("&File (JSON)"), _IMPORTED)
        self._texts = self._folder_field(tr("Document&s (folder)"), {SuiteOrigin.CONTRAPRO})
        self._texts.explain(
            tr("The documents of the segments, NAME.en beside NAME.de: antecedents are in them."),
        )
        self._contexts = self._file_field(tr("Contexts"), {SuiteOrigin.CTXPRO})
        self._contexts.explain(
            tr("The sentences before the segments, a line for each entry: antecedents are in them.")
        )
        self._variants = ChoiceBox[Variants](tr("Which translations"))
        self._variants.show_values((each, translated(name)) for each, name in _VARIANTS.items())
        self._add(tr("&Which translations"), self._variants, {SuiteOrigin.BAWDEN})
        self._like = ChoiceBox[str | None](tr("How many examples"))
        self._like.show_values((each, translated(name)) for each, name in _LIKE.items())
        self._add(tr("&How many examples"), self._like, _BUILT)
        hint = tr("category=number, with blanks between")
        self._per_category = self._line(tr("&Of single categories"), _BUILT, hint)
        self._seed = NumberBox(0, _LARGEST_SEED)
        self._seed.setValue(1)
        self._add(tr("S&eed"), self._seed, _BUILT)
        self._split = self._tick(
            tr("Also pronouns that refer to several antecedents"), _WITH_CHAINS
        )
        self._implicit = self._tick(tr("Also those marked “no explicit antecedent”"), corpus)
        explained = tr("If their chain has an antecedent, which is usually wrong.")
        self._implicit.setToolTip(plain_tip(explained))
        self._implicit.setAccessibleDescription(explained)
        self._you = ChoiceBox[str | None](tr("You"))
        self._you.show_values((each, translated(name)) for each, name in _KINDS_OF_YOU.items())
        self._add(tr("&You"), self._you, {SuiteOrigin.CONLLU})
        self._group_nouns = self._tick(tr("Groups by their nouns, such as team"), _WITH_CHAINS)
        self._groups = self._file_field(tr("Decided &groups"), _WITH_CHAINS)
        self._groups.explain(
            tr("group-it-they.tsv of an earlier suite, with “yes” where a chain is a group"),
        )
        self._skip_faulty = self._tick(tr("Leave out faulty parts, and list them"), _IMPORTED)
        self._source_language = self._line(tr("Source language"), every - corpus, "")
        self._target_language = self._line(tr("Target &language"), every, tr("such as de or fr"))
        self._directory = PathEdit(tr("New suite (folder)"), PathToChoose.NEW_FOLDER, self._folder)
        self._add(tr("&New suite (folder)"), self._directory, every)
        self._name = self._line(tr("Na&me"), every, tr("as the folder"))

    def _add(self, label: str, field: QWidget, origins: set[SuiteOrigin]) -> None:
        self._form.addRow(label, field)
        self._rows.append((field, origins))

    def _line(self, label: str, origins: set[SuiteOrigin], hint: str) -> LineEdit:
        field = LineEdit()
        field.setPlaceholderText(hint)
        self._add(label, field, origins)
        return field

    def _tick(self, text: str, origins: set[SuiteOrigin]) -> QCheckBox:
        field = QCheckBox(text)
        self._add("", field, origins)
        return field

    def _file_field(self, label: str, origins: set[SuiteOrigin]) -> PathEdit:
        field = PathEdit(label.replace("&", ""), PathToChoose.FILE, self._folder)
        self._add(label, field, origins)
        return field

    def _folder_field(self, label: str, origins: set[SuiteOrigin]) -> PathEdit:
        field = PathEdit(label.replace("&", ""), PathToChoose.FOLDER, self._folder)
        self._add(label, field, origins)
        return field

    def _show_origin(self) -> None:
        origin = self._origin.value
        for field, origins in self._rows:
            self._form.setRowVisible(field, origin in origins)
        fields = (self._source_language, self._target_language)
        for language, code in zip(fields, _LANGUAGES[origin], strict=True):
            if not language.isModified():
                language.setText(code)
        self._check_fields()

    def _check_fields(self) -> None:
        self._reference.setEnabled(not self._is_alone)
        needed = self._needed()
        given = (
            each.text if isinstance(each, PathEdit) else each.text().strip() for each in needed
        )
        self._accept.setEnabled(all(given))
        path = self._directory.path if self._directory.text else None
        there = path is not None and seems_to_exist(path)
        self._remark.setText(_will_be_replaced() if there else "")

    def _connect(self) -> None:
        self._origin.currentIndexChanged.connect(lambda _at: self._show_origin())
        for field, _ in self._rows:
            if isinstance(field, PathEdit):
                field.changed.connect(lambda _text: self._check_fields())
        self._alone.toggled.connect(lambda _checked: self._check_fields())
        self._target_language.textChanged.connect(lambda _text: self._check_fields())

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._form.setVerticalSpacing(line // 2)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.insertRow(0, tr("Made from"), self._origin)
        inside = QWidget()
        inside.setLayout(self._form)
        give_labels_room(self._form)
        area = scrolled(inside)
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.6)
        layout.addWidget(area, 1)
        layout.addWidget(self._remark)
        self._end(layout, 54, 44)


def _given(field: PathEdit) -> Path | None:
    return field.path if field.text else None


def _will_be_replaced() -> str:
    return tr(
        "This folder exists already. A suite in it will be replaced; if it differs, the old "
        "one is kept."
    )


def _mistake_in_directory(path: Path) -> str:
    """Return why no suite can be made there; other mistakes raise an error with a sentence."""
    check_suite_can_be_made(path, replace=True)
    return ""


def _mistake_in_file(path: Path) -> str:
    if kind_at(path) is PathKind.FILE:
        return ""
    return tr("There is no file {0}. Check the name.").format(printable(str(path)))


def _mistake_in_folder(path: Path) -> str:
    if kind_at(path) is PathKind.FOLDER:
        return ""
    return tr("There is no folder {0}. Check the name.").format(printable(str(path)))
