"""Lines that are known already: the same words over the same sentence have the same links."""

from collections.abc import Sequence
from dataclasses import replace

from protest_core.aligning.links import SentenceAlignment
from protest_core.alignment.translation import Translation


def with_known_links(
    sentences: Sequence[str],
    alignments: Sequence[SentenceAlignment],
    known: Sequence[Translation],
) -> list[SentenceAlignment]:
    """Of the first known text that has the line: the reference, then systems as they were loaded.

    So nothing that is written like the reference is referred because of a link, and there is no
    doubt which of the aligner's directions is right. A line without any link tells nothing.
    """
    found = list(alignments)
    for number, text in reversed(list(enumerate(known))):
        for line, (sentence, other) in enumerate(zip(sentences, text.sentences, strict=True)):
            if sentence == other and text.links[line]:
                settled = () if number else tuple(range(len(found[line].targets)))
                found[line] = replace(found[line], text=text.links[line], settled=settled)
    return found


class SharedLines:
    """Lines that several new texts have alike are aligned alike: as in the first of them."""

    def __init__(self) -> None:
        self._first: dict[tuple[int, str], SentenceAlignment] = {}

    def shared(
        self, sentences: Sequence[str], alignments: Sequence[SentenceAlignment]
    ) -> list[SentenceAlignment]:
        lines = enumerate(zip(sentences, alignments, strict=True))
        return [self._first.setdefault((line, sentence), own) for line, (sentence, own) in lines]
