"""Reads the elements of an MMAX2 file, each with its line; says what is wrong with a file."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from protest_core.errors import counted
from protest_core.formats.problems import ProblemList

_LARGEST = 100_000_000  # bytes; the files of a talk have some hundred thousand
_CONFLICT = re.compile(rb"^(?:<{7} |={7}\r?$|>{7} )", re.MULTILINE)
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(slots=True)
class Element:
    """An element of the name that was asked for, with all text inside."""

    line: int
    attributes: Mapping[str, str]
    text: str = field(default="")


def read_elements(
    path: Path, tag: str, name: str, problems: ProblemList
) -> tuple[Element, ...] | None:
    """In the order of the file, or `None` if it could not be read: then the list says why."""
    raw = _read(path, name, problems)
    if raw is None or not _is_whole(raw, name, problems):
        return None
    collector = _Collector(tag)
    try:
        collector.parse(raw)
    except expat.ExpatError as error:
        what = expat.ErrorString(error.code) or "not understood"
        problems.add(name, f"not XML: {what}", line=error.lineno, column=error.offset + 1)
        return None
    except _EntityDeclaredError as error:
        problems.add(name, "the file declares an XML entity of its own; remove it", line=error.line)
        return None
    return tuple(collector.elements)


def _read(path: Path, name: str, problems: ProblemList) -> bytes | None:
    try:
        if path.stat().st_size > _LARGEST:
            problems.add(name, f"the file has more than {_LARGEST:,} bytes; is it the right one?")
            return None
        return path.read_bytes().removeprefix(_BYTE_ORDER_MARK)
    except FileNotFoundError:
        problems.add(name, "the file is missing")
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
    return None


def _is_whole(raw: bytes, name: str, problems: ProblemList) -> bool:
    """Neither empty nor in the middle of a merge; in UTF-8, whatever its header says."""
    if not raw.strip():
        problems.add(name, "the file is empty")
        return False
    if markers := list(_CONFLICT.finditer(raw)):
        message = (
            f"unresolved version-control conflict: {counted(len(markers), 'conflict marker')}, the "
            "first here, so the file is not XML"
        )
        problems.add(name, message, line=raw.count(b"\n", 0, markers[0].start()) + 1)
        return False
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        message = f"not UTF-8: byte 0x{raw[error.start]:02X}; save the file as UTF-8"
        problems.add(name, message, line=line)
        return False
    return True


class _EntityDeclaredError(Exception):
    """A file that makes up entities may grow without end when it is read."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class _Collector:
    """Expat, and not ElementTree: it tells lines, and these files are trusted in nothing."""

    def __init__(self, tag: str) -> None:
        self.elements: list[Element] = []
        self._tag = tag
        self._open: list[str] = []  # text of the element that is open
        self._inside = False
        self._parser = expat.ParserCreate("utf-8")
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.EntityDeclHandler = self._entity

    def parse(self, raw: bytes) -> None:
        self._parser.Parse(raw, True)  # noqa: FBT003 — expat takes no names

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if self._is_wanted(tag):
            self.elements.append(Element(self._parser.CurrentLineNumber, attributes))
            self._open, self._inside = [], True

    def _end(self, tag: str) -> None:
        if self._is_wanted(tag) and self._inside:
            self.elements[-1].text = "".join(self._open)
            self._inside = False

    def _characters(self, text: str) -> None:
        if self._inside:
            self._open.append(text)

    def _entity(self, *_: object) -> None:
        raise _EntityDeclaredError(self._parser.CurrentLineNumber)

    def _is_wanted(self, tag: str) -> bool:
        """Some files write a prefix before the name."""
        return tag.rpartition(":")[2] == self._tag
