"""The same text is read from every format, and all damage ends in a sentence."""

import gzip
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from unicodedata import normalize
from xml.sax.saxutils import escape, quoteattr

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from protest_core.files.delimited import write_delimited
from protest_core.files.input_text import EVERYTHING, InputChoice, TextKind
from protest_core.files.inputs import read_inputs
from protest_core.files.problems import ProblemList
from tests.properties import examples

FIXTURES = Path(__file__).parents[2] / "fixtures" / "inputs"
SYSTEMS = ("alder", 'b"i<r>c&h', "cédre")
LINES = st.text(st.characters(exclude_categories=("Cc", "Cs", "Cn")), max_size=30).map(
    lambda text: normalize("NFC", text.strip(" "))
)
# Each system's lines; as many of each.
TEXTS = st.integers(1, 6).flatmap(
    lambda number: st.lists(
        st.lists(LINES, min_size=number, max_size=number), min_size=1, max_size=len(SYSTEMS)
    ).map(lambda texts: dict(zip(SYSTEMS, texts, strict=False)))
)
Texts = Mapping[str, Sequence[str]]
FIELDS = InputChoice(fields=("t",))
WHOLE = [
    *(path.read_bytes() for path in sorted(FIXTURES.iterdir())),
    gzip.compress((FIXTURES / "lamp.xml").read_bytes(), mtime=0),
    gzip.compress((FIXTURES / "lamp.tsv").read_bytes(), mtime=0),
    "Die Gäste sahen sie an.\r\nSie lachten.\n".encode(),
]
PIECES = [
    *(b"\0", b"\xff", b"\xc3", b"\t", b"\n", b"\r", b'"', b"<", b">", b"&", b"{", b"}", b"[", b"]"),
    *(b"<seg>", b"</seg>", b"<doc>", b"</doc>", b"<hyp>", b"<src lang='fr'>", b"<seg id='1'>"),
    *(b"<!ENTITY a 'b'>", b"<!DOCTYPE dataset [", b"]>", b"&a;", b"<![CDATA[", b"<!--", b"]]>"),
    *(b"<?xml version='1.0' encoding='utf-16'?>", b"\x1f\x8b", b"\xef\xbb\xbf", b"\xff\xfe"),
    *(b'"line":', b'"id":', b'"system":', b"null", b"1e999", b"\\ud800", b"\\u0000", b"-"),
    *(b"9" * 30, b"[" * 2000, b"a" * 3000, b"<tstset>", b"</tstset>", b"<dataset>", b"<tmx>"),
]
# A place, in parts of a thousand, how many bytes are cut out there, and what comes instead.
CHANGES = st.tuples(
    st.integers(0, 1000),
    st.sampled_from([0, 0, 1, 2, 10, 100, 10**6]),
    st.one_of(st.just(b""), st.sampled_from(PIECES), st.binary(max_size=4)),
)
CHOICES = st.sampled_from(
    [
        *(EVERYTHING, FIELDS, InputChoice(fields=("out.text",)), InputChoice(fields=("alder",))),
        *(InputChoice(fields=("2",)), InputChoice(reference="A"), InputChoice(systems=("alder",))),
        InputChoice(documents=("rain",)),
    ]
)


def as_xml(texts: Texts) -> str:
    hyps = "".join(
        f"<hyp system={quoteattr(name)}>{segments(map(escape, lines))}</hyp>"
        for name, lines in texts.items()
    )
    return f"<dataset><doc id='d'>{hyps}</doc></dataset>"


def as_sgm(texts: Texts) -> str:
    documents = "".join(
        f"<DOC docid=d sysid={sgm_name(name)}>\n{segments(map(escape, lines))}\n</DOC>"
        for name, lines in texts.items()
    )
    return f"<tstset setid='x'>{documents}</tstset>"


def sgm_name(name: str) -> str:
    return '"' + escape(name, {'"': "&quot;"}) + '"'


def segments(lines) -> str:
    return "\n".join(f'<seg id="{n}">{line}</seg>' for n, line in enumerate(lines))


def rows(texts: Texts) -> list[dict[str, object]]:
    """Return the rows of all systems, in a mixed order that their numbers put right."""
    made: list[dict[str, object]] = [
        {"system": name, "line": number, "t": line}
        for name, lines in texts.items()
        for number, line in enumerate(lines)
    ]
    return made[::2] + made[1::2]


def as_json(texts: Texts) -> str:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows(texts))


def as_ascii_json(texts: Texts) -> str:
    return "\n".join(map(json.dumps, rows(texts)))


def as_table(texts: Texts) -> str:
    cells = [[str(value) for value in row.values()] for row in rows(texts)]
    return "".join(write_delimited([["system", "line", "t"], *cells], "\t"))


WRITERS = [
    (as_xml, EVERYTHING),
    (as_sgm, EVERYTHING),
    (as_json, FIELDS),
    (as_ascii_json, FIELDS),
    (as_table, FIELDS),
]


@pytest.mark.parametrize(("write", "choice"), WRITERS)
@given(texts=TEXTS, packed=st.booleans(), mark=st.booleans())
@examples(100)
def test_the_same_text_is_read_from_every_format(
    tmp_path: Path, write: Callable[[Texts], str], choice, texts: Texts, *, packed, mark
):
    content = (write(texts)).encode("utf-8-sig" if mark else "utf-8")
    assert read(tmp_path, gzip.compress(content) if packed else content, choice) == texts


@given(texts=TEXTS, packed=st.booleans(), mark=st.booleans(), windows=st.booleans())
@examples(100)
def test_plain_text_is_read_line_by_line(tmp_path: Path, texts: Texts, *, packed, mark, windows):
    (lines, *_) = texts.values()
    assume(not lines[0].startswith(("{", "[", "<", "\ufeff")))
    end = "\r\n" if windows else "\n"
    content = "".join(line + end for line in lines).encode("utf-8-sig" if mark else "utf-8")
    read_lines = read(tmp_path, gzip.compress(content) if packed else content, EVERYTHING)
    assert read_lines == {"": lines}


def read(folder: Path, content: bytes, choice: InputChoice) -> Texts:
    path = folder / "x"
    path.write_bytes(content)
    problems = ProblemList()
    texts = read_inputs(path, "x", problems, choice=choice)
    assert problems.mistakes == []
    return {text.system: text.lines for text in texts}


@given(
    content=st.sampled_from(WHOLE),
    changes=st.lists(CHANGES, min_size=1, max_size=4),
    kind=st.sampled_from(TextKind),
    choice=CHOICES,
    tokenised=st.booleans(),
)
@examples(2000)
def test_damaged_files_end_in_a_sentence(
    tmp_path: Path, content: bytes, changes, kind, choice, *, tokenised
):
    for place, cut, piece in changes:
        at = len(content) * place // 1000
        content = content[:at] + piece + content[at + cut :]
    path = tmp_path / "x"
    path.write_bytes(content)
    problems = ProblemList()
    texts = read_inputs(path, "x", problems, kind=kind, choice=choice, tokenised=tokenised)
    assert texts or problems.mistakes
    for mistake in problems.mistakes:
        assert str(mistake).isprintable()
        assert len(str(mistake)) < 700
    if not problems.mistakes:
        for text in texts:
            joined = "".join(text.lines)
            assert text.whole
            assert text.lines
            assert not {"\n", "\0"} & {*joined}
            joined.encode()
            assert not text.places or len(text.places) == len(text.lines)
