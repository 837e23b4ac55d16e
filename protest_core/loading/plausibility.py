"""Find what is no translation: the source itself, another language, shifted lines, refusals.

Pure functions on lines. A finding about a file as a whole refuses it; a finding about single lines
is a warning. False alarms are worse than misses: every bound below leaves room to the real outputs
that it was measured on (`docs/developing-systems.md`).
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from unicodedata import name as name_of_sign

from protest_core.errors import ImplausibleTextError, counted, printable
from protest_core.files.problems import ProblemList, quoted
from protest_core.languages.profiles import folded, language_profile, languages
from protest_core.translatable import Text

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_FEWEST_WORDS = 200  # from which a language is told
_LONG_TEXT = 5_000  # lines
COMPARED_LINES = 200  # whether two texts are the same; the whole texts need not be loaded
_BLANKS = str.maketrans("", "", " \t\u00a0\u202f\u2009")
_ENOUGH_WORDS = 500  # if no profile confirms it
_FEWEST_LETTERS = 200  # from which a script is told
_LISTED_LINES = 3
_LONGEST_LISTED = 500  # signs; a phrase begins or ends a line, and longer lines are cut
_ANCHOR = re.compile(r"\d[\d.,:]*|[^\W\d_]{4,}")
_PAIR = re.compile(r"(?=(\w\w))")
_TAG = re.compile(
    r"</?[A-Za-z][\w:-]*(?:\s+[\w:-]+\s*=[^<>]*)?\s*/?>|^\s*(?:\{\s*\"|\[\s*[\"{]).*[\]}],?\s*$"
)
_ENTITY = re.compile(r"&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[0-9a-fA-F]+);")
_PARTS = re.compile(r" ?:|\*")


@dataclass(frozen=True, slots=True)
class Finding:
    """A sign that a text is no translation; `refuses`: it concerns the file as a whole."""

    message: str
    line: int | None = None  # from 1
    refuses: bool = False


@dataclass(frozen=True)  # without slots, for the cached property
class Original:
    """The text that outputs are compared with: source and reference, line by line."""

    source: Sequence[str]
    reference: Sequence[str]
    source_language: str
    target_language: str

    @cached_property
    def anchors(self) -> list[frozenset[str]]:
        """The rare words and numbers that a translation of each line may share."""
        of_source = _anchors(self.source, self.source_language)
        of_reference = _anchors(self.reference, self.target_language)
        return [one | other for one, other in zip(of_source, of_reference, strict=True)]

    @cached_property
    def comparable(self) -> tuple[list[str], list[str]]:
        """Source and reference as lines are compared."""
        return _comparable(self.source), _comparable(self.reference)

    @cached_property
    def folded_text(self) -> str:
        return folded("\n".join([*self.source, *self.reference]))

    def at(self, numbers: Sequence[int]) -> "Original":
        """Return only these lines, from 0."""
        source, reference = ([text[at] for at in numbers] for text in (self.source, self.reference))
        return Original(source, reference, self.source_language, self.target_language)


@dataclass(frozen=True, slots=True)
class _Untranslated:
    lines: tuple[int, ...]  # from 0
    of: int  # lines that would differ if they were translated

    @property
    def is_most(self) -> bool:
        return self.of >= 3 and len(self.lines) >= self.of / 2


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Lines from `first` to `last` that fit the lines `by` one further; numbers from 0."""

    by: int
    first: int
    last: int
    here: int  # anchors shared with the line of the same number
    there: int

    @property
    def gain(self) -> int:
        return self.there - self.here

    @property
    def is_clear(self) -> bool:
        return self.gain >= 20 and self.last - self.first >= 9 and self.there >= 4 * self.here


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of phrases that are no part of a translation; in `message`, `{0}` is the phrase."""

    keys: tuple[str, ...]  # in `phrases.toml`
    place: str  # a pattern
    message: str


_KINDS = (
    _Kind(
        ("introduction",),
        r"^[\W_]*(?P<phrase>{})",
        "{0} introduces a translation{1}; delete it, it would count as translated words",
    ),
    _Kind(
        ("refusal", "refusal_elsewhere"),
        r"(?:^|(?<=\W))(?P<phrase>{})",
        "{0} refuses to translate{1}; translate it again, or leave the line empty",
    ),
    _Kind(
        ("note",),
        r"(?:[(\[（]\W*|[.!?…»”\"。！？)]\s*\W{{0,3}}\s)(?P<phrase>{})",
        "{0} begins a note or an alternative{1}; delete it, it would count as translated words",
    ),
    _Kind(("fence",), "(?P<phrase>{})", "{0} marks code{1}; delete it"),
)


class Doubts:
    """Findings about the texts of one request: errors, or with `anyway` warnings.

    `loaded` are the first lines of systems that the project has, by name.
    """

    def __init__(
        self,
        problems: ProblemList,
        original: Original,
        *,
        anyway: bool,
        loaded: Iterable[tuple[str, Sequence[str]]] = (),
    ) -> None:
        self.problems = problems
        self._original = original
        self._anyway = anyway
        self._refusals = 0
        # A reference of another length is an error already, which must not hide those of outputs.
        self._is_comparable = len(original.source) == len(original.reference)
        self._output_of_lines = {
            tuple(_comparable(lines[:COMPARED_LINES])): name for name, lines in loaded
        }

    def add_originals(self, reference: str) -> None:
        """Look at source and reference; with a finding, outputs are not compared with them."""
        if not self._is_comparable:
            return
        findings = (
            swapped(self._original)
            or reference_in_another_language(self._original)
            or words_not_separated(self._original.reference, self._original.target_language)
        )
        self.add(reference, findings)
        self._is_comparable = not findings

    def add(self, file: str, findings: Iterable[Finding]) -> None:
        for finding in findings:
            if finding.refuses and not self._anyway:
                self._refusals += 1
                self.problems.add(file, finding.message, line=finding.line)
            else:
                self.problems.warn(file, finding.message, line=finding.line)

    def add_output(self, file: str, lines: Sequence[str], *, system: str = "") -> None:
        """Look at an output, unless it could not be read; `system` may be one that it replaces."""
        if not self._is_comparable or not any(lines):
            return
        self.add(file, findings_in_output(lines, self._original))
        beginning = tuple(_comparable(lines[:COMPARED_LINES]))
        other = self._output_of_lines.setdefault(beginning, file)
        if other not in (file, system) and _is_long(lines):
            self.add(file, [same_text_as(other)])

    def refuse_if_any(self, what: str) -> None:
        """Raise all errors; if nothing but findings stands in the way, the person may go on."""
        if self._refusals and self._refusals == self.problems.number:
            summary = Text(
                "{0} may be no translation. Correct what is named here, or go on with it as it is."
            ).format(printable(what))
            raise ImplausibleTextError(summary, [*self.problems.mistakes, *self.problems.warnings])
        self.problems.refuse_if_any(what)


def findings_in_output(lines: Sequence[str], original: Original) -> list[Finding]:
    """Return what is wrong with an output: first with the whole, then with single lines."""
    untranslated = _untranslated(lines, original)
    whole = [
        *_mostly_source(untranslated),
        *_mark_up(lines, original),
    ]
    if not untranslated.is_most:
        whole += _another_language(lines, original) or _shifted(lines, original)
    first = slice(COMPARED_LINES)
    same = _comparable(lines[first]) == _comparable(original.reference[first])
    if same and _is_long(lines):
        whole.append(same_text_as("the reference"))
    return [*whole, *_findings_in_lines(lines, original, untranslated)]


def same_text_as(other: str) -> Finding:
    return Finding(f"this is the same text as {other}; load the right file, unless you mean it")


def swapped(original: Original) -> list[Finding]:
    """Return a finding if the source is in the target language, and the reference in the source's.

    Otherwise a reference may be in another language than the request says.
    """
    source, target = original.source_language, original.target_language
    if _looks_like(original.source, target, source) and _looks_like(
        original.reference, source, target
    ):
        return [
            Finding(
                f"the two texts look swapped: the source is in {_named(target)}, the reference in "
                f"{_named(source)}; give the source first",
                refuses=True,
            )
        ]
    return []


def reference_in_another_language(original: Original) -> list[Finding]:
    """Return a finding if the reference is in a language other than the target language."""
    likely = _likely_language(original.reference, original.target_language)
    return [_in_another_language(likely, original.target_language)] if likely else []


def words_not_separated(lines: Sequence[str], language: str) -> list[Finding]:
    """Return a finding if a text of a language that is written without blanks has none.

    Nothing separates its words here, so no pronoun would be found. Words have two signs or so.
    """
    text = "".join(lines)
    letters = sum(map(str.isalpha, text))
    if language_profile(language).writing.blanks or text.count(" ") * 10 >= letters:
        return []
    return [
        Finding(
            f"{_named(language)} is written without blanks, and its words are not separated here; "
            "separate them by blanks, in the outputs, too",
            refuses=True,
        )
    ]


# The source itself


def _untranslated(lines: Sequence[str], original: Original) -> _Untranslated:
    """Return the lines that are equal to the source, without those equal in the reference, too."""
    texts = (_comparable(lines), *original.comparable)
    same, of = [], 0
    for at, (line, source, reference) in enumerate(zip(*texts, strict=True)):
        if line and source != reference and len(source) >= 12:
            if line != source:
                of += 1
            elif _is_sentence(original.source[at]):
                of += 1
                same.append(at)
    return _Untranslated(tuple(same), of)


def _is_sentence(text: str) -> bool:
    """Return whether it has enough words to be translated: names and titles stay as they are."""
    letters = sum(map(str.isalpha, text))
    return letters >= 12 and (len(_WORD.findall(text)) >= 4 or not text.isascii())


def _mostly_source(untranslated: _Untranslated) -> list[Finding]:
    if not untranslated.is_most:
        return []
    share = f"{len(untranslated.lines):,} of {counted(untranslated.of, 'line')}"
    return [
        Finding(
            f"this looks like the source: {share} are equal to it; load the translation",
            refuses=True,
        )
    ]


# Another language


def _another_language(lines: Sequence[str], original: Original) -> list[Finding]:
    """Compare script and frequent words with the reference's, which translates the same lines."""
    target = original.target_language
    pairs = [
        (line, reference)
        for line, reference in zip(_sample(lines), _sample(original.reference), strict=True)
        if line and reference
    ]
    ours, theirs = [line for line, _ in pairs], [reference for _, reference in pairs]
    scripts, wanted = _scripts(ours), _scripts(theirs)
    if min(scripts.total(), wanted.total()) >= _FEWEST_LETTERS:
        # Chinese shares its signs with Japanese, which has as many of its own.
        shared = sum(
            min(scripts[each] / scripts.total(), wanted[each] / wanted.total()) for each in wanted
        )
        if shared < 0.5:
            script = scripts.most_common(1)[0][0].capitalize()
            likely = _likely_language(ours, target) if script == "Latin" else ""
            return [
                _in_another_language(likely, target)
                if likely
                else Finding(
                    f"this is written in other letters than the reference: mostly {script}; load "
                    f"the translation into {_named(target)}",
                    refuses=True,
                )
            ]
    return _other_words(ours, theirs, target)


def _other_words(ours: Sequence[str], theirs: Sequence[str], target: str) -> list[Finding]:
    """Look for the most frequent words of the reference; every translation has them, too.

    Measured on the same lines, they have 86 to 105 % of their share in the reference if the
    language is the same, in 100 lines at least 59 %. Between Spanish and French it is 27 to 51 %,
    between other languages at most 25 %.
    """
    words, wanted = _words(ours), _words(theirs)
    if min(len(words), len(wanted)) < _FEWEST_WORDS:
        return []
    # Words of a short text that occur once or twice are about its subject.
    frequent = frozenset(word for word, times in Counter(wanted).most_common(50) if times >= 4)
    share, usual = _share(words, frequent), _share(wanted, frequent)
    if usual < 0.15 or share >= 0.55 * usual:  # a language without blanks has no frequent words
        return []
    likely = _likely_language(ours, target, times=1.5)
    if likely:
        return [_in_another_language(likely, target)]
    if min(len(words), len(wanted)) < _ENOUGH_WORDS or share >= 0.4 * usual:
        return []
    return [
        Finding(
            f"this does not look like {_named(target)}: the reference's most frequent words make "
            f"up {usual:.0%} of it, but {share:.0%} of this text; load the translation",
            refuses=True,
        )
    ]


def _in_another_language(likely: str, target: str) -> Finding:
    return Finding(
        f"this looks more like {_named(likely)} than {_named(target)}; load the right file",
        refuses=True,
    )


def _likely_language(lines: Sequence[str], wanted: str, *, times: float = 3) -> str:
    """Return the code of the language whose forms a text has instead of the wanted ones, or ''."""
    own = language_profile(wanted).code
    others = [code for code in languages() if code != own]
    words = _words(_sample(lines))
    if len(words) < _FEWEST_WORDS:
        return ""
    others.sort(key=lambda code: _share(words, _forms(code)), reverse=True)
    return next((code for code in others if _looks_like(lines, code, wanted, times=times)), "")


def _looks_like(lines: Sequence[str], language: str, rather_than: str, *, times: float = 3) -> bool:
    """Return whether forms that only one of the two languages has are clearly of the first."""
    ours, theirs = _forms(language), _forms(rather_than)
    words = _words(_sample(lines))
    if len(words) < _FEWEST_WORDS or min(len(ours), len(theirs)) < 40:
        return False
    share = _share(words, ours - theirs)
    return share >= 0.08 and share >= times * _share(words, theirs - ours)


def _forms(language: str) -> frozenset[str]:
    profile = language_profile(language)
    return (
        profile.pronouns | profile.determiners | profile.prepositions | profile.contractions.keys()
    )


def _named(language: str) -> str:
    return str(language_profile(language).name)


def _sample(lines: Sequence[str]) -> Sequence[str]:
    """Return some thousands of lines from all over the text, which tell its language as well."""
    return lines[:: max(1, len(lines) // 2_000)]


def _words(lines: Iterable[str]) -> list[str]:
    return _WORD.findall(folded("\n".join(lines)))


def _share(words: Sequence[str], forms: frozenset[str]) -> float:
    return sum(word in forms for word in words) / len(words)


def _scripts(lines: Iterable[str]) -> Counter[str]:
    """Count letters by script, as the names of Unicode begin: `LATIN`, `CYRILLIC`, `HIRAGANA`."""
    scripts: Counter[str] = Counter()
    for sign, times in Counter("".join(lines)).items():
        if sign.isalpha():
            scripts[_script(sign)] += times
    return scripts


@cache
def _script(sign: str) -> str:
    return name_of_sign(sign, "").partition(" ")[0]


# Shifted lines


def _shifted(lines: Sequence[str], original: Original) -> list[Finding]:
    """Find the longest stretch in which lines translate the line before or after them.

    Rare words and numbers that a line shares with source or reference say where it belongs.
    """
    if not _may_be_shifted(lines, original):
        return []
    ours = _anchors(lines, original.target_language)
    stretches = [_best_stretch(ours, original.anchors, by) for by in (-1, 1)]
    best = max(stretches, key=lambda stretch: stretch.gain)
    if not best.is_clear:
        return []
    neighbour = "before" if best.by < 0 else "after"
    where = f"lines {best.first + 1} to {best.last + 1}"
    return [
        Finding(
            f"{where} look shifted: they translate the line {neighbour} theirs; look for a line "
            f"that was lost or split near line {best.first + 1}",
            line=best.first + 1,
            refuses=True,
        )
    ]


def _may_be_shifted(lines: Sequence[str], original: Original) -> bool:
    """Look at blocks of a long text; a stretch of thousands of lines or one to the end has some."""
    if len(lines) <= _LONG_TEXT:
        return True
    blocks = (range(at, at + 20) for at in range(0, len(lines) - 20, 400))
    numbers = [at for block in blocks for at in block]
    there = original.at(numbers).anchors
    ours = _anchors([lines[at] for at in numbers], original.target_language)
    for first in range(0, len(numbers), 20):
        block = slice(first, first + 20)
        for by in (-1, 1):
            stretch = _best_stretch(ours[block], there[block], by)
            if stretch.gain >= 5 and stretch.there >= 4 * stretch.here:
                return True
    return False


def _best_stretch(
    ours: Sequence[frozenset[str]], theirs: Sequence[frozenset[str]], by: int
) -> _Stretch:
    best = _Stretch(by, 0, 0, 0, 0)
    first = here = there = 0
    for at in range(max(0, -by), len(ours) - max(0, by)):
        own, other = len(ours[at] & theirs[at]), len(ours[at] & theirs[at + by])
        if there + other <= here + own:
            first, here, there = at + 1, 0, 0
            continue
        here, there = here + own, there + other
        if there - here > best.gain:
            best = _Stretch(by, first, at, here, there)
    return best


def _anchors(lines: Sequence[str], language: str) -> list[frozenset[str]]:
    """Return the rare words and numbers of each line; without blanks, pairs of signs."""
    pattern = _ANCHOR if language_profile(language).writing.blanks else _PAIR
    found = [frozenset(pattern.findall(folded(line))) for line in lines]
    lines_with = Counter(word for words in found for word in words)
    most = max(3, len(lines) // 200)
    return [frozenset(word for word in words if lines_with[word] <= most) for words in found]


# Mark-up


def _mark_up(lines: Sequence[str], original: Original) -> list[Finding]:
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


# Single lines


def _findings_in_lines(
    lines: Sequence[str], original: Original, untranslated: _Untranslated
) -> Iterator[Finding]:
    text = folded("\n".join(lines))
    for kind in _KINDS:
        phrase, numbers = _phrases_on_lines(kind, text, lines, original)
        if numbers:
            message = kind.message.format(quoted(phrase), _on_lines(numbers))
            yield Finding(message, line=numbers[0] + 1)
    if untranslated.lines and not untranslated.is_most:
        numbers = list(untranslated.lines)
        message = f"the source's own sentence, not translated{_on_lines(numbers)}; translate it"
        yield Finding(message, line=numbers[0] + 1)
    in_other_letters = _in_other_letters(lines, original)
    if in_other_letters and len(in_other_letters) < len(lines) / 2:
        message = f"other letters than in the reference{_on_lines(in_other_letters)}"
        yield Finding(f"{message}; translate it again", line=in_other_letters[0] + 1)


def _in_other_letters(lines: Sequence[str], original: Original) -> list[int]:
    """Return the lines most letters of which are of a script that the texts hardly have."""
    known: set[str] = set()
    for text in (original.source, original.reference):
        scripts = _scripts(_sample(text))
        known.update(each for each in scripts if scripts[each] >= scripts.total() / 200)
    used = set("".join(lines))
    signs = {sign for sign in used if sign.isalpha() and _script(sign) not in known}
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
) -> tuple[str, list[int]]:
    """Return the first phrase of a kind and its lines, unless source or reference has one, too."""
    code = language_profile(original.target_language).code.partition("-")[0]
    find = _finder(kind, _phrases(kind.keys, code), text)
    if find is None:
        return "", []
    # A source may write “Translation …” where its translation has a colon.
    without_colon = [phrase.rstrip(" :：") for phrase in _phrases(kind.keys, code)]
    everywhere = _finder(kind, without_colon, original.folded_text)
    numbers = []
    phrase = ""
    for at, (line, source, reference) in enumerate(_rows(lines, original)):
        if (found := find(_shortened(line))) and not (
            everywhere and (everywhere(_shortened(source)) or everywhere(_shortened(reference)))
        ):
            numbers.append(at)
            phrase = phrase or found["phrase"]
    return phrase, numbers


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


# Lines


def _rows(lines: Sequence[str], original: Original) -> Iterator[tuple[str, str, str]]:
    return zip(lines, original.source, original.reference, strict=False)


def _on_lines(numbers: Sequence[int]) -> str:
    """Return where, in words: ` on 12 lines (4, 17, 30 …)`."""
    if len(numbers) == 1:
        return " on one line"
    first = ", ".join(str(number + 1) for number in numbers[:_LISTED_LINES])
    more = " …" if len(numbers) > _LISTED_LINES else ""
    return f" on {counted(len(numbers), 'line')} ({first}{more})"


def _is_long(lines: Sequence[str]) -> bool:
    """Return whether it cannot be chance that two translations are the same."""
    return len(_words(lines[:COMPARED_LINES])) >= _FEWEST_WORDS


def _comparable(lines: Sequence[str]) -> list[str]:
    """Return lines as they are compared: however they are tokenised, with any case."""
    if not lines:
        return []
    # All at once is several times as fast; a line may contain a line end of its own.
    text = "\n".join(line.replace("\n", " ") if "\n" in line else line for line in lines)
    return text.translate(_BLANKS).casefold().split("\n")
