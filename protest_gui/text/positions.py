"""Positions of tokens in a text document, which counts UTF-16 units, some of them as structure."""

import re

_BLANK = " "
# Characters that a text document takes for the end of a paragraph, a line, a table or a picture,
# that have no width or move the rest of the line, and halves of a pair, which Qt would drop.
_NOT_SHOWN_AS_IS = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\ufdd0-\ufdef\ufeff\ufffc\ufffe\uffff\ud800-\udfff]"
)
_LAST_OF_ONE_UNIT = "\uffff"
_FIRST_PICTURE, _DELETE, _PICTURE_OF_DELETE, _REPLACEMENT = 0x2400, "\x7f", "\u2421", "\ufffd"
# A full stop alone at the beginning of a line is hard to read: the blank before does not break.
_BLANK_BEFORE_STOP = re.compile(r" (?=[,.;:!?…،؛؟۔](?: |$))")
_UNBROKEN = "\u00a0"


def shown_text(sentence: str) -> str:
    """Return a text of as many UTF-16 units as `sentence`, in which nothing ends a paragraph."""
    return _BLANK_BEFORE_STOP.sub(_UNBROKEN, _NOT_SHOWN_AS_IS.sub(_stand_in, sentence))


def _stand_in(found: re.Match[str]) -> str:
    character = found.group()
    if character < _BLANK:
        return chr(_FIRST_PICTURE + ord(character))  # ␉ for a tab
    return _PICTURE_OF_DELETE if character == _DELETE else _REPLACEMENT


def utf16_length(text: str) -> int:
    if text.isascii() or max(text, default="") <= _LAST_OF_ONE_UNIT:
        return len(text)
    return len(text) + sum(character > _LAST_OF_ONE_UNIT for character in text)


def utf16_slice(text: str, start: int, end: int) -> str:
    """Return the part between two positions of the document; a character cut in two becomes a �."""
    units = text.encode("utf-16-le", "surrogatepass")
    return units[2 * start : 2 * end].decode("utf-16-le", "replace")


def utf16_span(text: str, span: tuple[int, int]) -> tuple[int, int]:
    """Return the beginning and the end of a part of a text, in UTF-16 units."""
    start = utf16_length(text[: span[0]])
    return start, start + utf16_length(text[span[0] : span[1]])
