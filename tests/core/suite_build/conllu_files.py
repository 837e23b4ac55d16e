"""Writes CoNLL-U with entities, as in CorefUD, with texts of our own."""

from collections.abc import Sequence
from pathlib import Path

from protest_core.suite_build.antecedents import head_of
from tests.core.suite_build.mmax2_files import Attributes

FIELDS = "# global.Entity = eid-etype-head-other"
Row = tuple[str, ...]


def sentence(text: str) -> list[Row]:
    """Words with blanks between, each `form/KIND/head/role/features{misc}`, of which the end may
    be missing; a word that begins with a number (`1-2/del`, `3.1/_`) has that one.
    """
    return [_row(each) for each in text.split()]


def _row(text: str) -> Row:
    text, _, misc = text.removesuffix("}").partition("{")
    form, *more = text.split("/")
    number = []
    if form[0].isdigit():
        number = [form]
        form, *more = more
    kind, head, role, features = [*more, *("X", "0", "dep", "_")[len(more) :]]
    misc = f"Entity={misc}" if misc and "=" not in misc else misc or "_"
    head = "_" if number else head
    return (*number, form, form.lower(), kind, "_", features, head, role, "_", misc)


def conllu(sentences: Sequence[Sequence[Row]], *, document: str | None = "one") -> str:
    """Return a document; a row that begins with a number (`1-2`, `3.1`) keeps it."""
    lines = [FIELDS]
    if document is not None:
        lines.append(f"# newdoc id = {document}")
    for number, sentence in enumerate(sentences, 1):
        lines.append(f"# sent_id = {number}")
        at = 0
        for row in sentence:
            if len(row) == 10:
                lines.append("\t".join(row))
            else:
                at += 1
                lines.append("\t".join((str(at), *row)))
        lines.append("")
    return "\n".join(lines) + "\n"


def write_conllu(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def as_conllu(name: str, sentences: Sequence[str], markables: Sequence[Attributes]) -> str:
    """Return the document that `write_document` writes as MMAX2.

    It has a tree for what the labels say: subjects, pleonastic pronouns, heads of phrases.
    """
    rows: list[list[list[str]]] = []
    places: list[tuple[int, int]] = []
    for sentence in sentences:
        words = sentence.split(" ")
        rows.append([[*_row(f"{each}/X/{min(at, 1)}")] for at, each in enumerate(words)])
        places += [(len(rows) - 1, at) for at in range(len(words))]
    plural = {each.get("coref_class") for each in markables if each.get("agreement") == "plural"}
    brackets: dict[int, tuple[list[str], list[str], list[str]]] = {}
    for mark in markables:
        spans = [part.split("..") for part in mark["span"].replace("word_", "").split(",")]
        parts = [range(int(span[0]) - 1, int(span[-1])) for span in spans]
        inside = [at for part in parts for at in part]
        line, at = places[inside[0]]
        if mark.get("type") == "pleonastic":
            rows[line][at][6] = "expl"
            continue
        is_pronoun = mark["mention"] == "pronoun"
        words = [rows[places[at][0]][places[at][1]][0] for at in inside]
        head = head_of(words).place + 1
        line, at = places[inside[head - 1]]
        cells = rows[line][at]
        cells[2] = "PRON" if is_pronoun else "NOUN"
        is_plural = mark["coref_class"] in plural
        cells[4] = f"Number={'Plur' if is_plural else 'Sing'}"
        if mark.get("position") == "subject":
            cells[6] = "nsubj"
        kind = mark.get("antetype", "object")
        entity = mark["coref_class"].replace("set_", "e")
        for number, part in enumerate(parts, 1):
            name = f"{entity}[{number}/{len(parts)}]" if len(parts) > 1 else entity
            opened = f"({name}-{kind}-{head}-"
            if len(part) == 1:
                brackets.setdefault(part[0], ([], [], []))[1].append(f"{opened})")
            else:
                brackets.setdefault(part[0], ([], [], []))[2].append(opened)
                brackets.setdefault(part[-1], ([], [], []))[0].append(f"{name})")
    for place, (closed, alone, opened) in brackets.items():
        line, at = places[place]
        rows[line][at][8] = "Entity=" + "".join([*closed, *alone, *opened])
    return conllu([[tuple(row) for row in line] for line in rows], document=name)
