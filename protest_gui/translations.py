"""Texts of the windows in the language of the person who reads them."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from protest_core.translatable import Text

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
