"""The reference's links with what people set right of them, as far as examples agree."""

from collections.abc import Iterable, Iterator, Sequence

from protest_core.aligning.links import Links, as_pharaoh, from_pharaoh
from protest_core.alignment.pharaoh import translations_of
from protest_core.alignment.translation import Translation
from protest_core.suite.example import Example, Positions

# A line, source tokens on it, and what translates them in one example.
_Said = tuple[int, range, Positions]


def corrected_translation(reference: Translation, examples: Sequence[Example]) -> Translation:
    """Elsewhere corrections stand beside the links, each for its example; whoever learns from links
    wants them inside. What another example takes from the same words stays as it is.
    """
    links = [from_pharaoh(text) for text in reference.links]
    corrections = [said for each in examples for said in _corrected(each)]
    for line, sources, positions in corrections:
        links[line] = _with(links[line], sources, positions)
    others = [said for each in examples for said in _all_said(each, reference)]
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


def _corrected(example: Example) -> Iterator[_Said]:
    """The pronoun last: where it is a part of its antecedent it is known best."""
    for number, antecedent in enumerate(example.antecedents):
        positions = example.correction.antecedent(number)
        if positions is not None:
            yield antecedent.line, antecedent.head_or_span, positions
    if example.correction.pronoun is not None:
        yield example.line, range(example.token, example.token + 1), example.correction.pronoun


def _all_said(example: Example, reference: Translation) -> Iterator[_Said]:
    """What the reference's words for each part of the example are when it is compared."""
    pronoun = range(example.token, example.token + 1)
    parts = [(example.line, pronoun, example.correction.pronoun)]
    for number, each in enumerate(example.agreeing_antecedents):
        parts.append((each.line, each.head_or_span, example.correction.antecedent(number)))
    for line, sources, by_hand in parts:
        yield line, sources, translations_of(reference.links[line], sources, by_hand)


def _with(links: Links, sources: range, positions: Iterable[int]) -> Links:
    """These positions translate the sources together, and no others do."""
    others = frozenset((i, j) for i, j in links if i not in sources)
    return others | {(sources.start, position) for position in positions}
