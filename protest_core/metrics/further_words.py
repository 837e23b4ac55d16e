"""The words that AutoPRF matches beside the pronoun, if a clipped count is above one.

Guillou & Hardmeier 2018, section 3.2: in all of their 143 cases one personal pronoun was matched,
and beside it mostly *que* or a form of *avoir*, which say nothing about the pronoun.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, CandidateQuery
from protest_core.candidates.selection import whole_categories
from protest_core.db.project import Project
from protest_core.ids import CandidateId, ExampleId
from protest_core.languages.profiles import LanguageProfile
from protest_core.metrics.autoprf import AutoPrf
from protest_core.metrics.measure import (
    load_compared_texts,
    load_metric_texts,
    measured_over,
    metric_languages,
)
from protest_core.metrics.model import Detail, Languages, Texts
from protest_core.metrics.queries import candidates_by_example
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import SuiteDescription
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.translatable import Text, grouped

NO_FURTHER_WORDS = Text("No pronoun has more than one matched word.")


@dataclass(frozen=True, slots=True)
class SeveralMatches:
    """A candidate with more than one matched word, in lower case: the pronoun, and the others.

    `pronoun` is empty if none of the words is a pronoun of the language.
    """

    candidate: CandidateId
    system: str
    category: str
    pronoun: str
    further: Tokens


@dataclass(frozen=True, slots=True)
class FurtherWords:
    """All candidates with more than one matched word, of `pronouns` that were compared."""

    suite: SuiteDescription
    pronouns: int
    matches: tuple[SeveralMatches, ...]
    signature: str

    @property
    def words(self) -> tuple[Tokens, ...]:
        """List the words that are matched beside the pronoun, the most frequent first."""
        counts = Counter(each.further for each in self.matches)
        return tuple(sorted(counts, key=lambda words: (-counts[words], words)))


@dataclass(frozen=True, slots=True)
class _WordsRow:
    """Words that are matched beside pronouns; `None` stands for everything.

    Records have a row for each pronoun and system.
    """

    table: FurtherWords
    words: Tokens | None
    pronoun: str | None = None
    system: str | None = None

    @property
    def matches(self) -> tuple[SeveralMatches, ...]:
        return tuple(
            match
            for match in self.table.matches
            if self.words in {None, match.further}
            and self.pronoun in {None, match.pronoun}
            and self.system in {None, match.system}
        )

    @property
    def name(self) -> str:
        return Text("all") if self.words is None else " ".join(self.words)

    @property
    def pronouns(self) -> str:
        """The pronouns beside which these words are matched, with their numbers."""
        counts = Counter(each.pronoun or "–" for each in self.matches)
        return ", ".join(f"{word} {count:,}" for word, count in counts.most_common())

    def query(self) -> CandidateQuery | None:
        candidates = tuple(each.candidate for each in self.matches)
        of = Text("AutoPRF, matched beside the pronoun: {0}").format(self.name)
        return CandidateQuery(of, lambda project: candidates) if candidates else None  # noqa: ARG005


_COUNT: Column[_WordsRow] = Column(
    "n", "candidates", Kind.COUNT, lambda row: len(row.matches), opens=lambda row: row.query()
)
_SHOWN: tuple[Column[_WordsRow], ...] = (
    Column(Text("Beside the pronoun"), value=lambda row: row.name),
    _COUNT,
    Column(
        "%",
        "",
        Kind.PERCENT,
        lambda row: len(row.matches) / len(row.table.matches) if row.table.matches else None,
        hint=Text("Of the candidates with more than one matched word"),
    ),
    Column(Text("With the pronouns"), value=lambda row: row.pronouns),
)
_RECORD: tuple[Column[_WordsRow], ...] = (
    Column("", "words", value=lambda row: row.words or ()),
    Column("", "pronoun", Kind.NAME, lambda row: row.pronoun),
    Column("", "system", Kind.NAME, lambda row: row.system),
    _COUNT,
)


def further_words(
    *,
    project: Project,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> FurtherWords:
    """Return the words that AutoPRF matches beside pronouns in chosen systems and categories."""
    metric, matches, pronouns = AutoPrf(), [], 0
    with project.snapshot(progress) as snapshot, snapshot.reading() as tx:
        suite, reference = load_compared_texts(tx)
        languages = metric_languages(suite.description)
        categories = {each.id: each.category.id for each in suite.examples}
        systems, of_suite = whole_categories(tx, chosen)
        wanted = {category.id for category in of_suite}
        for number, system in enumerate(systems):
            progress(number, len(systems), Text("comparing the words of {0}").format(system.name))
            texts = load_metric_texts(tx, suite, reference, system.id, categories=wanted)
            candidates = candidates_by_example(tx, system.id)
            details = metric.score(texts).details
            pronouns += len(details)
            for detail in details:
                example, matched = detail.occurrence.example, _matched(detail, languages.target)
                if example is None or len(matched) < 2:
                    continue
                pronoun = _pronoun_among(
                    matched, _source_word(texts, detail, languages.source), languages
                )
                further = list(matched)
                if pronoun:
                    further.remove(pronoun)
                matches.append(
                    SeveralMatches(
                        candidates[ExampleId(example)],
                        system.name,
                        categories[ExampleId(example)],
                        pronoun,
                        tuple(further),
                    )
                )
        over = measured_over(tx, metric, chosen, ())
        signature = "|".join((metric.signature, *over))
    return FurtherWords(suite.description, pronouns, tuple(matches), signature)


def _matched(detail: Detail, language: LanguageProfile) -> Tokens:
    """Return the matched words, each as often as it counts, in the order of the reference."""
    left = Counter(detail.reference) & Counter(detail.candidate)
    matched = []
    for word in detail.reference:
        if left[word]:
            left[word] -= 1
            matched.append(language.folded(word))
    return tuple(matched)


def _source_word(texts: Texts, detail: Detail, language: LanguageProfile) -> str:
    at = detail.occurrence
    return language.folded(tokens_of(texts.source[at.line])[at.token])


def _pronoun_among(matched: Tokens, source: str, languages: Languages) -> str:
    """Return the word that translates the pronoun: a likely translation or else any pronoun."""
    likely = languages.likely.get(source, frozenset())
    for forms in (likely, languages.target.pronouns):
        if found := [word for word in matched if word in forms]:
            return found[0]
    return ""


def further_words_table(table: FurtherWords) -> Table[_WordsRow]:
    """Return the words matched beside pronouns, the most frequent first, and the sum."""
    together = Text(
        "%n of {0} pronouns have more than one matched word.",
        "",
        len(table.matches),
        one="%n of {0} pronouns has more than one matched word.",
    ).format(grouped(table.pronouns))
    return Table(
        "further-words",
        Text("What AutoPRF matches beside the pronoun"),
        _SHOWN,
        [*(_WordsRow(table, words) for words in table.words), _WordsRow(table, None)],
        below=[together],
        summing=1,
    )


def further_words_report(table: FurtherWords) -> Report:
    """Return the report; records have a row for each combination of words, pronoun and system."""
    return report_on(
        table.suite,
        "Further words",
        [further_words_table(table)],
        [Table("further_words", Text("Further words"), _RECORD, [*_records(table)])],
        signature=table.signature,
        empty="" if table.matches else NO_FURTHER_WORDS,
    )


def _records(table: FurtherWords) -> Iterator[_WordsRow]:
    places = Counter((each.further, each.pronoun, each.system) for each in table.matches)
    for words in table.words:
        for (further, pronoun, system), _ in places.most_common():
            if further == words:
                yield _WordsRow(table, words, pronoun, system)
