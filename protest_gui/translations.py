"""Texts of the windows in the language of the person who reads them."""

from PySide6.QtCore import QCoreApplication

from protest_core.translatable import Text

# `lupdate` gives no context to a function that is not a method of a Qt class.
_CONTEXT = ""


def tr(text: str, comment: str = "", n: int = -1) -> str:
    """Return a text in the person's language; `lupdate` finds it where it is a literal.

    `%n` in it becomes the number, in the plural form that the language has for it. What else is to
    be filled in follows by `.format`.
    """
    return QCoreApplication.translate(_CONTEXT, text, comment, n)


def translated(text: str) -> str:
    """Return a text that was made where there was no translator: in a table, or in the core."""
    return text.translated(tr) if isinstance(text, Text) else tr(text)
