"""An example of a suite for display, with its warnings."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from protest_core.ids import ExampleId
from protest_core.suite.draft import CheckedHead, SuiteDraft
from protest_core.suite.heads_file import HeadToCheck
from protest_core.suite.model import Antecedent, Example, context_window, folds_of, widened
from protest_core.text.tokens import Positions, Tokens, tokens_of
from protest_core.text.translation import antecedent_translation, translations_of


class SuiteWarning(StrEnum):
    """A reason why an example should be checked by hand."""

    HEAD = "head"
    PRONOUN = "pronoun"
    ANTECEDENT = "antecedent"


@dataclass(frozen=True, slots=True)
class ReferenceLink:
    """The words of the reference that translate a pronoun or an antecedent."""

    line: int
    positions: Positions
    words: Tokens
    by_hand: bool


@dataclass(frozen=True, slots=True)
class ExampleView:
    """Tokens by line; `heads_to_check` says why the head of an antecedent is uncertain."""

    example: Example
    document: range
    source: Mapping[int, Tokens]
    reference: Mapping[int, Tokens]
    pronoun_link: ReferenceLink
    antecedent_links: tuple[ReferenceLink, ...]
    heads_to_check: Mapping[int, str]
    warnings: frozenset[SuiteWarning]

    @property
    def pronoun(self) -> str:
        return self.source[self.example.line][self.example.token]

    @property
    def folds(self) -> tuple[range, ...]:
        """Return the lines that can be folded: between pronoun and antecedents."""
        return folds_of(self.example, self.source)

    @property
    def has_more_above(self) -> bool:
        return min(self.source) > self.document.start

    @property
    def has_more_below(self) -> bool:
        return max(self.source) + 1 < self.document.stop

    def words_of(self, antecedent: Antecedent) -> str:
        return " ".join(self.source[antecedent.line][antecedent.start : antecedent.end])

    def head_of(self, antecedent: Antecedent) -> str | None:
        return None if antecedent.head is None else self.source[antecedent.line][antecedent.head]


@dataclass(frozen=True, slots=True)
class ExampleFilter:
    """Conditions on the examples to show; empty conditions select all."""

    category: str | None = None
    warnings: frozenset[SuiteWarning] = frozenset()
    text: str = ""


@dataclass(eq=False, slots=True)
class SuiteViewer:
    """Shows the current state of a draft."""

    draft: SuiteDraft
    heads: Iterable[HeadToCheck] = ()
    _why: dict[CheckedHead, str] = field(init=False)
    _checked: frozenset[CheckedHead] = field(init=False)
    _borders: list[int] = field(init=False)
    _warnings: dict[Example, frozenset[SuiteWarning]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._checked = self.draft.checked
        suite = self.draft.suite
        self._borders = [each.first_line for each in suite.documents] + [len(suite.source)]
        self._why = {(ExampleId(each.example), each.antecedent): each.why for each in self.heads}

    def view(self, example: Example, *, above: int = 0, below: int = 0) -> ExampleView:
        suite, reference = self.draft.suite, self.draft.reference
        document = self._document_around(example.line)
        window = widened(context_window(example, document), document, above=above, below=below)
        shown = range(min(window.start, *example.lines), max(window.stop - 1, *example.lines) + 1)
        return ExampleView(
            example,
            document,
            {line: tokens_of(suite.source[line]) for line in shown},
            {line: reference.tokens(line) for line in shown},
            self._pronoun_link(example),
            tuple(self._antecedent_link(example, n) for n in range(len(example.antecedents))),
            self._heads_to_check(example),
            self.warnings(example),
        )

    def warnings(self, example: Example) -> frozenset[SuiteWarning]:
        """Return the warnings, cached for each state of an example: lists ask for thousands."""
        if self._checked is not self.draft.checked:
            self._checked = self.draft.checked
            self._warnings.clear()
        if example not in self._warnings:
            self._warnings[example] = frozenset(self._warnings_of(example))
        return self._warnings[example]

    def chosen(self, conditions: ExampleFilter) -> tuple[ExampleId, ...]:
        """Return the ids of the examples that match, in the order of the suite."""
        wanted = conditions.text.casefold().split()
        return tuple(
            example.id
            for example in self.draft.examples
            if conditions.category in {None, example.category.id}
            and (not conditions.warnings or conditions.warnings & self.warnings(example))
            and (not wanted or self._holds(example, wanted))
        )

    def counts(self) -> dict[str, tuple[int, int]]:
        """Return for each category in use the number of examples, and of those with warnings."""
        total = Counter(each.category.id for each in self.draft.examples)
        doubtful = Counter(each.category.id for each in self.draft.examples if self.warnings(each))
        ids = [category.id for category in self.draft.suite.categories if total[category.id]]
        return {each: (total[each], doubtful[each]) for each in ids}

    def _document_around(self, line: int) -> range:
        after = bisect_right(self._borders, line)
        return range(self._borders[after - 1] if after else 0, self._borders[after])

    def _holds(self, example: Example, wanted: Iterable[str]) -> bool:
        """Return whether every word of the search is in the example's sentences or its number."""
        suite, reference = self.draft.suite, self.draft.reference
        texts = [
            text[line]
            for line in set(example.lines)
            for text in (suite.source, reference.sentences)
        ]
        whole = "\n".join([str(example.id), *texts]).casefold()
        return all(word in whole for word in wanted)

    def _warnings_of(self, example: Example) -> Iterable[SuiteWarning]:
        """Yield the warnings; a part that was set by hand to have no translation gets none."""
        if self._heads_to_check(example):
            yield SuiteWarning.HEAD
        if self.draft.suite.description.without_reference:
            return
        if _is_loose(self._pronoun_link(example)):
            yield SuiteWarning.PRONOUN
        counted = range(len(example.agreeing_antecedents))
        if any(_is_loose(self._antecedent_link(example, number)) for number in counted):
            yield SuiteWarning.ANTECEDENT

    def _heads_to_check(self, example: Example) -> dict[int, str]:
        found = ((n, (example.id, each)) for n, each in enumerate(example.antecedents))
        checked = self.draft.checked
        return {n: self._why[key] for n, key in found if key in self._why and key not in checked}

    def _pronoun_link(self, example: Example) -> ReferenceLink:
        links, corrected = self.draft.reference.links[example.line], example.correction.pronoun
        positions = translations_of(links, (example.token,), corrected)
        return self._link(example.line, positions, by_hand=corrected is not None)

    def _antecedent_link(self, example: Example, number: int) -> ReferenceLink:
        antecedent = example.antecedents[number]
        line, corrected = antecedent.line, example.correction.antecedent(number)
        sentence, links = self.draft.reference.sentences[line], self.draft.reference.links[line]
        positions = antecedent_translation(sentence, links, antecedent.head_or_span, corrected)
        return self._link(line, positions, by_hand=corrected is not None)

    def _link(self, line: int, positions: Positions, *, by_hand: bool) -> ReferenceLink:
        words = self.draft.reference.words(line, positions)
        return ReferenceLink(line, positions, words, by_hand)


def _is_loose(link: ReferenceLink) -> bool:
    return not link.positions and not link.by_hand
