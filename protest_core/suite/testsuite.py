"""A test suite: source text in documents, categories, and pronoun examples."""

from dataclasses import dataclass

from protest_core.suite.category import Category
from protest_core.suite.example import Example

Tokens = tuple[str, ...]


def tokens_of(sentence: str) -> Tokens:
    """Tokens are what one blank separates, and nothing else is a separator."""
    return tuple(sentence.split(" ")) if sentence else ()


@dataclass(frozen=True, slots=True)
class Document:
    """A text of its own inside the source; it ends where the next one begins."""

    name: str
    first_line: int


@dataclass(frozen=True, slots=True)
class SuiteDescription:
    """What `suite.toml` says about a suite as a whole."""

    name: str
    source_language: str
    target_language: str
    version: str = ""
    licence: str = ""
    citation: str = ""
    description: str = ""
    # Invented texts and systems, whose figures mean nothing; said wherever they are shown.
    demonstration: bool = False


@dataclass(frozen=True, slots=True)
class TestSuite:
    """Everything that is asked of a system, without any translation."""

    __test__ = False  # pytest takes every Test… for its own

    description: SuiteDescription
    categories: tuple[Category, ...]
    documents: tuple[Document, ...]
    source: tuple[str, ...]
    examples: tuple[Example, ...]
