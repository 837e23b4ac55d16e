"""Align whole texts: a system's output with a suite's source."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from protest_core.alignment.bidirectional_links import (
    Links,
    SentenceAlignment,
    as_pharaoh,
    from_pharaoh,
    with_reference_links,
)
from protest_core.alignment.likely import likely_translations
from protest_core.alignment.pronoun_repair import repair_pronouns
from protest_core.alignment.train_and_align import (
    ALL_AIDS,
    AlignmentAid,
    likely_pairs,
    linked_words,
    train_and_align,
)
from protest_core.alignment.training import Model, Pair
from protest_core.alignment.word_parts import WordParts
from protest_core.languages.profiles import language_profile
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import Example
from protest_core.text.tokens import Positions, tokens_of
from protest_core.text.translation import Translation, translations_of
from protest_core.translatable import Text

# With more text than this, the links of the reference add nothing.
_FEW_LINES = 5_000
_REPAIRED_BETWEEN_LOOKS = 1_000  # sentences between checks for cancellation
# A line, source tokens on it, and their translation in one example.
_LinkedPart = tuple[int, range, Positions]


@dataclass(frozen=True, slots=True)
class ParallelText:
    """Tokenised sentences and their translations, line by line."""

    source: Sequence[str]
    target: Sequence[str]


@dataclass(frozen=True, slots=True)
class AlignedText:
    """A translation with its links and a description of how they were made."""

    translation: Translation
    alignments: tuple[SentenceAlignment, ...]


@dataclass(frozen=True, slots=True)
class LanguagePair:
    """Language codes of source and target, as in the suite."""

    source: str
    target: str


def align_text(
    source: Sequence[str],
    sentences: Sequence[str],
    *,
    languages: LanguagePair,
    reference: Translation | None = None,
    parallel: Sequence[ParallelText] = (),
    model: Model = Model.EFLOMAL,
    helps: frozenset[AlignmentAid] = ALL_AIDS,
    merged: Iterable[tuple[int, int]] = (),
    progress: ProgressCallback = no_progress,
) -> AlignedText:
    """Return the alignment of a tokenised output; tokens are separated by single blanks.

    `merged`: groups of lines whose translation stands on the first one, half-open. It is aligned
    with all of them, and the links of the first one are kept.

    It is learnt from this output, the reference and parallel text, never from other systems: the
    links of a system do not depend on the other systems.
    """
    pairs = list(_pairs(source, sentences))
    groups = [range(*each) for each in merged]
    for group in groups:
        together = tuple(token for line in group for token in pairs[line][0])
        pairs[group.start] = together, pairs[group.start][1]
    extra = list(_pairs(source, reference.sentences)) if reference else []
    extra += [pair for text in parallel for pair in _pairs(text.source, text.target)]
    if reference and AlignmentAid.KNOWN_LINKS in helps and len(pairs) + len(extra) < _FEW_LINES:
        extra += linked_words(source, reference)
    aligned = align_pairs(
        pairs, languages=languages, extra=extra, model=model, helps=helps, progress=progress
    )
    if reference and AlignmentAid.SAME_LINES in helps:
        aligned = with_reference_links(sentences, aligned, reference)
    for group in groups:
        own = len(tokens_of(source[group.start]))
        aligned[group.start] = aligned[group.start].of_first(own)
    links = tuple(alignment.text for alignment in aligned)
    return AlignedText(Translation(tuple(sentences), links), tuple(aligned))


def _pairs(source: Sequence[str], target: Sequence[str]) -> Iterator[Pair]:
    return zip(map(tokens_of, source), map(tokens_of, target), strict=True)


def align_pairs(
    pairs: Sequence[Pair],
    *,
    languages: LanguagePair,
    extra: Sequence[Pair] = (),
    model: Model = Model.EFLOMAL,
    helps: frozenset[AlignmentAid] = ALL_AIDS,
    progress: ProgressCallback = no_progress,
) -> list[SentenceAlignment]:
    """Align sentence pairs, learning from extra pairs and from likely translations.

    Where the target language has clitics, words are aligned part by part.
    """
    words = WordParts(language_profile(languages.target))
    whole, pairs = pairs, [(source, words.parts(target)) for source, target in pairs]
    extra = [(source, words.parts(target)) for source, target in extra]
    likely = likely_translations(languages.source, languages.target)
    if likely and AlignmentAid.LIKELY_PAIRS in helps and len(pairs) + len(extra) < _FEW_LINES:
        extra = [*extra, *likely_pairs(likely)]
    aligned = train_and_align(
        pairs,
        extra=extra,
        model=model,
        by_beginnings=AlignmentAid.BEGINNINGS in helps,
        progress=progress,
    )
    if likely and AlignmentAid.REPAIR in helps:
        for number, (source, target) in enumerate(pairs):
            if not number % _REPAIRED_BETWEEN_LOOKS:
                progress(100, 100, Text("looking at pronouns"))
            aligned[number] = repair_pronouns(source, target, aligned[number], likely)
    return [
        words.joined(alignment, target)
        for alignment, (_, target) in zip(aligned, whole, strict=True)
    ]


def with_corrected_links(reference: Translation, examples: Sequence[Example]) -> Translation:
    """Return the reference with link corrections applied to its links, to learn from.

    Elsewhere corrections are kept apart from the links, each for its example. A line keeps its
    links if a correction would change the translation of a part in another example.
    """
    links = [from_pharaoh(text) for text in reference.links]
    corrections = [part for each in examples for part in _corrected(each)]
    for line, sources, positions in corrections:
        links[line] = _with(links[line], sources, positions)
    others = [part for each in examples for part in _linked_parts(each, reference)]
    disputed = {
        line
        for line, sources, positions in others
        if {j for i, j in links[line] if i in sources} != set(positions)
    }
    texts = enumerate(zip(reference.links, links, strict=True))
    return Translation(
        reference.sentences,
        tuple(old if line in disputed else as_pharaoh(new) for line, (old, new) in texts),
    )


def _corrected(example: Example) -> Iterator[_LinkedPart]:
    """Yield the corrections of an example, the pronoun's last.

    If the pronoun is part of its antecedent, its own correction is the most precise one.
    """
    for number, antecedent in enumerate(example.antecedents):
        positions = example.correction.antecedent(number)
        if positions is not None:
            yield antecedent.line, antecedent.head_or_span, positions
    if example.correction.pronoun is not None:
        yield example.line, range(example.token, example.token + 1), example.correction.pronoun


def _linked_parts(example: Example, reference: Translation) -> Iterator[_LinkedPart]:
    """Yield the words of the reference that each part of the example is compared with."""
    pronoun = range(example.token, example.token + 1)
    parts = [(example.line, pronoun, example.correction.pronoun)]
    for number, each in enumerate(example.agreeing_antecedents):
        parts.append((each.line, each.head_or_span, example.correction.antecedent(number)))
    for line, sources, by_hand in parts:
        yield line, sources, translations_of(reference.links[line], sources, by_hand)


def _with(links: Links, sources: range, positions: Iterable[int]) -> Links:
    """Return links in which exactly these positions translate the sources together."""
    others = frozenset((i, j) for i, j in links if i not in sources)
    return others | {(sources.start, position) for position in positions}
