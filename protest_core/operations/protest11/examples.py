"""Examples of a 1.1 file: stored again for each system there, once here."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from protest_core.formats.problems import ProblemList
from protest_core.ids import ExampleId
from protest_core.store.protest11.rows import OldAntecedent, OldCandidate, Protest11
from protest_core.suite.category import Category
from protest_core.suite.example import Antecedent, Example
from protest_core.suite.testsuite import tokens_of


@dataclass(frozen=True, slots=True)
class NumberedAntecedent:
    """With the number by which the translations name it."""

    number: int
    antecedent: Antecedent


@dataclass(frozen=True, slots=True)
class _Content:
    """What makes two examples the same, whatever their numbers."""

    line: int
    token: int
    category_no: int
    antecedents: tuple[NumberedAntecedent, ...]


@dataclass(frozen=True, slots=True)
class Examples:
    """By our id, and which of them an old candidate is about; unusable ones are left out."""

    by_id: Mapping[ExampleId, Example]
    antecedent_numbers: Mapping[ExampleId, tuple[int, ...]]
    of_candidate: Mapping[int, ExampleId]


def read_examples(
    old: Protest11,
    source: Sequence[str],
    categories: Mapping[int, Category],
    problems: ProblemList,
) -> Examples:
    """An example number that means two things in two systems makes two examples."""
    antecedents = _antecedents(old, problems)
    by_number: dict[int, dict[_Content, ExampleId]] = defaultdict(dict)
    found: dict[ExampleId, _Content] = {}
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
        found[ours[content]] = content
    examples = {key: _example(key, found[key], categories) for key in sorted(found)}
    _tell_missing_antecedents(examples.values(), problems)
    numbers = {key: tuple(a.number for a in found[key].antecedents) for key in found}
    return Examples(examples, numbers, of_candidate)


def _example(key: ExampleId, content: _Content, categories: Mapping[int, Category]) -> Example:
    return Example(
        key,
        categories[content.category_no],
        content.line,
        content.token,
        tuple(each.antecedent for each in content.antecedents),
    )


_Key = tuple[int, int, int]


def _antecedents(old: Protest11, problems: ProblemList) -> dict[_Key, list[OldAntecedent]]:
    known = {(row.srccorpus, row.tgtcorpus, row.example_no) for row in old.pro_candidates}
    found = defaultdict(list)
    for row in sorted(old.pro_antecedents, key=lambda row: (row.ant_no, row.id)):
        key = (row.srccorpus, row.tgtcorpus, row.example_no)
        if key in known:
            found[key].append(row)
        else:
            problems.warn(f"pro_antecedents {row.id}", "belongs to no example; it is not used")
    return found


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
    """The head counts, as in the original, which never looks at the span."""
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
            start, end = _mended(start, end, row.srcheadpos, length)
            problems.warn(
                where,
                f"its span {row.srcstartpos} to {row.srcendpos} does not hold its head "
                f"{row.srcheadpos}, or not in this line; taken for {start} to {end - 1}",
            )
        yield NumberedAntecedent(row.ant_no, Antecedent(row.line, start, end, row.srcheadpos))


def _mended(start: int, end: int, head: int, length: int) -> tuple[int, int]:
    """The least that holds both, or the head alone."""
    if start >= end or start < 0 or end > length:
        return head, head + 1
    return min(start, head), max(end, head + 1)


def _tell_missing_antecedents(examples: Iterable[Example], problems: ProblemList) -> None:
    for example in examples:
        if example.category.antecedent_agrees and not example.antecedents:
            problems.warn(
                f"example {example.id}",
                "needs an antecedent and has none; it always goes to people",
            )
