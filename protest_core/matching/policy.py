"""Settings of the automatic step: how strictly it matches, per project, shown with every table.

A setting is declared once, as a field of `MatchingPolicy`; command line, dialog, tables, signature
and summary use this declaration.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Annotated, Any, get_type_hints
from unicodedata import normalize

from protest_core.errors import RefusedError
from protest_core.translatable import Text

MATCHING = "matching"  # the part of a signature that all settings of the first version share
# Values of settings by name; other settings keep the project's values. `None`: what is usual for
# the target language.
PolicyChange = Mapping[str, Any]


class PronounTokens(StrEnum):
    """The shared tokens that make two pronoun translations match."""

    ANY = "any"  # the WMT 2018 rule to the letter
    PRONOUNS = "pronouns"  # `il a` and `elle a` share `a`, which is no pronoun match


class AntecedentTokens(StrEnum):
    """The source tokens from which an antecedent's translation is taken."""

    HEAD_OR_SPAN = "head-or-span"  # the head if the suite gives one, otherwise the whole span
    HEAD = "head"  # only for suites that give every head
    SPAN = "span"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """The declaration of a setting, with values of any kind.

    `key`: the key in signatures. A setting with a key of its own is left out if it has its default,
    so that signatures from before the setting remain equal.
    """

    option: str  # of `protest evaluate`
    help: str  # of the option
    label: Text  # label of its control in windows, with the access key
    key: str = MATCHING


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceSetting(Setting):
    """A setting with one of several values, with their words in tables and in windows."""

    choices: Mapping[StrEnum, tuple[Text, Text]]

    def in_words(self, value: StrEnum) -> Text:
        return self.choices[value][0]

    def signed(self, value: StrEnum) -> tuple[str, ...]:
        return (value.value,)

    def from_text(self, text: str) -> StrEnum:
        """Return the value with this text, or raise a `ValueError`."""
        return type(next(iter(self.choices)))(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Forms(Setting):
    """Words beside those of the language profile, lower-cased; usually none."""

    words: Text  # with a placeholder for the forms

    def in_words(self, value: frozenset[str]) -> Text | None:
        return self.words.format(" ".join(sorted(value))) if value else None

    def signed(self, value: frozenset[str]) -> tuple[str, ...]:
        return tuple(sorted(value))

    def from_texts(self, texts: Iterable[str]) -> frozenset[str]:
        """Return the forms, each of which has to be one word."""
        texts = tuple(texts)
        for form in texts:
            if form.split() != [form] or not form.isprintable():
                raise RefusedError(
                    Text("‘{0}’ is not one word. Give each ambiguous form by itself.").format(form)
                )
        return frozenset(normalize("NFC", form.lower()) for form in texts)


@dataclass(frozen=True, slots=True, kw_only=True)
class YesNo(Setting):
    """A setting that is on or off."""

    words: Text  # where it is on
    sign: str  # the text in a signature if it is on
    explained: Text  # in windows

    def in_words(self, value: bool) -> Text | None:  # noqa: FBT001 — the value of the setting
        return self.words if value else None

    def signed(self, value: bool) -> tuple[str, ...]:  # noqa: FBT001
        return (self.sign,) if value else ()

    def from_text(self, text: str) -> bool:
        """Return `True` if this is the text of a setting that is on, or raise a `ValueError`."""
        if text != self.sign:
            raise ValueError(text)
        return True


@dataclass(frozen=True, slots=True)
class MatchingPolicy:
    """The settings of the automatic step, in the order in which they are shown."""

    pronoun_tokens: Annotated[
        PronounTokens,
        ChoiceSetting(
            option="--tokens",
            help="Which shared tokens make pronouns match; kept in the project.",
            label=Text("&Pronouns match if they share"),
            choices={
                PronounTokens.ANY: (Text("pronouns share any token"), Text("any word")),
                PronounTokens.PRONOUNS: (
                    Text("pronouns share a listed pronoun"),
                    Text("a pronoun: il a and elle a do not match"),
                ),
            },
        ),
    ] = PronounTokens.ANY
    antecedent_tokens: Annotated[
        AntecedentTokens,
        ChoiceSetting(
            option="--antecedents",
            help="Which source tokens an antecedent is taken from; kept in the project.",
            label=Text("An&tecedents are compared by"),
            choices={
                AntecedentTokens.HEAD_OR_SPAN: (
                    Text("antecedents by head where given, else span"),
                    Text("their head, or the whole phrase where none is given"),
                ),
                AntecedentTokens.HEAD: (Text("antecedents by head"), Text("their head alone")),
                AntecedentTokens.SPAN: (
                    Text("antecedents by whole span"),
                    Text("the whole phrase"),
                ),
            },
        ),
    ] = AntecedentTokens.HEAD_OR_SPAN
    more_ambiguous_forms: Annotated[
        frozenset[str],
        Forms(
            option="--ambiguous",
            help="A further form that is never approved on its own; may be repeated; kept in the "
            "project, in place of earlier ones.",
            label=Text("&Never approve on these alone"),
            words=Text("also ambiguous: {0}"),
        ),
    ] = frozenset()
    # Whether translations by other systems that people called correct are references, too.
    verified_translations: Annotated[
        bool,
        YesNo(
            option="--verified",
            help="Let translations that people called correct count as further references; kept in "
            "the project.",
            label=Text("&Verified translations count as further references"),
            words=Text("verified translations count as references"),
            key="references",
            sign="verified",
            explained=Text(
                "Words that people judged correct in one system are then approved in others, too."
            ),
        ),
    ] = False

    def __str__(self) -> str:
        return str(self.in_words())

    def in_words(self) -> Text:
        """Return all settings in a line."""
        parts = map(self.setting_in_words, self.settings())
        return Text("; ").join(filter(None, parts))

    def setting_in_words(self, name: str) -> Text | None:
        """Return the words of one setting; none if it adds nothing."""
        return self.settings()[name].in_words(getattr(self, name))

    @classmethod
    def settings(cls) -> dict[str, ChoiceSetting | Forms | YesNo]:
        """Return the settings by the names of their fields."""
        hints = get_type_hints(cls, include_extras=True)
        return {field.name: hints[field.name].__metadata__[0] for field in fields(cls)}
