"""Find source, reference, systems, languages, categories and texts of a 1.1 file."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_compat.protest11.rows import OldCandidate, Protest11
from protest_core.errors import InputError, RefusedError, counted
from protest_core.files.problems import ProblemList, quoted
from protest_core.languages.profiles import language_profile
from protest_core.loading.systems import system_name_mistake
from protest_core.suite.model import STANDARD_BY_ID, STANDARD_CATEGORIES, Category, Function
from protest_core.text.tokens import EMPTY_TOKEN

_LOOKS_LIKE_REFERENCE = re.compile(r"reference|(?<![a-z])ref(?![a-z])")
_LONGEST_NAME = 80
_ORDER = {category.id: number for number, category in enumerate(STANDARD_CATEGORIES)}
UNKNOWN = "und"  # ISO 639-2: undetermined
_KNOWN = ("en", "de", "fr")
_ENOUGH = 0.01  # of all tokens: any text has a higher share of pronouns
_CLEARLY = 1.5
_MOST_LINES = 2_000_000


@dataclass(frozen=True, slots=True)
class ReferenceChoice:
    """The reference, by the name of its corpus or by its usual name; `none` for no reference."""

    name: str | None = None
    none: bool = False


@dataclass(frozen=True, slots=True)
class Corpora:
    """Ids of corpora; `systems` are target corpora by the names that the systems get."""

    source: int
    reference: int | None
    systems: Mapping[str, int]
    sources: frozenset[int]  # the same text again, once for each target corpus

    @property
    def used(self) -> frozenset[int]:
        reference = () if self.reference is None else (self.reference,)
        return self.sources.union(self.systems.values(), reference)


@dataclass(frozen=True, slots=True)
class CleanTexts:
    """Clean sentences by corpus, padded to the number of the longest."""

    lines: int
    sentences: Mapping[int, Sequence[str]]

    def of(self, corpus: int) -> tuple[str, ...]:
        return tuple(self.sentences.get(corpus, [""] * self.lines))


def choose_corpora(old: Protest11, choice: ReferenceChoice, problems: ProblemList) -> Corpora:
    pairs = {row.tgtcorpus: row.srccorpus for row in reversed(old.pro_candidates)}
    if not pairs:
        raise InputError(
            "The file holds no examples (pro_candidates is empty), so nothing to judge."
        )
    names = {row.id: row.name for row in old.corpora}
    reference = _reference(names, sorted(pairs), choice, problems)
    source = pairs[
        min(pairs) if reference is None else reference if reference in pairs else min(pairs)
    ]
    targets = [corpus for corpus in sorted(pairs) if corpus != reference]
    if reference in pairs and _is_judged(
        old, [c for c in old.pro_candidates if c.tgtcorpus == reference]
    ):
        problems.warn(
            f"corpus {reference}",
            "people judged the reference, or it is in a task: it is loaded as a system, too",
        )
        targets = sorted(pairs)
    systems = unique_names(
        ((corpus, names.get(corpus, "")) for corpus in targets),
        "corpus",
        system_name_mistake,
        problems,
    )
    sources = frozenset(row.srccorpus for row in old.pro_candidates)
    return Corpora(source, reference, {name: corpus for corpus, name in systems.items()}, sources)


def _reference(
    names: Mapping[int, str], targets: list[int], choice: ReferenceChoice, problems: ProblemList
) -> int | None:
    if choice.none:
        return None
    if choice.name is not None:
        wanted = [corpus for corpus, name in names.items() if choice.name in {name, str(corpus)}]
        if len(wanted) == 1:
            return wanted[0]
        known = ", ".join(f"{name} ({corpus})" for corpus, name in names.items())
        raise RefusedError(
            f"{'No' if not wanted else 'More than one'} corpus is called {quoted(choice.name)}. "
            f"Name one of these, or its number: {known}."
        )
    references = [
        corpus for corpus in targets if _LOOKS_LIKE_REFERENCE.search(names.get(corpus, "").lower())
    ]
    if len(references) == 1:
        return references[0]
    what = (
        "several corpora are called a reference"
        if references
        else "no corpus is called a reference"
    )
    problems.warn(
        "corpora",
        f"{what}, so the project has none, and matching refers everything to people. "
        "If one is: convert again with --reference NAME",
    )
    return None


def _is_judged(old: Protest11, of: Iterable[OldCandidate]) -> bool:
    mentioned = {
        row.candidate
        for table in (
            old.annotations,
            old.token_annotations,
            old.tag_annotations,
            old.annotation_tasks,
        )
        for row in table
    }
    return any(row.id in mentioned for row in of)


def unique_names(
    named: Iterable[tuple[int, str]],
    thing: str,
    mistake: Callable[[str], str | None],
    problems: ProblemList,
) -> dict[int, str]:
    """Return the names, changed as little as possible to make them unique."""
    given: dict[int, str] = {}
    for number, name in named:
        ours = name
        if mistake(ours):
            printable = "".join(c if c.isprintable() else " " for c in name)
            ours = unicodedata.normalize("NFC", " ".join(printable.split()))[:_LONGEST_NAME].strip()
        if mistake(ours) or ours in given.values():
            ours = f"{ours} ({number})" if ours else f"{thing} {number}"
        while ours in given.values():
            ours = f"{thing} {ours}"[:_LONGEST_NAME]
        if ours != name:
            problems.warn(f"{thing} {number}", f"is called {quoted(ours)} here, not {quoted(name)}")
        given[number] = ours
    return given


def read_categories(old: Protest11, problems: ProblemList) -> dict[int, Category]:
    """Return categories by the old number, also those that only examples refer to."""
    with_antecedents = _numbers_with_antecedents(old)
    descriptions = {row.id: row.description for row in old.categories}
    asked = {row.id: row.antagreement for row in old.categories}
    categories: dict[int, Category] = {}
    for number in sorted(descriptions.keys() | {row.category_no for row in old.pro_candidates}):
        where = f"category {number}"
        if number not in descriptions:
            problems.warn(where, "examples belong to it, and nothing says what it is")
        if (agreement := asked.get(number, 0)) not in {0, 1}:
            problems.warn(
                where, f"antagreement is {agreement}; as in the original only 1 means yes"
            )
        description = descriptions.get(number, "")
        category = _category(number, description, agrees=agreement == 1)
        if category.id not in STANDARD_BY_ID:
            category = _with_guessed_function(category, with_antecedents=number in with_antecedents)
            problems.warn(where, f"{quoted(description)} is taken for {category.function}")
        categories[number] = _with_free_id(category, number, categories, problems)
    return categories


def _category(number: int, description: str, *, agrees: bool) -> Category:
    """Return a category; the file says whether its antecedents are judged."""
    printable = "".join(c if c.isprintable() else " " for c in description)
    category_id = "_".join(printable.split()) or f"category_{number}"
    standard = STANDARD_BY_ID.get(category_id)
    if standard:
        return replace(standard, antecedent_agrees=agrees)
    label = " ".join(printable.split()) or category_id
    return Category(category_id, label, Function.EVENT, agrees)


def _with_guessed_function(category: Category, *, with_antecedents: bool) -> Category:
    """Return the category with a function by its name, or else by whether it has antecedents."""
    first = category.id.lower().partition("_")[0]
    if first in set(Function):
        return replace(category, function=Function(first))
    if category.antecedent_agrees or with_antecedents:
        return replace(category, function=Function.ANAPHORIC)
    return category


def _with_free_id(
    category: Category, number: int, found: Mapping[int, Category], problems: ProblemList
) -> Category:
    if category.id not in {other.id for other in found.values()}:
        return category
    other_id = f"{category.id}_({number})"
    problems.warn(f"category {number}", f"{quoted(category.id)} is there twice; this is {other_id}")
    return replace(category, id=other_id, label=f"{category.label} ({number})")


def _numbers_with_antecedents(old: Protest11) -> set[int]:
    keys = {(row.srccorpus, row.tgtcorpus, row.example_no) for row in old.pro_antecedents}
    return {
        row.category_no
        for row in old.pro_candidates
        if (row.srccorpus, row.tgtcorpus, row.example_no) in keys
    }


def in_our_order(categories: Mapping[int, Category]) -> tuple[Category, ...]:
    """Return the standard categories in their order, then the file's own."""
    numbered = sorted(categories.items(), key=lambda each: (_ORDER.get(each[1].id, 99), each[0]))
    return tuple(category for _, category in numbered)


def guess_language(
    what: str, names: Iterable[str], sentences: Iterable[str], option: str, problems: ProblemList
) -> str:
    """Return the language by the file's name (`x.fr`) or else its pronouns, and report it."""
    code = _from_names(names) or _from_pronouns(sentences)
    if code == UNKNOWN:
        problems.warn(
            "corpora",
            f"which {what} language it is could not be told, so no pronoun form counts as "
            f"ambiguous. Convert again with {option} CODE",
        )
    else:
        profile = language_profile(code)
        problems.warn(
            "corpora",
            f"the {what} language is taken for {profile.name} ({code}); "
            f"if it is not, convert again with {option} CODE",
        )
    return code


def _from_names(names: Iterable[str]) -> str | None:
    ends = {name.partition(" ")[0].rpartition(".")[2].lower() for name in names}
    codes = {language_profile(end).code for end in ends if end and language_profile(end).pronouns}
    return codes.pop() if len(codes) == 1 else None


def _from_pronouns(sentences: Iterable[str]) -> str:
    """Return the language whose pronouns are the most frequent."""
    profiles = [language_profile(code) for code in _KNOWN]
    counts = dict.fromkeys(_KNOWN, 0)
    tokens = 0
    for sentence in sentences:
        for token in sentence.split():
            tokens += 1
            for profile in profiles:
                counts[profile.code] += profile.is_pronoun(token)
    best, second = sorted(counts.values(), reverse=True)[:2]
    if best < _ENOUGH * tokens or best < _CLEARLY * second or not best:
        return UNKNOWN
    return max(counts, key=lambda code: counts[code])


def checked_language(code: str, option: str) -> str:
    if code.strip() and code.isprintable() and len(code) <= 35:
        return code.strip()
    raise RefusedError(f"{quoted(code)} is no language code. Write one such as ‘fr’ with {option}.")


def clean_sentence(sentence: str) -> str:
    """Return a sentence without empty tokens at the end, as in Java; others get the empty sign."""
    tokens = unicodedata.normalize("NFC", sentence).rstrip(" \t\r\n").split(" ")
    return " ".join(map(_clean_token, tokens)) if tokens != [""] else ""


def _clean_token(token: str) -> str:
    if token.isprintable():
        return token or EMPTY_TOKEN
    return "".join(EMPTY_TOKEN if unicodedata.category(c) == "Cc" else c for c in token)


def read_texts(old: Protest11, corpora: Iterable[int], problems: ProblemList) -> CleanTexts:
    """Return the texts of the corpora that the examples are in."""
    wanted = set(corpora)
    texts: dict[int, dict[int, str]] = defaultdict(dict)
    for row in old.sentences:
        if row.corpus not in wanted:
            continue
        where = f"sentences {row.id}"
        if row.line < 0:
            problems.warn(where, f"line {row.line} of corpus {row.corpus}: lines count from 0")
        elif row.line in texts[row.corpus]:
            problems.warn(
                where, f"line {row.line} of corpus {row.corpus} is there twice; the first is used"
            )
        else:
            texts[row.corpus][row.line] = _cleaned(row.sentence, where, problems)
    length = max((max(lines) + 1 for lines in texts.values() if lines), default=0)
    if length > _MOST_LINES:
        raise InputError(f"A text has {length:,} lines, more than the {_MOST_LINES:,} that can be.")
    if not length:
        raise InputError("The file holds no sentences that its examples could be in.")
    _warn_of_gaps(texts, sorted(wanted), length, problems)
    return CleanTexts(
        length,
        {corpus: [lines.get(n, "") for n in range(length)] for corpus, lines in texts.items()},
    )


def _cleaned(sentence: str, where: str, problems: ProblemList) -> str:
    clean = clean_sentence(sentence)
    if clean == sentence:
        return clean
    if EMPTY_TOKEN in clean and EMPTY_TOKEN not in sentence:
        what = f"empty tokens or invisible characters are shown as {EMPTY_TOKEN}"
    elif clean == sentence.rstrip(" \t\r\n"):
        what = "blanks at the end are left out"
    else:
        what = "brought to Unicode's composed form (NFC)"
    problems.warn(where, f"{what}; every token keeps its position: {quoted(clean)}")
    return clean


def _warn_of_gaps(
    found: Mapping[int, Mapping[int, str]],
    corpora: Sequence[int],
    length: int,
    problems: ProblemList,
) -> None:
    for corpus in corpora:
        lines = found.get(corpus, {})
        if missing := [line for line in range(length) if line not in lines]:
            first = ", ".join(map(str, missing[:10])) + (", …" if len(missing) > 10 else "")
            problems.warn(
                f"corpus {corpus}",
                f"{counted(len(missing), 'line')} missing, taken for empty: {first}",
            )
