"""Tokenisers for languages that are written without blanks; they are extras of the installation."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from protest_core.extras import Extra, command_to_install, is_installed, require
from protest_core.languages.profiles import LanguageProfile

Words = Callable[[str], list[str]]
# More than one blank in five signs: words of Japanese and Chinese have two signs or so.
_SIGNS_FOR_A_BLANK = 5


@dataclass(frozen=True, slots=True)
class Segmenter:
    """A tokeniser with the extra that installs it; `name` is what origins of systems say."""

    name: str
    extra: Extra
    make: Callable[[], Words]


def _mecab() -> Words:
    import ipadic
    import MeCab

    tagger = MeCab.Tagger(f"{ipadic.MECAB_ARGS} -Owakati")
    return lambda line: tagger.parse(line).split()


def _jieba() -> Words:
    import rjieba

    return lambda line: [word for word in rjieba.cut(line) if not word.isspace()]


# By the name in a profile.
SEGMENTERS = {
    "mecab": Segmenter("mecab ipadic", Extra.JAPANESE, _mecab),
    "jieba": Segmenter("rjieba", Extra.CHINESE, _jieba),
}


def segmenter_of(profile: LanguageProfile) -> Segmenter | None:
    """Return what separates the words of a language, if anything that we know does."""
    return SEGMENTERS.get(profile.tokeniser)


def installed_segmenter(profile: LanguageProfile) -> str:
    """Return the name in the profile of what separates words here, or '' if nothing does."""
    segmenter = segmenter_of(profile)
    return profile.tokeniser if segmenter and is_installed(segmenter.extra) else ""


def is_spaced(lines: Iterable[str]) -> bool:
    """Return whether words are separated by blanks already."""
    blanks, signs = 0, 0
    for line in lines:
        blanks += line.count(" ")
        signs += len(line)
    return blanks * _SIGNS_FOR_A_BLANK > signs


def not_separated(
    lines: Sequence[str], profile: LanguageProfile, *, tokenised: bool = False
) -> str | None:
    """Return what is wrong with a text whose words nothing separates, or `None` for any other.

    `tokenised`: the text is not to be tokenised here.
    """
    if profile.writing.blanks or is_spaced(lines) or not any(map(str.isalpha, "".join(lines))):
        return None
    segmenter = segmenter_of(profile)
    if segmenter is None:
        advice = "separate them by blanks, in the outputs, too"
    elif not is_installed(segmenter.extra):
        advice = (
            "separate them by blanks, in the outputs, too, or install what separates them: "
            f"{command_to_install(segmenter.extra)}"
        )
    elif tokenised:
        advice = "separate them by blanks, or give raw text"
    else:
        return None
    return (
        f"{profile.name} is written without blanks, and its words are not separated here; {advice}"
    )


def segmented(profile: LanguageProfile) -> Words:
    """Return a function from a line to its words, pronouns with the suffixes of their plural."""
    segmenter = SEGMENTERS[profile.tokeniser]
    require(segmenter.extra)
    words = segmenter.make()

    def joined(line: str) -> list[str]:
        found: list[str] = []
        for word in words(line):
            if found and word in profile.suffixes and profile.is_pronoun(found[-1] + word):
                found[-1] += word
            else:
                found.append(word)
        return found

    return joined
