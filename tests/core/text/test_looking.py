"""Text that was tokenised before and is given as raw."""

import pytest

from protest_core.text.tokenisation_fit import looks_tokenised

RAW = ["It rains, and then it stops.", "Is it 3.5 or 3,5?", "Non !", "Oui : c'est vrai.", "no end"]


def tokenised(lines: list[str]) -> list[str]:
    return [line.replace(",", " ,").replace(".", " .") for line in lines]


@pytest.mark.parametrize("times", [1, 2, 50])
def test_raw_text_does_not_look_tokenised(times: int):
    assert not looks_tokenised(RAW * times)


@pytest.mark.parametrize("times", [3, 50])
def test_tokenised_text_does(times: int):
    assert looks_tokenised(tokenised(RAW) * times)


def test_a_blank_too_many_here_and_there_is_no_sign():
    assert not looks_tokenised(RAW * 9 + tokenised(RAW))


@pytest.mark.parametrize("lines", [[], [""], ["."], ["a ."] * 4, ["no end"] * 50])
def test_of_little_text_nothing_is_said(lines: list[str]):
    assert not looks_tokenised(lines)
