"""A system as 1.1 stores it: the source once more, its text, and every example with its words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from random import Random
from typing import Any

from protest_core.alignment import Translation, translations_of
from protest_core.ids import ExampleId
from protest_core.operations.protest11.growing import Growing, free_numbers
from protest_core.store import (
    AS_ALIGNED,
    Corpus,
    DocumentLines,
    OldAntecedent,
    OldCandidate,
    Sentence,
    TargetToken,
)
from protest_core.suite import (
    Antecedent,
    CorrectedReference,
    Example,
    Positions,
    TestSuite,
    tokens_of,
)

_SOURCE, _TARGET = 0, 1  # kinds of corpora


@dataclass(frozen=True, slots=True)
class Pair:
    """The two corpora of a system."""

    source: int
    target: int


class PairWriter:
    """Adds what a suite's examples are in one translation after another."""

    def __init__(self, suite: TestSuite, category_numbers: dict[str, int], to: Growing) -> None:
        self._suite = suite
        self._categories = category_numbers
        self._to = to
        lengths = (len(tokens_of(line)) for line in suite.source)
        self._first_word = list(accumulate(lengths, initial=0))
        self._corpora = _numbers(to.corpora)
        self._documents = _numbers(to.documents)
        self._sentences = _numbers(to.sentences)
        self._candidates = _numbers(to.pro_candidates)
        self._antecedents = _numbers(to.pro_antecedents)
        self._translations = _numbers(to.translations)

    def add_pair(self, source_name: str, name: str, translation: Translation) -> Pair:
        pair = Pair(next(self._corpora), next(self._corpora))
        self._to.corpora += [
            Corpus(pair.source, source_name, _SOURCE),
            Corpus(pair.target, name, _TARGET),
        ]
        texts = ((pair.source, self._suite.source), (pair.target, translation.sentences))
        for corpus, sentences in texts:
            self._to.documents += [
                DocumentLines(next(self._documents), corpus, start, end)
                for start, end in _document_lines(self._suite)
            ]
            self._to.sentences += [
                Sentence(next(self._sentences), corpus, line, text)
                for line, text in enumerate(sentences)
            ]
        return pair

    def add_examples(
        self, pair: Pair, examples: Sequence[Example], words: "Words", *, seed: str
    ) -> dict[int, int]:
        """The candidates' numbers by example; in an order that is random and always the same."""
        places = list(range(1, len(examples) + 1))
        Random(f"protest11 {seed}").shuffle(places)  # noqa: S311 — no secret
        taken = {row.example_no for row in self._to.pro_candidates if row.tgtcorpus == pair.target}
        numbers = {}
        for example, place in zip(examples, places, strict=True):
            number = int(example.id)
            if number in taken:
                number = max(taken) + 1
            taken.add(number)
            numbers[int(example.id)] = self._add_candidate(pair, example, number, place)
            self._add_antecedents(pair, example, number)
            self._add_words(pair, example, number, words)
        return numbers

    def _add_candidate(self, pair: Pair, example: Example, number: int, place: int) -> int:
        candidate = next(self._candidates)
        self._to.pro_candidates.append(
            OldCandidate(
                id=candidate,
                srccorpus=pair.source,
                tgtcorpus=pair.target,
                example_no=number,
                line=example.line,
                srcpro=self._word(example.line, example.token),
                srcpos=example.token,
                srcproindex=self._first_word[example.line] + example.token,
                category_no=self._categories[example.category.id],
                sequence_no=place,
            )
        )
        return candidate

    def _add_antecedents(self, pair: Pair, example: Example, number: int) -> None:
        for ant_no, antecedent in enumerate(example.agreeing_antecedents, start=1):
            head = head_of(antecedent)
            self._to.pro_antecedents.append(
                OldAntecedent(
                    id=next(self._antecedents),
                    srccorpus=pair.source,
                    tgtcorpus=pair.target,
                    example_no=number,
                    ant_no=ant_no,
                    line=antecedent.line,
                    srcstartpos=antecedent.start,
                    srcendpos=antecedent.end - 1,
                    srchead=self._word(antecedent.line, head),
                    srcheadpos=head,
                    srcheadindex=self._first_word[antecedent.line] + head,
                )
            )

    def _add_words(self, pair: Pair, example: Example, number: int, words: "Words") -> None:
        for ant_no, line, position in words.of(example):
            row = TargetToken(next(self._translations), pair.target, number, ant_no, line, position)
            self._to.translations.append(row)

    def _word(self, line: int, token: int) -> str:
        return tokens_of(self._suite.source[line])[token]


def _numbers(rows: Sequence[Any]) -> Iterator[int]:
    return free_numbers(row[0] for row in rows)


def head_of(antecedent: Antecedent) -> int:
    """1.1 knows no antecedent without a head; in English it is mostly the last word."""
    return antecedent.end - 1 if antecedent.head is None else antecedent.head


def _document_lines(suite: TestSuite) -> Iterable[tuple[int, int]]:
    starts = [document.first_line for document in suite.documents]
    ends = chain(starts[1:], [len(suite.source)])
    return ((start, end - 1) for start, end in zip(starts, ends, strict=True))


@dataclass(frozen=True, slots=True)
class Words:
    """The target tokens of examples in a translation; some are set by hand."""

    translation: Translation
    by_hand: Mapping[ExampleId, CorrectedReference]

    def of(self, example: Example) -> Iterator[tuple[int | None, int, int]]:
        """Antecedent (none for the pronoun), line and position."""
        by_hand = self.by_hand.get(example.id, AS_ALIGNED)
        for position in self._positions(by_hand.pronoun, example.line, (example.token,)):
            yield None, example.line, position
        for number, antecedent in enumerate(example.agreeing_antecedents):
            sources, set_to = antecedent.head_or_span, by_hand.antecedent(number)
            for position in self._positions(set_to, antecedent.line, sources):
                yield number + 1, antecedent.line, position

    def _positions(self, by_hand: Positions | None, line: int, sources: Iterable[int]) -> Positions:
        found = translations_of(self.translation.links[line], sources, by_hand)
        return tuple(sorted(set(found)))
