"""Texts of the windows in the language of the person who reads them."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from protest_core.translatable import Text

FOLDER = Path(__file__).parent / "locale"  # of protest_de.ts and protest_de.qm

# `lupdate` gives no context to a function that is not a method of a Qt class.
_translate = partial(QCoreApplication.translate, "")


def tr(text: str, comment: str = "", n: int | None = None, *, one: str = "") -> str:
    """Return a text in the person's language; `lupdate` finds it where it is a literal.

    Values follow by `.format`, a number as `%n`, with the English singular: `tr("%n candidates",
    "", n, one="%n candidate")`. Other languages have the forms that they need.
    """
    return Text(text, comment, n, one=one).translated(_translate)


def translated(text: str) -> str:
    """Return in the person's language what was made as `Text`: in a table, or in the core."""
    return text.translated(_translate) if isinstance(text, Text) else text


def install_translator(app: QCoreApplication, language: str = "", folder: Path = FOLDER) -> bool:
    """Show texts in a language (`de`, `pt_BR`), or in that of the system; return whether we can.

    Qt's own texts, such as those of buttons, follow. Without a translation all stays English.
    """
    locale = QLocale(language or QLocale.system().uiLanguages()[0])
    ours = QTranslator(app)
    if not ours.load(locale, "protest", "_", str(folder)):
        return False
    of_qt = QTranslator(app)
    if of_qt.load(locale, "qtbase", "_", QLibraryInfo.path(_QT_TRANSLATIONS)):
        app.installTranslator(of_qt)
    return app.installTranslator(ours)


_QT_TRANSLATIONS = QLibraryInfo.LibraryPath.TranslationsPath
