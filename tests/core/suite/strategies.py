"""Hypothesis strategies for whole suites, with whatever text people may write."""

import unicodedata
from dataclasses import replace

from hypothesis import strategies as st

from protest_core.ids import ExampleId
from protest_core.suite.directory import SuiteContents
from protest_core.suite.model import (
    STANDARD_CATEGORIES,
    Antecedent,
    Category,
    CorrectedReference,
    Document,
    Example,
    Function,
    SuiteDescription,
    TestSuite,
)
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import Translation

_plain = st.sampled_from(
    ["it", "sie", "Lampe", "ça", "«", "...", "👍🏽", "שלום", "a\u2028b", "\u00a0"]
)
_any = st.text(st.characters(exclude_characters=" \t\r\n\0", codec="utf-8"), min_size=1, max_size=5)


def _is_composed(text: str) -> bool:
    return text == unicodedata.normalize("NFC", text)


_sentences = st.lists(_plain | _any, min_size=1, max_size=6).map(" ".join).filter(_is_composed)
# A byte order mark at the start of a file is not part of its text.
_texts = _sentences.filter(lambda text: not text.startswith("\ufeff"))
_words = st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"]), max_size=8).filter(
    _is_composed
)


@st.composite
def suites(draw: st.DrawFn) -> SuiteContents:
    source = tuple(draw(st.lists(_texts, min_size=1, max_size=8)))
    targets = tuple(
        draw(st.lists(_texts | st.just(""), min_size=len(source), max_size=len(source)))
    )
    links = tuple(draw(_links(*pair)) for pair in zip(source, targets, strict=True))
    own = draw(st.sampled_from([(), (Category("own", "my · own", Function.EVENT, True),)]))
    categories = (*STANDARD_CATEGORIES, *own)
    numbers = draw(st.lists(st.integers(0, 2**63 - 1), min_size=1, max_size=5, unique=True))
    examples = tuple(draw(_example(number, categories, source, targets)) for number in numbers)
    description = replace(draw(_descriptions), without_reference=not any(targets))
    return SuiteContents(
        TestSuite(description, categories, (Document("all", 0),), source, examples),
        Translation(targets, links),
    )


_descriptions = st.builds(
    SuiteDescription,
    name=_words.filter(lambda text: text and text.isprintable()),
    source_language=st.sampled_from(["en", "tlh"]),
    target_language=st.sampled_from(["de", "fr", "tlh"]),
    version=_words.filter(str.isprintable),
    licence=_words,
    citation=_words,
    description=_words,
    demonstration=st.booleans(),
)


def _links(source: str, target: str) -> st.SearchStrategy[str]:
    i, j = len(tokens_of(source)), len(tokens_of(target))
    if not i or not j:
        return st.just("")
    link = st.tuples(st.integers(0, i - 1), st.integers(0, j - 1)).map("{0[0]}-{0[1]}".format)
    return st.lists(link, max_size=6).map(" ".join)


@st.composite
def _example(draw, number, categories, source, targets) -> Example:
    category = draw(st.sampled_from(categories))
    line, token = draw(_place(source))
    fewest = int(category.antecedent_agrees)
    antecedents = tuple(draw(st.lists(_antecedent(source), min_size=fewest, max_size=2)))
    pronoun = draw(st.none() | _positions(targets[line]))
    corrected = tuple(draw(st.none() | _positions(targets[each.line])) for each in antecedents)
    some = any(positions is not None for positions in corrected)
    correction = CorrectedReference(pronoun, corrected if some else None)
    return Example(ExampleId(number), category, line, token, antecedents, correction)


@st.composite
def _place(draw, text) -> tuple[int, int]:
    line = draw(st.integers(0, len(text) - 1))
    return line, draw(st.integers(0, len(tokens_of(text[line])) - 1))


@st.composite
def _antecedent(draw, source) -> Antecedent:
    line, start = draw(_place(source))
    end = draw(st.integers(start + 1, len(tokens_of(source[line]))))
    return Antecedent(line, start, end, draw(st.none() | st.integers(start, end - 1)))


def _positions(sentence: str) -> st.SearchStrategy[tuple[int, ...]]:
    length = len(tokens_of(sentence))
    if not length:
        return st.just(())
    return st.sets(st.integers(0, length - 1)).map(lambda found: tuple(sorted(found)))
