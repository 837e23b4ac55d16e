"""Language profiles: pronouns, ambiguous forms, word groups and writing of a language."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, Literal
from unicodedata import combining

import msgspec

from protest_core.errors import RefusedError
from protest_core.languages.forms import FormFeatures, PronounKind, features_of_forms
from protest_core.languages.iso639 import CODES, NAMES, near_names
from protest_core.translatable import Text

Forms = frozenset[str]
# Where languages are declared: a folder each, named after its code, with a profile and, where
# people listed them, likely translations from another language (`from_en.toml`).
FOLDERS: list[Path] = [Path(__file__).parent]
PROFILE = "profile.toml"
_HOSTS = "clitic_hosts.txt"  # beside a profile: a word a line; lines with `#` are comments
# Profiles of users by their keys (`languages/own`), which have this mark behind the code.
OWN_PROFILES: dict[str, "LanguageProfile"] = {}
OWN_MARK = "@"
# Behind the code (or the key) of a language: in this text clitics are tokens of their own. Such a
# token begins with the same sign: *mover +la*. In all other texts `+la` is what it looks like.
SPLIT_MARK = JOINER = "+"
_PART = re.compile(r"\+-?[^\W\d_]")
_BEFORE_PART = re.compile(r" \+(?=-?[^\W\d_])")
# ISO 639 codes of Arabic, Aramaic, Sorani, Divehi, Persian, Hebrew, Kashmiri, N'Ko, Pashto, Sindhi,
# Syriac, Uyghur, Urdu, Yiddish.
_RIGHT_TO_LEFT = (
    *("ar", "ara", "arb", "arc", "ckb", "dv", "div", "fa", "fas", "per", "pes", "he", "heb", "iw"),
    *("ks", "kas", "nqo", "ps", "pus", "sd", "snd", "syr", "ug", "uig", "ur", "urd", "yi", "yid"),
)
# Not in files: these names are translated in windows; all other names are shown in English.
_NAMES = {
    str(name): name
    for name in (
        *(Text("Arabic"), Text("Catalan"), Text("Chinese"), Text("Czech"), Text("Dutch")),
        *(Text("English"), Text("French"), Text("German"), Text("Hebrew"), Text("Hindi")),
        *(Text("Italian"), Text("Japanese"), Text("Korean"), Text("Occitan"), Text("Polish")),
        *(Text("Portuguese"), Text("Romanian"), Text("Russian"), Text("Spanish")),
        *(Text("Turkish"), Text("Ukrainian")),
    )
}
_OF_AN_ENTRY = ("of", "forms", "become", "after", "before")


@dataclass(frozen=True, slots=True)
class WrongForms:
    """Forms that replace a pronoun to make it wrong.

    `of` are functions, or ids of categories in which `*` stands for anything. Without `become`, any
    other of the forms themselves is wrong; an empty `become`: no form fits there. A form with a
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
class WritingRules:
    """Rules for writing a language, beyond those that nearly all languages share."""

    # Tokens that belong to the word before them, or to the one after.
    after_word: re.Pattern[str] | None = None
    before_word: re.Pattern[str] | None = None
    # Two tokens that are one word.
    one_word: frozenset[tuple[str, str]] = frozenset()
    # A separate apostrophe belongs to both its neighbours, if one of them is one of these.
    before_apostrophe: Forms = frozenset()
    after_apostrophe: Forms = frozenset()
    # A separate hyphen belongs to both its neighbours, if the second is one of these, or a pronoun
    # that is written with a hyphen.
    after_hyphen: Forms = frozenset()
    # Signs with a narrow no-break space before them, which is inside « » then, too.
    narrow: Forms = frozenset()
    # Signs without a blank before them, besides those of all languages, if a number is there.
    after_number: Forms = frozenset()
    before_number: Forms = frozenset()
    ellipsis_joins: bool = False
    low_quotes: bool = False  # „ “
    guillemets_open: bool = False  # « always opens
    plural_possessive: bool = False  # an apostrophe after s, which closes no quotation
    blanks: bool = True  # between words


@dataclass(frozen=True, slots=True)
class Clitics:
    """Rules of a language for attaching pronouns to other words."""

    # `hyphen`: *ajuda-me*; `joined`: *ayudarme*; `none`: pronouns are words.
    written: Literal["joined", "hyphen", "none"] = "none"
    # Behind a host, the longest first; with a hyphen if they are written with one.
    enclitics: tuple[str, ...] = ()
    most: int = 1  # behind one host
    proclitics: Forms = frozenset()  # before a host, with a hyphen: *l-am*
    # Words to which enclitics are joined; those of `clitic_hosts.txt` are added. Endings alone are
    # unsafe: *dios* is no *di* with *os*. Patterns (`.*ándo`) are for endings that occur before
    # enclitics only.
    host_words: Forms = frozenset()
    host_patterns: tuple[re.Pattern[str], ...] = ()
    # The shape of a host with its enclitics, joined by plus signs: `decid+me`, never `decid+os`.
    shape: re.Pattern[str] | None = None
    not_clitic: Forms = frozenset()  # words that only look like a host with an enclitic
    inside: Forms = frozenset()  # endings behind an enclitic: *dar-lhe-ia*
    prefixes: tuple[str, ...] = ()  # before a form, as in Arabic and Hebrew
    particles: tuple[str, ...] = ()  # behind a form, as in Korean

    def is_host(self, word: str) -> bool:
        patterns = self.host_patterns
        return word in self.host_words or any(each.fullmatch(word) for each in patterns)


@dataclass(frozen=True)
class LanguageProfile:
    """Facts about a language; forms are in lower case, with straight apostrophes."""

    code: str
    name: str
    # Other codes for this language: ISO 639-2 and 639-3.
    other_codes: Forms = frozenset()
    # The native speaker who has checked the lists; nobody, if it is empty.
    checked_by: str = ""
    right_to_left: bool = False
    # Forms that cannot be approved on their own, because they may be another pronoun.
    ambiguous_forms: Forms = frozenset()
    # All pronouns; those of `forms`, unless a profile lists them by themselves.
    pronouns: Forms = frozenset()
    # Forms by what is known of them, such as `3s.f.acc`; without them, likely translations cannot
    # be derived.
    forms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # What a sentence can do without: `subject`, `object`.
    drops: frozenset[Literal["subject", "object"]] = frozenset()
    # Pronouns that are other words, too, by the kind of these words, such as `article`.
    homographs: Mapping[str, Forms] = field(default_factory=dict)
    # Words that are read as others, at least one of which is a pronoun: `dele` is `de` and `ele`.
    contractions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    clitics: Clitics = Clitics()
    prepositions: Forms = frozenset()
    determiners: Forms = frozenset()
    # Words that may follow an article, but no pronoun that is spelled like one: *la sua*, *o que*.
    behind_articles: Forms = frozenset()
    # Capitals whose small letters are not the usual ones, with these: Turkish `I` and `ı`.
    small_letters: tuple[tuple[str, str], ...] = ()
    # Pairs of spellings that are one in comparisons: `ё` is read as `е`.
    fold: tuple[tuple[str, str], ...] = ()
    drop_marks: bool = False  # combining marks, such as vowel signs, which many writers leave out
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
    # A word, its form before a vowel and, if it only elides before certain words, these words.
    elisions: tuple[tuple[str, ...], ...] = ()
    # A euphonic sound before a word, and that word.
    euphonic: tuple[tuple[str, ...], ...] = ()
    # Where sacremoses separates words at an apostrophe: before it, after it, or on both sides.
    apostrophes: Literal["before", "after", "alone"] = "alone"
    # What separates words: sacremoses, or an extra for languages that are written without blanks.
    tokeniser: Literal["moses", "mecab", "jieba"] = "moses"
    # What is joined to a form after that, if the whole is a form: Japanese *tachi*.
    suffixes: Forms = frozenset()
    # Which shared tokens make pronouns match, unless a project sets it: `any` is the rule of the
    # papers, made for German and French.
    default_tokens: Literal["any", "pronouns"] = "pronouns"
    writing: WritingRules = WritingRules()

    splits_clitics: ClassVar[bool] = False

    @property
    def has_clitics(self) -> bool:
        """Return whether pronouns are known to be parts of other words."""
        clitics = self.clitics
        return clitics.written != "none" or bool(clitics.prefixes or clitics.particles)

    @cached_property
    def features(self) -> FormFeatures:
        """The features of each form, parsed when they are first needed: most commands need none."""
        return features_of_forms(self.forms)

    @cached_property
    def homograph_forms(self) -> Forms:
        """The pronouns that are other words, too."""
        return frozenset().union(*self.homographs.values())

    @property
    def negations(self) -> Forms:
        """Forms that are mostly a negation: `'t`, and Polish `nie` but after prepositions."""
        return self.homographs_of("negation")

    @cached_property
    def relatives(self) -> Forms:
        """The forms that are relative pronouns, perhaps among others."""
        return frozenset(
            form
            for form, features in self.features.items()
            if any(each.kind is PronounKind.RELATIVE for each in features)
        )

    def homographs_of(self, kind: str) -> Forms:
        """Return the pronouns that are words of this kind, too, such as `article`."""
        return self.homographs.get(kind, frozenset())

    @property
    def has_units(self) -> bool:
        """Return whether pronouns inside words are compared, as against whole words.

        German and French are compared as in the papers, though their forms are known.
        """
        return bool(self.forms) and self.default_tokens == "pronouns"

    @property
    def hyphenated(self) -> Forms:
        """The pronouns that are attached to verbs, with their hyphen."""
        return frozenset(form for form in self.pronouns if form.startswith("-"))

    def folded(self, token: str) -> str:
        """Return a word as forms are listed and compared."""
        token = self.bare(token)
        for capital, small in self.small_letters:
            token = token.replace(capital, small)
        word = folded(token)
        for written, read in self.fold:
            word = word.replace(written, read)
        if self.drop_marks and not word.isascii():
            word = "".join(sign for sign in word if not combining(sign))
        return word

    def spelling(self, form: str) -> str:
        """Return the fullest form for all spellings of a pronoun: `o` for `-lo`, `hij` for `ie`."""
        for group in self.identical_forms:
            if form in group:
                return min(group, key=lambda each: (not each.isalpha(), -len(each), each))
        return form

    def has_code(self, code: str) -> bool:
        """Return whether a code, perhaps with a region, is this language's."""
        return primary_code(code) in {plain_code(self.code), *self.other_codes}

    def is_pronoun(self, token: str) -> bool:
        # Forms are listed folded, so that most need not be.
        return token in self.pronouns or self.folded(token) in self.pronouns

    def bare(self, token: str) -> str:
        """Return a token without the joiner, which it never has here."""
        return token

    def whole(self, sentence: str) -> str:
        """Return a tokenised sentence with its clitics joined to their words."""
        return sentence


@dataclass(frozen=True)
class SplitProfile(LanguageProfile):
    """A language in a text in which clitics are tokens of their own."""

    splits_clitics: ClassVar[bool] = True

    def bare(self, token: str) -> str:
        return token[1:] if is_part(token) else token

    def whole(self, sentence: str) -> str:
        return _BEFORE_PART.sub("", sentence) if JOINER in sentence else sentence


def is_part(token: str) -> bool:
    """Return whether a token of a text with split clitics belongs to the word before it."""
    return _PART.match(token) is not None


def folded(token: str) -> str:
    return token.lower().replace("’", "'")


def plain_code(code: str) -> str:
    """Return a code as it stands in a `suite.toml`, without marks."""
    return code.partition(OWN_MARK)[0].removesuffix(SPLIT_MARK)


def whole_code(code: str) -> str:
    """Return the code or key of the same language in texts whose clitics are not split."""
    return code.removesuffix(SPLIT_MARK)


def split_code(code: str) -> str:
    """Return the code of a language in texts whose clitics are split, as far as these are known."""
    return code + SPLIT_MARK if language_profile(code).has_clitics else code


def primary_code(code: str) -> str:
    """Return a code without the region: `pt` for `pt-BR`."""
    return plain_code(code).strip().lower().replace("_", "-").partition("-")[0]


def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have a profile."""
    return tuple(sorted(file.parent.name for file in language_files(PROFILE)))


def language_files(name: str) -> Iterator[Path]:
    """Yield the file of this name in the folder of each language that has one."""
    for folder in FOLDERS:
        yield from folder.glob(f"*/{name}")


@cache
def language_profile(code: str) -> LanguageProfile:
    """Return the profile for a code such as `de`, `de-AT` or `deu`, or an empty one if unknown."""
    if code in OWN_PROFILES:
        return OWN_PROFILES[code]
    if code != (whole := whole_code(code)):
        profile = language_profile(whole)
        values = {field.name: getattr(profile, field.name) for field in fields(profile)}
        return SplitProfile(**values | {"code": code})
    primary = code.strip().lower().replace("_", "-").partition("-")[0]
    # A folder is named after its language's code: usually only the first file is read.
    for file in sorted(language_files(PROFILE), key=lambda file: file.parent.name != primary):
        profile = _profile(file)
        if primary == profile.code or primary in profile.other_codes:
            return profile
    name = NAMES.get(primary, code)
    return LanguageProfile(code=code, name=name, right_to_left=primary in _RIGHT_TO_LEFT)


def language_code(written: str) -> str:
    """Return the code of a language that is given by its code or its English name.

    A region is kept: `pt-BR`. What is neither is refused, with the nearest names; codes of three
    letters, of which there are thousands, are believed.
    """
    wanted = written.strip().replace("_", "-")
    if code := CODES.get(wanted.lower()):
        return code
    primary, _, _ = wanted.lower().partition("-")
    three = len(primary) == 3 and primary.isascii() and primary.isalpha()
    if primary in NAMES or primary in languages() or three:
        return primary + wanted[len(primary) :]
    near = ", ".join(near_names(wanted))
    if near:
        raise RefusedError(
            Text(
                "No language is called ‘{0}’. Did you mean {1}? "
                "If not, give its ISO 639 code of three letters, such as ast."
            ).format(written, near)
        )
    raise RefusedError(
        Text(
            "No language is called ‘{0}’. Give its English name or its ISO 639 code, such as es."
        ).format(written)
    )


@cache
def _profile(file: Path) -> LanguageProfile:
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    # Only here: a list that the file of a user names again and again would fill the memory.
    groups = written.get("word_groups", {})
    for key in {"forms", "homographs"} & written.keys():
        written[key] = {kind: _with_words(words, groups) for kind, words in written[key].items()}
    return converted(written, _hosts(file.with_name(_HOSTS)))


def converted(written: Mapping[str, Any], hosts: Forms = frozenset()) -> LanguageProfile:
    """Return the profile that a file declares; a wrong type or an unknown group is an error."""
    forms: Mapping[str, Sequence[str]] = written.get("forms", {})
    of_forms = [form for words in forms.values() for form in words]
    given = {"pronouns": of_forms} | with_word_groups(written)
    profile = msgspec.convert(given, LanguageProfile, dec_hook=lambda _kind, text: re.compile(text))
    joined = profile.writing.after_hyphen | {form[1:] for form in profile.hyphenated}
    return replace(
        profile,
        clitics=replace(profile.clitics, host_words=profile.clitics.host_words | hosts),
        name=_NAMES.get(profile.name, profile.name),
        writing=replace(profile.writing, after_hyphen=joined),
    )


def _hosts(file: Path) -> Forms:
    """Return the words that a file lists, if there is one."""
    if not file.exists():
        return frozenset()
    lines = file.read_text(encoding="utf-8").split("\n")
    return frozenset(line for line in lines if line and not line.startswith("#"))


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
