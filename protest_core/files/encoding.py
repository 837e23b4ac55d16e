"""Decode UTF-8; report once per file that it is something else."""

from protest_core.errors import counted
from protest_core.files.problems import ProblemList

UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")
IS_UTF_16 = "the file is UTF-16, not UTF-8; save it as UTF-8"
GZIP = b"\x1f\x8b"
_COMPRESSED = {
    GZIP: ("gzip", "gunzip"),
    b"BZh": ("bzip2", "bunzip2"),
    b"\xfd7zXZ\0": ("xz", "unxz"),
    b"\x28\xb5\x2f\xfd": ("zstd", "unzstd"),
    b"PK\x03\x04": ("zip", "unzip"),
}
_SQLITE = b"SQLite format 3\0"
_BEGINNING = 200  # bytes
_ASCII = bytes(range(128))
_ENOUGH = 10_000
# In Windows-1252, which includes Latin-1: letters except þ, ÿ and capitals that hardly occur,
# typographic quotation marks, dashes, and signs such as € and °.
_LIKELY = frozenset(
    "äöüßÄÖÜàâæçéèêëîïôœùûÀÂÆÇÉÈÊËÎÏÔŒÙÛáíóúñÁÍÓÚÑ¿¡åøÅØãõÃÕìòÌÒýÝšžŠŽÿ"
    "‘’“”‚„‹›«»–—…•·°€£§©®™²³½¼\xa0\xad".encode("windows-1252")
) - {0xFF}


def no_plain_text(beginning: bytes) -> str | None:
    """Return the kind of a file from its first bytes, if it is a database, compressed or UTF-16."""
    if beginning.startswith(_SQLITE):
        return "the file is a database (SQLite), not text"
    for mark, (what, program) in _COMPRESSED.items():
        if beginning.startswith(mark):
            return f"the file is compressed ({what}); unpack it first, for instance by {program}"
    # Without a mark: every other byte of ASCII is zero.
    start = beginning[:_BEGINNING]
    few, many = sorted((start[::2].count(0), start[1::2].count(0)))
    if beginning.startswith(UTF_16_MARKS) or (len(start) < 3 * many and few < many / 4):
        return IS_UTF_16
    return None


class Utf8Lines:
    """Decodes lines; `report` adds one error for all of them that are not UTF-8."""

    def __init__(self) -> None:
        self._lines: list[int] = []  # that are not UTF-8
        self._first: tuple[int, int] = (0, 0)  # column and byte
        self._bytes = bytearray()  # invalid bytes of the first lines
        self._has_utf_8 = False

    def decode(self, raw: bytes, number: int) -> str:
        """Return the text of a line, with invalid bytes replaced."""
        try:
            text = raw.decode()
        except UnicodeDecodeError as error:
            if not self._lines:
                self._first = len(raw[: error.start].decode()) + 1, raw[error.start]
            self._lines.append(number)
            if len(self._bytes) < _ENOUGH:
                self._bytes += raw.translate(None, delete=_ASCII)
            return raw.decode(errors="replace")
        self._has_utf_8 = self._has_utf_8 or not text.isascii()
        return text

    @property
    def all_are_good(self) -> bool:
        return not self._lines

    def decode_all(self, raw: bytes) -> str | None:
        """Return the text of several lines, or `None` if one of them is not UTF-8."""
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            return None
        self._has_utf_8 = self._has_utf_8 or not text.isascii()
        return text

    def report(self, name: str, problems: ProblemList) -> None:
        if self._lines:
            line, column = self.place
            problems.add(name, self.mistake, line=line, column=column)
            problems.spoil(name, self._lines)

    @property
    def place(self) -> tuple[int, int]:
        """Line and column of the first mistake."""
        return self._lines[0], self._first[0]

    @property
    def mistake(self) -> str:
        """The message about the lines that are not UTF-8; there has to be one."""
        (_, byte), more = self._first, len(self._lines) - 1
        message = f"not UTF-8: byte 0x{byte:02X}"
        if not self._has_utf_8 and _LIKELY.issuperset(self._bytes):
            letter = bytes([byte]).decode("windows-1252")
            message += f", which is ‘{letter}’ in Windows-1252 and Latin-1"
        message += "; save the file as UTF-8"
        return f"{message} (and so in {counted(more, 'more line')})" if more else message


def decoded(raw: bytes, name: str, problems: ProblemList) -> str:
    """Return the text of a whole file; if it is not UTF-8, that is reported once."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        lines = Utf8Lines()
        for number, line in enumerate(raw.split(b"\n"), 1):
            lines.decode(line, number)
        lines.report(name, problems)
        return raw.decode(errors="replace")
