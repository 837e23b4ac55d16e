"""The one place where a suite that is being made gets the word alignment of its reference."""

from collections.abc import Sequence

from protest_core.aligning.texts import LanguagePair, align_pairs
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.testsuite import tokens_of


def link_reference(
    source: Sequence[str],
    reference: Sequence[str],
    *,
    source_language: str,
    target_language: str,
    progress: ProgressCallback = no_progress,
) -> tuple[str, ...]:
    """Pharaoh links for each line, learnt from these very lines. A person should look at them."""
    pairs = [
        (tokens_of(one), tokens_of(other)) for one, other in zip(source, reference, strict=True)
    ]
    languages = LanguagePair(source_language, target_language)
    return tuple(each.text for each in align_pairs(pairs, languages=languages, progress=progress))
