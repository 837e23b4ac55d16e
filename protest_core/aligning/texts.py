"""Aligns whole texts: the outputs of several systems with the source of a suite, at one go."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from protest_core.aligning.helps import ALL_HELPS, Help, likely_pairs, linked_words
from protest_core.aligning.likely import likely_translations
from protest_core.aligning.links import SentenceAlignment
from protest_core.aligning.models import train_and_align
from protest_core.aligning.pronouns import mend_pronouns
from protest_core.aligning.rounds import Pair
from protest_core.aligning.same_lines import SharedLines, with_known_links
from protest_core.aligning.training import Model
from protest_core.alignment.translation import Translation
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.testsuite import tokens_of

# More text than this teaches more than the links that are known already.
_FEW_LINES = 5_000
_MENDED_BETWEEN_LOOKS = 1_000  # whether the work is still wanted


@dataclass(frozen=True, slots=True)
class ParallelText:
    """Tokenised sentences and their translations, line by line."""

    source: Sequence[str]
    target: Sequence[str]


@dataclass(frozen=True, slots=True)
class AlignedText:
    """A translation with links, and how the aligner came to them."""

    translation: Translation
    alignments: tuple[SentenceAlignment, ...]


@dataclass(frozen=True, slots=True)
class LanguagePair:
    """Codes, as a suite gives them."""

    source: str
    target: str


def align_texts(
    source: Sequence[str],
    new: Mapping[str, Sequence[str]],
    *,
    languages: LanguagePair,
    known: Sequence[Translation] = (),
    parallel: Sequence[ParallelText] = (),
    model: Model = Model.EFLOMAL,
    helps: frozenset[Help] = ALL_HELPS,
    progress: ProgressCallback = no_progress,
) -> dict[str, AlignedText]:
    """Align tokenised outputs, by name; all texts are in lines of tokens with single blanks.

    `known` are the reference and the systems that have been loaded: they are learnt from, and
    their links stay as they are. In what order new ones are named makes no difference.
    """
    names = sorted(new)
    pairs = [pair for name in names for pair in _pairs(source, new[name])]
    extra = [pair for text in known for pair in _pairs(source, text.sentences)]
    extra += [pair for text in parallel for pair in _pairs(text.source, text.target)]
    if Help.KNOWN_LINKS in helps and len(pairs) + len(extra) < _FEW_LINES:
        extra += linked_words(source, known)
    aligned = align_pairs(
        pairs, languages=languages, extra=extra, model=model, helps=helps, progress=progress
    )
    lines = len(source)
    found, same = {}, SharedLines()
    for number, name in enumerate(names):
        own = same.shared(new[name], aligned[number * lines : (number + 1) * lines])
        if Help.SAME_LINES in helps:
            own = with_known_links(new[name], own, known)
        found[name] = _text(new[name], own)
    return found


def _pairs(source: Sequence[str], target: Sequence[str]) -> Iterator[Pair]:
    return zip(map(tokens_of, source), map(tokens_of, target), strict=True)


def _text(sentences: Sequence[str], alignments: Sequence[SentenceAlignment]) -> AlignedText:
    links = tuple(alignment.text for alignment in alignments)
    return AlignedText(Translation(tuple(sentences), links), tuple(alignments))


def align_pairs(
    pairs: Sequence[Pair],
    *,
    languages: LanguagePair,
    extra: Sequence[Pair] = (),
    model: Model = Model.EFLOMAL,
    helps: frozenset[Help] = ALL_HELPS,
    progress: ProgressCallback = no_progress,
) -> list[SentenceAlignment]:
    """Align sentence pairs, learning from extra ones, with what is known of the languages."""
    likely = likely_translations(languages.source, languages.target)
    if likely and Help.LIKELY_PAIRS in helps and len(pairs) + len(extra) < _FEW_LINES:
        extra = [*extra, *likely_pairs(likely)]
    aligned = train_and_align(
        pairs,
        extra=extra,
        model=model,
        by_beginnings=Help.BEGINNINGS in helps,
        progress=progress,
    )
    if likely and Help.MENDING in helps:
        for number, (source, target) in enumerate(pairs):
            if not number % _MENDED_BETWEEN_LOOKS:
                progress(100, 100, "looking at pronouns")
            aligned[number] = mend_pronouns(source, target, aligned[number], likely)
    return aligned
