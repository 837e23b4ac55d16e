"""Guidelines and options of a project: questions, tags, help."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from protest_core.db.settings import GUIDELINES, get_setting, put_setting
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import RefusedError
from protest_core.files.fields import in_plain_words
from protest_core.files.problems import quoted
from protest_core.judgements.questions import FIRST_TWO, Question, question_mistakes
from protest_core.languages.profiles import language_files, primary_code
from protest_core.suite.model import Category
from protest_core.suite.queries import load_description
from protest_core.translatable import Text

_KEYS = {"version", "source_language", "target_language", "questions", "tags", "help", "further"}
_LONGEST_VERSION = 100
_OPTIONS = "options"
_ENGLISH = "en"


class Questions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The questions above the answers."""

    pronoun: str
    pronoun_given_antecedent: str
    antecedent: str


class StandardTag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tag defined by the guidelines; without `functions` and `categories` it fits everywhere."""

    name: str
    explanation: str
    functions: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()

    def fits(self, category: Category) -> bool:
        everywhere = not self.functions and not self.categories
        return everywhere or category.function in self.functions or category.id in self.categories


class Guidelines(msgspec.Struct, frozen=True):
    """The guidelines, whose version judgements record; `help` is Markdown.

    `earlier`: the further questions asked of judgements under an earlier version; none if the
    version is not listed.
    """

    version: str
    source_language: str
    target_language: str
    questions: Questions
    tags: tuple[StandardTag, ...]
    help: str
    further: tuple[Question, ...] = ()
    earlier: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)

    @property
    def all_questions(self) -> tuple[Question, ...]:
        """Return all questions: the two that are always asked, then the further ones."""
        return (*FIRST_TWO, *self.further)

    def known_in(self, category: Category) -> tuple[Question, ...]:
        """Return the questions that can have answers in a category, retired ones included."""
        return tuple(each for each in self.all_questions if each.fits(category))

    def asked_in(self, category: Category) -> tuple[Question, ...]:
        """Return the questions that are asked in a category now."""
        return tuple(each for each in self.known_in(category) if not each.retired)

    @property
    def numbered_choices(self) -> tuple[tuple[str, str], ...]:
        """Return the numbered choices of all further questions, as ids of question and choice."""
        asked = (question for question in self.further if not question.retired)
        return tuple((question.id, choice.id) for question in asked for choice in question.offered)

    def asked_of(self, version: str, category: Category) -> tuple[Question, ...]:
        """Return the questions that a judgement under a version of the guidelines has to answer.

        A question that was added later does not reopen finished work.
        """
        asked = self.asked_in(category)
        if version == self.version:
            return asked
        earlier = self.earlier.get(version, ())
        return tuple(each for each in asked if each in FIRST_TWO or each.id in earlier)

    def tags_for(self, category: Category) -> tuple[StandardTag, ...]:
        return tuple(tag for tag in self.tags if tag.fits(category))


class ReferenceShown(StrEnum):
    """Options for when annotators may see the reference translation, which primes them."""

    ON_REQUEST = "on_request"
    NEVER = "never"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class ProjectOptions:
    """Options for judging candidates in this project."""

    conflict_checks: bool = True
    reference: ReferenceShown = ReferenceShown.ON_REQUEST
    language: str = ""  # of the windows, for annotators who have chosen none


def guidelines_for(source_language: str, target_language: str) -> Guidelines:
    """Return the guidelines for the languages' primary codes, or the general ones."""
    pair = "-".join(primary_code(code) for code in (source_language, target_language))
    files = _files_in(_ENGLISH)
    return _read(files.get(pair, files["default"]))


def guidelines_in(guidelines: Guidelines, language: str) -> Guidelines:
    """Return these guidelines in a language, if this version exists in that language."""
    primary = primary_code(language)
    found = map(_read, _files_in(primary).values() if primary != _ENGLISH else ())
    return next((each for each in found if each.version == guidelines.version), guidelines)


@cache  # for each saved judgement
def _files_in(language: str) -> Mapping[str, Path]:
    """Return the guidelines in a language, by the names of their files.

    They are looked up among our own files: codes come from suites, which anyone may have made.
    """
    files = language_files("guidelines/*.toml")
    return {path.stem: path for path in files if path.parent.parent.name == language}


@cache
def _read(path: Path) -> Guidelines:
    return parse_guidelines(path.read_text(encoding="utf-8"))


def parse_guidelines(text: str, base: Guidelines | None = None) -> Guidelines:
    """Return the guidelines in a TOML text, or raise a `RefusedError` that says what is wrong.

    Entries that the text leaves out are as in `base`, except the version.
    """
    try:
        table: dict[str, Any] = tomllib.loads(text)
        given = _given_in(table)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise RefusedError(f"not TOML: {error}.") from None
    except (AttributeError, TypeError):
        raise RefusedError(
            "help, tag and question are tables: [help], [[tag]], [[question]]."
        ) from None
    unknown = sorted(given.keys() - _KEYS)
    if unknown:
        raise RefusedError(f"{quoted(unknown[0])} is not known in guidelines.")
    rest = msgspec.to_builtins(base) if base is not None else {}
    try:
        guidelines = msgspec.convert({**rest, "version": None, **given}, Guidelines)
    except msgspec.ValidationError as error:
        raise RefusedError(f"{in_plain_words(error)}.") from None
    if mistakes := list(guideline_mistakes(guidelines)):
        raise RefusedError(f"{'; '.join(mistakes)}.")
    return guidelines


def _given_in(table: dict[str, Any]) -> dict[str, Any]:
    """Return the values in a file by the names of our fields."""
    given = {key: value for key, value in table.items() if key not in {"tag", "help", "question"}}
    if "tag" in table:
        given["tags"] = table["tag"]
    if "help" in table:
        if "text" not in table["help"]:
            raise RefusedError("[help] has no ‘text’.")
        given["help"] = str(table["help"]["text"]).strip() + "\n"
    if "question" in table:
        given["further"] = [
            {"choices": question.get("choice", []), **_without(question, "choice")}
            for question in table["question"]
        ]
    return given


def _without(table: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name != key}


def guideline_mistakes(guidelines: Guidelines) -> Iterator[str]:
    """Yield the mistakes in guidelines that users have written."""
    if not (0 < len(guidelines.version) <= _LONGEST_VERSION and guidelines.version.isprintable()):
        yield f"version: {quoted(guidelines.version)} is no name of a version"
    yield from question_mistakes(guidelines.further)


def save_guidelines(tx: WriteTx, guidelines: Guidelines) -> None:
    """Save the guidelines of a batch, or of a project that replaces the program's."""
    put_setting(tx, GUIDELINES, guidelines)


def load_guidelines(tx: Tx) -> Guidelines:
    """Return the guidelines in the file or, if it has none, the program's for its languages."""
    if own := get_setting(tx, GUIDELINES, Guidelines):
        if mistake := next(guideline_mistakes(own), None):
            raise RefusedError(
                Text("The guidelines in this file are damaged: {0}.").format(mistake)
            )
        return own
    suite = load_description(tx)
    return guidelines_for(suite.source_language, suite.target_language)


def load_options(tx: Tx) -> ProjectOptions:
    """Return the options; a reference that does not exist is never shown."""
    options = get_setting(tx, _OPTIONS, ProjectOptions) or ProjectOptions()
    if load_description(tx).without_reference:
        return replace(options, reference=ReferenceShown.NEVER)
    return options


def save_options(tx: WriteTx, options: ProjectOptions) -> None:
    put_setting(tx, _OPTIONS, options)
