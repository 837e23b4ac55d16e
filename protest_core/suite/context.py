"""How much text a reader needs round a pronoun to judge its translation."""

from protest_core.suite.category import Function
from protest_core.suite.example import Example


def context_window(example: Example, document: range) -> range:
    """The lines to show, in the source and in the translation alike; `document` are its lines.

    Hardmeier & Guillou 2016, section 3: for anaphoric pronouns the sentences with antecedent and
    pronoun and one before; for others the pronoun's sentence and the one before. Unlike the
    original program, the window never reaches into another document.
    """
    shown = example.lines if example.category.function is Function.ANAPHORIC else (example.line,)
    return range(max(min(shown) - 1, document.start), max(shown) + 1)


def widened(window: range, document: range, *, above: int = 0, below: int = 0) -> range:
    """More context, as far as the document goes."""
    return range(max(window.start - above, document.start), min(window.stop + below, document.stop))
