"""Read JSON files entry by entry, so that one error hides no other."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from protest_core.files.encoding import decoded, no_plain_text
from protest_core.files.fields import Fields, in_plain_words, read_fields
from protest_core.files.paths import opened_to_read
from protest_core.files.problems import ProblemList
from protest_core.files.suspicious_text import EntityDecoder, entity_mistake

_LARGEST = 500_000_000  # bytes; ContraPro has about twenty million
_UTF_8_MARK = b"\xef\xbb\xbf"


def read_json(path: Path, name: str, problems: ProblemList) -> Any:
    """Return the file's content with HTML entities decoded, or `None` if it is unreadable."""
    raw = read_bytes(path, name, problems)
    return None if raw is None else _decoded(raw, name, problems)


def read_bytes(path: Path, name: str, problems: ProblemList) -> bytes | None:
    """Return the file without a byte order mark, or `None` if it is unreadable."""
    try:
        if path.stat().st_size > _LARGEST:
            problems.add(name, f"the file has more than {_LARGEST:,} bytes; is it the right one?")
            return None
        with opened_to_read(path) as file:
            return file.read(_LARGEST + 1).removeprefix(_UTF_8_MARK)
    except FileNotFoundError:
        problems.add(name, "the file is missing")
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
    return None


def _decoded(raw: bytes, name: str, problems: ProblemList) -> Any:
    if mistake := no_plain_text(raw):
        problems.add(name, mistake)
        return None
    if not raw.strip():
        problems.add(name, "the file is empty")
        return None
    try:
        decoder = EntityDecoder()
        content = _with_characters(msgspec.json.decode(raw.decode()), decoder)
    except UnicodeDecodeError:
        decoded(raw, name, problems)
    except (msgspec.MsgspecError, RecursionError) as error:
        problems.add(name, f"not JSON: {in_plain_words(error)}")
    else:
        if content is None:
            problems.add(name, "there is nothing in it but ‘null’")
        decoder.report(name, problems)
        return content
    return None


def _with_characters(content: Any, decoder: EntityDecoder) -> Any:
    """Return the content with HTML entities decoded, except in the names of fields."""
    if isinstance(content, str):
        return decoder.decoded(content)
    if isinstance(content, list):
        return [_with_characters(each, decoder) for each in content]
    if isinstance(content, dict):
        return {name: _with_characters(each, decoder) for name, each in content.items()}
    return content


class EntryFaults:
    """Errors in single entries of a file: they refuse the file, or these entries are skipped."""

    def __init__(self, name: str, *, skipped: bool) -> None:
        self.name = name
        self.skipped = skipped
        self._found: list[tuple[str, str]] = []

    def add(self, where: str, mistake: str) -> None:
        """Add an error; `where` names the entry, or the part of it that is skipped."""
        self._found.append((where, mistake))

    def settle(self, problems: ProblemList, what: str, *, some_are_good: bool) -> int:
        """Refuse the file if necessary; otherwise report skipped entries; return their number."""
        if self.skipped and some_are_good:
            for where, mistake in self._found:
                problems.warn(self.name, f"{where} is left out: {mistake}")
        else:
            for where, mistake in self._found:
                problems.add(self.name, f"{where}: {mistake}")
        can_be_skipped = self._found and not self.skipped
        problems.refuse_if_any(
            what, otherwise="With --skip-faulty the rest is imported." if can_be_skipped else ""
        )
        return len({where for where, _ in self._found})


def read_entry(
    entry: object,
    record: type[msgspec.Struct],
    where: str,
    faults: EntryFaults,
) -> Mapping[str, Any] | None:
    """Return an entry's fields, blanks in their names as underscores; `None` if any is invalid."""
    table = entry
    if isinstance(entry, dict):
        table = {key.replace(" ", "_").replace("-", "_"): value for key, value in entry.items()}
    fields: Fields = read_fields(table, record)
    mistakes = [*fields.mistakes, *_entity_mistakes(fields.good)]
    for mistake in mistakes:
        faults.add(where, _with_blanks(mistake, record))
    return None if mistakes else fields.good


def _entity_mistakes(fields: Mapping[str, Any]) -> Iterator[str]:
    for name, value in fields.items():
        for text in value if isinstance(value, list) else (value,):
            if isinstance(text, str) and (mistake := entity_mistake(text)):
                yield f"{name}: {mistake}"


def _with_blanks(mistake: str, record: type[msgspec.Struct]) -> str:
    """Return the message with fields named as in the file."""
    for field in sorted(record.__struct_fields__, key=len, reverse=True):
        mistake = mistake.replace(field, field.replace("_", " "))
    return mistake
