"""Word alignments from `translations`: which target tokens translate a pronoun or a head.

There a target token belongs to an example; here it is linked to a source token, and links stay
on their line. What that cannot say is told, row by row.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from protest_core.alignment.pharaoh import targets_of
from protest_core.alignment.translation import Translation
from protest_core.formats.problems import ProblemList
from protest_core.ids import ExampleId
from protest_core.operations.protest11.examples import Examples
from protest_core.operations.protest11.texts import EMPTY_TOKEN
from protest_core.store.protest11.rows import OldCandidate, Protest11, TargetToken
from protest_core.suite.example import CorrectedReference, Example, Positions
from protest_core.suite.testsuite import tokens_of

_Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Aligned:
    """A translation, and the pronoun's and antecedents' tokens that each example is to have."""

    translation: Translation
    targets: Mapping[ExampleId, tuple[Positions, tuple[Positions, ...]]]


def align(
    old: Protest11,
    corpus: int,
    sentences: tuple[str, ...],
    examples: Examples,
    problems: ProblemList,
) -> Aligned:
    """The corpus' sentences with the links that its translations make."""
    candidates = {
        row.example_no: row
        for row in reversed(old.pro_candidates)
        if row.tgtcorpus == corpus and row.id in examples.of_candidate
    }
    wanted: dict[_Place, set[int]] = defaultdict(set)  # target tokens by source place
    for row in old.translations:
        if row.tgtcorpus == corpus:
            for place in _source_places(row, candidates, examples, sentences, problems):
                wanted[place].add(row.tgtpos)
    links = _as_text(wanted, len(sentences))
    targets = _targets(old, corpus, candidates, examples)
    _tell_shared(corpus, targets, examples, links, problems)
    return Aligned(Translation(sentences, links), targets)


def _source_places(
    row: TargetToken,
    candidates: Mapping[int, OldCandidate],
    examples: Examples,
    sentences: Sequence[str],
    problems: ProblemList,
) -> Iterator[_Place]:
    where = f"translations {row.id}"
    candidate = candidates.get(row.example_no)
    if candidate is None:
        problems.warn(where, f"example {row.example_no} is not in this system; it is not used")
        return
    example_id = examples.of_candidate[candidate.id]
    places = list(_places(examples, example_id, row.ant_no))
    if not places:
        problems.warn(where, f"antecedent {row.ant_no} is not there; it is not used")
    for line, token in places:
        if mistake := _target_mistake(row, line, sentences):
            problems.warn(where, mistake)
        else:
            yield line, token


def _places(examples: Examples, example_id: ExampleId, ant_no: int | None) -> Iterator[_Place]:
    example = examples.by_id[example_id]
    if ant_no is None:
        yield example.line, example.token
        return
    numbered = zip(examples.antecedent_numbers[example_id], example.antecedents, strict=True)
    for number, antecedent in numbered:
        if number == ant_no and antecedent.head is not None:
            yield antecedent.line, antecedent.head


def _target_mistake(row: TargetToken, line: int, sentences: Sequence[str]) -> str | None:
    if row.line != line:
        return (
            f"the target token is on line {row.line}, what it translates on line {line}: here "
            "alignments stay on their line, so it is not highlighted"
        )
    tokens = tokens_of(sentences[line])
    if not 0 <= row.tgtpos < len(tokens):
        return f"line {row.line} of the translation has no token {row.tgtpos}; it is not used"
    if tokens[row.tgtpos] == EMPTY_TOKEN:
        return f"token {row.tgtpos} on line {row.line} is empty; it is not used"
    return None


def _as_text(wanted: Mapping[_Place, set[int]], lines: int) -> tuple[str, ...]:
    pairs: list[list[tuple[int, int]]] = [[] for _ in range(lines)]
    for (line, source), targets in wanted.items():
        pairs[line] += [(source, target) for target in targets]
    return tuple(" ".join(f"{one}-{other}" for one, other in sorted(line)) for line in pairs)


def _targets(
    old: Protest11,
    corpus: int,
    candidates: Mapping[int, OldCandidate],
    examples: Examples,
) -> dict[ExampleId, tuple[Positions, tuple[Positions, ...]]]:
    """As the rows say, each example by itself."""
    rows: dict[tuple[int, int | None, int], set[int]] = defaultdict(set)
    for row in old.translations:
        if row.tgtcorpus == corpus:
            rows[row.example_no, row.ant_no, row.line].add(row.tgtpos)
    found = {}
    for number, candidate in candidates.items():
        example_id = examples.of_candidate[candidate.id]
        example = examples.by_id[example_id]
        pronoun = tuple(sorted(rows[number, None, example.line]))
        numbered = zip(examples.antecedent_numbers[example_id], example.antecedents, strict=True)
        antecedents = tuple(tuple(sorted(rows[number, n, each.line])) for n, each in numbered)
        found[example_id] = (pronoun, antecedents)
    return found


def _tell_shared(
    corpus: int,
    targets: Mapping[ExampleId, tuple[Positions, tuple[Positions, ...]]],
    examples: Examples,
    links: Sequence[str],
    problems: ProblemList,
) -> None:
    """Two examples with one source token share its links: each may get the other's, too."""
    for example_id, (pronoun, antecedents) in targets.items():
        example = examples.by_id[example_id]
        linked, heads = _linked(example, links)
        more = {(example.line, at) for at in set(linked) - set(pronoun)}
        for antecedent, at, said in zip(example.antecedents, heads, antecedents, strict=True):
            more |= {(antecedent.line, each) for each in set(at) - set(said)}
        if more:
            places = ", ".join(f"line {line} token {token}" for line, token in sorted(more))
            problems.warn(
                f"translations of corpus {corpus}",
                f"example {example_id} shares a source token with another example and is "
                f"highlighted with that one's words, too: {places}",
            )


def _linked(example: Example, links: Sequence[str]) -> tuple[Positions, tuple[Positions, ...]]:
    heads = tuple(targets_of(links[each.line], each.head_or_span) for each in example.antecedents)
    return targets_of(links[example.line], (example.token,)), heads


def with_reference(example: Example, reference: Aligned | None) -> Example:
    """Where links say something else of the reference than the file, the example says it itself."""
    if example.category.antecedent_agrees and not example.antecedents:
        # Without anything to compare, the pronoun alone would be approved: leave it to people.
        return replace(example, correction=CorrectedReference(pronoun=()))
    if reference is None or example.id not in reference.targets:
        return example
    sentences, links = reference.translation.sentences, reference.translation.links
    linked, linked_heads = _linked(example, links)
    pronoun, antecedents = reference.targets[example.id]
    said = _in_sentence(pronoun, sentences[example.line])
    heads = tuple(
        _in_sentence(positions, sentences[each.line])
        for positions, each in zip(antecedents, example.antecedents, strict=True)
    )
    if (said, heads) == (linked, linked_heads):
        return example
    return replace(example, correction=CorrectedReference(said, heads if heads else None))


def _in_sentence(positions: Positions, sentence: str) -> Positions:
    tokens = tokens_of(sentence)
    return tuple(at for at in positions if 0 <= at < len(tokens) and tokens[at] != EMPTY_TOKEN)
