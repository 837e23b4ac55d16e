"""Languages as reports: which are known, the forms of one, and what a profile finds in a text."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.files.paths import shown_path
from protest_core.files.problems import ProblemList
from protest_core.files.text import read_lines
from protest_core.languages.own import mistakes_in, register
from protest_core.languages.profiles import (
    LanguageProfile,
    language_code,
    language_profile,
    languages,
    primary_code,
)
from protest_core.languages.units import units
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.text.tokenisation_fit import usual_convention
from protest_core.text.tokeniser import Tokeniser
from protest_core.translatable import Text

_MOST_WORDS = 5  # in which a form was found
_TEMPLATE = """\
# {name}: save this as language.toml beside suite.toml. These lines suffice; more of them make
# better links. ‘protest language show es’ shows a complete profile.
code = "{code}"
name = "{name}"
right_to_left = false
drops = []  # what a sentence can do without: "subject", "object"
ambiguous_forms = []  # never approved on their own, since they may be another pronoun
determiners = []  # words that stand before nouns, such as articles

[forms]  # in lower case; by person, number, gender and case, as far as these differ
"3s" = []  # he, she, it: for instance "3s.f.acc" = ["la"]
"3p" = []  # they, them
"2" = []  # you; polite forms as "2.polite"
"""
_LANGUAGES: tuple[Column[LanguageProfile], ...] = (
    Column(Text("Code"), "code", Kind.NAME, lambda profile: profile.code),
    Column(Text("Language"), "name", Kind.NAME, lambda profile: profile.name),
    Column(Text("Pronouns"), "pronouns", Kind.COUNT, lambda profile: len(profile.pronouns)),
    Column(
        Text("Person and case"),
        "features",
        Kind.FLAG,
        lambda profile: bool(profile.forms),
        hint=Text("Known of each form, so that likely translations follow"),
    ),
    # The forms themselves are for programs: a line of them would be wider than a terminal.
    Column(Text("Ambiguous"), "", Kind.COUNT, lambda profile: len(profile.ambiguous_forms)),
    Column("", "ambiguous", Kind.TEXT, lambda profile: " ".join(sorted(profile.ambiguous_forms))),
    Column(
        Text("Checked by"), "checked_by", Kind.TEXT, lambda profile: profile.checked_by or "nobody"
    ),
)


@dataclass(frozen=True, slots=True)
class _Form:
    """A form with the keys under which the profile lists it."""

    form: str
    keys: Sequence[str]
    profile: LanguageProfile

    @property
    def other_words(self) -> list[str]:
        """Return the kinds of other words that are written the same."""
        return [kind for kind, forms in self.profile.homographs.items() if self.form in forms]


@dataclass(frozen=True, slots=True)
class _Found:
    """A form that was found in a text, alone or inside words."""

    form: str
    times: int
    words: Sequence[str]


_FOUND: tuple[Column[_Found], ...] = (
    Column(Text("Form"), "form", Kind.TEXT, lambda row: row.form),
    Column(Text("Times"), "times", Kind.COUNT, lambda row: row.times),
    Column(Text("In"), "words", Kind.TEXT, lambda row: ", ".join(row.words)),
)
_FORMS: tuple[Column[_Form], ...] = (
    Column(Text("Form"), "form", Kind.TEXT, lambda row: row.form),
    Column(
        Text("Features"),
        "features",
        Kind.TEXT,
        lambda row: ", ".join(row.keys),
    ),
    Column(
        Text("Ambiguous"),
        "ambiguous",
        Kind.FLAG,
        lambda row: row.form in row.profile.ambiguous_forms,
    ),
    Column(Text("Also"), "homograph", Kind.TEXT, lambda row: ", ".join(row.other_words)),
)


def profile_named(language: str, file: Path | None = None) -> LanguageProfile:
    """Return the profile of a language, or the one in a `language.toml`."""
    if file is None:
        return language_profile(language_code(language))
    problems, name = ProblemList(), shown_path(file)
    text = "\n".join(read_lines(file, name, problems).lines) + "\n"
    for mistake in mistakes_in(text) if not problems.number else ():
        problems.add(name, mistake.message, line=mistake.line)
    problems.refuse_if_any(f"The language in {name}")
    return language_profile(register(text))


def template(language: str) -> str:
    """Return the text of a `language.toml` to be completed."""
    code = primary_code(language_code(language))
    profile = language_profile(code)
    if profile.pronouns:
        raise RefusedError(
            Text("The pronouns of {0} are known. ‘protest language show {1}’ shows them.").format(
                profile.name, code
            )
        )
    return _TEMPLATE.format(code=code, name=profile.name)


def languages_report() -> Report:
    """Return a table of the languages that the program knows."""
    profiles = [language_profile(code) for code in languages()]
    table = Table("languages", Text("Languages"), _LANGUAGES, profiles)
    notes = [
        Text("Forms of other languages are written into a language.toml beside the suite’s files.")
    ]
    return Report("Languages", [table], [table], notes=notes)


def forms_report(profile: LanguageProfile) -> Report:
    """Return a table of the forms of a language."""
    if not profile.pronouns:
        raise RefusedError(
            Text(
                "Nothing is known of the pronouns of {0}. Describe them in a language.toml "
                "(protest language template {1})."
            ).format(profile.name, profile.code)
        )
    keys: dict[str, list[str]] = {}
    for key, forms in profile.forms.items():
        for form in forms:
            keys.setdefault(form, []).append(key)
    listed = [*keys, *sorted(profile.pronouns - keys.keys())]
    known = [_Form(form, keys.get(form, ()), profile) for form in listed]
    table = Table("forms", profile.name, _FORMS, known)
    return Report(profile.name, [table], [table])


def found_report(profile: LanguageProfile, lines: Sequence[str]) -> Report:
    """Return a table of the pronouns that a profile finds in raw text, by frequency."""
    tokeniser = Tokeniser(profile.code, usual_convention(profile.code)).for_text(lines)
    words: dict[str, Counter[str]] = {}
    number = 0
    for line in lines:
        for token in tokeniser.tokenise(line):
            number += 1
            for unit in units(token, profile):
                words.setdefault(unit.form, Counter())[token.lower()] += 1
    found = [
        _Found(form, of.total(), [word for word, _ in of.most_common(_MOST_WORDS)])
        for form, of in words.items()
    ]
    found.sort(key=lambda each: (-each.times, each.form))
    missing = sorted(set(map(profile.spelling, profile.pronouns)) - set(words))
    table = Table("found", Text("Pronouns in the text"), _FOUND, found)
    return Report(profile.name, [table], [table], notes=[*_notes(found, number, missing)])


def _notes(found: Sequence[_Found], number: int, missing: Sequence[str]) -> Iterator[Text]:
    total = sum(each.times for each in found)
    yield Text("{0:,} of {1:,} tokens are pronouns or have pronouns in them.").format(total, number)
    if missing:
        yield Text("Not found: {0}.").format(", ".join(missing))
