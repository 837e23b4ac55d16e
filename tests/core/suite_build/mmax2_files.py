"""Writes small corpora in the form of ParCorFull, with texts of our own."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

Attributes = dict[str, str]

_ENTITY = {"type": "anaphoric", "antetype": "entity", "split": "simple antecedent"}
ENGLISH = [
    "The old lamp of my uncle broke .",
    "It was loud when it fell .",
    "The neighbours said they heard it .",
    "It rained , but that did not bother them .",
]


def pronoun(word: int, chain: int | str, **attributes: str) -> Attributes:
    """An anaphoric pronoun at a word, from 1, in `set_CHAIN`; attributes may be changed."""
    which = chain if isinstance(chain, str) else f"set_{chain}"
    return {
        "span": f"word_{word}",
        "mention": "pronoun",
        "coref_class": which,
        **_ENTITY,
        **attributes,
    }


def phrase(span: str, chain: int, mention: str = "np") -> Attributes:
    """A noun phrase, as `3..5` or `3,7`, in `set_CHAIN`."""
    words = ",".join(
        "..".join(f"word_{word}" for word in part.split("..")) for part in span.split(",")
    )
    return {"span": words, "mention": mention, "coref_class": f"set_{chain}"}


def write_document(
    language: Path, name: str, sentences: Sequence[str], markables: Sequence[Attributes] = ()
) -> None:
    """All files of a document; sentence markables stand in the wrong order, as in the corpus."""
    words = [word for sentence in sentences for word in sentence.split(" ")]
    elements = [
        f'<word id="word_{number}">{escape(word)}</word>' for number, word in enumerate(words, 1)
    ]
    spans, first = [], 1
    for sentence in sentences:
        last = first + len(sentence.split(" ")) - 1
        spans.append({"span": f"word_{first}..word_{last}"})
        first = last + 1
    for folder in ("Basedata", "Markables"):
        (language / folder).mkdir(parents=True, exist_ok=True)
    (language / f"{name}.mmax").write_text("<mmax_project/>", encoding="utf-8")
    write_xml(language / "Basedata" / f"{name}_words.xml", "words", elements)
    for level, marked in (("sentence", [*spans[1:], *spans[:1]]), ("coref", markables)):
        path = language / "Markables" / f"{name}_{level}_level.xml"
        write_xml(path, "markables", map(_markable, range(len(marked)), marked), level)


def write_xml(path: Path, tag: str, elements: Iterable[str], level: str = "") -> None:
    namespace = f' xmlns="www.eml.org/NameSpaces/{level}"' if level else ""
    lines = [
        # What the header says is not to be believed: all files are UTF-8.
        '<?xml version="1.0" encoding="ISO-8859-1"?>',
        f'<!DOCTYPE {tag} SYSTEM "{tag}.dtd">',
        f"<{tag}{namespace}>",
        *elements,
        f"</{tag}>",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _markable(number: int, attributes: Attributes) -> str:
    pairs = " ".join(f"{key}={quoteattr(value)}" for key, value in attributes.items())
    return f'<markable id="markable_{number}" {pairs} />'


MARKS = [
    phrase("1..6", 1),
    pronoun(9, 1, position="subject", agreement="singular"),
    pronoun(13, 1, position="subject", agreement="singular"),
    phrase("16..17", 2),
    pronoun(19, 2, position="subject", agreement="plural"),
    pronoun(21, 3, antetype="event", position="non-subject"),
    {"span": "word_23", "mention": "pronoun", "type": "pleonastic", "coref_class": "empty"},
    pronoun(31, 2, position="non-subject", agreement="plural"),
]


def write_small_corpus(root: Path) -> Path:
    """A part `Talks` in English and German, with one document and an example of many kinds."""
    german = [
        "Die alte Lampe meines Onkels zerbrach .",
        "Sie war laut , denn sie kippte .",
        "Die Nachbarn sagten , sie hätten es gehört .",
        "Es regnete , aber das störte sie nicht .",
    ]
    write_document(root / "Talks" / "EN", "one", ENGLISH, MARKS)
    write_document(root / "Talks" / "DE", "one", german)
    return root
