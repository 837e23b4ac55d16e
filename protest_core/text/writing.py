"""Write tokens as people write text: for windows with the place of each token, and for exports."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, chain, pairwise

from protest_core.languages.profiles import (
    WritingRules,
    is_part,
    language_profile,
    plain_code,
    whole_code,
)
from protest_core.text.tokens import Tokens, tokens_of

Span = tuple[int, int]  # half-open, in characters
_NARROW = "\u202f"
_NOTHING = re.compile(r"(?!)")
# Replacements of signs by tokenisers: Moses, and the Penn Treebank.
_ENTITY = re.compile(r"&(apos|quot|lt|gt|#124|#91|#93|#39|#34|amp);")
_OF_ENTITY = {
    "apos": "'",
    "#39": "'",
    "quot": '"',
    "#34": '"',
    "lt": "<",
    "gt": ">",
    "amp": "&",
    "#124": "|",
    "#91": "[",
    "#93": "]",
}
_STANDS_FOR = {
    "@-@": "-",
    "@,@": ",",
    "@.@": ".",
    "@/@": "/",
    "@:@": ":",
    "-LRB-": "(",
    "-RRB-": ")",
    "-LSB-": "[",
    "-RSB-": "]",
    "-LCB-": "{",
    "-RCB-": "}",
}
_TREEBANK = {"``": "“", "''": "”", "`": "‘"}
_TREEBANK_LOW = {"``": "„", "''": "“", "`": "‚"}
# Parts that tokenisers of some language split off, and words before and after an apostrophe.
_SPLIT_OFF = re.compile(r"(?i)n['’]t|['’](s|t|d|m|re|ve|ll)|-[^\W\d].*")
_ELIDED = frozenset(["c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu"])
_CONTRACTED = frozenset(["s", "t", "d", "m", "n", "ll", "re", "ve"])
_STRAIGHT = {"``": '"', "''": '"'}
_MARKED = re.compile(r"@[-,./:]@")
# sacremoses would attach this apostrophe to the previous word: a letter of few languages instead.
_LEADING, _STAND_IN = re.compile(r"^'(?=[^\W\d])"), "ꞌ"
_COMPOUND = re.compile(r"^[^-]*[^\W\d_]-[^\W\d_]")
_AFTER_WORD = frozenset(",.;:!?)]}،؛؟۔।॥。，、！？；：）」』")
_BEFORE_WORD = frozenset("([{¿¡（「『")
_ENDS = ".!?;:…"
_ELLIPSIS = frozenset(["...", "…", ".."])
_APOSTROPHE = frozenset("'’")
_LOUD = frozenset("!?")  # ?! and !!! are one sign
# Han, kana, and the signs that are written with them.
_UNSPACED = re.compile(
    "[\u2e80-\u30ff\u31f0-\u9fff\uf900-\ufaff\uff00-\uff9f\U00020000-\U0003ffff]"
)
_Side = tuple[int, bool]  # a token, and whether it opens
_QUOTES = frozenset("\"'’‘‚“”„«»‹›")


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """A sentence as it is shown; `spans` are its tokens, in their order."""

    text: str
    spans: tuple[Span, ...]


def as_tokens(tokens: Tokens) -> WrittenLine:
    """Return the tokens as they are, with single blanks between them."""
    return _line(tokens, ["", *[" "] * len(tokens)][: len(tokens)])


@lru_cache(maxsize=1024)
def as_written(tokens: Tokens, language: str) -> WrittenLine:
    """Return the tokens as people write them.

    Tokens are joined only if they are certainly written without a blank: in doubt, the blank stays.
    """
    profile = language_profile(language)
    sentence = " ".join(tokens)
    if (whole := profile.whole(sentence)) != sentence:
        return _with_parts(tokens, as_written(tokens_of(whole), whole_code(language)))
    rules = profile.writing
    # Nearly all tokens are words, written unchanged, and nearly all rules are about signs.
    forms = [token if token.isalnum() else _form(token, rules) for token in tokens]
    words = [rules.blanks and form.isalnum() for form in forms]
    opening = dict(_quotes(tokens, forms, rules))
    gaps = []
    for at, form in enumerate(forms):
        if not (at and words[at - 1] and words[at]):
            gaps.append(_gap(at, tokens, forms, opening, rules))
        elif rules.one_word and (forms[at - 1].lower(), form.lower()) in rules.one_word:
            gaps.append("")
        else:
            gaps.append(" ")
    return _line(forms, gaps)


def _with_parts(tokens: Tokens, whole: WrittenLine) -> WrittenLine:
    """Return the line of whole words with the places of the parts that the tokens are."""
    parts: list[list[int]] = []  # the lengths of each word's
    for at, token in enumerate(tokens):
        if at and is_part(token):
            parts[-1].append(len(token) - 1)
        else:
            parts.append([])
    spans: list[Span] = []
    for (start, end), lengths in zip(whole.spans, parts, strict=True):
        edges = accumulate(lengths, initial=max(start, end - sum(lengths)))
        spans += pairwise([start, *(min(edge, end) for edge in edges)])
    return WrittenLine(whole.text, tuple(spans))


class Detokeniser:
    """Writes tokenised sentences as plain text: with usual blanks, and a guess where in doubt."""

    def __init__(self, language: str, *, hyphens_join: bool = False) -> None:
        """`hyphens_join`: a separate hyphen belongs to both words."""
        from sacremoses import MosesDetokenizer  # takes long, and windows do without

        profile = language_profile(language)
        self._moses = MosesDetokenizer(lang=plain_code(profile.code))
        self._profile = profile
        self._rules = guessing(profile.writing)
        self._hyphens_join = hyphens_join

    def text(self, tokens: Tokens) -> str:
        if not tokens:
            return ""
        whole = tokens_of(self._profile.whole(" ".join(tokens)))
        words = joined_words(whole, self._rules, hyphens_join=self._hyphens_join)
        if any(_STAND_IN in word for word in words):
            return self._joined(words)
        hidden = [_LEADING.sub(_STAND_IN, word) for word in words]
        return self._joined(hidden).replace(_STAND_IN, "'")

    def _joined(self, words: list[str]) -> str:
        written: str = self._moses.detokenize(words, unescape=False)
        return written


def detokeniser_for(lines: Sequence[str], language: str) -> Detokeniser:
    """Return a detokeniser for a text whose lines are tokens with single blanks between."""
    return Detokeniser(language, hyphens_join=not has_compounds(map(tokens_of, lines)))


def guessing(rules: WritingRules) -> WritingRules:
    """Return rules that also join what tokenisers of other languages split: *Joe 's* in French."""
    return replace(
        rules,
        after_word=_SPLIT_OFF,
        before_apostrophe=rules.before_apostrophe | _ELIDED,
        after_apostrophe=rules.after_apostrophe | _CONTRACTED,
        after_hyphen=rules.after_hyphen | {"t"},
    )


def joined_words(tokens: Tokens, rules: WritingRules, *, hyphens_join: bool) -> list[str]:
    """Return the words of which tokens are parts; signs stay apart unless the rules join them."""
    forms = [_STRAIGHT.get(token, token) for token in tokens]
    forms = [_STANDS_FOR[form] if _MARKED.fullmatch(form) else form for form in forms]
    words: list[str] = []
    for at, form in enumerate(forms):
        if at and (
            _is_marked(at, tokens)
            or _is_at_quote(at, tokens)
            or _is_one_word(at, forms, rules, hyphens_join=hyphens_join)
        ):
            words[-1] += form
        else:
            words.append(form)
    return words


def _is_marked(at: int, tokens: Tokens) -> bool:
    return any(_MARKED.fullmatch(token) for token in tokens[at - 1 : at + 1])


def _is_at_quote(at: int, tokens: Tokens) -> bool:
    # In „German“ this closes.
    return tokens[at] == "”" or (tokens[at - 1] == "“" and "„" not in tokens)


def has_compounds(lines: Iterable[Sequence[str]]) -> bool:
    """Return whether words keep their hyphens, so that a separate one is a dash."""
    return any(_COMPOUND.search(token) for tokens in lines for token in tokens)


def is_joined(at: int, tokens: Tokens, language: str) -> bool:
    """Return whether a token belongs to the written word of the token before it, as in *quelqu'un*.

    Signs belong to no word; in scripts without blanks the answer is unknown. Split clitics are
    words of their own.
    """
    profile = language_profile(language)
    if not 0 < at < len(tokens) or not profile.writing.blanks:
        return False
    if profile.splits_clitics and is_part(tokens[at]):
        return False
    line = as_written(tokens, language)
    spans = (line.spans[at - 1], line.spans[at])
    has_letters = all(any(map(str.isalnum, line.text[start:end])) for start, end in spans)
    return has_letters and spans[0][1] == spans[1][0]


def _line(forms: Sequence[str], gaps: Sequence[str]) -> WrittenLine:
    """Return a line of these forms, each after its gap."""
    pieces = [*chain.from_iterable(zip(gaps, forms, strict=True))]
    ends = [*accumulate(map(len, pieces))]
    return WrittenLine("".join(pieces), tuple(zip(ends[::2], ends[1::2], strict=True)))


def _form(token: str, rules: WritingRules) -> str:
    if "&" in token:
        token = _ENTITY.sub(lambda found: _OF_ENTITY[found.group(1)], token)
    treebank = _TREEBANK_LOW if rules.low_quotes else _TREEBANK
    return _STANDS_FOR.get(token) or treebank.get(token) or token


def _gap(
    at: int, tokens: Tokens, forms: Sequence[str], opening: dict[int, bool], rules: WritingRules
) -> str:
    """Return the characters between a token and the one before it."""
    if not at:
        return ""
    before, form = forms[at - 1], forms[at]
    if not before or not form:  # an empty token: both its blanks stay
        return " "
    if _is_marked(at, tokens):
        return ""
    # Quotation marks and brackets first: other rules depend on them.
    if opening.get(at - 1) or opening.get(at) is False:
        mark = before if opening.get(at - 1) else form
        return _NARROW if rules.narrow and mark in "«»" else ""
    return _gap_of_words(at, forms, opening, rules)


def _gap_of_words(
    at: int, forms: Sequence[str], opening: dict[int, bool], rules: WritingRules
) -> str:
    before, form = forms[at - 1], forms[at]
    if before in _BEFORE_WORD:
        return ""
    if _is_sign(form, rules.narrow):
        return _before_narrow(before, form)
    if _joins(at, forms, opening, rules) or (not rules.blanks and _is_unspaced(before, form)):
        return ""
    return " "


def _is_sign(form: str, signs: Collection[str]) -> bool:
    return form in signs or (form[0] in signs and set(form) <= _LOUD)


def _before_narrow(before: str, form: str) -> str:
    if form == "%":
        return _NARROW if before[-1].isdigit() else " "
    return "" if before[-1] in _ENDS else _NARROW


def _joins(at: int, forms: Sequence[str], opening: dict[int, bool], rules: WritingRules) -> bool:
    before, form = forms[at - 1], forms[at]
    if _is_sign(form, _AFTER_WORD):
        in_number = before[-1].isdigit() and at + 1 < len(forms) and forms[at + 1][:1].isdigit()
        return not (form == ":" and in_number)
    if form in _ELLIPSIS:
        return rules.ellipsis_joins
    if at in opening or at - 1 in opening:
        return False
    if form in rules.after_number or before in rules.before_number:
        number = before[-1] if form in rules.after_number else form[0]
        return number.isdigit()
    return _is_one_word(at, forms, rules)


def _is_one_word(
    at: int, forms: Sequence[str], rules: WritingRules, *, hyphens_join: bool = False
) -> bool:
    before, form = forms[at - 1], forms[at]
    ends_word = before[-1].isalnum() or (before[-1] == "." and len(before) > 1)
    if (rules.after_word or _NOTHING).fullmatch(form):
        return ends_word
    if form.lower() in {"'t", "’t"}:  # can 't
        return bool(rules.one_word) and before[-1] in "nN"
    if (rules.before_word or _NOTHING).fullmatch(before):
        return form[0].isalnum()
    return any(_joins_both(each, forms, rules, hyphens_join=hyphens_join) for each in (at, at - 1))


def _joins_both(
    at: int, forms: Sequence[str], rules: WritingRules, *, hyphens_join: bool = False
) -> bool:
    """Return whether a separate apostrophe or hyphen belongs to both its neighbours."""
    if not 0 < at < len(forms) - 1:
        return False
    before, form, after = forms[at - 1].lower(), forms[at], forms[at + 1].lower()
    if not (before[-1:].isalnum() and after[:1].isalnum()):
        return False
    if form in _APOSTROPHE:
        return before in rules.before_apostrophe or after in rules.after_apostrophe
    return form == "-" and (hyphens_join or after in rules.after_hyphen)


def _is_unspaced(before: str, form: str) -> bool:
    return bool(_UNSPACED.match(before[-1]) or _UNSPACED.match(form[0]))


# Quotation marks


def _quotes(tokens: Tokens, forms: Sequence[str], rules: WritingRules) -> Iterator[_Side]:
    """Yield the quotation marks that certainly open or certainly close."""
    quotes = frozenset(forms)
    if quotes.isdisjoint(_QUOTES):
        return
    if '"' in quotes:
        yield from _alternating('"', forms)
    if "''" in tokens and "``" not in tokens:
        yield from _alternating("''", tokens)
    yield from _curved(tokens, forms, rules)
    if not quotes.isdisjoint("«»"):
        yield from _pointed("«", "»", forms, rules)
    if not quotes.isdisjoint("‹›"):
        yield from _pointed("‹", "›", forms, rules)
    if not quotes.isdisjoint(_APOSTROPHE):
        yield from _single(forms, rules)


def _alternating(mark: str, forms: Sequence[str]) -> Iterator[_Side]:
    """Yield marks that look the same on both sides; an odd one is certain only at the edges."""
    places = [at for at, form in enumerate(forms) if form == mark]
    if len(places) % 2 == 0:
        yield from ((at, number % 2 == 0) for number, at in enumerate(places))
    elif len(places) == 1:
        yield from _at_edge(places[0], forms)


def _at_edge(at: int, forms: Sequence[str]) -> Iterator[_Side]:
    if at == 0:
        yield at, True
    elif all(form in _AFTER_WORD for form in forms[at + 1 :]):
        yield at, False


def _curved(tokens: Tokens, forms: Sequence[str], rules: WritingRules) -> Iterator[_Side]:
    """Yield “ ” „ ‚ ‘; “ closes after „ and opens elsewhere."""
    for at, form in enumerate(forms):
        if tokens[at] == "''":
            if "``" in tokens:
                yield at, False
        elif form in ("„", "‚"):
            yield at, True
        elif form in ("“", "‘"):
            after_low = ("„" if form == "“" else "‚") in forms[:at]
            if after_low or not rules.low_quotes or "”" in forms[at:]:
                yield at, not after_low
            else:
                yield from _at_edge(at, forms)
        elif form == "”":  # Swedish has it on both sides
            certain = "„" in forms[:at] or "“" in forms[:at]
            yield from [(at, False)] if certain else _at_edge(at, forms)


def _pointed(left: str, right: str, forms: Sequence[str], rules: WritingRules) -> Iterator[_Side]:
    """Yield « », which some languages write » «."""
    marks = [(at, form) for at, form in enumerate(forms) if form in (left, right)]
    first = left if rules.guillemets_open else marks[0][1]
    alternate = all(
        form == (left, right)[(number + (first == right)) % 2]
        for number, (_, form) in enumerate(marks)
    )
    if rules.guillemets_open or (alternate and len(marks) % 2 == 0):
        yield from ((at, form == first) for at, form in marks)
    elif len(marks) == 1:
        yield from _at_edge(marks[0][0], forms)


def _single(forms: Sequence[str], rules: WritingRules) -> Iterator[_Side]:
    """Yield separate apostrophes that close a quotation, or a plural that owns something."""
    inside = False
    places = [
        at
        for at, form in enumerate(forms)
        if form in ("‘", *_APOSTROPHE) and not _joins_both(at, forms, rules)
    ]
    for at in places:
        if forms[at] == "‘":
            inside = True
        elif inside:
            inside = False
            yield at, False
        elif rules.plural_possessive and at and forms[at - 1][-1:] in "sS" and len(places) == 1:
            yield at, False  # the boys'
