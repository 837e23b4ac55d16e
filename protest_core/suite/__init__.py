"""What a test suite is."""

from protest_core.suite.category import STANDARD_CATEGORIES, Category, Function
from protest_core.suite.context import context_window, widened
from protest_core.suite.editing import (
    with_antecedent,
    with_antecedent_link,
    with_category,
    with_head,
    with_pronoun_link,
    with_span,
    without_antecedent,
)
from protest_core.suite.example import Antecedent, CorrectedReference, Example, Positions
from protest_core.suite.testsuite import Document, SuiteDescription, TestSuite, Tokens, tokens_of

__all__ = [
    "STANDARD_CATEGORIES",
    "Antecedent",
    "Category",
    "CorrectedReference",
    "Document",
    "Example",
    "Function",
    "Positions",
    "SuiteDescription",
    "TestSuite",
    "Tokens",
    "context_window",
    "tokens_of",
    "widened",
    "with_antecedent",
    "with_antecedent_link",
    "with_category",
    "with_head",
    "with_pronoun_link",
    "with_span",
    "without_antecedent",
]
