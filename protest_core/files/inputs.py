"""Read the texts that people give us: sources, references and outputs of systems, in any format.

The first bytes of a file decide on its format, never its name; `_FORMATS` declares each format.
"""

import gzip
import re
import zlib
from codecs import getincrementaldecoder
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from io import BufferedReader, RawIOBase
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, cast

from protest_core.errors import ProtestError, RefusedError, distinct_names, printable
from protest_core.files.conllu import is_conllu, read_conllu
from protest_core.files.encoding import GZIP, no_plain_text
from protest_core.files.fielded import read_json_lines, read_tab_separated
from protest_core.files.input_text import (
    EVERYTHING,
    InputChoice,
    InputMistakeError,
    InputRequest,
    InputText,
    Segments,
    TextKind,
    listed,
)
from protest_core.files.paths import (
    STANDARD_INPUT,
    PathKind,
    kind_at,
    opened_to_read,
    shown_path,
)
from protest_core.files.problems import ProblemList
from protest_core.files.text import (
    BYTE_ORDER_MARK,
    ReportedErrors,
    TextFile,
    lines_in,
    sentences_of,
)
from protest_core.files.wmt_xml import SGM_ROOTS, XML_ROOT, read_sgm, read_wmt_xml
from protest_core.translatable import Text

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

    _Reader = BufferedReader[Any]

MOST_UNPACKED = 2_000_000_000  # bytes
_BEGINNING = 8_192  # bytes
_BUFFER = 1 << 17
# What may stand before the first element: declarations, comments, a document type.
_PROLOGUE = re.compile(rb"(?:\s|<\?.*?\?>|<!--.*?-->|<![A-Za-z][^<>\[]*>)*", re.DOTALL)
# A document type with declarations names the element, too.
_ELEMENT = re.compile(rb"<(?:!DOCTYPE\s+)?([A-Za-z]+)[\s>\[]")
_JSON = re.compile(rb'[ \t]*(?:\[\s*)?\{\s*["}]')
_XML_DECLARATION = b"<?xml"
# How each part of a choice is asked for on a command line.
_OPTIONS = {
    "systems": "--system",
    "reference": "--reference",
    "documents": "--doc",
    "collections": "--collection",
    "fields": "--field",
}
_SEGMENTED = frozenset({"systems", "reference", "documents", "collections"})
_DIVIDED = frozenset({"documents"})
_FIELDED = frozenset({"systems", "fields"})


@dataclass(frozen=True, slots=True)
class InputFormat:
    """A format: how it is recognised and read into segments; plain text is read line by line."""

    name: str
    recognises: Callable[[bytes], bool]
    read: Callable[[BinaryIO, Segments], None] | None
    choices: frozenset[str] = frozenset()  # the parts of a choice that it can follow


_PLAIN = InputFormat(Text("plain text"), lambda _: True, None)


def read_inputs(
    path: Path,
    name: str,
    problems: ProblemList,
    *,
    kind: TextKind = TextKind.OUTPUT,
    choice: InputChoice = EVERYTHING,
    tokenised: bool = False,
    field_option: str = "--field",
) -> tuple[InputText, ...]:
    """Return the chosen texts of this kind in a file, or none if there is an error.

    The path may be a pipe, or `-` for standard input. A plain text is of any kind; it is returned
    with its errors, so that its number of lines can be checked, too. `tokenised`: the lines have to
    be tokens between single blanks. `field_option`: how people choose a field; empty: they cannot.
    """
    wanted = InputRequest(name, problems, kind, choice, field_option)
    texts: Sequence[InputText] = ()
    with ReportedErrors(name, problems), opened_to_read(path) as file:
        try:
            texts = _read(file, wanted, is_named=path != STANDARD_INPUT)
        except InputMistakeError as mistake:
            problems.add(name, str(mistake), line=mistake.line, column=mistake.column)
    return tuple(_with_sentences(text, name, problems) if tokenised else text for text in texts)


def read_input(
    path: Path,
    name: str,
    problems: ProblemList,
    *,
    kind: TextKind = TextKind.OUTPUT,
    choice: InputChoice = EVERYTHING,
    tokenised: bool = False,
    field_option: str = "--field",
) -> InputText:
    """Return the one chosen text of this kind; several are an error."""
    texts = read_inputs(
        path,
        name,
        problems,
        kind=kind,
        choice=choice,
        tokenised=tokenised,
        field_option=field_option,
    )
    if len(texts) > 1:
        problems.add(name, several_systems(texts))
    return texts[0] if len(texts) == 1 else InputText([], whole=False)


def read_packed_lines(path: Path, name: str, problems: ProblemList) -> TextFile:
    """Return the lines of a file whose format the caller knows; it may be compressed."""
    with ReportedErrors(name, problems), opened_to_read(path) as file:
        try:
            with _unpacked(file) as (content, _):
                return lines_in(content, name, problems)
        except InputMistakeError as mistake:
            problems.add(name, str(mistake))
    return TextFile([], whole=False)


def names_of_inputs(paths: Iterable[Path | None]) -> dict[Path, str]:
    """Return names for messages, as `distinct_names` does; standard input is called that."""
    names = distinct_names(path for path in paths if path)
    if STANDARD_INPUT in names:
        names[STANDARD_INPUT] = shown_path(STANDARD_INPUT)
    return names


def several_systems(texts: Iterable[InputText]) -> str:
    systems = listed(text.system for text in texts)
    return f"it has the outputs of several systems, {systems}; choose one by --system"


def check_standard_input(paths: Iterable[Path | None]) -> None:
    """Refuse to read standard input twice: the second text would be empty."""
    if Counter(paths)[STANDARD_INPUT] > 1:
        raise RefusedError(
            "‘-’ is standard input, which can be read only once. Write one of the texts to a file."
        )


def recognised(path: Path) -> InputFormat | None:
    """Return the format of a file by its first bytes; `None` if it is no text in UTF-8.

    Pipes are not looked into: what is read of them is gone.
    """
    if kind_at(path) is not PathKind.FILE:
        return None
    try:
        with path.open("rb") as raw, _unpacked(raw) as (file, _):
            beginning = _beginning(file)
        getincrementaldecoder("utf-8")().decode(beginning)  # may end within a character
    except (OSError, UnicodeDecodeError, InputMistakeError):
        return None
    return None if b"\0" in beginning else _format_of(beginning)


def may_name_systems(path: Path) -> bool:
    """Return whether a file is in a format other than plain text: most name their systems."""
    with suppress(ProtestError):
        found = recognised(path)
        return found is not None and found.read is not None
    return False


def _read(file: BinaryIO, wanted: InputRequest, *, is_named: bool) -> Sequence[InputText]:
    with _unpacked(file) as (content, is_packed):
        beginning = _beginning(content)
        if is_packed and beginning.startswith(GZIP):
            raise InputMistakeError("the file is compressed twice (gzip); unpack it once")
        if mistake := no_plain_text(beginning):
            raise InputMistakeError(mistake)
        found = _format_of(beginning)
        _check_choice(found, wanted.choice)
        if found.read is None:
            text = lines_in(content, wanted.name, wanted.problems)
            plain = InputText(text.lines, text.whole)
            return [plain] if is_named and not is_packed else _noted([plain], found, wanted)
        segments = Segments(wanted)
        found.read(content, segments)
    return _noted(segments.texts(), found, wanted)


@contextmanager
def _unpacked(file: BinaryIO) -> "Iterator[tuple[_Reader, bool]]":
    """Yield the content of a file, and whether it was compressed; unpacking happens once."""
    # Of a pipe, `peek` would return what has been written so far.
    is_ready = isinstance(file, BufferedReader) and file.seekable()
    content: _Reader = (
        cast("_Reader", file) if is_ready else BufferedReader(_InputBytes(file), _BUFFER)
    )
    if not content.peek(len(GZIP)).startswith(GZIP):
        yield content, False
        return
    with gzip.GzipFile(fileobj=content) as unpacked:
        yield BufferedReader(_InputBytes(cast("BinaryIO", unpacked), MOST_UNPACKED), _BUFFER), True


class _InputBytes(RawIOBase):
    """Reads on in a file, to a limit; damage of compressed files is an `InputMistakeError`."""

    def __init__(self, file: BinaryIO, most: int | None = None) -> None:
        super().__init__()
        self._file = file
        self._most = most
        self._read = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        into = memoryview(buffer)
        try:
            piece = self._file.read(len(into))
        except EOFError:
            raise InputMistakeError(
                "the compressed file ends before its end; is it complete?"
            ) from None
        except (gzip.BadGzipFile, zlib.error):
            raise InputMistakeError("the compressed file is damaged; copy it again") from None
        self._read += len(piece)
        if self._most is not None and self._read > self._most:
            raise InputMistakeError(f"unpacked, the file is larger than {self._most:,} bytes")
        into[: len(piece)] = piece
        return len(piece)


def _beginning(content: "_Reader") -> bytes:
    return content.peek(_BEGINNING)[:_BEGINNING].removeprefix(BYTE_ORDER_MARK)


def _format_of(beginning: bytes) -> InputFormat:
    return next(each for each in _FORMATS if each.recognises(beginning))


def _is_xml(beginning: bytes) -> bool:
    return beginning.startswith(_XML_DECLARATION) or _root(beginning) == XML_ROOT


def _root(beginning: bytes) -> bytes:
    """Return the name of the first element; empty if the text begins with none."""
    prologue = _PROLOGUE.match(beginning)
    element = _ELEMENT.match(beginning, prologue.end() if prologue else 0)
    return element[1] if element else b""


def _is_sgm(beginning: bytes) -> bool:
    return _root(beginning).lower() in SGM_ROOTS


def _is_json(beginning: bytes) -> bool:
    return _JSON.match(beginning) is not None


def _is_tab_separated(beginning: bytes) -> bool:
    return b"\t" in beginning.partition(b"\n")[0]


# In this order: what nothing else recognises is plain text.
_FORMATS = (
    InputFormat(
        "SGM",
        _is_sgm,
        read_sgm,
        _SEGMENTED,
    ),
    InputFormat(
        "WMT XML",
        _is_xml,
        read_wmt_xml,
        _SEGMENTED,
    ),
    InputFormat(
        Text("JSON lines"),
        _is_json,
        read_json_lines,
        _FIELDED,
    ),
    InputFormat(
        "CoNLL-U",
        is_conllu,
        read_conllu,
        _DIVIDED,
    ),
    InputFormat(
        Text("tab-separated text"),
        _is_tab_separated,
        read_tab_separated,
        _FIELDED,
    ),
    _PLAIN,
)


def _check_choice(found: InputFormat, choice: InputChoice) -> None:
    for part, option in _OPTIONS.items():
        if getattr(choice, part) not in {(), None} and part not in found.choices:
            raise InputMistakeError(
                f"it is {found.name}, in which {option} has nothing to choose; leave that out"
            )


def _with_sentences(text: InputText, name: str, problems: ProblemList) -> InputText:
    return replace(text, lines=sentences_of(text.lines, name, problems, places=text.places))


def _noted(
    texts: Sequence[InputText], found: InputFormat, wanted: InputRequest
) -> Sequence[InputText]:
    """Return the texts with words on how they were read."""
    note = Text("{0}: read as {1}: {2}").format(
        printable(wanted.name), found.name, Text(", ").join(_parts(texts, found, wanted))
    )
    fields = wanted.choice.fields
    return [
        replace(text, note=note, read_as=printable(", ".join(_origin(text, found, fields))))
        for text in texts
    ]


def _origin(text: InputText, found: InputFormat, fields: Sequence[str]) -> Iterator[str]:
    yield str(found.name)
    if fields:
        yield f"field {text.system if text.system in fields else fields[0]}"
    if text.system not in {"", *fields}:
        yield text.system


def _parts(texts: Sequence[InputText], found: InputFormat, wanted: InputRequest) -> Iterator[Text]:
    first, fields = texts[0], wanted.choice.fields
    if first.documents:
        yield Text("%n documents", "", len(first.documents), one="%n document")
    if found.choices in {_SEGMENTED, _DIVIDED}:
        yield Text("%n segments", "", len(first.lines), one="%n segment")
    else:
        yield Text("%n lines", "", len(first.lines), one="%n line")
    if fields:
        yield Text("field {0}").format(printable(", ".join(fields)))
    names = [printable(text.system) for text in texts if text.system not in {"", *fields}]
    if names and (wanted.kind is TextKind.REFERENCE or wanted.choice.reference is not None):
        yield Text("reference {0}").format(names[0])
    elif names:
        several = Text("systems {0}") if len(names) > 1 else Text("system {0}")
        yield several.format(", ".join(names))
    if missing := sum(text.missing for text in texts):
        one = "%n is missing and left empty"
        yield Text("%n are missing and left empty", "", missing, one=one)
