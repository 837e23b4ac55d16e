"""All examples that can be chosen, with their positions."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from protest_core.suite.model import Antecedent, Document
from protest_core.suite_build.categorise import ReasonLeftOut
from protest_core.suite_build.find_examples import (
    Found,
    FoundAntecedent,
    FoundExample,
    LeftOutPronoun,
    PlacedDocument,
    chains_with_they,
    group_chains,
)

GROUP = "anaphoric_group_it-they"
GroupKey = tuple[str, str, str]  # part, document and chain


@dataclass(frozen=True, slots=True)
class Origin:
    """The place of an example in the corpus; sentences and words count from 0 there."""

    part: str
    document: str
    sentence: int
    word: int
    markable: str
    antecedents: tuple[str, ...]
    source_sentences: range
    target_sentences: range

    @classmethod
    def on_line(cls, documents: Sequence[Document], line: int, word: int) -> Self:
        """Return the place of an example in texts whose lines are those of the suite."""
        at = bisect_right(documents, line, key=lambda document: document.first_line) - 1
        sentences = range(line, line + 1)
        return cls("", documents[at].name, line, word, "", (), sentences, sentences)


@dataclass(frozen=True, slots=True)
class UncertainHead:
    """An antecedent whose head should be checked by hand."""

    antecedent: int
    words: str
    head: str
    why: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Available:
    """An example that could be in the suite; its number does not depend on what is chosen."""

    number: int
    category: str
    form: str
    line: int
    token: int
    antecedents: tuple[Antecedent, ...]
    origin: Origin
    heads_to_check: tuple[UncertainHead, ...] = ()
    chain: str = ""
    # The reference's word for the pronoun, in lower case; empty if that is not a pronoun.
    reference: str = ""


@dataclass(frozen=True, slots=True)
class ProposedGroup:
    """A chain with both it and they; whether it is a group is decided by hand."""

    part: str
    document: str
    chain: str
    called: tuple[str, ...]
    examples: tuple[Available, ...]
    is_taken: bool = False

    @property
    def key(self) -> GroupKey:
        return self.part, self.document, self.chain


@dataclass(frozen=True, slots=True)
class Inventory:
    """All examples found, and, by form, the reasons why pronouns were left out."""

    examples: tuple[Available, ...]
    left_out: Mapping[ReasonLeftOut, Mapping[str, int]]
    groups: tuple[ProposedGroup, ...] = ()

    def with_examples(self, examples: tuple[Available, ...]) -> "Inventory":
        """Return the inventory with more complete examples."""
        return replace(self, examples=examples)


@dataclass
class _Shelf:
    examples: list[Available] = field(default_factory=list)
    left_out: list[LeftOutPronoun] = field(default_factory=list)
    groups: list[ProposedGroup] = field(default_factory=list)


def take_inventory(
    documents: Sequence[PlacedDocument],
    find: Callable[[PlacedDocument], Found],
    *,
    taken_groups: Collection[GroupKey] = (),
    group_nouns: Collection[str] = (),
) -> Inventory:
    """Return all examples of documents, in order.

    Groups are `taken_groups`, chains approved by hand, and those in which *they* refers to one of
    the nouns.
    """
    shelf = _Shelf()
    for document in documents:
        found = find(document)
        place = document.part, document.source.name
        taken = {key[2] for key in taken_groups if key[:2] == place}
        taken.update(chains_with_they(document.source, found.examples, group_nouns))
        _put(document, found, taken, shelf)
    counts: dict[ReasonLeftOut, Counter[str]] = {}
    for pronoun in shelf.left_out:
        counts.setdefault(pronoun.reason, Counter())[pronoun.form] += 1
    ordered = {reason: dict(counts[reason]) for reason in ReasonLeftOut if reason in counts}
    return Inventory(tuple(shelf.examples), ordered, tuple(shelf.groups))


def _put(
    document: PlacedDocument,
    found: Found,
    taken_chains: Collection[str],
    shelf: _Shelf,
) -> None:
    shelf.left_out += found.left_out
    here: dict[int, Available] = {}
    for example in found.examples:
        if not document.is_translated(example.word):
            left = ReasonLeftOut.NOT_TRANSLATED
            shelf.left_out.append(
                LeftOutPronoun(example.word, example.form, left, example.markable)
            )
            continue
        number = len(shelf.examples) + 1
        available = _available(number, example, document)
        if example.markable.chain in taken_chains and example.antecedents:
            available = replace(available, category=GROUP)
        here[example.word] = available
        shelf.examples.append(available)
    shelf.groups += _proposed(document, found.examples, here, taken_chains)


def _proposed(
    document: PlacedDocument,
    examples: Sequence[FoundExample],
    here: Mapping[int, Available],
    taken_chains: Collection[str],
) -> Iterator[ProposedGroup]:
    """Yield possible groups, and those that are taken, regardless of their pronouns."""
    part, name = document.part, document.source.name
    for group in group_chains(document.source, examples, also=taken_chains):
        members = tuple(here[each.word] for each in group.pronouns if each.word in here)
        if members:
            is_taken = group.chain in taken_chains
            yield ProposedGroup(part, name, group.chain, group.called, members, is_taken)


def _available(number: int, example: FoundExample, document: PlacedDocument) -> Available:
    line, token = document.place(example.word)
    group = document.groups[document.group_of(example.word)]
    origin = Origin(
        document.part,
        document.source.name,
        document.source.sentence_of(example.word),
        example.word,
        example.markable.id,
        tuple(antecedent.markable.id for antecedent in example.antecedents),
        group.source,
        group.target,
    )
    return Available(
        number,
        example.category,
        example.form,
        line,
        token,
        tuple(map(document.antecedent, example.antecedents)),
        origin,
        tuple(_to_check(example.antecedents, document)),
        example.markable.chain,
    )


def _to_check(
    antecedents: Sequence[FoundAntecedent], document: PlacedDocument
) -> Iterator[UncertainHead]:
    words = document.source.words
    for number, antecedent in enumerate(antecedents):
        why = list(antecedent.warnings)
        if len({document.place(word)[0] for word in antecedent.markable.words}) > 1:
            why.append("goes on over several lines")
        if why:
            marked = " ".join(words[word] for word in antecedent.markable.words)
            yield UncertainHead(number, marked, words[antecedent.head], tuple(why))
