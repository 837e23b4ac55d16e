"""Reads the text of a table as it is: what stands in a cell may be somebody's own words."""

from pathlib import Path

from protest_core.formats.problems import ProblemList

# Far beyond a table of all judgements of a large project; what is beyond is not even read.
LARGEST_FILE = 500_000_000

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def read_table_text(path: Path, name: str, problems: ProblemList) -> str | None:
    """`None` if nothing of it can be used; where it is not UTF-8 it is told and read on."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        problems.add(name, "the file is missing")
        return None
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
        return None
    mistake = _mistake(raw)
    if mistake:
        problems.add(name, mistake)
        return None
    return _decoded(raw.removeprefix(_BYTE_ORDER_MARK), name, problems)


def _mistake(raw: bytes) -> str | None:
    if len(raw) > LARGEST_FILE:
        return f"the file is larger than {LARGEST_FILE:,} bytes"
    if raw.startswith(_UTF_16_MARKS):
        return "the file is UTF-16, not UTF-8; save it as UTF-8"
    if raw.startswith(b"PK\x03\x04"):
        return "this is a spreadsheet, not a table as text; save it as CSV in UTF-8"
    return "the file is empty" if not raw or raw.isspace() else None


def _decoded(raw: bytes, name: str, problems: ProblemList) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        for number, line in enumerate(raw.split(b"\n"), 1):
            _tell(line, number, name, problems)
        return raw.decode(errors="replace")


def _tell(line: bytes, number: int, name: str, problems: ProblemList) -> None:
    try:
        line.decode()
    except UnicodeDecodeError as error:
        column = len(line[: error.start].decode()) + 1
        message = f"not UTF-8: byte 0x{line[error.start]:02X}; save the file as UTF-8"
        problems.add(name, message, line=number, column=column)
