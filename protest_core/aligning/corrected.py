"""The reference's links with what people set right of them, example by example."""

from collections.abc import Collection, Iterable, Iterator

from protest_core.aligning.links import Links, as_pharaoh, from_pharaoh
from protest_core.alignment import Translation
from protest_core.suite import Example, Positions


def corrected_translation(reference: Translation, examples: Iterable[Example]) -> Translation:
    """Elsewhere corrections stand beside the links; whoever learns from these wants them inside."""
    links = list(reference.links)
    for example in examples:
        for line, sources, positions in _corrections(example):
            links[line] = as_pharaoh(_with(from_pharaoh(links[line]), sources, positions))
    return Translation(reference.sentences, tuple(links))


def _corrections(example: Example) -> Iterator[tuple[int, range, Positions]]:
    """The pronoun last: where it is a part of its antecedent it is known best."""
    for number, antecedent in enumerate(example.antecedents):
        positions = example.correction.antecedent(number)
        if positions is not None:
            yield antecedent.line, antecedent.head_or_span, positions
    if example.correction.pronoun is not None:
        yield example.line, range(example.token, example.token + 1), example.correction.pronoun


def _with(links: Links, sources: Collection[int], positions: Positions) -> Links:
    """These positions translate the sources together, and no others do."""
    others = frozenset((i, j) for i, j in links if i not in sources)
    return others | {(min(sources), position) for position in positions}
