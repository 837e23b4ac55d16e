"""Read the test sets of WMT: XML as from 2021 on, and SGM as before."""

import re
from codecs import getincrementaldecoder
from collections.abc import Iterator, Mapping
from typing import BinaryIO, NoReturn
from xml.parsers import expat

from protest_core.files.encoding import Utf8Lines
from protest_core.files.input_text import InputMistakeError, Segments, TextKind, read_whole
from protest_core.files.problems import quoted

XML_ROOT = b"dataset"
# `mteval` has sets of all kinds, as in IWSLT.
SGM_ROOTS = frozenset({b"srcset", b"refset", b"tstset", b"mteval"})
_PIECE = 1 << 16  # bytes
_TEXTS = {"src": TextKind.SOURCE, "ref": TextKind.REFERENCE, "hyp": TextKind.OUTPUT}
_SETS = {"srcset": TextKind.SOURCE, "refset": TextKind.REFERENCE, "tstset": TextKind.OUTPUT}
# The attributes of XML that name who wrote a text; of SGM, all kinds but sources have names.
_NAMES = {TextKind.REFERENCE: "translator", TextKind.OUTPUT: "system"}
_OURS = {"collection", "doc", "seg", *_TEXTS}
_CODES_OF_AN_END = {
    expat.errors.codes[each]
    for each in (
        expat.errors.XML_ERROR_NO_ELEMENTS,
        expat.errors.XML_ERROR_UNCLOSED_TOKEN,
        expat.errors.XML_ERROR_PARTIAL_CHAR,
        expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
    )
}
_ANY_LANGUAGE = "any"
# Anything else between pointed brackets is text: SGM is no XML, and nobody escapes `<` in it.
_TAG = re.compile(
    r"""<(/?)(srcset|refset|tstset|mteval|doc|seg)\b((?:"[^"<>]*"|'[^'<>]*'|[^"'<>])*)>""",
    re.IGNORECASE,
)
_ATTRIBUTE = re.compile(r"""([A-Za-z_]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_ENTITY = re.compile("&(amp|lt|gt|quot|apos);")


def read_wmt_xml(file: BinaryIO, segments: Segments) -> None:
    """Read `dataset/collection?/doc/(src|ref|hyp)/p/seg`; entities of its own are refused."""
    reader = _XmlReader(segments)
    for piece in _utf_8_pieces(file):
        reader.read(piece)
        segments.wanted.problems.between_lines()
    reader.read(b"", at_end=True)


def _utf_8_pieces(file: BinaryIO) -> Iterator[bytes]:
    """Yield the bytes of a file; the first that is not UTF-8 ends it with its line."""
    decoder = getincrementaldecoder("utf-8")()
    line = 1
    while piece := file.read(_PIECE):
        try:
            decoder.decode(piece)
        except UnicodeDecodeError as error:
            line += error.object.count(b"\n", 0, error.start)
            raise InputMistakeError(_not_utf_8(error.object[error.start :], line), line) from None
        yield piece
        line += piece.count(b"\n")


def _not_utf_8(rest: bytes, line: int) -> str:
    utf_8 = Utf8Lines()
    utf_8.decode(rest.partition(b"\n")[0], line)
    return utf_8.mistake


class _XmlReader:
    def __init__(self, segments: Segments) -> None:
        self._segments = segments
        self._is_first = True
        self._collection = ""
        self._in_text = False
        # The segment that is open, if any.
        self._id: str | None = None
        self._pieces: list[str] | None = None
        self._line = 1
        # Whatever the declaration says: everything here is UTF-8, and has been checked.
        self._parser = expat.ParserCreate("utf-8")
        self._parser.buffer_text = True
        self._parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._take
        self._parser.EntityDeclHandler = self._refuse_declaration
        self._parser.ExternalEntityRefHandler = self._refuse_external
        self._parser.SkippedEntityHandler = self._refuse_unknown

    def read(self, piece: bytes, *, at_end: bool = False) -> None:
        try:
            self._parser.Parse(piece, at_end)
        except expat.ExpatError as error:
            raise InputMistakeError(_xml_mistake(error), error.lineno, error.offset + 1) from None
        except InputMistakeError as mistake:
            mistake.line = mistake.line or self._parser.CurrentLineNumber
            raise

    def _begin(self, name: str, attributes: Mapping[str, str]) -> None:
        if self._is_first and name != XML_ROOT.decode():
            raise InputMistakeError(
                f"the XML begins with {quoted(name)}; only that of WMT is read, which begins with "
                "‘dataset’"
            )
        self._is_first = False
        if self._pieces is not None and name in _OURS:
            raise InputMistakeError(f"‘{name}’ stands inside of a segment")
        if name == "collection":
            self._collection = attributes.get("id", "")
        elif name == "doc":
            self._segments.begin_document(attributes.get("id"), self._collection)
        elif name in _TEXTS:
            kind = _TEXTS[name]
            whose = attributes.get(_NAMES[kind], "") if kind in _NAMES else ""
            language = attributes.get("lang") or attributes.get("language") or ""
            self._segments.begin_text(kind, whose, language)
            self._in_text = True
        elif name == "seg" and self._in_text:
            self._id, self._pieces = attributes.get("id"), []
            self._line = self._parser.CurrentLineNumber

    def _end(self, name: str) -> None:
        if name == "seg" and self._pieces is not None:
            self._segments.add(self._id, "".join(self._pieces), self._line)
            self._pieces = None
        elif name in _TEXTS:
            self._in_text = False
        elif name == "collection":
            self._collection = ""

    def _take(self, text: str) -> None:
        if self._pieces is not None:
            self._pieces.append(text)

    def _refuse_declaration(self, name: str, *_more: object) -> NoReturn:
        raise InputMistakeError(
            f"the XML declares the entity {quoted(name)}, and declarations are not read; write "
            "the characters themselves"
        )

    def _refuse_external(self, *_what: object) -> NoReturn:
        raise InputMistakeError("the XML refers to another file, which is not read")

    def _refuse_unknown(self, name: str, _is_parameter: object) -> NoReturn:
        raise InputMistakeError(
            f"the entity {quoted(f'&{name};')} is not declared; write the character itself"
        )


def _xml_mistake(error: expat.ExpatError) -> str:
    if error.code in _CODES_OF_AN_END:
        return "the XML ends before ‘dataset’ is closed; is the file complete?"
    return f"the XML is not well-formed: {expat.ErrorString(error.code)}"


def read_sgm(file: BinaryIO, segments: Segments) -> None:
    """Read `srcset`, `refset` and `tstset`, with documents of `seg`; tags in any case."""
    _SgmReader(segments).read(read_whole(file))


class _SgmReader:
    """Reads tags one after the other; `_set` is the set that is open, with its attributes."""

    def __init__(self, segments: Segments) -> None:
        self._segments = segments
        self._set: tuple[str, Mapping[str, str]] | None = None
        self._open: list[str] = []
        self._segment: tuple[str | None, int, int] | None = None  # id, where its text begins, line
        self._in_document = False

    def read(self, text: str) -> None:
        line, at = 1, 0
        for tag in _TAG.finditer(text):
            line, at = line + text.count("\n", at, tag.start()), tag.start()
            try:
                if tag[1]:
                    self._end(tag[2].lower(), text, tag)
                else:
                    self._begin(tag[2].lower(), _attributes(tag[3]), tag.end(), line)
            except InputMistakeError as mistake:
                mistake.line = mistake.line or line
                raise
        if self._open or self._segment:
            raise InputMistakeError(
                f"the file ends before ‘{'seg' if self._segment else self._open[-1]}’ is closed; "
                "is it complete?"
            )

    def _begin(self, name: str, attributes: Mapping[str, str], end: int, line: int) -> None:
        if self._segment is not None:
            raise InputMistakeError(
                f"‘{name}’ stands inside of the segment that begins on line {self._segment[2]:,}; "
                "is its end missing?"
            )
        if name == "seg":
            if not self._in_document:
                raise InputMistakeError("a segment stands outside of a document")
            self._segment = attributes.get("id"), end, line
            return
        self._open.append(name)
        if name in _SETS:
            self._set = name, attributes
        elif name == "doc":
            self._begin_document(attributes)

    def _begin_document(self, attributes: Mapping[str, str]) -> None:
        if self._set is None:
            raise InputMistakeError("a document stands outside of a set")
        name, of_set = self._set
        kind, both = _SETS[name], {**of_set, **attributes}
        whose = both.get("refid") or both.get("sysid", "")
        language = both.get("srclang" if kind is TextKind.SOURCE else "trglang", "")
        self._segments.begin_document(attributes.get("docid"))
        self._segments.begin_text(kind, whose if kind in _NAMES else "", _known(language))
        self._in_document = True

    def _end(self, name: str, text: str, tag: re.Match[str]) -> None:
        if name == "seg":
            if self._segment is None:
                raise InputMistakeError("a segment ends that did not begin")
            number, begin, line = self._segment
            self._segments.add(number, _characters(text[begin : tag.start()]), line)
            self._segment = None
            return
        if self._segment is not None or not self._open or self._open.pop() != name:
            raise InputMistakeError(f"‘{name}’ ends here, and something else is open")
        if name == "doc":
            self._in_document = False
        elif name in _SETS:
            self._set = None


def _attributes(text: str) -> Mapping[str, str]:
    return {
        found[1].lower(): _characters(found[2] or found[3] or found[4] or "")
        for found in _ATTRIBUTE.finditer(text)
    }


def _characters(text: str) -> str:
    """Return the text with the characters of XML's five entities; any other ‘&’ is one."""
    return _ENTITY.sub(lambda found: _ENTITIES[found[1]], text) if "&" in text else text


def _known(language: str) -> str:
    return "" if language.lower() == _ANY_LANGUAGE else language
