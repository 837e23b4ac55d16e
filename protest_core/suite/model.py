"""A test suite as values: categories, examples, antecedents, documents, context."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from msgspec import Struct

from protest_core.ids import ExampleId
from protest_core.text.tokens import Positions
from protest_core.translatable import Text

_FEWEST_FOLDED = 2


class Function(StrEnum):
    """The top level of PROTEST's hierarchy (Hardmeier & Guillou 2016, section 2)."""

    ANAPHORIC = "anaphoric"
    EVENT = "event"
    PLEONASTIC = "pleonastic"
    ADDRESSEE = "addressee"


@dataclass(frozen=True, slots=True)
class Category:
    """A group of examples that test the same problem."""

    id: str
    label: str
    function: Function
    antecedent_agrees: bool


class Antecedent(Struct, frozen=True, gc=False):
    """A source span, half-open, that the pronoun refers to."""

    line: int
    start: int
    end: int
    head: int | None = None

    @property
    def span(self) -> range:
        return range(self.start, self.end)

    @property
    def head_or_span(self) -> range:
        """The tokens to compare: the head if the suite gives one, otherwise the whole span."""
        return self.span if self.head is None else range(self.head, self.head + 1)


class CorrectedReference(Struct, frozen=True, gc=False):
    """Reference tokens set by hand because the automatic alignment of the reference is wrong.

    `None` leaves that part to the alignment; empty tuples mean that nothing translates it.
    """

    pronoun: Positions | None = None
    antecedents: tuple[Positions | None, ...] | None = None

    def antecedent(self, number: int) -> Positions | None:
        return None if self.antecedents is None else self.antecedents[number]


AS_ALIGNED = CorrectedReference()


class Example(Struct, frozen=True, gc=False):
    """A pronoun token on a line of the suite's source; positions count from 0."""

    id: ExampleId
    category: Category
    line: int
    token: int
    antecedents: tuple[Antecedent, ...] = ()
    correction: CorrectedReference = AS_ALIGNED

    @property
    def agreeing_antecedents(self) -> tuple[Antecedent, ...]:
        """The antecedents that the pronoun has to agree with, excluding those of events."""
        return self.antecedents if self.category.antecedent_agrees else ()

    @property
    def lines(self) -> tuple[int, ...]:
        """Every line that contains a part of this example."""
        return (self.line, *(antecedent.line for antecedent in self.antecedents))

    @property
    def compared_lines(self) -> tuple[int, ...]:
        """Every line with a word that a translation is judged by."""
        return (self.line, *(antecedent.line for antecedent in self.agreeing_antecedents))


@dataclass(frozen=True, slots=True)
class Document:
    """A separate text inside the source; it ends where the next one begins."""

    name: str
    first_line: int


@dataclass(frozen=True, slots=True)
class SuiteDescription:
    """The description of a suite as a whole, from `suite.toml`."""

    name: str
    source_language: str
    target_language: str
    version: str = ""
    licence: str = ""
    citation: str = ""
    description: str = ""
    # Texts and systems are invented: wherever results are shown, a caveat says that they mean
    # nothing.
    demonstration: bool = False
    # Nothing but verified translations can be compared with: the lines of the reference are empty.
    without_reference: bool = False


@dataclass(frozen=True, slots=True)
class TestSuite:
    """The source, the reference and the examples that systems are tested on."""

    __test__ = False  # pytest collects all classes named Test…

    description: SuiteDescription
    categories: tuple[Category, ...]
    documents: tuple[Document, ...]
    source: tuple[str, ...]
    examples: tuple[Example, ...]


def _category(category_id: str, label: Text) -> Category:
    function = Function(label.partition(" ")[0])
    return Category(category_id, label, function, function is Function.ANAPHORIC)


STANDARD_CATEGORIES: tuple[Category, ...] = (
    _category("anaphoric_intra_subject_it", Text("anaphoric · intra-sentential · subject it")),
    _category(
        "anaphoric_intra_non-subject_it", Text("anaphoric · intra-sentential · non-subject it")
    ),
    _category("anaphoric_inter_subject_it", Text("anaphoric · inter-sentential · subject it")),
    _category(
        "anaphoric_inter_non-subject_it", Text("anaphoric · inter-sentential · non-subject it")
    ),
    _category("anaphoric_intra_they", Text("anaphoric · intra-sentential · they")),
    _category("anaphoric_inter_they", Text("anaphoric · inter-sentential · they")),
    _category("anaphoric_singular_they", Text("anaphoric · singular they")),
    _category("anaphoric_group_it-they", Text("anaphoric · group it/they")),
    _category("event_it", Text("event · it")),
    _category("pleonastic_it", Text("pleonastic · it")),
    _category("addressee_generic_you", Text("addressee · generic you")),
    _category("addressee_deictic_singular_you", Text("addressee · deictic singular you")),
    _category("addressee_deictic_plural_you", Text("addressee · deictic plural you")),
)
STANDARD_BY_ID = {category.id: category for category in STANDARD_CATEGORIES}


def category_label(category_id: str, label: str) -> str:
    """Return the label of a suite's category, as a `Text` if it is that of the standard."""
    standard = STANDARD_BY_ID.get(category_id)
    return standard.label if standard is not None and standard.label == label else label


def context_window(example: Example, document: range) -> range:
    """Return the lines to show, in source and translation alike; `document` are its lines.

    Hardmeier & Guillou 2016, section 3: for anaphoric pronouns the sentences with antecedent and
    pronoun and one before; for others the pronoun's sentence and the one before. Unlike the
    original program, the window never reaches into another document.
    """
    shown = _context_lines(example)
    return range(max(min(shown) - 1, document.start), max(shown) + 1)


def _context_lines(example: Example) -> tuple[int, ...]:
    return example.lines if example.category.function is Function.ANAPHORIC else (example.line,)


def folds_of(example: Example, shown: Collection[int]) -> tuple[range, ...]:
    """Return the runs of lines that can be folded: those between the needed lines.

    Needed are the lines of the context with pronoun and antecedents, and one before each. A single
    line is never folded: the row in its place would take as much room. Lines `shown` before the
    first and after the last needed line were requested, and stay.
    """
    needed = sorted({each for line in _context_lines(example) for each in (line - 1, line)})
    between = (range(one + 1, other) for one, other in pairwise(needed))
    inside = (range(max(each.start, min(shown)), each.stop) for each in between if shown)
    return tuple(each for each in inside if len(each) >= _FEWEST_FOLDED)


def widened(window: range, document: range, *, above: int = 0, below: int = 0) -> range:
    """Return the window with more lines of context, within the document."""
    return range(max(window.start - above, document.start), min(window.stop + below, document.stop))
