"""A lost or added line is located by the lengths of all sentences together."""

from pathlib import Path

import pytest

from protest_core.demo import demonstration_suites
from protest_core.files.text import UNKNOWN_LENGTH, first_mismatch, token_counts
from protest_core.text.translation import last_source

TRANSLATIONS = ("reference", "systems/alder", "systems/birch", "systems/cedar")


def lengths(file: Path) -> list[int]:
    lines = file.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    if file.suffix == ".align":
        return [last_source(line) + 1 for line in lines]
    return token_counts(lines)


@pytest.mark.parametrize("suffix", [".txt", ".align"])
@pytest.mark.parametrize("suite", demonstration_suites(), ids=lambda suite: suite.name)
def test_a_lost_or_added_line_is_found_within_two_lines_in_four_of_five_cases(
    suite: Path, suffix: str
):
    source = lengths(suite / "source.txt")
    lost, added = [], []
    for name in TRANSLATIONS:
        found = lengths(suite / f"{name}{suffix}")
        for line in range(len(found)):
            before, after = found[:line], found[line:]
            other = found[(37 * line + 11) % len(found)]
            lost.append(abs(first_mismatch(source, before + after[1:]) - line) <= 2)
            added.append(abs(first_mismatch(source, [*before, other, *after]) - line) <= 2)
    assert sum(lost) >= 0.8 * len(lost)
    assert sum(added) >= 0.8 * len(added)


@pytest.mark.parametrize(
    ("found", "misfit"),
    [
        ([3, 9, 20, 1], 2),  # 4 is missing
        ([3, 9, 4, 20], 4),
        ([9, 4, 20, 1], 0),
        ([20, 1], 0),
        ([3, 9, 30, 4, 20, 1], 2),
        ([3, 9, 30, 30, 4, 20, 1], 2),
        ([3, 9, 4, 20, 1, 7], 5),
        ([], 0),
    ],
)
def test_the_first_line_that_does_not_fit(found: list[int], misfit: int):
    assert first_mismatch([3, 9, 4, 20, 1], found) == misfit


def test_where_all_are_alike_the_end_is_missing():
    assert first_mismatch([5] * 9, [5] * 7) == 7


def test_a_sentence_of_unknown_length_decides_nothing():
    source = [3, 9, UNKNOWN_LENGTH, 20, 1]
    assert first_mismatch(source, [3, 9, 4, 1]) == 3
