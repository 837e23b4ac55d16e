"""Find examples in an annotated text and map them to the suite's lines."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from protest_core.suite.model import Antecedent
from protest_core.suite_build.annotation import AnnotatedText, Markable
from protest_core.suite_build.antecedents import Head, chains_of, head_of
from protest_core.suite_build.categorise import (
    NOTHING_ELSE,
    AlsoTaken,
    ReasonLeftOut,
    categorise,
    form_of,
)
from protest_core.suite_build.sentence_alignment import Bead

_THEY = frozenset({"they", "them"})
# English nouns for groups of people, to which "it" and "they" refer alike. They are singular: that
# "they" refers to "teams" says nothing.
_NOUNS = """
academy administration agency alliance army association audience authority band bank battalion
board brigade bureau cabinet cast category choir church city class clergy clinic club coalition
college commission committee community company congress corporation council country couple court
crew crowd delegation department division duo electorate elite embassy enterprise executive
faction faculty family federation firm fleet flock force gang generation government group herd
hospital household industry institute institution jury laboratory leadership league majority
management media military ministry minority mob movement museum nation navy neighborhood
neighbourhood network newspaper opposition orchestra organisation organization pair panel
parliament partnership party personnel platoon police population press public quartet regime
regiment school sect senate society squad staff state store swarm team tribe trio troop troupe
union university village workforce
"""
GROUP_NOUNS = frozenset(_NOUNS.split())


@dataclass(frozen=True, slots=True)
class FoundAntecedent:
    """An annotated antecedent with its head, at a position in the text."""

    markable: Markable
    head: int
    by: Head

    @property
    def warnings(self) -> tuple[str, ...]:
        """List the reasons why its head should be checked by hand."""
        reasons = []
        if self.by.is_uncertain:
            reasons.append("head by the last rule")
        if self.markable.has_gaps:
            reasons.append("words of others between its own")
        return tuple(reasons)


@dataclass(frozen=True, slots=True)
class FoundExample:
    """A pronoun of a category; positions are in the document."""

    word: int
    form: str
    category: str
    markable: Markable
    antecedents: tuple[FoundAntecedent, ...] = ()


@dataclass(frozen=True, slots=True)
class LeftOutPronoun:
    word: int
    form: str
    reason: ReasonLeftOut
    markable: Markable


@dataclass(frozen=True, slots=True)
class Found:
    """All pronouns of a text, in its order."""

    examples: tuple[FoundExample, ...]
    left_out: tuple[LeftOutPronoun, ...]


@dataclass(frozen=True, slots=True)
class GroupChain:
    """A chain in which both it and they occur: possibly a group (`the team … it … they`)."""

    chain: str
    pronouns: tuple[FoundExample, ...]
    called: tuple[str, ...]  # other expressions of the chain


@dataclass(frozen=True, slots=True)
class PlacedDocument:
    """A document with its groups, and the line of the suite on which it begins."""

    name: str
    part: str
    source: AnnotatedText
    target: AnnotatedText
    groups: tuple[Bead, ...]
    first_line: int

    def source_lines(self) -> Iterator[str]:
        for group in self.groups:
            yield _line(self.source, group.source)

    def target_lines(self) -> Iterator[str]:
        for group in self.groups:
            yield _line(self.target, group.target)

    def place(self, word: int) -> tuple[int, int]:
        """Return the line and token of the suite that a source word became."""
        number = self.group_of(word)
        return self.first_line + number, word - self._first_word(number)

    def group_of(self, word: int) -> int:
        firsts = [group.source.start for group in self.groups]
        return bisect_right(firsts, self.source.sentence_of(word)) - 1

    def is_translated(self, word: int) -> bool:
        return bool(self.groups[self.group_of(word)].target)

    def antecedent(self, found: FoundAntecedent) -> Antecedent:
        """Return the antecedent on the line of its head; a span has no gaps."""
        line, head = self.place(found.head)
        tokens = [token for at, token in map(self.place, found.markable.words) if at == line]
        return Antecedent(line, min(tokens), max(tokens) + 1, head)

    def _first_word(self, group: int) -> int:
        return self.source.sentence(self.groups[group].source.start).start


def find_examples(text: AnnotatedText, also: AlsoTaken = NOTHING_ELSE) -> Found:
    """Find every it, they and them that is annotated as a pronoun, once."""
    chains = chains_of(text.markables)
    examples: list[FoundExample] = []
    left_out: list[LeftOutPronoun] = []
    for word, markables in _pronouns(text).items():
        form = text.words[word].lower()
        found = [categorise(each, text, chains.get(each.chain, ()), also) for each in markables]
        first = found[0]
        if any(other != first for other in found[1:]):
            first = ReasonLeftOut.MARKED_TWICE
        if isinstance(first, ReasonLeftOut):
            left_out.append(LeftOutPronoun(word, form, first, markables[0]))
            continue
        antecedents = tuple(_with_head(each, text) for each in first.antecedents)
        examples.append(FoundExample(word, form, first.category, markables[0], antecedents))
    return Found(tuple(examples), tuple(left_out))


def _pronouns(text: AnnotatedText) -> dict[int, list[Markable]]:
    """Return pronouns by their word; one may be annotated in two classes."""
    pronouns: defaultdict[int, list[Markable]] = defaultdict(list)
    for markable in text.markables:
        if markable.is_pronoun and form_of(markable, text):
            pronouns[markable.words[0]].append(markable)
    return dict(sorted(pronouns.items()))


def _with_head(antecedent: Markable, text: AnnotatedText) -> FoundAntecedent:
    words = antecedent.words
    head = head_of([text.words[word] for word in words])
    return FoundAntecedent(antecedent, words[head.place], head)


def group_chains(
    text: AnnotatedText, examples: Sequence[FoundExample], *, also: Collection[str] = ()
) -> Iterator[GroupChain]:
    """Yield possible groups, to be decided by hand, and the chains that were named."""
    for chain, members in chains_of(text.markables).items():
        forms = {form_of(member, text) for member in members if member.is_pronoun}
        if chain not in also and ("it" not in forms or not forms & _THEY):
            continue
        pronouns = tuple(example for example in examples if example.markable.chain == chain)
        names = (" ".join(text.words[w] for w in m.words) for m in members if not m.is_pronoun)
        if pronouns:
            yield GroupChain(chain, pronouns, tuple(dict.fromkeys(names)))


def chains_with_they(
    text: AnnotatedText, examples: Sequence[FoundExample], nouns: Collection[str]
) -> Iterator[str]:
    """Yield the chains in which *they* or *them* refers to one of these nouns alone."""
    for example in examples:
        if example.form not in _THEY or len(example.antecedents) != 1:
            continue
        antecedent = example.antecedents[0]
        words = {text.words[word] for word in antecedent.markable.words}
        if text.words[antecedent.head].lower() in nouns and "and" not in words:
            yield example.markable.chain


def _line(text: AnnotatedText, sentences: range) -> str:
    if not sentences:
        return ""
    first, last = text.sentence(sentences.start), text.sentence(sentences.stop - 1)
    return " ".join(text.words[first.start : last.stop])


def first_lines(groups: Sequence[Sequence[Bead]]) -> list[int]:
    """Return the line on which each document begins."""
    starts = [0]
    for each in groups:
        starts.append(starts[-1] + len(each))
    return [start for start, _ in pairwise(starts)]


def source_lines(documents: Iterable[PlacedDocument]) -> tuple[str, ...]:
    """Return the lines of all documents."""
    return tuple(line for document in documents for line in document.source_lines())


def target_lines(documents: Iterable[PlacedDocument]) -> tuple[str, ...]:
    return tuple(line for document in documents for line in document.target_lines())
