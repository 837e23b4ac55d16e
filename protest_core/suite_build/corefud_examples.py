"""Find examples in documents with trees and entities, as in CorefUD."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from protest_core.files.conllu import ConlluWord
from protest_core.languages.profiles import primary_code
from protest_core.suite.model import Category, Function
from protest_core.suite_build.annotation import AnnotatedText, Markable, Mention
from protest_core.suite_build.antecedents import Head, HeadRule
from protest_core.suite_build.categorise import FORMS, ReasonLeftOut
from protest_core.suite_build.corefud import CorefDocument, EntityMention
from protest_core.suite_build.find_examples import (
    Found,
    FoundAntecedent,
    FoundExample,
    LeftOutPronoun,
)

_ENGLISH = "en"
_PRONOUN = "PRON"
_NOUNS = frozenset({"NOUN", "PROPN"})
_VERBS = frozenset({"VERB", "AUX"})
_MOST_CONJUNCTS = 100
_EVENT, _ABSTRACT = "event", "abstract"
_REACHES = {"intra": "intra-sentential", "inter": "inter-sentential"}
_POSITIONS = ("subject", "non-subject")
_NUMBERS = ("singular", "plural")
YOU_KINDS: Mapping[str, str] = {
    "generic": "addressee_generic_you",
    "singular": "addressee_deictic_singular_you",
    "plural": "addressee_deictic_plural_you",
}
# Of sources other than English, for which the standard has none.
_OWN_CATEGORIES = (
    *(
        Category(
            f"anaphoric_{reach}_{position}_{number}",
            f"anaphoric · {in_words} · {number} {position} pronoun",
            Function.ANAPHORIC,
            antecedent_agrees=True,
        )
        for reach, in_words in _REACHES.items()
        for position in _POSITIONS
        for number in _NUMBERS
    ),
    Category("event", "event", Function.EVENT, antecedent_agrees=False),
    Category("pleonastic", "pleonastic", Function.PLEONASTIC, antecedent_agrees=False),
)


@dataclass(frozen=True, slots=True)
class CorefChoices:
    """Kinds of pronouns that are left out unless requested."""

    split_references: bool = False  # pronouns that refer to several antecedents
    you: str | None = None  # the kind of every *you*, of which the annotation says nothing


THIRD_PERSON = CorefChoices()


@dataclass(frozen=True)
class _Category:
    """The category of a pronoun, and its antecedents, the nearest last."""

    id: str
    antecedents: tuple[EntityMention, ...] = ()


def own_categories(source_language: str) -> tuple[Category, ...]:
    """Return the categories that the pronouns of a source language have beside the standard's."""
    return () if primary_code(source_language) == _ENGLISH else _OWN_CATEGORIES


def find_coref_examples(
    document: CorefDocument, source_language: str, choices: CorefChoices
) -> Found:
    """Find the pronouns of the third person, and *you* if that is requested."""
    return _Finder(document, primary_code(source_language) == _ENGLISH, choices).found()


def marked_text(document: CorefDocument) -> AnnotatedText:
    """Return the text with the mentions of all entities, which show chains that may be groups."""
    finder = _Finder(document, is_english=True, choices=THIRD_PERSON)
    return replace(document.text, markables=tuple(finder.markables()))


@dataclass(frozen=True)
class _Finder:
    document: CorefDocument
    is_english: bool
    choices: CorefChoices

    def found(self) -> Found:
        examples: list[FoundExample] = []
        left_out: list[LeftOutPronoun] = []
        for at, word in enumerate(self.document.words):
            if not self._is_pronoun(word):
                continue
            category, mention = self._category(at)
            mention = mention or EntityMention("", (at,), at, "")
            markable = self.markable(mention, Mention.PRONOUN)
            form = word.form.lower()
            if word.token is None:
                left_out.append(LeftOutPronoun(at, form, ReasonLeftOut.DROPPED, markable))
            elif isinstance(category, ReasonLeftOut):
                left_out.append(LeftOutPronoun(word.token, form, category, markable))
            else:
                antecedents = tuple(map(self._with_head, category.antecedents))
                examples.append(FoundExample(word.token, form, category.id, markable, antecedents))
        return Found(tuple(examples), tuple(left_out))

    @cached_property
    def _heads(self) -> Mapping[EntityMention, tuple[int, HeadRule]]:
        """The head of each mention, and the rule that found it."""
        return {each: self._head(each) for each in self.document.mentions}

    def _head(self, mention: EntityMention) -> tuple[int, HeadRule]:
        """Return the head as annotated, or the word whose governor is outside."""
        if mention.head is not None:
            return mention.head, HeadRule.ANNOTATED
        inside = set(mention.words)
        words = self.document.words
        there = [each for each in mention.words if words[each].token is not None]
        heads = [each for each in there if words[each].governor not in inside]
        if not heads:
            return mention.words[0], HeadRule.OF_SEVERAL
        return heads[0], HeadRule.GOVERNOR if len(heads) == 1 else HeadRule.OF_SEVERAL

    @cached_property
    def _mentions_of(self) -> Mapping[int, list[EntityMention]]:
        """The mentions of which each word is the head."""
        mentions: defaultdict[int, list[EntityMention]] = defaultdict(list)
        for mention, (head, _) in self._heads.items():
            mentions[head].append(mention)
        return mentions

    @cached_property
    def _phrases(self) -> Mapping[str, list[EntityMention]]:
        """The mentions of each entity that are neither pronouns nor empty, in order."""
        phrases: defaultdict[str, list[EntityMention]] = defaultdict(list)
        for mention, (head, _) in sorted(self._heads.items(), key=lambda each: each[0].words):
            word = self.document.words[head]
            if word.token is not None and word.part_of_speech != _PRONOUN:
                phrases[mention.entity].append(mention)
        return phrases

    def _is_pronoun(self, word: ConlluWord) -> bool:
        """Return whether the word may become an example.

        Forms of *se* are none: reflexive in name, they are mostly a part of the verb.
        """
        if self.is_english and word.token is not None:
            form = word.form.lower()
            return form in FORMS or (form == "you" and self.choices.you is not None)
        features = word.features
        is_personal = features.get("PronType") == "Prs" or (
            word.token is None and word.part_of_speech == _PRONOUN
        )
        is_other = features.get("Poss") == "Yes" or features.get("Reflex") == "Yes"
        persons = {"3"} if self.choices.you is None else {"2", "3"}
        return is_personal and not is_other and features.get("Person") in persons

    def _category(self, at: int) -> tuple[_Category | ReasonLeftOut, EntityMention | None]:
        """Return the category of a pronoun, and the mention that it is."""
        word = self.document.words[at]
        if word.form.lower() == "you" or word.features.get("Person") == "2":
            return _Category(YOU_KINDS[self.choices.you or "generic"]), None
        if word.relation.startswith("expl"):
            return self._without_antecedent("pleonastic", word), None
        mentions = self._mentions_of.get(at, ())
        mentions = [each for each in mentions if each.words == (at,)] or mentions
        if not mentions:
            return ReasonLeftOut.IN_NO_ENTITY, None
        categories = [self._in_entity(at, mention) for mention in mentions]
        if any(other != categories[0] for other in categories[1:]):
            return ReasonLeftOut.MARKED_TWICE, mentions[0]
        return categories[0], mentions[0]

    def _in_entity(self, at: int, mention: EntityMention) -> _Category | ReasonLeftOut:
        """Return the category by the other mentions of the entity."""
        if parts := self.document.split.get(mention.entity):
            if not self.choices.split_references:
                return ReasonLeftOut.SPLIT
            last = (self._before(at, self._phrases.get(part, [])) for part in parts)
            antecedents = sorted(filter(None, last), key=lambda each: each.words)
            if not antecedents:
                return ReasonLeftOut.NO_ANTECEDENT
            return self._anaphoric(at, tuple(antecedents))
        phrases = self._phrases.get(mention.entity, [])
        before = self._before(at, phrases)
        other = before or next((each for each in phrases if each != mention), None)
        if self._is_event(mention, other):
            return self._without_antecedent("event", self.document.words[at])
        if before is not None:
            return self._anaphoric(at, (before,))
        return ReasonLeftOut.NO_ANTECEDENT if other is None else ReasonLeftOut.CATAPHORIC

    def _without_antecedent(self, name: str, word: ConlluWord) -> _Category | ReasonLeftOut:
        if not self.is_english:
            return _Category(name)
        return _Category(f"{name}_it") if word.form.lower() == "it" else ReasonLeftOut.EVENT_THEY

    def _before(self, at: int, phrases: Sequence[EntityMention]) -> EntityMention | None:
        """Return the last phrase that begins before a pronoun.

        It may contain the pronoun, if its head stands before: *the man who lost it*.
        """
        end = bisect_left(phrases, at, key=lambda each: each.words[0])
        before = (phrases[place] for place in reversed(range(end)))
        return next((each for each in before if self._heads[each][0] < at), None)

    def _is_event(self, mention: EntityMention, other: EntityMention | None) -> bool:
        if other is None:
            return mention.type == _EVENT
        words = self.document.words
        if words[self._heads[other][0]].part_of_speech in _VERBS:
            return True
        has_noun = any(words[each].part_of_speech in _NOUNS for each in other.words)
        return mention.type in {_EVENT, _ABSTRACT} and not has_noun

    def _anaphoric(
        self, at: int, antecedents: tuple[EntityMention, ...]
    ) -> _Category | ReasonLeftOut:
        words, text = self.document.words, self.document.text
        heads = [words[self._heads[each][0]] for each in antecedents]
        places = [each.token for each in (words[at], heads[-1]) if each.token is not None]
        reach = "intra" if len({*map(text.sentence_of, places)}) == 1 else "inter"
        position = self._position(at)
        is_plural = len(antecedents) > 1
        if self.is_english and words[at].form.lower() == "it":
            return _Category(f"anaphoric_{reach}_{position}_it", antecedents)
        if self.is_english:
            is_singular = heads[-1].features.get("Number") == "Sing" and not is_plural
            kind = "singular" if is_singular else reach
            return _Category(f"anaphoric_{kind}_they", antecedents)
        number = words[at].features.get("Number") or heads[-1].features.get("Number")
        if number is None:
            return ReasonLeftOut.NO_NUMBER
        name = _NUMBERS[number != "Sing"]
        return _Category(f"anaphoric_{reach}_{position}_{name}", antecedents)

    def _position(self, at: int) -> str:
        """Return the position in the clause; that of a coordinated pronoun is the first's."""
        words = self.document.words
        for _ in range(_MOST_CONJUNCTS):  # a tree with a circle would have no first
            governor = words[at].governor
            if governor is None or not words[at].relation.startswith("conj"):
                break
            at = governor
        return _POSITIONS[not words[at].relation.startswith("nsubj")]

    def _with_head(self, mention: EntityMention) -> FoundAntecedent:
        at, rule = self._heads[mention]
        markable = self.markable(mention, Mention.NOUN_PHRASE)
        token = self.document.words[at].token
        assert token is not None  # noqa: S101 — phrases have a head in the text
        return FoundAntecedent(markable, token, Head(markable.words.index(token), rule))

    def markables(self) -> Iterator[Markable]:
        """Yield all mentions that are in the text."""
        for mention, (head, _) in self._heads.items():
            is_pronoun = self.document.words[head].part_of_speech == _PRONOUN
            kind = Mention.PRONOUN if is_pronoun else Mention.NOUN_PHRASE
            if (markable := self.markable(mention, kind)).words:
                yield markable

    def markable(self, mention: EntityMention, kind: Mention) -> Markable:
        words = [self.document.words[each] for each in mention.words]
        tokens = dict.fromkeys(each.token for each in words if each.token is not None)
        line = words[0].line  # of the file, to be found there
        name = f"{mention.entity}:{line}" if mention.entity else str(line)
        return Markable(name, tuple(tokens), kind, mention.entity)
