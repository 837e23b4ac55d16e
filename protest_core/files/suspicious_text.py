"""Suspicious text: HTML entities, and punctuation attached to words."""

import re
from collections import Counter
from collections.abc import Sequence
from html import unescape
from html.entities import html5

from protest_core.errors import counted
from protest_core.files.problems import ProblemList, quoted

# Entities up to the longest names of HTML, with a semicolon: `AT&T` and `Q&A;` are none.
_ENTITY = re.compile("&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});")
# How a tokeniser splits the usual ones: `& quot ;`.
_TAKEN_APART = re.compile("& ?(?:amp|quot|apos|lt|gt|nbsp|# ?[0-9]{2,7}) ?;")
_SIGNS = frozenset(",;?!.…。！？，、；：।؟،")
_ALSO_IN_ABBREVIATIONS = "."
_LEAST_WITH_SIGNS = 3  # too few words to tell otherwise
_NO_CHARACTER = "\ufffd"


class EntityDecoder:
    """Replaces HTML entities by characters, once; counts them, and those left over."""

    def __init__(self) -> None:
        self._decoded: Counter[str] = Counter()
        self._encoded_twice: Counter[str] = Counter()
        self._unknown: Counter[str] = Counter()

    def decoded(self, text: str) -> str:
        """Return the decoded text; entities of no character are left for `entity_mistake`."""
        if "&" not in text:
            return text
        found = _ENTITY.findall(text)
        self._decoded.update(filter(_character, found))
        unknown = [each for each in found if not _character(each)]
        self._unknown.update(each for each in unknown if not _is_number(each))
        decoded = _ENTITY.sub(lambda each: _character(each.group()) or each.group(), text)
        left = Counter(_ENTITY.findall(decoded)) - Counter(unknown)
        self._encoded_twice.update(filter(_character, left.elements()))
        return decoded

    def report(self, name: str, problems: ProblemList) -> None:
        for what, counts in (
            ("HTML entities decoded", self._decoded),
            ("HTML entities that were encoded twice, and decoded once", self._encoded_twice),
            ("left as they are, since HTML has no such entities", self._unknown),
        ):
            if counts:
                most = ", ".join(
                    f"{quoted(each)} {count:,}" for each, count in counts.most_common(5)
                )
                more = ", …" if len(counts) > 5 else ""
                problems.warn(name, f"{what}: {counts.total():,} ({most}{more})")


def entity_mistake(text: str) -> str | None:
    """Return the mistake in a text with an entity of no character, such as `&#0;`."""
    for entity in _ENTITY.findall(text) if "&#" in text else ():
        if not _character(entity):
            return f"{quoted(entity)} stands for no character"
    return None


def _character(entity: str) -> str:
    """Return the character of an entity; an empty text if HTML does not define it."""
    if not _is_number(entity):
        return html5.get(entity[1:], "")
    character = unescape(entity)  # numbers of no character become the replacement character
    return "" if character == _NO_CHARACTER else character


def _is_number(entity: str) -> bool:
    return entity[1] == "#"


def warn_of_suspicious_text(lines: Sequence[str], name: str, problems: ProblemList) -> None:
    """Warn of a suite's text that contains HTML entities or does not look tokenised."""
    _warn_of_entities(lines, name, problems)
    _warn_of_hanging_signs(lines, name, problems)


def _warn_of_entities(lines: Sequence[str], name: str, problems: ProblemList) -> None:
    known: list[tuple[int, str]] = []
    unknown: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        if "&" in line:
            entities = _ENTITY.findall(line)
            known += [(number, each) for each in entities if _character(each)]
            unknown += [(number, each) for each in entities if not _character(each)]
            known += [(number, each) for each in _TAKEN_APART.findall(line) if not entities]
    if known:
        first, entity = known[0]
        problems.warn(
            name,
            f"HTML entities: {len(known):,}, such as {quoted(entity)}; write the characters that "
            "they stand for, and tokenise the text again",
            line=first,
        )
    if unknown:
        first, entity = unknown[0]
        more = f", and {len(unknown) - 1:,} more" if len(unknown) > 1 else ""
        problems.warn(
            name,
            f"no entity of HTML: {quoted(entity)}{more}, though it looks like one; write the "
            "character that was meant",
            line=first,
        )


def _warn_of_hanging_signs(lines: Sequence[str], name: str, problems: ProblemList) -> None:
    """Warn if more signs are attached to words than not; full stops only count at line ends."""
    alone, hanging = 0, []
    for number, line in enumerate(lines, 1):
        tokens = line.split(" ")
        for place, token in enumerate(tokens, 1):
            if token[-1:] not in _SIGNS:
                continue
            if not any(map(str.isalnum, token)):
                alone += 1
            elif token[-1] != _ALSO_IN_ABBREVIATIONS or place == len(tokens):
                hanging.append((number, token))
    if len(hanging) >= _LEAST_WITH_SIGNS and len(hanging) > alone:
        first, token = hanging[0]
        problems.warn(
            name,
            f"the text looks untokenised: {counted(len(hanging), 'word')} such as {quoted(token)} "
            f"with a sign at the end, and {counted(alone, 'sign')} alone; tokens are what one "
            "blank separates",
            line=first,
        )
