"""Find single lines that are no translation: the source itself, mark-up, refusals, notes."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unicodedata import category

from protest_core.errors import counted
from protest_core.files.problems import quoted
from protest_core.languages.profiles import folded, language_profile
from protest_core.loading.plausibility.language import script_of, scripts_of
from protest_core.loading.plausibility.texts import (
    WORD,
    Finding,
    Original,
    comparable_lines,
    sample_of,
)
from protest_core.text.translation import NoTranslation

_LISTED_LINES = 3
_LONGEST_LISTED = 500  # signs; a phrase begins or ends a line, and longer lines are cut
_TAG = re.compile(
    r"</?[A-Za-z][\w:-]*(?:\s+[\w:-]+\s*=[^<>]*)?\s*/?>|^\s*(?:\{\s*\"|\[\s*[\"{]).*[\]}],?\s*$"
)
_ENTITY = re.compile(r"&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[0-9a-fA-F]+);")
_PARTS = re.compile(r" ?:|\*")


@dataclass(frozen=True, slots=True)
class Untranslated:
    """The lines of an output that are the source's own sentences."""

    lines: tuple[int, ...]  # from 0
    of: int  # lines that would differ if they were translated

    @property
    def is_most(self) -> bool:
        return self.of >= 3 and len(self.lines) >= self.of / 2

    @property
    def no_translation(self) -> dict[int, NoTranslation]:
        return dict.fromkeys(self.lines, NoTranslation.SOURCE)


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of phrases that are no part of a translation; in `message`, `{0}` is the phrase.

    `stands_alone`: whether a line with such a phrase has no translation, from what stands before
    the phrase, the phrase and what stands after it.
    """

    keys: tuple[str, ...]  # in `phrases.toml`
    place: str  # a pattern
    message: str
    no_translation: NoTranslation = NoTranslation.NOTE
    stands_alone: Callable[[str, str, str], bool] = lambda before, _, after: (
        not _has_words(before + after)
    )


def _introduces_nothing(_before: str, phrase: str, after: str) -> bool:
    """Return whether no translation follows: the introduction goes on until its colon."""
    if not phrase.endswith((":", "：")):
        _, colon, behind = after.replace("：", ":").partition(":")
        after = behind if colon else after
    return not _has_words(after)


def _notes_nothing(before: str, _phrase: str, after: str) -> bool:
    """Return whether nothing stands outside the note, which may be in brackets."""
    _, bracket, behind = after.rpartition(")")
    return not _has_words(before) and not (bracket and _has_words(behind))


def _has_words(text: str) -> bool:
    return any(map(str.isalpha, text))


_KINDS = (
    _Kind(
        ("introduction",),
        r"^[\W_]*(?P<phrase>{})",
        "{0} introduces a translation{1}; delete it, it would count as translated words",
        stands_alone=_introduces_nothing,
    ),
    _Kind(
        ("refusal", "refusal_elsewhere"),
        r"(?:^|(?<=\W))(?P<phrase>{})",
        "{0} refuses to translate{1}; translate it again, or leave the line empty",
        NoTranslation.REFUSAL,
        lambda *_: True,
    ),
    _Kind(
        ("note",),
        r"(?:[(\[（]\W*|[.!?…»”\"。！？)]\s*\W{{0,3}}\s)(?P<phrase>{})",
        "{0} begins a note or an alternative{1}; delete it, it would count as translated words",
        stands_alone=_notes_nothing,
    ),
    _Kind(("fence",), "(?P<phrase>{})", "{0} marks code{1}; delete it"),
)


def untranslated_lines(lines: Sequence[str], original: Original) -> Untranslated:
    """Return the lines that are equal to the source, without those equal in the reference, too."""
    texts = (comparable_lines(lines), *original.comparable)
    same, of = [], 0
    for at, (line, source, reference) in enumerate(zip(*texts, strict=True)):
        if line and source != reference and len(source) >= 12:
            if line != source:
                of += 1
            elif _is_sentence(original.source[at]):
                of += 1
                same.append(at)
    return Untranslated(tuple(same), of)


def _is_sentence(text: str) -> bool:
    """Return whether it has enough words to be translated: names and titles stay as they are."""
    letters = sum(map(str.isalpha, text))
    return letters >= 12 and (len(WORD.findall(text)) >= 4 or not text.isascii())


def mostly_source(untranslated: Untranslated) -> list[Finding]:
    if not untranslated.is_most:
        return []
    share = f"{len(untranslated.lines):,} of {counted(untranslated.of, 'line')}"
    return [
        Finding(
            f"this looks like the source: {share} are equal to it; load the translation",
            refuses=True,
            no_translation=untranslated.no_translation,
        )
    ]


def empty_lines(lines: Sequence[str], original: Original) -> dict[int, NoTranslation]:
    """Return the empty lines; where the reference is empty, too, nothing has to be translated."""
    wanted = original.reference if original.has_reference else original.source
    rows = zip(lines, original.source, wanted, strict=False)
    return {
        at: NoTranslation.EMPTY
        for at, (line, *others) in enumerate(rows)
        if not _has_signs(line) and all(map(_has_signs, others))
    }


def _has_signs(line: str) -> bool:
    """Return whether anything in a line can be seen: zero-width blanks cannot."""
    return any(not sign.isspace() and category(sign) != "Cf" for sign in line)


def mark_up(lines: Sequence[str], original: Original) -> list[Finding]:
    """Look for tags and entities on lines whose source and reference have none."""
    with_tags: list[int] = []
    for pattern, signs in ((_TAG, "<{["), (_ENTITY, "&")):
        likely = [at for sign in signs for at, line in enumerate(lines) if sign in line]
        if likely and _count(pattern, original.reference) < len(original.reference) / 20:
            with_tags += [
                at
                for at in likely
                if pattern.search(lines[at])
                and not pattern.search(original.source[at])
                and not pattern.search(original.reference[at])
            ]
    numbers = sorted(set(with_tags))
    if not numbers:
        return []
    first = lines[numbers[0]][:_LONGEST_LISTED]
    sign = next(found.group() for each in (_TAG, _ENTITY) if (found := each.search(first)))
    if len(numbers) >= 3 and len(numbers) >= sum(map(bool, lines)) / 5:
        share = f"{len(numbers):,} of {counted(len(lines), 'line')}"
        message = f"{share} have mark-up such as {quoted(sign)}; load the text without it"
        return [Finding(message, line=numbers[0] + 1, refuses=True)]
    message = f"mark-up such as {quoted(sign)}{_on_lines(numbers)}; remove it, it counts as words"
    return [Finding(message, line=numbers[0] + 1)]


def _count(pattern: re.Pattern[str], lines: Sequence[str]) -> int:
    return sum(pattern.search(line) is not None for line in lines)


def findings_in_lines(
    lines: Sequence[str], original: Original, untranslated: Untranslated
) -> Iterator[Finding]:
    text = folded("\n".join(lines))
    for kind in _KINDS:
        found = _phrases_on_lines(kind, text, lines, original)
        if found:
            numbers = [*found]
            message = kind.message.format(quoted(found[numbers[0]]["phrase"]), _on_lines(numbers))
            alone = (at for at, phrase in found.items() if _stands_alone(kind, phrase))
            nothing = dict.fromkeys(alone, kind.no_translation)
            yield Finding(message, line=numbers[0] + 1, no_translation=nothing)
    if untranslated.lines and not untranslated.is_most:
        numbers = list(untranslated.lines)
        message = f"the source's own sentence, not translated{_on_lines(numbers)}; translate it"
        yield Finding(message, line=numbers[0] + 1, no_translation=untranslated.no_translation)
    in_other_letters = _in_other_letters(lines, original)
    if in_other_letters and len(in_other_letters) < len(lines) / 2:
        others = "the reference" if original.has_reference else "the source and most lines"
        message = f"other letters than in {others}{_on_lines(in_other_letters)}"
        yield Finding(
            f"{message}; translate it again",
            line=in_other_letters[0] + 1,
            no_translation=dict.fromkeys(in_other_letters, NoTranslation.OTHER_LETTERS),
        )


def _in_other_letters(lines: Sequence[str], original: Original) -> list[int]:
    """Return the lines most letters of which are of a script that the texts hardly have."""
    known: set[str] = set()
    for text in (original.source, original.reference if original.has_reference else lines):
        scripts = scripts_of(sample_of(text))
        known.update(each for each in scripts if scripts[each] >= scripts.total() / 200)
    used = set("".join(lines))
    signs = {sign for sign in used if sign.isalpha() and script_of(sign) not in known}
    if not signs:
        return []
    other = re.compile(f"[{re.escape(''.join(signs))}]")
    return [
        at
        for at, line in enumerate(lines)
        if other.search(line)
        and not other.search(original.source[at])
        and not other.search(original.reference[at])
        and len(other.findall(line)) > max(10, sum(map(str.isalpha, line)) / 2)
    ]


def _phrases_on_lines(
    kind: _Kind, text: str, lines: Sequence[str], original: Original
) -> dict[int, re.Match[str]]:
    """Return a phrase of a kind for each line, unless source or reference has one, too."""
    code = language_profile(original.target_language).code.partition("-")[0]
    find = _finder(kind, _phrases(kind.keys, code), text)
    if find is None:
        return {}
    # A source may write “Translation …” where its translation has a colon.
    without_colon = [phrase.rstrip(" :：") for phrase in _phrases(kind.keys, code)]
    everywhere = _finder(kind, without_colon, original.folded_text)
    phrases = {}
    for at, (line, source, reference) in enumerate(_rows(lines, original)):
        if (found := find(_shortened(line))) and not (
            everywhere and (everywhere(_shortened(source)) or everywhere(_shortened(reference)))
        ):
            phrases[at] = found
    return phrases


def _stands_alone(kind: _Kind, phrase: re.Match[str]) -> bool:
    start, end = phrase.span("phrase")
    line = phrase.string
    return kind.stands_alone(line[:start], line[start:end], line[end:])


def _finder(
    kind: _Kind, phrases: Sequence[str], text: str
) -> Callable[[str], re.Match[str] | None] | None:
    """Return a search for the phrases that occur in the text at all, if any does.

    Looking through 100,000 lines for each phrase as it is takes a tenth of the time of one pattern.
    """
    present = [phrase for phrase in phrases if all(part in text for part in _PARTS.split(phrase))]
    if not present:
        return None
    return re.compile(kind.place.format("|".join(map(_pattern, present)))).search


@cache
def _phrases(keys: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Return the phrases of a target language, and those in English."""
    own, english = _listed().get(language, {}), _listed()["en"]
    asked = [key for key in keys if language != "en" or not key.endswith("_elsewhere")]
    both = (phrase for key in asked for part in (english, own) for phrase in part.get(key, ()))
    return tuple(dict.fromkeys(both))


@cache
def _listed() -> Mapping[str, Mapping[str, Sequence[str]]]:
    return tomllib.loads(Path(__file__).with_name("phrases.toml").read_text(encoding="utf-8"))


def _pattern(phrase: str) -> str:
    """Return a pattern; `*` is up to three words, and a word ends where the phrase does.

    In tokenised text there is a blank before a colon.
    """
    words = re.sub(" ?:", " ?:", re.escape(phrase).replace(r"\ ", " "))
    words = words.replace(r"\*", r"(?:[^\W\d_]+ ){0,2}[^\W\d_]+")
    return words + (r"\b" if phrase[-1].isalpha() and phrase.isascii() else "")


def _shortened(line: str) -> str:
    if len(line) > 2 * _LONGEST_LISTED:
        line = f"{line[:_LONGEST_LISTED]} {line[-_LONGEST_LISTED:]}"
    return folded(line)


def _rows(lines: Sequence[str], original: Original) -> Iterator[tuple[str, str, str]]:
    return zip(lines, original.source, original.reference, strict=False)


def _on_lines(numbers: Sequence[int]) -> str:
    """Return where, in words: ` on 12 lines (4, 17, 30 …)`."""
    if len(numbers) == 1:
        return " on one line"
    first = ", ".join(str(number + 1) for number in numbers[:_LISTED_LINES])
    more = " …" if len(numbers) > _LISTED_LINES else ""
    return f" on {counted(len(numbers), 'line')} ({first}{more})"
