"""Contrast pairs in the columns of ACES."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter
from random import Random

from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.selection import whole_categories
from protest_core.candidates.translated_parts import Part, parts_of
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.verified import (
    VerifiedTranslation,
    lines_of,
    verified_translations,
)
from protest_core.export.wrong_translations.make import (
    REFUSAL_SENTENCES,
    Contrast,
    Refusal,
    RightPronoun,
    make_wrong,
)
from protest_core.ids import ExampleId
from protest_core.languages.profiles import LanguageProfile, language_profile
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import Example
from protest_core.suite.queries import load_description, load_reference, load_source, load_suite
from protest_core.tables.model import Column, Report, Table
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.text.writing import Detokeniser, detokeniser_for
from protest_core.translatable import Text

BOTH = tuple(Contrast)
_Pair = tuple[str, ...]
# As in ACES (Amrhein, Moghe & Guillou 2022).
_COLUMNS: tuple[Column[_Pair], ...] = (
    Column("", "source", value=itemgetter(0)),
    Column("", "good-translation", value=itemgetter(1)),
    Column("", "incorrect-translation", value=itemgetter(2)),
    Column("", "reference", value=itemgetter(3)),
    Column("", "phenomena", value=itemgetter(4)),
)
_SPLITS = re.compile(r"[\t\r\n]")
_NOT_MADE = {
    Contrast.DELETION: Text("{0} could not be made by deleting the pronoun: {1}"),
    Contrast.SUBSTITUTION: Text("{0} could not be made by replacing the pronoun: {1}"),
}


@dataclass(frozen=True, slots=True)
class ContrastPairs:
    """Rows in ACES's columns, and how often, by method and reason, none could be made.

    `repeated`: the number of pairs left out because another system's translation gave the same
    pair.
    """

    rows: tuple[_Pair, ...]
    verified: int
    refused: Mapping[Contrast, Counter[Refusal]]
    repeated: int


def pairs_report(pairs: ContrastPairs) -> Report:
    """Return the pairs in the columns of ACES."""
    return Report("Contrast pairs", [], [Table("aces", "Contrast pairs", _COLUMNS, pairs.rows)])


def unquoted_pairs(pairs: ContrastPairs) -> Iterator[str]:
    """Yield TSV without quotation marks round cells: metrics' programs split at tabs.

    A tab or line end in a cell becomes a blank.
    """
    head = [key for column in _COLUMNS for key in column.keys]
    for row in chain([head], pairs.rows):
        yield "\t".join([_SPLITS.sub(" ", cell) for cell in row]) + "\n"


def pairs_notes(pairs: ContrastPairs, seed: int) -> Iterator[str]:
    """Yield how many pairs there are, and how many could not be made, with the reason."""
    made = Text("%n pairs", "", len(pairs.rows), one="%n pair")
    right = Text("%n translations", "", pairs.verified, one="%n translation")
    yield Text("{0} of {1} that people called correct (seed {2})").format(made, right, seed)
    if pairs.repeated:
        yield Text(
            "%n pairs came of several systems and are there once",
            "",
            pairs.repeated,
            one="%n pair came of several systems and are there once",
        )
    for how, reasons in pairs.refused.items():
        for reason, count in sorted(reasons.items()):
            yield _NOT_MADE[how].format(f"{count:,}", REFUSAL_SENTENCES[reason])


def contrast_pairs(
    *,
    project: Project,
    hows: Sequence[Contrast] = BOTH,
    seed: int = 0,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> ContrastPairs:
    """Return pairs; systems are in the order of loading, examples in the suite's.

    Randomness depends on the translation alone, so that the same translation by two systems gives
    the same pair, and no pair depends on which others are made.
    """
    progress(0, 1, "reading what people verified")
    with project.reading(progress) as tx:
        systems, categories = whole_categories(tx, chosen)
        names = {system.name for system in systems}
        ids = {category.id for category in categories}
        examples = [each for each in load_suite(tx).examples if each.category.id in ids]
        verified = list(verified_translations(tx, examples))
        making = _Making(tx, examples, verified, seed)
        wanted = [each for each in verified if each.candidate.system in names]
        return making.pairs(wanted, hows, progress)


class _Making:
    """Data that all pairs need: the texts in plain form, and the forms that may be right."""

    def __init__(
        self,
        tx: Tx,
        examples: Sequence[Example],
        verified: Sequence[VerifiedTranslation],
        seed: int,
    ) -> None:
        suite = load_description(tx)
        self._seed = seed
        self._profile: LanguageProfile = language_profile(suite.target_language)
        self._source_lines = load_source(tx)
        self._reference = load_reference(tx)
        self._source = detokeniser_for(self._source_lines, suite.source_language)
        self._target = detokeniser_for(self._reference.sentences, suite.target_language)
        self._used: dict[ExampleId, set[str]] = defaultdict(set)
        self._right: dict[ExampleId, set[str]] = defaultdict(set)
        for example in examples:
            pronoun, *_ = parts_of(example, self._reference, example.correction)
            words = self._reference.words(pronoun.line, pronoun.tokens)
            self._used[example.id].update(words)
            self._right[example.id].add(self._reference_text(example))
        for each in verified:
            self._used[each.example.id].update(each.words(each.parts[0]))
            self._right[each.example.id].add(self._text(each, self._target))

    def pairs(
        self,
        verified: Sequence[VerifiedTranslation],
        hows: Sequence[Contrast],
        progress: ProgressCallback,
    ) -> ContrastPairs:
        rows: dict[_Pair, None] = {}
        refused: dict[Contrast, Counter[Refusal]] = {how: Counter() for how in hows}
        repeated = 0
        for number, example in enumerate(verified):
            progress(number, len(verified), "making pairs")
            for how in hows:
                made = self._pair(example, how)
                if isinstance(made, Refusal):
                    refused[how][made] += 1
                else:
                    repeated += made in rows
                    rows[made] = None
        return ContrastPairs(tuple(rows), len(verified), refused, repeated)

    def _pair(self, verified: VerifiedTranslation, how: Contrast) -> _Pair | Refusal:
        example, pronoun = verified.example, verified.parts[0]
        right = RightPronoun(
            tokens_of(verified.sentences[example.line].text),
            pronoun.tokens,
            example.category,
            self._used[example.id],
        )
        made = make_wrong(right, how, profile=self._profile, random=self._chance(right, pronoun))
        if isinstance(made, Refusal):
            return made
        good, wrong = (self._text(verified, self._target, tokens) for tokens in made)
        if wrong in self._right[example.id]:
            return Refusal.SAME_AS_ANOTHER
        phenomenon = f"{example.category.id}:{how.value}"
        return (self._source_text(example), good, wrong, self._reference_text(example), phenomenon)

    def _chance(self, right: RightPronoun, pronoun: Part) -> Random:
        what = f"{self._seed} {pronoun.tokens} {' '.join(right.tokens)}"
        return Random(what)  # noqa: S311 — to be repeated, not to keep secrets

    def _text(
        self,
        verified: VerifiedTranslation,
        detokeniser: Detokeniser,
        instead: Tokens | None = None,
    ) -> str:
        """Return all lines of the example; if tokens are given, they replace the pronoun."""
        return " ".join(
            detokeniser.text(
                tokens_of(verified.sentences[line].text)
                if instead is None or line != verified.example.line
                else instead
            )
            for line in lines_of(verified.example)
        )

    def _source_text(self, example: Example) -> str:
        lines = (self._source_lines[line] for line in lines_of(example))
        return " ".join(self._source.text(tokens_of(line)) for line in lines)

    def _reference_text(self, example: Example) -> str:
        lines = (self._reference.sentences[line] for line in lines_of(example))
        return " ".join(self._target.text(tokens_of(line)) for line in lines)
