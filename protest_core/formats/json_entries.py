"""Reads JSON files whose entries are tables, each on its own: one mistake hides no other."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from protest_core.formats.fields import Fields, in_plain_words, read_fields
from protest_core.formats.problems import ProblemList

_LARGEST = 500_000_000  # bytes; ContraPro has some twenty million
_UTF_8_MARK = b"\xef\xbb\xbf"
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def read_json(path: Path, name: str, problems: ProblemList) -> Any:
    """What the file holds, or `None` if that cannot be told."""
    try:
        if path.stat().st_size > _LARGEST:
            problems.add(name, f"the file has more than {_LARGEST:,} bytes; is it the right one?")
            return None
        raw = path.read_bytes().removeprefix(_UTF_8_MARK)
    except FileNotFoundError:
        problems.add(name, "the file is missing")
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
    else:
        return _decoded(raw, name, problems)
    return None


def _decoded(raw: bytes, name: str, problems: ProblemList) -> Any:
    if raw.startswith(_UTF_16_MARKS):
        problems.add(name, "the file is UTF-16, not UTF-8; save it as UTF-8")
        return None
    if not raw.strip():
        problems.add(name, "the file is empty")
        return None
    try:
        content = msgspec.json.decode(raw.decode())
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        message = f"not UTF-8: byte 0x{raw[error.start]:02X}; save the file as UTF-8"
        problems.add(name, message, line=line)
    except (msgspec.MsgspecError, RecursionError) as error:
        problems.add(name, f"not JSON: {in_plain_words(error)}")
    else:
        if content is None:
            problems.add(name, "there is nothing in it but ‘null’")
        return content
    return None


def read_entry(
    entry: object,
    record: type[msgspec.Struct],
    where: str,
    name: str,
    problems: ProblemList,
) -> Mapping[str, Any] | None:
    """The fields of an entry, blanks in their names as underscores; `None` if any is wrong."""
    table = entry
    if isinstance(entry, dict):
        table = {key.replace(" ", "_").replace("-", "_"): value for key, value in entry.items()}
    fields: Fields = read_fields(table, record)
    for mistake in fields.mistakes:
        problems.add(name, f"{where}: {_with_blanks(mistake, record)}")
    return None if fields.mistakes else fields.good


def _with_blanks(mistake: str, record: type[msgspec.Struct]) -> str:
    """Fields as the file writes them."""
    for field in sorted(record.__struct_fields__, key=len, reverse=True):
        mistake = mistake.replace(field, field.replace("_", " "))
    return mistake
