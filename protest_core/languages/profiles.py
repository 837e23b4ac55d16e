"""Language profiles: pronouns, ambiguous forms and word groups of a language."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from protest_core.translatable import Text


def folded(token: str) -> str:
    return token.lower().replace("’", "'")


Forms = frozenset[str]


@dataclass(frozen=True, slots=True)
class WrongForms:
    """Forms that replace a pronoun to make it wrong.

    `of` are functions, or ids of categories in which `*` stands for anything. Without `become`, any
    other of the forms themselves is wrong; an empty one says that nothing fits there. A form with a
    capital only applies to capitalised words.
    """

    of: tuple[str, ...]
    forms: tuple[str, ...]
    become: tuple[str, ...] | None = None
    # Only after, or before, one of these: a word, or two, with wildcards; an empty one stands for
    # the beginning of a sentence, or for the end of the line.
    after: tuple[str, ...] = ()
    before: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LanguageProfile:
    """Facts about a language; forms are in lower case, with straight apostrophes."""

    code: str
    name: str
    # Other codes for this language: ISO 639-2 and 639-3.
    other_codes: Forms = frozenset()
    right_to_left: bool = False
    # Forms that cannot be approved on their own, because they may be another pronoun.
    ambiguous_forms: Forms = frozenset()
    pronouns: Forms = frozenset()
    # APT (Miculicich Werlen & Popescu-Belis 2017): spellings of one pronoun, and pronouns that can
    # replace each other.
    identical_forms: tuple[Forms, ...] = ()
    equivalent_forms: tuple[Forms, ...] = ()
    familiar_address: Forms = frozenset()
    polite_address: Forms = frozenset()
    # Pronouns that are determiners before a noun.
    articles: Forms = frozenset()
    # The first entry that fits a form, its category and its place counts.
    wrong_forms: tuple[WrongForms, ...] = ()
    # A word, its form before a vowel, and, if only before certain words, these.
    elisions: tuple[tuple[str, ...], ...] = ()
    # What is inserted before a word for euphony alone, and that word.
    euphonic: tuple[tuple[str, ...], ...] = ()

    def is_pronoun(self, token: str) -> bool:
        return token.lower().replace("’", "'") in self.pronouns


@cache
def language_profile(code: str) -> LanguageProfile:
    """Return the profile for a code such as `de`, `de-AT` or `deu`, or else an empty one."""
    primary = code.strip().lower().replace("_", "-").partition("-")[0]
    # A file is named after its language's code: mostly the first is the only one that is read.
    for file in sorted(Path(__file__).parent.glob("*.toml"), key=lambda file: file.stem != primary):
        profile = _profile(file)
        if primary == profile.code or primary in profile.other_codes:
            return profile
    return LanguageProfile(code=code, name=code, right_to_left=primary in _RIGHT_TO_LEFT)


# Usual codes: ISO 639 codes of Arabic, Aramaic, Sorani, Divehi, Persian, Hebrew, Kashmiri, N'Ko,
# Pashto, Sindhi, Syriac, Uyghur, Urdu, Yiddish.
_RIGHT_TO_LEFT = (
    *("ar", "ara", "arb", "arc", "ckb", "dv", "div", "fa", "fas", "per", "pes", "he", "heb", "iw"),
    *("ks", "kas", "nqo", "ps", "pus", "sd", "snd", "syr", "ug", "uig", "ur", "urd", "yi", "yid"),
)


@cache
def _profile(file: Path) -> LanguageProfile:
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    profile = msgspec.convert(with_word_groups(written), LanguageProfile)
    return replace(profile, name=_NAMES.get(profile.name, profile.name))


# What files cannot say: these names are shown in other languages, too.
_NAMES = {str(name): name for name in (Text("English"), Text("French"), Text("German"))}


_OF_AN_ENTRY = ("of", "forms", "become", "after", "before")


def with_word_groups(written: Mapping[str, Any]) -> dict[str, Any]:
    """Return the profile with the names of word groups replaced by their words."""
    groups: Mapping[str, Sequence[str]] = written.get("word_groups", {})
    profile = {key: value for key, value in written.items() if key != "word_groups"}
    profile["articles"] = _with_words(written.get("articles", ()), groups)
    profile["wrong_forms"] = [_entry(entry, groups) for entry in written.get("wrong_forms", ())]
    return profile


def _entry(entry: Mapping[str, Any], groups: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    words = {key: _with_words(entry[key], groups) for key in _OF_AN_ENTRY if key in entry}
    return {**entry, **words}


def _with_words(written: Sequence[str], groups: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the words with groups replaced; an unknown group is an error in the file."""
    named = (groups[each[1:-1]] if each.startswith("<") else [each] for each in written)
    return [word for words in named for word in words]
