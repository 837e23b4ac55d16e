"""Texts of the windows in the language of the person who reads them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, Qt, QTranslator

from protest_core.errors import ProtestError
from protest_core.tables.cells import BETWEEN_NUMBERS
from protest_core.translatable import Figures, Text

FOLDER = Path(__file__).parent / "locale"  # of protest_de.ts and protest_de.qm
ENGLISH = "en"  # the language of the source texts

# `lupdate` gives no context to functions that are not methods of a Qt class.
_translate = partial(QCoreApplication.translate, "")
_QT_TRANSLATIONS = QLibraryInfo.LibraryPath.TranslationsPath


@dataclass(slots=True)
class _Shown:
    """The language of the texts shown, which is also Qt's language for the whole program."""

    code: str = ENGLISH
    locale: QLocale = field(default_factory=lambda: QLocale(ENGLISH))


_shown = _Shown()


def tr(text: str, comment: str = "", n: int | None = None, *, one: str = "") -> str:
    """Return a text in the person's language; `lupdate` finds it if it is a literal.

    Values follow by `.format`, a number as `%n`, with the English singular: `tr("%n candidates",
    "", n, one="%n candidate")`. Other languages have the forms that they need.
    """
    return translated(Text(text, comment, n, one=one))


def translated(text: str) -> str:
    """Return a `Text` in the person's language: from a table, or from the core."""
    if isinstance(text, Text):
        return text.translated(_translate, number_text, figures)
    return figures(text) if isinstance(text, Figures) else text


def error_message(error: BaseException | None) -> str:
    """Return an error's message in the person's language."""
    return translated(error.text) if isinstance(error, ProtestError) else str(error or "")


def number_text(number: int) -> str:
    """Return a whole number with the separators of the person's language."""
    return _shown.locale.toString(number)


def figures(text: str) -> str:
    """Return figures of the core, such as 1,440 or 12.3–14.0, as the person's language has them."""
    signs = {ord(","): _shown.locale.groupSeparator(), ord("."): _shown.locale.decimalPoint()}
    return text.translate(signs).replace(BETWEEN_NUMBERS, translated(BETWEEN_NUMBERS))


def date_text(at: str) -> str:
    """Return the date of a time in a file, as the person's language writes it."""
    day = at[: len("2000-01-01")]
    date = QDate.fromString(day, Qt.DateFormat.ISODate)
    if _shown.code == ENGLISH or not date.isValid():  # English has several ways of writing dates
        return day
    return _shown.locale.toString(date, QLocale.FormatType.ShortFormat)


def languages(folder: Path = FOLDER) -> list[str]:
    """Return the codes of the languages that the windows are translated into."""
    found = (path.stem.removeprefix("protest_") for path in folder.glob("protest_*.qm"))
    return sorted({ENGLISH, *found})


def shown_language() -> str:
    """Return the code of the language that texts are shown in."""
    return _shown.code


def own_name(code: str) -> str:
    """Return the name of a language in itself: ‘Deutsch’."""
    # Qt's own name for English is that of one country.
    name = "English" if code == ENGLISH else QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


def best_language(wanted: Iterable[str], folder: Path = FOLDER) -> str:
    """Return the first of the wanted languages that is available, otherwise the system's.

    `wanted` are codes such as `de` or `pt_BR`: the person's choice, then the batch's language.
    """
    spoken = {_parts(code): code for code in languages(folder)}
    for code in (*filter(None, wanted), *QLocale.system().uiLanguages()):
        for parts in (_parts(code), _parts(code)[:1]):
            if parts in spoken:
                return spoken[parts]
    return ENGLISH


def _parts(code: str) -> tuple[str, ...]:
    return tuple(code.replace("-", "_").split("_"))


def show_language(app: QCoreApplication, code: str, folder: Path = FOLDER) -> None:
    """Show windows that are made from now on in a language.

    Qt's own texts, such as those of buttons, and its dates and numbers follow.
    """
    for before in app.findChildren(QTranslator):
        app.removeTranslator(before)
        before.setParent(None)
        before.deleteLater()
    _shown.code, _shown.locale = code, QLocale(code)
    QLocale.setDefault(QLocale.system() if code == ENGLISH else _shown.locale)
    if code == ENGLISH:
        return
    ours, of_qt = QTranslator(app), QTranslator(app)
    if of_qt.load(_shown.locale, "qtbase", "_", QLibraryInfo.path(_QT_TRANSLATIONS)):
        app.installTranslator(of_qt)
    if ours.load(str(folder / f"protest_{code}.qm")):
        app.installTranslator(ours)
