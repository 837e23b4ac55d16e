"""Languages of users: `language.toml` beside a suite, believed in nothing.

A profile of a user is known by a key, its code with the digest of its text: `qx@3f0c9a1b2d4e`. So
two projects may define one code differently, and a suite with another profile is another suite.
Wherever the code of a language is handed on, the key does as well.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from hashlib import sha256
from typing import Any

import msgspec

from protest_core.errors import RefusedError
from protest_core.files.fields import close_match, in_plain_words
from protest_core.files.problems import quoted
from protest_core.languages.forms import features_of
from protest_core.languages.profiles import (
    OWN_MARK,
    OWN_PROFILES,
    Clitics,
    LanguageProfile,
    WritingRules,
    converted,
    language_profile,
    whole_code,
)
from protest_core.translatable import Text

FILE = "language.toml"
LARGEST = 200_000  # characters
_LONGEST_FORM = 100
_MOST_ENCLITICS = 3  # behind one host: what is tried grows with this power
_DIGITS = 12
_CODE = re.compile("[a-z]{2,8}")
# Regular expressions of others may take for ever.
_PATTERNS = {"writing": ("after_word", "before_word"), "clitics": ("host_patterns", "shape")}
_TABLES = {"writing": WritingRules, "clitics": Clitics}
_TEXTS: dict[str, str] = {}  # by key


@dataclass(frozen=True, slots=True)
class ProfileMistake:
    """A mistake in a profile, with its line if that is known."""

    message: str
    line: int | None = None


def register(text: str) -> str:
    """Return the key of a profile, which `language_profile` knows from now on.

    The text has to be without mistakes.
    """
    profile = _read(text)
    key = f"{profile.code}{OWN_MARK}{sha256(text.encode()).hexdigest()[:_DIGITS]}"
    if key not in OWN_PROFILES:
        OWN_PROFILES[key] = replace(profile, code=key)
        _TEXTS[key] = text
        language_profile.cache_clear()
    return key


def own_text(key: str) -> str | None:
    """Return the text of the profile with this key; `None` for a language of the program."""
    return _TEXTS.get(whole_code(key))


def mistakes_in(text: str) -> list[ProfileMistake]:
    """Return the mistakes in the text of a profile."""
    if len(text) > LARGEST:
        return [ProfileMistake(f"it has more than {LARGEST:,} characters")]
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [ProfileMistake(f"not TOML: {error}")]
    except RecursionError:
        return [ProfileMistake("lists or tables are nested too deeply")]
    found = [*_mistakes(written)]
    if not found:
        try:
            found = [*_spelling_mistakes(_read(text))]
        except (msgspec.ValidationError, ValueError, KeyError, TypeError) as error:
            told = _in_words(error)  # such as `drops: Expected a list, got a text`
            found = [(told.partition(":")[0].partition("[")[0], told)]
    return [ProfileMistake(message, _line_of(key, text)) for key, message in found]


def refuse_mistakes(text: str, name: str) -> None:
    """Refuse the text of a profile that has mistakes; `name` is that of its file."""
    if mistakes := mistakes_in(text):
        told = "; ".join(each.message for each in mistakes[:3])
        raise RefusedError(Text("{0} cannot be used: {1}.").format(name, told))


def _read(text: str) -> LanguageProfile:
    return converted(tomllib.loads(text))


def _mistakes(written: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the mistakes that a conversion would not name, each with the key that it stands at."""
    known = {field.name for field in fields(LanguageProfile)} | {"word_groups"}
    yield from _unknown_keys(written, known, "")
    for key in ("code", "name"):
        if not isinstance(written.get(key), str) or not str(written[key]).strip():
            yield key, f'‘{key}’ is missing: write {key} = "…"'
    if isinstance(name := written.get("name"), str) and not name.isprintable():
        yield "name", "name: line ends and other invisible characters do not belong there"
    code = written.get("code", "")
    if isinstance(code, str) and code and not _CODE.fullmatch(code):
        yield "code", f"{quoted(code)} is no code of a language: write two or three small letters"
    yield from _table_mistakes(written)
    yield from _form_mistakes(written)
    yield from _pair_mistakes(written)


def _pair_mistakes(written: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what is no pair, and pairs that make words longer: a few would fill the memory."""
    lists = {key: written.get(key, []) for key in ("fold", "small_letters")}
    for key, pairs in lists.items():
        for pair in pairs if isinstance(pairs, list) else [None]:
            match pair:
                case [str(before), str(after)] if before and len(after) <= len(before):
                    pass
                case [str(before), str(after)]:
                    yield key, f"‘{key}’: {quoted(after)} is longer than {quoted(before)}"
                case _:
                    yield key, f'‘{key}’ is a list of pairs: write [["…", "…"]]'


def _table_mistakes(written: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the mistakes in the tables `[writing]` and `[clitics]`."""
    for table, kind in _TABLES.items():
        inside = written.get(table, {})
        if not isinstance(inside, dict):
            yield table, f"‘{table}’ is a table: write [{table}]"
            continue
        yield from _unknown_keys(inside, {field.name for field in fields(kind)}, f" in [{table}]")
        for key in _PATTERNS[table]:
            if key in inside:
                yield key, f"‘{key}’ has patterns, which only languages of the program may have"
    clitics = written.get("clitics", {})
    most = clitics.get("most", 1) if isinstance(clitics, dict) else 1
    if not (isinstance(most, int) and 1 <= most <= _MOST_ENCLITICS):
        yield "most", f"‘most’ is a number from 1 to {_MOST_ENCLITICS}"


def _unknown_keys(
    written: Mapping[str, Any], known: set[str], where: str
) -> Iterator[tuple[str, str]]:
    for key in written.keys() - known:
        close = close_match(key, known)
        hint = f"; did you mean {close}?" if close else ""
        yield key, f"{quoted(key)} is not known{where}{hint}"


def _form_mistakes(written: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    forms = written.get("forms", {})
    if not isinstance(forms, dict):
        yield "forms", "‘forms’ is a table: write [forms]"
        return
    for key, words in forms.items():
        try:
            features_of(key)
        except ValueError as error:
            yield key, str(error)
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            yield key, f'{quoted(key)} is a list of words: write ["…", "…"]'
    if not any(forms.values()) and not written.get("pronouns"):
        yield "", 'no pronoun is listed: write pronouns = ["…"], or [forms]'
    yield from _word_mistakes({"pronouns": written.get("pronouns")} | forms)


def _word_mistakes(lists: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, words in lists.items():
        for word in words if isinstance(words, list) else []:
            if isinstance(word, str) and (mistake := _word_mistake(word)):
                yield key, mistake


def _word_mistake(word: str) -> str:
    if not word.strip() or len(word) > _LONGEST_FORM:
        return f"{quoted(word)} is no word"
    if any(map(str.isspace, word)):
        return f"{quoted(word)} has a blank in it; words are compared one by one"
    return ""


def _spelling_mistakes(profile: LanguageProfile) -> Iterator[tuple[str, str]]:
    """Yield the forms that no word could equal, since words are compared in lower case."""
    lists: dict[str, Iterable[str]] = {
        "pronouns": profile.pronouns,
        "ambiguous_forms": profile.ambiguous_forms,
        **profile.forms,
    }
    places = {form: key for key, forms in lists.items() for form in forms}
    for form in sorted(places.keys() | set(profile.features)):
        if (wanted := profile.folded(form)) != form:
            told = f"{quoted(form)}: write {quoted(wanted)}, as words are compared"
            yield places.get(form, ""), told
    for form in sorted(profile.ambiguous_forms - profile.pronouns):
        yield "ambiguous_forms", f"{quoted(form)} is ambiguous, but listed as no pronoun"


def _in_words(error: Exception) -> str:
    if isinstance(error, KeyError):
        return f"[word_groups] has no {quoted(str(error.args[0]))}"
    return in_plain_words(error)


def _line_of(key: str, text: str) -> int | None:
    """Return the first line on which a key is written, from 1."""
    if not key:
        return None
    written = re.compile(rf"""\s*(\[+\s*)?["']?{re.escape(key)}["']?\s*[=\]]""")
    numbers = (n for n, line in enumerate(text.splitlines(), 1) if written.match(line))
    return next(numbers, None)
