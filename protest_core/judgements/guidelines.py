"""Guidelines and options of a project: questions, tags, help."""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from protest_core.db.settings import get_setting, put_setting
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import RefusedError
from protest_core.judgements.questions import FIRST_TWO, Question, question_mistakes
from protest_core.suite.model import Category
from protest_core.suite.queries import load_description


class Questions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The questions above the answers."""

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
    """The guidelines, whose version judgements record; `help` is Markdown."""

    version: str
    source_language: str
    target_language: str
    questions: Questions
    tags: tuple[StandardTag, ...]
    help: str
    further: tuple[Question, ...] = ()

    @property
    def all_questions(self) -> tuple[Question, ...]:
        """Return what is asked anywhere: the two that are always there, then the further ones."""
        return (*FIRST_TWO, *self.further)

    def asked_in(self, category: Category) -> tuple[Question, ...]:
        return tuple(each for each in self.all_questions if each.fits(category))

    def tags_for(self, category: Category) -> tuple[StandardTag, ...]:
        return tuple(tag for tag in self.tags if tag.fits(category))


def guidelines_for(source_language: str, target_language: str) -> Guidelines:
    """Return the guidelines for the languages' primary codes, or the general ones."""
    pair = "-".join(_primary(code) for code in (source_language, target_language))
    # Looked up among our own files: the codes are from a suite, which may be anyone's.
    files = _files()
    return _read(files.get(pair, files["default"]))


@cache  # with each judgement that is saved
def _files() -> dict[str, Path]:
    return {path.stem: path for path in (Path(__file__).parent / "guideline_files").glob("*.toml")}


def guidelines_in(guidelines: Guidelines, language: str) -> Guidelines:
    """Return these guidelines in a language, if we have this version of them in it."""
    folder = Path(__file__).parent / "guideline_files"
    # Looked up among our own files: the language may be any.
    there = {path.name: path for path in folder.iterdir() if path.is_dir()}
    known = there.get(_primary(language))
    found = map(_read, known.glob("*.toml") if known else ())
    return next((each for each in found if each.version == guidelines.version), guidelines)


def _primary(code: str) -> str:
    return code.lower().replace("_", "-").partition("-")[0]


@cache
def _read(path: Path) -> Guidelines:
    return parse_guidelines(path.read_text(encoding="utf-8"))


def parse_guidelines(text: str) -> Guidelines:
    """Return the guidelines in a file; what is wrong in it is told in sentences."""
    table: dict[str, Any] = tomllib.loads(text)
    table["tags"] = table.pop("tag")
    table["help"] = table["help"]["text"].strip() + "\n"
    table["further"] = [
        {"choices": each.pop("choice", []), **each} for each in table.pop("question", [])
    ]
    found = msgspec.convert(table, Guidelines)
    if mistakes := list(question_mistakes(found.further)):
        raise RefusedError("; ".join(mistakes) + ".")
    return found


_OPTIONS = "options"


_GUIDELINES = "guidelines"


def save_guidelines(tx: WriteTx, guidelines: Guidelines) -> None:
    """Save the guidelines in a batch, which brings its own; a project has those of the program."""
    put_setting(tx, _GUIDELINES, guidelines)


def load_guidelines(tx: Tx) -> Guidelines:
    """Return the batch's guidelines or, in a project, the program's own for its languages."""
    if own := get_setting(tx, _GUIDELINES, Guidelines):
        return own
    suite = load_description(tx)
    return guidelines_for(suite.source_language, suite.target_language)


def load_questions(tx: Tx) -> tuple[Question, ...]:
    """Return all that is asked in this project or batch."""
    return load_guidelines(tx).all_questions


class ReferenceShown(StrEnum):
    """When annotators may see the reference translation, which primes them."""

    ON_REQUEST = "on_request"
    NEVER = "never"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class ProjectOptions:
    """How candidates are judged in this project."""

    conflict_checks: bool = True
    reference: ReferenceShown = ReferenceShown.ON_REQUEST
    language: str = ""  # of the windows, for who opens the batch and has chosen none


def load_options(tx: Tx) -> ProjectOptions:
    return get_setting(tx, _OPTIONS, ProjectOptions) or ProjectOptions()


def save_options(tx: WriteTx, options: ProjectOptions) -> None:
    put_setting(tx, _OPTIONS, options)
