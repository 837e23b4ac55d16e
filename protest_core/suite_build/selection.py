"""Choose a suite's examples: a number of each category, as varied as possible."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

from protest_core.files.fields import close_match
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import read_lines
from protest_core.suite.toml_file import Categories
from protest_core.suite_build.inventory import Available

# Guillou et al. 2018, Table 3: the numbers of the English–German suite of WMT 2018.
WMT_2018: Mapping[str, int] = {
    "anaphoric_intra_subject_it": 25,
    "anaphoric_intra_non-subject_it": 25,
    "anaphoric_inter_subject_it": 25,
    "anaphoric_inter_non-subject_it": 25,
    "anaphoric_intra_they": 10,
    "anaphoric_inter_they": 10,
    "anaphoric_singular_they": 5,
    "anaphoric_group_it-they": 15,
    "event_it": 30,
    "pleonastic_it": 30,
}
# Guillou & Hardmeier 2016, the English–French suite of PROTEST, of 250 pronouns. Written from
# memory: the sum is the paper’s, the parts were not checked against it.
PROTEST_2016: Mapping[str, int] = {
    "anaphoric_intra_subject_it": 25,
    "anaphoric_intra_non-subject_it": 15,
    "anaphoric_inter_subject_it": 25,
    "anaphoric_inter_non-subject_it": 5,
    "anaphoric_intra_they": 25,
    "anaphoric_inter_they": 25,
    "anaphoric_singular_they": 15,
    "anaphoric_group_it-they": 10,
    "event_it": 30,
    "pleonastic_it": 30,
    "addressee_generic_you": 20,
    "addressee_deictic_singular_you": 15,
    "addressee_deictic_plural_you": 10,
}
_RARE = 0.03  # of the examples of a category
_ALL_RARE = "…"
PRESETS: Mapping[str, Mapping[str, int]] = {"wmt18": WMT_2018, "protest16": PROTEST_2016}
_ENTRY = re.compile(r"(?P<category>[^\s=:,]+)\s*[=:,\s]\s*(?P<number>\S+)")
_MOST = 1_000_000
_ON_THE_COMMAND_LINE = "--per-category"


def choose(
    available: Sequence[Available], wanted: Mapping[str, int] | None, *, seed: int
) -> tuple[Available, ...]:
    """Return examples in the order of the text; all of them if no numbers are wanted.

    In each category the reference's pronouns are balanced first, rare ones as one group, then
    documents; examples that the reference does not translate by a pronoun come last. The same seed
    gives the same choice.
    """
    if wanted is None:
        return tuple(available)
    by_category: defaultdict[str, list[Available]] = defaultdict(list)
    for example in available:
        by_category[example.category].append(example)
    chosen: list[Available] = []
    for category, number in wanted.items():
        # A random generator for each, so that changing the number of one category affects no other.
        chance = Random(f"{seed}/{category}")  # noqa: S311 — a draw, not a secret
        chosen += _choose(by_category.get(category, []), number, chance)
    return tuple(sorted(chosen, key=lambda example: example.number))


def _choose(available: Iterable[Available], number: int, chance: Random) -> list[Available]:
    rest = list(available)
    chance.shuffle(rest)
    with_pronoun = _balanced([each for each in rest if each.reference], number, chance)
    left = number - len(with_pronoun)
    return with_pronoun + _balanced([each for each in rest if not each.reference], left, chance)


def _balanced(rest: Sequence[Available], number: int, chance: Random) -> list[Available]:
    """Take examples in turn from the group with the fewest, and there from the rarest document."""
    piles = _piles(rest)
    order = {pile: chance.random() for pile in sorted(piles)}
    taken: Counter[str] = Counter()
    documents: Counter[tuple[str, str]] = Counter()
    chosen: list[Available] = []
    while len(chosen) < number and piles:
        name = min(piles, key=lambda pile: (taken[pile], order[pile]))
        example = min(
            piles[name], key=lambda each: documents[each.origin.part, each.origin.document]
        )
        piles[name].remove(example)
        if not piles[name]:
            del piles[name]
        taken[name] += 1
        documents[example.origin.part, example.origin.document] += 1
        chosen.append(example)
    return chosen


def _piles(rest: Sequence[Available]) -> dict[str, list[Available]]:
    """Return groups by the reference's pronoun; rare ones, mostly misaligned, are one group."""
    counts = Counter(example.reference for example in rest)
    few = len(rest) * _RARE
    piles: defaultdict[str, list[Available]] = defaultdict(list)
    for example in rest:
        is_rare = 1 <= counts[example.reference] < few
        piles[_ALL_RARE if is_rare else example.reference].append(example)
    return dict(piles)


def read_category_numbers(entries: Iterable[str], known: Categories) -> Mapping[str, int]:
    """Read entries that are `category=number` or name a file with such lines; later ones win.

    In a file a tab, a blank, a comma or a colon may replace the equals sign; lines that are empty
    or begin with # are skipped, and so is a header.
    """
    reader = _SelectionReader(known)
    for entry in entries:
        if "=" in entry and not Path(entry).exists():
            for each in entry.split(","):
                reader.read(each, _ON_THE_COMMAND_LINE, None)
        else:
            reader.read_file(Path(entry))
    reader.problems.refuse_if_any("The numbers per category")
    return reader.numbers


class _SelectionReader:
    def __init__(self, known: Categories) -> None:
        self.numbers: dict[str, int] = {}
        self.problems = ProblemList()
        self._known = known

    def read_file(self, path: Path) -> None:
        for number, line in enumerate(read_lines(path, path.name, self.problems).lines, 1):
            is_header = number == 1 and line.split()[:1] == ["category"]
            if line.strip() and not line.startswith("#") and not is_header:
                self.read(line, path.name, number)

    def read(self, entry: str, file: str, line: int | None) -> None:
        match = _ENTRY.fullmatch(entry.strip())
        if match is None:
            self.problems.add(file, f"{quoted(entry)} is not category=number", line=line)
            return
        category, number = match["category"], match["number"]
        if self._known.complete and category not in self._known.by_id:
            close = close_match(category, self._known.by_id)
            there = ", ".join(self._known.by_id)
            hint = f"; did you mean {close}?" if close else f"; there are {there}"
            message = f"there is no category {quoted(category)}{hint}"
            self.problems.add(file, message, line=line)
        elif not (number.isascii() and number.isdigit() and int(number[:9]) <= _MOST):
            what = f"{quoted(number)} is not a number from 0 to {_MOST:,}"
            self.problems.add(file, f"{category}: {what}", line=line)
        else:
            self.numbers[category] = int(number)
