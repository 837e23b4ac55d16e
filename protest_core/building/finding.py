"""Finds in an annotated text what can be asked of a system, and counts what cannot."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from protest_core.building.annotation import AnnotatedText, Markable
from protest_core.building.antecedents import chains_of
from protest_core.building.categories import (
    NOTHING_ELSE,
    AlsoTaken,
    LeftOut,
    categorise,
    form_of,
)
from protest_core.building.heads import Head, head_of


@dataclass(frozen=True, slots=True)
class FoundAntecedent:
    """A marked antecedent with its head, at a position in the text."""

    markable: Markable
    head: int
    by: Head

    @property
    def doubts(self) -> tuple[str, ...]:
        """Why a person should look at its head."""
        found = []
        if self.by.is_doubtful:
            found.append("head by the last rule")
        if self.markable.has_gaps:
            found.append("words of others between its own")
        return tuple(found)


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
    reason: LeftOut
    markable: Markable


@dataclass(frozen=True, slots=True)
class Found:
    """All pronouns of a text, in its order."""

    examples: tuple[FoundExample, ...]
    left_out: tuple[LeftOutPronoun, ...]


def find_examples(text: AnnotatedText, also: AlsoTaken = NOTHING_ELSE) -> Found:
    """Every it, they and them that is marked as a pronoun, once."""
    chains = chains_of(text.markables)
    examples: list[FoundExample] = []
    left_out: list[LeftOutPronoun] = []
    for word, markables in _pronouns(text).items():
        form = text.words[word].lower()
        found = [categorise(each, text, chains.get(each.chain, ()), also) for each in markables]
        first = found[0]
        if any(other != first for other in found[1:]):
            first = LeftOut.MARKED_TWICE
        if isinstance(first, LeftOut):
            left_out.append(LeftOutPronoun(word, form, first, markables[0]))
            continue
        antecedents = tuple(_with_head(each, text) for each in first.antecedents)
        examples.append(FoundExample(word, form, first.category, markables[0], antecedents))
    return Found(tuple(examples), tuple(left_out))


def _pronouns(text: AnnotatedText) -> dict[int, list[Markable]]:
    """By their word; one may be marked in two classes."""
    pronouns: defaultdict[int, list[Markable]] = defaultdict(list)
    for markable in text.markables:
        if markable.is_pronoun and form_of(markable, text):
            pronouns[markable.words[0]].append(markable)
    return dict(sorted(pronouns.items()))


def _with_head(antecedent: Markable, text: AnnotatedText) -> FoundAntecedent:
    words = antecedent.words
    head = head_of([text.words[word] for word in words])
    return FoundAntecedent(antecedent, words[head.place], head)


@dataclass(frozen=True, slots=True)
class GroupChain:
    """A chain in which both it and they occur: perhaps a group (`the team … it … they`)."""

    chain: str
    pronouns: tuple[FoundExample, ...]
    called: tuple[str, ...]  # how else the text calls it


def group_chains(
    text: AnnotatedText, examples: Sequence[FoundExample], *, also: Collection[str] = ()
) -> Iterator[GroupChain]:
    """Proposals, and the chains that are named: whether it is a group is for a person to say."""
    for chain, members in chains_of(text.markables).items():
        forms = {form_of(member, text) for member in members if member.is_pronoun}
        if chain not in also and ("it" not in forms or not forms & {"they", "them"}):
            continue
        pronouns = tuple(example for example in examples if example.markable.chain == chain)
        names = (" ".join(text.words[w] for w in m.words) for m in members if not m.is_pronoun)
        if pronouns:
            yield GroupChain(chain, pronouns, tuple(dict.fromkeys(names)))
