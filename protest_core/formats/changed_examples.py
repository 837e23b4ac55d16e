"""Writes `examples.jsonl` anew with some examples changed; all other lines stay as they are."""

from collections.abc import Iterator, Sequence

import msgspec

from protest_core.formats.example_records import ExampleRecord
from protest_core.formats.examples import record_of
from protest_core.suite.example import Example

_OURS = frozenset(ExampleRecord.__struct_fields__)


def changed_examples(content: bytes, before: Sequence[Example], after: Sequence[Example]) -> bytes:
    """`before` are the examples of `content`, one for each line that is not empty.

    A change of one example is a change of one line, and what other programs have written into
    an example stays in it.
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
