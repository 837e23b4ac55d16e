"""What we know about a language's pronouns, read from the data file of that language."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from protest_core.languages.word_groups import with_word_groups

Forms = frozenset[str]


@dataclass(frozen=True, slots=True)
class WrongForms:
    """What a pronoun becomes to be wrong: something that takes its place and does not fit.

    `of` are functions, or ids of categories in which `*` stands for anything. Without `become`, any
    other of the forms themselves is wrong; an empty one says that nothing fits there. A form with
    a capital is meant only where it has that.
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
    """Forms are lower-case and written with the straight apostrophe."""

    code: str
    name: str
    # Other codes that people write for this language: ISO 639-2 and 639-3.
    other_codes: Forms = frozenset()
    right_to_left: bool = False
    # Forms that cannot be approved on their own, because they may be another pronoun.
    ambiguous_forms: Forms = frozenset()
    pronouns: Forms = frozenset()
    # APT (Miculicich Werlen & Popescu-Belis 2017): spellings of one pronoun, and pronouns that
    # can stand for each other.
    identical_forms: tuple[Forms, ...] = ()
    equivalent_forms: tuple[Forms, ...] = ()
    familiar_address: Forms = frozenset()
    polite_address: Forms = frozenset()
    # Pronouns that are determiners before a noun.
    articles: Forms = frozenset()
    # The first entry that fits a form, its category and its place is the one that counts.
    wrong_forms: tuple[WrongForms, ...] = ()
    # A word, how it is written before a vowel, and if only before some words: those.
    elisions: tuple[tuple[str, ...], ...] = ()
    # What is said before a word for its sound alone, and that word.
    euphonic: tuple[tuple[str, ...], ...] = ()

    def is_pronoun(self, token: str) -> bool:
        return token.lower().replace("’", "'") in self.pronouns


def language_profile(code: str) -> LanguageProfile:
    """The profile for a code such as `de`, `de-AT` or `deu`; an empty one where we know nothing."""
    primary = code.strip().lower().replace("_", "-").partition("-")[0]
    for profile in _profiles():
        if primary == profile.code or primary in profile.other_codes:
            return profile
    return LanguageProfile(code=code, name=code, right_to_left=primary in _RIGHT_TO_LEFT)


# Written so in everyday use: ISO 639 codes of Arabic, Aramaic, Sorani, Divehi, Persian, Hebrew,
# Kashmiri, N'Ko, Pashto, Sindhi, Syriac, Uyghur, Urdu, Yiddish.
_RIGHT_TO_LEFT = (
    *("ar", "ara", "arb", "arc", "ckb", "dv", "div", "fa", "fas", "per", "pes", "he", "heb", "iw"),
    *("ks", "kas", "nqo", "ps", "pus", "sd", "snd", "syr", "ug", "uig", "ur", "urd", "yi", "yid"),
)


@cache
def _profiles() -> tuple[LanguageProfile, ...]:
    files = sorted(Path(__file__).parent.glob("*.toml"))
    read = (tomllib.loads(file.read_text(encoding="utf-8")) for file in files)
    return tuple(msgspec.convert(with_word_groups(each), LanguageProfile) for each in read)
