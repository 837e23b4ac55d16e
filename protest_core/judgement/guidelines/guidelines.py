"""What annotators are asked and told, read from the file of their language pair."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from protest_core.suite.category import Category


class Questions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As they stand above the answers."""

    pronoun: str
    pronoun_given_antecedent: str
    antecedent: str


class StandardTag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tag that the guidelines define; without `functions` and `categories` it fits everywhere."""

    name: str
    explanation: str
    functions: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()

    def fits(self, category: Category) -> bool:
        everywhere = not self.functions and not self.categories
        return everywhere or category.function in self.functions or category.id in self.categories


class Guidelines(msgspec.Struct, frozen=True):
    """Judgements carry the version under which they were made. `help` is Markdown."""

    version: str
    source_language: str
    target_language: str
    questions: Questions
    tags: tuple[StandardTag, ...]
    help: str

    def tags_for(self, category: Category) -> tuple[StandardTag, ...]:
        return tuple(tag for tag in self.tags if tag.fits(category))


def guidelines_for(source_language: str, target_language: str) -> Guidelines:
    """By the languages' primary codes; general ones where the pair has none of its own."""
    pair = "-".join(_primary(code) for code in (source_language, target_language))
    # Looked up among our own files: the codes come from somebody's suite.
    files = {path.stem: path for path in Path(__file__).parent.glob("*.toml")}
    return _read(files.get(pair, files["default"]))


def _primary(code: str) -> str:
    return code.lower().replace("_", "-").partition("-")[0]


@cache
def _read(path: Path) -> Guidelines:
    table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    table["tags"] = table.pop("tag")
    table["help"] = table["help"]["text"].strip() + "\n"
    return msgspec.convert(table, Guidelines)
