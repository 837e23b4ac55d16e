"""Examples of a 1.1 file, which stores them again for each system, and their links."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from protest_compat.protest11.rows import OldAntecedent, OldCandidate, Protest11, TargetToken
from protest_core.files.problems import ProblemList
from protest_core.ids import ExampleId
from protest_core.suite.model import Antecedent, Category, CorrectedReference, Example
from protest_core.text.tokens import EMPTY_TOKEN, Positions, tokens_of
from protest_core.text.translation import Translation, targets_of

_Key = tuple[int, int, int]
_Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class NumberedAntecedent:
    """An antecedent with the number by which translations refer to it."""

    number: int
    antecedent: Antecedent


@dataclass(frozen=True, slots=True)
class _Content:
    """The content that two rows of one example have in common, whatever their numbers."""

    line: int
    token: int
    category_no: int
    antecedents: tuple[NumberedAntecedent, ...]


@dataclass(frozen=True, slots=True)
class Examples:
    """Examples by our id, and by old candidate; unusable ones are left out."""

    by_id: Mapping[ExampleId, Example]
    antecedent_numbers: Mapping[ExampleId, tuple[int, ...]]
    of_candidate: Mapping[int, ExampleId]


@dataclass(frozen=True, slots=True)
class Aligned:
    """A translation, and the tokens of pronoun and antecedents that each example should have."""

    translation: Translation
    targets: Mapping[ExampleId, tuple[Positions, tuple[Positions, ...]]]


def read_examples(
    old: Protest11,
    source: Sequence[str],
    categories: Mapping[int, Category],
    problems: ProblemList,
) -> Examples:
    """Return the examples; a number with two meanings in two systems makes two examples."""
    antecedents = _antecedents(old, problems)
    by_number: dict[int, dict[_Content, ExampleId]] = defaultdict(dict)
    contents: dict[ExampleId, _Content] = {}
    of_candidate: dict[int, ExampleId] = {}
    following = max(0, *(row.example_no for row in old.pro_candidates))
    for row in old.pro_candidates:
        content = _content(row, antecedents, source, problems)
        if content is None:
            continue
        ours = by_number[row.example_no]
        if content not in ours:
            taken = bool(ours) or row.example_no < 0
            following += taken
            ours[content] = ExampleId(following if taken else row.example_no)
            if taken:
                problems.warn(
                    f"pro_candidates {row.id}",
                    f"example {row.example_no} is another one here than in other systems, or has "
                    f"no good number: it becomes example {ours[content]}",
                )
        of_candidate[row.id] = ours[content]
        contents[ours[content]] = content
    examples = {key: _example(key, contents[key], categories) for key in sorted(contents)}
    _warn_of_missing_antecedents(examples.values(), problems)
    numbers = {key: tuple(a.number for a in contents[key].antecedents) for key in contents}
    return Examples(examples, numbers, of_candidate)


def _example(key: ExampleId, content: _Content, categories: Mapping[int, Category]) -> Example:
    return Example(
        key,
        categories[content.category_no],
        content.line,
        content.token,
        tuple(each.antecedent for each in content.antecedents),
    )


def _antecedents(old: Protest11, problems: ProblemList) -> dict[_Key, list[OldAntecedent]]:
    known = {(row.srccorpus, row.tgtcorpus, row.example_no) for row in old.pro_candidates}
    rows_of = defaultdict(list)
    for row in sorted(old.pro_antecedents, key=lambda row: (row.ant_no, row.id)):
        key = (row.srccorpus, row.tgtcorpus, row.example_no)
        if key in known:
            rows_of[key].append(row)
        else:
            problems.warn(f"pro_antecedents {row.id}", "belongs to no example; it is not used")
    return rows_of


def _content(
    row: OldCandidate,
    antecedents: Mapping[_Key, Sequence[OldAntecedent]],
    source: Sequence[str],
    problems: ProblemList,
) -> _Content | None:
    where = f"pro_candidates {row.id}"
    tokens = _tokens_on(source, row.line)
    if not 0 <= row.srcpos < len(tokens):
        problems.warn(
            where,
            f"the pronoun (line {row.line}, token {row.srcpos}) is not in the source; the "
            "candidate is left out with all that was said of it",
        )
        return None
    if tokens[row.srcpos] != row.srcpro:
        problems.warn(where, f"srcpro is ‘{row.srcpro}’, and the source has ‘{tokens[row.srcpos]}’")
    its_own = antecedents.get((row.srccorpus, row.tgtcorpus, row.example_no), ())
    return _Content(
        row.line, row.srcpos, row.category_no, tuple(_usable(its_own, source, problems))
    )


def _tokens_on(source: Sequence[str], line: int) -> tuple[str, ...]:
    return tokens_of(source[line]) if 0 <= line < len(source) else ()


def _usable(
    rows: Sequence[OldAntecedent], source: Sequence[str], problems: ProblemList
) -> Iterator[NumberedAntecedent]:
    """Yield valid antecedents; only the head matters in the original, which ignores the span."""
    for row in rows:
        where = f"pro_antecedents {row.id}"
        length = len(_tokens_on(source, row.line))
        if not 0 <= row.srcheadpos < length:
            problems.warn(
                where,
                f"its head (line {row.line}, token {row.srcheadpos}) is not in the source; "
                "the antecedent is left out",
            )
            continue
        start, end = row.srcstartpos, row.srcendpos + 1
        if not 0 <= start <= row.srcheadpos < end <= length:
            start, end = _corrected(start, end, row.srcheadpos, length)
            problems.warn(
                where,
                f"its span {row.srcstartpos} to {row.srcendpos} does not hold its head "
                f"{row.srcheadpos}, or not in this line; taken for {start} to {end - 1}",
            )
        yield NumberedAntecedent(row.ant_no, Antecedent(row.line, start, end, row.srcheadpos))


def _corrected(start: int, end: int, head: int, length: int) -> tuple[int, int]:
    """Return the smallest span that contains both, or the head alone."""
    if start >= end or start < 0 or end > length:
        return head, head + 1
    return min(start, head), max(end, head + 1)


def _warn_of_missing_antecedents(examples: Iterable[Example], problems: ProblemList) -> None:
    for example in examples:
        if example.category.antecedent_agrees and not example.antecedents:
            problems.warn(
                f"example {example.id}",
                "needs an antecedent and has none; it always goes to people",
            )


def align(
    old: Protest11,
    corpus: int,
    sentences: tuple[str, ...],
    examples: Examples,
    problems: ProblemList,
) -> Aligned:
    """Return the corpus's sentences with the links of its translations."""
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
    _warn_of_shared(corpus, targets, examples, links, problems)
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
    """Return the targets as in the rows, for each example separately."""
    rows: dict[tuple[int, int | None, int], set[int]] = defaultdict(set)
    for row in old.translations:
        if row.tgtcorpus == corpus:
            rows[row.example_no, row.ant_no, row.line].add(row.tgtpos)
    targets = {}
    for number, candidate in candidates.items():
        example_id = examples.of_candidate[candidate.id]
        example = examples.by_id[example_id]
        pronoun = tuple(sorted(rows[number, None, example.line]))
        numbered = zip(examples.antecedent_numbers[example_id], example.antecedents, strict=True)
        antecedents = tuple(tuple(sorted(rows[number, n, each.line])) for n, each in numbered)
        targets[example_id] = (pronoun, antecedents)
    return targets


def _warn_of_shared(
    corpus: int,
    targets: Mapping[ExampleId, tuple[Positions, tuple[Positions, ...]]],
    examples: Examples,
    links: Sequence[str],
    problems: ProblemList,
) -> None:
    """Report examples that share a source token and its links: each may get the other's, too."""
    for example_id, (pronoun, antecedents) in targets.items():
        example = examples.by_id[example_id]
        linked, heads = _linked(example, links)
        more = {(example.line, at) for at in set(linked) - set(pronoun)}
        for antecedent, at, own in zip(example.antecedents, heads, antecedents, strict=True):
            more |= {(antecedent.line, each) for each in set(at) - set(own)}
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
    """Return the example, with corrections where the reference's links differ from the file."""
    if example.category.antecedent_agrees and not example.antecedents:
        # Without antecedents to compare, the pronoun alone would be approved: leave it to people.
        return replace(example, correction=CorrectedReference(pronoun=()))
    if reference is None or example.id not in reference.targets:
        return example
    sentences, links = reference.translation.sentences, reference.translation.links
    linked, linked_heads = _linked(example, links)
    pronoun, antecedents = reference.targets[example.id]
    in_file = _in_sentence(pronoun, sentences[example.line])
    heads = tuple(
        _in_sentence(positions, sentences[each.line])
        for positions, each in zip(antecedents, example.antecedents, strict=True)
    )
    if (in_file, heads) == (linked, linked_heads):
        return example
    return replace(example, correction=CorrectedReference(in_file, heads if heads else None))


def _in_sentence(positions: Positions, sentence: str) -> Positions:
    tokens = tokens_of(sentence)
    return tuple(at for at in positions if 0 <= at < len(tokens) and tokens[at] != EMPTY_TOKEN)
