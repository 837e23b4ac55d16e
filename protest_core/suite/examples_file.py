"""Read and write `examples.jsonl`, also with only some examples changed."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path

import msgspec

from protest_core.files.problems import ProblemList, short
from protest_core.files.text import read_lines, write_lines
from protest_core.ids import ExampleId
from protest_core.suite.example_records import (
    AntecedentRecord,
    CorrectionRecord,
    ExampleRecord,
    PartialExample,
    SuiteContext,
    example_mistakes,
    read_record,
)
from protest_core.suite.model import Antecedent, Category, CorrectedReference, Example

_OURS = frozenset(ExampleRecord.__struct_fields__)
FILE = "examples.jsonl"


def changed_examples(content: bytes, before: Sequence[Example], after: Sequence[Example]) -> bytes:
    """Return the content with some examples changed; `before` are its examples, one for each line.

    Empty lines have no example. Changing an example changes one line, and keeps additions by other
    programs.
    """
    known = {
        example.id: (example, line) for example, line in zip(before, _lines(content), strict=True)
    }
    lines = []
    for example in after:
        old, line = known.get(example.id, (None, ""))
        lines.append(line if old == example else _line(example, line))
    return "".join(f"{line}\n" for line in lines).encode()


def _lines(content: bytes) -> Iterator[str]:
    for line in content.decode("utf-8-sig").split("\n"):
        bare = line.removesuffix("\r")
        if bare and not bare.isspace():
            yield bare


def _line(example: Example, before: str) -> str:
    record = msgspec.to_builtins(record_of(example))
    others = msgspec.json.decode(before) if before else {}
    foreign = {key: value for key, value in others.items() if key not in _OURS}
    return msgspec.json.encode(record | foreign).decode()


def read_examples(
    path: Path, *, context: SuiteContext, problems: ProblemList
) -> tuple[Example, ...]:
    """Read every example, and check each position against the text that it refers to."""
    file = read_lines(path, FILE, problems)
    reader = _ExampleReader(context, problems)
    for number, line in enumerate(file.lines, 1):
        if line and not line.isspace():
            reader.read(line, number)
    if file.whole and not reader.first_seen and not problems.spoilt_lines(FILE):
        problems.add(FILE, "no example is listed")
    return tuple(reader.examples)


class _ExampleReader:
    """Reads lines, and keeps the necessary data of earlier ones."""

    def __init__(self, context: SuiteContext, problems: ProblemList) -> None:
        self.examples: list[Example] = []
        self.first_seen: dict[int, int] = {}
        self._context = context
        self._problems = problems
        self._undecoded = problems.spoilt_lines(FILE)
        self._warned: set[str] = set()

    def read(self, line: str, number: int) -> None:
        record = read_record(line)
        if isinstance(record, ExampleRecord):
            self._add(record, number)
        elif record.is_json or number not in self._undecoded:
            self._warn(record.unknown, number)
            example = record.example if record.mistakes else record.complete_example
            self._add(example, number, record.mistakes)

    def _add(self, record: PartialExample, number: int, mistakes: Iterable[str] = ()) -> None:
        others = example_mistakes(record, self._context), self._doubled(record, number)
        all_mistakes = ((mistake, None) for mistake in chain(mistakes, *others))
        if self._problems.add_all(FILE, all_mistakes, line=number):
            return
        category = self._context.categories.by_id.get(record.category or "")
        if category and isinstance(record, ExampleRecord):
            self.examples.append(_example(record, category))

    def _doubled(self, record: PartialExample, number: int) -> Iterator[str]:
        if record.id is not None:
            earlier = self.first_seen.setdefault(record.id, number)
            if earlier != number:
                yield f"example id {short(record.id)} is already on line {earlier}"

    def _warn(self, messages: Iterable[str], number: int) -> None:
        """Warn once for each key: a program wrote it into every example."""
        for message in messages:
            if message not in self._warned:
                self._warned.add(message)
                self._problems.warn(FILE, message, line=number)


def _example(record: ExampleRecord, category: Category) -> Example:
    return Example(
        ExampleId(record.id),
        category,
        record.line,
        record.token,
        tuple(Antecedent(each.line, *each.span, each.head) for each in record.antecedents or ()),
        _correction(record.reference) if record.reference else CorrectedReference(),
    )


def _correction(record: CorrectionRecord) -> CorrectedReference:
    antecedents = tuple(map(_positions, record.antecedents or ()))
    corrected = any(positions is not None for positions in antecedents)
    return CorrectedReference(_positions(record.pronoun), antecedents if corrected else None)


def _positions(tokens: list[int] | None) -> tuple[int, ...] | None:
    return None if tokens is None else tuple(sorted(set(tokens)))


def write_examples(path: Path, examples: Iterable[Example]) -> None:
    write_lines(path, (msgspec.json.encode(record_of(each)).decode() for each in examples))


def record_of(example: Example) -> ExampleRecord:
    correction = example.correction
    return ExampleRecord(
        id=example.id,
        category=example.category.id,
        line=example.line,
        token=example.token,
        antecedents=[
            AntecedentRecord(line=each.line, span=(each.start, each.end), head=each.head)
            for each in example.antecedents
        ]
        or None,
        reference=None if correction == CorrectedReference() else _correction_record(correction),
    )


def _correction_record(correction: CorrectedReference) -> CorrectionRecord:
    antecedents = correction.antecedents
    return CorrectionRecord(
        pronoun=None if correction.pronoun is None else list(correction.pronoun),
        antecedents=None
        if antecedents is None
        else [None if each is None else list(each) for each in antecedents],
    )
