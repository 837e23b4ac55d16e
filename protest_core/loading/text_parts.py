"""Guess which of several raw texts is the source, the reference, or the output of a system."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path

from protest_core.files.inputs import may_name_systems
from protest_core.languages.profiles import languages
from protest_core.loading.quick import QuickTexts
from protest_core.loading.systems import SystemOutput
from protest_core.translatable import Text

# The ends of names that say nothing of the language.
_FORMATS = frozenset({"gz", "json", "jsonl", "sgm", "tsv", "txt", "xml"})
_PACKED, _PLAIN = ".gz", ".txt"
_BETWEEN_WORDS = re.compile(r"[\W_]+")


class TextPart(Enum):
    """The parts that a text can have in a comparison of systems."""

    SOURCE = Text("source")
    REFERENCE = Text("reference")
    OUTPUT = Text("output of a system")


_WORDS = {
    TextPart.SOURCE: re.compile(r"src|source"),
    TextPart.REFERENCE: re.compile(r"refs?[a-d]?\d?|references?"),
}


def guessed_parts(paths: Sequence[Path]) -> Mapping[Path, TextPart]:
    """Return the likely part of each text, by its name or else by its place.

    `src.en` is a source, `news.es` the reference of `news.en`, and every other text an output.
    Without such names, the source comes first and the reference second.
    """
    parts = dict.fromkeys(paths, TextPart.OUTPUT)
    named = {path: part for path in paths for part in _WORDS if _is_named(path, part)}
    source = _first(paths, lambda path: named.get(path) is TextPart.SOURCE) or _source_of(
        [path for path in paths if path not in named]
    )
    others = [path for path in paths if path != source]
    reference = _first(others, lambda path: named.get(path) is TextPart.REFERENCE) or _reference_of(
        source, others
    )
    if source is not None:
        parts[source] = TextPart.SOURCE
    if reference is not None:
        parts[reference] = TextPart.REFERENCE
    return parts


def language_in_name(path: Path) -> str:
    """Return the code at the end of a name, such as `src.en` or `src.en.gz`; empty without one."""
    _, *ends = [end for end in path.name.lower().split(".") if end not in _FORMATS] or [""]
    return ends[-1] if ends and ends[-1] in languages() else ""


def quick_texts(parts: Mapping[Path, TextPart]) -> QuickTexts | None:
    """Return the texts to compare; `None` without one source, one reference and an output."""
    sources, references, outputs = (
        [path for path, each in parts.items() if each is part] for part in TextPart
    )
    if len(sources) != 1 or len(references) != 1 or not outputs:
        return None
    names = _names_of(outputs)
    systems = tuple(
        SystemOutput("" if may_name_systems(path) else names[path], path, None, tokenised=False)
        for path in outputs
    )
    return QuickTexts(sources[0], references[0], systems)


def _is_named(path: Path, part: TextPart) -> bool:
    words = _BETWEEN_WORDS.split(path.name.lower())
    return any(_WORDS[part].fullmatch(word) for word in words)


def _source_of(paths: Sequence[Path]) -> Path | None:
    """Return the only text in its language, if there is only one in English; else the first."""
    english = [path for path in paths if language_in_name(path) == "en"]
    return english[0] if len(english) == 1 else next(iter(paths), None)


def _reference_of(source: Path | None, others: Sequence[Path]) -> Path | None:
    """Return the text named like the source, or the only one with a language, or the first."""
    translated = [path for path in others if language_in_name(path)]
    beside = _first(translated, lambda path: source is not None and _name(path) == _name(source))
    if beside or len(translated) == 1:
        return beside or translated[0]
    return next(iter(others), None)


def _first(paths: Sequence[Path], is_so: Callable[[Path], bool]) -> Path | None:
    return next(filter(is_so, paths), None)


def _name(path: Path) -> str:
    return path.name.partition(".")[0]


def _names_of(outputs: Sequence[Path]) -> Mapping[Path, str]:
    """Return short names of the systems, if these differ: all of `news.A.txt` and `news.B.txt`."""
    if max(Counter(map(_name, outputs)).values()) == 1:
        return {path: _name(path) for path in outputs}
    return {path: path.name.removesuffix(_PACKED).removesuffix(_PLAIN) for path in outputs}
