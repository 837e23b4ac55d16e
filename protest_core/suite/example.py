"""One source pronoun of a test suite, with what it refers to."""

from msgspec import Struct

from protest_core.ids import ExampleId
from protest_core.suite.category import Category

Positions = tuple[int, ...]


class Antecedent(Struct, frozen=True):
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
        """The tokens that stand for it: its head where the suite gives one, else all of it."""
        return self.span if self.head is None else range(self.head, self.head + 1)


class CorrectedReference(Struct, frozen=True):
    """Reference tokens set by hand where the automatic reference alignment is wrong.

    `None` leaves that part to the alignment; an empty tuple says that nothing translates it.
    """

    pronoun: Positions | None = None
    antecedents: tuple[Positions | None, ...] | None = None

    def antecedent(self, number: int) -> Positions | None:
        return None if self.antecedents is None else self.antecedents[number]


class Example(Struct, frozen=True):
    """A pronoun token on a line of the suite's source; positions count from 0."""

    id: ExampleId
    category: Category
    line: int
    token: int
    antecedents: tuple[Antecedent, ...] = ()
    correction: CorrectedReference = CorrectedReference()

    @property
    def agreeing_antecedents(self) -> tuple[Antecedent, ...]:
        """Those that the pronoun has to agree with: not what an event refers to."""
        return self.antecedents if self.category.antecedent_agrees else ()

    @property
    def lines(self) -> tuple[int, ...]:
        """Every line on which something of this example stands."""
        return (self.line, *(antecedent.line for antecedent in self.antecedents))
